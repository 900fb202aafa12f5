# The page's own sentences. What belongs to a rule system is said by the server.

close = Close
retry = Try again
to-start = To the start page
lost-title = There is no such page
lost-why = Nothing here belongs to { $address }. Check the link, or open a table on the start page.
yes = yes
no = no

# Settings
settings-title = Settings
settings-language = Language
settings-switch = Auf Deutsch umschalten
settings-theme = Appearance
theme-system = system
theme-dark = dark
theme-light = light

# Start page
start-about = The game table for rolls: see the odds first, roll together, keep it all in the log.
start-title = Open a table
start-name = Name of the table
start-name-example = for example: The Crypt below Whitewater
start-unnamed = Our table
start-systems = Rule systems
start-choose = Choose at least one rule system.
start-language = Language of the table (each person can choose their own)
start-do = Open the table
rules-fold = House rules
rules-title = House rules of this table
opened-title = “{ $name }” is open
opened-enter = Go to the table as GM

# Links
links-title = Links to hand out
link-gm = For the GM
link-gm-hint = runs the table and also sees private and blind rolls; keep it to yourself
link-player = For players
link-player-hint = rolls and writes
link-spectator = For watching
link-spectator-hint = sees what is public
link-copy = Copy
link-copied = Copied

# Taking a seat
join-title = What is your name at the table?
join-name = Your name
join-do = Take a seat
join-no-link-title = No seat here yet
join-no-link = This table needs an invitation link. Ask the GM for one and open it in this browser.
seat-already = You already sit here as { $name }.
seat-other = Take a new seat with this link
seat-stay = Stay

# Areas
areas-label = Areas
area-roll = Roll
area-log = Log
area-table = Table
seats-title = At the table
seats-you = you
seats-here = here
seats-away = away
role-gm = game master
role-player = player
role-spectator = watching
export-title = Save the log
export-md = Markdown
export-html = HTML
export-jsonl = JSON Lines

# Connection
line-live = live
line-connecting = connecting …
line-resending = resending …
line-offline = offline
line-refused = no seat

# Rolling
picker-label = Checks
picker-notation = Notation
picker-system = Rule system
notation-label = Dice notation
notation-help = For example 4d6kh3, 3d6+2 or 1d20+5 >= 15
roll-do = Roll
roll-sending = Sending …
mode-label = Who sees the roll
mode-public = public
mode-private = private (GM and you)
mode-private-gm = private (GM only)
mode-private-of = private (GM and { $name })
mode-blind = blind (GM only)
mode-self = only me
faces-title = Your own dice
faces-label = Faces that fell, in the order thrown
faces-help = Separated by commas or spaces. The roll is marked as thrown by hand.
faces-not-numbers = Only whole numbers go here, separated by commas or spaces: 16, 3, 5
faces-too-many = That is too many dice. At most 1000 will do.
form-none = none
form-unsaid = not stated
form-yes = yes
form-no = no
form-less = { $name }: less
form-more = { $name }: more
form-empty = { $name }: leave empty
form-further = { $count ->
    [one] One more field
   *[other] { $count } more fields
}
form-add-row = Add
form-remove-row = { $name }: remove row { $number }
form-notation-example = 1d8+4
form-replaced = “{ $given }” now counts instead of “{ $cleared }”.
form-missing = Something is missing here.
form-not-whole = A whole number goes here, for example 5.
form-too-small = At least { $minimum } goes here.
form-too-large = At most { $maximum } goes here.
odds-table = Odds
odds-mean = mean { $mean }
odds-range = from { $min } to { $max }
odds-from = from { $min }, open above
odds-up-to = up to { $max }, open below
odds-open = open above and below
odds-automatic = The GM may grant this success without a roll.
gain-title = What a choice is worth
gain-one-more = { $name } at { $next }
gain-to = becomes
spectator-note = You are watching. Rolls appear in the log as they fall.

# Readings of pasted notation
readings-several = Other programs read this as a different roll. Choose what is meant; without a choice it is rolled as Wurfwerk reads it.
readings-unread = Wurfwerk does not write it this way, other programs do. Choose what is meant.
reading-take = Read as in { $programs }: { $notation }, { $mean }
reading-no-mean = mean too costly here
reading-no-spelling = cannot be said in our notation
dialect-default = Wurfwerk
dialect-roll20 = Roll20
dialect-foundry = Foundry VTT
dialect-avrae = avrae
dialect-rpgdr = rpg-dice-roller
dialect-dicemaiden = Dice Maiden

# Log
log-empty = Rolls will appear here. Choose a check and roll.
log-hidden = Something hidden has happened
log-joined = { $name } now sits at the table
log-opened = The table “{ $name }” is open
log-earlier = Show earlier
log-to-foot = To the newest
say-label = Message or roll
say-placeholder = /r 3d6+2 or a message
say-send = Send
card-label = Roll by { $name }: { $label }
card-open = Breakdown
card-again = Roll again
card-typed = own dice
card-automatic = success without a roll possible, the GM decides
card-compared = { $left } against { $right }
card-rules = Rules in force
card-seq = Entry { $seq }
margin-over = { $margin } above
margin-under = { $margin } below
margin-exact = exactly met
die = { $sides ->
    [F] dF
   *[other] d{ $sides }
}
die-times = { $die }, { $times } times
die-dropped = { $die } dropped
dice-more = and { $count } more
spoken-rolled = { $name }, { $label }: { $value }
spoken-outcome = { $name }, { $label }: { $value }, { $outcome }
spoken-several = { $name } rolls several times. { $rolls }
spoken-said = { $name } writes: { $text }

# Errors without a sentence from the server
error-unreachable = The server cannot be reached. Check the connection and try again.
error-no-answer = The server's answer could not be understood. Try again.
error-systems = The rule systems could not be read.

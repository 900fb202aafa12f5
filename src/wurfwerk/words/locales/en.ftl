### Wurfwerk's own texts in English. Same keys as de.ftl. Every room appends its keys under its heading.


## words

language-name = English
yes = yes
no = no


## errors

error-internal = This is a fault of Wurfwerk, not yours: { $what }
error-unknown-language = The language “{ $language }” is not spoken here; there are de and en.
error-too-few-faces = { $given ->
    [one] Only one face is given
   *[other] Only { $given } faces are given
 }, the roll needs one more for a die with { $sides } sides.
error-left-over-faces = { $given ->
    [one] One face is given
   *[other] { $given } faces are given
 }, the roll needs only { $used }; { $left ->
    [one] one is
   *[other] { $left } are
 } left over.
error-impossible-face = In place { $position } stands { $face }, but a die with { $sides } sides cannot show that.
error-too-many-throws = The roll needs more than { $most } single throws and is given up; let fewer dice explode, or explode less often.


## command line

error-unknown-command = There is no command “{ $command }”; there are { $commands }.
error-unknown-option = There is no option --{ $option } here.
error-missing-value = The value after --{ $option } is missing.
error-needless-value = --{ $option } takes no value.
error-given-twice = { $option } is given twice; it can be given only once.
error-missing-target = What is to be rolled is missing, for example 4d6kh3 or openlegend.action.
error-not-text = The input is no readable text (not UTF-8).
error-bad-number = “{ $text }” after --{ $option } is no number; 15, 7/2 or 3.5 would be right.
error-bad-faces = In place { $position } of --faces stands “{ $text }”; whole numbers with commas between them would be right, for example 16,3,5.
error-seed-and-faces = --seed and --faces do not go together: either the dice fall from a seed, or you type them in.
error-option-of-checks = --{ $option } goes with checks such as openlegend.action, not with dice notation.
error-needless-word = “{ $word }” is too much here: { $check } takes only options.
error-needless-argument = “{ $word }” is too much here.
error-list-option = --{ $option } is a list and goes only through --parameters, for example --parameters '{"{"}"{ $option }": […]{"}"}'.
error-parameters-too-long = --parameters is too long; at most { $most } characters.
error-parameters-not-json = --parameters is no valid JSON, the error is at character { $position }.
error-parameters-too-deep = --parameters cannot be read: nested too deep, or with numbers that are too long.
error-parameters-no-object = --parameters must be a JSON object in braces.
error-rule-form = “{ $text }” is no house rule; --rule KEY=VALUE would be right, for example --rule tie=reroll.
error-rule-of-another = The house rule { $rule } does not belong to { $system } and would have no effect here.
error-bad-port = “{ $text }” is no port; a whole number from 0 to 65535 would be right.
hint-parameters = This would be right: --parameters '{"{"}"attribute": 5, "challenge": 20{"}"}'
hint-checks = What checks there are says: wurfwerk systems

odds-too-wide = (too many values for a picture; --at-least and --at-most give exact answers)

help-usage = Usage:
help-summary = Wurfwerk rolls dice, computes chances exactly, and opens a live game table.
help-roll = Rolls once and shows every die.
help-odds = Shows the exact distribution: every value with its percentage and the chance to reach at least it (≥).
help-systems = Says what there is: game systems, checks, their parameters with bounds, house rules with reasons, resources.
help-serve = Starts the live table. What is not given comes from WURFWERK_HOST, WURFWERK_PORT and WURFWERK_DATABASE.
help-target = TARGET is dice notation (4d6kh3, 3W6+2, 2d20kl1) or a check (openlegend.action); wurfwerk roll CHECK --help names the options of a check. If it begins with a minus, put -- before it. For - one line of standard input is read.
help-more = More says wurfwerk COMMAND --help. The language is chosen by --lang de or --lang en, else by the environment.
help-options = Options:
help-parameters = Parameters:
help-house-rules = House rules (default first):
help-examples = Examples:
help-status = Exit status: 0 done, 2 the input was wrong, 3 refused because the exact answer would be too costly.

option-json = output as JSON in one line
option-lang = language of the texts
option-help = this help
option-seed = same seed, same roll
option-faces = faces in the order they fell, for physical dice
option-dialect = dialect of the notation, else default
option-parameters = parameters of a check as a JSON object; the only way for lists
option-rule = house rule of a check; may be repeated
option-at-least = chance to reach at least so much; several numbers may follow
option-at-most = chance to reach at most so much; several numbers may follow
option-host = address where the table can be reached; 0.0.0.0 for phones in the same network
option-port = port, else 8321
option-database = database, for example sqlite:PATH
option-sample = opens a sample table

parameter-bounds = { $minimum } to { $maximum }
parameter-length = length { $minimum } to { $maximum }
parameter-required = required
parameter-default = else { $value }
parameter-items = Each item: { $items }

systems-more = More about a system says wurfwerk systems SYSTEM, more about a check wurfwerk roll CHECK --help.
systems-outcomes = Outcomes: { $outcomes }
systems-rules-of-check = House rules: { $rules }
systems-rules = House rules
systems-default = (default)
systems-resources = Resources
resource-minimum = at least { $number }
resource-maximum = at most { $number }
resource-start = { $number } at the start
origin = { $origin ->
    [source] From the source
    [public] From the public rules
   *[house] Our own decision
 }


## checks

error-unknown-system = There is no game system “{ $system }”; there are { $known }.
error-unknown-check = There is no check “{ $target }”; there are { $known }.
error-unknown-parameter = { $check } has no parameter { $parameter }; there are { $known }.
error-missing-parameter = { $check } needs { $parameter } ({ $label }).
error-out-of-bounds = { $parameter } ({ $label }) is { $value }, but must lie between { $minimum } and { $maximum }.
error-not-a-whole-number = { $parameter } ({ $label }) is “{ $value }”, but must be a whole number from { $minimum } to { $maximum }.
error-not-true-or-false = { $parameter } ({ $label }) is “{ $value }”, but must be true or false.
error-not-a-choice = { $parameter } ({ $label }) is “{ $value }”; possible are { $choices }.
error-not-a-text = { $parameter } ({ $label }) is “{ $value }”, but must be text.
error-text-too-long = { $parameter } ({ $label }) has { $value } characters, at most { $maximum } are allowed.
error-not-a-roll = { $parameter } ({ $label }) is “{ $value }”, but must be dice notation, for example 2d6+3.
error-not-a-list = { $parameter } ({ $label }) is “{ $value }”, but must be a list.
error-too-many-items = { $parameter } ({ $label }) has { $value } items, at most { $maximum } are allowed.
error-not-an-object = { $parameter } ({ $label }) is “{ $value }”, but must be an item with { $keys }.
error-unknown-rule = { $system } has no house rule “{ $rule }”; there are { $known }.
error-no-house-rules = { $system } has no house rules for its checks, so “{ $rule }” cannot be set.
error-unknown-rule-value = The house rule { $rule } has no value “{ $value }”; there are { $values }.
hint-did-you-mean = Did you mean { $names }?
explain-rule-mattered = House rule “{ $rule }”: { $value }
check-automatic = The GM may let the check succeed without a roll.


## exact


## dice


## notation errors


## table

table-error-not-allowed = You have no right to do that here: spectators neither roll nor write.
table-error-no-seat = You have no seat at this table. Open the link the GM gave you and take a seat.
table-error-no-such-table = There is no such table. Check the link.
table-error-bad-link = This link is not valid at this table. Ask the GM for a new one.
table-error-foreign-origin = The request comes from another site's page and is not accepted.
table-error-not-found = There is no such address.
table-error-wrong-method = This address cannot be called that way.
table-error-too-fast = That was too fast in a row. Wait a moment.
table-error-not-json = The request is not a valid JSON object.
table-error-wrong-shape = { $fault ->
    [missing] The field “{ $field }” is missing.
    [unknown] There is no field “{ $field }” here.
    [do] The field “do” must be roll, say or speak.
   *[value] The value in the field “{ $field }” is not valid there.
 }
table-error-too-long = { $field ->
    [request] The request is too long; at most { $most } bytes are allowed.
   *[other] “{ $field }” is too long; at most { $most } characters are allowed.
 }
table-error-bad-name = The name is empty. It needs at least one visible character.
table-error-empty-text = The text is empty.
table-error-unknown-system = There is no system “{ $system }” here; there are { $known }.
table-error-system-not-here = { $system } is not played at this table.
table-error-rule-of-no-system = The house rule “{ $rule }” belongs to no system of this table ({ $known }); in full it is called like openlegend.tie.
table-error-rules-are-fixed = For a single roll only the GM can set house rules that differ from the table's.
table-error-too-many-seats = This table has { $most } seats already; there can be no more.
table-error-too-many-dice = That many dice at once are not possible at the table; at most { $most }.
table-error-too-many-throws = The roll needs more than { $most } single throws at the table and is not made; let fewer dice explode.
table-error-notation-has-no-parameters = Dice notation has no parameters; “{ $parameter }” belongs to a check such as openlegend.action.
table-error-database-unwritable = The database { $place } cannot be written. Check folder, permissions and free space, or name another place with --database.
table-error-database-corrupt = The file { $place } is damaged, or no database of Wurfwerk. It is left as it is; name another with --database, or restore a backup.
table-error-database-in-use = Another server holds the database { $place } open. Stop that one first, or name another with --database.
table-error-database-newer = The database { $place } comes from a newer version of Wurfwerk. Use that one, or name another with --database.
table-error-database-address = “{ $place }” is no database that can be opened here; right would be, for example, sqlite:/path/to/file.sqlite3.
table-error-storing-failed = That could not be stored and has not happened ({ $place }). Try again.
table-error-port-in-use = Something is running already on { $host }, port { $port }. Name another with --port.
table-error-no-such-host = This machine cannot serve at { $host }, port { $port }: { $why }
table-error-bad-rate = WURFWERK_RATE is “{ $text }” and must be a number of at least 0.

table-mode-private = for the GM and you only
table-mode-blind = blind, for the GM
table-mode-self = for you only
table-export-opened = The table “{ $name }” was opened.
table-export-joined = { $role ->
    [gm] { $name } is the GM.
    [player] { $name } plays.
   *[spectator] { $name } looks on.
 }
table-export-hidden = (hidden)
table-export-typed = typed in
table-front-not-built = The pages of the table are not built yet. In the project's folder this command builds them: ./dev setup
table-sample-name = The round table

serve-address = Wurfwerk runs at { $address }
serve-sample = The sample table “{ $name }”:
serve-link = { $role ->
    [gm] GM
    [player] players
   *[spectator] spectators
 }
serve-phones = Phones in the same network open the players' link with this picture:
serve-database = Stored in { $place }
serve-stop = Stop with Ctrl+C

### Wörter der Seiten, die aus den Deklarationen der Spielsysteme entstehen. Gleiche Schlüssel wie en.ftl.

house-made = Diese Seite entsteht aus den Deklarationen, die auch das Programm liest; sie kann nichts anderes sagen, als das Programm tut.
contents-check = Probe
contents-target = Ziel
contents-for = Was es ist

parameters = Parameter
parameter = Parameter
option = Schlüssel
values = Werte
default = Vorgabe
meaning = Hinweis
no-parameters = Diese Probe hat keine Parameter.

integer-between = { $minimum } bis { $maximum }
integer-from = ganze Zahl ab { $minimum }
integer-to = ganze Zahl bis { $maximum }
integer = ganze Zahl
boolean = ja oder nein
text = Text mit höchstens { $maximum } Zeichen
notation = Würfelnotation
list = Liste mit höchstens { $maximum }
list-of = { $list }, je { $each }
group = mehrere Teile
list-open = Liste

default-required = muss angegeben sein
default-none = keine
default-empty = leer
default-true = ja
default-false = nein

outcomes = Ausgänge, vom schlechtesten zum besten
no-outcomes = Sie ergibt nur einen Wert; nichts gelingt oder misslingt.
outcome = Ausgang
chance = Chance
exact = Genau
exact-long = Bruch mit { $digits } Ziffern
automatic = Die SL darf das ohne Würfel gelingen lassen.

example = Beispiel
example-odds = Die Chancen, berechnet beim Bau dieser Seite:
example-mean = Mittelwert { $mean }, Standardabweichung { $deviation }.
example-thrown = Liegen die Augen { $faces } auf dem Tisch, ist der Wert { $value }: { $outcome }.
example-thrown-plain = Liegen die Augen { $faces } auf dem Tisch, ist der Wert { $value }.

touched = Hausregeln, die sie berühren
house-rules = Hausregeln
house-rules-about = Wo die Regeln des Spiels schweigen oder sich widersprechen, entscheidet ein Schalter. Die Vorgabe ist gekennzeichnet; das Protokoll eines Tisches behält, was galt.
no-house-rules = Dieses System hat keine Hausregeln.
rule-key = Schlüssel
rule-value = Wert
rule-default = Vorgabe
origin-source = Die Vorgabe folgt dem Text des Spiels.
origin-public = Die Vorgabe folgt den veröffentlichten Regeln des Spiels.
origin-house = Die Vorgabe ist unsere eigene Entscheidung.

resources = Am Tisch gezählt
resource = Vorrat
resource-from = von
resource-to = bis
resource-start = am Anfang
resource-open = offen

transitions = Änderungen dessen, was gezählt wird
sheet = Charakterbogen
sheet-about = Angelegt mit `wurfwerk sheet new { $system } DATEI`. Der Schlüssel eines Feldes ist sein Pfad: `wurfwerk sheet set DATEI SCHLÜSSEL=WERT`.
sheet-derived = Daraus folgen: { $derived }
references = Tafeln
reference-source = Quelle: { $source }

coverage = Regeln und Beweise
coverage-about = Jede nummerierte Regel der Vorlagen, zusammen { $rules }, in unseren eigenen Worten: was im Programm sie ausführt und welcher Test sie beweist. Die Seite entsteht aus den Deklarationen, die auch das Programm liest; eine Regel ohne Test oder eine, die etwas nennt, das es nicht gibt, lässt die Tests scheitern. Ratschläge an die Menschen am Tisch beweist der Hinweis, die Liste oder die Ablehnung, die sie trägt.
coverage-count = { $rules } Regeln; auf der Kommandozeile: `wurfwerk systems { $system } --rules`
law = Regel
law-text = Was sie sagt
law-by = Ausgeführt durch
law-proof = Bewiesen von

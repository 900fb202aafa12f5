### Wurfwerks eigene Texte auf Deutsch. Gleiche Schlüssel wie en.ftl. Jeder Raum hängt seine Schlüssel unter seiner Überschrift an.
### Anrede du, neutral (SL, Spielende), kein Ausrufezeichen am Satz.


## words

language-name = Deutsch


## errors


## command line


## checks


## exact


## dice


## notation errors


## table


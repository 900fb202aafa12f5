### Wurfwerk's own texts in English. Same keys as de.ftl. Every room appends its keys under its heading.


## words

language-name = English


## errors


## command line


## checks


## exact


## dice


## notation errors


## table


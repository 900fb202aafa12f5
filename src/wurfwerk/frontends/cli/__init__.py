"""The command line: `wurfwerk roll`, `odds`, `systems`, `sheet`, `serve`.

`main` finds the command; a plain roll or its odds then loads `plain` and nothing heavy, everything else may take its time.
"""

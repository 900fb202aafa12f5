"""WHAT HAPPENED at a table: commands, events, the fold over them, and who may see what.  Pure functions and data.

decide(table, by, command, chance) -> events     all rules and all randomness; results are facts inside events
evolve(table, entry) -> table                    neither
view(entries, viewer) -> entries                 the one way out of the log: live, state, log and export go through it
"""

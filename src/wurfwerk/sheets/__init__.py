"""A character over time: its sheet as a file that keeps whatever stands in it, the journal of its changes, undo, older versions."""

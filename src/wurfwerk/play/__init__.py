"""Use cases of the live table: open, join, command, read.  Asynchronous; what they need from outside are the ports in `ports`."""

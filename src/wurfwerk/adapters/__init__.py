"""What fills the ports of play: stores and broadcasts.  Neighbours do not know each other."""

"""The ways in which other programs write dice: one module each, with what really differs from our own."""

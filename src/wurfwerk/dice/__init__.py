"""What is the chance: dice as expressions, read several ways.  No game, no sentence, no input or output."""

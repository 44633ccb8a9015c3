"""How an event is played: the systems to choose from, and the card of each that has parameters."""

"""The Rounds page: one round through its life; ``results`` types, ``pairing`` pairs."""

"""What a tournament is: players, rounds, outcomes, scoring, the ladder, categories; frozen snapshots.

Calculations take these values and return new ones. What changes them lies in ``domain.commands``.
"""

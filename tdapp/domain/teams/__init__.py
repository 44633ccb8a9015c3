"""What a team event is beside its players: teams, their rules, matches, and what follows from the boards.

``scores`` reads a whole section; the other modules are values that ``Section`` itself holds.
"""

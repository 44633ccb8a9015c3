"""The Teams page: teams, their members in board order, strength, check-in, points by decision."""

"""Teams: who is in them, who plays for them, what a match is worth, and how they are paired.

``as_players`` shows a competition of teams as one whose players are the teams: what pairs, checks and edits a round of
players then does it for matches.
"""

"""The records of team events: 013, 240, 250, 299, 300, 310, 320, 330, 352, 362, and our own marks of teams.

Belongs here: reading and writing what a file says of teams. Does not: their rules (domain.teams), nor their players
(tdapp.trf), whose modules alone this room knows.
"""

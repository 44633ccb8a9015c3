"""The tree of a knock-out, the same for players and for teams: who meets whom, who goes on, who is out.

What decides a single match is told to it. What players or teams are lies beside it.
"""

"""The words of the trade as frozen values: outcomes, points, players, sections, ladders, commands.

Belongs here: what an arbiter would name. Does not: files, SQL, Qt, numpy. Imports nothing else of tdapp.
"""

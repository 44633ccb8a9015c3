"""Games of an event: their commands, which board they belong to, their headers, what the arbiter is told.

Nothing at the top of ``handlers`` imports tdapp.games: who records no games does not load it.
"""

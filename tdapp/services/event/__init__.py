"""The event and its sections: facts, regulations, schedule, FIDE mode, closing.

Rounds and players have rooms of their own.
"""

"""Title norms of a section: games, facts, candidates, in words. The conditions themselves lie in ``domain.norms``."""

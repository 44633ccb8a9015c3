"""Exact matchings in general graphs: the most pairs, and the cheapest perfect pairing. Knows nothing of chess."""

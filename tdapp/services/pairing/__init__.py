"""Who plays whom as the arbiter asks it: by hand, the rest, the rules announced before, the reasons.

The articles themselves lie in ``tdapp.pairing``.
"""

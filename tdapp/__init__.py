"""tdapp: a tournament director for chess arbiters.

The layers, outermost first: cli, app; ui, storage, interchange; reports; services; tiebreaks, pairing; trf; domain.
"""

__version__ = "0.1.0"

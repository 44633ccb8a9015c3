"""tdapp: a tournament director for chess arbiters.

The layers, outermost first: cli, app; ui, storage, interchange; reports; services; tiebreaks, pairing; trf; domain.
"""

import os

__version__ = "1.0.0rc1"

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # nothing here gains by more, and each takes memory and says so

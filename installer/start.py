"""What the packaged program starts: the same as ``python -m tdapp``, also where there is no console."""

import sys

from tdapp.__main__ import window

sys.exit(window())

"""What the packaged program starts: the same as ``python -m tdapp``."""

import sys

from tdapp.__main__ import main

sys.exit(main())

"""A screen on which the window has room; without one Qt draws for 800 x 800 pixels, half of the rows."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={Path(__file__).with_name('screen.json')}")

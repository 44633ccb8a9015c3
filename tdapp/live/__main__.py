"""``python -m tdapp.live``: serve what comes on standard input until it ends."""

from __future__ import annotations

from tdapp.live.process import main

if __name__ == "__main__":
    raise SystemExit(main())

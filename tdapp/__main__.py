"""``tdapp`` opens the window; ``tdapp VERB ...`` works without one."""

from __future__ import annotations

import sys

from tdapp.cli.registry import VERBS


def main() -> int:
    """Decide between window and verb before anything large is imported."""
    arguments = sys.argv[1:]
    first = arguments[0] if arguments else ""
    if first == "--engine-worker":  # a frozen program starts itself as the pairing engine's process
        from tdapp.pairing.engines.worker import main as worker

        return worker()
    if first in {verb.name for verb in VERBS} or first in ("-h", "--help", "--version", "--self-check"):
        from tdapp.cli.main import run

        return run(arguments)
    from tdapp.app import run_window

    return run_window(arguments)


if __name__ == "__main__":
    sys.exit(main())

"""``tdapp`` opens the window; ``tdapp VERB ...`` works without one."""

from __future__ import annotations

import gc
import locale
import os
import sys
from pathlib import Path

from tdapp.cli.registry import VERBS

MANY_NEW = 50_000
"""Objects after which Python looks for garbage: a thousand players are more than the usual 700, and none is garbage."""


def main() -> int:
    """Decide between window and verb before anything large is imported."""
    gc.set_threshold(MANY_NEW, *gc.get_threshold()[1:])
    letters_of_all_languages()
    arguments = sys.argv[1:]
    first = arguments[0] if arguments else ""
    if first == "--engine-worker":  # a frozen program starts itself as the pairing engine's process
        from tdapp.pairing.engines.worker import main as worker

        return worker()
    if first == "--live-worker":  # and as the process that serves viewers
        from tdapp.live.process import main as live

        return live()
    if first == "--eboards-worker":  # and as the one that listens to e-boards
        from tdapp.live.eboards import main as eboards

        return eboards(*arguments[1:2])
    if first in {verb.name for verb in VERBS} or first in ("-h", "--help", "--version", "--self-check"):
        from tdapp.cli.main import run

        status = run(arguments)
        gc.freeze()  # before it ends, Python looks twice for garbage among all there is
        return status
    if first and not opens_window(first):
        from tdapp.cli.main import unknown_verb

        return unknown_verb(first)
    from tdapp.start import run_window

    return run_window(arguments)


def letters_of_all_languages() -> None:
    """Where no language is set (LANG=C), Qt complains of English letters only; the workers inherit it."""
    if sys.platform == "linux" and locale.setlocale(locale.LC_CTYPE) in ("C", "POSIX"):
        os.environ["LC_ALL" if os.environ.get("LC_ALL") else "LC_CTYPE"] = "C.UTF-8"


def window() -> int:
    """The program of Windows without a console (gui-scripts): what nobody could read goes nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - as long as the program runs
    return main()


def opens_window(first: str) -> bool:
    """An option of the window, a file, or what is named like one; anything else is a verb that was mistyped."""
    return first.startswith("-") or Path(first).suffix.lower() in (".tdb", ".trf", ".trfx") or Path(first).exists()


if __name__ == "__main__":
    sys.exit(main())

"""A process that serves a window ends with it, also when the window was killed."""

from __future__ import annotations

import argparse
import os
import sys
import threading


def add_with_parent(parser: argparse.ArgumentParser) -> None:
    """``--with-parent``: standard input is held open by who started us, and its end is ours."""
    parser.add_argument("--with-parent", action="store_true", help=argparse.SUPPRESS)


def end_with_parent(arguments: argparse.Namespace) -> None:
    """Begin to wait for the end of standard input, where that was asked for."""
    if arguments.with_parent:
        threading.Thread(target=_wait, name="parent", daemon=True).start()


def _wait() -> None:
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os._exit(0)

"""The process itself: what it says when it cannot listen, and that it ends with its input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path


def started(**settings: object) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    pipe = subprocess.PIPE
    words = [sys.executable, "-P", "-m", "tdapp.live"]
    process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, env=environment)
    assert process.stdin is not None
    process.stdin.write(json.dumps(settings).encode() + b"\n")
    process.stdin.flush()
    return process


def test_an_address_that_is_not_ours_is_said_and_nothing_crashes() -> None:
    """Its input is still open then."""
    with started(host="192.0.2.1", port=0) as process:
        assert process.stdout is not None
        assert "failed" in json.loads(process.stdout.readline())
        assert process.wait(20) == 4
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_it_ends_with_its_input() -> None:
    with started(port=0) as process:
        assert process.stdout is not None
        assert json.loads(process.stdout.readline())["listening"] > 0
        _, said = process.communicate(timeout=20)
        assert (process.returncode, said) == (0, b"")

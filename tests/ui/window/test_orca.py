"""What Orca says of a whole round, heard by a speech server without a voice: check-in to paper, by the keyboard.

Skipped where Orca, D-Bus, Xvfb or xdotool are not there. It takes half a minute, most of it waiting for Orca.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
GOLDEN = HERE / "orca_43.txt"
NEEDED = ("orca", "dbus-run-session", "xdotool", "openbox", "Xvfb", "xvfb-run")
SCRIPT = """
openbox > /dev/null 2>&1 & MANAGER=$!
orca --replace -u "$1/prefs" > "$1/orca.out" 2>&1 & READER=$!
"$2" "$3" "$TDAPP_HEARD" "$1"; RESULT=$?
kill $READER $MANAGER
exit $RESULT
"""
ESSENTIAL = (
    "Check-in: type the first letters of a name, then Space",
    "Cox, Mia: not yet seen, 1 of 1",
    "Cox, Mia: here",
    "All others are here",
    "Close the check-in for round 1",
    "The check-in is closed.",
    "Result, board 1: Adler, Ina against Egger, Eva: no result yet",
    "Why board 1?",
    "Board 1: 1 – 0",
    "Board 3: ½ – ½",
    "Buchholz, lowest cut: 0.0",
    "Points after this round",
    "Cox, Mia. Points, round by round. Points after round 1: 1",
    "1 page sent to the printer.",
)
"""In this order, whatever the version of Orca adds of its own."""


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> str:
    if missing := [name for name in NEEDED if shutil.which(name) is None]:
        pytest.skip(f"not installed: {', '.join(missing)}")
    folder = tmp_path_factory.mktemp("orca")
    (folder / "prefs").mkdir()
    shutil.copy(HERE / "orca_customizations.py", folder / "prefs" / "orca-customizations.py")
    (folder / "run").mkdir(mode=0o700)
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DBUS_", "LC_", "LANG"))},
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder / "run"),
        "LANG": "C.UTF-8",
        "PYTHONPATH": str(ROOT),
        "QT_ACCESSIBILITY": "1",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_QPA_PLATFORM": "xcb",
        "SPEECHD_ADDRESS": "unix_socket:/nowhere",
        "TDAPP_HEARD": str(folder / "heard.txt"),
    }
    own = ("xvfb-run", "-a", "-s", "-screen 0 1440x900x24 -nolisten tcp", "dbus-run-session", "--", "sh", "-c", SCRIPT)
    parts = ("sh", str(folder), sys.executable, str(HERE / "spoken_round.py"))
    done = subprocess.run(
        [*own, *parts], env=environment, cwd=ROOT, capture_output=True, text=True, timeout=150, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-3000:]
    if kept := os.environ.get("TDAPP_ORCA_KEPT"):  # a new golden text, to be read before it is kept
        Path(kept).write_text(said_by(done.stdout), encoding="utf-8")
    return said_by(done.stdout)


def said_by(output: str) -> str:
    """From the first key on, without what the desktop's own programs print."""
    return output[output.index("[open]") :]


pytestmark = pytest.mark.conformance


def test_everything_that_matters_is_said_in_its_order(heard: str) -> None:
    at = 0
    for words in ESSENTIAL:
        found = heard.find(words, at)
        assert found >= 0, f"not said, or not there: {words}\n{heard}"
        at = found


def test_the_whole_round_as_orca_43_says_it(heard: str) -> None:
    version = subprocess.run(["orca", "--version"], capture_output=True, text=True, check=False).stdout
    if not version.startswith("43."):
        pytest.skip(f"the words were kept with Orca 43, here is {version.strip()}")
    assert spoken(heard) == spoken(GOLDEN.read_text(encoding="utf-8"))


def spoken(text: str) -> list[str]:
    """Without containers, which Orca names or not as quick as it is."""
    return [line for line in text.splitlines() if line.strip() not in {"layered pane", "tdapp frame."}]

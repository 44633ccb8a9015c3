"""Nothing of games and broadcasts costs an arbiter who does not use them: no import, no timer, no process."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tdapp.storage import open_event_file
from tests.arena import arena
from tests.event_files import written

CODE = """
import sys
from contextlib import closing
from pathlib import Path
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tdapp.app import FileBackend
from tdapp.ui.window.application import make_window
window = make_window(FileBackend(), QSettings(sys.argv[2], QSettings.Format.IniFormat))
window.files.open(Path(sys.argv[1]))
window.show()
for key in ("rounds", "standings", "event"):
    window.show_page(key)
    app.processEvents()
print(sorted({"chess", "aiohttp", "segno"} & set(sys.modules)), "games" in window.stack._made)
window.close()
"""


def test_the_window_opens_an_event_without_chess(tmp_path: Path) -> None:
    path = written(tmp_path / "event.tdb", arena("1 Anna | 2w1\n2 Bert | 1b0", rounds_total=3))
    words = [sys.executable, "-c", CODE, str(path), str(tmp_path / "settings.ini")]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=environment)
    assert done.stdout.strip().splitlines()[-1:] == ["[] False"], done.stderr


def test_a_source_that_was_watched_is_watched_again_when_the_event_is_opened(window, tmp_path: Path) -> None:
    """Before anybody looks at the Games page; closing the event ends it."""
    source = tmp_path / "games.pgn"
    source.write_text('[White "Anna"]\n[Black "Bert"]\n\n1. e4 *\n', "utf-8")
    path = written(tmp_path / "watched.tdb", arena("1 Anna | 2w?\n2 Bert | 1b?", rounds_total=3))
    with closing(open_event_file(path)) as store:
        store.remember("games/source", {"path": str(source), "section": 1})
    window.session.view.open(open_event_file(path))
    store = window.session.view.store
    assert [record.moves for record in store.live_games(1).values()] == [("e2e4",)]
    watch = window.stack.page("games").watch
    assert watch.is_running
    window.session.view.open(None)
    assert not watch.is_running

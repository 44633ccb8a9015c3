"""Nothing of games and broadcasts costs an arbiter who does not use them; without imports: test_safety.py."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from tdapp.storage import open_event_file
from tests.arena import arena
from tests.event_files import written


def test_a_source_that_was_watched_is_watched_again_when_the_event_is_opened(window, tmp_path: Path) -> None:
    """Before anybody looks at the Games page; closing the event ends it."""
    source = tmp_path / "games.pgn"
    source.write_text('[White "Anna"]\n[Black "Bert"]\n\n1. e4 *\n', "utf-8")
    path = written(tmp_path / "watched.tdb", arena("1 Anna | 2w?\n2 Bert | 1b?", rounds_total=3))
    with closing(open_event_file(path)) as store:
        store.remember("games/source", {"path": str(source), "section": 1})
    window.session.view.open(open_event_file(path))
    store = window.session.view.store
    assert [stream.record.moves for stream in store.streams(1)] == [("e2e4",)]
    watch = window.stack.page("games").watch
    assert watch.is_running
    window.session.view.open(None)
    assert not watch.is_running

"""What goes to the viewers beside the boards: standings as the document prints them, and one PGN file a round."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import language, tr
from tdapp.reports.formats.html_blocks import blocks_html
from tdapp.reports.layout.numbers import for_readers
from tdapp.reports.site.data import SectionData
from tdapp.reports.site.pages import standings_after
from tdapp.services.files.writing import write_file
from tdapp.services.live.feed import Feed
from tdapp.services.live.now import AsItStands

MOST_GAMES = 100
"""Games that the largest broadcaster shows of one file."""


class LiveTables:
    """Standings after the last round all of whose results are public.

    ``now``: beside them, while a round is played, as they would be with the results that are public by now.
    """

    def __init__(self, feed: Feed, code: str, *, now: bool = False) -> None:
        self._feed, self._code, self._now = feed, code, now
        self._known: dict[int, object] = {}  # what a table was made of
        self._told: dict[int, object] = {}

    def lines(self, *, everything: bool = False) -> Iterator[dict[str, Any]]:
        """The tables that have changed."""
        if everything:
            self._known.clear()
            self._told.clear()
        for number in self._feed.numbers():
            held = self._feed.section(number)
            after = self._feed.released_rounds(number)
            now = self._feed.as_it_stands(number) if self._now else None
            if now is not None and now.number <= after:
                now = None  # the table after the round says it
            known = (after, held.section if after and held is not None else None, now)
            if held is None or self._known.get(number, (0, None, None)) == known:
                continue
            self._known[number] = known
            table: dict[str, Any] = {"title": "", "html": ""}
            with language(self._code):
                if after:
                    table = self._table(held.section, held.rounds, after)
                if now is not None:
                    table["now"] = self._running(now)
            if self._told.get(number) == table:
                continue
            self._told[number] = table
            yield {"type": "table", "section": number, "table": table}

    def _table(self, section: Section, rounds: Sequence[Round], after: int) -> dict[str, Any]:
        data = SectionData(section, rounds, self._code, dt.datetime.now().astimezone())
        model = for_readers(standings_after(data, after))
        title = f"{model.heading.title} {model.heading.stage}"
        return {"title": title, "html": "\n".join(blocks_html(model))}

    def _running(self, now: AsItStands) -> dict[str, Any]:
        words = tr("Round {number}: {entered} of {all} results count, games without a result do not.")
        said = words.format(number=now.number, entered=now.entered, all=now.boards)
        return {**self._table(now.section, now.rounds, now.number), "title": tr("Standings as of now"), "said": said}


class PgnFolder:
    """One file a round, with all boards in their order; larger rounds in files of a hundred as well."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._games: dict[tuple[int, int], dict[int, str]] = {}

    def take(self, lines: Iterable[dict[str, Any]]) -> str:
        """Write the files of the rounds that have changed, each whole or not at all; why not, where that failed."""
        try:
            self._take(lines)
        except EnvironmentProblem as problem:
            return str(problem)
        except OSError as problem:
            return f"{self._folder}: {problem.strerror or problem}"
        return ""

    def _take(self, lines: Iterable[dict[str, Any]]) -> None:
        changed = set()
        for line in lines:
            if line["type"] == "board":
                key = line["section"], line["board"]["round"]
                self._games.setdefault(key, {})[line["board"]["board"]] = line["board"]["pgn"]
                changed.add(key)
            elif line["type"] == "gone":
                key = line["section"], line["round"]
                self._games.get(key, {}).pop(line["board"], None)
                changed.add(key)
        several = len({section for section, _ in self._games}) > 1
        for section, number in sorted(changed):
            games = [text for _, text in sorted(self._games[section, number].items())]
            if games:  # an empty file stops a broadcast
                stem = f"section-{section}-round-{number}" if several else f"round-{number}"
                self._write(f"{stem}.pgn", games)
                for first in range(0, len(games) if len(games) > MOST_GAMES else 0, MOST_GAMES):
                    part = games[first : first + MOST_GAMES]
                    self._write(f"{stem}-boards-{first + 1}-{first + len(part)}.pgn", part)

    def _write(self, name: str, games: list[str]) -> None:
        path, data = self._folder / name, "".join(games).encode()
        self._folder.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_bytes() != data:
            write_file(path, data)

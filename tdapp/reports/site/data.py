"""What the pages of one section are made of, in one language: public data after each round, and who links where."""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.layout.model import Row, Table
from tdapp.reports.options import NO_COLUMNS, PrintOptions
from tdapp.services.publishing.public import public_section, shown_players, shown_standings
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.tables.standings import compute_standings

_NUMBER = re.compile(r"(\d+) ")


class SectionData:
    """Made inside ``language(code)``; ``now`` says the year where the event does not."""

    def __init__(self, section: Section, rounds: Sequence[Round] | None, code: str, now: dt.datetime) -> None:
        held = rounds_of(section) if rounds is None else rounds
        self.public = public_section(section, held, now.date())
        self.options = PrintOptions(printed_at=now, language=code, show=self._columns())
        self.more: tuple[tuple[str, str], ...] = ()
        """Pages in the navigation beside the documents: words and address."""
        self._players = shown_players(self.public)
        self._named = Counter(player.name for player in self._players.values())
        self._by_name = {player.name: player.number for player in self._players.values()}

    def _columns(self) -> tuple[str, ...]:
        asked = self.public.section.publishing
        held = (*(("fide-id",) if asked.ids else ()), *(("birth",) if asked.birth_years else ()), "club")
        return held or NO_COLUMNS

    @property
    def section(self) -> Section:
        """The section with its published rounds."""
        return self.public.section

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The published rounds."""
        return self.public.rounds

    @cached_property
    def counted(self) -> int:
        """The last round that the standings count."""
        return self.section.rounds_decided

    @cached_property
    def latest(self) -> DocumentData:
        """The data as of now."""
        return self.after(self.counted)

    def after(self, number: int) -> DocumentData:
        """The data with the standings after a round, players as they are shown."""
        data = data_of(compute_standings(self.section, after_round=number), self.rounds)
        standings = shown_standings(data.standings, self.public)
        return replace(
            data, standings=standings, players={player.number: player for player in standings.section.players}
        )

    @cached_property
    def with_ages(self) -> DocumentData:
        """The same with years of birth, for groups and sums that name no year of anybody."""
        births = {player.number: player.birth for player in self.section.players}
        standings = self.latest.standings
        players = {number: replace(player, birth=births[number]) for number, player in self.latest.players.items()}
        section = replace(standings.section, players=tuple(players.values()))
        rows = tuple(replace(row, player=players[row.player.number]) for row in standings.rows)
        return replace(self.latest, standings=replace(standings, section=section, rows=rows), players=players)

    def link(self, table: Table, row: Row, index: int) -> str:
        """The page of the player who is named in a cell."""
        text, key = row.texts[index], table.columns[index].key
        beside = key.removesuffix("name") + "number"
        for column, held in zip(table.columns, row.texts, strict=True):
            if column.key == beside and self._is(held, text):
                return player_page(int(held))
        leading = _NUMBER.match(text)
        if leading and self._is(leading[1], text):
            return player_page(int(leading[1]))
        return player_page(self._by_name[text]) if self._named[text] == 1 else ""

    def _is(self, number: str, text: str) -> bool:
        """Whether a cell with a player's name, number or title is about the player with this number."""
        player = self._players.get(int(number)) if number.isdigit() else None
        return player is not None and player.name in text


def player_page(number: int) -> str:
    """The name of a player's page."""
    return f"player-{number}.html"

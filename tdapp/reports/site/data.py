"""What the pages of one section are made of, in one language: public data after each round, and who links where."""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player
from tdapp.domain.section.round import Round
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.layout.model import Row, Table
from tdapp.reports.options import NO_COLUMNS, PrintOptions
from tdapp.reports.site.flags import flag
from tdapp.reports.site.groups import CATEGORY, CLUB, FEDERATION, Groups
from tdapp.services.publishing.public import public_section, shown_players, shown_standings
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.tables.standings import Standings, compute_standings

_NUMBER = re.compile(r"(\d+) ")
_GROUPS = frozenset((CLUB, FEDERATION))
_TEAM = re.compile(r"(\d+)  (.+?)(?:  \(|: |$)")
_MET = re.compile(r"(\d+)[^\W\d]")


class SectionData:
    """Made inside ``language(code)``; ``now`` says the year where the event does not."""

    def __init__(self, section: Section, rounds: Sequence[Round] | None, code: str, now: dt.datetime) -> None:
        held = rounds_of(section) if rounds is None else rounds
        self.public = public_section(section, held, now.date())
        self.options = PrintOptions(printed_at=now, language=code, show=self._columns())
        self.more: tuple[tuple[str, str], ...] = ()
        """Pages in the navigation beside the documents: words and address."""
        self.games: Mapping[tuple[int, int], str] = {}
        """The pages of recorded games, by round and board."""
        self.showing = 0
        """The round whose boards the page shows that is being made."""
        self._players = shown_players(self.public)
        self._named = Counter(player.name for player in self._players.values())
        self._by_name = {player.name: player.number for player in self._players.values()}
        self._cells = {player.number: row for player, row in zip(self.section.players, self.section.cells, strict=True)}
        self._teams = {team.name: team.number for team in self.section.teams}
        self._after: dict[int, DocumentData] = {}
        self.groups = Groups(self.section, (self.section.event.start or now.date()).year)

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

    @property
    def shown(self) -> Mapping[int, Player]:
        """Every player as he is shown, by number."""
        return self._players

    @cached_property
    def counted(self) -> int:
        """The last round that the standings count."""
        return self.section.rounds_decided

    @cached_property
    def latest(self) -> DocumentData:
        """The data as of now."""
        return self.after(self.counted)

    def after(self, number: int) -> DocumentData:
        """The data with the standings after a round, players as they are shown; made once."""
        if number not in self._after:
            self._after[number] = self._made(number)
        return self._after[number]

    @cached_property
    def deciding(self) -> Standings:
        """The table that decides, of players or of teams, as of now."""
        return self.deciding_after(self.counted)

    def deciding_after(self, number: int) -> Standings:
        """The same after a round."""
        return self.after(number).deciding().standings

    def _made(self, number: int) -> DocumentData:
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
        if key in _GROUPS:
            return self.groups.page(key, text)
        beside = key.removesuffix("name") + "number"
        for column, held in zip(table.columns, row.texts, strict=True):
            if column.key == beside and self._is(held, text):
                return player_page(int(held))
        return self.page_of(text)

    def page_of_title(self, title: str) -> str:
        """The page of the team or category that a table is about."""
        found = _TEAM.match(title)
        if found and self._teams.get(found[2]) == int(found[1]):
            return team_page(int(found[1]))
        return next((one.page for one in self.groups.of(CATEGORY) if one.title == title), "")

    def page_of(self, name: str) -> str:
        """The page of the one player or team of this name, perhaps with the number before it."""
        leading = _NUMBER.match(name)
        if leading and self._is(leading[1], name):
            return player_page(int(leading[1]))
        if leading and self._teams.get(name[leading.end() :].strip()) == int(leading[1]):
            return team_page(int(leading[1]))
        if self._named[name] == 1:
            return player_page(self._by_name[name])
        return team_page(self._teams[name]) if name in self._teams else ""

    def link_of_cell(self, table: Table, row: Row, index: int) -> str:
        """Behind a round of a crosstable the game or the opponent, behind a result the game, behind groups theirs."""
        text, key = row.texts[index], table.columns[index].key
        if key.startswith("against-") and text:
            return self._opponent_page(int(key.removeprefix("against-")))
        if key.startswith("round-") and text:
            number = int(key.removeprefix("round-"))
            opponent = self._met(table, row, number, text)
            if opponent is None:
                return ""
            board = self._boards.get((number, opponent), 0) if self.games else 0
            return self.games.get((number, board), "") or self._opponent_page(opponent)
        if key == "result" and text and self.games:
            held = {column.key: cell for column, cell in zip(table.columns, row.texts, strict=True)}
            if self.teams_meet and "round" not in held:
                return ""  # boards are counted anew in each match
            at = held.get("round", str(self.showing)), held.get("board", "")
            return self.games.get((int(at[0]), int(at[1])), "") if all(map(str.isdigit, at)) else ""
        if key.endswith(FEDERATION):
            return self.groups.page(FEDERATION, text)
        return self.groups.page(CLUB, text) if key == CLUB else ""

    def before(self, table: Table, row: Row, index: int) -> str:
        """The flag before a federation's code."""
        return flag(row.texts[index]) if table.columns[index].key.endswith(FEDERATION) else ""

    def _met(self, table: Table, row: Row, number: int, text: str) -> int | None:
        """Whom the player or team of a row met in a round."""
        if self.teams_meet:
            leading = _MET.match(text)
            return int(leading[1]) if leading else None
        named = next((held for one, held in zip(table.columns, row.texts, strict=True) if one.key == "number"), "")
        cells = self._cells.get(int(named), ()) if named.isdigit() else ()
        return cells[number - 1].opponent if number <= len(cells) else None

    @cached_property
    def _boards(self) -> dict[tuple[int, int], int]:
        return {} if self.teams_meet else self.latest.board_numbers()

    def _opponent_page(self, number: int) -> str:
        if self.teams_meet:
            return team_page(number)
        return player_page(number) if number in self._players else ""

    @property
    def teams_meet(self) -> bool:
        """Whether the tables are those of teams."""
        return self.section.system.pairs_teams and bool(self.section.teams)

    def _is(self, number: str, text: str) -> bool:
        """Whether a cell with a player's name, number or title is about the player with this number."""
        player = self._players.get(int(number)) if number.isdigit() else None
        return player is not None and player.name in text


def team_page(number: int) -> str:
    """The name of a team's page."""
    return f"team-{number}.html"


def player_page(number: int) -> str:
    """The name of a player's page."""
    return f"player-{number}.html"

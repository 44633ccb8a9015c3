"""The rows of an event as they are: what ``as_players`` says otherwise of teams, it overrides here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tdapp.domain.commands.history import BEFORE, Point
from tdapp.domain.section.event import Acceleration, Edition, Event, ForbiddenPairs, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.round import Board, Round
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.services.ports.game_rows import GameRows
from tdapp.services.ports.roster_rows import RosterRows
from tdapp.services.ports.round_rows import RoundRows, SectionStatus
from tdapp.services.ports.sheet_rows import SheetRows
from tdapp.services.ports.team_rows import TeamRows
from tdapp.services.ports.unit_of_work import EventRows, LadderState, StepHead


class EventRowsBehind:
    """services.ports.unit_of_work.EventRows."""

    def __init__(self, behind: EventRows, rounds: RoundRows, roster: RosterRows) -> None:
        self._behind, self._rounds, self._roster = behind, rounds, roster

    @property
    def rounds(self) -> RoundRows:
        return self._rounds

    @property
    def roster(self) -> RosterRows:
        return self._roster

    @property
    def sheets(self) -> SheetRows:
        return self._behind.sheets

    @property
    def games(self) -> GameRows:
        return self._behind.games

    @property
    def teams(self) -> TeamRows:
        return self._behind.teams

    def snapshot(self, section_id: int) -> Section:
        return self._behind.snapshot(section_id)

    def ladder_state(self, section_id: int) -> LadderState:
        return self._behind.ladder_state(section_id)

    def is_under_way(self, section_id: int) -> bool:
        return self._behind.is_under_way(section_id)

    def set_official_ladder(self, section_id: int, ladder: str | None) -> None:
        self._behind.set_official_ladder(section_id, ladder)

    def set_trial_ladder(self, section_id: int, ladder: str | None) -> None:
        self._behind.set_trial_ladder(section_id, ladder)

    def set_edition(self, section_id: int, edition: Edition) -> None:
        self._behind.set_edition(section_id, edition)

    def set_manual_places(self, section_id: int, places: tuple[tuple[int, int], ...]) -> None:
        self._behind.set_manual_places(section_id, places)

    def set_external_values(self, section_id: int, values: tuple[tuple[str, int, str], ...]) -> None:
        self._behind.set_external_values(section_id, values)

    def set_tie_games(self, section_id: int, games: tuple[TieGame, ...], decisions: tuple[TieDecision, ...]) -> None:
        self._behind.set_tie_games(section_id, games, decisions)

    def newest_steps(self, limit: int) -> Sequence[StepHead]:
        return self._behind.newest_steps(limit)

    def keep_final(self, section_id: int, mark: str) -> None:
        self._behind.keep_final(section_id, mark)

    def add_comment(self, section_id: int, text: str) -> None:
        self._behind.add_comment(section_id, text)


class RoundRowsBehind:
    """services.ports.round_rows.RoundRows."""

    def __init__(self, behind: RoundRows) -> None:
        self._behind = behind

    def status(self, section_id: int) -> SectionStatus:
        return self._behind.status(section_id)

    def is_closed(self, section_id: int) -> bool:
        return self._behind.is_closed(section_id)

    def round(self, section_id: int, number: int) -> Round:
        return self._behind.round(section_id, number)

    def board(self, section_id: int, number: int, board: int) -> Board:
        return self._behind.board(section_id, number, board)

    def head(self, section_id: int, number: int) -> Round:
        return self._behind.head(section_id, number)

    def open_boards(self, section_id: int, number: int) -> int:
        return self._behind.open_boards(section_id, number)

    def write_board(self, section_id: int, number: int, board: Board) -> None:
        self._behind.write_board(section_id, number, board)

    def write_round(self, section_id: int, state: Round, *, published: bool) -> None:
        self._behind.write_round(section_id, state, published=published)

    def set_published(self, section_id: int, number: int, published: bool) -> None:
        self._behind.set_published(section_id, number, published)

    def set_closed(self, section_id: int, closed: bool) -> None:
        self._behind.set_closed(section_id, closed)

    def leave_fide_mode(self, section_id: int) -> None:
        self._behind.leave_fide_mode(section_id)

    def add_restore_point(self, section_id: int | None, point: Point = BEFORE) -> None:
        self._behind.add_restore_point(section_id, point)


class RosterRowsBehind:
    """services.ports.roster_rows.RosterRows."""

    def __init__(self, behind: RosterRows) -> None:
        self._behind = behind

    def event(self) -> Event:
        return self._behind.event()

    def write_event(self, event: Event) -> None:
        self._behind.write_event(event)

    def sections(self) -> tuple[tuple[int, str], ...]:
        return self._behind.sections()

    def add_section(self, facts: SectionFacts, ladder: str | None) -> int:
        return self._behind.add_section(facts, ladder)

    def order_sections(self, section_ids: Sequence[int]) -> None:
        self._behind.order_sections(section_ids)

    def write_facts(self, section_id: int, facts: SectionFacts) -> None:
        self._behind.write_facts(section_id, facts)

    def remove_section(self, section_id: int) -> None:
        self._behind.remove_section(section_id)

    def player(self, section_id: int, number: int) -> Player:
        return self._behind.player(section_id, number)

    def players(self, section_id: int, numbers: Iterable[int]) -> dict[int, Player]:
        return self._behind.players(section_id, numbers)

    def add_players(self, section_id: int, players: Iterable[Player]) -> None:
        self._behind.add_players(section_id, players)

    def write_players(self, section_id: int, players: Iterable[Player]) -> None:
        self._behind.write_players(section_id, players)

    def ask_anew(self, section_id: int) -> bool:
        return self._behind.ask_anew(section_id)

    def remove_players(self, section_id: int, numbers: Iterable[int]) -> None:
        self._behind.remove_players(section_id, numbers)

    def move_players(self, section_id: int, numbers: Mapping[int, int], target_id: int) -> None:
        self._behind.move_players(section_id, numbers, target_id)

    def renumber(self, section_id: int, numbers: Mapping[int, int]) -> None:
        self._behind.renumber(section_id, numbers)

    def write_prohibitions(
        self, section_id: int, forbidden: Iterable[ForbiddenPairs], wishes: Iterable[ForbiddenPairs]
    ) -> None:
        self._behind.write_prohibitions(section_id, forbidden, wishes)

    def write_accelerations(self, section_id: int, blocks: Iterable[Acceleration]) -> None:
        self._behind.write_accelerations(section_id, blocks)

    def write_byes(self, section_id: int, byes: Mapping[tuple[int, int], Outcome | None]) -> None:
        self._behind.write_byes(section_id, byes)

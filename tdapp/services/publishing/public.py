"""A section as everybody may see it: no draft, no private fact, minors by their initials."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tdapp.domain.section.event import Section
from tdapp.domain.section.player import CheckIn, NationalRecord, Player
from tdapp.domain.section.publishing import initials, is_minor
from tdapp.domain.section.round import Round
from tdapp.domain.words.frozen import dataclass

if TYPE_CHECKING:  # who only asks what is public needs no tie-breaks
    from tdapp.services.tables.standings import Standings


@dataclass(frozen=True, slots=True)
class PublicSection:
    """``section`` has the published rounds but all facts: tables are computed of it, then ``shown``.

    ``minors`` are the players who are shown by their initials.
    """

    section: Section
    rounds: tuple[Round, ...]
    minors: frozenset[int]

    @property
    def last_round(self) -> int:
        """The last published round; 0 before the first."""
        return self.rounds[-1].number if self.rounds else 0


def public_section(section: Section, rounds: Sequence[Round], today: dt.date) -> PublicSection:
    """The section as it is published: no drafts, without the arbiter's notes."""
    shown: list[Round] = []
    matches = {match.round for match in section.matches}
    for state in rounds:
        if state.is_draft or not (state.is_paired or state.number in matches):
            break
        boards = tuple(replace(board, note="") for board in state.boards)
        shown.append(replace(state, boards=boards, difference=(), engine=type(state.engine)()))
    under = section.publishing.initials_under
    minors = frozenset(
        player.number for player in section.players if is_minor(player, under, section.event.start or today)
    )
    cells = tuple(row[: len(shown)] for row in section.cells)
    public = replace(
        section,
        cells=cells,
        comments=(),
        matches=tuple(replace(match, note="") for match in section.matches if match.round <= len(shown)),
        team_byes=tuple(bye for bye in section.team_byes if bye.round <= len(shown)),
    )
    return PublicSection(public, tuple(shown), minors)


def shown_player(player: Player, public: PublicSection) -> Player:
    """The player without what is nobody's business; a minor by initials, without year of birth and ids."""
    asked = public.section.publishing
    is_hidden = player.number in public.minors
    return replace(
        player,
        name=initials(player.name) if is_hidden else player.name,
        native_name="" if is_hidden else player.native_name,
        birth="" if is_hidden or not asked.birth_years else player.birth_year,
        fide_id="" if is_hidden or not asked.ids else player.fide_id,
        national_id="",
        national_record=NationalRecord(),
        comment="",
        paid="",
        owed="",
        check_in=CheckIn.NOT_YET,
    )


def shown_players(public: PublicSection) -> Mapping[int, Player]:
    """Every player as he is shown, by pairing number."""
    return {player.number: shown_player(player, public) for player in public.section.players}


def outside_name(section: Section, today: dt.date) -> Callable[[Player], str]:
    """How players are called in what leaves the program: minors by initials."""
    minors = public_section(section, (), today).minors
    return lambda player: initials(player.name) if player.number in minors else player.name


def with_shown_players(section: Section, today: dt.date) -> Section:
    """A section whose players are as they are shown; nothing else of it is changed."""
    players = shown_players(public_section(section, (), today))
    return replace(section, players=tuple(players.values()))


def shown_standings(standings: Standings, public: PublicSection) -> Standings:
    """A table that was computed with all facts, with the players as they are shown; the places stay."""
    players = tuple(shown_player(player, public) for player in standings.section.players)
    by_number = {player.number: player for player in players}
    rows = tuple(replace(row, player=by_number[row.player.number]) for row in standings.rows)
    teams = standings.competition
    return replace(
        standings,
        section=replace(standings.section, players=players),
        rows=rows,
        competition=None if teams is None else replace(teams, players=players),
    )


def whose_age_is_unknown(section: Section) -> int:
    """How many players have no year of birth, and so are shown by their whole names."""
    if not section.publishing.initials_under:
        return 0
    return sum(not player.birth_year for player in section.players)

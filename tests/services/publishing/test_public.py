"""What may leave the house: no draft, no note, no private fact; the places stay those of all facts."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.match import LineUp, Match, TeamBye
from tdapp.domain.section.player import CheckIn, NationalRecord, Player
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.section.round import Engine, Round, RoundState
from tdapp.domain.section.team import TeamRules
from tdapp.services.publishing.public import (
    outside_name,
    public_section,
    shown_player,
    shown_players,
    shown_standings,
    whose_age_is_unknown,
    with_shown_players,
)
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.event_files import PAB
from tests.team_events import roster

TODAY = dt.date(2026, 7, 3)
PRIVATE = replace(
    Player(3, "Kovač, Ana", 1200),
    birth="2015-05-05", fide_id="14600001", national_id="N77", native_name="Ковач", comment="pays later", owed="20",
)  # fmt: skip
DRAWN = arena(
    """
    1 A 2000 | 3w1 2w?
    2 B 1900 | 4b1 1b?
    3 C 1800 | 1b0 4w?
    4 D 1700 | 2w0 3b?
    """,
    rounds_total=3,
    comments=("a note of the arbiter",),
)
SECTION = replace(DRAWN, players=tuple(PRIVATE if player.number == 3 else player for player in DRAWN.players))


def test_a_draft_is_not_public() -> None:
    first, second = rounds_of(SECTION)
    noted = replace(first, boards=tuple(replace(board, note="quarrel") for board in first.boards), engine=Engine("x"))
    public = public_section(SECTION, (noted, replace(second, state=RoundState.DRAFT)), TODAY)
    assert public.last_round == 1
    assert {len(row) for row in public.section.cells} == {1}
    assert {board.note for board in public.rounds[0].boards} == {""}
    assert public.section.comments == ()
    assert public_section(SECTION, (noted, second), TODAY).last_round == 2


def test_minors_and_private_facts() -> None:
    public = public_section(SECTION, rounds_of(SECTION), TODAY)
    shown = shown_players(public)[3]
    assert public.minors == {3}
    assert (shown.name, shown.birth, shown.fide_id, shown.national_id, shown.native_name) == ("K., A.", "", "", "", "")
    assert (shown.comment, shown.owed) == ("", "")
    assert shown_players(public)[1].name == "A"


def test_the_places_are_those_of_all_facts() -> None:
    public = public_section(SECTION, rounds_of(SECTION), TODAY)
    real = compute_standings(public.section)
    shown = shown_standings(real, public)
    assert [row.player.number for row in shown.rows] == [row.player.number for row in real.rows]
    assert [row.values for row in shown.rows] == [row.values for row in real.rows]
    assert {player.name for player in shown.section.players} == {"A", "B", "D", "K., A."}


def test_who_has_no_year_of_birth_is_counted() -> None:
    assert whose_age_is_unknown(SECTION) == 3
    assert whose_age_is_unknown(replace(SECTION, publishing=Publishing(initials_under=0))) == 0


def test_everything_of_the_arbiter_stays_in_the_house() -> None:
    """Boards are numbered and won as they are; notes, who paired it and what differs from the engine are nobody's."""
    first, _ = rounds_of(SECTION)
    noted = replace(
        first, boards=tuple(replace(board, note="quarrel") for board in first.boards), engine=Engine("x", "1", "7"),
        difference=("Only by hand: A (1) - B (2).",),
    )  # fmt: skip
    (shown,) = public_section(SECTION, (noted,), TODAY).rounds
    assert (shown.difference, shown.engine) == ((), Engine())
    assert shown.boards == first.boards
    assert (shown.byes, shown.state) == (first.byes, first.state)


def test_a_round_is_public_once_it_is_paired() -> None:
    first, second = rounds_of(SECTION)
    empty = replace(second, boards=(), byes=())
    assert public_section(SECTION, (first, empty), TODAY).last_round == 1
    assert public_section(SECTION, (first, replace(empty, byes_only=True)), TODAY).last_round == 2
    assert public_section(SECTION, (replace(first, state=RoundState.DRAFT), second), TODAY).last_round == 0
    assert public_section(SECTION, (), TODAY).section.cells == ((),) * 4


def test_matches_and_byes_of_public_rounds() -> None:
    players, teams = roster(3, 1)
    first = Match(1, 1, LineUp(1, (1,)), LineUp(2, (3,)), note="late")
    section = Section(
        Event("L"), players, ((),) * 6, 2, kind=Kind.TEAM_SWISS, team_rules=TeamRules(1), teams=teams,
        matches=(first, replace(first, round=2)), team_byes=(TeamBye(1, 3, PAB), TeamBye(2, 3, PAB)),
    )  # fmt: skip
    public = public_section(section, (Round(1, RoundState.PUBLISHED, matches=(first,)),), TODAY)
    assert public.section.matches == (replace(first, note=""),)
    assert public.section.team_byes == (TeamBye(1, 3, PAB),)
    assert public_section(section, (Round(1, RoundState.PUBLISHED),), TODAY).last_round == 1


def test_what_of_a_player_is_shown() -> None:
    """Of everybody who is no minor all but what is private; the check-in is nobody's business either."""
    told = replace(
        Player(1, "Kovač, Ana", 1200), native_name="Ковач", birth="1980-05-05", fide_id="14600001", national_id="N77",
        national_record=NationalRecord(name="Kovac Ana"), comment="pays", paid="10", owed="20",
        federation="SLO", club="Rook", check_in=CheckIn.PRESENT,
    )  # fmt: skip
    section = arena("1 A 2000 |")
    both = Publishing(birth_years=True, ids=True)
    for publishing, birth, fide_id in ((Publishing(), "", ""), (both, "1980", "14600001")):
        public = public_section(replace(section, players=(told,), publishing=publishing), (), TODAY)
        assert shown_player(told, public) == replace(
            Player(1, "Kovač, Ana", 1200), native_name="Ковач", birth=birth, fide_id=fide_id, federation="SLO",
            club="Rook",
        )  # fmt: skip
        minor = replace(public, minors=frozenset({1}))
        assert shown_player(told, minor) == replace(Player(1, "K., A.", 1200), federation="SLO", club="Rook")


def test_who_is_a_minor_on_the_day_of_the_start() -> None:
    """Without a day of the start it is today that counts."""
    born = replace(PRIVATE, birth="2014")
    for start, today, minor in (
        (dt.date(2027, 1, 1), TODAY, True), (dt.date(2036, 1, 1), TODAY, False), (None, TODAY, True),
        (None, dt.date(2036, 1, 1), False),
    ):  # fmt: skip
        section = replace(SECTION, players=(*SECTION.players[:2], born, SECTION.players[3]),
                          event=replace(SECTION.event, start=start))  # fmt: skip
        assert (3 in public_section(section, (), today).minors) is minor
        name = outside_name(section, today)
        assert [name(player) for player in section.players[2:]] == ["K., A." if minor else "Kovač, Ana", "D"]
        shown = with_shown_players(section, today)
        assert shown.players[2].name == ("K., A." if minor else "Kovač, Ana")
        assert (shown.cells, shown.comments) == (section.cells, section.comments)


def test_a_table_of_teams_shows_its_players_alike() -> None:
    standings = compute_standings(SECTION)
    public = public_section(SECTION, rounds_of(SECTION), TODAY)
    shown = shown_standings(standings, public)
    assert shown.section.players == tuple(row for row in shown_players(public).values())
    assert shown.competition is None
    both = shown_standings(replace(standings, competition=SECTION), public)
    assert both.competition is not None
    assert both.competition.players == shown.section.players

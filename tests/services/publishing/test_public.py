"""What may leave the house: no draft, no note, no private fact; the places stay those of all facts."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from tdapp.domain.section.player import Player
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.section.round import Engine, RoundState
from tdapp.services.publishing.public import public_section, shown_players, shown_standings, whose_age_is_unknown
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena

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


def test_years_and_numbers_by_choice_but_never_of_minors() -> None:
    grown = replace(PRIVATE, birth="1980-05-05")
    for player, expected in ((grown, ("1980", "14600001")), (PRIVATE, ("", ""))):
        people = tuple(player if one.number == 3 else one for one in SECTION.players)
        section = replace(SECTION, players=people, publishing=Publishing(birth_years=True, ids=True))
        shown = shown_players(public_section(section, rounds_of(section), TODAY))[3]
        assert (shown.birth, shown.fide_id) == expected


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

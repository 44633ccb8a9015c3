"""New sections from tables: places are seeds, groups are crossed, nothing happens to the old sections."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from tdapp.domain.commands.event import AddSectionsFrom, NewSection
from tdapp.domain.section.event import Edition, Kind, RatingMethod, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.systems.knockout import KnockoutFacts, Seeding
from tdapp.domain.systems.parameters import parameters_text
from tdapp.domain.systems.registry import KNOCKOUT, system_named
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.rules.round_robin import table_of
from tdapp.services.event.qualified import (
    facts_like,
    in_groups,
    planned,
    rounds_needed,
    sources_in,
    table_of_players,
    taken,
)
from tests.arena import arena
from tests.event_files import opened
from tests.team_events import random_team_event

GROUP = """
1 {0}-first 2200 | 3w1 2b1
2 {0}-second 2100 | . 1w0
3 {0}-third 2000 | 1b0 .
"""
CUP = SectionFacts(2, "Play-off", Kind.KNOCKOUT)


def group(name: str) -> Section:
    """Three players, of whom the third has lost to the first only: 1, then 2 and 3 by the Berger table."""
    return arena(GROUP.format(name).replace(".", "R"), kind=Kind.ROUND_ROBIN, rounds_total=3, name=name)


def test_the_best_of_two_groups_are_crossed(tmp_path: Path) -> None:
    with opened(tmp_path, group("A"), group("B")) as store:
        tables = [(one, table_of_players(store.snapshot(one))) for one in (1, 2)]
        entries = taken(tables, 1, 2)
        assert entries[:2] == ((1, 1), (2, 1))
        store.execute(planned(CUP, [entries]))
        section = store.snapshot(3)
        assert (section.name, section.kind, section.type_code) == ("Play-off", Kind.KNOCKOUT, "CUSTOM_KNOCKOUT")
        names = [player.name for player in section.players]
        assert names == ["A-first", "B-first", names[2], names[3]]
        assert [name[0] for name in names] == ["A", "B", "A", "B"]
        assert {frozenset(pair) for pair in table_of(section)[0].pairs} == {frozenset((1, 4)), frozenset((2, 3))}
        assert store.snapshot(1).players == group("A").players
        store.undo()
        assert len(store.sections()) == 2


def test_quads_from_a_start_list(tmp_path: Path) -> None:
    field = arena("\n".join(f"{number} P{number} {2300 - number} |" for number in range(1, 12)), rounds_total=3)
    with opened(tmp_path, replace(field, name="Entries")) as store:
        entries = taken([(1, table_of_players(store.snapshot(1)))], 1, 11)
        groups = in_groups(entries, 4)
        assert [len(one) for one in groups] == [4, 7]  # who is left over joins the last one
        store.execute(planned(SectionFacts(3, "Quad", Kind.ROUND_ROBIN), groups))
        assert [ref.name for ref in store.sections()] == ["Entries", "Quad 1", "Quad 2"]
        assert [player.rating for player in store.snapshot(2).players] == [2299, 2298, 2297, 2296]


def test_who_has_left_is_not_among_the_best() -> None:
    section = group("A")
    gone = replace(section.players[0], standing=Standing.WITHDRAWN)
    assert 1 not in table_of_players(replace(section, players=(gone, *section.players[1:])))


def test_what_was_of_the_old_section_stays_there(tmp_path: Path) -> None:
    """Who a player is goes on; what he did, paid and had in that section does not."""
    section = group("A")
    known = replace(section.players[0], club="Łódź", k_factor=20, native_name="Ильин")
    of_old = replace(
        known,
        standing=Standing.WITHDRAWN,
        check_in=CheckIn.PRESENT,
        fixed_table=7,
        round_ratings=((2, 2210),),
        paid="12.50",
        owed="20",
    )
    with opened(tmp_path, replace(section, players=(of_old, *section.players[1:]))) as store:
        store.execute(planned(CUP, [((1, 2), (1, 1))]))
        assert store.snapshot(1).players[0] == of_old
        assert store.snapshot(2).players[1] == replace(known, number=2)


@pytest.mark.parametrize(("first", "last"), [(0, 2), (3, 2), (1, 4)])
def test_places_that_are_none(first: int, last: int) -> None:
    with pytest.raises(RuleViolation, match=r"[Pp]lace"):
        taken([(1, (1, 2, 3))], first, last)


@pytest.mark.parametrize(
    ("sections", "why"),
    [
        ((), "No player is given"),
        ((NewSection(CUP, ((1, 1),)),), "takes 2 to 400 players"),
        ((NewSection(CUP, ((1, 1), (1, 1))),), "given twice"),
        ((NewSection(CUP, ((1, 1), (1, 9))),), "no player"),
        ((NewSection(CUP, ((1, 1), (7, 1))),), "no section"),
    ],
)
def test_what_makes_no_section_changes_nothing(tmp_path: Path, sections: tuple[NewSection, ...], why: str) -> None:
    with opened(tmp_path, group("A")) as store:
        with pytest.raises(RuleViolation, match=why):
            store.execute(AddSectionsFrom(sections))
        assert len(store.sections()) == 1


def test_teams_have_no_table_of_players() -> None:
    with pytest.raises(RuleViolation, match="no table of players"):
        table_of_players(random_team_event(1, 4, 4, 3))
    with pytest.raises(RuleViolation, match="two players or more"):
        in_groups(((1, 1), (1, 2)), 1)


def test_the_places_stay_the_seeds_of_a_knock_out() -> None:
    """Not the ratings: nobody is asked to number by them, and the regulations say so."""
    facts = facts_like(SectionFacts(5), "Play-off", KNOCKOUT, "")
    assert facts.system_facts == KnockoutFacts(seeding=Seeding.NUMBER)
    assert facts_like(SectionFacts(5), "Cup", KNOCKOUT, "games=2").system_facts == KnockoutFacts(
        games=2, seeding=Seeding.NUMBER
    )
    assert facts_like(SectionFacts(5), "Cup", KNOCKOUT, "seeding=lot").system_facts == KnockoutFacts(
        seeding=Seeding.LOT
    )


@pytest.mark.parametrize(
    ("key", "players", "asked", "rounds"),
    [
        ("dutch", 2, None, 1), ("dutch", 3, None, 2), ("dutch", 5, None, 4), ("dutch", 8, None, 5),
        ("dutch", 9, None, 6),
        ("dutch", 33, None, 8), ("dutch", 8, 7, 7), ("double-swiss", 8, None, 10), ("double-swiss", 8, 3, 6),
        ("round-robin", 6, None, 5), ("round-robin", 5, 9, 5), ("knockout", 8, 9, 3), ("knockout", 5, None, 3),
    ],
)  # fmt: skip
def test_rounds_for_so_many(key: str, players: int, asked: int | None, rounds: int) -> None:
    """A Swiss finds one winner: two rounds more than a knock-out has, none twice against the same."""
    system, _ = system_named(key)
    assert rounds_needed(facts_like(SectionFacts(1), "New", system, ""), players, asked) == rounds


def test_a_new_section_is_played_at_the_rate_of_its_table() -> None:
    lists = (("rapid", "FIDE:rapid"),)
    like = SectionFacts(
        7, "Old", edition=Edition.FIDE_2024, time_control="15 min", time_control_code="900", rate="rapid",
        rating_method=RatingMethod.HIGHER, list_orders=lists, national_list="DWZ", initial_colour="W",
    )  # fmt: skip
    new = facts_like(like, "New", KNOCKOUT, parameters_text(KnockoutFacts(seeding=Seeding.RATING)))
    assert new == SectionFacts(
        1, "New", Kind.KNOCKOUT, edition=Edition.FIDE_2024, time_control="15 min", time_control_code="900",
        rate="rapid", rating_method=RatingMethod.HIGHER, list_orders=lists, national_list="DWZ",
        system_key=new.system_key,
        system_text=parameters_text(KnockoutFacts(seeding=Seeding.NUMBER)),
    )  # fmt: skip


def test_a_new_section_is_made_from_tables_of_players_alone() -> None:
    one_player = arena("1 A |", rounds_total=3)
    held = [
        group("A"),
        random_team_event(1, 4, 2, 0, rounds_total=3),
        one_player,
        arena("1 A |\n2 B |", rounds_total=3),
    ]

    class Store:
        def sections(self) -> list[SimpleNamespace]:
            return [SimpleNamespace(section_id=number) for number in range(1, 5)]

        def snapshot(self, number: int) -> Section:
            return held[number - 1]

    assert [number for number, _ in sources_in(Store())] == [1, 4]  # type: ignore[arg-type]
    assert sources_in(None) == []

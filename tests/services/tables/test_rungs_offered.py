"""What may be set on each rung, which remarks a ladder gets, and how far a trial is from the official one."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.ladder import Ladder, parse_ladder, parse_rung
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.services.tables.ladder_editing import (
    catalogue,
    changes_from_official,
    in_words,
    lint,
    rung_labels,
    rung_options,
)
from tests.arena import arena
from tests.asked import small
from tests.recorded import recorded

SWISS = arena("1 A 2000 | 2w1 U\n2 B | 1b0 .\n3 C 1800 | U .", rounds_total=5)
ROBIN = arena("1 A 2000 | 2w1\n2 B | 1b0", rounds_total=1, kind=Kind.ROUND_ROBIN)
TEAMS = small(next(one for one in SYSTEMS if one.key == "team-swiss-2026"))


def told(section: Section, text: str) -> list[str]:
    found = rung_options(section, parse_rung(text))
    lines = [
        f"== {text}: {found.rung} | {found.name} | cuts {found.max_low_cuts}/{found.max_high_cuts} "
        f"limit {found.limit_low}..{found.limit_high}"
    ]
    lines += [f"  {one.choice} {one.policy_id} {'C.07' if one.is_c07 else ''}".rstrip() for one in found.policies]
    for option in found.options:
        choices = ", ".join(f"{one.value}={one.name}" for one in option.choices)
        lines.append(
            f"  {option.key}: {option.name} [{choices}] {option.free_number or ''} {option.free_text}".rstrip()
        )
    return lines


def test_what_may_be_set_on_a_rung() -> None:
    lines = []
    for name, section, rungs in (
        ("Swiss", SWISS, ("BH", "BH/C1", "BH{caps=no}", "SB@fide-2009", "DE", "WIN", "ARO", "KS", "STD", "LOT", "MAN")),
        ("round robin", ROBIN, ("SB", "KS", "BPG", "ARO{unrated=1400}")),
        ("teams", TEAMS, ("BH", "SB", "MPvGP", "EDET", "EGGSB", "BC")),
        ("two rounds", replace(SWISS, rounds_total=2), ("BH",)), ("a round", replace(SWISS, rounds_total=1), ("BH",)),
        ("thirty rounds", replace(SWISS, rounds_total=30), ("BH", "AOB")),
    ):  # fmt: skip
        lines.append(f"==== {name}")
        for text in rungs:
            lines += told(section, text)
    recorded("services/rungs_offered", lines)


def test_what_is_offered_in_a_kind_of_event() -> None:
    codes = {name: {one.code for one in catalogue(section)} for name, section in (("swiss", SWISS), ("robin", ROBIN))}
    assert "PTS" not in codes["swiss"] | codes["robin"]
    assert {"BH", "SB", "DE"} <= codes["swiss"]
    assert "BH" not in codes["robin"]
    assert "SB" in codes["robin"]
    assert {one.code for one in catalogue(replace(ROBIN, kind=Kind.SWISS))} == codes["swiss"]


@pytest.mark.parametrize(
    ("section", "ladder", "said"),
    [
        (SWISS, "BH,SB", []), (SWISS, "", [(None, "No criterion")]), (ROBIN, "BH,SB", [(0, "separates nobody")]),
        (SWISS, "ARO", [(0, "1 player has no rating")]), (SWISS, "BH,ARO{unrated=1400}", []),
        (SWISS, "BH,SB,BH", [(2, "stands above already")]), (SWISS, "BH,SB,DE,WIN,PS,WON", []),
        (ROBIN, "SB,DE,WIN,KS,WON,PS", []), (ROBIN, "SB,DE,WIN,KS,WON,PS,BPG", [(None, "7 criteria")]),
        (SWISS, "BH,SB,DE,WIN,PS,WON,BPG,BWG,REP,STD,TPN,AOB", [(None, "12 criteria")]),
        (replace(SWISS, rounds_total=1), "BH/C1", [(0, "every value is 0")]),
        (replace(SWISS, rounds_total=2), "BH/C1", []),
        (replace(SWISS, rounds_total=2), "BH/C2", [(0, "every value is 0")]),
        (replace(SWISS, rounds_total=1), "ARO/C1{unrated=1400}", [(0, "nobody has a value")]),
        (replace(SWISS, long_event=True), "ARO{unrated=1400}", [(0, "more than 30 days")]),
    ],
)  # fmt: skip
def test_remarks_before_a_ladder_is_announced(
    section: Section, ladder: str, said: list[tuple[int | None, str]]
) -> None:
    found = [(one.rung, one.text) for one in lint(section, parse_ladder(ladder) if ladder else Ladder())]
    assert [rung for rung, _ in found] == [rung for rung, _ in said], found
    assert all(words in text for (_, text), (_, words) in zip(found, said, strict=True))


def test_two_players_without_a_rating() -> None:
    two = replace(SWISS, players=tuple(replace(one, rating=None) for one in SWISS.players[:2]) + SWISS.players[2:])
    (found,) = lint(two, parse_ladder("ARO"))
    assert found.text.startswith("2 players have no rating")
    short = Event("E", start=dt.date(2026, 1, 1), end=dt.date(2026, 1, 9))
    assert lint(replace(SWISS, event=short), parse_ladder("ARO{unrated=1400}")) == ()


@pytest.mark.parametrize(
    ("official", "trial", "changes"),
    [
        ("BH,SB,DE", "BH,SB,DE", 0), ("BH,SB,DE", "BH,DE,SB", 1), ("BH,SB,DE", "DE,SB,BH", 2), ("BH,SB", "BH,SB,DE", 1),
        ("BH,SB", "BH", 1), ("BH,SB", "WIN,DE", 2), ("BH,SB", "BH/C1,SB", 1), ("BH", "SB,BH,DE", 2),
        ("BH,SB,DE,WIN", "SB,BH,WIN,DE", 2), ("BH/C1,SB", "BH/C1@fide-2026,SB", 0),
    ],
)  # fmt: skip
def test_how_many_rungs_are_otherwise(official: str, trial: str, changes: int) -> None:
    assert changes_from_official(replace(SWISS, ladder=parse_ladder(official)), parse_ladder(trial)) == changes


def test_a_ladder_in_words() -> None:
    ladder = parse_ladder("BH/C1,SB")
    assert rung_labels(SWISS, ladder) == ("Buchholz, lowest cut", "Sonneborn-Berger")
    assert "Buchholz" in in_words(SWISS, ladder)


def test_high_cuts_are_offered_where_a_criterion_has_them() -> None:
    """C.07, 14: the progressive score loses first rounds only, Buchholz the highest opponents too."""
    offered = {code: rung_options(SWISS, parse_rung(code)) for code in ("PS", "BH", "WIN")}
    assert {code: (one.max_low_cuts, one.max_high_cuts) for code, one in offered.items()} == {
        "PS": (4, 0), "BH": (4, 2), "WIN": (0, 0),
    }  # fmt: skip

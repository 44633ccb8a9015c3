"""Who can still win, drawn or counted, of small events in every state: places, shares, and how far it is told to be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.player import Standing
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.chances import chances, usual_samples
from tests.arena import arena
from tests.recorded import recorded

LAST = "1 A 2400 | 4w1 2b1 3w?\n2 B 2300 | 3b1 1w0 4b?\n3 C 2200 | 2w0 4b= 1b?\n4 D 2100 | 1b0 3w= 2w?"
EVENTS: dict[str, Section] = {
    "one round is open": arena(LAST),
    "unrated": arena(LAST.replace(" 2200", "").replace(" 2100", "")),
    "far apart": arena(LAST.replace("2400", "2800").replace("2200", "1200")),
    "one game is over": arena(LAST.replace("3w?", "3w1").replace("1b?", "1b0")),
    "an adjourned game": arena(LAST.replace("2b1", "2b~").replace("1w0", "1w~")),
    "a round to come": arena("1 A 2400 | 4w1 2b1\n2 B 2300 | 3b1 1w0\n3 C 2200 | 2w0 4b=\n4 D 2100 | 1b0 3w=",
                             rounds_total=3),
    "two rounds to come": arena("1 A 2400 | 4w1 2b1\n2 B 2300 | 3b1 1w0\n3 C 2200 | 2w0 4b=\n4 D 2100 | 1b0 3w=",
                                rounds_total=4),
    "five": arena("1 A 2400 | 4w1 U\n2 B 2300 | 3b1 5w1\n3 C 2200 | 2w0 4b=\n4 D 2100 | 1b0 3w=\n5 E 2000 | U 2b0",
                  rounds_total=3),
    "byes to come": arena("1 A 2400 | 4w1 2b1 H\n2 B 2300 | 3b1 1w0 .\n3 C 2200 | 2w0 4b= .\n4 D 2100 | 1b0 3w= Z",
                          rounds_total=3),
    "open and to come": arena(LAST, rounds_total=4),
    "table": arena("1 A 2400 | 4w1\n2 B 2300 | 3w=\n3 C 2200 | 2b=\n4 D 2100 | 1b0", rounds_total=3,
                   kind=Kind.ROUND_ROBIN),
    "table of three": arena("1 A 2400 | R\n2 B 2300 | 3w1\n3 C 2200 | 2b0", rounds_total=3, kind=Kind.ROUND_ROBIN),
    "more rounds than the table": arena("1 A 2400 | 2w1\n2 B 2300 | 1b0", rounds_total=3, kind=Kind.ROUND_ROBIN),
    "two equals": arena("1 A | 2w= 2b?\n2 B | 1b= 1w?"),
}  # fmt: skip
LEFT = EVENTS["two rounds to come"]
EVENTS["one has left"] = replace(
    LEFT, players=(*LEFT.players[:3], replace(LEFT.players[3], standing=Standing.WITHDRAWN))
)
TABLE = EVENTS["table"]
EVENTS["one has left a table"] = replace(
    TABLE, players=(*TABLE.players[:3], replace(TABLE.players[3], standing=Standing.WITHDRAWN))
)
GONE = EVENTS["one round is open"]
EVENTS["one was expelled"] = replace(
    GONE, players=(*GONE.players[:3], replace(GONE.players[3], standing=Standing.EXPELLED))
)


def told(section: Section, **given: object) -> list[str]:
    found = chances(section, ladder=parse_ladder("DE,SB"), **given)  # type: ignore[arg-type]
    assert found is not None
    how = "counted" if found.exact else "drawn"
    lines = [f"{found.rounds_left} left, {found.games} games, {found.outcomes} {how}, error {found.error:.3f}"]
    for one in found.rows:
        shares = " ".join(f"{share:.3f}" for share in one.shares)
        lines.append(f"{one.player.name} {one.points} {one.now} {one.best}-{one.worst}: {shares}")
    return lines


def test_every_event() -> None:
    lines = []
    for name, section in EVENTS.items():
        lines += [f"== {name}", *told(section, samples=40)]
    recorded("services/prospects", lines)


def test_a_seed_a_number_of_outcomes_and_for_whom_they_are_made() -> None:
    section = EVENTS["two rounds to come"]
    lines = []
    for given in ({"seed": 2}, {"samples": 1}, {"extremes": 0}, {"extremes": 1}, {"extremes": None}):
        lines += [f"== {given}", *told(section, **{"samples": 30, **given})]  # type: ignore[arg-type]
    recorded("services/prospects_drawn", lines)
    assert told(section, samples=30, seed=5) == told(section, samples=30, seed=5)


def test_how_far_it_is() -> None:
    for name, samples in (("one round is open", 5), ("two rounds to come", 3)):
        seen: list[tuple[int, int]] = []

        def tell(done: int, whole: int, seen: list[tuple[int, int]] = seen) -> bool:
            seen.append((done, whole))
            return True

        chances(EVENTS[name], ladder=parse_ladder("SB"), samples=samples, progress=tell)
        assert seen[-1][0] == seen[-1][1]
        assert [done for done, _ in seen] == sorted({done for done, _ in seen})
        assert len({whole for _, whole in seen}) == 1


def test_what_is_not_calculated() -> None:
    over = arena("1 A | 2w1\n2 B | 1b0")
    four = arena("1 A |\n2 B |", rounds_total=4)
    for section, words in ((over, "nothing left to win"), (four, "4 rounds are left"),
                           (replace(LEFT, type_code="CUSTOM_KEIZER"), "score of the system")):  # fmt: skip
        with pytest.raises(RuleViolation, match=words):
            chances(section)
    assert chances(replace(four, rounds_total=3), samples=2) is not None


def test_the_more_players_the_fewer_outcomes_are_drawn() -> None:
    """Four players, forty, two hundred, a thousand; never fewer than a hundred."""
    counts = [usual_samples(replace(LEFT, players=LEFT.players * times)) for times in (0, 1, 10, 50, 250, 1000)]
    assert counts == [1000, 1000, 750, 150, 100, 100]

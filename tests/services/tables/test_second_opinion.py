"""Verify: what agrees, what differs with the article, what cannot be checked; the process is stopped on demand."""

from __future__ import annotations

import datetime as dt
import sys
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Edition, Event, Kind, Section
from tdapp.domain.section.ladder import parse_ladder, parse_rung
from tdapp.pairing.engines.engine import EngineFault, EngineTimeout, PairingCancelled, Patience
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.services.tables.second_opinion import Verdict, gacrux_code, second_opinion
from tests.arena import arena
from tests.effort import thorough

START = Event("Open", start=dt.date(2026, 6, 1))

#          1    2    3
# 1 A      2w1  3b=  U     2.5
# 2 B      1b0  4w1  3b1   2
# 3 C      4b1  1w=  2w0   1.5
# 4 -      3w0  2b0  Z     0
SWISS = """
1 Kővári, Łukasz 2000 | 2w1 3b= U
2 Ильин 1900          | 1b0 4w1 3b1
3 王明                | 4b1 1w= 2w0
4 Παπα 1700           | 3w0 2b0 Z
"""

#          1    2    3
# 1 A      2w+  3b1  R
# 2 B      1b-  R    3w0
# 3 C      R    1w0  2b1
ROBIN = """
1 A 2000 | 2w+ 3b1 R
2 B 1900 | 1b- R 3w0
3 C 1800 | R 1w0 2b1
"""


@pytest.fixture
def engine(gacrux: GacruxEngine) -> GacruxEngine:
    return gacrux


def swiss(**fields: object) -> Section:
    return arena(SWISS, event=START, **fields)  # type: ignore[arg-type]  # the builder hands them on


def test_what_agrees_and_what_cannot_be_checked(engine: GacruxEngine) -> None:
    ladder = "BH/C1,BH@fide-2009,SB,DE,ARO,ARO{unrated=1400},ARO{unrated=lowest},KS,GRS,MAN"
    seen: list[tuple[int, int]] = []
    opinion = second_opinion(
        swiss(), engine, ladder=parse_ladder(ladder), progress=lambda done, of: seen.append((done, of))
    )
    verdicts = {rung.text: (rung.verdict, rung.reason) for rung in opinion.rungs}
    agreeing = [text for text, (verdict, _) in verdicts.items() if verdict is Verdict.AGREES]
    assert agreeing == ["PTS", "BH/C1@fide-2026", "SB@fide-2026", "DE", "ARO{unrated=1400}"]
    reasons = [reason for verdict, reason in verdicts.values() if verdict is Verdict.NOT_CHECKED]
    for reason, word in zip(
        reasons,
        ("FIDE's own treatment", "drops out", "one fixed rating", "round robins", "not compute", "not compute"),
        strict=True,
    ):
        assert word in reason
    assert opinion.agrees
    assert opinion.engine.startswith("gacrux 1.")
    assert seen == [(done, 11) for done in range(12)]


def test_a_known_difference_names_its_article(engine: GacruxEngine) -> None:
    robin = arena(ROBIN, event=START, kind=Kind.ROUND_ROBIN)
    opinion = second_opinion(robin, engine, ladder=parse_ladder("WON,SB"))
    won = opinion.rungs[1]
    assert won.verdict is Verdict.EXPLAINED
    # player 1 won one game by forfeit and one over the board; 15.2 counts both
    assert [(one.number, one.ours, one.theirs) for one in won.differences] == [(1, "2", "1")]
    assert "15.2" in won.differences[0].why
    assert opinion.agrees


def test_points_given_by_the_arbiter_explain_a_difference(engine: GacruxEngine) -> None:
    """Half a point for 2 in the lost round 1 (TRF26, 299): 2½ here, 2 there, and so in 1's Buchholz."""
    section = swiss()
    row = section.cells[1]
    given = (replace(row[0], awarded=Fraction(1, 2)), *row[1:])
    section = replace(section, cells=(section.cells[0], given, *section.cells[2:]))
    opinion = second_opinion(section, engine, ladder=parse_ladder("BH,WON"))
    assert [rung.verdict for rung in opinion.rungs] == [Verdict.EXPLAINED, Verdict.EXPLAINED, Verdict.AGREES]
    assert [(one.number, one.ours, one.theirs) for one in opinion.rungs[0].differences] == [(2, "2.5", "2.0")]
    assert "record 299" in opinion.rungs[0].differences[0].why


def test_an_unexplained_difference_is_told() -> None:
    """A tool that gives everybody 99 Buchholz."""
    answer = '{"values": [[1, "2.5", "99"], [2, "2.0", "99"], [3, "1.5", "99"], [4, "0.0", "99"]]}'
    script = (
        f'import sys; print(\'{{"ready": "0"}}\', flush=True)\nfor line in sys.stdin: print({answer!r}, flush=True)'
    )
    with GacruxEngine([sys.executable, "-IS", "-c", script]) as invented:
        opinion = second_opinion(swiss(), invented, ladder=parse_ladder("BH"))
    assert [rung.verdict for rung in opinion.rungs] == [Verdict.AGREES, Verdict.DIFFERS]
    assert [one.theirs for one in opinion.rungs[1].differences] == ["99"] * 4
    assert {one.why for one in opinion.rungs[1].differences} == {""}
    assert not opinion.agrees


def test_the_edition_of_2009_and_an_empty_event_are_not_asked(engine: GacruxEngine) -> None:
    old = second_opinion(swiss(edition=Edition.FIDE_2009), engine, ladder=parse_ladder("BH"))
    assert {rung.verdict for rung in old.rungs} == {Verdict.NOT_CHECKED}
    assert "2009" in old.rungs[1].reason
    nothing = second_opinion(swiss(), engine, ladder=parse_ladder("BH"), after_round=0)
    assert "No round is complete" in nothing.rungs[0].reason


@pytest.mark.parametrize("edition", [Edition.FIDE_2024, Edition.FIDE_2026])
def test_the_edition_of_the_event_counts_not_its_date(engine: GacruxEngine, edition: Edition) -> None:
    # BH of player 1 after his bye: own score 2.5 in 2024, the dummy is capped at 1.5 since 2026
    opinion = second_opinion(swiss(edition=edition), engine, ladder=parse_ladder("BH"))
    assert opinion.rungs[1].verdict is Verdict.AGREES


def test_another_point_system_and_numbers_with_gaps(engine: GacruxEngine) -> None:
    section = swiss(points=replace(swiss().points, win=Fraction(3), draw=Fraction(1)))
    assert second_opinion(section, engine, ladder=parse_ladder("BH,SB,PS")).agrees
    text = SWISS.replace("4 Παπα", "9 Παπα").replace("4b1", "9b1").replace("4w1", "9w1")
    gaps = arena(text, event=START)
    opinion = second_opinion(gaps, engine, ladder=parse_ladder("BH,SB,DE,TPN"))
    assert [rung.verdict for rung in opinion.rungs] == [Verdict.AGREES] * 5


@thorough
def test_cancel_and_limit(engine: GacruxEngine) -> None:
    with pytest.raises(PairingCancelled):
        second_opinion(swiss(), engine, patience=Patience(cancel=lambda: True))
    hanging = [sys.executable, "-IS", "-c", 'import sys; print(\'{"ready": "0"}\', flush=True); sys.stdin.read()']
    with GacruxEngine(hanging) as slow, pytest.raises(EngineTimeout, match="no values within"):
        second_opinion(swiss(), slow, patience=Patience(0.2))


def test_a_code_that_gacrux_does_not_take(engine: GacruxEngine) -> None:
    with pytest.raises(EngineFault, match="could not compute"):
        engine.tiebreak_values("001 nothing", "BH", 1, round_robin=False)


def test_codes() -> None:
    assert gacrux_code(parse_rung("ARO/C1{unrated=1400}")) == "ARO/C1/U1400"
    assert gacrux_code(parse_rung("STD{reading=result-code}")) == "STD"


@pytest.mark.parametrize(
    "rung", ["STD{reading=literal}", "ARO{opponents=scheduled,unrated=1400}", "BPG{unplayed=half}"]
)
def test_readings_of_ours_are_not_compared(engine: GacruxEngine, rung: str) -> None:
    opinion = second_opinion(swiss(), engine, ladder=parse_ladder(rung)).rungs[1]
    assert opinion.verdict is Verdict.NOT_CHECKED
    assert opinion.reason.startswith("gacrux does not have the option")


def test_games_without_colours_are_checked_but_for_what_counts_black(engine: GacruxEngine) -> None:
    """gacrux reads no game without a colour; crosstables of Vega have none for forfeits, others none at all."""
    ladder = parse_ladder("BH,SB,DE,WIN,BPG,BWG")
    whole = arena(SWISS.replace("2w1 3b= U", "2w+ 3b= U").replace("1b0 4w1 3b1", "1b- 4w1 3b1"), event=START)
    forfeits = tuple(
        tuple(replace(cell, colour=None) if cell.rules.forfeit else cell for cell in cells) for cells in whole.cells
    )
    opinion = second_opinion(replace(whole, cells=forfeits), engine, ladder=ladder)
    assert {rung.verdict for rung in opinion.rungs} == {Verdict.AGREES}
    none = tuple(tuple(replace(cell, colour=None) for cell in cells) for cells in whole.cells)
    opinion = second_opinion(replace(whole, cells=none), engine, ladder=ladder)
    reasons = {rung.text: rung.reason for rung in opinion.rungs if rung.verdict is Verdict.NOT_CHECKED}
    assert reasons == {"BPG": "Some games have no colours.", "BWG": "Some games have no colours."}
    assert opinion.agrees

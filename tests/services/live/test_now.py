"""A section as viewers may count it: what is held back is open, and tells nothing by another way."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Decision, How, Match, Side
from tdapp.domain.section.outcome import Outcome
from tdapp.services.live.now import as_it_stands
from tdapp.services.ports.live import LiveSection
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tests.arena import arena

PLAYED = """
 1 A | 3w1 2b1
 2 B | 4b1 1w0
 3 C | 1b0 4w~
 4 D | 2w0 3b~
"""


def live(section: Section) -> LiveSection:
    return LiveSection(1, section, rounds_of(section))


def outcomes(section: Section) -> list[str]:
    return [" ".join(cell.outcome.value for cell in row) for row in section.cells]


def test_where_nothing_is_held_back_all_of_it_counts() -> None:
    one = live(arena(PLAYED))
    now = as_it_stands(one, {1: (), 2: ()})
    assert now is not None
    assert now.section is one.section
    assert now.rounds == one.rounds
    assert (now.number, now.entered, now.boards) == (2, 1, 2)  # the adjourned one is not entered
    assert as_it_stands(LiveSection(1, one.section, ()), {}) is None


def test_a_board_that_is_held_back_is_open() -> None:
    section = arena(PLAYED)
    rows = [list(row) for row in section.cells]
    rows[0][1] = replace(rows[0][1], awarded=Fraction(1, 2))
    one = live(replace(section, cells=tuple(map(tuple, rows))))
    first = one.rounds[1].boards[0]
    assert set(first.players) == {1, 2}
    now = as_it_stands(one, {2: {first.number}})
    assert now is not None
    assert (now.number, now.entered, now.boards) == (2, 0, 2)
    board, other = now.rounds[1].boards
    assert (board.is_open, other) == (True, one.rounds[1].boards[1])
    assert now.rounds[0] == one.rounds[0]
    assert [row[1].outcome for row in now.section.cells[:2]] == [Outcome.OPEN] * 2
    assert now.section.cells[0][1].awarded is None
    assert [row[0] for row in now.section.cells] == [row[0] for row in one.section.cells]
    assert now.section.cells[2:] == one.section.cells[2:]


def test_what_was_entered_of_a_whole_match_says_as_much_as_its_boards() -> None:
    section = generate_teams(TeamRecipe(4, 2, rounds=2), "now")

    def told(match: Match) -> Match:
        return replace(
            match,
            forfeit=Side.FIRST,
            entered=(Fraction(1), Fraction(0)),
            decision=Decision(match.first.team, How.LOTS, "lot"),
        )

    section = replace(section, matches=tuple(map(told, section.matches)))
    one = replace(live(replace(section)), section=section)
    held = one.rounds[1].boards[0].number
    now = as_it_stands(one, {1: (), 2: (held,)})
    assert now is not None
    for before, after in zip(section.matches, now.section.matches, strict=True):
        bare = (after.forfeit, after.entered, after.decision)
        assert bare == ((None, None, None) if before.round == 2 else (before.forfeit, before.entered, before.decision))

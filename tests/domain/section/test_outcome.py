"""The rule matrix has a row for every outcome and says what C.07, 16 says."""

from __future__ import annotations

from tdapp.domain.section.outcome import RESULT_OF_OUTCOMES, RULES, Colour, GameResult, Outcome


def test_every_outcome_has_a_row() -> None:
    assert set(RULES) == set(Outcome)


def test_voluntary_unplayed_rounds() -> None:
    """C.07, 16.1: requested byes and forfeit losses; PAB, full-point bye and forfeit win are not voluntary."""
    voluntary = {outcome for outcome, rules in RULES.items() if rules.voluntary}
    assert voluntary == {Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.FORFEIT_LOSS}
    assert {outcome for outcome, rules in RULES.items() if rules.requested} == voluntary - {Outcome.FORFEIT_LOSS}


def test_only_real_games_are_rated_or_over_the_board() -> None:
    for rules in RULES.values():
        assert not rules.rated or rules.over_the_board
        assert not rules.over_the_board or rules.paired
        assert not (rules.forfeit and rules.over_the_board)


def test_every_result_gives_two_outcomes_and_back() -> None:
    for result in GameResult:
        assert RESULT_OF_OUTCOMES[result.outcomes] is result


def test_colours_are_opposite() -> None:
    assert Colour.WHITE.other is Colour.BLACK
    assert Colour.BLACK.other is Colour.WHITE

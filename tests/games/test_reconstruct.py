"""Two scoresheets side by side: the Italian game of the examples, with what tired players write."""

from __future__ import annotations

from tdapp.domain.games.record import GameRecord
from tdapp.games.reconstruct import Verdict, compare_sheets, sheet_words

GAME = GameRecord(1)


def verdicts(first: str, second: str, languages: tuple[str, str] = ("en", "en")) -> list[tuple[str, Verdict]]:
    lines = compare_sheets(GAME, sheet_words(first), sheet_words(second), languages)
    return [(line.uci, line.verdict) for line in lines]


def test_words_of_a_sheet() -> None:
    words = ["e4", "e5", "Nf3", "?", "a6", "0-0", "Nf6+!?"]
    assert sheet_words("1. e4 e5 2.Nf3 ? 3 ... a6\n4 0-0 Nf6+!?") == words


def test_two_languages_agree() -> None:
    found = verdicts("1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Sf3 Sc6", ("en", "de"))
    assert [verdict for _, verdict in found] == [Verdict.BOTH] * 4


def test_what_one_has_missed_the_other_has() -> None:
    found = verdicts("1. e4 e5 2. Nf3 ? 3. Bc4", "1. e4 e5 2. ? Nc6 3. Bc4 Bc5")
    assert [uci for uci, _ in found] == ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"]
    assert [verdict for _, verdict in found][2:] == [Verdict.FIRST, Verdict.SECOND, Verdict.BOTH, Verdict.SECOND]


def test_only_one_of_two_can_be_played() -> None:
    found = verdicts("1. e4 e5 2. Nf3", "1. e4 e5 2. Nd3")
    assert found[-1] == ("g1f3", Verdict.FIRST_LEGAL)


def test_where_both_can_be_played_the_rest_of_the_game_decides() -> None:
    """2. Nc3 on the first sheet cannot be right: the knight that takes on e5 later came from f3."""
    found = verdicts("1. e4 e5 2. Nc3 Nc6 3. Nxe5", "1. e4 e5 2. Nf3 Nc6 3. Nxe5")
    assert found[2] == ("g1f3", Verdict.CHOSEN_SECOND)
    assert found[4] == ("f3e5", Verdict.BOTH)
    missed = verdicts("1. e4 e5 2. Nc3 ? 3. Nxe5", "1. e4 e5 2. Nf3 Nc6 3. Nxe5")  # a move that one sheet lacks
    assert missed[2:4] == [("g1f3", Verdict.CHOSEN_SECOND), ("b8c6", Verdict.SECOND)]
    assert verdicts("1. e4", "1. d4") == [("e2e4", Verdict.CHOSEN_FIRST)]  # else the mover's own sheet
    assert verdicts("1. e4 e5", "1. e4 c5")[1] == ("c7c5", Verdict.CHOSEN_SECOND)


def test_what_neither_has_is_a_gap() -> None:
    found = verdicts("1. e4 e5 2. ? Nc6", "1. e4 e5 2. ? Nc6")
    assert found == [("e2e4", Verdict.BOTH), ("e7e5", Verdict.BOTH), ("", Verdict.NEITHER)]


def test_where_the_sheets_differ_the_arbiter_looks() -> None:
    """What only one of them has is no difference; where both end there is nothing to be taken."""
    assert {one for one in Verdict if not one.differs} == {Verdict.BOTH, Verdict.FIRST, Verdict.SECOND}

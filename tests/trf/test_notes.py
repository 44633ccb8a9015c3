"""Readings that were chosen by their numbers, counted on over the questions of a file, and of the next one."""

from __future__ import annotations

from tdapp.trf.notes import Taken


def test_answers_are_counted_on_from_question_to_question_and_from_file_to_file() -> None:
    taken = Taken([2, 4, 9])
    assert taken.ask(["a", "b"]) == (1, [1])
    later = taken.from_here()
    assert taken.ask(["c", "d", "e"]) == (3, [1])
    assert later.ask(["f"]) == (3, [])
    assert (taken.unknown, later.unknown, Taken([0, 1]).unknown) == ([9], [4, 9], [0, 1])
    again = taken.from_here()
    assert again.ask(["g", "h", "i", "j"]) == (6, [3])
    assert again.unknown == []

"""Pages of all rounds become one section; what does not make a whole is refused. Samples: samples.py."""

from __future__ import annotations

import datetime as dt

import pytest

from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.as_report import joined_report
from tests.arena import arena
from tests.interchange.programs.samples import START_LIST, chess_results_page

HEAD = ("Bo.", "", "White", "Rtg", "Pts.", "Result", "Pts.", "", "Black", "Rtg")
FIRST = (("1", "", "Amsel, Eva", "2100", "0", "1 - 0", "0", "", "Canto, Lea *)", "0"),
         ("2", "", "Buchfink, Jan", "1900", "0", "1", "", "", "bye", ""))  # fmt: skip
SECOND = (("1", "", "Buchfink, Jan", "1900", "1", "½ - ½", "1", "", "Amsel, Eva", "2100"),
          ("2", "", "Canto, Lea", "0", "0", "½", "", "", "not paired", ""))  # fmt: skip
THIRD = (("1", "", "Canto, Lea", "0", "½", "", "1½", "", "Buchfink, Jan", "1900"),
         ("2", "", "Amsel, Eva", "2100", "1½", "0", "", "", "not paired", ""))  # fmt: skip


def page(number: int, *rows: tuple[str, ...], day: str = "") -> str:
    return chess_results_page(f"Round {number} on {day or f'2026/08/0{number}'} at 14:30", HEAD, *rows)


ROUNDS = (page(1, *FIRST), page(2, *SECOND), page(3, *THIRD))


def joined(*pages: str):  # type: ignore[no-untyped-def]
    made = joined_report([(text.encode(), f"{number}.html") for number, text in enumerate(pages)])
    return None if made is None else made.reading.section


def refused(*pages: str) -> str:
    with pytest.raises(InputRefused) as problem:
        joined(*pages)
    return " ".join(fault.text for fault in problem.value.faults)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_all_rounds_with_the_start_list(order: tuple[int, ...]) -> None:
    section = joined(START_LIST, *(ROUNDS[place] for place in order))
    assert section.cells == arena("1 A | 3w1 2b= Z\n2 B | U 1w= 3b?\n3 C | 1b0 H 2w?").cells
    assert [(one.name, one.fide_id, one.federation) for one in section.players][:2] == [
        ("Amsel, Eva", "4600001", "GER"), ("Buchfink, Jan", "", "DEN"),
    ]  # fmt: skip
    event = section.event
    assert (event.name, event.start, event.end) == ("Hafen Open 2026", dt.date(2026, 8, 1), dt.date(2026, 8, 3))


def test_that_pages_were_joined_is_said() -> None:
    made = joined_report([(text.encode(), "x.html") for text in ROUNDS])
    assert made is not None
    assert made.reading.notes[0].text.startswith("3 pages were joined: the points before each round")


def test_names_with_and_without_a_comma_are_the_same() -> None:
    section = joined(START_LIST.replace("Amsel, Eva", "Amsel Eva"), *ROUNDS)
    assert len(section.players) == 3


def test_without_the_start_list_players_are_numbered() -> None:
    assert [player.number for player in joined(*ROUNDS).players] == [1, 2, 3]


def test_who_never_sat_at_a_board_is_there_too() -> None:
    more = START_LIST.replace("</tr></table></body>", "</tr><tr><td>4</td><td></td><td>Dohle, Uwe</td><td></td>"
                              "<td>GER</td><td>1500</td><td></td></tr></table></body>")  # fmt: skip
    section = joined(more, *ROUNDS)
    assert [cell.rules.trf for cell in section.cells[3]] == ["Z", "Z", "Z"]


def test_what_is_missing_or_there_twice() -> None:
    assert refused(ROUNDS[0], ROUNDS[2]) == "Pages are missing: round 2."
    assert refused(ROUNDS[1], ROUNDS[2]) == "Pages are missing: round 1."
    assert refused(*ROUNDS, ROUNDS[1]) == "Round 2 is there twice."
    assert refused(*ROUNDS, START_LIST, START_LIST) == "The start list is there twice."
    assert "Canto, Lea is not on the start list." in refused(START_LIST.replace("Canto", "Conto"), *ROUNDS)
    assert "Canto, Lea is twice on the start list." in refused(
        START_LIST.replace("Buchfink, Jan", "Canto Lea"), *ROUNDS
    )


def test_points_of_a_page_that_are_not_those_before_it() -> None:
    """The proof that the pages belong together: Pts. stands beside every name before its round."""
    changed = ROUNDS[0].replace("1 - 0", "0 - 1")
    said = refused(changed, *ROUNDS[1:])
    assert "Amsel, Eva has 1.0 points before round 2 on its page, 0.0 by the pages before it." in said
    open_game = ROUNDS[0].replace("1 - 0", "")
    assert "The page of round 1 was saved before all its games were over" in refused(open_game, *ROUNDS[1:])


def test_pages_of_several_events_and_other_files_are_not_joined() -> None:
    other = ROUNDS[1].replace("<h2>Hafen Open 2026", "<h2>Hafen Open 2026: B")
    assert joined(ROUNDS[0], other) is None
    assert joined(ROUNDS[0], "<html><body>chess-results.com <h2>Hafen Open 2026</h2></body></html>") is None
    assert joined(START_LIST, START_LIST) is None
    assert joined_report([(ROUNDS[0].encode(), "x.html")]) is None
    assert joined_report([(ROUNDS[0].encode(), "x.html"), (b"001 ", "x.trf")]) is None

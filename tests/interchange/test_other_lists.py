"""Pairings and start lists are read, every other list of a tournament is refused by name; samples: samples.py."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Sex
from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.as_report import as_reports
from tests.arena import arena
from tests.interchange.programs.samples import ALL_ROUNDS, PAIRINGS, START_LIST, chess_results_page


def read(page: str, name: str = "x.html") -> tuple[Section, list[str]]:
    (made,) = as_reports(page.encode(), name)
    return made.reading.section, [note.text for note in made.reading.notes]


def refused(page: str, name: str = "x.html") -> str:
    with pytest.raises(InputRefused) as problem:
        as_reports(page.encode(), name)
    return problem.value.faults[0].text


def test_the_pairings_of_the_first_round() -> None:
    section, said = read(PAIRINGS)
    expected = arena("1 A | 4b1\n2 B | 5w+\n3 C | H\n4 D | 1w0\n5 E | 2b-\n6 F | 7w?\n7 G | 6b?\n8 H | U")
    assert section.cells == expected.cells
    assert (section.event.name, section.rounds_total) == ("Hafen Open 2026", 5)
    assert [(one.name, one.title, one.rating) for one in section.players][:2] == [
        ("Amsel, Eva", "FM", 2100), ("Buchfink, Jan", "", 1900),
    ]  # fmt: skip
    assert section.players[3].name == "Dohle, Uwe"  # without the sign of a footnote
    assert not any("start numbers" in text or "how many rounds" in text for text in said)


def test_pairings_without_start_numbers_are_numbered_by_rating() -> None:
    rows = (
        ("Bo.", "", "White", "Rtg", "Pts.", "Result", "Pts.", "", "Black", "Rtg"),
        ("1", "", "Dohle, Uwe", "1500", "0", "½ - ½", "0", "", "Amsel, Eva", "2100"),
        ("2", "IM", "Buchfink, Jan", "1500", "0", "0 - 0", "0", "", "Eule, Kai", ""),
    )
    section, said = read(chess_results_page("Round 1", *rows))
    assert [player.name for player in section.players] == ["Amsel, Eva", "Buchfink, Jan", "Dohle, Uwe", "Eule, Kai"]
    assert section.cells[1][0].outcome is section.cells[3][0].outcome is Outcome.LOSS
    assert "The list has no start numbers: the players were numbered by rating, title and name." in said
    assert any(text.startswith("The list does not say how many rounds there are") for text in said)


def test_all_rounds_of_a_round_robin() -> None:
    section, _ = read(ALL_ROUNDS)
    assert section.kind is Kind.ROUND_ROBIN
    assert section.cells == arena("1 A | R 2w1 3b=\n2 B | 3w0 1b0 R\n3 C | 2b1 R 1w=").cells


def test_a_later_round_alone_is_refused() -> None:
    assert "pairings of one round alone" in refused(PAIRINGS.replace("Round 1 on", "Round 2 on"))
    assert "pairings of one round alone" in refused(
        PAIRINGS.replace("<td>0</td><td>0 - 1</td>", "<td>1</td><td>0 - 1</td>").replace("Round 1 on", "Last round on")
    )


def test_pairings_that_contradict_themselves_name_the_line() -> None:
    assert "is no result" in refused(PAIRINGS.replace("+ - -", "7 - 3"))
    with pytest.raises(InputRefused) as problem:
        as_reports(PAIRINGS.replace("Fink, Ole", "Amsel, Eva").encode(), "x.html")
    assert problem.value.faults[0].line == 4


def test_a_start_list() -> None:
    section, said = read(START_LIST)
    assert [(one.number, one.name, one.rating, one.fide_id, one.sex) for one in section.players] == [
        (1, "Amsel, Eva", 2100, "4600001", Sex.FEMALE), (2, "Buchfink, Jan", 1900, "", None),
        (3, "Canto, Lea", None, "", Sex.FEMALE),
    ]  # fmt: skip
    assert section.rounds_held == 0
    assert "This is a start list: players without rounds." in said


def test_fees_and_remarks_of_a_start_list_are_kept() -> None:
    listed = "Nr;Name;ELO;Startgeld;Bezahlt;Bemerkung\n2;Amsel, Eva;2100;20;20;Bus\n1;Buchfink, Jan;1900;10,5;;\n"
    (made,) = as_reports(listed.encode(), "melde.csv")
    found = [(one.number, one.owed, one.paid, one.comment) for one in made.reading.section.players]
    assert found == [(1, "10.5", "", ""), (2, "20", "20", "Bus")]
    assert b"Bus" not in made.data  # a report goes to other people


def test_a_page_that_shows_only_the_first_players_is_refused() -> None:
    link = '<p><a class=fett href="tnr1.aspx?lan=1&art=0&amp;zeilen=99999">Show complete list</a></p>'
    assert "shows only the first players" in refused(START_LIST.replace("</body>", f"{link}</body>"))


RANKING = (("Rk.", "SNo", "Name", "FED", "Rtg", "Pts.", "TB1"), ("1", "2", "Amsel, Eva", "GER", "2100", "2", "-25,8"),
           ("2", "1", "Buchfink, Jan", "DEN", "1900", "1½", "-1,8"))  # fmt: skip


def test_a_ranking_is_refused_by_name() -> None:
    assert "(“Rank after Round 2”)" in refused(chess_results_page("Rank after Round 2", *RANKING))
    table = "\n".join(";".join(row) for row in RANKING)
    assert refused(table, "ranking.csv").startswith("This is a ranking without its games")
    german = "Rang;Name;Verein;TWZ;Punkte;Buchholz\n1;Amsel, Eva;SK Nord;2100;2;5\n2;Buchfink, Jan;;1900;1,5;4\n"
    assert refused(german, "rangliste.csv").startswith("This is a ranking without its games")


def test_pages_of_teams_are_refused_by_their_heading() -> None:
    rows = (("No.", "SNo", "Team", "Res.", ":", "Res.", "Team", "SNo"), ("1", "9", "Nord", "2", ":", "2", "Süd", "1"))
    assert "(“Team pairings”)" in refused(chess_results_page("Team pairings", *rows))
    players = (("No.", "Name", "Rtg", "Team", "Bo."), ("1", "Amsel, Eva", "2100", "Nord", "1"))
    assert "(“Starting rank”)" in refused(chess_results_page("Starting rank", *players))


def test_games_of_draughts_are_refused_by_name() -> None:
    games = '[Event "Cup"]\n[White "A"]\n[Black "B"]\n[Result "2-0"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 2-0\n'
    assert "draughts" in refused(games, "games.pgn")

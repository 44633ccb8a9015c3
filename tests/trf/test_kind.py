"""Swiss or round robin, cycles, number of rounds."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Kind
from tdapp.trf.kind import decide_kind, kind_of_code, kind_of_words
from tdapp.trf.notes import Notebook
from tdapp.trf.reader import read_trf
from tdapp.trf.records import Header, PlayerRecord
from tests.trf.lines import p, trf

# Four players, everyone meets everyone once.
TABLE = (
    p(1, "3.0", "4 w 1", "3 b 1", "2 w 1"),
    p(2, "1.5", "3 w =", "4 b 1", "1 b 0"),
    p(3, "1.0", "2 b =", "1 w 0", "4 w ="),
    p(4, "0.5", "1 b 0", "2 w 0", "3 b ="),
)


@pytest.mark.parametrize(
    ("code", "kind", "cycles"),
    [
        ("FIDE_DUTCH_2026_BAKU", Kind.SWISS, 1),
        ("FIDE_DOUBLESWISS", Kind.SWISS, 1),
        ("FIDE_ROUNDROBIN", Kind.ROUND_ROBIN, 1),
        ("FIDE_DOUBLEROUNDROBIN", Kind.ROUND_ROBIN, 2),
        ("BERGER_ROUNDROBIN_G4", Kind.ROUND_ROBIN, 4),
        ("FIDE_TEAM_MP_GP", Kind.SWISS, 1),
    ],
)
def test_codes(code: str, kind: Kind, cycles: int) -> None:
    assert kind_of_code(code) == (kind, cycles)


def test_words() -> None:
    assert kind_of_code("CUSTOM_KNOCKOUT") == (Kind.KNOCKOUT, 1)
    assert kind_of_code("CUSTOM_SOMETHING") is None
    assert kind_of_words("Individual: Swiss-System") is Kind.SWISS
    assert kind_of_words("Rundenturnier") is Kind.ROUND_ROBIN
    assert kind_of_words("Blitz") is None


def test_record_before_words_before_structure() -> None:
    both = read_trf(trf("092 Swiss system", "192 FIDE_ROUNDROBIN", *TABLE))
    assert (both.section.kind, both.kind_was_guessed) == (Kind.ROUND_ROBIN, False)
    words = read_trf(trf("092 Swiss system", *TABLE))
    assert (words.section.kind, words.kind_was_guessed) == (Kind.SWISS, False)
    guess = read_trf(trf(*TABLE))
    assert (guess.section.kind, guess.kind_was_guessed) == (Kind.ROUND_ROBIN, True)
    assert "taken as round robin" in " ".join(note.text for note in guess.notes)


def test_the_caller_decides_before_the_file() -> None:
    reading = read_trf(trf(*TABLE), kind=Kind.SWISS)
    assert (reading.section.kind, reading.section.cycles, reading.kind_was_guessed) == (Kind.SWISS, 1, False)
    assert "kind of event" not in " ".join(note.text for note in reading.notes)
    robin = read_trf(trf("092 Swiss", *TABLE), kind=Kind.ROUND_ROBIN).section
    assert (robin.kind, robin.cycles, robin.rounds_total) == (Kind.ROUND_ROBIN, 1, 3)


def test_a_pair_that_meets_twice_is_no_round_robin() -> None:
    reading = read_trf(
        trf(
            p(1, "3.0", "2 w 1", "2 b 1", "3 w 1"),
            p(2, "1.0", "1 b 0", "1 w 0", "4 w 1"),
            p(3, "1.0", "4 w =", "4 b =", "1 b 0"),
            p(4, "1.0", "3 b =", "3 w =", "2 b 0"),
        )
    )
    assert reading.section.kind is Kind.SWISS


def test_one_pair_that_meets_twice_is_enough() -> None:
    """1 and 2 met twice, and each of them another one."""
    reading = read_trf(
        trf(
            p(1, "2.0", "2 w 1", "2 b 1", "3 w 0"), p(2, "1.0", "1 b 0", "1 w 0", "4 w 1"),
            p(3, "2.0", "4 w 1", "", "1 b 1"), p(4, "0.0", "3 b 0", "", "2 b 0"),
        )
    )  # fmt: skip
    assert reading.section.kind is Kind.SWISS


def test_the_cycles_of_record_192_count_where_it_is_of_the_kind_that_is_asked_for() -> None:
    started = [line[:80] + " 0.0" + line[84:89] for line in TABLE]
    for code, found in (("FIDE_DOUBLEROUNDROBIN", (2, 6)), ("FIDE_DUTCH", (1, 3))):
        section = read_trf(trf(f"192 {code}", *started), kind=Kind.ROUND_ROBIN).section
        assert (section.kind, section.cycles, section.rounds_total) == (Kind.ROUND_ROBIN, *found)


def test_double_round_robin_by_structure_and_rounds_from_the_players() -> None:
    double = [line + "  " + line[91:].replace("w", "x").replace("b", "w").replace("x", "b") for line in TABLE]
    points = {"3.0": "6.0", "1.5": "3.0", "1.0": "2.0", "0.5": "1.0"}
    double = [line[:80] + f" {points[line[81:84]]}" + line[84:] for line in double]
    section = read_trf(trf(*double)).section
    assert (section.kind, section.cycles, section.rounds_total) == (Kind.ROUND_ROBIN, 2, 6)
    started = [line[:80] + " 0.0" + line[84:89] for line in TABLE]
    assert read_trf(trf("192 FIDE_DOUBLEROUNDROBIN", *started)).section.rounds_total == 6
    assert read_trf(trf("192 FIDE_ROUNDROBIN", *started, p(5, "0.0"))).section.rounds_total == 5


def test_two_players_play_a_match() -> None:
    """One round is a round robin of two, two rounds a double one: a match, not a Swiss."""
    once = read_trf(trf(p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"))).section
    assert (once.kind, once.cycles) == (Kind.ROUND_ROBIN, 1)
    twice = read_trf(trf(p(1, "1.5", "2 w 1", "2 b ="), p(2, "0.5", "1 b 0", "1 w ="))).section
    assert (twice.kind, twice.cycles) == (Kind.ROUND_ROBIN, 2)
    assert read_trf(trf("142 5", p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"))).section.kind is Kind.SWISS


def test_the_structure_is_judged_by_the_rounds_held_where_the_file_gives_fewer() -> None:
    assert read_trf(trf("142 1", *TABLE)).section.kind is Kind.ROUND_ROBIN


@pytest.mark.parametrize("record", ["XXR 5", "XXC white1", "XXS W=1", "BBW  1.0"])
def test_a_file_for_a_pairing_engine_is_a_swiss(record: str) -> None:
    """Six players and five rounds are those of a round robin too; engines pair nothing else.

    Only where everybody has met everybody the games say what it was.
    """
    assert read_trf(trf("142 3", record, *TABLE)).section.kind is Kind.ROUND_ROBIN
    six = [p(number, "0.0") for number in range(1, 7)]
    assert read_trf(trf("142 5", *six)).section.kind is Kind.ROUND_ROBIN
    reading = read_trf(trf("142 5", record, *six))
    assert (reading.section.kind, reading.kind_was_guessed) == (Kind.SWISS, True)
    assert any("it has records of engines" in note.text for note in reading.notes)
    assert read_trf(trf("142 5", record, "092 Round Robin", *six)).section.kind is Kind.ROUND_ROBIN


@pytest.mark.parametrize(
    ("rows", "kind"),
    [
        (("1111", "1110", "11", "110", "0", "0", "0", "0 "), Kind.KNOCKOUT),
        (("111", "111", "000", "000", "0", "0"), Kind.KNOCKOUT),  # the same four play two rounds
        (("1", "1", "1", "1", "1", "0"), Kind.SWISS),  # six in the last round
        (("11", "0 ", "0Z", "11"), Kind.SWISS),  # four cannot thin out
        (("11", "10", "0", "0", " 1", "0"), Kind.SWISS),  # 5 comes later
        (("", "", "", "", "", ""), Kind.SWISS),  # nobody has played
    ],
)
def test_a_field_that_thins_out_is_a_knockout(rows: tuple[str, ...], kind: Kind) -> None:
    """The last two or four stay; nobody comes back."""
    records = {
        number: PlayerRecord(number, number, "", "", "", None, "", "", "", "", [(0, "", one) for one in row])
        for number, row in enumerate(rows, 1)
    }
    found = decide_kind(Header(texts={"092": "Cup, knock-out"}), records, 4, None, Notebook())
    assert (found[0] is Kind.KNOCKOUT) is (kind is Kind.KNOCKOUT)
    assert decide_kind(Header(texts={"092": "Cup"}), records, 4, None, Notebook())[0] is not Kind.KNOCKOUT


def test_a_round_in_which_nobody_plays_thins_out_nothing() -> None:
    """Two rounds with all eight, and a third one for which all are absent: nobody went out."""
    records = {
        number: PlayerRecord(number, number, "", "", "", None, "", "", "", "", [(0, "", one) for one in "11Z"])
        for number in range(1, 9)
    }
    found = decide_kind(Header(texts={"092": "Cup, knock-out"}), records, 2, None, Notebook())
    assert found[0] is Kind.SWISS

"""The demo event, read by a parser of its own: consistent, true to the record, with one of everything."""

from __future__ import annotations

import csv
import importlib.util
import sys
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tdapp.trf.reader import read_trf

RESOURCES = Path(__file__).parents[2] / "resources"
HALF = Fraction(1, 2)
WORTH = {
    **dict.fromkeys("1W+UF", Fraction(1)),
    **dict.fromkeys("=DH", HALF),
    **dict.fromkeys("0L-Z", Fraction(0)),
}
PAIRED = frozenset("1=0WDL+-")
MATES = {  # the letters the opponent may have
    "1": "0",
    "0": "1=",
    "=": "=0",
    "W": "L",
    "L": "W",
    "D": "D",
    "+": "-",
    "-": "+-",
}


@dataclass(frozen=True)
class Block:
    """Columns 92 and following of one round."""

    opponent: int
    colour: str
    letter: str


@dataclass(frozen=True)
class Line:
    """A 001 record."""

    number: int
    name: str
    rating: int
    federation: str
    fide_id: str
    points: Fraction
    rank: int
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class File:
    """What a TRF file holds, as far as this test needs it."""

    raw: bytes
    header: dict[str, list[str]]
    players: dict[int, Line]

    @property
    def rounds(self) -> int:
        return int(self.header["142"][0])

    def games(self) -> list[tuple[int, int, int, str, str]]:
        """(round, White, Black, White's letter, Black's letter)."""
        return [
            (
                number,
                line.number,
                block.opponent,
                block.letter,
                self.players[block.opponent].blocks[number - 1].letter,
            )
            for line in self.players.values()
            for number, block in enumerate(line.blocks, 1)
            if block.opponent and block.colour == "w"
        ]


def parse(name: str) -> File:
    raw = (RESOURCES / "demo" / name).read_bytes()
    header: dict[str, list[str]] = {}
    players: dict[int, Line] = {}
    for text in raw.decode("utf-8").split("\r\n"):
        if not text.startswith("001 "):
            header.setdefault(text[:3], []).append(text[4:])
            continue
        line = Line(
            number=int(text[4:8]),
            name=text[14:47].rstrip(),
            rating=int(text[48:52].strip() or 0),
            federation=text[53:56],
            fide_id=text[57:68].strip(),
            points=Fraction(text[80:84].strip()),
            rank=int(text[85:89]),
            blocks=tuple(Block(int(text[at : at + 4]), text[at + 5], text[at + 7]) for at in range(91, len(text), 10)),
        )
        assert line.number not in players
        players[line.number] = line
    return File(raw, header, players)


@pytest.fixture(scope="module")
def avro() -> File:
    return parse("historical.trf")


@pytest.fixture(scope="module")
def swiss() -> File:
    return parse("swiss.trf")


@pytest.fixture(params=["historical.trf", "swiss.trf"])
def either(request: pytest.FixtureRequest) -> File:
    return parse(request.param)


def test_bytes_are_utf8_without_mark_and_every_line_ends_with_crlf(either: File) -> None:
    assert not either.raw.startswith(b"\xef\xbb\xbf")
    assert either.raw.endswith(b"\r\n")
    assert either.raw.count(b"\n") == either.raw.count(b"\r") == either.raw.count(b"\r\n")


def test_numbers_run_from_one_and_every_round_is_decided(either: File) -> None:
    assert sorted(either.players) == list(range(1, len(either.players) + 1))
    assert int(either.header["062"][0]) == len(either.players)
    assert int(either.header["072"][0]) == sum(1 for line in either.players.values() if line.rating)
    for line in either.players.values():
        assert len(line.blocks) == either.rounds
        assert all(block.letter in WORTH for block in line.blocks)
        assert not line.fide_id


def test_points_add_up(either: File) -> None:
    for line in either.players.values():
        assert line.points == sum(WORTH[block.letter] for block in line.blocks), line.name


def test_blocks_of_two_opponents_agree(either: File) -> None:
    for line in either.players.values():
        for number, block in enumerate(line.blocks):
            if block.letter in PAIRED:
                mate = either.players[block.opponent].blocks[number]
                assert block.opponent != line.number
                assert mate.opponent == line.number
                assert {block.colour, mate.colour} == {"w", "b"}
                assert mate.letter in MATES[block.letter]
            else:
                assert (block.opponent, block.colour) == (0, "-")


def test_ranks_follow_the_points(either: File) -> None:
    order = sorted(either.players.values(), key=lambda line: line.rank)
    points = [line.points for line in order]
    assert points == sorted(points, reverse=True)
    for place, line in enumerate(order, 1):
        assert line.rank <= place


def test_dates_have_one_entry_a_round_within_the_event(either: File) -> None:
    text = either.header["132"][0]
    dates = [text[at : at + 8] for at in range(87, len(text), 10)]
    assert len(dates) == either.rounds
    assert dates == sorted(dates)
    assert (dates[0], dates[-1]) == (either.header["042"][0][2:], either.header["052"][0][2:])


def test_avro_scores_are_the_published_ones(avro: File) -> None:
    # Wikipedia, "AVRO 1938 chess tournament", crosstable; chessgames.com, event 79229, standings: points,
    # wins, losses, draws
    published = {
        "Keres, Paul": (Fraction(17, 2), 3, 0, 11),
        "Fine, Reuben": (Fraction(17, 2), 6, 3, 5),
        "Botvinnik, Mikhail": (Fraction(15, 2), 3, 2, 9),
        "Euwe, Max": (Fraction(7), 4, 4, 6),
        "Reshevsky, Samuel": (Fraction(7), 3, 3, 8),
        "Alekhine, Alexander": (Fraction(7), 3, 3, 8),
        "Capablanca, José Raúl": (Fraction(6), 2, 4, 8),
        "Flohr, Salo": (Fraction(9, 2), 0, 5, 9),
    }
    found = {}
    for line in avro.players.values():
        letters = Counter(block.letter for block in line.blocks)
        found[line.name] = (line.points, letters["1"], letters["0"], letters["="])
    assert found == published


def test_avro_first_and_second_games_are_the_published_ones(avro: File) -> None:
    # Wikipedia's crosstable, a row a player, first game and second game against each of the others. (That of
    # chessgames.com gives Capablanca - Flohr as 1= instead of =1; ChessBase has the win in round 8, too.)
    #          Ker Fin Bot Ale Euw Res Cap Flo
    crosstable = """
        Keres      **  1=  ==  ==  ==  1=  1=  ==
        Fine       0=  **  1=  11  10  10  ==  1=
        Botvinnik  ==  0=  **  1=  =0  1=  =1  ==
        Alekhine   ==  00  0=  **  1=  ==  =1  =1
        Euwe       ==  01  =1  0=  **  0=  01  1=
        Reshevsky  0=  01  0=  ==  1=  **  ==  1=
        Capablanca 0=  ==  =0  =0  10  ==  **  =1
        Flohr      ==  0=  ==  =0  0=  0=  =0  **
    """
    rows = [row.split() for row in crosstable.strip().splitlines()]
    names = [row[0] for row in rows]
    number = {line.name.split(",")[0]: line.number for line in avro.players.values()}
    for row in rows:
        blocks = avro.players[number[row[0]]].blocks
        for other, letters in zip(names, row[1:], strict=True):
            met = [block for block in blocks if block.opponent == number[other]]
            if other != row[0]:
                assert "".join(block.letter for block in met) == letters, (row[0], other)
                assert {block.colour for block in met} == {"w", "b"}


def test_avro_wins_by_colour_are_the_published_ones(avro: File) -> None:
    # Wikipedia: of the 56 games White won 17, Black 7, and 32 were drawn. Two wins with the colours the wrong
    # way round could cancel out, one cannot.
    results = Counter(white for _, _, _, white, _ in avro.games())
    assert results == {"1": 17, "0": 7, "=": 32}


@pytest.mark.parametrize(
    ("number", "games"),
    [  # ChessBase, "AVRO 1938, Round 1: Fine beats Botvinnik" and "AVRO 1938, Round 14 - Live"
        (1, {("Fine", "Botvinnik"), ("Euwe", "Keres"), ("Flohr", "Capablanca"), ("Alekhine", "Reshevsky")}),
        (14, {("Keres", "Fine"), ("Alekhine", "Botvinnik"), ("Flohr", "Reshevsky"), ("Euwe", "Capablanca")}),
    ],
)
def test_avro_rounds_named_by_the_reports(avro: File, number: int, games: set[tuple[str, str]]) -> None:
    surname = {line.number: line.name.split(",")[0] for line in avro.players.values()}
    assert {(surname[w], surname[b]) for played, w, b, _, _ in avro.games() if played == number} == games


def test_avro_game_of_the_eleventh_round(avro: File) -> None:
    # Botvinnik - Capablanca, 22 November 1938, round 11, 1-0: the one game everybody knows
    botvinnik = next(line for line in avro.players.values() if line.name.startswith("Botvinnik"))
    block = botvinnik.blocks[10]
    assert (avro.players[block.opponent].name, block.colour, block.letter) == (
        "Capablanca, José Raúl",
        "w",
        "1",
    )


def test_avro_falls_under_the_edition_of_2009_by_date(avro: File) -> None:
    assert avro.header["042"] == ["1938/11/06"]


def test_nobody_meets_twice_in_the_swiss(swiss: File) -> None:
    pairs = [frozenset((white, black)) for _, white, black, _, _ in swiss.games()]
    assert len(pairs) == len(set(pairs))


def test_swiss_colours_keep_the_absolute_rules(swiss: File) -> None:
    # C.04.1, 6: a difference of two at most, and no colour three times running; the last round, where
    # topscorers are excepted, is left out
    for line in swiss.players.values():
        played = [block.colour for block in line.blocks if block.letter in "1=0WDL"][:-1]
        assert abs(played.count("w") - played.count("b")) <= 2, line.name
        assert "www" not in "".join(played), line.name
        assert "bbb" not in "".join(played), line.name


def test_swiss_has_the_bye_whenever_the_field_is_odd_and_to_nobody_twice(swiss: File) -> None:
    odd = []
    for number in range(swiss.rounds):
        letters = Counter(line.blocks[number].letter for line in swiss.players.values())
        present = sum(count for letter, count in letters.items() if letter not in "HFZ")
        assert letters["U"] == present % 2
        odd.append(letters["U"])
    assert sum(odd) >= 3
    for line in swiss.players.values():
        assert sum(block.letter in "UF+" for block in line.blocks) <= 1


def test_swiss_has_every_kind_of_outcome(swiss: File) -> None:
    results = Counter((white, black) for _, _, _, white, black in swiss.games())
    for wanted in [("1", "0"), ("=", "="), ("0", "1"), ("+", "-"), ("-", "+"), ("-", "-"), ("=", "0")]:
        assert results[wanted] >= 1, wanted
    assert results[("W", "L")] + results[("L", "W")] >= 1
    byes = Counter(block.letter for line in swiss.players.values() for block in line.blocks if not block.opponent)
    assert all(byes[letter] for letter in "UFHZ")


def test_swiss_has_a_late_entry_and_a_withdrawal(swiss: File) -> None:
    absent = {
        line.number: "".join("Z" if block.letter == "Z" else "." for block in line.blocks)
        for line in swiss.players.values()
    }
    assert list(absent.values()).count("ZZ.....") == 1
    assert list(absent.values()).count("....ZZZ") == 1
    assert sum(pattern.count("Z") == 1 for pattern in absent.values()) >= 1


def test_swiss_numbers_follow_the_ratings(swiss: File) -> None:
    ratings = [swiss.players[number].rating for number in sorted(swiss.players)]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[0] == 2450
    assert ratings.count(0) == 6
    # three of them have a national rating (NRS record), three have none at all
    assert [int(text[44:48]) for text in swiss.header["SLO"]] == [1496, 1344, 1210]


def test_swiss_names_come_in_many_scripts(swiss: File) -> None:
    names = " ".join(line.name for line in swiss.players.values())
    for wanted in ("Kővári, Łukasz", "Ильин", "Παπαδόπουλος", "王", "ל", "Nguyễn"):
        assert wanted in names
    assert "\ufffd" not in names


def test_swiss_header_states_the_rules(swiss: File) -> None:
    wanted = {"042": "2026/09/12", "142": "7", "152": "W", "192": "FIDE_DUTCH", "202": "BH/C1,BH,SB,DE,WIN"}
    for code, text in wanted.items():
        assert swiss.header[code] == [text]
    assert swiss.header["102"]
    assert swiss.header["112"]


def test_federations_of_the_players_are_in_the_list(either: File) -> None:
    with (RESOURCES / "federations.csv").open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    codes = [row["code"] for row in rows]
    assert codes == sorted(set(codes))
    assert len(codes) >= 190
    assert all(len(code) == 3 and code.isupper() and row["name"] for code, row in zip(codes, rows, strict=True))
    assert {line.federation for line in either.players.values()} <= set(codes)


def test_the_build_script_still_makes_both_files() -> None:
    # Every round is paired anew from the rounds before it, so this is also the proof that the seven rounds are
    # the pairings of the Dutch engine.
    spec = importlib.util.spec_from_file_location("build_demo", Path(__file__).with_name("build_demo.py"))
    assert spec is not None
    assert spec.loader is not None
    build: Any = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = build  # dataclasses look their module up there
    try:
        spec.loader.exec_module(build)
        assert build.build_avro().encode() == (RESOURCES / "demo" / "historical.trf").read_bytes()
        assert build.build_swiss().encode() == (RESOURCES / "demo" / "swiss.trf").read_bytes()
    finally:
        del sys.modules[spec.name]


@pytest.mark.parametrize(("name", "year"), [("historical.trf", 2009), ("swiss.trf", 2026)])
def test_the_program_reads_the_file_without_a_fault(name: str, year: int) -> None:
    # read_trf raises InputRefused with every fault; nothing may have to be repaired or left out either, and only
    # the edition is to be assumed from the date
    reading = read_trf((RESOURCES / "demo" / name).read_bytes(), source=name)
    assert {note.kind.value for note in reading.notes} == {"assumption"}
    assert any(str(year) in note.text for note in reading.notes)
    assert not reading.kind_was_guessed
    assert [player.name for player in reading.section.players] == [
        line.name for _, line in sorted(parse(name).players.items())
    ]

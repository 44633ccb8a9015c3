"""What is written is read back: every outcome, point system, kind, script, gap and announced bye."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tdapp.domain.norms.answers import EXEMPTIONS, LEAST_GAMES, NormAnswers
from tdapp.domain.section.event import (
    Acceleration,
    ByeRules,
    Edition,
    Event,
    ForbiddenPairs,
    Kind,
    Official,
    RatingMethod,
    RoundTime,
    Section,
)
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import TITLES, Player, Rating, Sex, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import losses, write_trf
from tests.effort import examples

HALF = Fraction(1, 2)
WHITE, BLACK = Colour.WHITE, Colour.BLACK
NAMES = (
    "Kővári, Łukasz", "Ильин, Пётр", "Παπαδόπουλος, Γιώργος", "王明", "עברית, שם", "=HYPERLINK(\"http://x\")",
    "<script>alert(1)</script>", "### tdapp kind: rr", "001    1", "न्द्र, राज", "Ngũgĩ, Wa", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
    "A name that is much longer than the thirty-three columns of TRF", "ア" * 33, "ア" * 40, " leading", "-", "Z",
)  # fmt: skip

texts = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=45).map(lambda t: t.strip(" "))
names = st.sampled_from(NAMES) | texts.filter(bool)
words = st.sampled_from(["", "Łódź", "Ἀθῆναι", "x: y", "a  b", "###", "012 x"]) | texts
# record 132 has two digits for the year: the rounds of an event lie within fifty years of its start
dates = st.dates(dt.date(1996, 1, 1), dt.date(2044, 12, 31))
systems = st.sampled_from(
    [
        PointSystem(),
        PointSystem(pab=HALF),
        PointSystem(Fraction(3), Fraction(1)),
        PointSystem(Fraction(3), Fraction(1), pab=Fraction(1)),
        PointSystem(Fraction(2), Fraction(1)),
        PointSystem(Fraction(3), Fraction(2), Fraction(1), zero_bye=Fraction(0), forfeit_loss=Fraction(0)),
        PointSystem(full_bye=HALF, forfeit_win=Fraction(1, 3), half_bye=Fraction(1, 4)),
    ]
)
ladders = st.sampled_from(
    [None, "", "BH/C1,SB", "BH/C1@sivakasi{corrections=1},DE,LOT{seed=7}", "KS/L+1,ARO/C1{unrated=1400}", "EDE:MP/C1"]
).map(lambda text: None if text is None else parse_ladder(text))

BYES = (Outcome.PAIRING_BYE, Outcome.FULL_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.REST,
        Outcome.UNPAIRED)  # fmt: skip


anything = st.text(max_size=20)  # JSON in ASCII carries every letter
registration = st.fixed_dictionaries(
    {},
    optional={
        "native_name": anything,
        "ratings": st.lists(
            st.builds(Rating, anything, st.integers(0, 12000), anything, anything, st.booleans()), max_size=2
        ).map(tuple),
        "categories": st.lists(anything, max_size=2).map(tuple),
        "fixed_table": st.integers(0, 9999),
        "no_half_bye": st.booleans(),
        "k_factor": st.none() | st.integers(1, 60),
        "not_categories": st.lists(anything, max_size=2).map(tuple),
        "round_ratings": st.lists(st.tuples(st.integers(2, 9), st.integers(1, 3000)), max_size=2).map(tuple),
    },
)
regulations = st.fixed_dictionaries(
    {},
    optional={
        "byes": st.builds(ByeRules, st.booleans(), st.integers(0, 9), st.none() | st.integers(1, 9)),
        "round_times": st.lists(st.builds(RoundTime, anything, st.none() | st.integers(0, 90)), max_size=3).map(tuple),
        "time_control": words,
        "time_control_code": st.sampled_from(["", "900+10"]),
        "rate": st.sampled_from(["standard", "rapid", "blitz"]),
        "rating_method": st.none() | st.sampled_from(RatingMethod),
        "norms": st.builds(
            NormAnswers,
            st.booleans(),
            *[st.none() | st.booleans()] * 3,
            st.none() | st.sampled_from(EXEMPTIONS),
            st.sampled_from(LEAST_GAMES),
            st.none() | st.integers(1000, 3000),
        ),
        "chess960": st.booleans(),
        "long_event": st.none() | st.booleans(),
        "unrated_rule": st.sampled_from(["", "1400", "lowest"]),
    },
)


@st.composite
def players(draw: st.DrawFn) -> tuple[Player, ...]:
    numbers = draw(st.lists(st.integers(1, 9999), min_size=1, max_size=7, unique=True).map(sorted))
    return tuple(
        Player(
            number,
            draw(names),
            draw(st.none() | st.integers(1, 3000)),
            draw(st.sampled_from(["", *TITLES, "NM", "g"])),
            draw(st.sampled_from([None, *Sex])),
            draw(st.sampled_from(["", "POL", "NOR", "ENGL"])),
            draw(st.sampled_from(["", "1503014", "123456789012345"])),
            draw(st.sampled_from(["", "1990", "2004-02-29", "May 1990"])),
            draw(st.just("") | words),
            draw(st.none() | st.integers(1, 12000)),
            draw(st.sampled_from(["", "X-17", "N 5"])),
            draw(st.sampled_from(Standing)),
            **draw(registration),
        )
        for number in numbers
    )


@st.composite
def rounds(draw: st.DrawFn, numbers: list[int]) -> list[Cell]:
    """One round: some players paired, the others with byes or nothing."""
    order = draw(st.permutations(numbers))
    cells: dict[int, Cell] = {}
    for white, black in list(zip(order[::2], order[1::2], strict=False))[: draw(st.integers(0, len(order)))]:
        result = draw(st.none() | st.sampled_from(GameResult))
        mine, theirs = result.outcomes if result else (Outcome.OPEN, Outcome.OPEN)
        coloured = draw(st.integers(0, 9)) > 0
        cells[white] = Cell(mine, black, WHITE if coloured else None)
        cells[black] = Cell(theirs, white, BLACK if coloured else None)
    column = [cells.get(number) or Cell(draw(st.sampled_from(BYES))) for number in numbers]
    awarded = draw(st.none() | st.sampled_from([Fraction(0), Fraction(2), Fraction(-1, 2), Fraction(1, 3)]))
    if awarded is not None:
        place = draw(st.integers(0, len(column) - 1))
        column[place] = replace(column[place], awarded=awarded)
    return column


@st.composite
def sections(draw: st.DrawFn) -> Section:
    field = draw(players())
    numbers = [player.number for player in field]
    columns = draw(st.lists(rounds(numbers), max_size=5))
    kind = draw(st.sampled_from([kind for kind in Kind if not kind.of_teams]))
    cycles = draw(st.integers(1, 3)) if kind is Kind.ROUND_ROBIN else 1
    code = draw(
        st.sampled_from(["", "FIDE_DUTCH", "CUSTOM_KNOCKOUT"] if kind is Kind.SWISS else ["", "BERGER_ROUNDROBIN_G2"])
    )
    event = Event(
        draw(words), draw(words), draw(st.sampled_from(["", "POL", "XXR"])), draw(st.none() | dates),
        draw(st.none() | dates), draw(words), tuple(draw(st.lists(words.filter(bool), max_size=2))), draw(words),
        draw(st.sampled_from(["", "5400+30"])), draw(st.sampled_from(["", "Swiss System", "Round Robin", "Blitz"])),
        tuple(draw(st.lists(st.builds(Official, anything, anything, anything, anything), max_size=2))),
    )  # fmt: skip
    round_dates = draw(st.lists(st.none() | dates, max_size=3))
    while round_dates and round_dates[-1] is None:
        round_dates.pop()
    typed = st.sampled_from(["2", "-0.5", "12.125", "0"])
    by_name = st.sampled_from(["", "playoff", "blitz-2_a"])
    places = draw(st.dictionaries(st.sampled_from(numbers), st.integers(1, 20), max_size=3))
    external = draw(st.dictionaries(st.tuples(by_name, st.sampled_from(numbers)), typed, max_size=5))
    return Section(
        event,
        field,
        tuple(zip(*columns, strict=True)) if columns else tuple(() for _ in field),
        len(columns) + draw(st.integers(0 if columns else 1, 3)),
        name=draw(words),
        kind=kind,
        cycles=cycles,
        points=draw(systems),
        edition=draw(st.sampled_from(Edition)),
        ladder=draw(ladders),
        trial_ladder=draw(ladders),
        initial_colour=draw(st.sampled_from(["", "W", "B"])),
        type_code=code,
        round_dates=tuple(round_dates),
        accelerations=draw(st.sampled_from([(), (Acceleration("1.0", 1, 3, numbers[0], numbers[-1]),)])),
        forbidden=(ForbiddenPairs(1, 4, tuple(numbers)),) if len(numbers) > 1 and draw(st.booleans()) else (),
        comments=tuple(draw(st.lists(words.filter(bool) | st.just("tdapp ladder: BH"), max_size=3))),
        manual_places=tuple(sorted(places.items())),
        external_values=tuple((name, number, value) for (name, number), value in sorted(external.items())),
        **draw(regulations),
    )


# A hard space is a letter as any other, not the padding of the record.
@example(Section(Event("", chief_arbiter="\xa0"), (Player(1, "Weiss"),), ((),), 1))
@examples(120)
@given(sections())
def test_trf26_round_trip(section: Section) -> None:
    data = write_trf(section, program="tdapp test")
    read = read_trf(data).section
    assert read == section
    assert write_trf(read, program="tdapp test") == data
    for line in data.decode().split("\r\n"):
        assert "\n" not in line
        assert "\r" not in line


@examples(60)
@given(sections())
def test_trf16_keeps_players_and_games_unless_it_says_so(section: Section) -> None:
    data = write_trf(section, flavour="trf16", program="tdapp test")
    assert not any(
        line[:3] in ("142", "152", "162", "192", "202", "212", "222", "240", "###")
        for line in data.decode().split("\r\n")
    )
    if not losses(section) and section.rounds_decided == section.rounds_held > 0:
        got = read_trf(data, kind=section.kind).section
        assert [player.number for player in got.players] == [player.number for player in section.players]
        games = [[cell for cell in row if cell.opponent] for row in section.cells]
        assert [[cell for cell in row if cell.opponent] for row in got.cells] == games


def test_control_characters_cannot_break_a_record() -> None:
    # A name, a comment and a city that try to start lines of their own.
    section = Section(
        Event("Open\r\n001    9", city="a\x00b\x85c"),
        (Player(1, "Evil\r001    7 Ghost"), Player(2, "B\n### tdapp kind: rr")),
        ((Cell(Outcome.WIN, 2, WHITE),), (Cell(Outcome.LOSS, 1, BLACK),)),
        1,
        comments=("one\n142 99",),
    )
    got = read_trf(write_trf(section, program="x\n142 3")).section
    assert [player.name for player in got.players] == ["Evil 001    7 Ghost", "B ### tdapp kind: rr"]
    assert got.event.name == "Open  001    9"
    assert got.event.city == "a b c"
    assert (got.rounds_total, got.kind, got.comments) == (1, Kind.SWISS, ("one 142 99",))


def test_columns_of_a_player_line() -> None:
    # The example line of rules-trf.md section 3, written by hand.
    section = Section(
        Event("Open"),
        (
            Player(1, "Surname, First", 2450, "GM", Sex.MALE, "NOR", "1500000", "1990-01-01"),
            Player(9, "Nine"),
            Player(13, "Thirteen"),
        ),
        (
            (Cell(Outcome.WIN, 9, WHITE), Cell(Outcome.DRAW, 13, BLACK), Cell(Outcome.HALF_POINT_BYE)),
            (Cell(Outcome.LOSS, 1, BLACK), Cell(Outcome.ZERO_POINT_BYE), Cell(Outcome.OPEN, 13, WHITE)),
            (Cell(Outcome.PAIRING_BYE), Cell(Outcome.DRAW, 1, WHITE), Cell(Outcome.OPEN, 9, BLACK)),
        ),
        3,
    )
    lines = write_trf(section, program="x", ranks={1: 2, 9: 3, 13: 1}).decode().split("\r\n")
    assert (
        "001    1 m GM Surname, First                    2450 NOR     1500000 1990/01/01  2.0    2"
        "     9 w 1    13 b =  0000 - H"
    ) in lines
    assert any(line.endswith("0.0    3     1 b 0  0000 - Z    13 w") for line in lines)


def test_more_than_9999_is_refused_by_name() -> None:
    from tdapp.domain.words.errors import RuleViolation

    section = Section(Event("x"), (Player(10000, "A"),), ((),), 1)
    with pytest.raises(RuleViolation, match="10000"):
        write_trf(section, program="x")


def test_what_was_entered_by_hand_is_read_with_care() -> None:
    # A file edited by hand: unknown players, a place 0, a value with an exponent and a strange name are left out.
    section = Section(
        Event("Open"),
        (Player(1, "One"), Player(2, "Two")),
        ((), ()),
        3,
        manual_places=((1, 2), (2, 1)),
        external_values=(("", 1, "0.5"), ("blitz", 2, "-1.25")),
    )
    lines = write_trf(section, program="x").decode().split("\r\n")
    assert "### tdapp manual: 1=2 2=1" in lines
    assert "### tdapp external -: 1=0.5" in lines
    assert "### tdapp external blitz: 2=-1.25" in lines
    text = "\r\n".join(lines).replace("manual: 1=2", "manual: 9=1 1=0 1=2 x").replace("blitz: 2=", "Blitz: 2=")
    got = read_trf(text.replace("-: 1=0.5", "-: 1=0.5 2=1e3 2=").encode())
    assert got.section.manual_places == ((1, 2), (2, 1))
    assert got.section.external_values == (("", 1, "0.5"),)
    assert "Places and values entered by hand are not in TRF16." in losses(section)

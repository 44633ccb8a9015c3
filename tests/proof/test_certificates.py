"""Certificates: the checker takes the round of the articles and no other, whoever found the numbers."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.words.resources import resource_path
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.rules.baku import with_acceleration
from tdapp.proof.certificate import CHEAPER, NO_PAIRING, NO_SET, Numbers, fault, matchings
from tdapp.proof.dutch_costs import may_meet
from tdapp.proof.dutch_state import state_of
from tdapp.services.checks.certificates import certify, colours, is_certified, packed, unpacked, verified
from tdapp.services.pairing.generate import generate
from tdapp.trf.reader import read_trf
from tests.arena import arena
from tests.conformance.plan import recipe_of
from tests.effort import some, thorough
from tests.golden.reader import golden, named

DEMO = read_trf(resource_path("demo/swiss.trf").read_bytes()).section


def with_other_boards(section: Section, number: int, rng: random.Random) -> Section | None:
    """Two boards of a round with their partners exchanged, so that no absolute rule is broken; None: nowhere."""
    state = state_of(section, number)
    pairs = [(one, other) for one, other in state.partner.items() if one < other]
    entrants = {one.number: one for one in state.entrants}
    for _ in range(400):
        (a, b), (c, d) = rng.sample(pairs, 2)
        if rng.random() < 0.5:
            c, d = d, c
        if may_meet(state, entrants[a], entrants[c]) and may_meet(state, entrants[b], entrants[d]):
            return _paired_so(section, number, {a: c, c: a, b: d, d: b})
    return None


def _paired_so(section: Section, number: int, partner: dict[int, int]) -> Section:
    rows = []
    for player, row in zip(section.players, section.cells, strict=True):
        if player.number in partner:
            cell = Cell(Outcome.DRAW, partner[player.number], row[number - 1].colour)
            row = (*row[: number - 1], cell, *row[number:])
        rows.append(row)
    return replace(section, cells=tuple(rows))


def test_every_round_of_the_demo_event_is_shown_in_half_a_kilobyte() -> None:
    for number in range(1, 8):
        made = certify(DEMO, number)
        assert made.shown, made.faults
        assert len(made.certificate) < 600
        assert verified(DEMO, number, made.certificate) == ()
    assert verified(DEMO, 6, made.certificate) != ()  # that of another round


@thorough
@pytest.mark.parametrize("number", range(2, 8))
def test_other_legal_boards_are_not_shown(number: int) -> None:
    """No absolute rule is broken, and yet another pairing costs less: neither these numbers nor any others show it."""
    right = certify(DEMO, number).certificate
    other = with_other_boards(DEMO, number, random.Random(number))
    assert other is not None
    assert verified(other, number, right) != ()
    made = certify(other, number)
    assert not made.shown
    assert any(CHEAPER in one for one in made.faults)


@thorough
@pytest.mark.parametrize("index", some(300, 4))
def test_every_round_of_generated_tournaments_is_shown(index: int) -> None:
    """Byes, forfeits, late entries, prohibited pairs, Baku, 3-1-0: our engine's rounds, by a checker that has none."""
    section = generate(DutchEngine(), recipe_of(index), f"certificate {index}")
    rng = random.Random(index)
    assert is_certified(section)
    for number in range(1, section.rounds_paired + 1):
        made = certify(section, number)
        assert made.shown, (index, number, made.faults)
        assert len(made.certificate) < 4_000
        assert colours(section, number) == (), (index, number)
        if number % 3 == 0 and (other := with_other_boards(section, number, rng)) is not None:
            assert verified(other, number, made.certificate) != (), (index, number)


def published(name: str, year: str) -> Section:
    """A transcribed position with the round as it is paired under the rules of a year."""
    position = golden(name)
    section = position.section()
    pairs, bye = position.pairs(year)
    cells = {bye: Cell(Outcome.PAIRING_BYE)} if bye is not None else {}
    for one, other in pairs:
        cells |= {one: Cell(Outcome.DRAW, other, Colour.WHITE), other: Cell(Outcome.DRAW, one, Colour.BLACK)}
    rows = zip(section.players, section.cells, strict=True)
    nothing = Cell(Outcome.ZERO_POINT_BYE)
    return replace(section, cells=tuple((*row, cells.get(player.number, nothing)) for player, row in rows))


@pytest.mark.parametrize("name", [*named("second_bye"), *named("rules_differ")])
def test_published_positions_are_shown_as_the_rules_of_2026_pair_them(name: str) -> None:
    """Nobody of ours paired them; those that the rules of 2017 pair otherwise are not shown so."""
    section = published(name, "2026")
    made = certify(section, section.rounds_held)
    assert made.shown, made.faults
    if "pairs 2017" in golden(name).facts:
        older = published(name, "2017")
        assert not certify(older, older.rounds_held).shown
        assert verified(older, older.rounds_held, made.certificate) != ()


def test_the_bye_is_proved_first() -> None:
    """C5: with the bye for a player of more points the certificate of the bye itself does not hold."""
    section = arena(
        """
        1 A 2300 | 4w1 2b1 3w=
        2 B 2200 | 5b1 1w0 4b=
        3 C 2100 | U   4w1 1b=
        4 D 2000 | 1b0 3b0 2w=
        5 E 1900 | 2w0 U   Z
        """,
        initial_colour="W",
        rounds_total=5,
    )
    names = [one.name for one in matchings(section, 2)]
    assert names[0] == ""
    assert [one for one in certify(section, 2).faults if one.startswith("the bye")] == []
    other = arena(
        """
        1 A 2300 | 4w1 U   3w=
        2 B 2200 | 5b1 3w0 4b=
        3 C 2100 | U   2b1 1b=
        4 D 2000 | 1b0 5b0 2w=
        5 E 1900 | 2w0 4w1 Z
        """,
        initial_colour="W",
        rounds_total=5,
    )
    assert certify(other, 2).faults[0].startswith("the bye: ")


def test_numbers_that_do_not_fit_are_refused() -> None:
    """A number too great, a set that is even, a negative one, too few: the checker says what is wrong."""
    section = with_acceleration(DEMO)
    _bye, first, *_ = matchings(section, 4)
    _of_the_bye, right, *_ = unpacked(certify(DEMO, 4).certificate)
    assert fault(first, right) == ""
    raised = (right.vertices[0] + 4, *right.vertices[1:])
    assert fault(first, Numbers(raised, right.sets)) != ""
    assert fault(first, Numbers(right.vertices, ((0b11, 2),))) == NO_SET
    assert fault(first, Numbers(right.vertices, ((0b1, -2),))) == NO_SET
    assert fault(first, Numbers(right.vertices[1:])) == NO_PAIRING
    assert fault(first, Numbers((0,) * len(right.vertices))) == CHEAPER


def test_bytes_that_are_none_are_refused() -> None:
    good = certify(DEMO, 2).certificate
    assert packed(unpacked(good)) == good
    for bad in (b"", b"x" * 40, good[:-3], good[:40]):
        assert verified(DEMO, 2, bad) == ("the certificate cannot be read",)


def test_a_board_whose_opponent_is_nowhere_is_named() -> None:
    section = _paired_so(DEMO, 3, {1: 99})
    assert certify(section, 3).faults == ("player 99 is somebody's opponent and has none",)


def test_only_the_dutch_rules_of_2026_have_certificates() -> None:
    assert is_certified(DEMO)
    assert not is_certified(replace(DEMO, type_code="FIDE_DUTCH_2017"))
    assert not is_certified(replace(DEMO, type_code="FIDE_BURSTEIN"))


def test_the_colours_of_a_round_are_proved_as_well() -> None:
    """5.2: each board of the demo event is right, and named with its article when its colours are exchanged."""
    for number in range(1, 8):
        assert colours(DEMO, number) == ()
    one, other = 6, 5
    rows = []
    for player, row in zip(DEMO.players, DEMO.cells, strict=True):
        cell = row[6]
        if player.number in (one, other) and cell.colour is not None:
            cell = replace(cell, colour=cell.colour.other)
        rows.append((*row[:6], cell))
    assert colours(replace(DEMO, cells=tuple(rows)), 7) == ("5 and 6 have the wrong colours (C.04.3, 5.2.1)",)

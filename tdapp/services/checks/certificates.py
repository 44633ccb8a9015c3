"""Certificates of rounds: found by the matching of our engine, shown by the checker of ``proof``, which has none."""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterator, Sequence
from fractions import Fraction

import numpy as np

from tdapp.domain.section.editions import judged
from tdapp.domain.section.event import Section
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.systems.registry import DUTCH
from tdapp.domain.words.cancelling import check_cancelled
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.dutch.matching.weighted import with_duals
from tdapp.pairing.rules.baku import with_acceleration
from tdapp.pairing.rules.position import initial_colour_of
from tdapp.proof.certificate import (
    NO_PAIRING,
    OTHER_BRACKETS,
    SCALE,
    Matching,
    Numbers,
    fault,
    faults,
    matchings,
)
from tdapp.proof.dutch_colours import colour_faults


@dataclass(frozen=True, slots=True)
class Certified:
    """A round: its certificate as bytes, or why there is none."""

    round: int
    certificate: bytes
    faults: tuple[str, ...]
    seconds: float

    @property
    def shown(self) -> bool:
        """Whether the checker took it."""
        return not self.faults


def colours(section: Section, number: int) -> tuple[str, ...]:
    """Boards of a round whose colours are not those of C.04.3, 5.2, by the checker; nothing without a lot (5.1)."""
    initial = initial_colour_of(section)
    if initial is None:
        return ()
    wrong = colour_faults(with_acceleration(section), number, initial.value)
    sentence = tr("{white} and {black} have the wrong colours ({article})")
    return tuple(sentence.format(white=white, black=black, article=article) for white, black, article in wrong)


def is_certified(section: Section) -> bool:
    """Whether rounds of the section have certificates: a Swiss by the Dutch rules of 2026."""
    return judged(section).system is DUTCH


def certify(section: Section, number: int) -> Certified:
    """Find the numbers of a round and have them checked. A round that is not the one of the articles has none."""
    started = time.monotonic()
    section = with_acceleration(section)
    found, wrong = [], []
    try:
        for matching in matchings(section, number):
            numbers = numbers_of(matching)
            if numbers is None or (why := fault(matching, numbers)):
                wrong.append(_worded(matching.name, why if numbers is not None else NO_PAIRING))
                continue
            found.append(numbers)
    except KeyError as nobody:
        wrong.append(_alone(nobody))
    made = b"" if wrong else packed(found)
    return Certified(number, made, tuple(wrong), time.monotonic() - started)


def verified(section: Section, number: int, certificate: bytes) -> tuple[str, ...]:
    """What a certificate does not show of a round, by the checker alone; nothing: the round is proved."""
    try:
        found = faults(with_acceleration(section), number, unpacked(certificate))
    except (ValueError, zlib.error):
        return (tr("the certificate cannot be read"),)
    except KeyError as nobody:
        return (_alone(nobody),)
    return tuple(_worded(name, text) for name, text in found)


def _worded(name: str, text: str) -> str:
    """A fault with the score of its bracket."""
    if not name:
        return f"{tr('the bye')}: {tr(text)}" if text != OTHER_BRACKETS else tr(text)
    return tr("bracket of {score}: {fault}").format(score=points_figure(Fraction(name)), fault=tr(text))


def _alone(nobody: KeyError) -> str:
    return tr("player {number} is somebody's opponent and has none").format(number=nobody)


def numbers_of(matching: Matching) -> Numbers | None:
    """The numbers of the cheapest pairing, which is the round's or not; None where nobody can be paired."""
    size = len(matching.mate)
    table = np.zeros((size, size), dtype=object)
    rows = [0] * size
    for one in range(size):
        check_cancelled()
        for other in range(one + 1, size):
            if matching.legal(one, other):
                rows[one] |= 1 << other
                rows[other] |= 1 << one
                table[one, other] = table[other, one] = matching.cost(one, other)
    if size % 2:
        return None
    found = with_duals(table, rows, _begin(matching, table), matching.mate)
    return None if found is None else Numbers(found.vertices, found.sets)


def _begin(matching: Matching, table: np.ndarray) -> list[int]:
    """Numbers to begin with: of S1 against S2 those of the perfect fold, which is nearly always near."""
    duals = [0] * len(matching.mate)
    if matching.problem is None:
        return duals
    upper, others = matching.problem.transposed()
    if (upper, others) != matching.problem.halves():  # after an exchange others stand against one another as well
        return duals
    digits = matching.problem.units
    total = 0
    for index, one in enumerate(others):
        total += digits[index] if 0 < index < len(digits) else 0
        duals[one] = SCALE * total
        if index < len(upper):
            duals[upper[index]] = SCALE * (index * digits[index] - total)
    for one in range(matching.problem.moved):  # whom moved-down players meet stands against everybody
        if matching.mate[one] < matching.problem.inside:
            duals[matching.mate[one]] = -SCALE * total
    return duals


# -- as bytes -------------------------------------------------------------------------------------------------------


def packed(certificate: Sequence[Numbers]) -> bytes:
    """Small: most numbers share their beginnings."""
    words = []
    for numbers in certificate:
        width = max(abs(one).bit_length() // 8 + 1 for one in (*numbers.vertices, *(v for _, v in numbers.sets)))
        size = len(numbers.vertices)
        words.append(b"".join(one.to_bytes(4, "big") for one in (size, width, len(numbers.sets))))
        words += [one.to_bytes(width, "big", signed=True) for one in numbers.vertices]
        for held, value in numbers.sets:
            words.append(held.to_bytes((size + 7) // 8, "big") + value.to_bytes(width, "big", signed=True))
    return zlib.compress(b"".join(words), 9)


def unpacked(data: bytes, most: int = 50_000_000) -> tuple[Numbers, ...]:
    """The same again; ValueError, zlib.error: something else."""
    opened = zlib.decompressobj()
    raw = opened.decompress(data, most)
    if opened.unconsumed_tail or not opened.eof:
        raise ValueError("no certificate")
    return tuple(_read(raw))


def _read(raw: bytes) -> Iterator[Numbers]:
    at = 0

    def take(width: int, *, signed: bool = False) -> int:
        nonlocal at
        if at + width > len(raw):
            raise ValueError("no certificate")
        value = int.from_bytes(raw[at : at + width], "big", signed=signed)
        at += width
        return value

    while at < len(raw):
        size, width, count = take(4), take(4), take(4)
        vertices = tuple(take(width, signed=True) for _ in range(size))
        sets = tuple((take((size + 7) // 8), take(width, signed=True)) for _ in range(count))
        yield Numbers(vertices, sets)

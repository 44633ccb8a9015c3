"""The numbers that prove a round, as bytes: they come back whole, and anything else is refused."""

from __future__ import annotations

import zlib

import pytest

from tdapp.proof.certificate import Numbers
from tdapp.services.checks.certificates import packed, unpacked

SOME = (
    Numbers((0, -1, 127, -128, 128), ((0b11111, -5), (0b00001, 300))),
    Numbers((-(2**70), 2**70), ()),
    Numbers(tuple(range(-8, 9)), ((1 << 16, 0),)),
    Numbers(tuple(range(8)), ((0b11000000, 1), (0b111, -2))),  # a set of eight is one byte
)


def test_a_set_has_a_bit_for_each_and_no_byte_more() -> None:
    sizes = [len(zlib.decompress(packed([Numbers((0,) * size, ((1, 0),))]))) for size in (1, 7, 8, 9, 16, 17)]
    assert sizes == [12 + size + (size + 7) // 8 + 1 for size in (1, 7, 8, 9, 16, 17)]


def test_they_come_back() -> None:
    assert unpacked(packed(SOME)) == SOME
    assert unpacked(packed(())) == ()


@pytest.mark.parametrize("cut", [1, 4, 5, 20])
def test_what_ends_too_early_is_none(cut: int) -> None:
    raw = zlib.decompress(packed(SOME))
    with pytest.raises(ValueError, match="no certificate"):
        unpacked(zlib.compress(raw[:-cut]))
    with pytest.raises((ValueError, zlib.error)):
        unpacked(packed(SOME)[:-cut])


def test_what_is_too_long_is_none() -> None:
    raw = zlib.decompress(packed(SOME))
    assert unpacked(packed(SOME), len(raw)) == SOME
    with pytest.raises(ValueError, match="no certificate"):
        unpacked(packed(SOME), len(raw) - 1)

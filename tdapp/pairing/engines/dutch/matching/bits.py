"""Sets of small numbers as Python integers, and graphs as one such set of neighbours per vertex."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tdapp.domain.words.cancelling import until_cancelled

Matrix = NDArray[Any]
"""int64, or objects (Python integers) where 64 bits are not enough; bool where it says so."""


_LONG = 100  # bits from which numpy is quicker


def members(mask: int) -> list[int]:
    """The numbers in a set, smallest first."""
    length = mask.bit_length()
    if length > _LONG and mask.bit_count() << 4 > length:
        digits = np.unpackbits(np.frombuffer(mask.to_bytes((length + 7) // 8, "little"), np.uint8), bitorder="little")
        numbers: list[int] = np.flatnonzero(digits).tolist()
        return numbers
    if mask.bit_count() << 3 > mask.bit_length():
        return [number for number, digit in enumerate(bin(mask)[:1:-1]) if digit == "1"]
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(numbers: Iterable[int]) -> int:
    """The set of some numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def without(rows: Sequence[int], *cuts: tuple[int, int]) -> list[int]:
    """A graph less the pairs between two sets of vertices, or inside one."""
    left, everybody = list(rows), (1 << len(rows)) - 1
    for cut in cuts:
        for mine, theirs in {cut, cut[::-1]}:
            for one in until_cancelled(members(mine & everybody)):
                left[one] &= ~theirs
    return left


def restricted(rows: Sequence[int], vertex: int, partners: int) -> list[int]:
    """The same graph where one vertex may only have these partners."""
    gone = rows[vertex] & ~partners
    return [
        row & partners if index == vertex else row & ~(1 << vertex) if gone >> index & 1 else row
        for index, row in enumerate(rows)
    ]


def rows_of(matrix: Matrix) -> list[int]:
    """One set per row of a matrix of bool: where it is true."""
    if not matrix.size:
        return [0] * len(matrix)
    packed = np.packbits(matrix, axis=1, bitorder="little")
    width = packed.shape[1]
    data = packed.tobytes()
    return [int.from_bytes(data[start : start + width], "little") for start in range(0, len(data), width)]


def matrix_of(rows: Sequence[int], size: int) -> Matrix:
    """The matrix of bool whose rows are these sets of numbers below ``size``."""
    if not size:
        return np.zeros((len(rows), 0), dtype=bool)
    width = (size + 7) // 8
    data = b"".join(row.to_bytes(width, "little") for row in rows)
    packed = np.frombuffer(data, dtype=np.uint8).reshape(len(rows), width)
    return np.unpackbits(packed, axis=1, count=size, bitorder="little").astype(bool)


def vector_of(mask: int, size: int) -> Matrix:
    """A set of numbers below ``size`` as a vector of bool."""
    vector: Matrix = matrix_of([mask], size)[0]
    return vector


def vector_mask(vector: Matrix) -> int:
    """A vector of bool as a set."""
    return rows_of(vector[None, :])[0]

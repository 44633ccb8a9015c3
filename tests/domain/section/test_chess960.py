"""The 960 positions: numbers from Scharnagl's published table, and what every position must be."""

from __future__ import annotations

import pytest

from tdapp.domain.section.chess960 import POSITIONS, STANDARD, back_rank, draw


@pytest.mark.parametrize(
    ("number", "rank"),
    [(0, "BBQNNRKR"), (STANDARD, "RNBQKBNR"), (959, "RKRNNQBB"), (534, "RNBKQBNR")],  # 534: king and queen exchanged
)
def test_numbers_as_published(number: int, rank: str) -> None:
    assert back_rank(number) == rank


def test_every_position_is_legal_and_different() -> None:
    ranks = {back_rank(number) for number in range(POSITIONS)}
    assert len(ranks) == POSITIONS
    for rank in ranks:
        assert sorted(rank) == sorted("RNBQKBNR")
        assert rank.index("R") < rank.index("K") < rank.rindex("R")
        assert (rank.index("B") + rank.rindex("B")) % 2 == 1


def test_no_other_numbers() -> None:
    with pytest.raises(ValueError, match="0 to 959"):
        back_rank(960)


def test_a_seed_always_gives_the_same() -> None:
    assert draw(7) == draw(7)
    assert len({draw(seed) for seed in range(200)}) > 150

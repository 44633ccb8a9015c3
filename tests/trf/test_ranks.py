"""The stated ranks, column by column."""

from __future__ import annotations

from tdapp.trf.ranks import StatedRank, stated_ranks

LINE = "001    1 m GM Surname, First                    2450 NOR     1500000 1990/01/01  2.0    2     9 w 1"


def test_ranks_of_the_columns() -> None:
    assert stated_ranks(f"012 Event\n{LINE}\n".encode()) == (StatedRank(1, 2, 2),)


def test_missing_ranks_are_left_out() -> None:
    blank = LINE[:85] + "    " + LINE[89:]
    zero = LINE[:85] + "   0" + LINE[89:]
    assert stated_ranks(f"{blank}\n{zero}\n001\n".encode()) == ()

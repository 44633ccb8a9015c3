"""The round: whose score gets the bye (C5), then bracket after bracket from the top (C.04.3, 1.9 and 3)."""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.dutch.bracket import Bracket, Table, Ways, paired_jointly
from tdapp.pairing.engines.dutch.field import Field
from tdapp.pairing.engines.dutch.matching.bits import mask_of, members
from tdapp.pairing.engines.dutch.matching.plain import alone_in, greatest, odd_ones
from tdapp.pairing.engines.dutch.single import SingleFloat

DEFAULT = Ways()


@dataclass(frozen=True, slots=True)
class Round:
    """Who meets whom, and the bye, as places of the field; the brackets from the top."""

    pairs: tuple[tuple[int, int], ...]
    bye: int | None
    brackets: tuple[Bracket, ...]


def paired_round(field: Field, ways: Ways = DEFAULT) -> Round | None:
    """The pairing of the round; None when no pairing fulfils the absolute criteria (1.9.3).

    Inside every step it asks whether it is still wanted (``domain/words/cancelling.py``).
    """
    table = table_of(field, ways)
    if table is None:
        return None
    pairs: list[tuple[int, int]] = []
    brackets: list[Bracket] = []
    moved: tuple[int, ...] = ()
    single = SingleFloat(table)
    for group in until_cancelled(range(len(field.groups))):
        bracket = (single.paired(moved, group) if ways.simple else None) or paired_jointly(table, moved, group)
        brackets.append(bracket)
        pairs += bracket.pairs
        moved = bracket.floaters
    return Round(tuple(pairs), moved[0] if moved else None, tuple(brackets))


def all_can_be_paired(field: Field, within: int) -> bool:
    """Whether a set of players has a legal pairing among themselves, one of them with the bye if they are odd."""
    mate = greatest(field.rows, None, within)
    alone = alone_in(mate, within)
    if not alone:
        return True
    return len(alone) == 1 and bool(odd_ones(field.rows, mate, alone[0], within) & field.eligible)


def table_of(field: Field, ways: Ways = DEFAULT) -> Table | None:
    """The field and, if its number is odd, the bye for the lowest score that may have it; None: no legal pairing."""
    mate = greatest(field.rows, _opposites(field))
    alone = alone_in(mate, (1 << field.size) - 1)
    if len(alone) != field.size % 2:
        return None
    if not alone:
        return Table(field, field.rows, ways=ways)
    able = odd_ones(field.rows, mate, alone[0], shortcut=ways.odd) & field.eligible
    if not able:
        return None
    rank = max(int(field.rank[place]) for place in members(able))
    allowed = field.eligible & mask_of(field.groups[rank])
    return Table(field, with_bye(field, allowed), bye=field.size, bye_rank=rank, ways=ways)


def _opposites(field: Field) -> list[int]:
    """A matching to begin with: whoever must have White with those who must have Black, as far as they reach (C3)."""
    by_colour = np.argsort(field.bound, kind="stable")
    mate = np.empty(field.size, dtype=np.int64)
    mate[by_colour] = by_colour[::-1]
    found: list[int] = mate.tolist()
    return found


def with_bye(field: Field, allowed: int) -> tuple[int, ...]:
    """Who may meet whom, the bye as one more vertex that meets the players of a set."""
    size = field.size
    return (*(row | (allowed >> place & 1) << size for place, row in enumerate(field.rows)), allowed)

"""Places inside a tied group in words: ``1st of 2``."""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.wording import marked, tr
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.crosstable import Ints

NOTHING_DECIDED = "–"
_ORDINALS = (marked("{place}th"), marked("{place}st"), marked("{place}nd"), marked("{place}rd"))


def places_in_group(column: Column, groups: Ints) -> tuple[str, ...]:
    """Each player's place among those who were tied with him, a dash where nothing is decided."""
    size = np.bincount(groups + 1)
    return tuple(
        tr("{place} of {count}").format(place=ordinal(place), count=size[group + 1]) if place else NOTHING_DECIDED
        for place, group in zip(column.numerators.tolist(), groups.tolist(), strict=True)
    )


def ordinal(place: int) -> str:
    """``1st``, ``2nd``, ``11th``."""
    last = place % 10 if place % 100 not in (11, 12, 13) else 0
    return tr(_ORDINALS[last if last < len(_ORDINALS) else 0]).format(place=place)

"""A pairing system, as files name it."""

from __future__ import annotations

from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class System:
    """``id`` with ``edition`` is the key. ``codes`` are those of record 192 (TRF26, Annex C) without ``_BAKU``.

    ``name`` is marked for translation. ``paired``: rounds are paired and judged by this system here.
    """

    id: str
    edition: str
    codes: tuple[str, ...]
    name: str
    article: str = ""
    paired: bool = False

"""Finding names as an arbiter types them: without accents, case or order of the words."""

from __future__ import annotations

from tdapp.domain.words.name_folding import fold

__all__ = ["fold", "matches"]


def matches(needle: str, folded_haystack: str) -> bool:
    """True when every word of the (unfolded) needle is somewhere in the folded haystack."""
    return all(word in folded_haystack for word in fold(needle).split())

"""What speaks against a pairing that somebody asks for."""

from __future__ import annotations

from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Obstacle:
    """One reason: a sentence, the article, and whether it ``forbids`` the pairing or only worsens the round."""

    text: str
    article: str
    forbids: bool = False

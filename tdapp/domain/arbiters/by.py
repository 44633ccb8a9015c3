"""Who does a step: by name, in which role, where. The lone arbiter has no name and may do everything."""

from __future__ import annotations

from enum import Enum

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr


class Role(Enum):
    """What somebody was invited for; the ids are stored. What each may do says ``roles``."""

    NOTATION = "notation"
    SECTOR = "sector"
    CHECK_IN = "check-in"
    ENTRY = "entry"
    PAIRING = "pairing"
    DEPUTY = "deputy"
    CHIEF = "chief"
    SHOW = "show"


@dataclass(frozen=True, slots=True)
class By:
    """Who does a step.

    ``actor`` is the name in the invitation, empty for the lone arbiter and for who leads. ``section_ids`` and
    ``boards``: empty means all. ``origin``: the sender's own mark of the step, so that one sent twice is one.
    ``base``: the revision that the sender had before him; None means that of now. ``agreed``: up to this revision he
    was told what others have changed of the same, and means it.
    """

    actor: str = ""
    role: Role = Role.CHIEF
    section_ids: frozenset[int] = frozenset()
    boards: tuple[int, ...] = ()
    origin: str = ""
    base: int | None = None
    agreed: int | None = None


ALONE = By()


def who_words(actor: str) -> str:
    """Who did a step, in words."""
    return actor or tr("the leading computer")

"""An invitation: a name, a role, where. It lies in the event file outside journal and undo; its key only as a hash."""

from __future__ import annotations

from dataclasses import field

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.words.frozen import dataclass

EXPECTED = "join:"
"""How the mark of an invitation begins whose computer has not come yet: that of a code follows."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Who may do what where, until it is taken back.

    ``mark`` and ``device`` are hashes: of the key, and of what the first device that opened it keeps (empty: nobody
    has). ``opened`` and ``seen`` are ISO times, empty before the first. ``computer`` is what a desk calls itself.
    """

    name: str
    role: Role
    mark: str
    section_ids: frozenset[int] = field(default_factory=frozenset)  # empty: all
    boards: tuple[int, ...] = ()  # empty: all
    device: str = ""
    computer: str = ""
    opened: str = ""
    seen: str = ""

    @property
    def is_desk(self) -> bool:
        """Whether it is for a computer with the program: one that joined, or is expected (the mark is of a code)."""
        return bool(self.computer) or self.mark.startswith(EXPECTED)

    def by(self, *, origin: str = "", base: int | None = None, agreed: int | None = None) -> By:
        """Who does a step that comes with this invitation."""
        return By(self.name, self.role, self.section_ids, self.boards, origin, base, agreed)

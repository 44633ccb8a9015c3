"""A question to the arbiter before a step; the window shows it (ui.widgets.confirm)."""

from __future__ import annotations

from tdapp.domain.words.checks import Level, Warning
from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """A question before a step.

    ``lines`` say what would change, ``needs_reason`` asks for a sentence that is kept, ``action`` is the verb on the
    button (empty: chosen by the level), ``by_enter``: Enter does it, as it was asked for and takes nothing away.
    """

    title: str
    warnings: tuple[Warning, ...] = ()
    lines: tuple[str, ...] = ()
    needs_reason: bool = False
    action: str = ""
    by_enter: bool = False

    @property
    def level(self) -> Level:
        """The most serious warning; level 2 where there is none."""
        return max((warning.level for warning in self.warnings), default=Level.ACKNOWLEDGE)

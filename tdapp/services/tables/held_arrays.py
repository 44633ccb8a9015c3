"""The arrays behind a table, kept while a ladder is tried on the same event."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.words.wording import current_language
from tdapp.tiebreaks.crosstable import Crosstable, build


class HeldArrays:
    """Gives ``build`` of a section; the same arrays, with the columns found so far, while nothing but its trial ladder
    is another. The contents are compared, not a number of a revision: what is held cannot be out of date.
    """

    def __init__(self) -> None:
        self._held: tuple[tuple[Section, int | None, str], Crosstable] | None = None

    def __call__(self, section: Section, after_round: int | None = None) -> Crosstable:
        plain = section if section.trial_ladder is None else replace(section, trial_ladder=None)
        key = plain, after_round, current_language()  # a column says in words why it is empty
        held = self._held  # a thread may ask as well
        if held is None or held[0] != key:
            held = self._held = key, build(plain, after_round)
        return held[1]

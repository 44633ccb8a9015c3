"""What a change of results asks in a knock-out: another team would go on although the next round is paired."""

from __future__ import annotations

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.teams.knockout import named_tie, winners_changed
from tdapp.domain.words.checks import Warning


def paired_on(before: Section, after: Section) -> list[Warning]:
    """One warning for each match whose winner was paired on and is another one now; nothing in other kinds."""
    if not before.system.elimination:
        return []
    named = named_tie(before)
    return [rule("winner-paired-on").warn(teams=named(tie)) for tie in winners_changed(before, after)]

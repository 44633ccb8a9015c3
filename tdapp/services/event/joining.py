"""Several reports as the sections of one event: each keeps its players, rounds and regulations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.words.wording import tr


def in_one_event(sections: Sequence[Section], names: Sequence[str]) -> tuple[tuple[Section, ...], tuple[str, ...]]:
    """The sections with the event of the first, and what was assumed; ``names`` are those of their files.

    A section without a name is called as its file says. The event's dates span those of all.
    """
    first = sections[0].event
    starts = [one.event.start for one in sections if one.event.start]
    ends = [one.event.end for one in sections if one.event.end]
    event = replace(first, start=min(starts, default=None), end=max(ends, default=None))
    said = []
    for section, name in zip(sections[1:], names[1:], strict=True):
        if section.event.name != first.name:
            text = tr("{file}: its event is called “{own}”; the event of {first} was taken for all sections.")
            said.append(text.format(file=name, own=section.event.name, first=names[0]))
    joined = []
    for section, name in zip(sections, _each_once(sections, names), strict=True):
        own = section.rate_of_play
        joined.append(
            replace(
                section,
                event=event,
                name=name,
                page_head=sections[0].page_head,
                publishing=sections[0].publishing,
                time_control="" if own == (first.time_control, first.time_control_code) else own[0],
                time_control_code="" if own == (first.time_control, first.time_control_code) else own[1],
            )
        )
    return tuple(joined), tuple(said)


def _each_once(sections: Sequence[Section], names: Sequence[str]) -> list[str]:
    found: list[str] = []
    for section, file in zip(sections, names, strict=True):
        wanted = section.name or file.rpartition(".")[0] or file
        name, count = wanted, 1
        while name in found:
            count += 1
            name = f"{wanted} {count}"
        found.append(name)
    return found

"""What an arbiter reads before a TRF becomes an event: the facts, and every assumption, repair and omission."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.errors import Fault
from tdapp.domain.words.wording import ntr, tr
from tdapp.trf.notes import Note, NoteKind


def review_facts(section: Section) -> tuple[tuple[str, str], ...]:
    """The file in a few words: labels and values."""
    return (
        (tr("Event"), section.event.name),
        (tr("System"), _system(section)),
        *(((tr("Teams"), str(len(section.teams))),) if section.teams else ()),
        (tr("Players"), str(len(section.players))),
        (tr("Rounds"), rounds_words(section)),
        (tr("Points"), _points(section)),
        (tr("Edition of the tie-break rules"), section.edition.value),
        (tr("Tie-breaks in the file"), str(section.ladder or "") or tr("The file names none.")),
    )


def rounds_words(section: Section) -> str:
    """How far the tournament is."""
    words = tr("{decided} of {rounds} rounds complete")
    return words.format(decided=section.rounds_decided, rounds=section.rounds_total)


def section_words(section: Section) -> str:
    """One of several sections in a line."""
    return f"{players_words(len(section.players))}, {rounds_words(section)}"


def players_words(count: int) -> str:
    """How many players."""
    return ntr("{count} player", "{count} players", count).format(count=count)


def noted(notes: tuple[Fault, ...], kind: NoteKind) -> tuple[Fault, ...]:
    """What belongs to one part of the review; a note of a table without a kind is a repair."""
    return tuple(note for note in notes if (note.kind if isinstance(note, Note) else NoteKind.REPAIR) is kind)


def _system(section: Section) -> str:
    system = tr(section.system.sort)
    if section.system.berger and section.cycles > 1:
        system += ", " + ntr("{count} cycle", "{count} cycles", section.cycles).format(count=section.cycles)
    return system


def _points(section: Section) -> str:
    system = section.points
    text = "-".join(_short(value) for value in (system.win, system.draw, system.loss))
    bye = system.points(Outcome.PAIRING_BYE)
    if bye == system.win:
        return text
    return tr("{points}, pairing-allocated bye {bye}").format(points=text, bye=_short(bye))


def _short(value: Fraction) -> str:
    return points_text(value, half_sign=True)

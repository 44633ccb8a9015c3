"""What an arbiter reads before a TRF becomes an event: the facts, and every assumption, repair and omission."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.errors import Fault
from tdapp.trf.notes import Note, NoteKind
from tdapp.trf.reader import TrfReading

_KINDS = {Kind.SWISS: "Swiss system", Kind.ROUND_ROBIN: "round robin"}


@dataclass(frozen=True, slots=True)
class Remark:
    """One sentence and its place in the file (0: the whole file)."""

    text: str
    line: int = 0
    column: int = 0

    @property
    def sentence(self) -> str:
        """The text with its place in words."""
        return f"Line {self.line}, column {self.column or 1}: {self.text}" if self.line else self.text


@dataclass(frozen=True, slots=True)
class Facts:
    """The file in a few words."""

    event: str
    players: int
    rounds_total: int
    rounds_decided: int
    kind: str
    edition: str
    points: str
    ladder: str  # empty when the file names no tie-breaks


@dataclass(frozen=True, slots=True)
class Review:
    """Facts and remarks, in the order in which they are shown."""

    facts: Facts
    assumptions: tuple[Remark, ...]
    repairs: tuple[Remark, ...]
    left_out: tuple[Remark, ...]
    defects: tuple[Remark, ...] = ()

    @property
    def groups(self) -> tuple[tuple[str, tuple[Remark, ...]], ...]:
        """The groups that are not empty, with their headings."""
        groups = (
            ("What contradicts itself", self.defects),
            ("What was assumed", self.assumptions),
            ("What was repaired", self.repairs),
            ("What was left out", self.left_out),
        )
        return tuple((heading, remarks) for heading, remarks in groups if remarks)


def review(reading: TrfReading) -> Review:
    """The review of a reading; nothing in it has been created yet."""
    return Review(
        facts_of(reading.section),
        _remarks(reading.notes, NoteKind.ASSUMPTION),
        _remarks(reading.notes, NoteKind.REPAIR),
        _remarks(reading.notes, NoteKind.LEFT_OUT),
        _remarks(reading.notes, NoteKind.DEFECT),
    )


def facts_of(section: Section) -> Facts:
    """The facts line of a section."""
    kind = _KINDS[section.kind]
    if section.kind is Kind.ROUND_ROBIN and section.cycles > 1:
        kind = f"round robin, {section.cycles} cycles"
    return Facts(
        section.event.name,
        len(section.players),
        section.rounds_total,
        section.rounds_decided,
        kind,
        section.edition.value,
        _points(section),
        str(section.ladder or ""),
    )


def _points(section: Section) -> str:
    system = section.points
    text = "-".join(_short(value) for value in (system.win, system.draw, system.loss))
    bye = system.points(Outcome.PAIRING_BYE)
    return text if bye == system.win else f"{text}, pairing-allocated bye {_short(bye)}"


def _short(value: Fraction) -> str:
    return points_text(value, half_sign=True)


def _remarks(notes: tuple[Fault, ...], kind: NoteKind) -> tuple[Remark, ...]:
    return tuple(
        Remark(note.text, note.line, note.column)
        for note in notes
        if (note.kind if isinstance(note, Note) else NoteKind.REPAIR) is kind
    )

"""What the reader has to say: faults that refuse a file, notes for review before anything is created."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum

from tdapp.domain.words.errors import Ambiguous, Fault, InputRefused, OpenReading
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr


class NoteKind(Enum):
    """The sections of a review."""

    ASSUMPTION = "assumption"  # the file did not say, so something was assumed
    REPAIR = "repair"  # the file said it in another form, or not quite right
    LEFT_OUT = "left-out"  # the file says more than is taken over
    DEFECT = "defect"  # the file contradicts itself, and was taken over all the same


@dataclass(frozen=True, slots=True)
class Note(Fault):
    """A fault that did not stop the reader, and the section of the review it belongs to."""

    kind: NoteKind = NoteKind.REPAIR


@dataclass(slots=True)
class _Entry:
    kind: NoteKind
    text: str
    line: int
    column: int
    count: int = 1


class Taken:
    """The readings that were chosen, by their numbers; the answers of all questions are counted on, in their order."""

    def __init__(self, numbers: Iterable[int] = (), *, first: int = 1) -> None:
        self._numbers = frozenset(numbers)
        self._next = first

    def from_here(self) -> Taken:
        """The same choices for reading the file that comes next, once more."""
        return Taken(self._numbers, first=self._next)

    def ask(self, answers: Sequence[str]) -> tuple[int, list[int]]:
        """The number of the first of these answers, and which of them (from 0) were chosen."""
        first = self._next
        self._next += len(answers)
        return first, [index for index in range(len(answers)) if first + index in self._numbers]

    @property
    def unknown(self) -> list[int]:
        """Numbers that no question has used, once everything is read."""
        return sorted(number for number in self._numbers if not 0 < number < self._next)


class Notebook:
    """Collects faults and notes; notes with the same key are kept once, with the first place and a count."""

    def __init__(self, *, defects: bool = False, taken: Taken | None = None) -> None:
        self.faults: list[Fault] = []
        self.takes_defects = defects
        self._taken = Taken() if taken is None else taken
        self._questions: list[OpenReading] = []
        self._defects: list[Note] = []
        self._entries: dict[str, _Entry] = {}

    def fault(self, text: str, line: int, column: int) -> None:
        """Something that refuses the file, or is named where defects are taken over; all of them are collected."""
        if self.takes_defects:
            self._defects.append(Note(text, line, column, NoteKind.DEFECT))
        else:
            self.refuse(text, line, column)

    def refuse(self, text: str, line: int = 0, column: int = 0) -> None:
        """Something that refuses the file whatever is wanted: there is nothing to take over."""
        self.faults.append(Fault(text, line, column))

    def twice(self, code: str, line: int) -> None:
        """A record of which there is one in a file says something else than the first one of its kind."""
        text = tr("Record {code} is given twice; the first one counts").format(code=code)
        self.repair(f"twice-{code}", text, line, 1)

    def beside(self, code: str, other: str, line: int) -> None:
        """A record says something else than one of another code that means the same and counts."""
        text = tr("Record {code} says something else than record {other}, which counts")
        self.repair(f"beside-{code}", text.format(code=code, other=other), line, 1)

    def ask(self, text: str, answers: Sequence[str], line: int, column: int) -> int | None:
        """Which of several readings (from 0) was chosen; None: the file will be refused with the question.

        ``text`` and ``answers`` are sentences without their full stops.
        """
        first, chosen = self._taken.ask(answers)
        if len(chosen) == 1:
            said = tr("{question}: as you chose, {answer}").format(question=text, answer=answers[chosen[0]])
            self.assume(f"taken-{first}", said, line, column)
            return chosen[0]
        how = tr("Several readings fit the file; choose one of them (import --take NUMBER):")
        each = tuple(f"{answer}." for answer in answers)
        self._questions.append(OpenReading(f"{text}.", how, each, first, line, column))
        return None

    def stop(self) -> None:
        """InputRefused with the faults, or Ambiguous with what was not chosen; nothing where there is neither."""
        if self.faults:
            raise InputRefused(tuple(self.faults))
        if self._questions:
            raise Ambiguous(tuple(self._questions))

    def assume(self, key: str, text: str, line: int = 0, column: int = 0) -> None:
        """The file did not say; ``text`` is a sentence without its full stop."""
        self._add(NoteKind.ASSUMPTION, key, text, line, column)

    def repair(self, key: str, text: str, line: int = 0, column: int = 0) -> None:
        """The file said it in another form; ``text`` is a sentence without its full stop."""
        self._add(NoteKind.REPAIR, key, text, line, column)

    def leave_out(self, key: str, text: str, line: int = 0, column: int = 0) -> None:
        """The file says more than is taken over; ``text`` is a sentence without its full stop."""
        self._add(NoteKind.LEFT_OUT, key, text, line, column)

    def holds(self, key: str) -> bool:
        """Whether a note of this key was made."""
        return key in self._entries

    def notes(self) -> tuple[Note, ...]:
        """All notes in the order of their first places, the repeated ones with a count."""
        entries = sorted(self._entries.values(), key=lambda entry: (entry.line, entry.column))
        notes = [
            Note(entry.text + _again(entry.count - 1) + ".", entry.line, entry.column, entry.kind) for entry in entries
        ]
        return tuple(sorted([*notes, *self._defects], key=lambda note: (note.line, note.column)))

    def _add(self, kind: NoteKind, key: str, text: str, line: int, column: int) -> None:
        entry = self._entries.get(key)
        if entry is None:
            self._entries[key] = _Entry(kind, text, line, column)
        else:
            entry.count += 1


def defects_of(notes: Iterable[Fault]) -> tuple[Fault, ...]:
    """The contradictions that a file was taken over with."""
    return tuple(note for note in notes if isinstance(note, Note) and note.kind is NoteKind.DEFECT)


def _again(more: int) -> str:
    if not more:
        return ""
    return " " + ntr("(and one more like it)", "(and {count} more like it)", more).format(count=more)

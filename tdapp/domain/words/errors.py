"""The two kinds of failure a user can meet; everything else is a fault of the program and may crash."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.domain.words.frozen import dataclass


class RuleViolation(Exception):
    """Something the arbiter can put right; the text is one plain sentence."""


class OtherFile(RuleViolation):
    """A file that is plainly something else: a picture, a PDF. No copy of an event can help."""


def unknown(sentence: str, value: str, known: Iterable[str]) -> RuleViolation:
    """A value that is none of those there are; the sentence has a place for it and one for them."""
    return RuleViolation(sentence.format(value=value, known=", ".join(known)))


class EnvironmentProblem(Exception):
    """The disk, a lock, a missing font: the world's fault; the text says what is safe and what to do."""


class DamagedFile(EnvironmentProblem):
    """An event file that is broken; a good copy may help."""


class DiskFull(EnvironmentProblem):
    """There is no room: an event can be looked at, and copied elsewhere."""


class OpenElsewhere(EnvironmentProblem):
    """An event that another window has open; it can be looked at without being changed."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong (or repaired) in an input, with its place.

    ``line`` and ``column`` count from 1; 0 means that the fault belongs to the whole file.
    """

    text: str
    line: int = 0
    column: int = 0

    def located(self, source: str) -> str:
        """``FILE:LINE:COLUMN: text`` as the command line prints it."""
        if not self.line:
            return f"{source}: {self.text}"
        return f"{source}:{self.line}:{self.column or 1}: {self.text}"


class InputRefused(RuleViolation):
    """A file that cannot be read as what it should be; carries every fault found, not only the first."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(fault.text for fault in faults[:3]))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class OpenReading:
    """What a file leaves open: several readings fit it. ``first`` is the number of the first answer, from 1.

    ``question`` and ``answers`` are sentences, ``how`` says how one chooses at the command line.
    """

    question: str
    how: str
    answers: tuple[str, ...]
    first: int
    line: int = 0
    column: int = 0


class Ambiguous(InputRefused):
    """A file that can be read in several ways, one of which has to be chosen; nothing else is wrong with it."""

    def __init__(self, questions: tuple[OpenReading, ...]) -> None:
        faults = []
        for one in questions:
            faults.append(Fault(f"{one.question} {one.how}", one.line, one.column))
            answers = enumerate(one.answers, one.first)
            faults += [Fault(f"--take {number}: {answer}", one.line, one.column) for number, answer in answers]
        super().__init__(tuple(faults))
        self.questions = questions

"""What a file of a Keizer competition leaves open: whose points it gives, and what its byes mean."""

from __future__ import annotations

from tdapp.domain.keizer.score import Credit, credit_of, rules_of
from tdapp.domain.section.event import Section
from tdapp.domain.systems.keizer import Byes
from tdapp.domain.systems.registry import KEIZER, by_code
from tdapp.domain.words.wording import tr
from tdapp.trf.marks import value_of
from tdapp.trf.notes import Notebook
from tdapp.trf.records import Header


def named_in_words(header: Header) -> bool:
    """Whether only the free text of record 092 says that it is a Keizer competition."""
    return not header.texts.get("192") and "keizer" in header.texts.get("092", "").lower()


def ranks_by_score(header: Header) -> bool:
    """Whether the points column may hold the score of the system instead of the points of the games."""
    named = by_code(header.texts.get("192", ""))
    marked = (value_of(header, "system") or "").partition(":")[0]
    return named_in_words(header) or marked == KEIZER.id or (named is not None and named.scores)


def note_system(header: Header, notebook: Notebook) -> str:
    """The key of the system where the words of the file name it and nothing else does."""
    if not named_in_words(header):
        return ""
    text = tr("The type of the event (record 092) names the Keizer system, which was taken")
    notebook.assume("keizer", text, header.places.get("092", 0), 5)
    return KEIZER.key


def note_byes(section: Section, notebook: Notebook) -> None:
    """How rounds without an opponent were read, where there are any beside the bye of who was left over."""
    rules = rules_of(section)
    if section.system is not KEIZER or rules.byes is not Byes.FILE:
        return
    credits = {credit_of(cell, rules.byes) for row in section.cells for cell in row if cell.opponent is None}
    if credits & {Credit.EXCUSED, Credit.UNEXCUSED}:
        text = tr(
            "Keizer: U was read as the bye of who was left over, H and Z as excused, any other round without an "
            "opponent as absent without excuse"
        )
        notebook.assume("keizer-byes", text)

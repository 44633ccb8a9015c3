"""What an import would assume, repair and leave out, before anything is created."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.words.errors import Fault
from tdapp.domain.words.wording import SOURCE_LANGUAGE, language, tr
from tdapp.ui.session.backend import ImportReview, ReviewNote

if TYPE_CHECKING:
    from tdapp.interchange.as_report import MadeReport
    from tdapp.trf.notes import Taken


def review_of(path: Path, made: MadeReport, taken: Taken) -> ImportReview:
    """What the import of one report would assume, repair and leave out."""
    from tdapp.interchange.trf_review import noted, review_facts
    from tdapp.services.checks.file_ranks import with_file_ranks
    from tdapp.services.checks.imported import (
        import_warnings,
        left_a_round_robin,
        with_breaches_noted,
        with_defects_noted,
    )
    from tdapp.services.tables.file_ladder import with_fitting_ladder, with_usable_ladder
    from tdapp.trf.notes import NoteKind, defects_of
    from tdapp.trf.ranks import stated_ranks
    from tdapp.trf.reader import read_trf

    data, reading = made.data, made.reading
    section, ladder_notes = with_usable_ladder(reading.section, reading.ladder_line)
    section, unfit = with_fitting_ladder(section, reading.ladder_line)
    section, assumed = with_file_ranks(section, stated_ranks(data), reading.program)
    contradictions = defects_of(reading.notes)
    if contradictions:
        with language(SOURCE_LANGUAGE):  # of the tournament report, where they are noted
            section = with_defects_noted(section, defects_of(read_trf(data, defects=True, taken=taken).notes))
    broken = import_warnings(section)
    return ImportReview(
        source=path,
        facts=review_facts(reading.section),
        warnings=(*_notes(contradictions), *(ReviewNote(warning.text) for warning in broken)),
        assumptions=(
            *_notes((*noted(reading.notes, NoteKind.ASSUMPTION), *unfit)),
            *(ReviewNote(text) for text in (assumed, *left_a_round_robin(section)) if text),
        ),
        repairs=_notes(noted(reading.notes, NoteKind.REPAIR)),
        left_out=_notes((*noted(reading.notes, NoteKind.LEFT_OUT), *ladder_notes)),
        reading=with_breaches_noted(section, broken),
        games=made.games,
    )


def joined_reviews(reviews: Sequence[ImportReview]) -> ImportReview:
    """Several reviews, each of one section, as one of an event."""
    from tdapp.interchange.trf_review import section_words
    from tdapp.services.event.joining import in_one_event
    from tdapp.services.tables.file_ladder import with_fitting_ladder

    joined, said = in_one_event([one.reading for one in reviews], [one.source.name for one in reviews])
    apart = len({one.source for one in reviews}) == len(reviews)
    names = [one.source.name if apart else section.name for one, section in zip(reviews, joined, strict=True)]

    def of_all(field: str) -> tuple[ReviewNote, ...]:
        held = [getattr(one, field) for one in reviews]
        everywhere = [] if apart else [note for note in held[0] if all(note in notes for notes in held)]
        return (
            *everywhere,
            *(
                replace(note, text=f"{name}: {note.text}")
                for name, notes in zip(names, held, strict=True)
                for note in notes
                if note not in everywhere
            ),
        )

    return ImportReview(
        source=reviews[0].source,
        facts=tuple((section.name, section_words(section)) for section in joined),
        warnings=of_all("warnings"),
        assumptions=(*(ReviewNote(text) for text in said), *of_all("assumptions")),
        repairs=of_all("repairs"),
        left_out=of_all("left_out"),
        reading=WholeEvent(
            tuple(with_fitting_ladder(section)[0] for section in joined),
            (),
            games=tuple(one.games for one in reviews),
        ),
    )


def whole_review(path: Path, whole: WholeEvent) -> ImportReview:
    """The JSON of an event says everything itself: nothing is assumed."""
    from tdapp.interchange.trf_review import section_words

    games = sum(map(len, whole.games))
    facts = [
        (tr("Event"), whole.sections[0].event.name),
        *((section.name or tr("Section"), section_words(section)) for section in whole.sections),
        *([(tr("Games"), str(games))] if games else []),
    ]
    return ImportReview(source=path, facts=tuple(facts), reading=whole)


def _notes(notes: Sequence[Fault]) -> tuple[ReviewNote, ...]:
    place = tr("line {line}, column {column}")
    return tuple(
        ReviewNote(note.text, place.format(line=note.line, column=note.column or 1) if note.line else "")
        for note in notes
    )

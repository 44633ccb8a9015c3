"""From a document id and standings to a PDF: build the models, lay them out, write them."""

from __future__ import annotations

import contextlib
import datetime as dt
import gc
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace

from tdapp.domain.games.record import GameRecord
from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import language, ntr, tr
from tdapp.reports.choices import restricted
from tdapp.reports.data import DocumentData, data_of, worded
from tdapp.reports.document import Printable
from tdapp.reports.layout.card_layout import lay_out_cards
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.layout import Layout, lay_out
from tdapp.reports.layout.model import DocumentModel, Table
from tdapp.reports.layout.numbers import cards_for_readers, for_readers
from tdapp.reports.layout.page import Page
from tdapp.reports.options import PrintOptions
from tdapp.reports.packs import WALL_LISTS
from tdapp.reports.pdf.text import Typesetter
from tdapp.reports.pdf.writer import Chapter, Properties, write_pdf
from tdapp.reports.registry import document_for, documents_of, pack_for
from tdapp.services.history.steps import HistoryRow
from tdapp.services.tables.standings import Standings


class NothingToPrint(RuleViolation):
    """None of the documents that were asked for has anything to say."""


@dataclass(frozen=True, slots=True)
class PrintJob:
    """One document to be printed with its options, so many times; ``if_any``: only if it says something.

    ``data`` is that of another section than the others are of.
    """

    document_id: str
    options: PrintOptions
    copies: int = 1
    if_any: bool = False
    data: DocumentData | None = None


@dataclass(frozen=True, slots=True)
class PrintedDocument:
    """A finished PDF. ``adjustments`` are sentences: what the layout had to change; they are printed as well.

    ``sheets`` are its pages before they became a PDF, for a printer; ``why`` says of each document why its pages are
    as they are.
    """

    pdf: bytes
    pages: int
    adjustments: tuple[str, ...]
    serial: str
    sheets: tuple[Page, ...] = field(default=(), repr=False)
    why: tuple[str, ...] = ()


def render(
    document_id: str,
    section: Section,
    *,
    standings: Standings,
    options: PrintOptions,
    rounds: Sequence[Round] | None = None,
    log: Sequence[HistoryRow] = (),
    plan: PrizePlan | None = None,
    games: Sequence[GameRecord] = (),
) -> PrintedDocument:
    """Print one document or pack of a section; RuleViolation when there is none of this id or it does not apply.

    ``standings`` must be those of the section; every document takes its round and its ranks from them. ``rounds`` are
    those of the event file, None derives the boards of a file that stores none; ``log`` is the journal, ``plan`` the
    prizes.
    """
    data = data_of(standings, rounds, log, plan, games)
    pack = pack_for(document_id, section)
    if pack is None:
        return render_jobs([PrintJob(document_id, options)], data)
    jobs = [PrintJob(entry.document_id, options, if_any=True) for entry in documents_of(pack, section)]
    small = replace(options, type_size=None, across=None)  # these are meant for the wall lists of a pack
    return render_jobs(
        [job if job.document_id in WALL_LISTS else replace(job, options=small) for job in jobs], data, title=pack.name
    )


def render_jobs(jobs: Sequence[PrintJob], data: DocumentData, *, title: str = "") -> PrintedDocument:
    """Several documents as one PDF; RuleViolation when one of them does not apply.

    Copies are printed one after the other. ``title`` is that of the whole; with one the bookmarks have chapters.
    """
    with _nothing_is_garbage():
        return _render(jobs, data, title)


@contextlib.contextmanager
def _nothing_is_garbage() -> Iterator[None]:
    """What a document is made of lives until it is printed: to look for garbage takes a fifth of the time."""
    looked = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looked:
            gc.enable()


def _render(jobs: Sequence[PrintJob], data: DocumentData, title: str) -> PrintedDocument:
    models: list[Printable] = []
    for job in jobs:
        held = data if job.data is None else job.data
        document = document_for(job.document_id, held.subject, has_prizes=held.plan is not None)
        with language(job.options.language):
            model = document.build(worded(held), restricted(job.options, document.takes))
            if job.if_any and model.is_empty:
                continue
            if isinstance(model, DocumentModel):
                model = replace(model, head=held.section.page_head, address=held.section.publishing.address)
        models += [model] * max(1, job.copies)
    if not models:
        raise NothingToPrint(tr("There is nothing to print."))
    with language(jobs[0].options.language):
        tagged = any(job.options.tagged for job in jobs)
        return print_models(models, jobs[0].options.printed_at, title, tagged=tagged)


def print_models(
    models: Sequence[Printable], created: dt.datetime, pack_name: str = "", *, tagged: bool = False
) -> PrintedDocument:
    """Models of one language as one PDF; with a name of the pack the bookmarks have chapters."""
    typesetter = Typesetter()
    laid_out: dict[int, Layout] = {}
    for model in models:  # copies share their pages
        if id(model) not in laid_out:
            with language(model.language):
                laid_out[id(model)] = _laid_out(model, typesetter)
    first = models[0]
    if pack_name and len(laid_out) > 1 and isinstance(first, DocumentModel):
        with language(first.language):
            opened = _with_contents(first, models, laid_out)
            laid_out[id(first)] = _laid_out(opened, typesetter)
    layouts = [laid_out[id(model)] for model in models]
    heading = first.heading
    title = tr(pack_name) or heading.title
    properties = Properties(
        title=", ".join(filter(None, (heading.event, heading.section, title))),
        author=first.author or first.imprint.program,
        subject=" ".join(filter(None, (title, heading.stage, *heading.status))),
        creator=first.imprint.program,
        language=first.language,
        created=created,
    )
    chapters = [
        Chapter(_chapter(model) if pack_name else "", layout.pages)
        for model, layout in zip(models, layouts, strict=True)
    ]
    adjustments = dict.fromkeys(sentence for layout in layouts for sentence in layout.adjustments)
    sheets = tuple(page for layout in layouts for page in layout.pages)
    pdf = write_pdf(chapters, properties, tagged=tagged)
    why = tuple(f"{tr(model.heading.title)}: {line}" for model in models for line in laid_out[id(model)].why)
    return PrintedDocument(
        pdf, len(sheets), tuple(adjustments), first.imprint.serial, sheets, tuple(dict.fromkeys(why))
    )


def _with_contents(first: DocumentModel, models: Sequence[Printable], laid_out: Mapping[int, Layout]) -> DocumentModel:
    """The first document with a line that says what the pack holds."""
    held = {id(model): model for model in models}
    listed = ", ".join(
        ntr("{title} ({count} page)", "{title} ({count} pages)", len(laid_out[key].pages)).format(
            title=model.heading.title, count=len(laid_out[key].pages)
        )
        for key, model in held.items()
    )
    line = tr("In this pack: {documents}.").format(documents=listed)
    heading = replace(first.heading, remark=" ".join(filter(None, (first.heading.remark, line))))
    return replace(first, heading=heading)


def _chapter(model: Printable) -> str:
    return " ".join(filter(None, (model.heading.title, model.heading.stage)))


def _laid_out(model: Printable, typesetter: Typesetter) -> Layout:
    missing = typesetter.missing(_texts(model))
    if missing:
        codes = ", ".join(f"U+{ord(letter):04X}" for letter in missing[:8])
        sentence = (
            tr("No shipped typeface has these characters: {codes} and others.")
            if len(missing) > 8
            else tr("No shipped typeface has these characters: {codes}.")
        ).format(codes=codes)
        model = replace(model, adjustments=(*model.adjustments, sentence))
    match model:
        case DocumentModel():
            return lay_out(for_readers(model), typesetter)
        case CardModel():
            return lay_out_cards(cards_for_readers(model), typesetter)


def _texts(model: Printable) -> Iterator[str]:
    """The texts that come from the event and may hold any letter."""
    heading = model.heading
    yield from (heading.event, heading.section, heading.place_and_date)
    match model:
        case DocumentModel():
            for block in model.blocks:
                if isinstance(block, Table):
                    for row in block.rows:
                        yield from (text for text in row.texts if not text.isascii())
        case CardModel():
            for card in model.cards:
                yield from (text for text in card.texts if not text.isascii())

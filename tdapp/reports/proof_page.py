"""The proof of a table on paper, for a protest committee: who calculated what, what differs, and by which article."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import language, marked, ntr, tr
from tdapp.reports.documents import facts
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Pen, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.reports.printing import PrintedDocument, print_models
from tdapp.services.tables.proving import GACRUX, PUBLISHED, SECOND, Proof, ProvedRung, ProvedValue
from tdapp.services.tables.standings import reworded

ID = "proof"
NAME = marked("Proof of the tie-breaks")
NOBODY = "–"


@dataclass(frozen=True, slots=True)
class Origin:
    """The file that was proved: its name, its SHA-256 (empty for an event of ours), what was assumed in reading it."""

    name: str
    checksum: str = ""
    notes: tuple[str, ...] = ()


def print_proof(proof: Proof, options: PrintOptions, origin: Origin | None = None) -> PrintedDocument:
    """The page as a PDF."""
    with language(options.language):
        return print_models([build(proof, options, origin)], options.printed_at)


def build(proof: Proof, options: PrintOptions, origin: Origin | None = None) -> DocumentModel:
    """The model: the verdicts, what differs, every value, what was read, lines to sign."""
    standings = reworded(proof.standings)
    blocks: list[Block] = [Paragraph(proof.sentence, Voice.TEXT), _verdicts(proof)]
    blocks += [*(Paragraph(said) for said in proof.unsaid), *_differences(proof)]
    blocks += [_values(proof), *_origin(origin), _signatures()]
    legend = (
        tr("Second calculation: written from the articles alone, without anything of the first one"),
        *((tr("gacrux: the tool of FIDE's Technical Commission, {engine}").format(engine=proof.engine),)
          if proof.engine else ()),
        tr("A value stands once where everybody agrees; else ours, and in brackets what the others say"),
    )  # fmt: skip
    model = facts.ranking(standings, options, ID, NAME, blocks, legend, target=10.0)
    return replace(model, head=standings.section.page_head, address=standings.section.publishing.address)


def _verdicts(proof: Proof) -> Table:
    columns = (
        Column("rung", tr("Tie-break"), bold=True, share=0.4),
        Column("name", tr("Name"), fit=Fit.TEXT, share=1.2),
        Column("article", tr("Article"), share=0.4),
        Column("second", tr("Second calculation"), fit=Fit.TEXT, share=0.7),
        Column("gacrux", "gacrux", fit=Fit.TEXT, share=0.7),
        Column("published", tr("In the file"), fit=Fit.TEXT, share=0.5),
    )
    rows = tuple(
        Row(
            (
                rung.text,
                rung.name,
                rung.article,
                _verdict(rung, SECOND),
                _verdict(rung, GACRUX),
                _verdict(rung, PUBLISHED),
            )
        )
        for rung in proof.rungs
    )
    return Table(columns, rows, row_noun=tr("Tie-breaks"))


def _origin(origin: Origin | None) -> list[Block]:
    """Which file it was, so that another one is not taken for it, and what its reading took for granted."""
    if origin is None:
        return []
    text = tr("File: {name}, SHA-256 {checksum}") if origin.checksum else tr("File: {name}")
    said = [text.format(name=origin.name, checksum=origin.checksum), *origin.notes]
    return [Paragraph(tr("What was read, and how"), Voice.HEADING), *(Paragraph(one, Voice.TEXT) for one in said)]


def _verdict(rung: ProvedRung, who: str) -> str:
    heard = [one for one in rung.values if who not in one.absent]
    if not heard:
        return NOBODY
    against = sum(who in one.against for one in heard)
    if against:
        return ntr("{count} value differs", "{count} values differ", against).format(count=against)
    known = sum(bool(one.why) for one in heard) if who == GACRUX else 0
    if known:
        return ntr("{count} differs as known", "{count} differ as known", known).format(count=known)
    return tr("agrees")


def _differences(proof: Proof) -> list[Block]:
    """Every value that somebody says otherwise, with what explains it or the article; then the places."""
    columns = (
        Column("rung", tr("Tie-break"), bold=True, once=True, share=0.4),
        Column("number", tr("No"), Align.RIGHT, share=0.1),
        Column("name", tr("Name"), fit=Fit.NAME, share=1.0),
        Column("ours", "tdapp", Align.DECIMAL, bold=True, share=0.3),
        Column("second", tr("Second"), Align.DECIMAL, share=0.3),
        Column("gacrux", "gacrux", Align.DECIMAL, share=0.3),
        Column("published", tr("In the file"), Align.DECIMAL, share=0.3),
        Column("why", tr("Article"), fit=Fit.TEXT, share=1.4),
    )
    rows = tuple(
        Row((rung.text, str(one.number), one.name, *_texts(one), rung.article if one.against else one.why))
        for rung in proof.rungs
        for one in rung.differences
    )
    blocks: list[Block] = []
    if rows:
        blocks += [Paragraph(tr("What differs"), Voice.HEADING), Table(columns, rows, row_noun=tr("Values"))]
    if proof.places:
        places = tuple(
            Row((str(one.number), one.name, *(_place(value) for value in (one.ours, one.second, one.published))))
            for one in proof.places
        )
        heads = (
            Column("number", tr("No"), Align.RIGHT, share=0.1),
            Column("name", tr("Name"), fit=Fit.NAME, share=1.0),
            Column("ours", tr("Place"), Align.RIGHT, bold=True, share=0.2),
            Column("second", tr("Second calculation"), Align.RIGHT, share=0.2),
            Column("published", tr("In the file"), Align.RIGHT, share=0.2),
        )
        blocks += [Paragraph(tr("Places that differ"), Voice.HEADING), Table(heads, places, row_noun=tr("Places"))]
    return blocks


def _texts(one: ProvedValue) -> tuple[str, ...]:
    said = ((SECOND, one.second), (GACRUX, one.gacrux), (PUBLISHED, one.published))
    return (one.ours or NOBODY, *("" if who in one.absent else value or NOBODY for who, value in said))


def _values(proof: Proof) -> Table:
    """Everybody's values, a line each."""
    columns = (
        Column("place", tr("Place"), Align.RIGHT, share=0.1),
        Column("number", tr("No"), Align.RIGHT, share=0.1),
        Column("name", tr("Name"), fit=Fit.NAME, bold=True, share=1.0),
        *(
            Column(f"value-{index}", label, Align.DECIMAL, share=0.3)
            for index, label in enumerate((tr("Pts"), *(info.label for info in proof.standings.ladder)))
        ),
    )
    shown = [{one.number: one for one in rung.values} for rung in proof.rungs]
    rows = tuple(
        Row(
            (
                str(row.rank),
                str(row.player.number),
                row.player.name,
                *(_cell(values[row.player.number]) for values in shown),
            )
        )
        for row in proof.standings.rows
        if row.rank is not None
    )
    return Table(columns, rows, title=tr("Every value"), row_noun=tr("Places"), landmark=2)


def _cell(one: ProvedValue) -> str:
    ours, second, gacrux, published = _texts(one)
    said = ((SECOND, second), (GACRUX, gacrux), (PUBLISHED, published))
    others = [text for who, text in said if who in one.against or (who == GACRUX and one.why)]
    return f"{ours} ({'; '.join(others)})" if others else ours


def _place(value: int | None) -> str:
    return NOBODY if value is None else str(value)


def _signatures() -> Table:
    """Lines for those who decide."""
    columns = (
        Column("role", tr("Signature"), share=0.5),
        Column("name", tr("Name"), pen=Pen.WRITE, ems=14),
        Column("sign", tr("Date, signature"), pen=Pen.WRITE, ems=14),
    )
    rows = tuple(Row((tr(role), "", "")) for role in (marked("Chief arbiter"), marked("Protest committee")))
    return Table(columns, rows, pens=True, zebra=False, row_noun=tr("Lines"))

"""What can be taken along: the sheets as PDF, the tables for a spreadsheet, the section as TRF, the games as PGN."""

from __future__ import annotations

import copy
import datetime as dt
from collections.abc import Iterator
from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.reports.documents import bracket
from tdapp.reports.formats.csv_text import as_csv
from tdapp.reports.formats.html_blocks import text_of
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.printing import print_models
from tdapp.reports.site.data import SectionData
from tdapp.reports.site.games import Finished, round_pgns
from tdapp.reports.site.pages import page_title, ways
from tdapp.services.systems.bracket_picture import has_bracket
from tdapp.services.tables.export import export_trf

DOWNLOADS = "downloads.html"
_NOTES = tuple(f"### tdapp {key}".encode() for key in ("registration", "player", "norms", "prohibitions", "wishes"))
_SHEETS = frozenset(("start-list", "teams", "schedule", "fixtures", "round", "standings", "crosstable", "team-grid"))


@dataclass(frozen=True, slots=True)
class Download:
    """A file with what it is, by kinds."""

    name: str
    words: str
    kind: str
    data: bytes


def downloads(held: SectionData, games: Finished) -> list[Download]:
    """Every file of the section, as everybody may see it."""
    return [*_sheets(held), *_exchange(held), *_games(held, games)]


def downloads_body(files: list[Download]) -> Iterator[str]:
    """The list of the files."""
    yield f"<h1>{text_of(tr('Downloads'))}</h1>"
    for kind in dict.fromkeys(one.kind for one in files):
        yield f'<section class="files"><h2>{text_of(kind)}</h2><ul>'
        for one in files:
            if one.kind == kind:
                about = f"{one.name}, {max(1, round(len(one.data) / 1000))} kB"
                yield f'<li><a href="{one.name}" download>{text_of(one.words)}</a> <small>{about}</small></li>'
        yield "</ul></section>"


def _sheets(held: SectionData) -> Iterator[Download]:
    pages = [page for page in ways(held) if page.name in _SHEETS]
    for page in pages:
        yield _pdf(held, page.build(held), f"{page.name}.pdf", page_title(page))
    if has_bracket(held.section):
        yield _pdf(held, bracket.build_whole(held.latest, held.options), "bracket.pdf", tr("Bracket"))
    plain = copy.copy(held)  # shares what was computed
    plain.options = replace(held.options, half_sign=False)
    for page in pages:
        yield Download(f"{page.name}.csv", page_title(page), tr("For a spreadsheet (CSV)"), as_csv(page.build(plain)))


def _pdf(held: SectionData, model: DocumentModel, name: str, words: str) -> Download:
    """Without the time, so that a sheet whose contents stay is the same file and no sync tool carries it again."""
    section = held.section
    imprint = replace(model.imprint, printed="")
    model = replace(model, head=section.page_head, address=section.publishing.address, imprint=imprint)
    day = section.event.start or dt.date(held.options.printed_at.year, 1, 1)
    created = dt.datetime.combine(day, dt.time(), dt.UTC)
    return Download(name, words, tr("To print (PDF)"), print_models([model], created).pdf)


def _exchange(held: SectionData) -> Iterator[Download]:
    """Only before the first round there is nothing to exchange."""
    if held.counted:
        section = _public(held)
        for flavour, words in (("trf26", "TRF26"), ("trf16", "TRF16")):
            data = _without_notes(export_trf(section, flavour))  # type: ignore[arg-type]
            yield Download(f"{flavour}.trf", words, tr("For other programs (TRF)"), data)


def _public(held: SectionData) -> Section:
    """Players as they are shown, without what the arbiter keeps to himself: whom he keeps apart, norms, corrections."""
    section = held.section
    return replace(
        section,
        players=tuple(held.shown.values()),
        teams=tuple(replace(team, contact="") for team in section.teams),
        forbidden=(),
        wishes=(),
        comments=(),
        rating_corrections=(),
    )


def _without_notes(trf: bytes) -> bytes:
    """Without the lines that hold what TRF has no record for about people: registration, fixed tables."""
    return b"".join(line for line in trf.splitlines(keepends=True) if not line.startswith(_NOTES))


def _games(held: SectionData, games: Finished) -> Iterator[Download]:
    rounds = list(round_pgns(held, games))
    if not rounds:
        return
    whole = b"\n".join(data for _, data in rounds)
    yield Download("games.pgn", tr("All games"), tr("Games (PGN)"), whole)
    for (name, data), number in zip(
        rounds, (one.number for one in held.rounds if games.of_round(one.number)), strict=True
    ):
        yield Download(name, tr("Round {number}").format(number=number), tr("Games (PGN)"), data)

"""What the rating officer gets, in one folder: TRF26 and TRF16, data for IT3, rating changes, what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.wording import tr
from tdapp.reports.exporting import export_tables
from tdapp.reports.file_names import document_name
from tdapp.reports.final_pack import PackFile, pack_folder
from tdapp.reports.options import PrintOptions
from tdapp.reports.printing import render
from tdapp.services.ratings.readiness import Lack, readiness
from tdapp.services.ratings.report import for_rating
from tdapp.services.ratings.tournament_report import rated_and_unrated_games
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.standings import compute_standings

PRINTED = ("it3", "rating-changes")


def rating_pack(
    section: Section,
    rounds: Sequence[Round],
    options: PrintOptions,
    *,
    stem: str,
    others: Mapping[str, bytes] | None = None,
) -> Iterator[PackFile]:
    """The files, each made when it is asked for; ``others`` go in as they are (the games)."""
    standings = compute_standings(section)
    for flavour in ("trf26", "trf16"):
        name = document_name(stem, flavour, None, "rating") + ".trf"
        yield PackFile(name, export_trf(section, flavour, rating=bool(section.rating_corrections)))
    for document_id in PRINTED:
        made = render(document_id, section, standings=standings, options=options, rounds=rounds, log=())
        yield PackFile(document_name(stem, document_id) + ".pdf", made.pdf)
    sheet = export_tables("it3", section, standings=standings, options=options, form="xlsx", rounds=rounds)
    yield PackFile(document_name(stem, "it3") + ".xlsx", sheet)
    for name, data in (others or {}).items():
        yield PackFile(name, data)
    yield PackFile(document_name(stem, "findings") + ".txt", findings_text(section, readiness(section)))


def findings_text(section: Section, found: Sequence[Lack]) -> bytes:
    """The findings as a file of lines, and how many games are rated."""
    rated, unrated = rated_and_unrated_games(for_rating(section))
    lines = [
        section.event.name,
        tr("Rated games: {rated}, unrated games: {unrated}").format(rated=rated, unrated=unrated),
        "",
        *(f"{'!' if one.grave else '-'} {one.text}" for one in found),
    ]
    if not found:
        lines.append(tr("Nothing is missing."))
    return "\r\n".join([*lines, ""]).encode("utf-8-sig", "replace")


def rating_folder(parent: Path, section: Section) -> Path:
    """A folder for the report that does not exist yet."""
    return pack_folder(parent, section, tr("rating report"))

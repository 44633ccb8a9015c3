"""What the rating officer gets, in one folder: TRF26 and TRF16, data for IT3, rating changes, what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.wording import tr
from tdapp.reports.exporting import export_tables
from tdapp.reports.file_names import document_name
from tdapp.reports.final_pack import PackFile, pack_folder
from tdapp.reports.options import PrintOptions
from tdapp.reports.printing import render
from tdapp.services.games.pgn import round_pgn
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
    games: Sequence[GameRecord] = (),
) -> Iterator[PackFile]:
    """The files, each made when it is asked for; ``games`` are the recorded ones."""
    standings = compute_standings(section)
    for flavour in ("trf26", "trf16"):
        name = document_name(stem, flavour, None, "rating") + ".trf"
        yield PackFile(name, export_trf(section, flavour, rating=bool(section.rating_corrections)))
    for document_id in PRINTED:
        made = render(document_id, section, standings=standings, options=options, rounds=rounds, log=())
        yield PackFile(document_name(stem, document_id) + ".pdf", made.pdf)
    sheet = export_tables("it3", section, standings=standings, options=options, form="xlsx", rounds=rounds)
    yield PackFile(document_name(stem, "it3") + ".xlsx", sheet)
    if games:
        yield PackFile(document_name(stem, "games") + ".pgn", recorded_pgn(section, rounds, games))
    yield PackFile(document_name(stem, "findings") + ".txt", findings_text(section, readiness(section)))


def recorded_pgn(section: Section, rounds: Sequence[Round], games: Sequence[GameRecord]) -> bytes:
    """The recorded games, round by round and board by board."""
    held = {(game.round, game.pair): game for game in games}
    texts = []
    for state in rounds:
        boards = {
            board.number: held[state.number, board.players]
            for board in state.boards
            if (state.number, board.players) in held
        }
        texts.append(round_pgn(section, state, boards, recorded_only=True))
    return "".join(texts).encode()


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

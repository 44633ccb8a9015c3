"""What the rating officer gets, in one folder.

TRF26 and TRF16, data for IT3 and, where somebody has made a norm, for IT1 with the games of the norms; rating changes,
the recorded games, what is missing, and the receipt: what independent readers made of the files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.wording import tr
from tdapp.reports.data import data_of
from tdapp.reports.exporting import export_tables
from tdapp.reports.file_names import document_name
from tdapp.reports.final_pack import PackFile, pack_folder
from tdapp.reports.options import PrintOptions
from tdapp.reports.printing import render
from tdapp.reports.rating_receipt import receipt_pdf, receipt_text
from tdapp.services.games.pgn import round_pgn
from tdapp.services.norms.norms import PlayerNorm, candidates, event_facts
from tdapp.services.ratings.readiness import Lack, readiness
from tdapp.services.ratings.receipt import Receipt
from tdapp.services.ratings.report import for_rating
from tdapp.services.ratings.tournament_report import rated_and_unrated_games
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.standings import compute_standings
from tdapp.trf.writer import Flavour

PRINTED = ("it3", "rating-changes")


def rating_pack(
    section: Section,
    rounds: Sequence[Round],
    options: PrintOptions,
    *,
    stem: str,
    games: Sequence[GameRecord] = (),
    receipt: Receipt | None = None,
) -> Iterator[PackFile]:
    """The files, each made when it is asked for; ``games`` are the recorded ones."""
    standings = compute_standings(section)
    for flavour, data in rating_files(section).items():
        yield PackFile(document_name(stem, flavour, None, "rating") + ".trf", data)
    for document_id in PRINTED:
        made = render(document_id, section, standings=standings, options=options, rounds=rounds, log=())
        yield PackFile(document_name(stem, document_id) + ".pdf", made.pdf)
    sheet = export_tables("it3", section, standings=standings, options=options, form="xlsx", rounds=rounds)
    yield PackFile(document_name(stem, "it3") + ".xlsx", sheet)
    norms = reached_norms(section)
    if norms:
        made = render("it1", section, standings=standings, options=options, rounds=rounds, log=())
        yield PackFile(document_name(stem, "it1") + ".pdf", made.pdf)
    if games:
        yield PackFile(document_name(stem, "games") + ".pgn", recorded_pgn(section, rounds, games))
        if pgn := recorded_pgn(section, rounds, games_of_norms(norms, games)):
            yield PackFile(document_name(stem, "norm-games") + ".pgn", pgn)
    if receipt is not None:
        held = data_of(standings, rounds, ())
        yield PackFile(document_name(stem, "receipt") + ".pdf", receipt_pdf(receipt, held, options))
        yield PackFile(document_name(stem, "receipt") + ".txt", receipt_text(receipt))
    yield PackFile(document_name(stem, "findings") + ".txt", findings_text(section, readiness(section)))


def rating_files(section: Section) -> dict[str, bytes]:
    """The report in both forms, by flavour: with the results that were found too late for the standings."""
    corrected = bool(section.rating_corrections)
    flavours: tuple[Flavour, ...] = ("trf26", "trf16")
    return {flavour: export_trf(section, flavour, rating=corrected) for flavour in flavours}


def reached_norms(section: Section) -> tuple[PlayerNorm, ...]:
    """The norms that were made."""
    return tuple(norm for norm in candidates(section, event_facts(section)) if norm.is_reached)


def games_of_norms(norms: Sequence[PlayerNorm], games: Sequence[GameRecord]) -> tuple[GameRecord, ...]:
    """The recorded games that count for a norm."""
    counted = {(norm.player.number, one.round) for norm in norms for one in norm.check.games}
    return tuple(game for game in games if {(game.white, game.round), (game.black, game.round)} & counted)


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

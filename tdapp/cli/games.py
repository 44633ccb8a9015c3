"""Games of an event on the command line: taken in from a PGN, written as one, listed."""

from __future__ import annotations

import argparse
import datetime as dt
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tdapp.cli.changing import execute_or_stop, opened_store
from tdapp.cli.output import one_line, print_json, print_table
from tdapp.cli.reading import no_such_section, read_whole
from tdapp.cli.status import BAD_INPUT, DIFFERENCES, DONE, Stop
from tdapp.cli.writing import write_output
from tdapp.domain.words.wording import marked, tr
from tdapp.services.games.of_round import games_of_round
from tdapp.services.games.words import state_text

if TYPE_CHECKING:
    from tdapp.games.reading import ReadGame
    from tdapp.storage.event.reading import SectionReading


def import_games(arguments: argparse.Namespace, games: tuple[ReadGame, ...]) -> int:
    """Take the games of a file into an event; each is a line, and status 1 says that one needs a look."""
    from tdapp.services.games.importing import import_command, review_games

    with closing(opened_store(arguments.file, marked("only an event file (.tdb) keeps games."))) as store:
        refs = store.sections()
        place = next((n for n, ref in enumerate(refs) if arguments.section in (ref.name, str(n + 1))), 0)
        if arguments.section is not None and arguments.section not in (refs[place].name, str(place + 1)):
            raise no_such_section(arguments)
        section_id = refs[place].section_id
        rows = review_games(
            store.snapshot(section_id),
            store.rounds(section_id),
            games,
            store.games(section_id),
            source=f"file:{Path(arguments.games).name}",
            round_number=arguments.round or 0,
        )
        if any(not row.known for row in rows):
            confirmed = ("game-replaced",) if arguments.replace else ()
            command = import_command(section_id, rows, confirmed=confirmed)
            execute_or_stop(store, command, arguments.file)
    for row in rows:
        where = tr("round {number}, board {board}").format(number=row.record.round, board=row.board)
        said = tr("game {number}: {where}").format(
            number=row.game.number, where=tr("no board") if row.board is None else where
        )
        notes = f": {' '.join(row.notes)}" if row.notes else ""
        print(one_line(f"{arguments.games}:{row.game.line}:1: {said}{notes}"))
    return DIFFERENCES if any(row.wrong for row in rows) else DONE


def export_games(arguments: argparse.Namespace) -> int:
    """Write the games of an event, or the headers of a round for e-board software, as PGN."""
    from tdapp.services.games.headers import full_name
    from tdapp.services.games.pgn import headers_pgn, round_pgn
    from tdapp.services.publishing.public import outside_name

    whole = read_whole(arguments)
    rounds = [one for one in whole.rounds if one.boards and arguments.round in (None, one.number)]
    if not rounds:
        one = tr("round {number} is not paired.").format(number=arguments.round)
        raise Stop(BAD_INPUT, f"{arguments.file}: {tr('no round is paired.') if arguments.round is None else one}")
    named = full_name if arguments.whole_names else outside_name(whole.section, dt.date.today())
    texts = []
    for played in rounds:
        if arguments.headers:
            texts.append(headers_pgn(whole.section, played))
            continue
        games = games_of_round(played, whole.games)
        recorded_only = arguments.round is None
        texts.append(round_pgn(whole.section, played, games.by_board, named=named, recorded_only=recorded_only))
    text = "".join(texts)
    if not text:
        raise Stop(BAD_INPUT, f"{arguments.file}: {tr('no game is recorded.')}")
    write_output(arguments.out, text.encode("utf-8"), force=arguments.force)
    return DONE


def list_games(arguments: argparse.Namespace) -> int:
    """Every board of the rounds with the state of its record, and the games that no board has."""
    whole = read_whole(arguments)
    if arguments.round is not None and not 1 <= arguments.round <= whole.section.rounds_total:
        text = tr("there is no round {number}.").format(number=arguments.round)
        raise Stop(BAD_INPUT, f"{arguments.file}: {text}")
    rows = _rows(whole, arguments.round)
    if arguments.format == "json":
        print_json({"games": rows})
        return DONE
    lines = [
        (
            str(row["round"]),
            "" if row["board"] is None else str(row["board"]),
            row["white"],
            row["black"],
            row["result"],
            str(row["plies"]),
            row["state_text"],
        )
        for row in rows
    ]
    header = (tr("round"), tr("board"), tr("white"), tr("black"), tr("result"), tr("plies"), tr("state"))
    print_table(header, lines, frozenset({0, 1, 5}))
    return DONE


def _rows(whole: SectionReading, round_number: int | None) -> list[dict[str, Any]]:
    names = {player.number: player.name for player in whole.section.players}
    found: list[dict[str, Any]] = []
    seen = set()
    for played in whole.rounds:
        if round_number not in (None, played.number) or not (played.boards or round_number):
            continue
        seen.add(played.number)
        games = games_of_round(played, whole.games)
        for board in played.boards:
            record = games.of(board.number)
            found.append(
                {
                    "round": played.number,
                    "board": board.number,
                    "white": names[board.white],
                    "black": names[board.black],
                    "result": board.result.value if board.result is not None else "*",
                    "recorded_result": record.result if record is not None else None,
                    "plies": len(record.plies) if record is not None else 0,
                    "state": record.state.value if record is not None else None,
                    "state_text": state_text(record.state) if record is not None else "",
                    "source": record.source if record is not None else None,
                }
            )
        found += [_loose(record, names) for record in games.loose]
    found += [
        _loose(record, names)
        for record in whole.games
        if record.round not in seen and round_number in (None, record.round)
    ]
    return found


def _loose(record: Any, names: dict[int, str]) -> dict[str, Any]:
    return {
        "round": record.round,
        "board": None,
        "white": names.get(record.white, record.white_name),
        "black": names.get(record.black, record.black_name),
        "result": "*",
        "recorded_result": record.result,
        "plies": len(record.plies),
        "state": record.state.value,
        "state_text": state_text(record.state),
        "source": record.source,
    }

"""Games as PGN: check a file, take games into an event, write those of an event."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from tdapp.cli.output import one_line, print_json
from tdapp.cli.reading import read_bytes
from tdapp.cli.status import BAD_INPUT, DIFFERENCES, DONE, Stop
from tdapp.cli.writing import add_force
from tdapp.domain.games.letters import LETTERS
from tdapp.domain.words.wording import ntr, tr

if TYPE_CHECKING:
    from tdapp.games.reading import ReadGame


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """check FILE, import EVENT FILE, export EVENT OUT."""
    verbs = parser.add_subparsers(dest="action", required=True, metavar="check|import|export")
    checking = verbs.add_parser("check", help="every illegal move and everything not understood, with game, ply, line")
    checking.add_argument("file", metavar="FILE", help="PGN, or - for standard input")
    add_letters(checking)
    checking.add_argument("--format", choices=("text", "json"), default="text")
    importing = verbs.add_parser("import", help="take the games of a file into an event, each to its board")
    importing.add_argument("file", metavar="EVENT", help="event file (.tdb)")
    importing.add_argument("games", metavar="FILE", help="PGN, or - for standard input")
    importing.add_argument("--section", help="name or number of the section, where the event has several")
    importing.add_argument("--round", type=int, metavar="N", help="all games are of this round")
    importing.add_argument("--replace", action="store_true", help="also where other moves are recorded")
    add_letters(importing)
    exporting = verbs.add_parser("export", help="write the games of an event, or one round with a game for each board")
    exporting.add_argument("file", metavar="EVENT", help="event file (.tdb)")
    exporting.add_argument("out", metavar="OUT.pgn", help="file, or - for standard output")
    exporting.add_argument("--section", help="name or number of the section, where the event has several")
    exporting.add_argument("--round", type=int, metavar="N", help="default: every recorded game")
    exporting.add_argument("--headers", action="store_true", help="pairings without moves, for e-board software")
    exporting.add_argument("--whole-names", action="store_true", help="children too; by default they are initials")
    add_force(exporting, output="out")


def add_letters(parser: argparse.ArgumentParser) -> None:
    """``--language``: here the letters of the pieces, not the language of the program."""
    parser.add_argument(
        "--language",
        dest="letters",
        choices=sorted(LETTERS),
        help="of the letters of the pieces; default: proven by each game, else English",
    )


def run(arguments: argparse.Namespace) -> int:
    """Do it."""
    if arguments.action == "check":
        return _check(arguments)
    from tdapp.cli.games import export_games, import_games

    if arguments.action == "export":
        return export_games(arguments)
    return import_games(arguments, read_games(arguments.games, arguments.letters))


def read_games(name: str, letters: str | None) -> tuple[ReadGame, ...]:
    """The games of a file; one without any ends the verb with status 2."""
    from tdapp.games.reading import decoded, read_pgn

    games = read_pgn(decoded(read_bytes(name)), letters)
    if not games:
        raise Stop(BAD_INPUT, f"{name}:1:1: {tr('There is no game in this file.')}")
    return games


def _check(arguments: argparse.Namespace) -> int:
    games = read_games(arguments.file, arguments.letters)
    if arguments.format == "json":
        print_json({"games": [_as_json(game) for game in games]})
    else:
        for game in games:
            for fault in game.faults:
                print(fault_line(arguments.file, game, fault.line, fault.ply, fault.message))
        wrong = sum(1 for game in games if game.faults)
        text = ntr("{count} game, {wrong} with errors", "{count} games, {wrong} with errors", len(games))
        print(text.format(count=len(games), wrong=wrong))
    return DIFFERENCES if any(game.faults for game in games) else DONE


def fault_line(source: str, game: ReadGame, line: int, ply: int, message: str) -> str:
    """``FILE:LINE:1: game 3 (White - Black), ply 17: text``."""
    names = f"{game.white or '?'} - {game.black or '?'}"
    text = tr("game {number} ({names}), ply {ply}: {problem}")
    return one_line(f"{source}:{line}:1: {text.format(number=game.number, names=names, ply=ply, problem=message)}")


def _as_json(game: ReadGame) -> dict[str, Any]:
    return {
        "number": game.number,
        "white": game.white,
        "black": game.black,
        "result": game.record.result,
        "plies": len(game.record.plies),
        "errors": [
            {"ply": fault.ply, "line": fault.line, "text": fault.text, "message": fault.message}
            for fault in game.faults
        ],
    }

"""Push the games of the newest round to a broadcast on Lichess, after the delay of the event, until interrupted."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tdapp.cli import lichess
from tdapp.cli.lichess import TryLater
from tdapp.cli.live_process import wait_a_turn
from tdapp.cli.reading import is_event_file
from tdapp.cli.status import BAD_INPUT, DIFFERENCES, DONE, NOT_WRITTEN, Stop
from tdapp.cli.with_parent import add_with_parent, end_with_parent
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import ntr, tr
from tdapp.services.live.files import RoundFiles
from tdapp.services.live.lichess import SERVER, previews, problems, round_of
from tdapp.services.ports.live import LiveSection
from tdapp.storage.event.reading import read_live_event
from tdapp.storage.file.watching import file_state

TURN = 5.0
"""Seconds in which moves are collected before they are pushed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """EVENT, the rounds of the broadcast, and what to do with the token."""
    parser.add_argument("file", metavar="EVENT", nargs="?", help="event file (.tdb); a window may have it open")
    parser.add_argument("--section", type=int, default=1, metavar="N", help="which section, by its place; default: 1")
    parser.add_argument(
        "--round",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="round of the broadcast; once more for boards 101 to 200, and so on",
    )
    parser.add_argument("--dry-run", action="store_true", help="say what would be shown, and send nothing")
    parser.add_argument("--once", action="store_true", help="push once, then end")
    parser.add_argument("--keep-token", action="store_true", help="read a token from standard input into the keyring")
    parser.add_argument("--forget-token", action="store_true", help="take the token out of the keyring")
    parser.add_argument("--server", default=SERVER, help=argparse.SUPPRESS)
    add_with_parent(parser)


def run(arguments: argparse.Namespace) -> int:
    """Keep or forget a token, say what would be shown, or push until interrupted."""
    try:
        if arguments.keep_token or arguments.forget_token:
            lichess.keep_token("" if arguments.forget_token else sys.stdin.readline())
            return DONE
    except RuleViolation as problem:
        raise Stop(BAD_INPUT, f"tdapp: {problem}") from problem
    except EnvironmentProblem as problem:
        raise Stop(NOT_WRITTEN, f"tdapp: {problem}") from problem
    if arguments.file is None or not is_event_file(arguments.file):
        raise Stop(BAD_INPUT, f"tdapp: {tr('an event file (.tdb) is wanted.')}")
    files = RoundFiles(time.monotonic, time.time)
    texts = _texts(files, _section(arguments))
    if arguments.dry_run:
        return _say(texts)
    rounds, held = _rounds(arguments.round), _token()
    end_with_parent(arguments)
    try:
        return _push(arguments, files, rounds, held)
    except KeyboardInterrupt:
        return DONE


def _push(arguments: argparse.Namespace, files: RoundFiles, rounds: Sequence[str], held: str) -> int:
    """What is new, at most every few seconds; what was refused once is told and tried again with the next move."""
    pushed: dict[str, str] = {}
    told = ""
    section, seen = _section(arguments), file_state(Path(arguments.file))
    while True:
        wait = TURN
        texts = _texts(files, section)
        for round_id, text in zip(rounds, texts, strict=False):
            if pushed.get(round_id) == text:
                continue
            try:
                count = lichess.push(arguments.server, round_id, held, text)
            except RuleViolation as problem:
                if arguments.once:
                    raise Stop(NOT_WRITTEN, f"tdapp: {problem}") from problem
                pushed[round_id], said = text, str(problem)
            except TryLater as problem:
                if arguments.once:
                    raise Stop(NOT_WRITTEN, f"tdapp: {problem}") from problem
                wait, said = max(wait, problem.seconds), str(problem)
            else:
                pushed[round_id] = text
                time_text = time.strftime("%H:%M:%S")
                said = ntr("{time}: {count} game is there.", "{time}: {count} games are there.", count)
                said = said.format(time=time_text, count=count)
            if said != told:
                print(said, flush=True)
                told = said
        if len(texts) > len(rounds):
            said = tr("Boards after {count} are not sent: name another round for them.").format(count=100 * len(rounds))
            if told != said and not pushed.get("more"):
                pushed["more"] = said
                print(said, flush=True)
        if arguments.once:
            return DONE
        wait_a_turn(wait)
        if (state := file_state(Path(arguments.file))) != seen:
            try:
                section, seen = _section(arguments), state
            except (RuleViolation, EnvironmentProblem) as problem:  # it is being copied: what was known stays
                print(f"{arguments.file}: note: {problem}", file=sys.stderr, flush=True)


def _section(arguments: argparse.Namespace) -> LiveSection:
    sections = read_live_event(arguments.file)
    if not 1 <= arguments.section <= len(sections):
        raise Stop(BAD_INPUT, f"tdapp: {tr('there is no section {name}.').format(name=arguments.section)}")
    chosen: LiveSection = sections[arguments.section - 1]
    return chosen


def _texts(files: RoundFiles, one: LiveSection) -> list[str]:
    """The files of the newest published round as they may be read now."""
    for played in reversed(one.rounds):
        if played.boards and not played.is_draft:
            games = tuple(game for game in one.games if game.round == played.number)
            texts = files.texts(one.number, one.section, played, games, one.streams, one.broadcast)
            return [text for text in texts.values() if text]
    return []


def _say(texts: list[str]) -> int:
    for number, text in enumerate(texts, start=1):
        if len(texts) > 1:
            print(tr("Round {number} of the broadcast").format(number=number))
        for game in previews([text]):
            print(game.text)
    found = problems(texts) if texts else [tr("No round is published yet.")]
    for line in found:
        print(f"! {line}")
    return DIFFERENCES if found else DONE


def _rounds(given: Sequence[str]) -> list[str]:
    if not given:
        raise Stop(BAD_INPUT, f"tdapp: {tr('Name the round of the broadcast: --round ADDRESS.')}")
    try:
        return [round_of(text) for text in given]
    except RuleViolation as problem:
        raise Stop(BAD_INPUT, f"tdapp: {problem}") from problem


def _token() -> str:
    try:
        held = lichess.token()
    except RuleViolation as problem:
        raise Stop(BAD_INPUT, f"tdapp: {problem}") from problem
    if not held:
        words = tr("There is no token of Lichess: tdapp broadcast --keep-token, or {variable}.")
        raise Stop(BAD_INPUT, f"tdapp: {words.format(variable=lichess.VARIABLE)}")
    return held

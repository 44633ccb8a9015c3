"""Pair every round of a file again and rank its players again; list each difference (exit status 1)."""

from __future__ import annotations

import argparse
import json
import sys
from base64 import b64decode
from dataclasses import replace
from typing import Any

from tdapp.cli import teams
from tdapp.cli.differences import Difference, Judge
from tdapp.cli.engines import add_engine_arguments, engine_of
from tdapp.cli.output import print_json
from tdapp.cli.reading import (
    add_input_arguments,
    is_event_file,
    is_report,
    print_notes,
    read_bytes,
    read_report,
    read_section,
)
from tdapp.cli.status import BAD_INPUT, DIFFERENCES, DONE, NOT_JUDGED, Stop
from tdapp.cli.systems import add_system_argument, kind_asked, under_asked
from tdapp.cli.verbs.certify import not_paired_yet
from tdapp.domain.section.editions import RULES_OF_2026, is_of_2017, judged
from tdapp.domain.section.event import Section
from tdapp.domain.systems.registry import not_paired
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.pairing.engines.engine import Patience
from tdapp.pairing.engines.registry import OWN
from tdapp.pairing.rules.checker import Breach
from tdapp.pairing.rules.position import last_paired_round
from tdapp.pairing.rules.replay import Replay, replay_round
from tdapp.services.checks.imported import round_breaches_of, table_breaches
from tdapp.services.checks.ranks import rank_differences
from tdapp.services.systems.players_knockout import differences
from tdapp.services.tables.file_ladder import with_usable_ladder
from tdapp.trf.ranks import stated_ranks


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, one round or all, the engine."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument("--round", type=int, metavar="N", help="check this round only, and no ranks")
    add_system_argument(parser, "judge by this system instead of the file's")
    add_engine_arguments(parser)
    parser.add_argument(
        "--certificates", metavar="FILE.json", help="what `tdapp certify` wrote: no engine is asked, the checker alone"
    )
    parser.add_argument("--format", choices=("text", "json"), default="text")


def run(arguments: argparse.Namespace) -> int:
    """Print the differences, then one line that sums up."""
    section, ranks = _read(arguments)
    if system := not_paired(section):
        raise _not_judged(section, system, ranks, arguments)
    of_teams = section.system.pairs_teams
    last = section.rounds_paired if of_teams else last_paired_round(section)
    if arguments.round is not None and not 1 <= arguments.round <= last:
        raise not_paired_yet(arguments, last)
    rounds = [arguments.round] if arguments.round is not None else list(range(1, last + 1))
    rounds = _of_its_system(section, rounds, arguments.file)
    if arguments.certificates:
        found, judge = _by_certificates(section, rounds, arguments)
    elif of_teams:
        found, judge = teams.check(section, rounds, arguments)
    elif section.system.elimination:
        found = [Difference(text, number) for number in rounds for text in differences(section, number)]
        judge = Judge(marked("the bracket"))
    elif section.system.berger:
        found = [Difference(breach.text, number) for number in rounds for breach in table_breaches(section, number)]
        judge = Judge(marked("the rules of round robins"))
    else:
        found, judge = _check_swiss(section, rounds, arguments)
    if arguments.round is None:
        found += _check_ranks(section, ranks, arguments.file)
    if arguments.format == "json":
        print_json(as_json(section, rounds, found, judge))
        return DIFFERENCES if found else DONE
    for one in found:
        print(one.line)
    what = ntr("{count} difference", "{count} differences", len(found)).format(count=len(found))
    text = ntr("{count} round checked with {judge}: {what}", "{count} rounds checked with {judge}: {what}", len(rounds))
    print(text.format(count=len(rounds), judge=judge.words, what=what if found else tr("no differences")))
    return DIFFERENCES if found else DONE


def as_json(section: Section, rounds: list[int], found: list[Difference], judge: Judge | None) -> dict[str, Any]:
    """The stable shape that docs/command-line.md describes; without a judge the system is not judged here."""
    return {
        "event": section.event.name,
        "section": section.name,
        "system": section.system.id,
        "judged": judge is not None,
        "by": None if judge is None else judge.id,
        "rounds": rounds,
        "agrees": judge is not None and not found,
        "differences": [one.as_json() for one in found],
    }


def _not_judged(section: Section, system: str, ranks: dict[int, int], arguments: argparse.Namespace) -> Stop:
    """What holds in every system is printed; the pairing itself is not judged, which is a status of its own."""
    found = [Difference(_with_article(one.breach), one.round) for one in round_breaches_of(section)]
    found += _check_ranks(section, ranks, arguments.file) if arguments.round is None else []
    if arguments.format == "json":
        print_json(as_json(section, [], found, None))
    else:
        for one in found:
            print(one.line)
    text = tr("not judged: rounds of the {system} (record 192: {code}) are not known here.")
    return Stop(
        NOT_JUDGED,
        f"{arguments.file}: {text.format(system=system, code=section.type_code)}",
        f"{arguments.file}: {tr('judge them with the program that paired them, or by another system with --system.')}",
    )


def _of_its_system(section: Section, rounds: list[int], file: str) -> list[int]:
    """The rounds that the section's system paired; those before are not judged by it."""
    first = section.system_since
    later = [number for number in rounds if number >= first]
    text = tr("not judged: rounds before round {number} were paired by another system.")
    before = f"{file}: {text.format(number=first)}"
    if rounds and not later:
        raise Stop(NOT_JUDGED, before)
    if later != rounds:
        print(before, file=sys.stderr)
    return later


def _read(arguments: argparse.Namespace) -> tuple[Section, dict[int, int]]:
    """The section and the ranks the file states; an event file states none."""
    if is_event_file(arguments.file):
        return read_section(arguments), {}
    data = read_bytes(arguments.file)
    if not is_report(data):
        return read_section(arguments), {}
    reading = read_report(arguments, data, kind_asked(arguments))
    section, notes = with_usable_ladder(reading.section, reading.ladder_line)
    print_notes(arguments.file, (*reading.notes, *notes))
    return under_asked(arguments, section), {stated.number: stated.rank for stated in stated_ranks(data)}


def _by_certificates(
    section: Section, rounds: list[int], arguments: argparse.Namespace
) -> tuple[list[Difference], Judge]:
    """What the certificates do not show, and rounds that have none."""
    from tdapp.cli.verbs.certify import refuse_others
    from tdapp.services.checks.certificates import colours, verified

    refuse_others(section, arguments.file)
    held = _certificates(arguments.certificates)
    not_shown = tr("not shown: {reason}")
    found = []
    for number in rounds:
        faults = verified(section, number, held[number]) if number in held else (tr("there is no certificate"),)
        found += [Difference(not_shown.format(reason=text), number) for text in faults]
        found += [Difference(text, number) for text in colours(section, number)]
    return found, Judge(marked("certificates"))


def _certificates(name: str) -> dict[int, bytes]:
    """Those of a file, by round."""
    try:
        shaped = json.loads(read_bytes(name))
        return {int(one["round"]): b64decode(one["certificate"], validate=True) for one in shaped["rounds"]}
    except (ValueError, KeyError, TypeError) as problem:
        raise Stop(BAD_INPUT, f"{name}:1:1: {tr('these are no certificates of `tdapp certify`.')}") from problem


def _check_swiss(section: Section, rounds: list[int], arguments: argparse.Namespace) -> tuple[list[Difference], Judge]:
    if is_of_2017(section) and not arguments.system and arguments.engine == OWN:
        return _check_both(section, rounds, arguments)
    found: list[Difference] = []
    with engine_of(arguments, section.system) as engine:
        for number in rounds:
            found += _worded(replay_round(engine, section, number, patience=Patience(arguments.limit)))
        return found, Judge(engine.name)


def _check_both(section: Section, rounds: list[int], arguments: argparse.Namespace) -> tuple[list[Difference], Judge]:
    """By the rules of 2017: the event began under them, and nobody says the year; where those of 2026 differ, both."""
    found: list[Difference] = []
    new_only = 0
    text = tr(
        "nobody says by which edition the event was paired, and it began before {day}: it is judged by the rules of "
        "2017 (with --system dutch by those of 2026)."
    )
    _note(arguments.file, text.format(day=RULES_OF_2026))
    old_section = judged(section)
    with engine_of(arguments, old_section.system) as old, engine_of(arguments, section.system) as new:
        for number in rounds:
            patience = Patience(arguments.limit)
            by_old = replay_round(old, old_section, number, patience=patience)
            by_new = replay_round(new, section, number, patience=patience)
            if by_old.agrees and not by_new.agrees:
                text = tr("round {number} is as the rules of 2017 have it, not those of 2026.")
                _note(arguments.file, text.format(number=number))
            if by_new.agrees and not by_old.agrees:
                found.append(Difference(tr("as the rules of 2026 have it, not those of 2017:"), number))
                new_only += 1
            elif by_old.differences != by_new.differences:
                by = marked("by the rules of 2026")
                found += _worded(replace(by_new, breaches=()), by) if not by_old.agrees else []
            found += _worded(by_old, "" if by_old.agrees else marked("by the rules of 2017"))
        if new_only:
            text = tr("{count} of the rounds are as the rules of 2026 have them.")
            _note(arguments.file, text.format(count=new_only))
        return found, Judge(old.name)


def _worded(replay: Replay, by: str = "") -> list[Difference]:
    lines = [Difference(text, replay.round, by) for text in replay.differences]
    return lines + [Difference(_with_article(breach), replay.round) for breach in replay.breaches]


def _with_article(breach: Breach) -> str:
    return f"{breach.text} ({breach.article})"


def _check_ranks(section: Section, ranks: dict[int, int], file: str) -> list[Difference]:
    if not ranks or len(set(ranks.values())) == 1 < len(ranks):
        _note(file, tr("the file states no ranks to check."))
        return []
    if section.ladder is None and all(number == rank for number, rank in ranks.items()):
        _note(file, tr("the ranks of the file are its pairing numbers and were not checked."))
        return []
    if section.ladder is None:
        _note(file, tr("the file names no tie-breaks; only points were checked."))
    return [Difference(text) for text in rank_differences(section, ranks)]


def _note(file: str, text: str) -> None:
    print(f"{file}: note: {text}", file=sys.stderr)

"""Pair a round: the number of pairs, then White and Black of each, the bye against 0."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace

from tdapp.cli import teams
from tdapp.cli.engines import add_engine_arguments, agreed, engine_of, say_engine, say_yielded
from tdapp.cli.output import one_line, print_obstacles
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import BAD_INPUT, DIFFERENCES, DONE, Stop
from tdapp.cli.systems import add_system_argument
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Board, Round
from tdapp.domain.systems.registry import not_paired
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import Pairing, PairingEngine, Patience
from tdapp.pairing.rules.position import initial_colour_of, last_paired_round, position_of
from tdapp.pairing.rules.protections import pair_with_wishes, with_wishes_kept
from tdapp.pairing.rules.round_robin import table_of
from tdapp.services.players.check_in import asked_before_pairing, missing_but_paired
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.systems.rules import Drawn, SystemRules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the round, the engine."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument("--round", type=int, metavar="N", help="default: the next one")
    parser.add_argument("--initial-colour", choices=("w", "b"), help="the lot, where the file does not give it")
    parser.add_argument(
        "--explain", action="store_true", help="say why, board by board, instead of the list of pairs (Swiss only)"
    )
    parser.add_argument(
        "--why-not",
        nargs=2,
        type=int,
        metavar=("N", "M"),
        help="say why N does not meet M (0: does not get the bye), and what the round would be if so",
    )
    parser.add_argument(
        "--missing-too", action="store_true", help="pair also who is absent or was not seen at the check-in"
    )
    parser.add_argument(
        "--second",
        metavar="tdapp|gacrux|PATH",
        help="pair with this engine too: exit status 1 and both pairings with what decides between them if they differ",
    )
    add_system_argument(parser, "pair by this system instead of the file's")
    add_engine_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the pairing; exit status 3 when there is no legal one."""
    section = read_section(arguments)
    if system := not_paired(section):
        text = tr("or pair it with the program of that system, or by another system with --system.")
        refusal = rule("system-not-paired").warn(system=system).text
        raise Stop(BAD_INPUT, f"{arguments.file}: {refusal}", f"{arguments.file}: {text}")
    if section.system.pairs_teams:
        number = arguments.round if arguments.round is not None else section.rounds_paired + 1
        return teams.pair(_drawn(section, arguments), number, arguments)
    number = arguments.round if arguments.round is not None else last_paired_round(section) + 1
    if number == section.rounds_paired + 1 and not arguments.missing_too:
        _ask_about_missing(section, number, arguments.file)
    explains = arguments.explain or arguments.why_not is not None
    rules = rules_of_system(section.system)
    if explains and rules.engine() is not None and not rules.judges:
        text = tr("this section is paired by {rules}, and the reasons here are the Dutch ones.")
        raise Stop(BAD_INPUT, f"tdapp: {text.format(rules=tr(rules.by))}")
    if arguments.second is not None and not rules.has_second:
        raise Stop(BAD_INPUT, f"tdapp: {tr('no second program pairs by {rules}.').format(rules=tr(rules.by))}")
    if section.system.berger and explains:
        text = tr("a round robin is paired by its Berger table: there is nothing to explain.")
        raise Stop(BAD_INPUT, f"tdapp: {text}")
    byes: tuple[int, ...] = ()
    if section.system.elimination:
        drawn = rules.pair(section, number)
        if explains:
            _explain_bracket(rules, section, number, drawn, arguments)
            return DONE
        pairs, bye, byes = drawn.pairs, None, drawn.byes
    elif section.system.berger:
        pairs, bye = _from_table(section, number)
    else:
        section = _with_colour(section, arguments)
        with engine_of(arguments, section.system) as engine:
            pairing, yielded = pair_with_wishes(engine, section, number, patience=Patience(arguments.limit))
            pairs, bye = pairing.pairs, pairing.bye
            say_engine(pairing)
            say_yielded(yielded)
            if explains and rules.judges:
                _say_why(section, pairing, arguments)
                return DONE
            if explains:
                _explain(engine, section, pairing, arguments)
                return DONE
            if arguments.second is not None:
                section = with_wishes_kept(section, number, pairs)
                if not _agrees(section, pairing, arguments):
                    return DIFFERENCES
    lines = [*pairs, *((one, 0) for one in byes), *(() if bye is None else ((bye, 0),))]
    print(len(lines))
    for white, black in lines:
        print(white, black)
    return DONE


def _ask_about_missing(section: Section, number: int, file: str) -> None:
    missing = [player.number for player in asked_before_pairing(section, number)]
    asked = missing_but_paired(section, number, missing)
    if asked:
        lines = [f"{file}: {warning.text}" for warning in asked]
        raise Stop(BAD_INPUT, *lines, f"{file}: {tr('tick them, give them byes, or pair them with --missing-too.')}")


def _agrees(section: Section, pairing: Pairing, arguments: argparse.Namespace) -> bool:
    """Whether the second engine gives the same; where not, both pairings and what decides are printed."""
    from tdapp.pairing.reasons.second_engine import compared

    chosen = argparse.Namespace(engine=arguments.second, limit=arguments.limit)
    with engine_of(chosen) as engine:
        second = engine.pair(section, pairing.round, patience=Patience(arguments.limit))
    say_engine(second)
    return agreed(compared(position_of(section, pairing.round), pairing, second))


def _say_why(section: Section, pairing: Pairing, arguments: argparse.Namespace) -> None:
    """The reasons of the system itself: every board, or one pair that was not made."""
    rules = rules_of_system(section.system)
    boards = tuple(Board(number, *pair) for number, pair in enumerate(pairing.pairs, start=1))
    byes = () if pairing.bye is None else ((pairing.bye, Outcome.PAIRING_BYE),)
    round_ = Round(pairing.round, boards=boards, byes=byes)
    if arguments.why_not is not None:
        print_obstacles(rules.why_not(section, round_, *arguments.why_not))
        return
    names = {player.number: one_line(player.name) for player in section.players}
    for board in boards:
        print(f"{board.number}. {names[board.white]} ({board.white}) - {names[board.black]} ({board.black})")
        for sentence in rules.why(section, round_, board.white, board.black):
            print(f"   {one_line(sentence)}")
    if pairing.bye is not None:
        for sentence in rules.why_free(section, round_, pairing.bye):
            print(one_line(sentence))


def _explain(engine: PairingEngine, section: Section, pairing: Pairing, arguments: argparse.Namespace) -> None:
    """The reasons in words: every board, or one pair that was not made."""
    from tdapp.pairing.reasons.explain import explain_pairing
    from tdapp.pairing.reasons.why_not import why_not, why_not_bye

    position = position_of(with_wishes_kept(section, pairing.round, pairing.pairs), pairing.round)
    if arguments.why_not is not None:
        one, other = arguments.why_not
        found = why_not(position, pairing, one, other) if other else why_not_bye(position, pairing, one)
        print_obstacles(found)
        if found and other and not any(obstacle.forbids for obstacle in found):
            _print_what_if(engine, section, pairing, one, other)
        return
    explained = explain_pairing(position, pairing)
    for number, board in enumerate(explained.boards, start=1):
        white, black = (one_line(position.cards[player].shown) for player in board.pair)
        print(f"{number}. {white} - {black}")
        for sentence in board.sentences:
            print(f"   {one_line(sentence)}")
    for index, sentence in enumerate(explained.bye):
        print(one_line(sentence) if index == 0 else f"   {one_line(sentence)}")


def _explain_bracket(
    rules: SystemRules, section: Section, number: int, drawn: Drawn, arguments: argparse.Namespace
) -> None:
    """Why the bracket has each match of the round, or why not the one that is asked about."""
    boards = tuple(Board(place, *pair) for place, pair in enumerate(drawn.pairs, 1))
    byes = tuple((one, Outcome.PAIRING_BYE) for one in drawn.byes)
    round_ = Round(number, boards=boards, byes=byes)
    if arguments.why_not is not None:
        print_obstacles(rules.why_not(section, round_, *arguments.why_not))
        return
    for board in boards:
        white, black = (one_line(section.shown(player)) for player in board.players)
        print(f"{board.number}. {white} - {black}")
        for sentence in rules.why(section, round_, *board.players):
            print(f"   {one_line(sentence)}")
    for one in drawn.byes:
        print(one_line(section.shown(one)))
        for sentence in rules.why_free(section, round_, one):
            print(f"   {one_line(sentence)}")


def _print_what_if(engine: PairingEngine, section: Section, pairing: Pairing, one: int, other: int) -> None:
    from tdapp.pairing.reasons.why_not import what_if

    trial = what_if(engine, section, pairing.round, one, other)
    if trial is None:
        print(tr("No pairing of the round has these two at one board."))
        return
    before = {frozenset(pair) for pair in pairing.pairs}
    names = {player.number: one_line(player.name) for player in section.players}
    print(tr("The round would be otherwise at:"))
    for white, black in trial.pairs:
        if frozenset((white, black)) not in before:
            print(f"   {names[white]} ({white}) - {names[black]} ({black})")
    if trial.bye is not None and trial.bye != pairing.bye:
        print(f"   {tr('the bye: {name}').format(name=f'{names[trial.bye]} ({trial.bye})')}")


def _drawn(section: Section, arguments: argparse.Namespace) -> Section:
    """A competition of teams with its initial colour, which no round shows by itself."""
    colour = arguments.initial_colour or section.initial_colour
    if not colour and section.system.colour_lot:
        _say_not_drawn(arguments.file)
    return replace(section, initial_colour=(colour or "w").upper())


def _with_colour(section: Section, arguments: argparse.Namespace) -> Section:
    if arguments.initial_colour:
        return replace(section, initial_colour=arguments.initial_colour.upper())
    if initial_colour_of(section) is None:
        _say_not_drawn(arguments.file)
        return replace(section, initial_colour="W")
    return section


def _say_not_drawn(file: str) -> None:
    print(f"{file}: note: {tr('the initial colour has not been drawn; White was taken.')}", file=sys.stderr)


def _from_table(section: Section, number: int) -> tuple[tuple[tuple[int, int], ...], int | None]:
    table = table_of(section)
    if not 1 <= number <= len(table):
        text = tr("There is no round {number}: the table has {total} rounds.")
        raise Stop(BAD_INPUT, f"tdapp: {text.format(number=number, total=len(table))}")
    return table[number - 1].pairs, table[number - 1].rest

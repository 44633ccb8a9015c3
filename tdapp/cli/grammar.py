"""What the command line takes, read from the parsers of the verbs: for shells and for the manual page."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from tdapp.cli.main import parser_of
from tdapp.cli.registry import VERBS
from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """One option with its spellings, the values it may have, whether it takes one at all, and its help."""

    names: tuple[str, ...]
    choices: tuple[str, ...]
    takes: str
    help: str


@dataclass(frozen=True, slots=True)
class Positional:
    """One argument by its place."""

    name: str
    choices: tuple[str, ...]
    help: str
    wanted: bool
    repeats: bool


@dataclass(frozen=True, slots=True)
class Command:
    """A verb, or a verb with an action (``ratings import``)."""

    words: tuple[str, ...]
    help: str
    about: str
    options: tuple[Option, ...]
    positionals: tuple[Positional, ...]
    actions: tuple[Command, ...] = ()


def commands() -> tuple[Command, ...]:
    """Every verb in the order of the usage."""
    return tuple(_command((verb.name,), verb.help, parser_of(verb)[1]) for verb in VERBS)


def _command(words: tuple[str, ...], text: str, parser: argparse.ArgumentParser) -> Command:
    options, positionals, actions = [], [], []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {choice.dest: choice.help or "" for choice in action._choices_actions}
            actions = [_command((*words, name), helps.get(name, ""), one) for name, one in action.choices.items()]
        elif action.option_strings:
            options.append(_option(action, parser))
        else:
            positionals.append(_positional(action, parser))
    about = " ".join((parser.description or "").split())
    return Command(words, text, about, tuple(options), tuple(positionals), tuple(actions))


def _option(action: argparse.Action, parser: argparse.ArgumentParser) -> Option:
    takes = "" if action.nargs == 0 else _metavar(action)
    return Option(tuple(action.option_strings), _choices(action), takes, _help(action, parser))


def _positional(action: argparse.Action, parser: argparse.ArgumentParser) -> Positional:
    wanted, repeats = action.nargs not in ("?", "*"), action.nargs in ("*", "+")
    return Positional(_metavar(action), _choices(action), _help(action, parser), wanted, repeats)


def _metavar(action: argparse.Action) -> str:
    if isinstance(action.metavar, tuple):
        return " ".join(action.metavar)
    return action.metavar or action.dest.upper()


def _choices(action: argparse.Action) -> tuple[str, ...]:
    return () if action.choices is None else tuple(str(choice) for choice in action.choices)


def _help(action: argparse.Action, parser: argparse.ArgumentParser) -> str:
    """The help with its values filled in, on one line."""
    text = parser._get_formatter()._expand_help(action) if action.help else ""
    return " ".join(text.split())


def every(found: tuple[Command, ...]) -> Iterator[Command]:
    """The verbs, each followed by its actions."""
    for command in found:
        yield command
        yield from every(command.actions)

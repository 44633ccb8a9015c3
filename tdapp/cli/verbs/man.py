"""Print the manual page of the command line, for `man`: made from what every verb takes."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from tdapp import __version__
from tdapp.cli.grammar import Command, Option, Positional, commands, every
from tdapp.cli.status import DONE

STATUS = (
    (0, "done"),
    (1, "the check found differences"),
    (2, "bad usage or unreadable input; one line per fault, FILE:LINE:COLUMN: text"),
    (3, "no legal pairing"),
    (4, "the output could not be written"),
    (5, "not judged: rounds of a pairing system that is not paired here"),
    (70, "a fault of the program; the traceback is in the log"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing."""


def run(arguments: argparse.Namespace) -> int:
    """Print the page."""
    print("\n".join(_page(commands())))
    return DONE


def _page(found: tuple[Command, ...]) -> Iterator[str]:
    yield f'.TH TDAPP 1 "" "tdapp {__version__}" "tdapp"'
    yield ".SH NAME"
    yield r"tdapp \- a tournament director for chess arbiters"
    yield ".SH SYNOPSIS"
    yield from (".B tdapp", r"[\fIEVENT.tdb\fR]", ".br", ".B tdapp", r"\fIVERB\fR [\fIOPTION\fR]...")
    yield ".SH DESCRIPTION"
    yield "Without a verb the window opens, with a verb it works without one."
    yield "Input is an event file (.tdb), a tournament report (TRF) or what tdapp import reads; \\- is standard input."
    yield "No verb writes over a file that exists without \\-\\-force, and none ever over an event file."
    yield ".SH VERBS"
    for command in every(found):
        yield from _command(command)
    yield ".SH EXIT STATUS"
    for number, text in STATUS:
        yield from (".TP", f".B {number}", _safe(text))
    yield ".SH ENVIRONMENT"
    yield from (".TP", ".B TDAPP_LANGUAGE")
    yield "the language of documents, names and reasons, where \\-\\-language does not say it"


def _command(command: Command) -> Iterator[str]:
    yield f".SS tdapp {_safe(' '.join(command.words))}{''.join(f' {_positional(one)}' for one in command.positionals)}"
    yield _safe(command.about or command.help)
    for one in command.positionals:
        if one.help:
            yield from (".TP", rf"\fI{_safe(one.name)}\fR", _safe(one.help))
    for option in command.options:
        if option.names != ("-h", "--help"):
            yield from (".TP", _names(option), _safe(option.help) or r"\&")


def _positional(one: Positional) -> str:
    name = rf"\fI{_safe(one.name)}\fR" + (r"..." if one.repeats else "")
    return name if one.wanted else f"[{name}]"


def _names(option: Option) -> str:
    value = "|".join(option.choices) or option.takes
    names = ", ".join(rf"\fB{_safe(name)}\fR" for name in option.names)
    return rf"{names} \fI{_safe(value)}\fR" if value else names


def _safe(text: str) -> str:
    """Letters that roff reads otherwise: backslashes, hyphens, a dot or an apostrophe at the begin of a line."""
    safe = text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq").replace("|", " | ")
    return rf"\&{safe}" if safe.startswith((".", r"\(aq")) else safe

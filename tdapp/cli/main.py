"""Arguments in, exit status out; a fault of the program is one line here and a traceback in the log."""

from __future__ import annotations

import argparse
import contextlib
import errno
import importlib
import os
import sys
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from types import ModuleType

from tdapp import __version__
from tdapp.cli.output import one_line
from tdapp.cli.reading import INPUTS
from tdapp.cli.registry import VERBS, Verb
from tdapp.cli.status import BAD_INPUT, DONE, FAULT, NOT_WRITTEN, Stop
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import SOURCE_LANGUAGE, available_languages, speak, tr, trimmed

MOST_FAULTS = 50
SYSTEM = sys.platform


def run(arguments: Sequence[str]) -> int:
    """Run one verb. Standard output stays clean for pipes; everything else goes to standard error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    INPUTS.clear()
    try:
        status = _dispatch(arguments)
        sys.stdout.flush()
        return status
    except Stop as stop:
        for line in stop.lines[:MOST_FAULTS]:
            print(line, file=sys.stderr)
        if len(stop.lines) > MOST_FAULTS:
            more = tr("and {count} more").format(count=len(stop.lines) - MOST_FAULTS)
            print(f"... {more}", file=sys.stderr)
        return stop.status
    except RuleViolation as violation:
        print(f"tdapp: {violation}", file=sys.stderr)
        return BAD_INPUT
    except EnvironmentProblem as problem:
        print(f"tdapp: {problem}", file=sys.stderr)
        return NOT_WRITTEN
    except BrokenPipeError:
        _give_up_output()  # its reader has gone; nothing is left to say
        return DONE
    except KeyboardInterrupt:
        return 130
    except MemoryError:
        return _no_room()
    except OSError as problem:
        if problem.errno == errno.ENOMEM:
            return _no_room()
        if _is_closed_pipe(problem):
            _give_up_output()
            return DONE
        if problem.errno not in _NO_OUTPUT:
            return _fault(problem)
        _give_up_output()
        text = tr("the output cannot be written: {error}.").format(error=problem.strerror)
        print(f"tdapp: {text}", file=sys.stderr)
        return NOT_WRITTEN
    except Exception as fault:  # noqa: BLE001 - the one place that turns a fault into a line and a log
        if isinstance(fault, (ImportError, SystemError)) and any(words in str(fault) for words in _NO_ROOM):
            return _no_room()
        return _fault(fault)


_NO_ROOM = ("failed to map segment", "cannot allocate memory", "error return without exception set")
"""What loader and Python say where numpy, loaded when it is first needed, finds no memory."""


def _no_room() -> int:
    text = tr("this computer has not enough free memory for that; nothing was changed.")
    print(f"tdapp: {text}", file=sys.stderr)
    return NOT_WRITTEN


_NO_OUTPUT = {errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG, errno.EROFS}


def _is_closed_pipe(problem: OSError) -> bool:
    """Windows calls a pipe whose reader has gone an invalid argument; whatever has a name is no pipe."""
    return SYSTEM == "win32" and problem.errno == errno.EINVAL and problem.filename is None


def _give_up_output() -> None:
    """Nothing more goes to standard output, also not when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fault(fault: BaseException) -> int:
    try:
        words = f"{type(fault).__name__}: {trimmed(str(fault))}{_logged()}"
    except MemoryError:  # what writes the log is loaded when it is first needed
        return _no_room()
    print(f"tdapp: a fault of the program: {words}", file=sys.stderr)
    return FAULT


def _dispatch(arguments: Sequence[str]) -> int:
    first = arguments[0] if arguments else "--help"
    if first == "--version":
        print(f"tdapp {__version__}")
        return DONE
    if first == "--self-check":
        from tdapp.cli.self_check import run as self_check

        return self_check()
    verb = next((verb for verb in VERBS if verb.name == first), None)
    if verb is None:
        print(_usage())
        return DONE if first in ("-h", "--help") else BAD_INPUT
    module, parser = parser_of(verb)
    speak(_language_in(arguments[1:]))  # a value that is refused while it is read speaks it already
    parsed = _parsed(parser, arguments[1:])
    speak(parsed.language)
    status: int = module.run(parsed)
    return status


def _parsed(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> argparse.Namespace:
    """Options may stand anywhere, also between FILE and what may follow it: ``print FILE -o OUT standings``."""
    if any(action.nargs in (argparse.PARSER, argparse.REMAINDER) for action in parser._actions):  # verbs in a verb
        return parser.parse_args(arguments)
    return parser.parse_intermixed_args(arguments)


def parser_of(verb: Verb) -> tuple[ModuleType, argparse.ArgumentParser]:
    """The module of a verb, and what it takes."""
    module: ModuleType = importlib.import_module(f"tdapp.cli.verbs.{verb.module}")
    parser = argparse.ArgumentParser(
        prog=f"tdapp {verb.name}", description=module.__doc__, allow_abbrev=False, formatter_class=_Help
    )
    module.add_arguments(parser)
    _add_language(parser)
    return module, parser


class _Help(argparse.HelpFormatter):
    """Made for every argument; where it asks for the width itself, it loads all that unpacks archives."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=_columns() - 2)


def _columns() -> int:
    """The width of the terminal, as ``shutil.get_terminal_size`` has it."""
    with contextlib.suppress(ValueError):
        wanted = int(os.environ.get("COLUMNS", ""))
        if wanted > 0:
            return wanted
    with contextlib.suppress(AttributeError, ValueError, OSError):  # no output, closed, or none of a terminal
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or 80  # type: ignore[union-attr]
    return 80


def unknown_verb(name: str) -> int:
    """Neither a verb nor a file: the nearest verbs are named; nothing opens."""
    import difflib

    speak(_usual_language())
    sentences = [tr("“{name}” is neither a verb nor a file.").format(name=one_line(name))]
    match difflib.get_close_matches(name, [verb.name for verb in VERBS], n=2, cutoff=0.6):
        case [near]:
            sentences.append(tr("Did you mean {verb}?").format(verb=near))
        case [near, other]:
            verbs = tr("{one} or {other}").format(one=near, other=other)
            sentences.append(tr("Did you mean {verb}?").format(verb=verbs))
    sentences.append(tr("tdapp --help lists the verbs."))
    print(f"tdapp: {' '.join(sentences)}", file=sys.stderr)
    return BAD_INPUT


def _add_language(parser: argparse.ArgumentParser) -> None:
    """``--language`` for every verb; the environment says what it is where the option is not given."""
    parser.add_argument(
        "--language",
        choices=_known_languages(),
        default=_usual_language(),
        help=f"of documents, names and reasons; default: TDAPP_LANGUAGE, else {SOURCE_LANGUAGE}",
    )


@cache
def _known_languages() -> tuple[str, ...]:
    return tuple(code for code, _ in available_languages())


def _usual_language() -> str:
    wanted = os.environ.get("TDAPP_LANGUAGE", "")
    return wanted if wanted in _known_languages() else SOURCE_LANGUAGE


def _language_in(arguments: Sequence[str]) -> str:
    """What ``--language`` says, wherever it stands: known before any argument is read."""
    words = " ".join(arguments).replace("--language=", "--language ").split()
    asked = [after for before, after in pairwise(words) if before == "--language"]
    return next((code for code in asked if code in _known_languages()), _usual_language())


def _usage() -> str:
    lines = [
        "tdapp opens the window; tdapp EVENT.tdb opens that event; tdapp --demo opens the demo event.",
        "With a verb it works without a window:",
        "",
        *(f"  tdapp {verb.name:<11} {verb.help}" for verb in VERBS),
        "",
        "  tdapp VERB --help   what a verb takes",
        "  tdapp --self-check  computes, prints and opens the demo event once, to see that the installation is sound",
        "  tdapp --version",
    ]
    return "\n".join(lines)


def _logged() -> str:
    """Append the traceback to the log; where even that fails, the line on the screen has to do."""
    import traceback

    import platformdirs

    with contextlib.suppress(OSError):
        path = platformdirs.user_log_path("tdapp", ensure_exists=True) / "tdapp.log"
        with path.open("a", encoding="utf-8") as log:
            log.write(f"tdapp {__version__} on Python {sys.version.split()[0]}\n{traceback.format_exc()}\n")
        return f" (details in {path})"
    return ""

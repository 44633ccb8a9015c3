"""The pairing engine that a verb names, and what becomes of its failures."""

from __future__ import annotations

import argparse
import contextlib
import math
import sys
import tempfile
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tdapp.cli.output import one_line
from tdapp.cli.status import BAD_INPUT, FAULT, NO_PAIRING, Stop
from tdapp.domain.systems.system import System
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import USUAL, EngineFault, NoLegalPairing, Pairing, PairingEngine
from tdapp.pairing.engines.registry import ENGINES, OWN, engine_named
from tdapp.services.systems.registry import rules_of_system

if TYPE_CHECKING:
    from tdapp.domain.section.event import ForbiddenPairs
    from tdapp.pairing.reasons.second_engine import Comparison


def add_engine_arguments(parser: argparse.ArgumentParser) -> None:
    """--engine and --limit, the same for every verb that pairs."""
    parser.add_argument(
        "--engine",
        default=OWN,
        metavar="tdapp|gacrux|PATH",
        help="tdapp (our own, Dutch system 2026, the default), gacrux (the same rules), or the path of bbpPairings or "
        "of JaVaFo's .jar",
    )
    parser.add_argument(
        "--limit",
        type=float,
        default=USUAL.seconds,
        metavar="SECONDS",
        help=f"for one round, default {USUAL.seconds:g}",
    )


@contextlib.contextmanager
def engine_of(arguments: argparse.Namespace, system: System | None = None) -> Iterator[PairingEngine]:
    """The engine, ended afterwards; its failures end the verb (3: no legal pairing, 70: a fault of the engine).

    The only one that knows the system, where there is one and ours is asked for.
    """
    if not 0 < arguments.limit < math.inf:
        raise Stop(BAD_INPUT, f"tdapp: {tr('--limit is a number of seconds above 0.')}")
    rules = None if system is None else rules_of_system(system)
    only = None if rules is None else rules.engine()
    if rules is not None and only is not None and arguments.engine != OWN:
        if arguments.engine in ENGINES or not rules.of.superseded:  # a program of before 2026 may be at a path
            text = tr("{engine} does not pair by {rules}.").format(
                engine=one_line(arguments.engine), rules=tr(rules.by)
            )
            raise Stop(BAD_INPUT, f"tdapp: {text}")
        only = None
    engine = only or engine_named(arguments.engine)
    try:
        yield engine
    except NoLegalPairing as none:
        raise Stop(NO_PAIRING, f"tdapp: {none}") from none
    except EngineFault as fault:
        raise Stop(FAULT, f"tdapp: {fault}{_kept(fault)}") from fault
    finally:
        engine.close()


def say_engine(pairing: Pairing) -> None:
    """Who paired the round, and in what time."""
    text = tr("round {number} by {engine}, {seconds} s")
    seconds = f"{pairing.seconds:.2f}"
    print(text.format(number=pairing.round, engine=pairing.engine, seconds=seconds), file=sys.stderr)


def say_yielded(wishes: Sequence[ForbiddenPairs]) -> None:
    """The wishes that the round does not keep."""
    for wish in wishes:
        text = tr("the wish to keep {players} apart had to yield")
        print(text.format(players=one_line(wish.name) or wish.numbers), file=sys.stderr)


def agreed(comparison: Comparison) -> bool:
    """Whether two engines agree, which is said; where they differ, both pairings are printed and what decides."""
    if comparison.agree:
        print(tr("two engines agree"), file=sys.stderr)
        return True
    for pairing, boards in ((comparison.first, comparison.only_first), (comparison.second, comparison.only_second)):
        print(tr("only {engine}:").format(engine=one_line(pairing.engine)))
        for white, black in boards:
            print(f"   {white} {black}")
        if pairing.bye is not None and comparison.first.bye != comparison.second.bye:
            print(f"   {pairing.bye} 0")
    for reason in comparison.reasons:
        print(one_line(reason))
    return False


def _kept(fault: EngineFault) -> str:
    """The engine's input and what it said, kept for a report; it holds no names."""
    if not fault.trf:
        return ""
    with (
        contextlib.suppress(OSError),
        tempfile.NamedTemporaryFile(
            "w", prefix="tdapp-engine-", suffix=".trf", delete=False, encoding="utf-8", newline="\r\n"
        ) as file,
    ):
        file.write(fault.trf)
        file.writelines(f"### {line}\n" for line in fault.details.splitlines())
        return " " + tr("(kept for a report: {file})").format(file=file.name)
    return ""

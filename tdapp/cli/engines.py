"""The pairing engine that a verb names, and what becomes of its failures."""

from __future__ import annotations

import argparse
import contextlib
import math
import tempfile
from collections.abc import Iterator

from tdapp.cli.output import one_line
from tdapp.cli.status import BAD_INPUT, FAULT, NO_PAIRING, Stop
from tdapp.domain.systems.system import System
from tdapp.pairing.engines.engine import USUAL, EngineFault, NoLegalPairing, PairingEngine
from tdapp.pairing.engines.registry import ENGINES, OWN, engine_named
from tdapp.services.systems.registry import rules_of_system


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
        raise Stop(BAD_INPUT, "tdapp: --limit is a number of seconds above 0.")
    rules = None if system is None else rules_of_system(system)
    only = None if rules is None else rules.engine()
    if rules is not None and only is not None and arguments.engine != OWN:
        if arguments.engine in ENGINES or not rules.of.superseded:  # a program of before 2026 may be at a path
            raise Stop(BAD_INPUT, f"tdapp: {one_line(arguments.engine)} does not pair by {rules.by}.")
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
        return f" (kept for a report: {file.name})"
    return ""

"""The pairing system that a verb is told to take instead of the file's."""

from __future__ import annotations

import argparse
from dataclasses import replace

from tdapp.cli.status import BAD_INPUT, Stop
from tdapp.domain.section.event import Section
from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.registry import ids, is_baku, name_of, read_as, system_named, with_baku
from tdapp.domain.systems.system import System
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.tables.foreign_scores import without_foreign_scores


def add_system_argument(parser: argparse.ArgumentParser, words: str) -> None:
    """--system, the same for every verb that pairs, judges or ranks."""
    parser.add_argument(
        "--system", metavar="ID", help=f"{words}: {', '.join(ids())}; with parameters keizer:ratio=3,bye=1/2"
    )


def system_asked(arguments: argparse.Namespace) -> System | None:
    """The system that --system names; status 2 for one that nobody knows, or by which is not paired here."""
    return with_parameters_asked(arguments)[0]


def with_parameters_asked(arguments: argparse.Namespace) -> tuple[System | None, str]:
    """The same, and its parameters as they are stored."""
    asked = getattr(arguments, "system", None)
    if asked is None:
        return None, ""
    try:
        system, parameters = system_named(asked)
    except RuleViolation as problem:
        raise Stop(BAD_INPUT, f"tdapp: {problem}") from problem
    if not system.paired:
        text = tr("rounds of the {system} are not paired here.").format(system=tr(system.name))
        raise Stop(BAD_INPUT, f"tdapp: {text}")
    return system, parameters


def kind_asked(arguments: argparse.Namespace) -> Kind | None:
    """The shape in which a TRF is to be read: as --kind says, or as --system needs it."""
    named = Kind(arguments.kind) if getattr(arguments, "kind", None) else None
    system = system_asked(arguments)
    wanted = None if system is None else read_as(system)
    if system is not None and named not in (None, system.kind):
        text = tr("--kind {kind} and --system {system} do not go together.")
        raise Stop(BAD_INPUT, f"tdapp: {text.format(kind=named.value, system=system.id)}")
    return wanted or named


def under_asked(arguments: argparse.Namespace, section: Section) -> Section:
    """The section under the system that --system names, else as it is; status 2 where it has another shape."""
    system, parameters = with_parameters_asked(arguments)
    if system is None:
        return section
    if system is section.system:
        return replace(section, system_text=parameters) if ":" in arguments.system else section
    if system.kind is not section.kind:
        text = tr("the section has the shape of the {own}; the {system} does not fit it.")
        raise Stop(BAD_INPUT, f"{arguments.file}: {text.format(own=name_of(section), system=tr(system.name))}")
    code = system.codes[0] if system.codes else ""
    if code and system.accelerates:
        code = with_baku(code, is_baku(section.type_code))
    return without_foreign_scores(replace(section, type_code=code, system_key=system.key, system_text=parameters))

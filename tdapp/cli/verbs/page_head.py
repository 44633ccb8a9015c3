"""What every page of an event carries: header lines, logo, sponsors."""

from __future__ import annotations

import argparse
from pathlib import Path

from tdapp.cli.changing import execute_or_stop
from tdapp.cli.output import one_line
from tdapp.cli.reading import read_bytes
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.domain.commands.command import Command
from tdapp.domain.commands.sheets import SetHeaderLines, SetLogo, SetSponsors
from tdapp.domain.section.page_head import PageHead, Picture, picture_of
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.storage.event.opening import open_event_file


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """EVENT and what to set; without anything it is shown."""
    parser.add_argument("event", metavar="EVENT.tdb", type=Path)
    parser.add_argument("--line", action="append", metavar="TEXT", help="a header line; give it up to three times")
    parser.add_argument("--logo", metavar="FILE", help="PNG or JPEG")
    parser.add_argument("--sponsor", action="append", metavar="FILE", help="a picture of the strip at the foot")
    parser.add_argument("--no-lines", action="store_true")
    parser.add_argument("--no-logo", action="store_true")
    parser.add_argument("--no-sponsors", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    """Set what is named, then show what there is."""
    commands: list[Command] = []
    if arguments.line or arguments.no_lines:
        commands.append(SetHeaderLines(tuple(arguments.line or ())))
    if arguments.logo or arguments.no_logo:
        commands.append(SetLogo(_picture(arguments.logo) if arguments.logo else None))
    if arguments.sponsor or arguments.no_sponsors:
        commands.append(SetSponsors(tuple(_picture(name) for name in arguments.sponsor or ())))
    try:
        store = open_event_file(arguments.event, read_only=not commands)
    except (RuleViolation, EnvironmentProblem) as problem:
        raise Stop(BAD_INPUT, f"{arguments.event}: {problem}") from problem
    try:
        for command in commands:
            execute_or_stop(store, command, str(arguments.event))
        _show(store.snapshot(store.sections()[0].section_id).page_head)
    except EnvironmentProblem as problem:
        raise Stop(BAD_INPUT, f"{arguments.event}: {problem}") from problem
    finally:
        store.close()
    return DONE


def _picture(name: str) -> Picture:
    try:
        return picture_of(read_bytes(name))
    except RuleViolation as refused:
        raise Stop(BAD_INPUT, f"{name}: {refused}") from refused


def _show(head: PageHead) -> None:
    for line in head.lines:
        print(f"{tr('line'):<8} {one_line(line)}")
    kinds = ((tr("logo"), () if head.logo is None else (head.logo,)), (tr("sponsor"), head.sponsors))
    for name, pictures in kinds:
        for picture in pictures:
            size = tr("{width} x {height} pixels, {bytes} bytes")
            size = size.format(width=picture.width, height=picture.height, bytes=len(picture.content))
            print(f"{name:<8} {picture.media_type}, {size}")

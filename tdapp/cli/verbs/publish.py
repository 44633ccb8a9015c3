"""Write the event as a website into a folder: pages with relative links that need no script; only what changed."""

from __future__ import annotations

import argparse
import datetime as dt
import hashlib
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from tdapp.cli.changing import ONLY_CHANGED, execute_in
from tdapp.cli.reading import is_event_file, read_bytes, read_section
from tdapp.cli.status import BAD_INPUT, DONE, NOT_WRITTEN, Stop
from tdapp.cli.with_parent import add_with_parent, end_with_parent
from tdapp.domain.commands.sheets import SetCover, SetPublishing
from tdapp.domain.section.event import Section
from tdapp.domain.section.page_head import picture_of
from tdapp.domain.section.publishing import Publishing, checked_publishing
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import available_languages, ntr, tr
from tdapp.reports.site.folder import FORCE_HINT, Published, is_current, why_not_into, write_site
from tdapp.reports.site.source import Site, SiteSource
from tdapp.services.games.of_round import games_of
from tdapp.services.publishing.public import whose_age_is_unknown
from tdapp.storage.file.watching import file_state

NONE = "none"
"""Takes away the colour or the picture."""

POLL = 2.0
"""Seconds between two looks at the event file."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """EVENT, FOLDER, and what is shown of the players."""
    parser.add_argument("file", metavar="EVENT", help="event file (.tdb) with all its sections, or a TRF")
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="a folder of its own; made where it is missing")
    parser.add_argument("--also", metavar="LANGUAGE", action="append", default=[],
                        choices=[code for code, _ in available_languages()],
                        help="the same pages in one more language, in a folder of its name")  # fmt: skip
    parser.add_argument("--watch", action="store_true", help="go on: write again whenever the event changes")
    parser.add_argument("--force", action="store_true", help="write into a folder that holds something else")
    parser.add_argument("--initials-under", type=int, metavar="AGE", help="younger players by initials; 0: nobody")
    for name, words in (("birth-years", "years of birth"), ("ids", "FIDE numbers")):
        parser.add_argument(f"--{name}", action=argparse.BooleanOptionalAction, default=None, help=f"show {words}")
    parser.add_argument("--standings-now", action="store_true",
                        help="while a round is played, a page with the standings as they would be now")  # fmt: skip
    parser.add_argument("--colour", metavar="#RRGGBB", help="colour of the event on its pages; none: the usual one")
    parser.add_argument("--picture", metavar="FILE", help="picture of the first page, PNG or JPEG; none: no picture")
    parser.add_argument("--address", metavar="URL", help="of the published site: printed with a QR code on the sheets")
    add_with_parent(parser)
    parser.add_argument("--remember", action="store_true", help="keep these choices in the event file")


def run(arguments: argparse.Namespace) -> int:
    """Publish once, and with --watch at every change until it is interrupted."""
    end_with_parent(arguments)
    _look(arguments)
    if arguments.remember:
        _remember(arguments)
    elif arguments.address is not None:
        text = tr("--address belongs to --remember: it is printed on the sheets of the event.")
        raise Stop(BAD_INPUT, f"tdapp: {text}")
    seen = file_state(Path(arguments.file))  # before it is read: what is written from now on is a change
    _publish(arguments, first=True)
    if not arguments.watch:
        return DONE
    if not is_event_file(arguments.file):
        raise Stop(BAD_INPUT, f"{arguments.file}: {tr('only an event file can be watched.')}")
    try:
        _watch(arguments, seen)
    except KeyboardInterrupt:
        return DONE


def _watch(arguments: argparse.Namespace, seen: tuple[object, ...]) -> NoReturn:
    while True:
        sys.stdout.flush()
        time.sleep(POLL)
        state = file_state(Path(arguments.file))
        if state == seen:
            continue
        try:
            _publish(arguments, first=False)
            seen = state
        except (RuleViolation, EnvironmentProblem, Stop) as problem:  # the next look may find the file whole again
            print(f"{arguments.file}: note: {problem}", file=sys.stderr, flush=True)


def _publish(arguments: argparse.Namespace, *, first: bool) -> None:
    event, site = _read(arguments)
    folder = arguments.folder
    fingerprint = site.fingerprint
    try:
        refusal = "" if arguments.force else why_not_into(folder, event)
        if refusal:
            raise Stop(NOT_WRITTEN, f"tdapp: {refusal} {tr(FORCE_HINT)}")
        if same := is_current(folder, event, fingerprint):
            done = Published(0, same)
        else:
            from tdapp.reports.site.build import site_files  # what is current needs no page

            done = write_site(folder, site_files(site), event, fingerprint, force=arguments.force)
    except RuleViolation as problem:
        raise Stop(NOT_WRITTEN, f"tdapp: {problem}") from problem
    if first or done.written or done.removed:
        print(said(done, folder))
    for name in done.kept:
        print(f"{folder / name}: note: {tr('changed by somebody else and left there')}", file=sys.stderr)
    if first:
        for source in site.sources:
            if count := whose_age_is_unknown(source.section):
                words = ntr(
                    "{count} player has no year of birth and is shown by the whole name",
                    "{count} players have no year of birth and are shown by their whole names",
                    count,
                )
                print(f"{arguments.file}: note: {words.format(count=count)}", file=sys.stderr)


def said(done: Published, folder: Path) -> str:
    """``12 files written, 315 left alone, 0 removed: FOLDER``."""
    text = tr("{written} files written, {left} left alone, {removed} removed: {folder}")
    return text.format(written=done.written, left=done.left, removed=done.removed, folder=folder)


def _read(arguments: argparse.Namespace) -> tuple[str, Site]:
    """(which event it is, what its pages are made of)."""
    now = dt.datetime.now().astimezone()
    codes = tuple(dict.fromkeys((arguments.language, *arguments.also)))
    if not is_event_file(arguments.file):
        arguments.section = arguments.kind = None
        section = read_section(arguments)
        event = hashlib.sha256(section.event.name.encode("utf-8", "replace")).hexdigest()[:6]
        return event, Site((SiteSource(1, _with_choices(section, arguments)),), codes, now)
    from tdapp.storage.event.reading import read_published_event

    whole = read_published_event(arguments.file)
    sources = (
        SiteSource(
            one.number,
            _with_choices(one.section, arguments),
            one.rounds,
            games_of(one),
            one.broadcast.strict,
            arguments.standings_now,
        )
        for one in whole.sections
    )
    return whole.identity, Site(tuple(sources), codes, now, whole.changed.astimezone())


def _look(arguments: argparse.Namespace) -> None:
    """The colour and the picture as they are asked for: None leaves what the event has."""
    if arguments.colour == NONE:
        arguments.colour = ""
    name = arguments.picture
    try:
        checked_publishing(_chosen(Publishing(), arguments))
        arguments.cover = picture_of(read_bytes(name)) if name not in (None, NONE) else None
    except RuleViolation as refused:
        raise Stop(BAD_INPUT, f"tdapp: {refused}") from refused


def _with_choices(section: Section, arguments: argparse.Namespace) -> Section:
    chosen = checked_publishing(_chosen(section.publishing, arguments))
    head = section.page_head
    if arguments.picture is not None:
        head = replace(head, cover=arguments.cover)
    return replace(section, publishing=chosen, page_head=head)


def _chosen(held: Publishing, arguments: argparse.Namespace) -> Publishing:
    given = {
        "address": arguments.address,
        "initials_under": arguments.initials_under,
        "birth_years": arguments.birth_years,
        "ids": arguments.ids,
        "colour": arguments.colour,
    }
    return replace(held, **{name: value for name, value in given.items() if value is not None})


def _remember(arguments: argparse.Namespace) -> None:
    """Keep the choices in the event, as a step of its own where they differ."""
    if not is_event_file(arguments.file):
        raise Stop(BAD_INPUT, f"{arguments.file}: {tr(ONLY_CHANGED)}")
    from tdapp.storage.event.reading import read_event_sections

    first = read_event_sections(arguments.file)[0]
    chosen = _chosen(first.publishing, arguments)
    arguments.section = None
    if chosen != first.publishing:
        execute_in(arguments, lambda _section_id: SetPublishing(chosen))
    if arguments.picture is not None and arguments.cover != first.page_head.cover:
        execute_in(arguments, lambda _section_id: SetCover(arguments.cover))

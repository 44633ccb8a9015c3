"""Handlers of what is printed: prizes, header lines, logo, sponsors."""

from __future__ import annotations

from typing import assert_never

from tdapp.domain.commands.sheets import SetHeaderLines, SetLogo, SetPrizes, SetSponsors, SheetCommand
from tdapp.domain.prizes.plan import checked_plan
from tdapp.domain.section.page_head import MOST_SPONSORS, PictureRole, checked_lines, checked_picture
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.ports.unit_of_work import EventRows


def handle_sheet(rows: EventRows, command: SheetCommand) -> ChangeSet:
    """Carry out a command inside an open transaction; RuleViolation when it means nothing."""
    match command:
        case SetPrizes():
            return _set_prizes(rows, command)
        case SetHeaderLines():
            rows.sheets.write_header_lines(checked_lines(command.lines))
        case SetLogo():
            pictures = () if command.picture is None else (checked_picture(command.picture),)
            rows.sheets.write_pictures(PictureRole.LOGO, pictures)
        case SetSponsors():
            if len(command.pictures) > MOST_SPONSORS:
                raise RuleViolation(tr("At most {most} sponsors are printed.").format(most=MOST_SPONSORS))
            rows.sheets.write_pictures(PictureRole.SPONSOR, tuple(map(checked_picture, command.pictures)))
        case _:
            assert_never(command)
    return ChangeSet(frozenset({Topic.EVENT}))


def _set_prizes(rows: EventRows, command: SetPrizes) -> ChangeSet:
    section = rows.snapshot(command.section_id)
    plan = command.plan
    if plan is not None and not plan.prizes:
        plan = None
    if plan is not None:
        plan = checked_plan(plan, frozenset(player.number for player in section.players))
    rows.sheets.write_prizes(command.section_id, plan)
    return ChangeSet(frozenset({Topic.EVENT}), frozenset({command.section_id}))

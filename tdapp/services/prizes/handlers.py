"""Handlers of what is printed: prizes, header lines, logo, sponsors."""

from __future__ import annotations

from tdapp.domain.commands.sheets import SetCover, SetHeaderLines, SetLogo, SetPrizes, SetPublishing, SetSponsors
from tdapp.domain.section.page_head import MOST_SPONSORS, PictureRole, checked_lines, checked_picture
from tdapp.domain.section.publishing import checked_publishing
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.prizes.checked import checked_for

_EVENT = ChangeSet(frozenset({Topic.EVENT}))


def set_prizes(rows: EventRows, command: SetPrizes) -> ChangeSet:
    """Announce the prizes of a section."""
    section = rows.snapshot(command.section_id)
    plan = command.plan
    if plan is not None and not plan.prizes:
        plan = None
    if plan is not None:
        plan = checked_for(plan, section)
    rows.sheets.write_prizes(command.section_id, plan)
    return touched(command.section_id, Topic.EVENT)


def set_header_lines(rows: EventRows, command: SetHeaderLines) -> ChangeSet:
    """The lines above the event's name."""
    rows.sheets.write_header_lines(checked_lines(command.lines))
    return _EVENT


def set_logo(rows: EventRows, command: SetLogo) -> ChangeSet:
    """The event's logo, or none."""
    pictures = () if command.picture is None else (checked_picture(command.picture),)
    rows.sheets.write_pictures(PictureRole.LOGO, pictures)
    return _EVENT


def set_sponsors(rows: EventRows, command: SetSponsors) -> ChangeSet:
    """All pictures of the sponsors."""
    if len(command.pictures) > MOST_SPONSORS:
        raise RuleViolation(tr("At most {most} sponsors are printed.").format(most=MOST_SPONSORS))
    rows.sheets.write_pictures(PictureRole.SPONSOR, tuple(map(checked_picture, command.pictures)))
    return _EVENT


def set_publishing(rows: EventRows, command: SetPublishing) -> ChangeSet:
    """Where the website stands and what it shows of the players."""
    rows.sheets.write_publishing(checked_publishing(command.publishing))
    return _EVENT


def set_cover(rows: EventRows, command: SetCover) -> ChangeSet:
    """The picture of the event on its website, or none."""
    pictures = () if command.picture is None else (checked_picture(command.picture),)
    rows.sheets.write_pictures(PictureRole.COVER, pictures)
    return _EVENT


ROWS = (
    handles(SetPrizes, set_prizes),
    handles(SetHeaderLines, set_header_lines),
    handles(SetLogo, set_logo),
    handles(SetSponsors, set_sponsors),
    handles(SetPublishing, set_publishing),
    handles(SetCover, set_cover),
)

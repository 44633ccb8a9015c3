"""Prizes, answers about norms and page heads as they are stored: exact text and JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from fractions import Fraction
from typing import Any

from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.prizes.plan import Conflict, Division, Prize, PrizeKind, PrizePlan, Rest
from tdapp.domain.section.page_head import PageHead, Picture, PictureRole
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.words.plain import plain, reader
from tdapp.storage.rows.reads import Reads
from tdapp.storage.rows.schema import columns
from tdapp.storage.rows.values import Values, points_of, points_text

LINE = "line"
"""The role of a header line; pictures have those of domain.section.page_head."""

PUBLISHING = "publishing"
"""The role of the one row that says what is published."""


def prizes_text(plan: PrizePlan | None) -> str:
    """The plan as JSON, empty for none."""
    if plan is None:
        return ""
    prizes = [(p.group, p.place, str(p.money), p.item, p.winner, p.kind.value) for p in plan.prizes]
    rules = {
        "division": plan.division.value,
        "group_division": plan.group_division.value if plan.group_division else None,
        "one_per_player": plan.one_per_player,
        "conflict": plan.conflict.value,
        "currency": plan.currency,
        "unit": str(plan.unit),
        "rest": plan.rest.value,
        "minimum": points_text(plan.minimum),
        "maximum": points_text(plan.maximum),
        "least_members": plan.least_members,
        "leavers": plan.leavers,
        "club_players": plan.club_players,
        "barred": plan.barred,
    }
    return json.dumps({"prizes": prizes, **rules}, ensure_ascii=False)


def prizes_of(text: str) -> PrizePlan | None:
    """The plan of its text."""
    if not text:
        return None
    held = json.loads(text)
    return PrizePlan(
        prizes=tuple(
            Prize(group, place, Fraction(money), item, winner, PrizeKind(kind))
            for group, place, money, item, winner, kind in held["prizes"]
        ),
        division=Division(held["division"]),
        group_division=Division(held["group_division"]) if held["group_division"] else None,
        one_per_player=held["one_per_player"],
        conflict=Conflict(held["conflict"]),
        currency=held["currency"],
        unit=Fraction(held["unit"]),
        rest=Rest(held["rest"]),
        minimum=points_of(held["minimum"]),
        maximum=points_of(held["maximum"]),
        least_members=held["least_members"],
        leavers=held["leavers"],
        club_players=held["club_players"],
        barred=tuple(held["barred"]),
    )


def answers_text(answers: NormAnswers) -> str:
    """The answers about norms as JSON, empty where nobody has said anything."""
    return "" if answers == NormAnswers() else json.dumps(asdict(answers), default=plain)


def answers_of(text: str) -> NormAnswers:
    """The answers of their text."""
    answers: NormAnswers = reader(NormAnswers)(json.loads(text)) if text else NormAnswers()
    return answers


def head_rows(head: PageHead) -> list[Values]:
    """The rows of a page head."""
    logos = () if head.logo is None else (head.logo,)
    return [
        *line_rows(head.lines),
        *picture_rows(PictureRole.LOGO, logos),
        *picture_rows(PictureRole.SPONSOR, head.sponsors),
    ]


def line_rows(lines: Iterable[str]) -> list[Values]:
    """The rows of header lines."""
    return [
        {"role": LINE, "position": place, "media_type": "", "data": text, "width": 0, "height": 0}
        for place, text in enumerate(lines)
    ]


def picture_rows(role: PictureRole, pictures: Iterable[Picture]) -> list[Values]:
    """The rows of the pictures of a role."""
    return [
        {
            "role": role.value,
            "position": place,
            "media_type": picture.media_type,
            "data": picture.data,
            "width": picture.width,
            "height": picture.height,
        }
        for place, picture in enumerate(pictures)
    ]


def publishing_rows(publishing: Publishing) -> list[Values]:
    """The row of what is published; none where it is as usual."""
    if publishing == Publishing():
        return []
    text = json.dumps(asdict(publishing), ensure_ascii=False)
    return [{"role": PUBLISHING, "position": 0, "media_type": "", "data": text, "width": 0, "height": 0}]


def read_publishing(connection: Reads) -> Publishing:
    """What is published of the event."""
    text = connection.exec_driver_sql("SELECT data FROM page_head WHERE role = ?", (PUBLISHING,)).scalar()
    return Publishing() if text is None else Publishing(**json.loads(text))


def read_page_head(connection: Reads) -> PageHead:
    """What is printed on every page."""
    statement = f"SELECT {columns('page_head')} FROM page_head ORDER BY role, position"
    rows = connection.exec_driver_sql(statement).all()
    if not rows:
        return PageHead()

    def pictures(role: PictureRole) -> tuple[Picture, ...]:
        return tuple(_picture(row) for row in rows if row.role == role.value)

    return PageHead(
        tuple(row.data for row in rows if row.role == LINE),
        next(iter(pictures(PictureRole.LOGO)), None),
        pictures(PictureRole.SPONSOR),
    )


def _picture(row: Any) -> Picture:
    return Picture(row.media_type, row.data, row.width, row.height)

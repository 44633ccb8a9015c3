"""A player's fields as they are stored: tidied, or refused in plain words."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import replace

from tdapp.domain.section.player import NATIONAL, Player, Rating
from tdapp.domain.section.typed_players import name_of
from tdapp.domain.words.amounts import read_amount
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr, trimmed

HIGHEST_RATING = 4000
HIGHEST_K = 60
LONGEST_NAME = 200
_YEAR = re.compile(r"(18|19|20)\d\d")
_DAY = re.compile(r"(18|19|20)\d\d-\d\d-\d\d")
_MONTH = re.compile(r"(19|20)\d\d-(0[1-9]|1[0-2])")


def tidied(player: Player, before: Player | None = None) -> Player:
    """The player as it is stored; what stays as it was ``before`` (say, imported) is not judged again."""
    name = name_of(trimmed(player.name))
    if not name:
        raise RuleViolation(tr("A player needs a name."))
    if len(name) > LONGEST_NAME:
        raise RuleViolation(
            tr("The name “{name}...” is longer than {longest_name} characters.").format(
                name=name[:40], longest_name=LONGEST_NAME
            )
        )
    if before is None or before.birth != player.birth:
        _check_birth(player.birth.strip(), name)
    if player.fixed_table is not None and not 1 <= player.fixed_table <= 9999:
        raise RuleViolation(tr("The fixed table of {name} is a number from 1 to 9999.").format(name=name))
    categories = tuple(dict.fromkeys(filter(None, map(trimmed, player.categories))))
    return replace(
        player,
        name=player.name if before is not None and before.name == player.name else name,
        rating=_rating(player.rating, name),
        national_rating=_rating(_national(player), name, most=12000),
        title=player.title.strip(),
        federation=player.federation.strip(),
        fide_id=trimmed(player.fide_id),
        national_id=trimmed(player.national_id),
        birth=player.birth.strip(),
        club=trimmed(player.club),
        native_name=trimmed(player.native_name),
        ratings=tuple(_listed(rating, name) for rating in player.ratings),
        categories=categories,
        not_categories=tuple(
            one for one in dict.fromkeys(filter(None, map(trimmed, player.not_categories))) if one not in categories
        ),
        round_ratings=tuple(sorted(_by_round(one, name) for one in player.round_ratings)),
        k_factor=_k_factor(player.k_factor, name),
        comment=player.comment.strip(),
        paid=read_amount(player.paid),
        owed=read_amount(player.owed),
    )


def _national(player: Player) -> int | None:
    """The national rating is kept once more for the tournament report: that of the list, where there is one."""
    return next((one.value for one in player.ratings if one.kind == NATIONAL), player.national_rating)


def _check_birth(birth: str, name: str) -> None:
    if not birth or _YEAR.fullmatch(birth):
        return
    try:
        if _DAY.fullmatch(birth):
            dt.date.fromisoformat(birth)
            return
    except ValueError:
        pass
    raise RuleViolation(
        tr("“{birth}” is no date of birth of {name}; write 2004 or 2004-02-29.").format(birth=birth[:20], name=name)
    )


def _rating(rating: int | None, name: str, *, most: int = HIGHEST_RATING) -> int | None:
    if rating is not None and not 0 <= rating <= most:
        raise RuleViolation(tr("The rating of {name} is a number up to {most}.").format(name=name, most=most))
    return rating or None


def _k_factor(k: int | None, name: str) -> int | None:
    if k is not None and not 1 <= k <= HIGHEST_K:
        raise RuleViolation(tr("K of {name} is a number from 1 to {most}.").format(name=name, most=HIGHEST_K))
    return k


def _by_round(noted: tuple[int, int], name: str) -> tuple[int, int]:
    number, rating = noted
    if number < 2:
        raise RuleViolation(tr("The rating of {name} in round 1 is the tournament rating.").format(name=name))
    if not 0 < rating <= HIGHEST_RATING:
        raise RuleViolation(tr("The rating of {name} is a number up to {most}.").format(name=name, most=HIGHEST_RATING))
    return number, rating


def _listed(rating: Rating, name: str) -> Rating:
    if rating.month and not _MONTH.fullmatch(rating.month):
        raise RuleViolation(tr("The month of a rating of {name} is written as 2026-09.").format(name=name))
    if not rating.kind.strip() or not 0 < rating.value <= 12000:
        raise RuleViolation(tr("A rating of {name} needs a kind and a number.").format(name=name))
    return replace(rating, kind=trimmed(rating.kind), source=trimmed(rating.source))

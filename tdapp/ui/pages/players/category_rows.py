"""Rows of the categories and of who is in one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player, Sex
from tdapp.domain.words.dates import shown_birth
from tdapp.services.categories.membership import CategoryCount, Membership
from tdapp.services.categories.words import rule_words
from tdapp.services.players import names
from tdapp.ui.widgets.ready import CENTRE, RIGHT, Column, ReadyCell, ReadyRow


def category_columns() -> tuple[Column, ...]:
    """Titles of the list of categories."""
    translate = QCoreApplication.translate
    return (
        Column("name", translate("Categories", "Category"), widest=150),
        Column("rule", translate("Categories", "Who belongs to it"), stretch=True, widest=330),
        Column("count", translate("Categories", "Players"), align=RIGHT),
        Column(
            "hand", translate("Categories", "By hand"), translate("Categories", "Put in by hand / taken out by hand"),
            CENTRE, hides_empty=True,
        ),
        Column(
            "unclear", "?", translate("Categories", "The date of birth is missing or not exact enough"), RIGHT,
            hides_empty=True,
        ),
    )  # fmt: skip


def category_rows(section: Section, found: tuple[CategoryCount, ...], year: int) -> list[ReadyRow]:
    """One row per category in their order; the key is its place."""
    translate = QCoreApplication.translate
    rules = {rule.name: rule_words(rule, section.categories, year) for rule in section.categories.rules}
    rows = []
    for place, one in enumerate(found):
        words = rules.get(one.name) or translate("Categories", "Written at players only, without a rule.")
        hand = f"+{one.by_hand} −{one.taken_out}" if one.by_hand or one.taken_out else ""
        rows.append(
            ReadyRow(
                place,
                (
                    ReadyCell(one.name, place, one.name, strong=True),
                    ReadyCell(words, words, words, tone="dim"),
                    ReadyCell(str(one.inside), one.inside, tone="" if one.inside else "disabled"),
                    ReadyCell(hand, hand or None, tone="dim"),
                    ReadyCell(str(one.unclear) if one.unclear else "", one.unclear or None, tone="warn"),
                ),
                names.search_text(one.name),
            )
        )
    return rows


def member_columns() -> tuple[Column, ...]:
    """Titles of the players of a category."""
    translate = QCoreApplication.translate
    return (
        Column("mark", "", translate("Categories", "Whether the player belongs to it; Space changes it"), CENTRE),
        Column("number", translate("Categories", "No."), align=RIGHT),
        Column("name", translate("Categories", "Name"), stretch=True, widest=240),
        Column("birth", translate("Categories", "Born"), gives_way=3, hides_empty=True),
        Column("rating", translate("Categories", "Rating"), align=RIGHT),
        Column("sex", translate("Categories", "Sex"), align=CENTRE, gives_way=2, hides_empty=True),
        Column("why", translate("Categories", "Because"), widest=170, gives_way=1, hides_empty=True),
    )


def member_rows(
    players: tuple[Player, ...], table: Mapping[int, Mapping[str, Membership]], name: str, *, everybody: bool
) -> list[ReadyRow]:
    """One row per player; without ``everybody`` only who is in it, was taken out, or cannot be judged."""
    rows = []
    for player in players:
        held = table[player.number].get(name, Membership.OUT)
        if held is Membership.OUT and not everybody:
            continue
        mark, tone, words, reason = _mark(held)
        sex = {Sex.MALE: "m", Sex.FEMALE: "w", None: ""}[player.sex]
        rows.append(
            ReadyRow(
                player.number,
                (
                    ReadyCell(mark, _ORDER.index(held), words, tone=tone, strong=held.inside, spoken=words),
                    ReadyCell(str(player.number), player.number, tone="dim"),
                    ReadyCell(player.name, names.sort_key(player.name), player.name, tone="" if held.inside else "dim"),
                    ReadyCell(shown_birth(player.birth) or "–", player.birth or None, tone="dim"),
                    ReadyCell(str(player.rating or "–"), player.rating, tone="dim"),
                    ReadyCell(sex, sex or None, tone="dim"),
                    ReadyCell(reason, reason or None, reason, tone="dim"),
                ),
                names.search_text(str(player.number), player.name, player.club),
                names.identity(player),
            )
        )
    return rows


_ORDER = tuple(Membership)


def _mark(held: Membership) -> tuple[str, str, str, str]:
    """Sign, tone, words, and the reason in a word or two."""
    translate = QCoreApplication.translate
    match held:
        case Membership.IN:
            return "✓", "up", translate("Categories", "in it"), ""
        case Membership.HAND_IN:
            return "☑", "accent", translate("Categories", "put in by hand"), translate("Categories", "by hand")
        case Membership.HAND_OUT:
            return "✗", "danger", translate("Categories", "taken out by hand"), translate("Categories", "by hand")
        case Membership.UNCLEAR:
            return "?", "warn", translate("Categories", "not clear"), translate("Categories", "date of birth")
        case Membership.OUT:
            return "", "dim", translate("Categories", "not in it"), ""

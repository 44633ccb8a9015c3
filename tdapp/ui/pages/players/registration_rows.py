"""Rows of the tables that bring players in: candidates of a rating list, a pasted table, proposals, findings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.domain.ratings.rating_list import ListedPlayer, RateOfPlay
from tdapp.domain.section.player import Player
from tdapp.domain.words.checks import Level
from tdapp.domain.words.dates import shown_birth
from tdapp.services.checks.registration import Finding
from tdapp.services.players import names
from tdapp.services.ratings.check import CheckedField, Proposal
from tdapp.ui.session.backend import RowFate
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow


def candidate_columns() -> tuple[Column, ...]:
    """Titles of what a rating list has found."""
    translate = QCoreApplication.translate
    return (
        Column("title", translate("Registration", "Title"), gives_way=3, hides_empty=True),
        Column("name", translate("Registration", "Name"), stretch=True, widest=320),
        Column("federation", translate("Registration", "Fed")),
        Column("birth", translate("Registration", "Born"), hides_empty=True),
        Column("standard", translate("Registration", "Std"), align=RIGHT, hides_empty=True),
        Column("rapid", translate("Registration", "Rapid"), align=RIGHT, gives_way=2, hides_empty=True),
        Column("blitz", translate("Registration", "Blitz"), align=RIGHT, gives_way=2, hides_empty=True),
        Column("id", translate("Registration", "ID"), align=RIGHT),
        Column("note", "", gives_way=1, hides_empty=True),
    )


def candidate_rows(found: Sequence[ListedPlayer], present: Collection[str]) -> list[ReadyRow]:
    """One row per candidate; the key is its place. ``present``: FIDE numbers of those who are in already."""
    translate = QCoreApplication.translate
    rows = []
    for place, player in enumerate(found):
        here = bool(player.fide_id) and player.fide_id in present
        tone = "dim" if here or player.inactive else ""
        note = translate("Registration", "inactive") if player.inactive else ""
        note = translate("Registration", "in the event") if here else note
        ratings = [player.rating(rate) for rate in RateOfPlay]
        rows.append(
            ReadyRow(
                place,
                (
                    ReadyCell(player.title, tone="dim"),
                    ReadyCell(player.name, tooltip=player.name, tone=tone, strong=not tone),
                    ReadyCell(player.federation, tone=tone),
                    ReadyCell(shown_birth(player.birth), tone="dim"),
                    *(ReadyCell("" if rating is None else str(rating), tone=tone) for rating in ratings),
                    ReadyCell(player.fide_id or player.national_id, tone="dim"),
                    ReadyCell(note, tone="warn" if here else "dim"),
                ),
            )
        )
    return rows


def fate_text(fate: str) -> str:
    """What becomes of a row, in a word."""
    translate = QCoreApplication.translate
    return {
        "new": translate("Registration", "new"),
        "duplicate": translate("Registration", "here already"),
        "conflict": translate("Registration", "conflict"),
        "error": translate("Registration", "error"),
    }[fate]


_FATE_TONES = {"new": "up", "duplicate": "dim", "conflict": "warn", "error": "danger"}
_FIRST = {"error": 0, "conflict": 1}
_FATE_ICONS = {"new": "plus", "duplicate": "equal", "conflict": "triangle-alert", "error": "circle-x"}


def fate_columns() -> tuple[Column, ...]:
    """Titles of the preview of a table."""
    translate = QCoreApplication.translate
    return (
        Column("line", translate("Registration", "Line"), align=RIGHT),
        Column("fate", translate("Registration", "Becomes")),
        Column("name", translate("Registration", "Name"), stretch=True, widest=280),
        Column("title", translate("Registration", "Title"), hides_empty=True),
        Column("rating", translate("Registration", "Rating"), align=RIGHT, hides_empty=True),
        Column("federation", translate("Registration", "Fed"), hides_empty=True),
        Column("birth", translate("Registration", "Born"), gives_way=2, hides_empty=True),
        Column("fide_id", translate("Registration", "FIDE ID"), align=RIGHT, gives_way=1, hides_empty=True),
        Column("club", translate("Registration", "Club"), widest=160, gives_way=3, hides_empty=True),
        Column("team", translate("Registration", "Team"), widest=200, hides_empty=True),
        Column("why", translate("Registration", "Because"), widest=420, hides_empty=True),
    )


def fate_rows(fates: Iterable[RowFate]) -> list[ReadyRow]:
    """One row per line of the table, those that want a look first; the key is its place."""
    translate = QCoreApplication.translate
    rows = []
    for place, fate in sorted(enumerate(fates), key=lambda one: _FIRST.get(one[1].fate, len(_FIRST))):
        player = fate.player
        name = player.name if player else fate.name
        tone = _FATE_TONES[fate.fate]
        why = fate.text
        if fate.fate == "error" and fate.column:
            why = translate("Registration", "Column {0}: {1}").format(fate.column, fate.text)
        text = fate_text(fate.fate)
        rows.append(
            ReadyRow(
                place,
                (
                    ReadyCell(str(fate.line), fate.line, tone="dim"),
                    ReadyCell(text, list(_FATE_TONES).index(fate.fate), tone=tone, icon=_FATE_ICONS[fate.fate]),
                    ReadyCell(name, names.sort_key(name) if name else None),
                    ReadyCell(player.title if player else ""),
                    _rating_cell(player),
                    ReadyCell(player.federation if player else ""),
                    ReadyCell(shown_birth(player.birth) if player else "", tone="dim"),
                    ReadyCell(player.fide_id if player else "", tone="dim"),
                    ReadyCell(player.club if player else "", tone="dim"),
                    ReadyCell(" ".join(filter(None, (fate.team, str(fate.board or ""))))),
                    ReadyCell(why, tooltip=why, tone=tone),
                ),
                names.search_text(name, why, text),
            )
        )
    return rows


def _rating_cell(player: Player | None) -> ReadyCell:
    """The tournament rating; in the dim tone the first of the others, of which the method chooses."""
    if player is None:
        return ReadyCell("")
    listed = next((one.value for one in player.ratings), player.national_rating)
    rating = player.rating or listed
    return ReadyCell(str(rating or ""), rating, tone="" if player.rating else "dim")


def checked_field_text(proposal: Proposal) -> str:
    """What a proposal changes, in words."""
    translate = QCoreApplication.translate
    match proposal.field:
        case CheckedField.NAME:
            return translate("Registration", "name")
        case CheckedField.TITLE:
            return translate("Registration", "title")
        case CheckedField.FEDERATION:
            return translate("Registration", "federation")
        case CheckedField.SEX:
            return translate("Registration", "sex")
        case CheckedField.BIRTH:
            return translate("Registration", "born")
        case CheckedField.TOURNAMENT_RATING:
            return translate("Registration", "tournament rating")
        case CheckedField.ROUND_RATING:
            return translate("Registration", "rating from round {0} on").format(proposal.round_number)
        case CheckedField.LISTED_RATING:
            return translate("Registration", "{0} rating").format(proposal.kind)


def proposal_columns() -> tuple[Column, ...]:
    """Titles of the comparison with a list."""
    translate = QCoreApplication.translate
    return (
        Column("take", "", translate("Registration", "Whether the change is applied; Space ticks it")),
        Column("number", translate("Registration", "No."), align=RIGHT),
        Column("name", translate("Registration", "Player"), stretch=True, widest=190),
        Column("field", translate("Registration", "Field")),
        Column("old", translate("Registration", "Until now"), widest=150),
        Column("new", translate("Registration", "In the list"), widest=150),
        Column("why", translate("Registration", "Remark"), widest=230, hides_empty=True),
    )


class ProposalRows:
    """Makes the rows of a comparison, each only when its tick has changed: a large field has thousands of them."""

    def __init__(self, proposals: Sequence[Proposal]) -> None:
        self._proposals = proposals
        self._made: dict[int, tuple[bool, ReadyRow]] = {}

    def of(self, places: Iterable[int], chosen: Collection[int]) -> list[ReadyRow]:
        """The rows of some proposals; the key is the place."""
        rows = []
        for place in places:
            taken = place in chosen
            made = self._made.get(place)
            if made is None or made[0] is not taken:
                made = taken, proposal_row(place, self._proposals[place], taken)
                self._made[place] = made
            rows.append(made[1])
        return rows


def proposal_row(place: int, one: Proposal, taken: bool) -> ReadyRow:
    """One difference; the key is its place."""
    translate = QCoreApplication.translate
    spoken = translate("Registration", "ticked") if taken else translate("Registration", "not ticked")
    field = checked_field_text(one)
    return ReadyRow(
        place,
        (
            ReadyCell("☑" if taken else "☐", not taken, tone="accent" if taken else "dim", spoken=spoken),
            ReadyCell(str(one.number), one.number, tone="dim"),
            ReadyCell(one.name, names.sort_key(one.name), one.name),
            ReadyCell(field, field, tone="dim"),
            ReadyCell(one.old or "–", one.old or None, one.old, strike=taken, tone="dim"),
            ReadyCell(one.new or "–", one.new or None, one.new, strong=taken),
            ReadyCell(one.why, one.why or None, one.why, tone="dim"),
        ),
        names.search_text(str(one.number), one.name, one.old, one.new),
    )


MOST_ALIKE = 3  # remarks below FIDE's levels that are listed one by one


def grouped(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """The findings with small remarks of one kind put together where there are many."""
    translate = QCoreApplication.translate
    words = {
        "no-rating": translate("Registration", "{0} players have no rating: {1}"),
        "no-federation": translate("Registration", "{0} players have no federation: {1}"),
        "no-birth": translate("Registration", "{0} players have no date or year of birth: {1}"),
        "rating-not-by-method": translate(
            "Registration", "{0} players have another tournament rating than by the method: {1}"
        ),
        "no-fide-id": translate("Registration", "{0} players have no FIDE number: {1}"),
        "unpaid": translate("Registration", "{0} players have not paid in full: {1}"),
        "not-checked-in": translate("Registration", "{0} players were not checked in: {1}"),
    }
    result: list[Finding] = []
    for rule_id in dict.fromkeys(one.rule_id for one in findings):
        alike = [one for one in findings if one.rule_id == rule_id]
        if len(alike) <= MOST_ALIKE or rule_id not in words:
            result += alike
            continue
        numbers = tuple(number for one in alike for number in one.numbers)
        text = words[rule_id].format(len(alike), ", ".join(map(str, numbers)))
        result.append(Finding(rule_id, alike[0].level, text, numbers))
    return tuple(result)


def finding_columns() -> tuple[Column, ...]:
    """Titles of the check panel."""
    translate = QCoreApplication.translate
    return (
        Column(
            "text",
            translate("Registration", "What to look at"),
            translate("Registration", "Enter goes to the player"),
            stretch=True,
        ),
    )


_FINDING_ICONS = {
    Level.ACKNOWLEDGE: ("triangle-alert", "warn"),
    Level.CONFIRM: ("circle-x", "danger"),
    None: ("info", "dim"),
}


def finding_rows(findings: Sequence[Finding]) -> list[ReadyRow]:
    """One row per finding; the key is its place."""
    rows = []
    for place, one in enumerate(findings):
        icon, tone = _FINDING_ICONS.get(one.level, ("circle-x", "danger"))
        rows.append(
            ReadyRow(
                place,
                (ReadyCell(one.text, one.text, one.text, tone=tone if one.level else "", icon=icon),),
                names.search_text(one.text),
            )
        )
    return rows

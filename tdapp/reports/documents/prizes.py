"""Prizes: announced while the event goes on, won at its end in the order of the ceremony; receipts to be signed."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.errors import RuleViolation
from tdapp.domain.prizes import Award, Contender, Division, Prize, PrizePlan, awards
from tdapp.domain.scoring import points_text
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.model import Align, Block, Column, DocumentModel, Fit, Pen, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.categories import groups_of

ID = "prizes"
NAME = "Prizes"
RECEIPTS_ID = "receipts"
RECEIPTS_NAME = "Prize receipts"

_OVERALL = "Standings"
_DIVISION = {
    Division.BY_RANK: "Prizes by rank; a shared place shares its prizes.",
    Division.SHARED: "Players with equal points share the prizes of their places equally.",
    Division.HORT: "Players with equal points: half of the prize by place, half shared equally (Hort).",
}


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Before the last round is complete the prizes as announced; then the winners, the first prize last."""
    plan = _plan(data, options)
    standings = data.standings
    is_over = standings.after_round == data.section.rounds_total and not standings.provisional
    blocks = _winners(data, options, plan) if is_over else _announced(plan)
    return facts.sheet(
        data,
        options,
        ID,
        NAME,
        blocks,
        stage=facts.heading(standings, options, NAME).stage if is_over else "announced",
        notes=(*_rules(plan), *(standings.notes if is_over else ())),
    )


def build_receipts(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Every award with room for how it was paid and for a signature."""
    plan = _plan(data, options)
    columns = (
        Column("name", "Name", Align.LEFT, Fit.NAME, bold=True, share=1.5),
        Column("prize", "Prize", Align.LEFT, Fit.TEXT, share=1.0),
        Column("amount", "Amount", Align.DECIMAL, bold=True, share=0.2),
        Column("paid", "Paid by", Align.LEFT, pen=Pen.WRITE, ems=6.0, share=0.3),
        Column("signature", "Signature (or proxy)", Align.LEFT, pen=Pen.WRITE, ems=13.0, share=1.0),
    )
    given = _given(data, options, plan)
    rows = [
        Row((data.players[award.number].name, _prize_words(award), _amount(award.money), "", "")) for award in given
    ]
    total = sum((_rounded(award.money) for award in given), Fraction(0))
    rows.append(Row(("Total", "", _amount(total), "", ""), rule=True, total=True))
    return facts.sheet(
        data,
        options,
        RECEIPTS_ID,
        RECEIPTS_NAME,
        [Table(columns, tuple(rows), row_noun="Receipts", pens=True)],
        stage=facts.heading(data.standings, options, NAME).stage,
        status=("provisional",) if data.standings.provisional else (),
        notes=_rules(plan),
        wide=True,
    )


def _plan(data: DocumentData, options: PrintOptions) -> PrizePlan:
    plan = data.plan
    if plan is None:
        raise RuleViolation("No prizes are announced for this event.")
    known = {group.name for group in groups_of(data.section, _year(data, options))}
    for prize in plan.prizes:
        if prize.winner is not None:
            if prize.winner not in data.players:
                raise RuleViolation(f"There is no player with the pairing number {prize.winner} for a prize.")
        elif prize.group and prize.group not in known:
            raise RuleViolation(f"There is no group “{prize.group}” for a prize; there are {', '.join(sorted(known))}.")
    return plan


def _year(data: DocumentData, options: PrintOptions) -> int:
    return (data.section.event.start or options.printed_at.date()).year


def _given(data: DocumentData, options: PrintOptions, plan: PrizePlan) -> tuple[Award, ...]:
    members = {group.name: group.numbers for group in groups_of(data.section, _year(data, options))}
    contenders = [
        Contender(row.player.number, row.rank, Fraction(row.points))
        for row in data.standings.rows
        if row.rank is not None
    ]
    return awards(plan.prizes, contenders, members, division=plan.division, one_per_player=plan.one_per_player)


def _announced(plan: PrizePlan) -> list[Block]:
    columns = (
        Column("place", "Place", Align.RIGHT, bold=True, share=0.2),
        Column("prize", "Prize", Align.DECIMAL, share=0.3),
        Column("item", "", Align.LEFT, Fit.TEXT, share=2.0),
    )
    blocks: list[Block] = []
    for group in dict.fromkeys(prize.group for prize in plan.prizes):
        held = [prize for prize in plan.prizes if prize.group == group]
        rows = tuple(Row((_place(prize), _amount(prize.money), prize.item)) for prize in held)
        blocks.append(Table(columns, rows, title=group or _OVERALL, row_noun="Places"))
    return blocks


def _place(prize: Prize) -> str:
    return "special" if prize.winner is not None or prize.place == 0 else str(prize.place)


def _winners(data: DocumentData, options: PrintOptions, plan: PrizePlan) -> list[Block]:
    """Groups in reverse, and in each the last prize first: the ceremony ends with the winner."""
    given = _given(data, options, plan)
    ranks = {row.player.number: row for row in data.standings.rows}
    columns = (
        Column("place", "Place", Align.RIGHT, bold=True, share=0.1),
        Column("title", "Ti", Align.LEFT, share=0.1),
        Column("name", "Name", Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("federation", "Fed", Align.LEFT, share=0.2),
        Column("points", "Pts", Align.DECIMAL, share=0.2),
        Column("overall", "Overall", Align.RIGHT, share=0.2),
        Column("amount", "Prize", Align.DECIMAL, bold=True, share=0.2),
        Column("item", "", Align.LEFT, Fit.TEXT, share=0.6),
    )
    blocks: list[Block] = []
    for group in reversed(list(dict.fromkeys(award.group for award in given))):
        rows = []
        for award in reversed([one for one in given if one.group == group]):
            row = ranks[award.number]
            player = row.player
            texts = (
                str(award.place or ""),
                player.title,
                player.name,
                player.federation,
                points_text(Fraction(row.points), half_sign=options.half_sign),
                "" if row.rank is None else str(row.rank),
                _amount(award.money),
                ", ".join(award.items),
            )
            rows.append(Row(texts))
        blocks.append(Table(columns, tuple(rows), title=group or _OVERALL, row_noun="Places"))
    return blocks


def _prize_words(award: Award) -> str:
    place = f"{award.group or _OVERALL}{f', place {award.place}' if award.place else ''}"
    return ": ".join(filter(None, (place, ", ".join(award.items))))


def _rounded(money: Fraction) -> Fraction:
    """Down to hundredths, so that no more is paid than there is."""
    return Fraction(money * 100 // 1, 100)


def _amount(money: Fraction) -> str:
    whole = int(_rounded(money) * 100)
    return f"{whole // 100}.{whole % 100:02}" if whole else ""


def _rules(plan: PrizePlan) -> tuple[str, ...]:
    one = "A player gets one prize, the most valuable he has won." if plan.one_per_player else "Prizes add up."
    return (_DIVISION[plan.division], one, "Amounts are rounded down to hundredths.")

"""Receipts for prizes: one list to be signed, and slips to be cut, one for each winner."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.prizes.division import Award
from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.card_sheets import card_sheet, event_words, imprint_words
from tdapp.reports.documents.prizes import amount, fund_words, money_title, order_of_ranks, plan_of, prize_names
from tdapp.reports.layout.cards import Card, CardModel, Ends, Rest, Say, Sign
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Pen, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.prizes.awards import Winners, distribution_of, money_text, year_of

ID = "receipts"
NAME = marked("Prize receipts")
SLIPS_ID = "receipt-slips"
SLIPS_NAME = marked("Prize receipts to be cut")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Every award by rank with room for how it was paid and for a signature."""
    data = data.deciding()
    plan, standings = plan_of(data), data.standings
    found = distribution_of(standings, plan, year=year_of(standings, options.printed_at.year))
    given = order_of_ranks(data, found.awards)
    winners = Winners(standings)
    ranks = [row.rank if (row := winners.row(award)) is not None else None for award in given]
    columns = (
        Column("rank", tr("Rk"), Align.RIGHT, share=0.1),
        Column("name", tr("Name"), Align.LEFT, Fit.NAME, bold=True, share=1.5),
        Column("prize", tr("Prize"), Align.LEFT, Fit.TEXT, share=1.0),
        Column("amount", money_title(tr("Amount"), plan), Align.DECIMAL, bold=True, share=0.2),
        Column("paid", tr("Cash, cheque, transfer"), Align.LEFT, pen=Pen.WRITE, ems=8.0, share=0.3),
        Column("signature", tr("Signature"), Align.LEFT, pen=Pen.WRITE, ems=13.0, share=1.0),
        Column("proxy", tr("Received for the winner by"), Align.LEFT, pen=Pen.WRITE, ems=9.0, share=0.7),
    )
    rows = [
        Row(
            (
                str(rank or ""),
                winners.name(award),
                prize_names(award),
                amount(award.money, plan),
                *("", "", ""),
            )
        )
        for rank, award in zip(ranks, given, strict=True)
    ]
    total = sum((award.money for award in given), Fraction(0))
    rows.append(Row(("", tr("Total"), "", amount(total, plan), "", "", ""), rule=True, total=True))
    return facts.sheet(
        data,
        options,
        ID,
        NAME,
        [Table(columns, tuple(rows), row_noun=tr("Receipts"), pens=True, landmark=1)],
        plan=plan,
        status=(tr("provisional"),) if _is_early(data) else (),
        notes=(fund_words(plan, found),),
    )


def build_slips(data: DocumentData, options: PrintOptions) -> CardModel:
    """A receipt for each winner with all that he gets, six to a sheet."""
    data = data.deciding()
    plan, standings = plan_of(data), data.standings
    found = distribution_of(standings, plan, year=year_of(standings, options.printed_at.year))
    winners = Winners(standings)
    held: dict[tuple[str, int], list[Award]] = {}
    for award in order_of_ranks(data, found.awards):
        held.setdefault((winners.name(award), award.number), []).append(award)
    imprint = imprint_words(data, options)
    cards = [_slip(data, plan, name, awards, imprint) for (name, _number), awards in held.items()]
    return card_sheet(
        data,
        options,
        SLIPS_ID,
        SLIPS_NAME,
        cards,
        across=1,
        down=4,
        stack_cut=False,
        noun=tr("Receipts"),
        stage=facts.heading(standings, options, NAME).stage,
    )


def _slip(data: DocumentData, plan: PrizePlan, name: str, awards: list[Award], imprint: str) -> Card:
    money = sum((award.money for award in awards), Fraction(0))
    sum_words = money_text(money, plan) if money else "; ".join(item for award in awards for item in award.items)
    return Card(
        (
            Ends(event_words(data), imprint, size=7.2, grey=0.2),
            Ends(
                tr("Receipt (provisional)") if _is_early(data) else tr("Receipt"),
                sum_words,
                size=15,
                bold=True,
                space=3,
            ),
            Say(name, size=12, bold=True, name=True, space=6),
            *(
                Say(
                    "  ".join(filter(None, (prize_names(award), money_text(award.money, plan) if award.money else ""))),
                    size=9,
                    space=2,
                )
                for award in awards
            ),
            Rest(),
            Sign((tr("Place, date"), tr("Cash, cheque, transfer"), tr("Signature of the winner or proxy")), space=24),
        ),
        landmark=name,
    )


def _is_early(data: DocumentData) -> bool:
    """Whether results are still to come."""
    return data.standings.provisional or data.standings.after_round < data.section.rounds_total

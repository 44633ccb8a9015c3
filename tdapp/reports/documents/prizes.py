"""Prizes: announced while the event goes on, won at its end in the order of the ceremony."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tdapp.domain.prizes.division import Award, Distribution
from tdapp.domain.prizes.plan import PrizeKind, PrizePlan
from tdapp.domain.section.event import Section
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, tr, trimmed
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.categories.labels import category_label
from tdapp.services.prizes.awards import (
    Winners,
    amount_text,
    decimals_of,
    distribution_of,
    empty_groups,
    left_words,
    narrowest_words,
    rule_words,
    year_of,
)
from tdapp.services.tables.standings import Standings

ID = "prizes"
NAME = marked("Prizes")
LIST_ID = "prize-list"
LIST_NAME = marked("Prizes as announced")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Before the last round is complete the prizes as announced; then the winners, the first prize last."""
    data = data.deciding()
    standings = data.standings
    if standings.after_round < data.section.rounds_total or standings.provisional:
        return build_list(data, options)
    plan = plan_of(data)
    found = distribution_of(standings, plan, year=year_of(standings, options.printed_at.year))
    left = [left_words(one, plan) for one in found.left_over]
    blocks = _winners(data, options, plan, found)
    if left:
        blocks += [Paragraph(tr("Left over"), Voice.HEADING), *(Paragraph(text, Voice.TEXT) for text in left)]
    notes = (fund_words(plan, found), *rule_words(plan), *_doubts(standings, plan, options), *standings.notes)
    remark = tr("In the order of the ceremony: the first prize comes last.")
    return facts.sheet(data, options, ID, NAME, blocks, plan=plan, remark=remark, notes=notes)


def build_list(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The prizes as announced, with their rules."""
    data = data.deciding()
    plan = plan_of(data)
    return facts.sheet(
        data,
        options,
        LIST_ID,
        NAME,
        _announced(plan, data.section),
        stage=tr("announced"),
        plan=plan,
        notes=(_total(plan), *rule_words(plan), *_doubts(data.standings, plan, options)),
    )


def plan_of(data: DocumentData) -> PrizePlan:
    """The prizes; RuleViolation when there are none or one names a player who does not exist."""
    plan = data.plan
    if plan is None or not plan.prizes:
        raise RuleViolation(tr("No prizes are announced for this event."))
    for prize in plan.prizes:
        if prize.winner is not None and prize.winner not in data.players:
            text = tr("There is no player with the pairing number {number} for a prize.")
            raise RuleViolation(text.format(number=prize.winner))
    return plan


def _doubts(standings: Standings, plan: PrizePlan, options: PrintOptions) -> tuple[str, ...]:
    """A group that is not everybody who fits, and one that nobody belongs to: it may be misspelt."""
    year = year_of(standings, options.printed_at.year)
    nobody = tr("No player is in the group “{group}”.")
    empty = empty_groups(standings, plan, year=year)
    return (*narrowest_words(plan, standings.section), *(nobody.format(group=group) for group in empty))


def fund_words(plan: PrizePlan, found: Distribution) -> str:
    """The fund and what becomes of it, so that the sum can be checked."""
    decimals = decimals_of(plan)
    parts = {
        "fund": amount_text(plan.fund, decimals),
        "given": amount_text(found.given, decimals),
        "left": amount_text(found.left, decimals),
        "currency": plan.currency,
    }
    if found.left:
        text = tr("Prize fund {fund} {currency}: {given} to the winners, {left} left over.")
    else:
        text = tr("Prize fund {fund} {currency}, all of it to the winners.")
    return trimmed(text.format(**parts)).replace(" ,", ",").replace(" :", ":")


def _total(plan: PrizePlan) -> str:
    text = tr("Prize fund {fund} {currency}.").format(
        fund=amount_text(plan.fund, decimals_of(plan)), currency=plan.currency
    )
    return text.replace(" .", ".")


def money_title(title: str, plan: PrizePlan) -> str:
    """The head of a column of money: ``Prize (EUR)``."""
    return f"{title} ({plan.currency})" if plan.currency else title


def amount(money: Fraction, plan: PrizePlan) -> str:
    """A cell of such a column; empty for nothing."""
    return amount_text(money, decimals_of(plan)) if money else ""


def _announced(plan: PrizePlan, section: Section) -> list[Block]:
    columns = (
        Column("place", tr("Place"), Align.LEFT, bold=True, share=0.4),
        Column("prize", money_title(tr("Prize"), plan), Align.DECIMAL, share=0.3, ems=6.0, band="money"),
        Column("item", "", Align.LEFT, Fit.TEXT, share=2.0),
    )
    blocks: list[Block] = []
    for group in plan.groups:
        held = [prize for prize in plan.prizes if prize.kind is PrizeKind.PLACE and prize.group == group]
        rows = [Row((str(p.place), amount(p.money, plan), p.item)) for p in sorted(held, key=lambda p: p.place)]
        blocks.append(
            Table(
                columns,
                tuple(rows),
                title=category_label(group, section) if group else tr("Standings"),
                row_noun=tr("Places"),
            )
        )
    clubs = [prize for prize in plan.prizes if prize.kind is PrizeKind.CLUB]
    for name in dict.fromkeys(prize.group for prize in clubs):
        rows = [Row((str(p.place), amount(p.money, plan), p.item)) for p in clubs if p.group == name]
        title = tr("{name} (clubs, best {count} players)").format(name=name, count=plan.club_players)
        blocks.append(Table(columns, tuple(rows), title=title, row_noun=tr("Places")))
    named = [prize for prize in plan.prizes if prize.kind is PrizeKind.NAMED]
    if named:
        first = Column("place", tr("Special prize"), Align.LEFT, Fit.TEXT, bold=True, share=1.0)
        rows = [Row((prize.group, amount(prize.money, plan), prize.item)) for prize in named]
        blocks.append(Table((first, *columns[1:]), tuple(rows), title=tr("Special prizes"), row_noun=tr("Prizes")))
    return blocks


def _winners(data: DocumentData, options: PrintOptions, plan: PrizePlan, found: Distribution) -> list[Block]:
    """Prizes named by hand and of clubs first, then groups in reverse, in each the last prize first."""
    blocks: list[Block] = []
    special = [award for award in found.awards if award.kind is not PrizeKind.PLACE]
    if special:
        blocks.append(_table(data, options, plan, special, tr("Special prizes"), special=True))
    for group in reversed(plan.groups):
        awards = [award for award in found.awards if award.kind is PrizeKind.PLACE and award.group == group]
        if awards:
            blocks.append(_table(data, options, plan, awards, group or tr("Standings"), special=False))
    return blocks


def _table(
    data: DocumentData, options: PrintOptions, plan: PrizePlan, awards: Sequence[Award], title: str, *, special: bool
) -> Table:
    winners = Winners(data.standings)
    first = (
        Column("place", tr("Prize"), Align.LEFT, Fit.TEXT, bold=True, share=0.8)
        if special
        else Column("place", tr("Place"), Align.RIGHT, bold=True, share=0.1)
    )
    columns = [
        first,
        Column("overall", tr("Rk"), Align.RIGHT, share=0.1, band="rank"),
        Column("title", tr("Ti"), Align.LEFT, share=0.1),
        Column("name", tr("Name"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.1),
        Column("federation", tr("Fed"), Align.LEFT, share=0.2),
        Column("club", tr("Club"), Align.LEFT, Fit.TEXT, share=0.6),
        Column("points", tr("Pts"), Align.DECIMAL, share=0.2),
        Column("amount", money_title(tr("Prize"), plan), Align.DECIMAL, bold=True, share=0.2, band="money"),
        Column("item", "", Align.LEFT, Fit.TEXT, share=0.6),
    ]
    rows = []
    for award in reversed(awards):
        row, player = winners.row(award), winners.player(award)
        label = f"{award.group}{f' {award.place}' if award.place > 1 else ''}" if special else str(award.place)
        texts = (
            label,
            str(row.rank) if row is not None and row.rank is not None else "",
            player.title if player else "",
            winners.name(award),
            str(player.rating) if player and player.rating is not None else "",
            player.federation if player else "",
            player.club if player else "",
            points_figure(Fraction(row.points), half_sign=options.half_sign) if row is not None else "",
            amount(award.money, plan),
            ", ".join(award.items),
        )
        rows.append(texts)
    kept = [n for n, column in enumerate(columns) if column.key == "name" or any(texts[n] for texts in rows)]
    return Table(
        tuple(columns[n] for n in kept),
        tuple(Row(tuple(texts[n] for n in kept)) for texts in rows),
        title=title,
        row_noun=tr("Places"),
    )


def prize_names(award: Award) -> str:
    """A prize in words without its money: ``Women, place 1: Cup``."""
    if award.kind is PrizeKind.NAMED or not award.place:
        place = award.group
    else:
        place = tr("{group}, place {place}").format(group=award.group or tr("Standings"), place=award.place)
    return ": ".join(filter(None, (place, ", ".join(award.items))))


def order_of_ranks(data: DocumentData, awards: Sequence[Award]) -> list[Award]:
    """Awards by rank of their winners, those of clubs and of players named among teams last."""
    winners = Winners(data.standings)
    places = {row.player.number: index for index, row in enumerate(data.standings.rows)}

    def place(award: Award) -> int:
        row = winners.row(award)
        return len(places) if row is None else places[row.player.number]

    return sorted(awards, key=place)

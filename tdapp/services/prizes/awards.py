"""Prizes of a ranked table: who gets what, and why, in words."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tdapp.domain.prizes.division import Aside, Award, Contender, Distribution, LeftOver, Why, distribute
from tdapp.domain.prizes.plan import CENT, Conflict, Division, PrizeKind, PrizePlan, Rest
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.wording import ntr, tr
from tdapp.services.categories.membership import narrowed
from tdapp.services.prizes.groups import clubs_of, members_of
from tdapp.services.tables.standings import Standings, StandingsRow

_SIGN_FIRST = ("€", "$", "£")


def distribution_of(standings: Standings, plan: PrizePlan, *, year: int) -> Distribution:
    """The prizes as they fall on the table now; ``year`` is that of the event, for groups by age."""
    field = []
    for row in standings.rows:
        if row.rank is None or (row.player.standing is Standing.WITHDRAWN and not plan.leavers):
            continue
        field.append(Contender(row.player.number, row.rank, Fraction(row.points)))
    members = members_of(standings.section, plan.groups, year)
    clubs = [club.name for club in clubs_of(standings, plan.club_players)]
    return distribute(plan, field, members, clubs)


class Winners:
    """The lines of a table by the awards that fall on them.

    Whom the arbiter named is a player, also where the table ranks teams: no line of it is his.
    """

    def __init__(self, standings: Standings) -> None:
        self._rows = {row.player.number: row for row in standings.rows}
        teams = standings.competition if standings.section.team_scores is not None else None
        self._of_teams = teams is not None
        self._players = {player.number: player for player in teams.players} if teams is not None else {}

    def row(self, award: Award) -> StandingsRow | None:
        """The line of the winner; None for a club, and for a player named among teams."""
        return None if self._of_teams and award.kind is PrizeKind.NAMED else self._rows.get(award.number)

    def player(self, award: Award) -> Player | None:
        """The player or team that wins; None for a club."""
        row = self.row(award)
        if row is not None:
            return row.player
        return self._players.get(award.number)

    def name(self, award: Award) -> str:
        """Who wins, as people read it."""
        player = self.player(award)
        return player.name if player is not None else award.club


def year_of(standings: Standings, today: int) -> int:
    """The year that decides over groups by age: that of the event's start, else this one."""
    start = standings.section.event.start
    return start.year if start is not None else today


def empty_groups(standings: Standings, plan: PrizePlan, *, year: int) -> tuple[str, ...]:
    """Groups with prizes and without players: a slip of the pen, or nobody has come."""
    members = members_of(standings.section, plan.groups, year)
    return tuple(group for group in plan.groups if group and not members[group])


# -- in words ---


def narrowest_words(plan: PrizePlan, section: Section) -> tuple[str, ...]:
    """That a group with prizes is not everybody who fits, where the arbiter's categories are the narrowest only."""
    if {name.casefold() for name in narrowed(section.categories)}.isdisjoint(map(str.casefold, plan.groups)):
        return ()
    return (
        tr(
            "Each player is in the narrowest age group and the narrowest rating group only, "
            "and wins no prize of a wider one."
        ),
    )


def money_text(money: Fraction, plan: PrizePlan) -> str:
    """``100.00 EUR``, ``€100.00``; whole amounts without decimals where the whole plan has only such."""
    number = amount_text(money, decimals_of(plan))
    if plan.currency in _SIGN_FIRST:
        return f"{plan.currency}{number}"
    return f"{number} {plan.currency}".strip()


def decimals_of(plan: PrizePlan) -> int:
    """How many decimals every amount of a plan needs."""
    parts = [plan.unit, *(prize.money for prize in plan.prizes)]
    if plan.maximum is not None:
        parts.append(plan.maximum)
    return _decimals_of(*parts)


def _decimals_of(*parts: Fraction) -> int:
    if all(part.denominator == 1 for part in parts):
        return 0
    return 2 if all((part / CENT).denominator == 1 for part in parts) else 3


def amount_text(money: Fraction, decimals: int) -> Figure:
    """An exact amount; a fraction below the last decimal, which only a divided one of three decimals has, is cut."""
    ticks = int(money * 10**decimals)
    whole, part = divmod(ticks, 10**decimals)
    return Figure(f"{whole}.{part:0{decimals}}" if decimals else str(whole))


def place_words(group: str, place: int, kind: PrizeKind = PrizeKind.PLACE) -> str:
    """``Standings, place 3``, ``Women, place 1``, ``Best game``."""
    if kind is PrizeKind.NAMED or not place:
        return group
    return tr("{group}, place {place}").format(group=group or tr("Standings"), place=place)


def award_words(award: Award, plan: PrizePlan) -> str:
    """Why a player gets this, in one or two sentences."""
    working = award.working
    if award.kind is PrizeKind.NAMED:
        return tr("Named by the arbiter.")
    if award.kind is PrizeKind.CLUB:
        return ntr(
            "Place {place} of the clubs, by the points of the best player.",
            "Place {place} of the clubs, by the points of the best {count} players.",
            plan.club_players,
        ).format(place=award.place, count=plan.club_players)
    if working is None or working.tied == 1 or not working.pool:
        return _capped_words(award, plan) or tr("Alone on this place.")
    names = {
        "places": tr("{first} to {last}").format(first=working.first, last=working.last),
        "pool": money_text(working.pool, plan),
        "count": working.paid,
        "own": money_text(working.announced, plan),
        "share": money_text(award.money, plan),
    }
    if working.exact == 0:
        words = tr("Shares would be too small for all on places {places}: the best placed {count} get {pool}.")
    elif working.division is Division.HORT and not working.announced:
        words = tr("Places {places} have equal points: 1/{count} of the halves that are shared.")
    elif working.division is Division.HORT:
        words = tr(
            "Places {places} have equal points: half of {own} by place, and 1/{count} of the halves that are shared."
        )
    elif working.division is Division.SHARED:
        words = tr("Places {places} have equal points and {pool} together: 1/{count} each.")
    else:
        words = tr("Places {places} are shared and have {pool} together: 1/{count} each.")
    return " ".join(filter(None, (words.format(**names), _rounding_words(award, plan), _capped_words(award, plan))))


def _rounding_words(award: Award, plan: PrizePlan) -> str:
    working = award.working
    if working is None or working.exact == award.money + working.capped:
        return ""
    if working.exact < award.money:
        return tr("What rounding leaves goes to the best placed.")
    return tr("Rounded down to {unit}.").format(unit=amount_text(plan.unit, _decimals_of(plan.unit)))


def _capped_words(award: Award, plan: PrizePlan) -> str:
    if award.working is None or not award.working.capped or plan.maximum is None:
        return ""
    return tr("Nobody gets more than {most}.").format(most=money_text(plan.maximum, plan))


def aside_words(aside: Aside, plan: PrizePlan) -> str:
    """Why a player does not get a prize that he has won."""
    given_up, kept = aside.given_up, aside.kept
    words = tr("Gives up {prize} ({worth}) and keeps {kept}.")
    worth = " + ".join(filter(None, (money_text(given_up.money, plan) if given_up.money else "", *given_up.items)))
    return words.format(
        prize=place_words(given_up.group, given_up.place), worth=worth, kept=place_words(kept.group, kept.place)
    )


def left_words(left: LeftOver, plan: PrizePlan) -> str:
    """The prizes left over, and why."""
    what = " + ".join(filter(None, (money_text(left.money, plan) if left.money else "", *left.items)))
    group = left.group or tr("Standings")
    match left.why:
        case Why.NOBODY:
            text = tr("{group}: {what} left over, there are fewer winners than prizes.")
        case Why.SMALL_GROUP:
            text = tr("{group}: {what} left over, the group has fewer than {least} players.")
        case Why.NOT_NAMED:
            text = tr("{group}: {what} left over, nobody is named yet.")
        case Why.MAXIMUM:
            text = tr("{what} left over: nobody gets more than the largest share.")
        case Why.ROUNDING:
            text = tr("{group}: {what} left over by rounding.")
    return text.format(group=group, what=what, least=plan.least_members)


def rule_words(plan: PrizePlan) -> tuple[str, ...]:
    """The rules of a plan for the prize list, one sentence each."""
    return tuple(_rules(plan))


def _rules(plan: PrizePlan) -> Iterator[str]:
    yield division_words(plan.division)
    if plan.group_division not in (None, plan.division) and any(plan.groups):
        assert plan.group_division is not None
        yield tr("In groups: {rule}").format(rule=division_words(plan.group_division))
    if not plan.one_per_player:
        yield tr("Prizes add up.")
    elif plan.conflict is Conflict.VALUE:
        yield tr("One prize each, the most valuable that was won; prizes named by hand come besides.")
    else:
        yield tr("One prize each, the first of this list that was won; prizes named by hand come besides.")
    if plan.unit != CENT:
        unit = amount_text(plan.unit, _decimals_of(plan.unit))
        yield tr("Shares are rounded to {unit}.").format(unit=unit)
    if plan.rest is Rest.FUND:
        yield tr("What rounding leaves over stays in the prize fund.")
    if plan.minimum:
        words = tr("Where shares would be smaller than {least}, only the best placed get one.")
        yield words.format(least=money_text(plan.minimum, plan))
    if plan.maximum is not None:
        yield tr("Nobody gets more than {most}.").format(most=money_text(plan.maximum, plan))
    if plan.least_members > 1 and any(plan.groups):
        yield tr("A group has prizes from {least} players on.").format(least=plan.least_members)
    if not plan.leavers:
        yield tr("Who has withdrawn wins no prize.")


def division_words(division: Division) -> str:
    """How money is divided, in one sentence."""
    match division:
        case Division.BY_RANK:
            return tr("Prizes by rank; a shared place shares its prizes.")
        case Division.SHARED:
            return tr("Equal points: the prizes of their places are shared equally.")
        case Division.HORT:
            return tr("Equal points: half of the prize by place, half shared equally (Hort).")

"""Why a value is what it is: the worked calculation of every rung for one player."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.scoring import decimal_text, mixed_text
from tdapp.domain.teams.players_view import players_view
from tdapp.domain.words.checks import no_player
from tdapp.domain.words.wording import tr
from tdapp.services.tables.standings import Arrays, official_ladder, rank_section
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Step
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.explain import RungExplanation, TiedPlayer
from tdapp.tiebreaks.ladder import Ranking
from tdapp.tiebreaks.place_words import places_in_group
from tdapp.tiebreaks.registry import is_c07
from tdapp.tiebreaks.text import real_text, short_text
from tdapp.tiebreaks.words import rung_name


def explain_player(
    section: Section,
    number: int,
    *,
    ladder: Ladder | None = None,
    after_round: int | None = None,
    arrays: Arrays = build,
    only: int | None = None,
) -> tuple[RungExplanation, ...]:
    """Every rung's calculation, or ``only`` one's, for a pairing number; RuleViolation when there is none."""
    section = players_view(section)
    ranking = rank_section(section, ladder if ladder is not None else official_ladder(section), after_round, arrays)
    return explain_in(section, ranking, number, only)


def explain_in(section: Section, ranking: Ranking, number: int, only: int | None = None) -> tuple[RungExplanation, ...]:
    """The same from a ranking at hand."""
    try:
        player = section.index_of(number)
    except KeyError:
        raise no_player(number) from None
    wanted = range(len(ranking.steps)) if only is None else (only,)
    return tuple(_explain(section, ranking, index, player) for index in wanted)


def _explain(section: Section, ranking: Ranking, index: int, player: int) -> RungExplanation:
    step, column, groups = ranking.steps[index], ranking.columns[index], ranking.groups[index]
    criterion = step.criterion
    worked = criterion.work(step.seen(ranking.table), step, groups, player)
    value = column.fraction(player)

    places = places_in_group(column, groups) if criterion.place_in_group else ()

    def shown(index: int) -> str | None:
        return places[index] if places else value_text(step, column, index)

    # before the score of the system everybody is still tied, which says nothing
    group = (
        []
        if criterion.of_system
        else [other for other in ranking.order.tolist() if groups[player] >= 0 and groups[other] == groups[player]]
    )
    shows_policy = criterion.takes_policy or step.rung.policy is not None
    return RungExplanation(
        rung=step.text,
        name=rung_name(step),
        source=tr(criterion.source),
        policy_sentence=tr(step.policy.sentence) if shows_policy else "",
        value=shown(player),
        exact=None if value is None else str(value),
        terms=worked.terms,
        check=worked.check or criterion.check,
        formula=column.note or worked.formula,
        notes=worked.notes,
        tied=tuple(
            TiedPlayer(section.players[other].number, section.players[other].name, shown(other))
            for other in group
            if other != player
        ),
        ahead=group.index(player) if group else 0,
        mark=_mark(section, step),
        tables=worked.tables,
        line_by_line=bool(criterion.of_system),
    )


def _mark(section: Section, step: Step) -> str:
    """What the heading says where a rung is not FIDE's rule of this event."""
    if is_c07(section, step):
        return ""
    if step.criterion.c07 and "C.07" in step.policy.name:
        return tr("another edition of C.07")
    return tr("not C.07")


def value_text(step: Step, column: Column, player: int) -> str | None:
    """A value as shown: decimals unless the criterion counts whole things; None where undefined."""
    if column.reals is not None and (column.missing is None or not column.missing[player]):
        return real_text(float(column.reals[player]))
    value = column.fraction(player)
    if value is None:
        return None
    if step.criterion.with_fractions:
        return mixed_text(value)
    return short_text(value) if step.criterion.integer else decimal_text(value)

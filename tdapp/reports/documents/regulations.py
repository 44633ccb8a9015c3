"""Regulations: rounds, time control, points, byes, pairing, and the ladder with its policies in words; to be signed."""

from __future__ import annotations

from collections.abc import Iterator

from tdapp.domain.ratings.rating_list import parse_sequence
from tdapp.domain.section.event import Acceleration, ByeRules, Event, ForbiddenPairs, RatingMethod, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.long_events import is_long
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.section.two_games import GAMES, points_of_matches
from tdapp.domain.teams.for_pairing import as_paired
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.pairing.rules.baku import with_acceleration
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Pen, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.categories.membership import event_year
from tdapp.services.categories.words import rule_words
from tdapp.services.prizes.awards import money_text
from tdapp.services.prizes.awards import rule_words as prize_rules
from tdapp.services.rounds.pairing_rules import named_apart
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.standings import Standings
from tdapp.services.teams.words import rules_sentences

ID = "regulations"
NAME = marked("Regulations")

_ROLES = {
    "chief": marked("Chief arbiter"),
    "deputy": marked("Deputy arbiter"),
    "sector": marked("Sector arbiter"),
    "pairings": marked("Pairings officer"),
    "fair-play": marked("Fair-play officer"),
    "arbiter": marked("Arbiter"),
    "organiser": marked("Organiser"),
}
_RATES = (marked("standard"), marked("rapid"), marked("blitz"), marked("national"))  # said as they are stored
_METHODS = {
    RatingMethod.FIDE: marked("the FIDE rating"),
    RatingMethod.NATIONAL: marked("the national rating"),
    RatingMethod.FIDE_ELSE_NATIONAL: marked("the FIDE rating, else the national one"),
    RatingMethod.NATIONAL_ELSE_FIDE: marked("the national rating, else the FIDE one"),
    RatingMethod.HIGHER: marked("the higher of the FIDE and the national rating"),
    RatingMethod.LOWER: marked("the lower of the FIDE and the national rating"),
    RatingMethod.OTHER: marked("a method announced by the organiser"),
}


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model: one heading for each subject, whole sentences, a table of the rounds, lines to sign."""
    section = data.subject
    blocks: list[Block] = []

    def subject(title: str, sentences: Iterator[str] | tuple[str, ...]) -> None:
        held = [sentence for sentence in sentences if sentence]
        if held:
            blocks.append(Paragraph(title, Voice.HEADING))
            blocks.extend(Paragraph(sentence, Voice.TEXT) for sentence in held)

    subject(tr("Tournament"), _tournament(section))
    subject(tr("Rounds"), (_rounds_sentence(section),))
    if section.round_dates or section.round_times:
        blocks.append(_rounds(section))
    subject(tr("Time control"), (_time_control(section),))
    subject(tr("Points"), (_points(section, half_sign=options.half_sign),))
    if section.team_rules is not None:
        rules, games = section.team_rules, section.points
        subject(tr("Teams"), rules_sentences(section.system, rules, games, half_sign=options.half_sign))
    else:
        subject(tr("Byes"), _byes(section, half_sign=options.half_sign))
    subject(tr("Ties"), _ties(data.deciding().standings))
    subject(tr("Categories"), _categories(section))
    subject(tr("Prizes"), _prizes(data))
    blocks.append(_officials(section.event))
    stage = tr("FIDE tie-break rules, edition {year}").format(year=section.edition.value)
    return facts.sheet(data, options, ID, NAME, blocks, stage=stage, target=10.0)


def _order_words(order: str) -> str:
    return ", ".join(f"{choice.source} {tr(choice.rate.value)}" for choice in parse_sequence(order))


def _categories(section: Section) -> Iterator[str]:
    plan, year = section.categories, event_year(section)
    for rule in plan.rules:
        yield f"{rule.name}: {rule_words(rule, plan, year)}"
    if len(plan.rules) > 1:
        yield (
            tr("A player is in every category that fits.")
            if plan.every
            else tr("A player is in the narrowest age group and the narrowest rating group that fit.")
        )


def _tournament(section: Section) -> Iterator[str]:
    entered = section.teams if section.system.pairs_teams else section.players
    yield from rules_of_system(section.system).announced(facts_of(section), len(entered))
    if section.rating_method is not None:
        yield tr("The tournament rating is {method}; rate of play: {rate}.").format(
            method=tr(_METHODS[section.rating_method]), rate=tr(section.rate)
        )
    if orders := dict(section.list_orders).get(section.rate):
        yield tr("Ratings of the lists count in this order: {order}.").format(order=_order_words(orders))
    if is_long(section):
        yield tr("The event lasts more than 30 days: the first rating of a player is the tournament rating.")
    if section.initial_colour:
        colour = tr("White") if section.initial_colour == "W" else tr("Black")
        text = tr("The first player of the start list has {colour} in round 1, as drawn by lot.")
        if section.system.pairs_teams:
            text = tr("The team with number 1 has {colour} on board 1 in round 1, as drawn by lot.")
        yield text.format(colour=colour)
    if section.chess960:
        yield tr("Chess960: every round starts from a position drawn by lot.")
    for block in _accelerations(section):
        text = tr(
            "Acceleration: players {first_number} to {last_number} are paired with {points} additional "
            "points in rounds {first_round} to {last_round}."
        )
        if section.system.pairs_teams:
            text = tr(
                "Acceleration: teams {first_number} to {last_number} are paired with {points} additional match points "
                "in rounds {first_round} to {last_round}."
            )
        yield text.format(
            first_number=block.first_number,
            last_number=block.last_number,
            points=block.points,
            first_round=block.first_round,
            last_round=block.last_round,
        )
    for group in section.forbidden:
        yield _apart(
            section,
            group,
            tr("Not paired with each other in rounds {first} to {last}: {players}."),
            tr("Not paired with each other in rounds {first} to {last} ({name}): {players}."),
        )
    for group in section.wishes:
        yield _apart(
            section,
            group,
            tr("Not paired with each other in rounds {first} to {last} where the rules allow it: {players}."),
            tr("Not paired with each other in rounds {first} to {last} where the rules allow it ({name}): {players}."),
        )


def _accelerations(section: Section) -> tuple[Acceleration, ...]:
    """The blocks stored, or those that the groups of now would give."""
    try:
        return with_acceleration(as_paired(section)).accelerations
    except RuleViolation:  # points that the acceleration does not know: said where it is chosen
        return ()


def _apart(section: Section, group: ForbiddenPairs, unnamed: str, named: str) -> str:
    text = named if group.name else unnamed
    players = named_apart(as_paired(section), group.numbers)
    return text.format(first=group.first_round, last=group.last_round, name=group.name, players=players)


def _rounds_sentence(section: Section) -> str:
    minutes = {time.default_minutes for time in section.round_times if time.default_minutes is not None}
    if len(minutes) == 1:
        return tr(
            "Default time: a player who arrives more than {minutes} minutes after the start loses the game."
        ).format(minutes=minutes.pop())
    if minutes:
        return tr("The default time of each round is given below.")
    return (
        ""
        if section.round_dates or section.round_times
        else tr("{rounds_total} rounds; dates not announced.").format(rounds_total=section.rounds_total)
    )


def _rounds(section: Section) -> Table:
    rows = []
    for number in range(1, section.rounds_total + 1):
        date = section.round_dates[number - 1] if number <= len(section.round_dates) else None
        time = section.round_times[number - 1] if number <= len(section.round_times) else None
        minutes = time.default_minutes if time else None
        texts = (
            str(number),
            facts.day(date) if date else "",
            time.start if time else "",
            "" if minutes is None else tr("{minutes} min").format(minutes=minutes),
        )
        rows.append(Row(texts))
    titles = (("round", tr("Round")), ("date", tr("Date")), ("start", tr("Start")), ("default", tr("Default time")))
    kept = [n for n in range(4) if n < 2 or any(row.texts[n] for row in rows)]
    return Table(
        tuple(Column(*titles[n], Align.RIGHT if n == 0 else Align.LEFT, share=0.2 if n == 0 else 1.0) for n in kept),
        tuple(Row(tuple(row.texts[n] for n in kept)) for row in rows),
        row_noun=tr("Rounds"),
    )


def _time_control(section: Section) -> str:
    words = section.time_control or section.event.time_control
    code = section.time_control_code or section.event.time_control_code
    if not words:
        return code
    return f"{words} ({code})." if code else words


def _points(section: Section, *, half_sign: bool) -> str:
    points = section.points
    win, draw, loss = (points_figure(value, half_sign=half_sign) for value in (points.win, points.draw, points.loss))
    text = tr("A win counts {win}, a draw {draw}, a loss {loss}.").format(win=win, draw=draw, loss=loss)
    forfeits = points.points(Outcome.FORFEIT_WIN), points.points(Outcome.FORFEIT_LOSS)
    if forfeits != (points.win, points.loss):
        won, lost = (points_figure(value, half_sign=half_sign) for value in forfeits)
        text += " " + tr("A game won by forfeit counts {won}, one lost by forfeit {lost}.").format(won=won, lost=lost)
    return text


def _byes(section: Section, *, half_sign: bool) -> Iterator[str]:
    # what a bye of teams counts stands among their rules, and what one counts for a score among its parameters
    if not section.system.open_field or section.system.scores:
        return
    by_matches = section.system.stage_rounds == GAMES  # byes are of whole matches
    points = points_of_matches(section.points) if by_matches else section.points

    def worth(outcome: Outcome) -> str:
        return points_figure(points.points(outcome), half_sign=half_sign)

    yield tr("The player left over in an odd field gets a bye that counts {points}, at most once.").format(
        points=worth(Outcome.PAIRING_BYE)
    )
    rules: ByeRules = section.byes
    if rules.half_allowed and rules.half_limit:
        rounds = ntr("one round", "{count} rounds", rules.half_limit).format(count=rules.half_limit)
        if rules.half_until:
            rounds = tr("{rounds}, until round {number}").format(rounds=rounds, number=rules.half_until)
        yield tr(
            "A player may ask in advance not to play {rounds}; each counts {half}. "
            "Any other round missed counts {zero}."
        ).format(rounds=rounds, half=worth(Outcome.HALF_POINT_BYE), zero=worth(Outcome.ZERO_POINT_BYE))
    else:
        yield tr("A round missed counts {points}; half-point byes are not given.").format(
            points=worth(Outcome.ZERO_POINT_BYE)
        )


def _ties(standings: Standings) -> Iterator[str]:
    yield standings.words
    policies: dict[tuple[str, str], list[str]] = {}
    for position, rung in enumerate(standings.ladder, start=1):
        sentences = [f"{position}. {rung.label}: {rung.name}."]
        if rung.policy_sentence:
            policies.setdefault((rung.policy_name, rung.policy_sentence), []).append(rung.label)
        if not rung.is_c07:
            sentences.append(tr("This differs from C.07."))
        yield " ".join(sentences)
    for (name, sentence), labels in policies.items():
        text = tr("Unplayed games in {columns}: {policy}. {sentence}")
        yield text.format(columns=", ".join(dict.fromkeys(labels)), policy=name, sentence=sentence)
    if standings.trial:
        yield tr("This ladder is a trial and not the official one.")


def _prizes(data: DocumentData) -> tuple[str, ...]:
    if data.plan is None:
        return ()
    count, fund = len(data.plan.prizes), data.plan.fund
    first = ntr("{count} prize", "{count} prizes", count).format(count=count)
    if fund:
        first = tr("{prizes}, prize fund {fund}").format(prizes=first, fund=money_text(fund, data.plan))
    return (f"{first}.", *prize_rules(data.plan))


def role_name(role: str) -> str:
    """A role of an official in words."""
    return tr(_ROLES.get(role, role))


def _officials(event: Event) -> Table:
    listed = [(role_name(one.role), f"{one.title} {one.name}".strip()) for one in event.officials]
    if not listed:
        listed = [
            (tr("Chief arbiter"), event.chief_arbiter),
            *((tr("Deputy arbiter"), name) for name in event.deputies),
        ]
    listed = listed if any(name for _, name in listed) else [(tr("Chief arbiter"), "")]
    columns = (
        Column("role", "", Align.LEFT, share=0.4),
        Column("name", tr("Official"), Align.LEFT, Fit.NAME, bold=True, share=1.0),
        Column("signature", tr("Signature"), Align.LEFT, pen=Pen.WRITE, ems=16.0, share=1.0),
    )
    return Table(
        columns, tuple(Row((role, name, "")) for role, name in listed), title=tr("Officials"), pens=True, zebra=False
    )

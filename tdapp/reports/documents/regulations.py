"""Regulations: rounds, time control, points, byes, pairing, and the ladder with its policies in words; to be signed."""

from __future__ import annotations

from collections.abc import Iterator

from tdapp.domain.event import ByeRules, Event, Kind, RatingMethod, Section
from tdapp.domain.outcome import Outcome
from tdapp.domain.scoring import points_text
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Pen, Row, Table, Voice
from tdapp.reports.options import PrintOptions

ID = "regulations"
NAME = "Regulations"

_ROLES = {
    "chief": "Chief arbiter",
    "deputy": "Deputy arbiter",
    "sector": "Sector arbiter",
    "pairings": "Pairings officer",
    "fair-play": "Fair-play officer",
    "arbiter": "Arbiter",
    "organiser": "Organiser",
}
_METHODS = {
    RatingMethod.FIDE: "the FIDE rating",
    RatingMethod.NATIONAL: "the national rating",
    RatingMethod.FIDE_ELSE_NATIONAL: "the FIDE rating, else the national one",
    RatingMethod.NATIONAL_ELSE_FIDE: "the national rating, else the FIDE one",
    RatingMethod.HIGHER: "the higher of the FIDE and the national rating",
    RatingMethod.LOWER: "the lower of the FIDE and the national rating",
    RatingMethod.OTHER: "a method announced by the organiser",
}


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model: one heading for each subject, whole sentences, a table of the rounds, lines to sign."""
    section = data.section
    blocks: list[Block] = []

    def subject(title: str, sentences: Iterator[str] | tuple[str, ...]) -> None:
        held = [sentence for sentence in sentences if sentence]
        if held:
            blocks.append(Paragraph(title, Voice.HEADING))
            blocks.extend(Paragraph(sentence, Voice.TEXT) for sentence in held)

    subject("Tournament", _tournament(section))
    subject("Rounds", (_rounds_sentence(section),))
    if section.round_dates or section.round_times:
        blocks.append(_rounds(section))
    subject("Time control", (_time_control(section),))
    subject("Points", (_points(section, half_sign=options.half_sign),))
    subject("Byes", _byes(section, half_sign=options.half_sign))
    subject("Ties", _ties(data))
    if section.event.officials or section.event.chief_arbiter:
        blocks.append(_officials(section.event))
    return facts.sheet(
        data, options, ID, NAME, blocks, stage=f"FIDE tie-break rules, edition {section.edition.value}", size=9.5
    )


def _tournament(section: Section) -> Iterator[str]:
    match section.kind:
        case Kind.SWISS:
            yield f"Swiss system, {section.rounds_total} rounds, paired by the FIDE Dutch system (C.04.3)."
        case Kind.ROUND_ROBIN:
            times = {1: "once", 2: "twice"}.get(section.cycles, f"{section.cycles} times")
            yield f"Round robin by the Berger tables (C.05): everybody meets everybody {times}."
    if section.rating_method is not None:
        yield f"The tournament rating is {_METHODS[section.rating_method]}; rate of play: {section.rate}."
    if section.initial_colour:
        colour = "White" if section.initial_colour == "W" else "Black"
        yield f"The first player of the start list has {colour} in round 1, as drawn by lot."
    for block in section.accelerations:
        yield (
            f"Acceleration: players {block.first_number} to {block.last_number} are paired with {block.points} "
            f"additional points in rounds {block.first_round} to {block.last_round}."
        )
    if section.forbidden:
        yield "Some players are not paired with each other, as announced before round 1."


def _rounds_sentence(section: Section) -> str:
    minutes = {time.default_minutes for time in section.round_times if time.default_minutes is not None}
    if len(minutes) == 1:
        return f"Default time: a player who arrives more than {minutes.pop()} minutes after the start loses the game."
    if minutes:
        return "The default time of each round is given below."
    return "" if section.round_dates or section.round_times else f"{section.rounds_total} rounds; dates not announced."


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
            "" if minutes is None else f"{minutes} min",
        )
        rows.append(Row(texts))
    titles = (("round", "Round"), ("date", "Date"), ("start", "Start"), ("default", "Default time"))
    kept = [n for n in range(4) if n < 2 or any(row.texts[n] for row in rows)]
    return Table(
        tuple(Column(*titles[n], Align.RIGHT if n == 0 else Align.LEFT, share=0.2 if n == 0 else 1.0) for n in kept),
        tuple(Row(tuple(row.texts[n] for n in kept)) for row in rows),
        row_noun="Rounds",
    )


def _time_control(section: Section) -> str:
    words = section.time_control or section.event.time_control
    code = section.time_control_code or section.event.time_control_code
    if not words:
        return code
    return f"{words} ({code})." if code else words


def _points(section: Section, *, half_sign: bool) -> str:
    points = section.points
    win, draw, loss = (points_text(value, half_sign=half_sign) for value in (points.win, points.draw, points.loss))
    text = f"A win counts {win}, a draw {draw}, a loss {loss}."
    forfeits = points.points(Outcome.FORFEIT_WIN), points.points(Outcome.FORFEIT_LOSS)
    if forfeits != (points.win, points.loss):
        won, lost = (points_text(value, half_sign=half_sign) for value in forfeits)
        text += f" A game won by forfeit counts {won}, one lost by forfeit {lost}."
    return text


def _byes(section: Section, *, half_sign: bool) -> Iterator[str]:
    if section.kind is Kind.ROUND_ROBIN:
        return
    points = section.points

    def worth(outcome: Outcome) -> str:
        return points_text(points.points(outcome), half_sign=half_sign)

    yield f"The player left over in an odd field gets a bye that counts {worth(Outcome.PAIRING_BYE)}, at most once."
    rules: ByeRules = section.byes
    if rules.half_allowed and rules.half_limit:
        until = f", until round {rules.half_until}" if rules.half_until else ""
        many = "one round" if rules.half_limit == 1 else f"{rules.half_limit} rounds"
        yield (
            f"A player may ask in advance not to play {many}{until}; each counts {worth(Outcome.HALF_POINT_BYE)}. "
            f"Any other round missed counts {worth(Outcome.ZERO_POINT_BYE)}."
        )
    else:
        yield f"A round missed counts {worth(Outcome.ZERO_POINT_BYE)}; half-point byes are not given."


def _ties(data: DocumentData) -> Iterator[str]:
    standings = data.standings
    yield standings.words
    for position, rung in enumerate(standings.ladder, start=1):
        also = "" if rung.is_c07 else " This differs from C.07."
        policy = f" Unplayed games: {rung.policy_name}. {rung.policy_sentence}" if rung.policy_sentence else ""
        yield f"{position}. {rung.label}: {rung.name}.{policy}{also}"
    if standings.trial:
        yield "This ladder is a trial and not the official one."


def _officials(event: Event) -> Table:
    listed = [(_ROLES.get(one.role, one.role), f"{one.title} {one.name}".strip()) for one in event.officials]
    if not listed:
        listed = [("Chief arbiter", event.chief_arbiter), *(("Deputy arbiter", name) for name in event.deputies)]
    columns = (
        Column("role", "", Align.LEFT, share=0.4),
        Column("name", "Official", Align.LEFT, Fit.NAME, bold=True, share=1.0),
        Column("signature", "Signature", Align.LEFT, pen=Pen.WRITE, ems=16.0, share=1.0),
    )
    return Table(
        columns, tuple(Row((role, name, "")) for role, name in listed), title="Officials", pens=True, zebra=False
    )

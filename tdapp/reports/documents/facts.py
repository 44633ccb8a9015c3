"""What every document says at its head and foot, taken from the standings it is built on."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from tdapp import __version__
from tdapp.domain.knockout.players import bracket_of, knocks_out
from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.section.chess960 import position_words
from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.round import Round
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.section.stages import game_of, match_words, stage_of
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.layout.model import Block, DocumentModel, Heading, Imprint, PageWish, Reader
from tdapp.reports.layout.serial import data_serial
from tdapp.reports.options import PrintOptions
from tdapp.services.categories.labels import category_label
from tdapp.services.systems.knockout_words import stage_name
from tdapp.services.tables.standings import Standings, StandingsRow

LEFT_FIDE_MODE = marked("not in FIDE mode")
_MONTHS = (
    *(marked("January"), marked("February"), marked("March"), marked("April"), marked("May"), marked("June")),
    *(marked("July"), marked("August"), marked("September"), marked("October"), marked("November"), marked("December")),
)


def heading(
    standings: Standings,
    options: PrintOptions,
    title: str,
    remark: str = "",
    *,
    stage: str | None = None,
    status: tuple[str, ...] | None = None,
) -> Heading:
    """Event, section, document, state of the event; ``stage`` and ``status`` for sheets that show no standings."""
    section = standings.section
    after, total = standings.after_round, section.rounds_total
    if stage is None:
        stage = (
            tr("after round {after} of {total}").format(after=after, total=total)
            if after
            else tr("before round 1 of {total}").format(total=total)
        )
    if status is None:
        final = section.closed and after == total and not standings.provisional and not standings.trial
        status = (
            *((tr("provisional"),) if standings.provisional else ()),
            *((tr("trial, not official"),) if standings.trial else ()),
            *((tr("final"),) if final else ()),
        )
    if not section.fide_mode:
        status = (*status, tr(LEFT_FIDE_MODE))
    names = (section.name, category_label(options.group.name, section) if options.group else "")
    place = " ".join(filter(None, (section.event.city, section.event.federation)))
    return Heading(
        event=section.event.name,
        section=" · ".join(filter(None, names)),
        title=tr(title),
        stage=stage,
        place_and_date="  ·  ".join(filter(None, (place, dates(section.event), _arbiter(section.event)))),
        status=status,
        remark=remark,
    )


def _arbiter(event: Event) -> str:
    return tr("Chief arbiter: {name}").format(name=event.chief_arbiter) if event.chief_arbiter else ""


def imprint(
    standings: Standings,
    options: PrintOptions,
    legend: tuple[str, ...],
    *,
    brief: bool = False,
    state: Round | None = None,
    plan: PrizePlan | None = None,
) -> Imprint:
    """Program, time, serial, ladder in words with each policy, legend of what is used.

    ``brief``: no ladder, for sheets without tie-breaks. ``state``: the round whose boards are shown,
    ``plan`` the prizes.
    """
    return Imprint(
        program=f"tdapp {__version__}",
        printed=f"{day(options.printed_at.date())}, {options.printed_at:%H:%M}",
        serial=data_serial(standings, state, plan),
        ladder=() if brief else ladder_words(standings),
        legend=legend,
        fide_mark=options.fide_mark or ("" if standings.section.fide_mode else tr(LEFT_FIDE_MODE)),
    )


def wish(options: PrintOptions, *, target: float = 12.0, reader: Reader = Reader.DESK, lines: int = 0) -> PageWish:
    """The paper asked for; ``target``: the type size that is worth paper; who reads it, and lines on a page."""
    return PageWish(
        options.paper,
        options.orientation,
        options.type_size,
        target,
        reader=reader,
        lines=lines,
        wide_rows=options.wide_rows,
        grid_lines=options.grid_lines,
    )


def sheet(
    data: DocumentData,
    options: PrintOptions,
    document_id: str,
    title: str,
    blocks: Sequence[Block],
    *,
    stage: str | None = None,
    remark: str = "",
    status: tuple[str, ...] | None = (),
    legend: tuple[str, ...] = (),
    notes: tuple[str, ...] = (),
    target: float = 12.0,
    reader: Reader = Reader.DESK,
    lines: int = 0,
    state: Round | None = None,
    plan: PrizePlan | None = None,
) -> DocumentModel:
    """A document without tie-break columns: lists, sheets of a round, texts.

    ``stage`` says what it belongs to, None to the standings; so does ``status``. ``target`` is the type size that is
    worth paper, ``reader`` says from where it is read.
    """
    standings = data.standings
    return DocumentModel(
        document_id=document_id,
        heading=heading(standings, options, title, remark, stage=stage, status=status),
        blocks=tuple(blocks),
        imprint=imprint(standings, options, legend, brief=True, state=state, plan=plan),
        wish=wish(options, target=target, reader=reader, lines=lines),
        notes=notes,
        author=standings.section.event.chief_arbiter,
        language=options.language,
    )


def ranking(
    standings: Standings,
    options: PrintOptions,
    document_id: str,
    title: str,
    blocks: Sequence[Block],
    legend: tuple[str, ...],
    *,
    remark: str = "",
    notes: tuple[str, ...] | None = None,
    target: float = 12.0,
    reader: Reader = Reader.DESK,
) -> DocumentModel:
    """A document with tie-break columns: its foot tells the ladder. ``notes`` None: of points and standings."""
    if notes is None:
        notes = (*point_system_note(standings, half_sign=options.half_sign), *standings.notes)
    return DocumentModel(
        document_id=document_id,
        heading=heading(standings, options, title, remark),
        blocks=tuple(blocks),
        imprint=imprint(standings, options, legend),
        wish=wish(options, target=target, reader=reader),
        notes=notes,
        author=standings.section.event.chief_arbiter,
        language=options.language,
    )


def round_stage(data: DocumentData, state: Round) -> str:
    """``round 5 of 9, 8 July 2026, 15:00``."""
    when = ", ".join(filter(None, (day(state.date) if state.date else "", state.start)))
    lot = (
        tr("Chess960 position {position}").format(position=position_words(state.chess960))
        if state.chess960 is not None
        else ""
    )
    return ", ".join(
        filter(
            None,
            (
                tr("round {number} of {total}").format(number=state.number, total=data.section.rounds_total),
                match_words(data.section, state.number) or _stage_words(data.subject, state.number),
                when,
                lot,
            ),
        )
    )


def _stage_words(section: Section, number: int) -> str:
    """``Semi-finals`` where players are knocked out."""
    if not knocks_out(section):
        return ""
    return stage_name(stage_of(section, number), len(bracket_of(section).stages), teams=False)


def game_remark(data: DocumentData, state: Round) -> str:
    """What a sheet of pairings says of the other game of the match; empty where there is none."""
    if data.section.system.stage_rounds < 2:
        return ""
    if game_of(data.section, state.number) == 1:
        return tr("The second game of each match follows at the same table, with the colours reversed.")
    return tr("The second game of each match: the same players at the same table, the colours reversed.")


def round_status(state: Round) -> tuple[str, ...]:
    """What must be seen on a sheet of a round."""
    return (tr("draft, not published"),) if state.is_draft else ()


def side_by_side(model: DocumentModel, options: PrintOptions, across: tuple[int, ...]) -> DocumentModel:
    """The same in columns of lines: as many as the arbiter says, else one of ``across``."""
    given = options.across is not None
    wanted = (options.across,) if options.across is not None else across
    return replace(model, wish=replace(model.wish, across=wanted, across_given=given))


def ladder_words(standings: Standings) -> tuple[str, ...]:
    """The ladder in words, the names behind the column titles, and a sentence for each policy."""
    if not standings.ladder:
        return (standings.words,) if standings.words else ()
    columns = "; ".join(
        f"{rung.label} = {rung.name}"
        if rung.is_c07
        else tr("{label} = {name} (not C.07)").format(label=rung.label, name=rung.name)
        for rung in standings.ladder
    )
    policies: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for rung in standings.ladder:
        if rung.policy_sentence:
            policies[rung.policy_name, rung.policy_sentence].append(rung.label)
    return (
        *((standings.words,) if standings.words else ()),
        tr("Columns: {columns}.").format(columns=columns),
        *(f"{name} ({', '.join(dict.fromkeys(labels))}): {sentence}" for (name, sentence), labels in policies.items()),
    )


def chosen_rows(standings: Standings, options: PrintOptions) -> tuple[StandingsRow, ...]:
    """All rows, or those of the group."""
    if options.group is None:
        return standings.rows
    return tuple(row for row in standings.rows if row.player.number in options.group.numbers)


def standing_mark(row: StandingsRow) -> str:
    """The word after the name of a player who left; a dagger would mean in German that he died."""
    return player_mark(row.player)


def player_mark(player: Player) -> str:
    """The same of a player."""
    match player.standing:
        case Standing.ACTIVE:
            return ""
        case Standing.WITHDRAWN:
            return f"({tr('withdrawn')})"
        case Standing.EXPELLED:
            return f"({tr('expelled')})"


def point_system_note(standings: Standings, *, half_sign: bool) -> tuple[str, ...]:
    """A sentence where the points are not 1, ½, 0."""
    system = standings.section.points
    if system.is_standard:
        return ()
    win, draw, loss = (points_figure(points, half_sign=half_sign) for points in (system.win, system.draw, system.loss))
    return (tr("Points: {win} for a win, {draw} for a draw, {loss} for a loss.").format(win=win, draw=draw, loss=loss),)


def dates(event: Event) -> str:
    """``3–11 July 2026``."""
    if event.start is None or event.end is None or event.start == event.end:
        one = event.start or event.end
        return day(one) if one else ""
    start, end = event.start, event.end
    if start.year != end.year:
        return f"{day(start)} – {day(end)}"
    if start.month != end.month:
        month = tr(_MONTHS[start.month - 1])
        return tr("{day} {month} – {end}").format(day=start.day, month=month, end=day(end))
    return tr("{day}–{end}").format(day=start.day, end=day(end))


def day(date: dt.date) -> str:
    """``3 July 2026``: the month in letters, read the same everywhere."""
    month = tr(_MONTHS[date.month - 1])
    return tr("{day} {month} {year}").format(day=date.day, month=month, year=date.year)

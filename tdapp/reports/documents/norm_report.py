"""Title norms: who has one, who still can, and every condition with its article. Preliminary: FIDE decides."""

from __future__ import annotations

from tdapp.domain.norms.check import Condition
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.norms.norms import PlayerNorm, candidates, event_facts, kinds_for, player_norm
from tdapp.services.norms.titles import RatingTitle, titles_by_rating
from tdapp.services.norms.words import condition_text, limit_text, needed_text, remarks, value_text, verdict_text

ID = "norm-report"
NAME = marked("Title norms")
_HOLDS = {True: marked("yes"), False: marked("NO"), None: "?"}


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model: all candidates and the conditions of each, or those of one player."""
    found = norms_of(data, options)
    blocks: list[Block] = [_overview(found, options)] if found else []
    for norm in found:
        blocks += _conditions(norm)
    if not found:
        blocks = [Paragraph(tr("Nobody has made a norm or still can."), Voice.TEXT)]
    if options.player is None:
        blocks += _titles(titles_by_rating(data.section))
    legend = (
        tr("B.01 of 2024, preliminary: FIDE decides; “?” is for the arbiter to answer and counts against nobody"),
        tr("Ra: average of the opponents after 1.4.6, unrated as 1400; Rp: performance"),
        tr("Direct titles come from FIDE's list of championships, which is not known here"),
    )
    return facts.sheet(data, options, ID, NAME, blocks, legend=legend)


def norms_of(data: DocumentData, options: PrintOptions) -> tuple[PlayerNorm, ...]:
    """The candidates, or every norm that is of use to the player of the options."""
    section = data.section
    event = event_facts(section)
    if options.player is None:
        return candidates(section, event)
    player = next((one for one in section.players if one.number == options.player), None)
    kinds = () if player is None else kinds_for(player)
    return tuple(player_norm(section, options.player, kind, event) for kind in kinds)


def _overview(found: tuple[PlayerNorm, ...], options: PrintOptions) -> Table:
    columns = (
        Column("number", tr("No"), Align.RIGHT, share=0.1),
        Column("title", "", Align.LEFT, share=0.1),
        Column("name", tr("Player"), Align.LEFT, Fit.NAME, bold=True, share=1.5),
        Column("norm", tr("Norm"), Align.LEFT, share=0.1),
        Column("verdict", tr("Verdict"), Align.LEFT, bold=True, share=0.2),
        Column("points", tr("Pts"), Align.DECIMAL, share=0.1),
        Column("games", tr("Games"), Align.RIGHT, share=0.1),
        Column("ra", tr("Ra"), Align.RIGHT, share=0.1),
        Column("rp", tr("Rp"), Align.RIGHT, share=0.1),
        Column("needed", tr("Still needed"), Align.LEFT, Fit.TEXT, share=1.0),
    )
    rows = tuple(
        Row(
            (
                str(norm.player.number),
                norm.player.title,
                norm.player.name,
                norm.kind.value,
                verdict_text(norm),
                points_figure(norm.check.score, half_sign=options.half_sign),
                str(len(norm.check.games)),
                str(norm.check.average),
                str(norm.check.performance),
                "" if norm.is_reached else needed_text(norm.forecast),
            )
        )
        for norm in found
    )
    return Table(columns, rows, row_noun=tr("Norms"), landmark=2)


def _conditions(norm: PlayerNorm) -> list[Block]:
    unit = f"{norm.player.number} {norm.kind.value}"
    columns = (
        Column("article", tr("Article"), Align.LEFT, share=0.2),
        Column("condition", tr("Condition"), Align.LEFT, Fit.TEXT, share=1.5),
        Column("value", tr("Value"), Align.RIGHT, bold=True, share=0.3),
        Column("limit", tr("Limit"), Align.RIGHT, share=0.3),
        Column("holds", tr("Holds"), Align.RIGHT, bold=True, share=0.2),
    )
    rows = tuple(
        Row((one.article, condition_text(one), value_text(one), limit_text(one), _holds(one)))
        for one in norm.check.conditions
    )
    title = tr("{kind} norm of {name}: {verdict}").format(
        kind=norm.kind.value, name=norm.player.shown, verdict=verdict_text(norm)
    )
    said = remarks(norm) if norm.is_reached else (*filter(None, (needed_text(norm.forecast),)), *remarks(norm))
    return [
        Paragraph(title, Voice.HEADING, unit),
        Table(columns, rows, row_noun=tr("Conditions"), unit=unit, landmark=1),
        *(Paragraph(text, Voice.NOTE, unit) for text in said),
    ]


def _holds(one: Condition) -> str:
    """Yes, no, to be answered; a dash where it is for the application, not for this norm."""
    return tr(_HOLDS[one.satisfied]) if one.satisfied is not None or one.value == "?" else "–"


def _titles(found: tuple[RatingTitle, ...]) -> list[Block]:
    if not found:
        return []
    columns = (
        Column("number", tr("No"), Align.RIGHT, share=0.1),
        Column("name", tr("Player"), Align.LEFT, Fit.NAME, bold=True, share=1.5),
        Column("title", tr("Title"), Align.LEFT, bold=True, share=0.2),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.2),
        Column("least", tr("Limit"), Align.RIGHT, share=0.2),
    )
    rows = tuple(
        Row((str(one.player.number), one.player.name, one.title, str(one.rating), str(one.least))) for one in found
    )
    words = tr("Rating high enough for a title (1.3); 30 rated games are needed, which only the rating list knows.")
    return [
        Table(columns, rows, title=tr("Titles by rating"), row_noun=tr("Players"), unit="titles", landmark=1),
        Paragraph(words, Voice.NOTE, "titles"),
    ]

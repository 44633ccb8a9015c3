"""Pairing check list: what the next pairing looks at, player by player, so that it can be checked or made by hand."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.results import colour_letters_of
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.player_columns import rating_label
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.pairing.facts import PairingFacts, pairing_facts
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.systems.rules import CheckList

ID = "pairing-checklist"
NAME = marked("Pairing check list")

_FLOATS = {"": "", "down": marked("D"), "up": marked("U")}
_COLOURS = {"": "", "w": marked("White"), "b": marked("Black")}


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model before a round: the one asked for, else the first that is not complete."""
    section = data.section
    number = options.round or min(section.rounds_decided + 1, section.rounds_total)
    listed = pairing_facts(section, number)
    if section.system.scores:
        return replace(_by_score(data, options, number, listed), author=section.event.chief_arbiter)
    accelerated = any(one.score != one.pairing_score for one in listed)
    own = rules_of_system(section.system).check_list(section, number)
    columns = (
        Column("number", tr("No."), Align.RIGHT, share=0.2),
        Column("name", tr("Name"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.2),
        Column("points", tr("Pts"), Align.DECIMAL, bold=True, share=0.2),
        *((Column("accelerated", tr("Acc"), Align.DECIMAL, share=0.2),) if accelerated else ()),
        *(Column(f"own-{place}", title, Align.RIGHT, share=0.2) for place, (title, _) in enumerate(own.columns)),
        *((Column("due", tr("Due"), Align.LEFT, share=0.5),) if own.due else ()),
        Column("colours", tr("Colours"), Align.LEFT, share=0.5),
        *((Column("floats", tr("Floats"), Align.LEFT, share=0.2),) if own.floats else ()),
        Column("bye", tr("Bye"), Align.LEFT, share=0.2),
        Column("met", tr("Opponents met"), Align.LEFT, Fit.TEXT, share=1.0),
    )
    rows = tuple(
        Row(
            _texts(one, options, own, accelerated=accelerated),
            facts.player_mark(one.player),
            rule=above is not None and above.pairing_score != one.pairing_score,
        )
        for above, one in zip((None, *listed), listed, strict=False)
    )
    model = facts.sheet(
        data,
        options,
        ID,
        NAME,
        [Table(columns, rows, row_noun=tr("Numbers"))],
        stage=tr("before round {number} of {total}").format(number=number, total=section.rounds_total),
        legend=(
            *filter(None, (meaning for _, meaning in own.columns)),
            *((tr("Due: colour preference, absolute, strong or mild (C.04.3, 1.7)"),) if own.due else ()),
            tr("Colours of played games in order"),
            *((tr("Floats of the last round and the one before: D down, U up, – none"),) if own.floats else ()),
            tr("Bye: the round that bars from the bye given by the pairing"),
            tr("in brackets: does not play this round"),
            *((tr("Acc: points with acceleration"),) if accelerated else ()),
        ),
    )
    return replace(model, author=section.event.chief_arbiter)


def _by_score(
    data: DocumentData, options: PrintOptions, number: int, listed: tuple[PairingFacts, ...]
) -> DocumentModel:
    """Where a score of the system's own pairs: whom each has met and when, how often White and the bye."""
    columns = (
        Column("number", tr("No."), Align.RIGHT, share=0.2),
        Column("name", tr("Name"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.2),
        Column("score", tr("Score"), Align.DECIMAL, bold=True, share=0.3),
        Column("colours", tr("Colours"), Align.LEFT, Fit.TEXT, share=1.0),
        Column("whites", tr("White"), Align.RIGHT, share=0.2),
        Column("byes", tr("Byes"), Align.RIGHT, share=0.2),
        Column("met", tr("Opponents met"), Align.LEFT, Fit.TEXT, share=2.0),
    )
    rows = tuple(
        Row(
            (
                str(one.player.number) if one.comes else f"({one.player.number})",
                one.player.name,
                rating_label(one.player),
                one.standing,
                colour_letters_of(one.colours).upper(),
                str(one.whites),
                str(one.byes or ""),
                ", ".join(f"{other} ({last})" for other, last in one.last_met),
            ),
            facts.player_mark(one.player),
        )
        for one in listed
    )
    return facts.sheet(
        data,
        options,
        ID,
        NAME,
        [Table(columns, rows, row_noun=tr("Places"))],
        stage=tr("before round {number} of {total}").format(number=number, total=data.section.rounds_total),
        legend=(
            tr("In the order of the table, as they are paired"),
            tr("Colours of played games in order"),
            tr("Byes: how often somebody was left over"),
            tr("Opponents met, with the round of the last game"),
            tr("in brackets: does not play this round"),
        ),
    )


def _texts(one: PairingFacts, options: PrintOptions, own: CheckList, *, accelerated: bool) -> tuple[str, ...]:
    player = one.player
    floats = "".join(tr(_FLOATS[way]) or "–" for way in one.floats)
    due = " ".join(filter(None, (tr(_COLOURS[one.due]), tr(one.strength) if one.due else "")))
    return (
        str(player.number) if one.comes else f"({player.number})",
        player.name,
        rating_label(player),
        points_figure(one.score, half_sign=options.half_sign),
        *((points_figure(one.pairing_score, half_sign=options.half_sign),) if accelerated else ()),
        *(own.values.get(player.number, ("",) * len(own.columns))),
        *((due,) if own.due else ()),
        colour_letters_of(one.colours).upper(),
        *(("" if floats == "––" else floats,) if own.floats else ()),
        "" if one.bye_round is None else tr("round {number}").format(number=one.bye_round),
        ", ".join(map(str, one.met)),
    )

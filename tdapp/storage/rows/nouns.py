"""The nouns of an event file: what of each the types do not say. A test holds them to the columns of ``schema``."""

from __future__ import annotations

import json
from dataclasses import fields
from fractions import Fraction

from tdapp.domain.section.category_text import plan_fields, plan_of
from tdapp.domain.section.event import Acceleration, Event, ForbiddenPairs, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.match import Match, TeamAdjustment
from tdapp.domain.section.page_head import Picture
from tdapp.domain.section.player import NationalRecord, Player
from tdapp.domain.section.round import Board, Round
from tdapp.domain.section.team import Team
from tdapp.storage.rows.stored import Form, Stored, Values, json_form, optional

EVENT = Stored(Event, "event")
PLAYER = Stored(Player, "player", forms={"national_record": json_form(NationalRecord, NationalRecord(), listed=True)})
TEAM = Stored(Team, "team", elsewhere=("members",))
MATCH = Stored(
    Match,
    "team_match",
    elsewhere=("first", "second", "decision"),  # they name teams and players, as rows do
    joined=("round",),
    spread={"table": ("place",)},
    forms={
        "entered": Form(
            lambda points: " ".join(map(str, points or ())),
            lambda text: tuple(map(Fraction, text.split())) or None,
        )
    },
)
ADJUSTMENT = Stored(TeamAdjustment, "team_adjustment", elsewhere=("team",))

_LADDER = optional(Form(str, parse_ladder))
_CATEGORIES = Form(
    lambda plan: json.dumps(plan_fields(plan), ensure_ascii=False), lambda text: plan_of(json.loads(text))
)
_WORTH = ("win", "draw", "loss", "pab", "full_bye", "half_bye", "zero_bye", "forfeit_win", "forfeit_loss")

SECTION = Stored(
    Section,
    "section",
    elsewhere=(
        *("event", "page_head", "publishing"),
        *("players", "cells", "unverified_rounds", "rating_corrections", "round_dates", "byes_only"),
        *("accelerations", "forbidden", "wishes", "comments"),
        *("teams", "matches", "team_byes", "adjustments"),
        *("team_scores", "fixture"),  # of views: never stored
    ),
    spread={"points": _WORTH, "byes": ("half_allowed", "half_limit", "half_until")},
    forms={"ladder": _LADDER, "trial_ladder": _LADDER, "categories": _CATEGORIES},
)

ROUND = Stored(
    Round,
    "round",
    elsewhere=("state", "start", "boards", "byes", "unpaired", "matches", "team_byes"),
    spread={"engine": ("engine", "engine_version", "seed")},
)
BOARD = Stored(
    Board,
    "pairing",
    joined=("white", "black"),
    spread={"number": ("board",), "outcomes": ("white_outcome", "black_outcome")},
)
PICTURE = Stored(Picture, "page_head")
ACCELERATION = Stored(Acceleration, "acceleration")
FORBIDDEN = Stored(ForbiddenPairs, "forbidden_pairs")


def facts_values(facts: SectionFacts) -> Values:
    """The columns of a section's row that hold its regulations; the dates of rounds are rows of their own."""
    names = (one.name for one in fields(SectionFacts))
    return SECTION.some(**{name: getattr(facts, name) for name in names if name not in SECTION.elsewhere})

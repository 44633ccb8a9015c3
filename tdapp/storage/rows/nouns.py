"""The nouns of an event file: what of each the types do not say. A test holds them to the columns of ``schema``."""

from __future__ import annotations

from tdapp.domain.section.event import Event
from tdapp.domain.section.player import NationalRecord, Player
from tdapp.domain.teams.team import Team
from tdapp.storage.rows.stored import Stored, json_form

EVENT = Stored(Event, "event")
PLAYER = Stored(Player, "player", forms={"national_record": json_form(NationalRecord, NationalRecord(), listed=True)})
TEAM = Stored(Team, "team", elsewhere=("members",))

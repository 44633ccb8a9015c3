"""When a round began, where the system can tell."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import Any

import pytest

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.event import Event, RoundTime, Section
from tdapp.domain.section.player import Player
from tdapp.services.games import headers
from tdapp.services.rounds.boards import rounds_of
from tests.arena import arena


class Windows(dt.datetime):
    """Its clock knows nothing before 1970."""

    def astimezone(self, tz: dt.tzinfo | None = None) -> dt.datetime:
        if self.year < 1970:
            raise OSError(22, "Invalid argument")
        return super().astimezone(tz)


def test_a_round_before_1970_has_no_start_where_the_system_knows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    days = (dt.date(1938, 11, 6), dt.date(2026, 5, 1))
    section = replace(arena("1 A | 2w1\n2 B | 1b0"), round_dates=days, round_times=(RoundTime("14:00"),) * 2)
    assert headers.utc_start(section, 2) is not None
    monkeypatch.setattr(headers.dt, "datetime", Windows)
    assert headers.utc_start(section, 1) is None
    assert headers.utc_start(section, 2) is not None


SECTION = replace(
    arena("1 Kővári, Łukasz 2000 | 2w1 2b?\n2 B | 1b0 1w?", name="A", time_control_code="40/5400 + 30"),
    event=Event("Open", "Ulm", "GER", dt.date(2026, 5, 1)),
    round_dates=(dt.date(2026, 5, 1),),
)
SECTION = replace(
    SECTION, players=(replace(SECTION.players[0], fide_id="46", title="GM", club="North"), SECTION.players[1])
)


def told(section: Section = SECTION, number: int = 1, **more: Any) -> dict[str, str]:
    played = replace(rounds_of(section)[number - 1], date=section.event.start if number == 1 else None)
    return dict(headers.game_headers(section, played, played.boards[0], **more))


def test_what_stands_above_a_game() -> None:
    assert told() == {
        "Event": "Open: A", "Site": "Ulm GER", "Date": "2026.05.01", "Round": "1.1", "White": "Kővári, Łukasz",
        "Black": "B", "Result": "1-0", "Board": "1", "WhiteTitle": "GM", "BlackTitle": "", "WhiteElo": "2000",
        "BlackElo": "", "WhiteFideId": "46", "BlackFideId": "", "WhiteTeam": "North", "BlackTeam": "",
        "EventDate": "2026.05.01", "TimeControl": "40/5400+30",
    }  # fmt: skip
    bare = replace(SECTION, event=Event("Open"), name="Open")
    known = {name: value for name, value in told(bare, 2).items() if value}
    assert known == {
        "Event": "Open", "Round": "2.1", "White": "B", "Black": "Kővári, Łukasz", "Result": "*", "Board": "1",
        "BlackTitle": "GM", "BlackElo": "2000", "BlackFideId": "46", "BlackTeam": "North", "TimeControl": "40/5400+30",
    }  # fmt: skip
    assert told(replace(bare, name=""))["Event"] == "Open"
    assert told(replace(bare, time_control_code="W 40 moves"))["TimeControl"] == ""  # in words: no PGN has them


def test_the_result_is_the_arbiters_and_else_the_sources() -> None:
    drawn = GameRecord(1, 1, 2, result="1/2-1/2")
    assert told(record=drawn)["Result"] == "1-0"
    assert told(number=2, record=drawn)["Result"] == "1/2-1/2"


def test_who_is_hidden_behind_initials_is_not_found_by_an_id() -> None:
    def initials(player: Player) -> str:
        return "K., Ł." if player.number == 1 else player.name

    section = replace(SECTION, players=tuple(replace(player, fide_id="46") for player in SECTION.players))
    hidden = told(section, named=initials)
    assert (hidden["White"], hidden["WhiteFideId"], hidden["BlackFideId"]) == ("K., Ł.", "", "46")


def test_when_a_round_begins_in_utc() -> None:
    at = replace(SECTION, round_times=(RoundTime("14:00"), RoundTime("14:00")))
    start = dt.datetime(2026, 5, 1, 14).astimezone(dt.UTC)
    assert (told(at)["UTCDate"], told(at)["UTCTime"]) == (f"{start:%Y.%m.%d}", f"{start:%H:%M:%S}")
    for other in (
        replace(at, round_times=()),
        replace(at, round_times=(RoundTime("noon"),)),
        replace(at, round_dates=()),
    ):
        assert "UTCDate" not in told(other)
    assert "UTCDate" not in told(at, 2)  # no date

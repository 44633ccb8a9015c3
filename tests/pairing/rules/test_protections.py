"""Club mates and compatriots are kept apart, as far as a legal pairing is left."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.rules.protections import pair_with_wishes, protections_by
from tests.arena import arena

CLUBS = ("Ruch", "Ruch", "Łódź", "", "ruch", "Łódź", "Solo", "")


def section(clubs: tuple[str, ...] = CLUBS) -> Section:
    players = tuple(Player(index, f"P{index}", club=club, federation="POL") for index, club in enumerate(clubs, 1))
    drawing = "\n".join(f"{index} P{index} |" for index in range(1, len(clubs) + 1))
    return replace(arena(drawing, rounds_total=3, initial_colour="W"), players=players)


def test_groups() -> None:
    found = protections_by(section(), "club")
    assert [(group.name, group.numbers) for group in found] == [("Łódź", (3, 6)), ("Ruch", (1, 2, 5))]
    assert [group.name for group in protections_by(section(), "club", only=("Ruch",))] == ["Ruch"]
    assert protections_by(section(), "federation", last_round=2)[0].last_round == 2


def test_the_pairing_keeps_them_apart(gacrux: GacruxEngine) -> None:
    plain = gacrux.pair(section())
    assert plain.opponent_of(1) == 5
    wished = replace(section(), wishes=protections_by(section(), "club"))
    kept, yielded = pair_with_wishes(gacrux, wished, 1)
    assert kept.opponent_of(1) not in (2, 5)
    assert yielded == ()


def test_what_cannot_be_kept_yields(gacrux: GacruxEngine) -> None:
    # five of eight are from one club: at least two of them must meet
    host = section(("Host", "Host", "Host", "Host", "Host", "Łódź", "Łódź", ""))
    pairing, yielded = pair_with_wishes(gacrux, replace(host, wishes=protections_by(host, "club")), 1)
    assert [group.name for group in yielded] == ["Host"]
    assert pairing.opponent_of(6) != 7

"""The form of a norm line by line: nine games, and one thing that is otherwise."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from tdapp.domain.norms.kinds import NormKind
from tdapp.domain.section.event import CHIEF, Event, Kind, Official, Section
from tdapp.services.norms.certificate import certificate
from tdapp.services.norms.norms import event_facts, player_norm
from tests.recorded import recorded
from tests.services.norms.test_norms import one_against_nine
from tests.services.norms.test_recorded import large

CHIEF_ARBITER = Official(CHIEF, "Kovač, Maja", "14600000", "IA")
EVENT = Event("Open", "Ulm", "GER", dt.date(2026, 9, 1), dt.date(2026, 9, 9)).with_officials((CHIEF_ARBITER,))


def usual(results: str = "1111110==", **fields: object) -> Section:
    section = one_against_nine("SLO", results, rounds_total=9, time_control_code="5400+30")
    hero = replace(section.players[0], name="Novak, Jan", fide_id="14600001")
    return replace(section, **{"event": EVENT, "name": "A", "players": (hero, *section.players[1:]), **fields})  # type: ignore[arg-type]


def field(section: Section, **changed: object) -> Section:
    """Something of the first two opponents is otherwise."""
    players = [
        replace(one, **changed) if one.number in (2, 3) else one  # type: ignore[arg-type]
        for one in section.players
    ]
    return replace(section, players=tuple(players))


SECTIONS: dict[str, Section] = {
    "as it should be": usual(),
    "without a city": usual(event=replace(EVENT, city="")),
    "without a name of the section": replace(usual(), name=""),
    "nothing of the event": usual(event=Event("Open")),
    "a chief without number": usual(event=EVENT.with_officials((replace(CHIEF_ARBITER, fide_id=""),))),
    "no end": usual(event=replace(EVENT, end=None)),
    "no start": usual(event=replace(EVENT, start=None)),
    "a player without number": replace(
        usual(), players=(replace(usual().players[0], fide_id=""), *usual().players[1:])
    ),
    "two forfeits": usual("111111=+-"),
    "seven games": usual("1111111"),
    "a win left out": usual("111111111"),
    "no game": usual("+++++++++"),
    "two of no federation": field(usual(), federation=""),
    "two of FIDE": field(usual(), federation="FID"),
    "two of the host": field(usual(), federation="GER"),
    "two of his own": field(usual(), federation="SLO"),
    "two unrated": field(usual(), rating=None),
    "two low": field(usual(), rating=1500),
    "two women": field(usual(), title="WGM"),
}


def test_the_form() -> None:
    """Lines that are as in the first certificate are left out."""
    lines: list[str] = []
    known: dict[str, str] = {}
    for name, section in SECTIONS.items():
        for kind in (NormKind.GM, NormKind.IM) if not known else (NormKind.IM,):
            made = certificate(section, player_norm(section, 1, kind, event_facts(section)))
            lines.append(f"== {name}, {kind.name}")
            lines += [f"{label}: {text}" for label, text in made.lines if known.get(label) != text]
            known = known or dict(made.lines)
            lines += [f"round {one.round}: {one.opponent.number} {one.rating} {one.counted} {one.score}"
                      for one in made.games if one.round < 3 or one.score not in ("1", "½", "0")]  # fmt: skip
            lines += [f"remark: {one}" for one in made.remarks]
            lines += [f"missing: {one}" for one in made.missing]
    recorded("services/certificates_of_norms", lines)


def test_an_exempt_event_says_how_many_came_from_abroad() -> None:
    """B.01, 1.4.3 d: rated players from abroad, their federations but for FIDE's own, and the masters among them."""
    section = usual()
    others = (("GER", "GM", 2400), ("GER", "", 2300), ("FRA", "IM", 2300), ("FRA", "FM", None), ("FID", "WIM", 2200),
              ("", "GM", 2500), ("NOR", "", 2000))  # fmt: skip
    players = [
        replace(one, federation=federation, title=title, rating=rating)
        for one, (federation, title, rating) in zip(section.players[1:], others, strict=False)
    ]
    section = replace(section, players=(section.players[0], *players, *section.players[len(players) + 1 :]))
    norm = replace(player_norm(section, 1, NormKind.IM, event_facts(section)), exempt="d")
    made = certificate(section, norm)
    told = {label: text for label, text in made.lines if label.startswith("1.4.3 d")}
    abroad = [one for one in section.players if one.federation not in ("", "GER") and one.rating]
    assert len(abroad) == 6
    assert told == {
        "1.4.3 d: federations": str(len({one.federation for one in abroad} - {"FID"})),
        "1.4.3 d: rated players from abroad": "6",
        "1.4.3 d: GM, IM, WGM, WIM from abroad": str(sum(one.title in ("GM", "IM", "WGM", "WIM") for one in abroad)),
    }
    assert "Exempt from the mix of federations: 1.4.3 d." in made.remarks


def test_only_a_swiss_is_exempt_by_its_field() -> None:
    """B.01, 1.4.3 d."""
    section = large(20, 2000, 10, ("GER", "FRA", "NOR"), 0)
    assert event_facts(section).exempt == "d"
    assert event_facts(replace(section, kind=Kind.ROUND_ROBIN)).exempt == ""

"""What a player's page says beside his games: his places, his rating, whom he can still catch, his place elsewhere.

Numbers come from the services; here they are put into sentences and one small picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property

from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.player import Standing
from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.wording import ntr, tr
from tdapp.reports.documents.player_columns import points_label
from tdapp.reports.formats.html_blocks import text_of
from tdapp.reports.site.data import SectionData, player_page
from tdapp.reports.site.flags import flag
from tdapp.reports.site.groups import FEDERATION
from tdapp.services.ratings.changes import PlayerChange, rating_changes
from tdapp.services.tables.policy_places import PlayerPlaces, PolicyPlaces, places_by_policy
from tdapp.services.tables.standings import StandingsRow

_WIDE, _HIGH = 40, 110  # pixels a round, and of all places
_EDGE = 26


class Outlook:
    """Of all players of a section; everything is computed once."""

    def __init__(self, held: SectionData) -> None:
        self._held = held
        self._standings = held.latest.standings
        self._rows: Sequence[StandingsRow] = [row for row in self._standings.rows if row.rank is not None]
        self._points = [Fraction(row.points) for row in self._rows]
        self._at = {row.player.number: at for at, row in enumerate(self._rows)}

    @cached_property
    def _changes(self) -> Mapping[int, PlayerChange]:
        return {one.player.number: one for one in rating_changes(self._held.section)}

    @cached_property
    def _places(self) -> list[Mapping[int, int | None]]:
        """After each round, by number."""
        return [
            {row.player.number: row.rank for row in self._held.after(number).standings.rows}
            for number in range(1, self._held.counted + 1)
        ]

    @cached_property
    def _fan(self) -> tuple[PolicyPlaces | None, Mapping[int, PlayerPlaces]]:
        section = self._standings.section
        if not self._held.counted or self._held.teams_meet or section.system.scores:
            return None, {}
        ladder = parse_ladder(",".join(rung.text for rung in self._standings.ladder))
        found = places_by_policy(self._held.section, ladder, after_round=self._held.counted, top=len(section.players))
        return (found, {row.number: row for row in found.rows}) if len(found.columns) > 1 else (None, {})

    def body(self, number: int) -> Iterator[str]:
        """The part of a player's page."""
        yield from self._chips(number)
        if not self._held.counted:
            return
        yield '<div class="panels four">'
        yield from self._panel(tr("Places"), self._line(number))
        yield from self._panel(tr("Rating"), self._rating(number))
        yield from self._panel(tr("Still within reach"), self._reach(number))
        yield from self._panel(tr("Place under other rules"), self._elsewhere(number))
        yield "</div>"

    def _chips(self, number: int) -> Iterator[str]:
        """Where he belongs, with the ways there."""
        groups = [one for one in self._held.groups.all if number in one.numbers]
        if groups:
            links = (
                f'<a href="{one.page}">{flag(one.name) if one.kind == FEDERATION else ""}'
                f"<bdi>{text_of(one.title)}</bdi></a>"
                for one in groups
            )
            yield f'<p class="chips">{" ".join(links)}</p>'

    def _panel(self, title: str, lines: Iterator[str]) -> Iterator[str]:
        held = list(lines)
        if held:
            yield f'<section class="panel"><h2>{text_of(title)}</h2>'
            yield from held
            yield "</section>"

    def _line(self, number: int) -> Iterator[str]:
        """Place after each round as a line; the numbers stand beside the points, so nothing hangs on the picture."""
        if self._held.teams_meet or self._held.counted < 2:
            return
        places = [held.get(number) for held in self._places]
        known = [place for place in places if place]
        if len(known) < 2:
            return
        low, high = min(known), max(known)
        spots = [
            (_EDGE + at * _WIDE, _EDGE + (place - low) * (_HIGH - _EDGE * 1.6) / max(1, high - low), place)
            for at, place in enumerate(places)
            if place
        ]
        said = ", ".join(str(one) if one else "–" for one in places)
        words = text_of(tr("Place after each round: {places}").format(places=said))
        width = 2 * _EDGE + (len(places) - 1) * _WIDE
        yield f'<svg class="line" role="img" aria-label="{words}" viewBox="0 0 {width} {_HIGH}" width="{width}">'
        yield f'<polyline points="{" ".join(f"{x:.0f},{y:.1f}" for x, y, _ in spots)}"/>'
        yield "".join(f'<circle cx="{x:.0f}" cy="{y:.1f}" r="4"/>' for x, y, _ in spots)
        yield "".join(f'<text x="{x:.0f}" y="{y - 9:.1f}">{place}</text>' for x, y, place in spots)
        yield "</svg>"

    def _rating(self, number: int) -> Iterator[str]:
        found = self._changes.get(number)
        if found is None:
            return
        if found.change is not None:
            change = found.change
            new = "–" if change.new is None else str(change.new)
            yield f'<p class="large">{change.rating} <b class="change">{_signed(change.change)}</b> → {new}</p>'
            text = ntr(
                "{count} rated game, {score} of {expected} points expected, K {k}",
                "{count} rated games, {score} of {expected} points expected, K {k}",
                len(change.games),
            )
            score = points_label(str(change.score), half_sign=self._held.options.half_sign)
            expected = decimals(f"{float(change.expected):.2f}")
            said = text.format(count=len(change.games), score=score, expected=expected, k=change.k)
            yield f"<p>{text_of(said)}</p>"
        elif found.first is not None and found.first.new:
            yield f'<p class="large">{found.first.new}</p>'
        if found.remark:
            yield f"<p>{text_of(found.remark)}</p>"
        decides = tr("FIDE's list decides.")
        yield f'<p class="aside">{text_of(decides)}</p>'

    def _reach(self, number: int) -> Iterator[str]:
        """By points alone: who is ahead by no more than the rounds left can bring."""
        held = self._held
        section = held.section
        left = section.rounds_total - held.counted
        if left <= 0 or section.closed or held.teams_meet or section.system.scores or section.system.elimination:
            return
        at = self._at.get(number)
        if at is None or self._rows[at].player.standing is not Standing.ACTIVE:
            return
        own, most = self._points[at], self._points[at] + left * section.points.win
        ahead = [one for one, points in enumerate(self._points) if points > own]
        within = [one for one in ahead if self._points[one] <= most]
        rounds = ntr("{count} round is left.", "{count} rounds are left.", left).format(count=left)
        if not ahead:
            yield f"<p>{text_of(tr('Nobody has more points.'))} {text_of(rounds)}</p>"
            return
        if not within:
            yield f"<p>{text_of(tr('By points nobody ahead can be caught any more.'))}</p>"
            return
        best = self._rows[within[0]]
        gap = points_label(str(self._points[within[0]] - own), half_sign=held.options.half_sign)
        text = tr("Can still draw level with {name}, place {rank}, who is ahead by {points}.")
        name = f'<a href="{player_page(best.player.number)}"><bdi>{text_of(best.player.name)}</bdi></a>'
        yield f"<p>{text_of(text).format(name=name, rank=best.rank, points=text_of(gap))} {text_of(rounds)}</p>"
        count = ntr(
            "{count} of {all} player ahead is within reach by points.",
            "{count} of {all} players ahead are within reach by points.",
            len(ahead),
        )
        yield f"<p>{text_of(count.format(count=len(within), all=len(ahead)))}</p>"

    def _elsewhere(self, number: int) -> Iterator[str]:
        """His fan: the place under each rule for unplayed games."""
        found, rows = self._fan
        row = rows.get(number)
        if found is None or row is None or row.places[0] is None:
            return
        known = [place for place in row.places if place]
        if not row.moves:
            words = tr("Place {rank} under all {count} rules for unplayed games.")
            yield f"<p>{text_of(words.format(rank=row.places[0], count=len(found.columns)))}</p>"
            return
        words = tr("Place {low} to {high} under {count} rules for unplayed games; {rank} under the one of this event.")
        said = words.format(low=min(known), high=max(known), count=len(found.columns), rank=row.places[0])
        yield f"<p>{text_of(said)}</p>"
        low, high = min(known), max(known)
        yield f'<details><summary>{text_of(tr("Rule by rule"))}</summary><ul class="fan">'
        for column, place in zip(found.columns, row.places, strict=True):
            if place:
                share = 100 * (place - low) / max(1, high - low)
                yield (
                    f"<li><span>{text_of(column.name)}</span><b>{place}</b>"
                    f'<span class="track"><span style="inset-inline-start:{share:.0f}%"></span></span></li>'
                )
        yield "</ul></details>"


def _signed(value: Fraction) -> str:
    return decimals(f"{float(value):+.1f}").replace("-", "−")

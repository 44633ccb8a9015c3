"""What a norm certificate (FIDE's form IT1) asks for, of one player and one norm.

Only the names of its fields are known to this program, not its layout: the lines are data for the federation's form.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from tdapp.domain.norms.check import NormGame, needed_score
from tdapp.domain.norms.kinds import MASTERS, NO_FEDERATION, TITLED, UNRATED
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.norms.norms import PlayerNorm
from tdapp.services.norms.words import remarks
from tdapp.services.ratings.tournament_report import chief_of, form_date, official_text

_FORM_TITLES = ("GM", "IM", "WGM", "FM", "WIM", "WFM")
_UNPLAYED = {Outcome.FORFEIT_WIN: "+", Outcome.FORFEIT_LOSS: "-"}


@dataclass(frozen=True, slots=True)
class CertificateGame:
    """A line of the table: ``counted`` is the rating under 1.4.6, ``score`` 1, ½, 0 played, + - not."""

    round: int
    opponent: Player
    rating: int | None
    counted: int | None
    score: str


@dataclass(frozen=True, slots=True)
class Certificate:
    """The lines of the form (label, value), its table, its remarks, and what is still missing for it."""

    norm: PlayerNorm
    lines: tuple[tuple[str, str], ...]
    games: tuple[CertificateGame, ...]
    remarks: tuple[str, ...]
    missing: tuple[str, ...]


def certificate(section: Section, norm: PlayerNorm) -> Certificate:
    """The data of a norm as it stands."""
    event, player, found = section.event, norm.player, norm.check
    chief = chief_of(event)
    host = event.federation
    opponents = _opponents(section, found.games)
    least = needed_score(found.kind, found.average, len(found.games)) if found.games else None
    titles = Counter(game.title for game in found.games)
    foreign = [game for game in found.games if game.federation not in ("", player.federation)]
    lines = [
        (tr("Title claimed"), norm.kind.value),
        (tr("Family name"), player.family),
        (tr("Given name"), player.given),
        (tr("FIDE ID"), player.fide_id),
        (tr("Federation"), player.federation),
        (tr("Event"), " · ".join(filter(None, (event.name, section.name, event.city)))),
        (tr("Start"), form_date(event.start)),
        (tr("End"), form_date(event.end)),
        (tr("Chief arbiter"), official_text(chief)),
        (tr("Games"), str(len(found.games))),
        (tr("Rate of play"), section.rate_of_play[0]),
        (tr("Federations of the opponents"), str(len(_federations(found.games)))),
        (tr("Opponents from abroad"), str(len(foreign))),
        (tr("Rated opponents"), str(sum(game.rating is not None for game in found.games))),
        (tr("Players of the host federation"), str(sum(one.federation == host for one in opponents)) if host else ""),
        (tr("Titled opponents"), str(sum(game.title in TITLED for game in found.games))),
        *((title, str(titles[title])) for title in _FORM_TITLES),
    ]
    if norm.exempt == "d":
        lines += _exemption_d(section)
    lines += [
        (tr("Average of the opponents"), str(found.average)),
        (tr("Score needed"), "" if least is None else points_text(least, half_sign=True)),
        (tr("Score achieved"), points_text(found.score, half_sign=True)),
        (
            tr("More than needed"),
            "" if least is None else points_text(max(Fraction(0), found.score - least), half_sign=True),
        ),
        (tr("Performance"), str(found.performance)),
    ]
    return Certificate(norm, tuple(lines), _games(section, norm), _remarks(norm), tuple(_missing(section, player)))


def _exemption_d(section: Section) -> list[tuple[str, str]]:
    host = section.event.federation
    foreign = [one for one in section.players if one.federation not in ("", host) and one.rating]
    federations = {one.federation for one in foreign} - {NO_FEDERATION}
    return [
        (tr("1.4.3 d: federations"), str(len(federations))),
        (tr("1.4.3 d: rated players from abroad"), str(len(foreign))),
        (tr("1.4.3 d: GM, IM, WGM, WIM from abroad"), str(sum(one.title in MASTERS for one in foreign))),
    ]


def _federations(games: Iterable[NormGame]) -> set[str]:
    return {game.federation for game in games} - {"", NO_FEDERATION}


def _opponents(section: Section, games: Iterable[NormGame]) -> list[Player]:
    by_number = {player.number: player for player in section.players}
    return [by_number[game.opponent] for game in games]


def _games(section: Section, norm: PlayerNorm) -> tuple[CertificateGame, ...]:
    """Every round with an opponent; those that do not count say so by their missing rating under 1.4.6."""
    counted = {game.round: game for game in norm.check.games}
    by_number: dict[int | None, Player] = {player.number: player for player in section.players}
    row = section.cells[section.index_of(norm.player.number)]
    found = []
    for number, cell in enumerate(row, start=1):
        opponent = by_number.get(cell.opponent)
        if opponent is None:
            continue
        game = counted.get(number)
        if game is not None:
            lifted = opponent.number == norm.check.lifted and norm.check.kind.floor
            rating = lifted or game.rating or UNRATED
            found.append(
                CertificateGame(number, opponent, game.rating, rating, points_text(game.score, half_sign=True))
            )
        elif cell.outcome in _UNPLAYED:
            found.append(CertificateGame(number, opponent, opponent.rating, None, _UNPLAYED[cell.outcome]))
        elif number in norm.check.dropped:
            found.append(CertificateGame(number, opponent, opponent.rating, None, tr("left out")))
    return tuple(found)


def _remarks(norm: PlayerNorm) -> tuple[str, ...]:
    letter = norm.exempt
    exempt = (tr("Exempt from the mix of federations: 1.4.3 {letter}.").format(letter=letter),) if letter else ()
    return (*remarks(norm), *exempt)


def _missing(section: Section, player: Player) -> Iterable[str]:
    """Every official that is named, and the player, needs a FIDE ID."""
    if not player.fide_id:
        yield tr("{name} has no FIDE ID.").format(name=player.name)
    chief = chief_of(section.event)
    if chief is None:
        yield tr("No chief arbiter is named.")
    elif not chief.fide_id:
        yield tr("{name} has no FIDE ID.").format(name=chief.name)
    if not (section.event.start and section.event.end):
        yield tr("The event has no dates.")
    if not section.event.federation:
        yield tr("The event has no federation.")

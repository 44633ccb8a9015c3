"""Statistics: federations, titles, ratings, White's score, results by round; charts that start at zero."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.section.player import TITLES, Player, Sex
from tdapp.domain.words.decimals import percent
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.start_list import players_words
from tdapp.reports.layout.model import Align, Bar, Block, Chart, Column, DocumentModel, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.rounds.upsets import by_difference, upsets

ID = "statistics"
NAME = marked("Statistics")

_BAND = 200
_MOST_BARS = 15
_PLAYED = {Outcome.WIN: 0, Outcome.DRAW: 1, Outcome.LOSS: 2}


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model over the counted rounds of the standings."""
    players = data.section.players
    games = _games(data)
    blocks: list[Block] = [_overview(data, games)]
    if games:
        blocks += [_whites_score(games), _rounds(data, games)]
    charts = (_surprises(data), _federations(players), _titles(players), _ratings(players), _ages(data))
    blocks += [chart for chart in charts if len(chart.bars) > 1]
    legend = (tr("Games played over the board; forfeits and byes are counted apart"),)
    return facts.sheet(data, options, ID, NAME, blocks, target=10.0, legend=legend)


def _games(data: DocumentData) -> list[tuple[int, Outcome]]:
    """(round, White's outcome) of every rated game that was played."""
    after = data.standings.after_round
    return [
        (number, cell.outcome)
        for row in data.section.cells
        for number, cell in enumerate(row[:after], start=1)
        if cell.colour is Colour.WHITE and cell.outcome in _PLAYED
    ]


def _overview(data: DocumentData, games: Sequence[tuple[int, Outcome]]) -> Table:
    players, after = data.section.players, data.standings.after_round
    rated = [player.rating for player in players if player.rating is not None]
    outcomes = Counter(cell.outcome for row in data.section.cells for cell in row[:after])
    byes = sum(outcomes[one] for one in (Outcome.FULL_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE))
    surprises = upsets(data.section, after, least=100)
    facts_listed = [
        (tr("Teams"), str(len(data.subject.teams))),
        (tr("Players"), str(len(players))),
        (tr("Rated, average rating"), f"{len(rated)}, {round(sum(rated) / len(rated))}" if rated else "0"),
        (tr("Titled"), str(sum(bool(player.title) for player in players))),
        (tr("Women"), str(sum(player.sex is Sex.FEMALE for player in players))),
        (tr("Federations"), str(len({player.federation for player in players if player.federation}))),
        (tr("Games played"), str(len(games))),
        (tr("Games by forfeit"), str(outcomes[Outcome.FORFEIT_WIN] + _double_forfeits(data))),
        (tr("Byes given by the pairing"), str(outcomes[Outcome.PAIRING_BYE])),
        (tr("Byes asked for and rounds missed"), str(byes)),
        (tr("Not lost against 100 points more"), str(len(surprises))),
    ]
    columns = (
        Column("fact", players_words(len(players)), Align.LEFT, share=1.0),
        Column("value", "", Align.RIGHT, bold=True, share=0.2),
    )
    rows = tuple(Row(texts) for texts in facts_listed if texts[1] != "0")
    return Table(columns, rows, row_noun=tr("Overview"))


def _double_forfeits(data: DocumentData) -> int:
    cells = [cell for row in data.section.cells for cell in row[: data.standings.after_round]]
    lost = sum(cell.outcome is Outcome.FORFEIT_LOSS for cell in cells)
    won = sum(cell.outcome is Outcome.FORFEIT_WIN for cell in cells)
    return max(0, lost - won) // 2


def _whites_score(games: Sequence[tuple[int, Outcome]]) -> Chart:
    counts = Counter(outcome for _, outcome in games)
    total = len(games)
    score = (counts[Outcome.WIN] + counts[Outcome.DRAW] / 2) / total
    bars = [
        _share(label, counts[outcome], total)
        for label, outcome in (
            (tr("White won"), Outcome.WIN),
            (tr("Drawn"), Outcome.DRAW),
            (tr("Black won"), Outcome.LOSS),
        )
    ]
    return Chart(
        tr("White scored {score} in {total} games").format(score=percent(score, 1), total=total),
        tuple(bars),
        scale=float(total),
    )


def _rounds(data: DocumentData, games: Sequence[tuple[int, Outcome]]) -> Table:
    columns = (
        Column("round", tr("Round"), Align.RIGHT, share=0.3),
        Column("games", tr("Games"), Align.RIGHT),
        Column("white", tr("White won"), Align.RIGHT),
        Column("drawn", tr("Drawn"), Align.RIGHT),
        Column("black", tr("Black won"), Align.RIGHT),
        Column("score", tr("White's score"), Align.RIGHT),
    )
    rows = []
    for number in range(1, data.standings.after_round + 1):
        counts = Counter(outcome for played, outcome in games if played == number)
        total = sum(counts.values())
        won, drawn, lost = (counts[outcome] for outcome in _PLAYED)
        score = f"{(won + drawn / 2) / total:.0%}" if total else ""
        rows.append(Row((str(number), str(total), str(won), str(drawn), str(lost), score)))
    return Table(columns, tuple(rows), title=tr("By round"), row_noun=tr("Rounds"))


def _surprises(data: DocumentData) -> Chart:
    """What the lower rated players scored, against what the table of expected scores promises."""
    bars = []
    for band in by_difference(data.section, data.standings.after_round):
        label = f"{band.low}–{band.high}" if band.high else f"{band.low}+"
        scored, promised = band.score / band.games, band.expected / band.games
        text = ntr("{score:.0%} in {count} game, expected {expected:.0%}",
                   "{score:.0%} in {count} games, expected {expected:.0%}", band.games)  # fmt: skip
        words = text.format(score=float(scored), count=band.games, expected=float(promised))
        bars.append(Bar(label, float(scored), words))
    return Chart(tr("Score of the lower rated player, by the difference of the ratings"), tuple(bars), scale=1.0)


def _ages(data: DocumentData) -> Chart:
    """Ages in the year of the event, as far as the years of birth are known."""
    start = data.section.event.start
    known = [int(player.birth_year) for player in data.section.players if player.birth_year]
    if start is None or len(known) < len(data.section.players) / 2:
        return Chart("", ())
    bands = Counter(min(max(start.year - year, 0) // 10, 8) for year in known)
    bars = [
        Bar(f"{band * 10}–{band * 10 + 9}" if band < 8 else "80+", bands[band], str(bands[band]))
        for band in range(min(bands), max(bands) + 1)
    ]
    title = tr("Players by age; {count} of {total} known").format(count=len(known), total=len(data.section.players))
    return Chart(title, tuple(bars))


def _federations(players: Sequence[Player]) -> Chart:
    """The largest; the others are said in words, for a bar of their sum would be the longest."""
    counts = Counter(player.federation or tr("no federation") for player in players)
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    shown = ordered[:_MOST_BARS]
    rest = ordered[len(shown) :]
    title = tr("Players by federation")
    if rest:
        text = tr("{title}; {count} more federations with {players} players")
        title = text.format(title=title, count=len(rest), players=sum(count for _, count in rest))
    return Chart(title, tuple(Bar(name, count, str(count)) for name, count in shown))


def _titles(players: Sequence[Player]) -> Chart:
    counts = Counter(player.title or tr("no title") for player in players)
    order = (*TITLES, *sorted(counts.keys() - set(TITLES)))
    return Chart(
        tr("Players by title"), tuple(_share(name, counts[name], len(players)) for name in order if counts[name])
    )


def _ratings(players: Sequence[Player]) -> Chart:
    bands = Counter(player.rating // _BAND for player in players if player.rating is not None)
    unrated = sum(player.rating is None for player in players)
    bars = [
        Bar(f"{band * _BAND}–{band * _BAND + _BAND - 1}", bands[band], str(bands[band]))
        for band in (range(max(bands), min(bands) - 1, -1) if bands else ())
    ]
    if unrated:
        bars.append(Bar(tr("unrated"), unrated, str(unrated)))
    return Chart(tr("Players by rating"), tuple(bars))


def _share(label: str, count: int, total: int) -> Bar:
    return Bar(label, count, f"{count} ({count / total:.0%})")

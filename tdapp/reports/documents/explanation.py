"""Why a player stands where he stands: the worked calculation of every rung, one player or all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.results import colour_letters_of
from tdapp.domain.words.checks import no_player
from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.player_columns import points_label, value_label
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.tables.explanation import explain_in
from tdapp.services.tables.standings import RungInfo, Standings, StandingsRow, rank_section
from tdapp.tiebreaks.explain import Check, RungExplanation, State, TermLine
from tdapp.tiebreaks.explain import Table as Crosstable

ID = "explanation"
NAME = marked("Tie-break explanation")

_LARGEST_GRID = 10
_STATES = {State.CUT: marked("{term} cut"), State.NOT_COUNTED: marked("{term} not counted")}


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """One player (``options.player``), or everybody in the order of the standings, each on a new page."""
    standings = data.standings
    rows = [row for row in standings.rows if options.player in (None, row.player.number)]
    if not rows:
        raise no_player(options.player)
    blocks = [block for one in explained(standings, rows) for block in one]
    legend = (tr("Counts: what the round adds to the value"), tr("Rd round"), tr("w White, b Black"))
    notes = facts.point_system_note(standings, half_sign=False)
    return facts.ranking(standings, options, ID, NAME, blocks, legend, notes=notes, target=10.0)


def explained(standings: Standings, rows: Sequence[StandingsRow]) -> Iterator[list[Block]]:
    """The blocks of each of these players; from the second one on they begin a page."""
    ladder = parse_ladder(",".join(rung.text for rung in standings.ladder))
    ranking = rank_section(standings.section, ladder, standings.after_round)
    names = {player.number: player.name for player in standings.section.players}
    for position, row in enumerate(rows):
        rungs = explain_in(standings.section, ranking, row.player.number)
        yield _player(standings, row, rungs, names, new_page=position > 0)


def _player(
    standings: Standings,
    row: StandingsRow,
    rungs: tuple[RungExplanation, ...],
    names: dict[int, str],
    *,
    new_page: bool,
) -> list[Block]:
    player = row.player
    place = tr("not ranked") if row.rank is None else tr("place {rank}").format(rank=row.rank)
    points = points_label(row.points, half_sign=False)  # the sums below are decimals
    title = " ".join(filter(None, (player.title, player.name)))
    noun = tr("Team") if standings.section.ranks_teams else tr("Player")
    overview = Table(
        columns=(
            Column("player", noun, Align.LEFT, Fit.NAME, bold=True, share=3.0),
            Column("place", tr("Place"), Align.LEFT),
            Column("points", tr("Pts"), Align.LEFT, bold=True),
            *(Column(f"rung-{i}", rung.label, Align.LEFT) for i, rung in enumerate(standings.ladder)),
        ),
        rows=(Row((title, place, points, *_values(row, standings.ladder))),),
        new_page=new_page,
        like="overview",
        chapter=tr("No. {number}").format(number=player.number) + f"  {title}",
    )
    blocks: list[Block] = [overview, Paragraph(_decided(standings, row), Voice.TEXT)]
    for number, (rung, info) in enumerate(zip(rungs, standings.ladder, strict=True)):
        unit = f"{player.number}/{number}"  # a criterion stands on one page: name, rule, table, sum
        blocks += [replace(block, unit=unit) for block in _rung(rung, info, names)]
    return blocks


def _values(row: StandingsRow, ladder: tuple[RungInfo, ...]) -> tuple[str, ...]:
    return tuple(value_label(row.shown(index), rung.places) for index, rung in enumerate(ladder))


def _decided(standings: Standings, row: StandingsRow) -> str:
    position = standings.rows.index(row)
    if row.rank is None:
        return tr("Not ranked: took no part, or the games do not count in the standings.")
    if position + 1 == len(standings.rows) or standings.rows[position + 1].rank is None:
        return tr("Nobody is ranked below.")
    below = standings.rows[position + 1]
    other = tr("no. {number} {name}").format(number=below.player.number, name=below.player.name)
    if row.decided_by is None:
        return tr("No criterion separates this place from {other}: it is shared.").format(other=other)
    if row.decided_by == -1:
        return tr("Points separate this place from the next one, {other}.").format(other=other)
    rung = standings.ladder[row.decided_by]
    return tr("{label} ({name}) separates this place from the next one, {other}.").format(
        label=rung.label, name=rung.name, other=other
    )


def _rung(rung: RungExplanation, info: RungInfo, names: dict[int, str]) -> list[Block]:
    value = tr("no value") if rung.value is None else decimals(rung.value)
    mark = f" ({rung.mark})" if rung.mark else ""
    blocks: list[Block] = [Paragraph(f"{info.label}   {rung.name}{mark}: {value}", Voice.HEADING)]
    about = f"{rung.source}."
    if info.policy_name:
        about = f"{about} {tr('Unplayed games: {policy}.').format(policy=info.policy_name)}"
    blocks.append(Paragraph(about, Voice.TEXT))
    if rung.terms:
        blocks.append(_terms(rung, names))
        if not rung.line_by_line:
            blocks += [Paragraph(text, Voice.TEXT) for text in _reasons(rung.terms)]
    for table in rung.tables:
        blocks.append(_mini_crosstable(table, names))
        blocks.append(Paragraph(table.note, Voice.TEXT))
    blocks += [Paragraph(note, Voice.TEXT) for note in rung.notes]
    blocks.append(Paragraph(rung.formula, Voice.TEXT))
    if rung.tied:
        listed = "; ".join(f"{tied.number} {tied.name}: {decimals(tied.value or tr('no value'))}" for tied in rung.tied)
        blocks.append(
            Paragraph(tr("Still tied when this criterion is reached: {listed}.").format(listed=listed), Voice.TEXT)
        )
    return blocks


def _reasons(terms: tuple[TermLine, ...]) -> list[str]:
    """Why rounds count as they do; rounds of one reason in one sentence."""
    rounds: dict[str, list[int]] = {}
    for term in terms:
        if term.why:
            rounds.setdefault(term.why, []).append(term.round)
    said = []
    for why, numbers in rounds.items():
        text = tr("Round {round}: {why}.") if len(numbers) == 1 else tr("Rounds {round}: {why}.")
        said.append(text.format(round=", ".join(map(str, numbers)), why=why))
    return said


def _terms(rung: RungExplanation, names: dict[int, str]) -> Table:
    """The rounds, and their sum where the value is one. What does not count stands in a column of its own."""
    columns = (
        Column("round", tr("Rd"), Align.RIGHT, share=0.1),
        Column("colour", "", Align.CENTRE, share=0.1),
        Column("opponent", tr("Opponent"), Align.LEFT, Fit.NAME, share=3.0),
        Column("result", tr("Result"), Align.DECIMAL, share=0.5),
        Column("score", tr("Opponent's score"), Align.DECIMAL, share=0.5),
        Column("term", tr("Counts"), Align.DECIMAL, bold=True, share=0.5),
        Column("why", tr("Why"), Align.LEFT, Fit.TEXT, share=4.0)
        if rung.line_by_line
        else Column("state", "", Align.LEFT, share=0.8),
    )
    rows = tuple(
        Row(
            (
                term.round_text,
                colour_letters_of(term.colour),
                term.against(names),
                term.result,
                term.opponent_score,
                term.term if term.state is State.COUNTED else "",
                _last_cell(rung, term),
            )
        )
        for term in rung.terms
    )
    if rung.check is Check.SUM and rung.value is not None:
        rows = (*rows, Row(("", "", "", "", tr("Sum"), rung.value, ""), total=True))
    return Table(columns=columns, rows=rows, row_noun=tr("Rounds"), like="rounds")


def _last_cell(rung: RungExplanation, term: TermLine) -> str:
    """Why, where each line says it; else what became of a round that does not count."""
    if rung.line_by_line:
        return term.why
    return "" if term.state is State.COUNTED else tr(_STATES[term.state]).format(term=term.term).strip()


def _mini_crosstable(table: Crosstable, names: dict[int, str]) -> Table:
    """Who met whom inside the group: a grid; of a large group, where most have not met, a list."""
    bounds = ((tr("Least"), table.least), (tr("Greatest"), table.greatest)) if table.least else ()
    sums = (
        Column("sum", tr("Sum"), Align.DECIMAL, bold=True),
        *(Column(f"bound-{index}", title, Align.DECIMAL) for index, (title, _) in enumerate(bounds)),
    )
    if len(table.numbers) > _LARGEST_GRID and not table.columns:
        games = (
            ", ".join(
                f"{number} {cell}" for number, cell in zip(table.numbers, row, strict=True) if cell not in ("", "×")
            )
            for row in table.cells
        )
        return Table(
            columns=(
                Column("player", table.title, Align.LEFT, Fit.NAME, share=1.0),
                Column("games", tr("Against whom, result"), Align.LEFT, Fit.TEXT, share=3.0),
                *sums,
            ),
            rows=tuple(
                Row((f"{number} {names[number]}", met, table.totals[index], *(bound[index] for _, bound in bounds)))
                for index, (number, met) in enumerate(zip(table.numbers, games, strict=True))
            ),
            row_noun=tr("Players"),
        )
    columns = (
        Column("player", table.title, Align.LEFT, Fit.NAME, share=2.0),
        *(Column(f"against-{head}", head, Align.CENTRE, band="grid", square=True) for head in table.headings),
        *sums,
    )
    rows = tuple(
        Row(
            (
                f"{number} {names[number]}",
                *("" if cell == "×" else cell for cell in table.cells[index]),
                table.totals[index],
                *(bound[index] for _, bound in bounds),
            ),
            filled=(index + 1,),
        )
        for index, number in enumerate(table.numbers)
    )
    return Table(columns=columns, rows=rows, grid=True, row_noun=tr("Players"))

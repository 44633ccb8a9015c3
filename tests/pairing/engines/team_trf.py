"""gacrux's team Swiss on a section of teams: the TRF it wants, in this process, for comparison."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.teams.scores import Scores
from tdapp.domain.teams.team import Preference, Score
from tdapp.pairing.rules.team_position import team_position_of

_MODELS = {Preference.A: "typea", Preference.B: "typeb", Preference.NONE: "nocolor"}


def gacrux_pairs(section: Section) -> tuple[list[tuple[int, int]], int | None] | None:
    """Pairs (White, Black on board 1) and the bye, by our numbers; None where it finds no legal pairing."""
    from gacrux.gacruxexeptions import GacruxNoLegalPairing
    from gacrux.pairingfideteam import pairing_fideteam
    from gacrux.trf2json import trf2json

    position = team_position_of(section)
    rules = rules_of(section)
    known = [team.number for team in section.teams if team.number in position.present or _came(section, team.number)]
    numbers = {number: place for place, number in enumerate(known, 1)}
    document = trf2json()
    text = "\n".join(lines(section, numbers)) + "\n"
    with contextlib.redirect_stdout(io.StringIO()):
        document.parse_file(text, 0)
        assert document.get_status() == 0, (document.chessjson["status"], text)
        tournament = document.get_tournament(1)
        score = {(Score.MATCH, True): "mp+gp", (Score.MATCH, False): "mp", (Score.GAME, True): "gp+mp",
                 (Score.GAME, False): "gp"}[rules.primary, rules.secondary_used]  # fmt: skip
        tournament["pairingSystem"] = ["fideteam", _MODELS[rules.preference], score]
        tournament["numRounds"] = section.rounds_total
        tournament["currentRound"] = position.round - 1
        tournament["topColor"] = section.initial_colour.lower()
        present = {numbers[number] for number in position.present}
        for competitor in tournament["competitors"]:
            competitor["present"] = competitor["cid"] in present
        settings = {"experimental": [], "verbose": 0, "top_color": section.initial_colour.lower()}
        try:
            brackets = pairing_fideteam(tournament, position.round, settings).compute_pairing(False, 0)
        except GacruxNoLegalPairing:
            return None
    ours = {place: number for number, place in numbers.items()}
    pairs = [(pair["w"], pair["b"]) for bracket in brackets for pair in bracket["pairs"]]
    bye = next((ours[white or black] for white, black in pairs if not white or not black), None)
    return [(ours[white], ours[black]) for white, black in pairs if white and black], bye


def _came(section: Section, team: int) -> bool:
    paired = any(team in match.teams for match in section.matches)
    return paired or any(bye.team == team and bye.outcome is Outcome.PAIRING_BYE for bye in section.team_byes)


def lines(section: Section, numbers: dict[int, int]) -> Iterator[str]:
    """Teams renumbered, members numbered through them."""
    rules = rules_of(section)
    scores = Scores(section)
    teams = [team for team in section.teams if team.number in numbers]
    members = {player: place for place, player in enumerate((one for team in teams for one in team.members), 1)}
    held = max((match.round for match in section.matches), default=0)
    held = max(held, *(bye.round for bye in section.team_byes), 0) if section.team_byes else held
    yield "012 Teams"
    yield "042 2026/03/01"
    yield f"142 {section.rounds_total}"
    yield f"152 {section.initial_colour}"
    yield "162  W 1.0    D 0.5    L 0.0"
    yield "192 FIDE_TEAM_TYPEA_MP_GP"
    pab = {bye.round: bye.team for bye in section.team_byes if bye.outcome is Outcome.PAIRING_BYE}
    free = [pab.get(number, 0) for number in range(1, held + 1)]
    worth = rules.bye_points(Outcome.PAIRING_BYE, section.points)
    yield (
        "320 "
        + f"{decimal_text(worth[0]):>4} {decimal_text(worth[1]):>4}"
        + "".join(f" {numbers.get(team, 0):03}" for team in free)
    )
    yield f"352 {rules.pattern}"
    points = rules.match_points
    yield "362 " + "   ".join(
        f"{sign:<2}{decimal_text(value):>4}"
        for sign, value in (("TW", points.win), ("TD", points.draw), ("TL", points.loss))
    )
    for number in range(1, held + 1):
        for kind, outcome in (("H", Outcome.HALF_POINT_BYE), ("Z", Outcome.ZERO_POINT_BYE)):
            away = [numbers[bye.team] for bye in section.team_byes
                    if bye.round == number and bye.outcome is outcome and bye.team in numbers]  # fmt: skip
            if away:
                yield f"240 {kind} {number:03}" + "".join(f" {team:4}" for team in away)
    cells = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
    for player, place in members.items():
        row = cells[player]
        total = sum((section.points.awarded(cell) for cell in row), start=section.points.loss)
        line = f"001 {place:4} m    Player {place:04}".ljust(80) + f"{decimal_text(total):>4} {place:4}"
        for cell in row[:held]:
            if cell.outcome is Outcome.FORFEIT_WIN and cell.opponent is None:
                line += "  0000 - +"
            elif cell.opponent is None or cell.opponent not in members:
                line += "  " + "        "
            else:
                colour = cell.colour.value if cell.colour else "-"
                line += f"  {members[cell.opponent]:4} {colour} {cell.rules.trf}"
        yield line.rstrip()
    totals = scores.totals(after_round=held)
    for team in teams:
        total = totals[team.number]
        head = f"310 {numbers[team.number]:3} {team.name:<32}".ljust(54)
        head += f"{decimal_text(total.match_points):>6} {decimal_text(total.game_points):>6} {numbers[team.number]:>3} "
        yield head.ljust(73) + " ".join(f"{members[player]:4}" for player in team.members)
    for match in section.matches:
        for team, other, line_up in (
            (match.first.team, match.second.team, match.first),
            (match.second.team, match.first.team, match.second),
        ):
            seats = " ".join(f"{members[player] if player else 0:04}" for player in line_up.players)
            yield f"300 {match.round:3} {numbers[team]:3} {numbers[other]:3} {seats}"

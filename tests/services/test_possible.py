"""What is possible is asked once: a step is called possible exactly when its handler does not refuse it.

Random events walk through their lives (drafts, published, partly played, adjourned, complete, verified, paired by hand,
closed, out of FIDE mode); in every state every command of the program is asked about and then tried, not kept.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import (
    AddSection,
    AddSectionsFrom,
    ChangeSystem,
    EditEvent,
    EditSection,
    MovePlayers,
    NewSection,
    OrderSections,
    RemoveSection,
)
from tdapp.domain.commands.games import (
    AttachGame,
    ImportGames,
    NameInSource,
    RemoveGames,
    SetBroadcast,
    ShowGames,
    TakeAlert,
    WriteGame,
)
from tdapp.domain.commands.knockout import DecideTie, EnterTieGame, TakeTieGameBack
from tdapp.domain.commands.ladder import (
    MakeLadderOfficial,
    SetEdition,
    SetExternalValues,
    SetManualPlaces,
    SetTrialLadder,
)
from tdapp.domain.commands.norms import SetNormAnswers
from tdapp.domain.commands.pairing import DrawChess960, FillByHand, SetAcceleration, SetProhibitions
from tdapp.domain.commands.players import (
    Absence,
    AddPlayers,
    CloseCheckIn,
    DrawNumbers,
    EditPlayers,
    Equals,
    ExchangeNumbers,
    ExpelPlayer,
    ReenterPlayer,
    RegenerateNumbers,
    RemovePlayers,
    Rest,
    SetAbsences,
    SetCheckIn,
    SetNumbers,
    UseRatingMethod,
    WithdrawPlayer,
)
from tdapp.domain.commands.ratings import SetCategories, SetListOrder
from tdapp.domain.commands.registry import COMMANDS
from tdapp.domain.commands.rounds import (
    AbsenceAction,
    AbsentPlayer,
    ByeByHand,
    ClearResult,
    CloseSection,
    CorrectionScope,
    CorrectResult,
    EnterResult,
    FinishManualPairing,
    LateResult,
    LeaveFideMode,
    MarkAdjourned,
    PairByHand,
    PublishRound,
    ReopenSection,
    SetBoardNote,
    StartManualPairing,
    StorePairing,
    SwapByHand,
    SwapColours,
    UnpairByHand,
    UnpairRound,
    UnpublishRound,
    VerifyResult,
)
from tdapp.domain.commands.sheets import SetCover, SetHeaderLines, SetLogo, SetPrizes, SetPublishing, SetSponsors
from tdapp.domain.commands.teams import TEAM_COMMANDS
from tdapp.domain.games.text import GameText
from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.rules.steps import RULES
from tdapp.domain.section.category import CategoryPlan
from tdapp.domain.section.event import ForbiddenPairs, Kind, RatingMethod, Section
from tdapp.domain.section.facts import SectionFacts, facts_of
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.section.round import Board, Round
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.stages import same_match
from tdapp.domain.systems.registry import successors
from tdapp.domain.systems.system import Status
from tdapp.domain.words.checks import Refused, Warning
from tdapp.pairing.rules.round_robin import table_of
from tdapp.services.event import possible as event
from tdapp.services.pairing import possible as pairing
from tdapp.services.players import possible as players
from tdapp.services.players.numbering import in_order, numbers_in_order
from tdapp.services.ports.decisions import why_not_change
from tdapp.services.rounds import possible as rounds
from tdapp.services.rounds.preview import berger_round
from tdapp.services.systems import tie_games as ties
from tdapp.services.tables import possible as tables
from tdapp.storage import EventFile
from tests.arena import arena, random_round_robin, random_swiss
from tests.effort import some
from tests.event_files import ALL, BLACK, DRAW, PAB, WHITE, ZPB, do, opened
from tests.services.tried import refusal
from tests.trial_system import ladders

Case = tuple[Command, Warning | None]
WHY = "a reason"


class Cases:
    """Every command of the program in one state of section 1, sensible as far as the state allows, and its answer."""

    def __init__(self, store: EventFile, rng: random.Random) -> None:
        self.store, self.rng = store, rng
        self.section = store.snapshot(1)
        self.paired = self.section.rounds_paired
        self.open = why_not_change(self.section)

    def __iter__(self) -> Iterator[Case]:
        for number in range(max(1, self.paired - 2), min(self.section.rounds_total, self.paired + 2) + 1):
            yield from self._round(number)
        yield from self._section()
        if self.section.players:
            yield from self._players()
        yield from self._anybody()
        yield from self._games()
        if len(self.section.players) > 1:
            yield from self._matches()

    # -- rounds ---

    def _round(self, number: int) -> Iterator[Case]:
        section, store = self.section, self.store
        state = store.round(1, number)
        before = store.round(1, number - 1) if number > 1 else None
        pairs, byes = self._pairing(number)
        why_not = rounds.why_not_pair(section, state, before)
        if before is not None and same_match(section.system, before.number, number):
            reversed_ = tuple((board.black, board.white) for board in before.boards)
            yield StorePairing(1, number, reversed_, before.byes, "engine", confirmed=ALL), why_not
            why_not = why_not or rounds.why_not_game(before, number, pairs)
        yield StorePairing(1, number, pairs, byes, "engine", confirmed=ALL), why_not
        by_hand = rounds.why_not_pair_by_hand(section, state, before)
        yield StartManualPairing(1, number, WHY, ALL), by_hand
        yield PublishRound(1, number, ALL), rounds.why_not_publish(section, state)
        yield UnpublishRound(1, number, WHY, ALL), rounds.why_not_unpublish(section, state)
        yield UnpairRound(1, number, WHY, ALL), rounds.why_not_unpair(section, state)
        yield MarkAdjourned(1, number, ALL), rounds.why_not_adjourn(section, state)
        yield DrawChess960(1, number, 7, WHY, ALL), rounds.why_not_draw_position(section, state)
        yield FinishManualPairing(1, number, reason=WHY, confirmed=ALL), rounds.why_not_finish_by_hand(section, state)
        for board in self.rng.sample(state.boards, min(2, len(state.boards))):
            yield from self._board(state, board)
        yield from self._by_hand(state)
        waiting = next((number for number, _ in state.byes), None)
        if waiting is not None:  # without a game
            absent = AbsentPlayer(1, number, waiting, AbsenceAction.FORFEIT, None, WHY, ALL)
            yield absent, rounds.why_not_absent(section, state, waiting, AbsenceAction.FORFEIT)

    def _pairing(self, number: int) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, Outcome], ...]]:
        """Some complete pairing; only the rules of completeness are asked here."""
        section = self.section
        if section.system.closed_field and len(section.players) > 1 and number <= len(table_of(section)):
            return berger_round(section, number)
        away = section.announced(number)
        coming = [one.number for one in section.players if one.standing is Standing.ACTIVE and one.number not in away]
        self.rng.shuffle(coming)
        byes = dict(away)
        if len(coming) % 2:
            byes[coming.pop()] = PAB
        return tuple(zip(coming[0::2], coming[1::2], strict=True)), tuple(byes.items())

    def _board(self, state: Round, board: Board) -> Iterator[Case]:
        section, number, at = self.section, state.number, board.number
        other = DRAW if board.result is not DRAW else WHITE
        yield EnterResult(1, number, at, other, board.result, ALL), rounds.why_not_enter(section, state)
        yield ClearResult(1, number, at), rounds.why_not_clear(section, state, board)
        yield VerifyResult(1, number, at, board.result or WHITE), rounds.why_not_verify(section, state, board)
        yield SwapColours(1, number, at, True, WHY, ALL), rounds.why_not_enter(section, state)
        yield SetBoardNote(1, number, at, "slip"), self.open
        yield LateResult(1, number, at, other, WHY, ALL), rounds.why_not_late(section, state, board)
        for scope in CorrectionScope:
            late = scope is CorrectionScope.RATING_ONLY
            old = board.rating_result if late and board.rating_result is not None else board.result
            result = DRAW if old is not DRAW else WHITE
            correct = CorrectResult(1, number, at, result, scope, WHY, old, ALL)
            yield correct, rounds.why_not_correct(section, state, scope)
        free = rounds.free_players(section, state)
        for action in AbsenceAction:
            absent = AbsentPlayer(1, number, board.white, action, free[0] if free else None, WHY, ALL)
            yield absent, rounds.why_not_absent(section, state, board.white, action)

    def _by_hand(self, state: Round) -> Iterator[Case]:
        number, why_not = state.number, rounds.why_not_edit_by_hand(self.section, state)
        gone = {player.number for player in self.section.players if player.standing is not Standing.ACTIVE}
        boards = [board for board in state.boards if board.is_open and gone.isdisjoint(board.players)]
        if boards:
            board = self.rng.choice(boards)
            yield SwapByHand(1, number, board.number, ALL), why_not
            yield PairByHand(1, number, board.black, board.white, ALL), why_not
            yield UnpairByHand(1, number, board.white), why_not
            yield ByeByHand(1, number, board.black, ZPB, ALL), why_not
        if len(state.unpaired) > 1:
            yield FillByHand(1, number, (state.unpaired[:2],), None, ALL), why_not  # type: ignore[arg-type]

    def _matches(self) -> Iterator[Case]:
        section, at = self.section, max(1, self.paired)
        one, other = (player.number for player in section.players[:2])
        yield EnterTieGame(1, at, one, other, WHITE, confirmed=ALL), ties.why_not_tie_game(section, at, one, other)
        yield TakeTieGameBack(1, at, one, other, ALL), ties.why_not_take_tie_game(section, at, one, other)
        for winner in (one, None):
            decide = DecideTie(1, at, one, other, winner, How.ARBITER, "", WHY, ALL)
            yield decide, ties.why_not_decide_tie(section, at, one, other, winner)

    # -- the section ---

    def _section(self) -> Iterator[Case]:
        section, store = self.section, self.store
        yield LeaveFideMode(1, WHY, ALL), event.why_not_leave_fide_mode(section)
        yield CloseSection(1), event.why_not_close(section, store.rounds(1)[: self.paired])
        yield ReopenSection(1, WHY), event.why_not_reopen(section)
        facts, points = facts_of(section), PointSystem(Fraction(3), Fraction(1), Fraction(0))
        if section.points == points:
            points = PointSystem()
        yield EditSection(1, replace(facts, points=points), WHY, ALL), event.why_not_points(section)
        system = replace(facts, cycles=facts.cycles + 1)
        yield EditSection(1, system, WHY, ALL), event.why_not_system(section)
        yield ChangeSystem(1, "dutch-2026", WHY, ALL), event.why_not_change_system(section)
        for free in (one for one in successors(section.system) if one.status is Status.FREE):
            yield ChangeSystem(1, free.key, WHY, ALL), event.why_not_change_system_to(section, free)
        for colour in sorted({"W", "B"} - {facts.initial_colour}):
            coloured = replace(facts, initial_colour=colour)
            yield EditSection(1, coloured, WHY, ALL), event.why_not_initial_colour(section, colour)
        for total in sorted({max(1, self.paired), section.rounds_total + 1}):
            fewer = replace(facts, rounds_total=total, round_dates=(), round_times=())
            yield EditSection(1, fewer, WHY, ALL), event.why_not_rounds(section, total)
        sections = [one.section_id for one in store.sections()]
        yield RemoveSection(1), event.why_not_remove_section(section, len(sections))
        yield OrderSections(tuple(reversed(sections))), event.why_not_order_sections(len(sections))
        numbers = tuple(player.number for player in section.players[:2])
        group = ForbiddenPairs(1, section.rounds_total, numbers)
        if len(numbers) > 1:
            yield SetProhibitions(1, (group,), section.wishes, WHY, ALL), pairing.why_not_prohibit(section)
            new = replace(group, name="wished")
            yield SetProhibitions(1, section.forbidden, (new,), WHY, ALL), pairing.why_not_wish(section)
        for baku in (True, False):
            yield SetAcceleration(1, baku), pairing.why_not_accelerate(section, baku=baku)
        yield MakeLadderOfficial(1, WHY, confirmed=True), tables.why_not_make_official(section)
        yield SetTrialLadder(1, self.rng.choice(("DE,SB", "SB", None))), None
        yield SetEdition(1, "2024", WHY), self.open

    # -- games ---

    def _games(self) -> Iterator[Case]:
        """Recorded whatever the state of the section: games change no standings."""
        yield TakeAlert(1, 1, 1, "A1", "31", "Zoë"), None
        yield SetBroadcast(1, 60, notice=str(self.rng.random())), None
        known = self.store.games(1)
        loose = GameText(1, None, None, str(self.rng.random()), "B", moves="e2e4")
        yield ImportGames(1, (loose,), ALL), None
        numbers = [player.number for player in self.section.players]
        if len(numbers) > 1:
            white, black = self.rng.sample(numbers, 2)
            moves = self.rng.choice(("e2e4", "d2d4"))
            game = GameText(1, white, black, rest=str(self.rng.random()), moves=moves)
            yield WriteGame(1, game), None
            yield ShowGames(1, (replace(game, rest=str(self.rng.random())),)), None
            name = str(self.rng.random())
            yield NameInSource(1, "folder:x", name, white, f"{name}0", black), None
            for one in known:
                if one.pair != (white, black):
                    yield AttachGame(1, one.game_id, white, black, ALL), None
        if known:
            yield RemoveGames(1, (known[0].game_id,)), None

    # -- players ---

    def _players(self) -> Iterator[Case]:
        section, rng, paired = self.section, self.rng, self.paired
        one, other = rng.choice(section.players), rng.choice(section.players)
        why_nobody = players.why_not_remove(section, (one.number,))
        yield RemovePlayers(1, (one.number,)), next(iter(why_nobody), None)
        for first in sorted({max(1, paired), paired + 1}):
            leaving = players.why_not_leave_from(section, one, first)
            yield WithdrawPlayer(1, one.number, first, WHY), leaving
            yield ExpelPlayer(1, one.number, first, WHY, ALL), leaving
        yield ReenterPlayer(1, one.number, paired + 1, WHY), players.why_not_reenter(section, one)
        kinds = (Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.FULL_POINT_BYE, None)
        absence = Absence(one.number, rng.randint(1, section.rounds_total), rng.choice(kinds))
        yield SetAbsences(1, (absence,), ALL), players.why_not_absence(section, absence)
        yield SetCheckIn(1, (one.number,), CheckIn.PRESENT), self.open
        moved = {old: new for old, new in numbers_in_order(self._in_order()).items() if old != new}
        yield RegenerateNumbers(1, WHY, ALL), players.why_not_regenerate(section, len(moved))
        if one is not other:
            exchange = ExchangeNumbers(1, one.number, other.number, WHY, ALL)
            yield exchange, players.why_not_exchange(section, one, other)
        order = tuple(player.number for player in reversed(section.players))
        if len(order) > 1:
            yield SetNumbers(1, order), players.why_not_give_numbers(section)
        yield EditPlayers(1, (replace(one, rating=rng.choice((1500, 1800, 2000))),)), self.open
        second = next((ref.section_id for ref in self.store.sections() if ref.section_id != 1), None)
        if second is not None:
            why_not = players.why_not_move(section, self.store.snapshot(second))
            reasons = [why_not, *why_nobody]
            move = MovePlayers(1, (one.number,), second)
            yield move, next((reason for reason in reasons if reason is not None), None)

    def _in_order(self) -> list[Player]:
        return in_order(self.section.players, Equals.KEEP if self.paired else Equals.NAME)

    def _anybody(self) -> Iterator[Case]:
        section, rng = self.section, self.rng
        yield AddPlayers(1, (Player(0, f"New {rng.random()}", 1700),), confirmed=ALL), players.why_not_add(section)
        first = min(self.paired + 1, section.rounds_total)
        rest = rng.choice(tuple(Rest))
        yield CloseCheckIn(1, first, rest), players.why_not_close_check_in(section)
        yield DrawNumbers(1, 5), players.why_not_give_numbers(section)
        yield UseRatingMethod(1, RatingMethod.NATIONAL_ELSE_FIDE), players.why_not_rating_method(section)
        yield SetCategories(1, CategoryPlan()), self.open
        yield SetListOrder(1, "rapid", ""), self.open
        yield SetManualPlaces(1, ()), self.open
        yield SetExternalValues(1, "blitz", ()), self.open
        for free in (
            SetPrizes(1, None),
            SetNormAnswers(1, NormAnswers(rng.random() < 0.5)),
            SetHeaderLines(("x",)),
            SetCover(None) if self.paired % 2 else SetLogo(None),
            SetSponsors(()),
            SetPublishing(Publishing()),
            EditEvent(section.event),
            AddSection(SectionFacts(3, f"Section {rng.random()}")),
        ):
            yield free, None
        numbers = [player.number for player in section.players[:2]]
        if len(numbers) > 1:
            best = NewSection(SectionFacts(1, f"Final {rng.random()}"), tuple((1, number) for number in numbers))
            yield AddSectionsFrom((best,)), None


__all__ = ["ladders"]
LIFE = (
    *(StorePairing, PublishRound, EnterResult, EnterResult, EnterResult, VerifyResult, VerifyResult, MarkAdjourned),
    *(LateResult, StartManualPairing, PairByHand, FillByHand, FinishManualPairing, UnpairByHand, CloseSection),
    *(StorePairing, PublishRound, EnterResult, EnterResult),
)
"""What drives a walk on: mostly the life of rounds."""


def walk(store: EventFile, rng: random.Random, steps: int) -> Iterator[list[Case]]:
    """States of an event, each with every command of the program and whether it is called possible."""
    for _ in range(steps):
        cases = list(Cases(store, rng))
        yield cases
        wanted = rng.choice(LIFE) if rng.random() < 0.75 else rng.choice(COMMANDS)
        ready = [command for command, why_not in cases if why_not is None]
        chosen = [command for command in ready if isinstance(command, wanted)] or [
            command for command in ready if isinstance(command, LIFE)
        ]
        if chosen:
            store.execute(rng.choice(chosen))


def started(rng: random.Random, seed: int) -> Section:
    """An event somewhere between its entries and its last round."""
    if seed % 3 == 2:
        section = random_round_robin(seed, rng.randint(3, 6))
    else:
        section = random_swiss(seed, rng.randint(4, 8), rng.randint(1, 4))
    held = rng.choice((0, 0, section.rounds_held, section.rounds_held - 1))
    left = [
        replace(player, standing=Standing.WITHDRAWN) if rng.random() < 0.1 else player for player in section.players
    ]
    rows = [row[:held] for row in section.cells]
    if not held:
        left = list(section.players)
    return replace(
        section,
        players=tuple(left),
        cells=tuple(rows),
        name="A",
        rounds_total=max(1, held) + rng.choice((0, 1, 2)),
        unverified_rounds=(held,) if held else (),
        chess960=rng.random() < 0.3,
        initial_colour=rng.choice(("", "W")),
    )


FOUR = "1 Anna 2200 | \n2 Boris 2100 | \n3 Clara 2000 | \n4 Dan 1900 | "
HALF = "1 A 2200 | 2w1 3w? \n2 B 2100 | 1b0 4w1 \n3 C 2000 | 4w= 1b? \n4 D 1900 | 3b= 2b0"
PAIRED = StorePairing(1, 1, ((1, 2), (3, 4)), ())
GAME_1 = StorePairing(1, 1, ((1, 3), (4, 2)), (), confirmed=ALL)
GAME_2 = StorePairing(1, 2, ((3, 1), (2, 4)), (), confirmed=ALL)
GOES = AbsentPlayer(1, 1, 1, AbsenceAction.RE_PAIR, None, WHY, ALL)
KEPT = ImportGames(1, (GameText(1, None, None, "A", "B", moves="e2e4 e7e5"),))
CUP = arena("1 A 2200 | \n2 B 2100 | ", rounds_total=1, kind=Kind.KNOCKOUT, system_text="deciders=armageddon")
PUBLISHED_CUP: tuple[Command, ...] = (StorePairing(1, 1, ((1, 2),), ()), PublishRound(1, 1))
CUP_STEPS: tuple[tuple[Command, ...], ...] = (
    (),  # the match is open
    (EnterResult(1, 1, 1, WHITE),),
    (EnterResult(1, 1, 1, DRAW),),
    (EnterResult(1, 1, 1, DRAW), EnterTieGame(1, 1, 1, 2, WHITE)),
    (EnterResult(1, 1, 1, DRAW), DecideTie(1, 1, 1, 2, 2, How.LOTS, "coin", WHY, ALL)),
)
RARE: tuple[tuple[Section, tuple[Command, ...]], ...] = (
    (replace(arena(FOUR, rounds_total=3, initial_colour="W"), name="A"), (AddSection(SectionFacts(3, "B")), KEPT)),
    (arena("", rounds_total=3), ()),
    (arena(FOUR, rounds_total=3, initial_colour="W", type_code="FIDE_LIM"), ()),
    (arena(FOUR, rounds_total=3, points=PointSystem(Fraction(3), Fraction(1))), ()),
    (  # both games are paired, the first one is not over
        arena(FOUR, rounds_total=4, initial_colour="W", type_code="FIDE_DOUBLESWISS"),
        (
            GAME_1,
            PublishRound(1, 1),
            GAME_2,
            PublishRound(1, 2),
            EnterResult(1, 2, 1, DRAW),
            EnterResult(1, 2, 2, DRAW),
        ),
    ),
    (
        arena(FOUR, rounds_total=4, initial_colour="W", type_code="FIDE_DOUBLESWISS"),
        (GAME_1, PublishRound(1, 1), EnterResult(1, 1, 1, DRAW)),
    ),
    (arena(FOUR, rounds_total=3, initial_colour="W"), (PAIRED, GOES)),  # a draft with somebody left over
    (
        arena(FOUR, rounds_total=3, initial_colour="W"),  # published, and round 2 waits for who is left over
        (PAIRED, PublishRound(1, 1), GOES, EnterResult(1, 1, 2, WHITE)),
    ),
    (
        arena(FOUR, rounds_total=1, initial_colour="W"),
        (
            *(PAIRED, PublishRound(1, 1), EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, BLACK)),
            *(VerifyResult(1, 1, 1, WHITE), VerifyResult(1, 1, 2, BLACK)),
        ),
    ),
    (arena(HALF, rounds_total=3, type_code="CUSTOM_SWISS"), ()),
    (replace(random_swiss(3, 4, 2), name="A", closed=True), ()),
    (replace(random_round_robin(3, 4), name="A", rounds_total=4), ()),
    (
        arena(FOUR, rounds_total=3, initial_colour="W"),
        (PAIRED, StartManualPairing(1, 1, WHY, ALL), UnpairByHand(1, 1, 1), LeaveFideMode(1, WHY, ALL)),
    ),
    (arena(HALF, rounds_total=3, chess960=True), ()),
    (arena(FOUR, rounds_total=3, kind=Kind.ROUND_ROBIN), (SetTrialLadder(1, "BH"),)),
    (arena(FOUR, rounds_total=3), (SetTrialLadder(1, "LOT{seed=1},LOT{seed=2}"),)),
    (arena(FOUR, rounds_total=3, ladder=parse_ladder("LOT{seed=1}")), (SetTrialLadder(1, "LOT{seed=2}"),)),
    (arena(FOUR, rounds_total=2, kind=Kind.KNOCKOUT), ()),
    *((CUP, (PUBLISHED_CUP + steps)) for steps in CUP_STEPS),
    (arena(FOUR, rounds_total=3), tuple(WithdrawPlayer(1, number, 1, WHY) for number in range(1, 5))),
)
"""States that a walk hardly meets: the section, and the steps that lead there."""


def hold(store: EventFile, cases: Iterable[Case]) -> set[str]:
    """Try every case; the ids of the reasons that were given."""
    told = set()
    for command, why_not in cases:
        refused = refusal(store, command)
        assert (refused is None) == (why_not is None), (command, why_not, refused)
        if why_not is not None:
            told.add(why_not.rule_id)
            if isinstance(refused, Refused):
                assert why_not.rule_id in {warning.rule_id for warning in refused.warnings}, (command, refused)
    return told


@pytest.mark.parametrize("seed", some(12, 2))
def test_possible_exactly_when_the_handler_does_not_refuse(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    with opened(tmp_path, started(rng, seed)) as store:
        if seed % 2:
            store.execute(AddSection(SectionFacts(3, "B")))
        for cases in walk(store, rng, len(some(10, 6))):
            hold(store, rng.sample(cases, min(14, len(cases))))


OF_ALL_SECTIONS = {"numbered-in-round-1", "no-colour-to-draw", "missing-undecided", "undecided", "nothing-paired"}
"""Why a step in all sections leaves one out, which is no command: tests/services/event/test_all_sections.py."""

OF_THE_SENDER = {
    *("not-in-role", "not-your-section", "not-your-board", "not-this-round", "not-confirmed-here"),
    *("sent-by-another", "verified-by-another"),
}
"""Of who sends a step, not of a state: tests/services/door/test_role.py, tests/services/arbiters/test_counter.py."""


@pytest.mark.usefixtures("ladders")
def test_every_command_and_every_reason_is_met(tmp_path: Path) -> None:
    kinds: set[type[Command]] = set()
    told: set[str] = {"result-stands", "no-bye"}  # of what is asked, not of a state
    told |= OF_ALL_SECTIONS | OF_THE_SENDER
    for number, (section, steps) in enumerate(RARE):
        folder = tmp_path / str(number)
        folder.mkdir()
        with opened(folder, section) as store:
            do(store, *steps)
            for command, why_not in Cases(store, random.Random(number)):
                if type(command) not in kinds or (why_not is not None and why_not.rule_id not in told):
                    kinds.add(type(command))
                    told |= hold(store, [(command, why_not)])
    of_teams = set(TEAM_COMMANDS)  # those: tests/services/teams/test_team_possible.py
    assert kinds == set(COMMANDS) - of_teams, "yield it in `Cases` with the reason why it is not possible, or None"
    assert {rule.id for rule in RULES} - told == set()

"""What is said of every step, in English and German; and in which cases it is said in another way."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Callable, Iterator
from contextlib import closing
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
    OrderSections,
    RemoveSection,
)
from tdapp.domain.commands.fines import AddFine, RemoveFine
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
    Gesture,
    LadderStep,
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
    ExchangeNumbers,
    ExpelPlayer,
    ReenterPlayer,
    RegenerateNumbers,
    RemovePlayers,
    SetAbsences,
    SetCheckIn,
    SetNumbers,
    UseRatingMethod,
    WithdrawPlayer,
)
from tdapp.domain.commands.ratings import SetCategories, SetListOrder
from tdapp.domain.commands.registry import COMMANDS
from tdapp.domain.commands.rounds import (
    AbsentPlayer,
    ByeByHand,
    ClearResult,
    CloseSection,
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
from tdapp.domain.commands.stored import decode
from tdapp.domain.commands.teams import (
    AddSquads,
    AddTeams,
    AdjustTeamPoints,
    DecideMatch,
    EditTeam,
    EnterMatchScore,
    ExpelTeam,
    ForfeitMatch,
    LoseBoard,
    OrderTeams,
    ReenterTeam,
    RemoveAdjustment,
    RemoveTeams,
    SetAppointments,
    SetLeague,
    SetLicences,
    SetLineUp,
    SetMatchNote,
    SetMembers,
    SetTeamAbsences,
    SetTeamCheckIn,
    SetTeamRules,
    SwapTeams,
    WithdrawTeam,
)
from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.prizes.plan import Prize, PrizePlan
from tdapp.domain.section.category import CategoryPlan, CategoryRule, HandSet
from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.facts import SectionFacts, facts_of
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.player import CheckIn, Player
from tdapp.domain.words.checks import NeedsConfirmation, confirmed
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import language
from tdapp.services.history.steps import history, to_point, undo_round
from tdapp.services.players.lots import drawn_colour
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.event.reading import read_event_sections
from tests.arena import arena
from tests.effort import FULL, some, thorough
from tests.event_files import BACK, opened, written
from tests.storage.event.test_event_file import EXAMPLES
from tests.storage.round_examples import BY_HAND, PLAYED, PUBLISHED, WON

SAID: dict[type[Command], tuple[str, str]] = {  # of the last step of each example
    SetTrialLadder: ("Change the trial ladder", "Probeleiter ändern"),
    MakeLadderOfficial: ("Make the ladder official", "Feinwertungsleiter offiziell machen"),
    SetEdition: ("Change the edition of the tie-break rules", "Fassung der Feinwertungsregeln ändern"),
    SetManualPlaces: ("Enter the places of a play-off", "Plätze eines Stichkampfs eintragen"),
    SetExternalValues: ("Type in tie-break values", "Feinwertungen eintippen"),
    EnterResult: ("Enter 0-½ at board 2", "0-½ an Brett 2 eintragen"),
    ClearResult: ("Clear the result at board 2", "Ergebnis an Brett 2 löschen"),
    VerifyResult: ("Verify ½-½ at board 2", "½-½ an Brett 2 prüfen"),
    SwapColours: ("Swap the colours of board 1", "Farben an Brett 1 tauschen"),
    SetBoardNote: ("Note at board 1", "Bemerkung zu Brett 1"),
    MarkAdjourned: (
        "Record missing results of round 3 as adjourned",
        "Fehlende Ergebnisse der Runde 3 als vertagt vermerken",
    ),
    LateResult: (
        "Enter 1-0 for the adjourned board 2 of round 3",
        "1-0 für das vertagte Brett 2 der Runde 3 eintragen",
    ),
    CorrectResult: ("Correct round 1, board 1 to ½-½", "Runde 1, Brett 1 zu ½-½ berichtigen"),
    StorePairing: ("Pair round 3", "Runde 3 auslosen"),
    PublishRound: ("Publish round 3", "Runde 3 veröffentlichen"),
    UnpublishRound: ("Withdraw the pairings of round 3", "Paarungen der Runde 3 zurückziehen"),
    UnpairRound: ("Unpair round 3", "Auslosung der Runde 3 aufheben"),
    AbsentPlayer: ("王明 does not come", "王明 kommt nicht"),
    StartManualPairing: ("Start pairing round 3 by hand", "Auslosung der Runde 3 von Hand beginnen"),
    PairByHand: ("Pair 王明 and Kővári, Łukasz by hand", "王明 und Kővári, Łukasz von Hand paaren"),
    UnpairByHand: ("Unpair עברית by hand", "עברית von Hand aus der Paarung nehmen"),
    SwapByHand: ("Swap the colours of board 1 by hand", "Farben an Brett 1 von Hand tauschen"),
    ByeByHand: ('Give =HYPERLINK("x") an absence by hand', '=HYPERLINK("x") von Hand als abwesend führen'),
    FinishManualPairing: ("Finish pairing round 3 by hand", "Auslosung der Runde 3 von Hand beenden"),
    SetProhibitions: ("Keep apart: Ω <b>; ÉSK", "Nicht gegeneinander: Ω <b>; ÉSK"),
    SetAcceleration: ("Accelerate the pairings (Baku)", "Auslosung beschleunigen (Baku)"),
    FillByHand: ("Pair 1 board of those left", "1 Brett aus den Übrigen auslosen"),
    DrawChess960: ("Draw the position of round 1", "Stellung der Runde 1 auslosen"),
    CloseSection: ("Close the tournament", "Turnier abschließen"),
    ReopenSection: ("Re-open the tournament", "Turnier wieder öffnen"),
    LeaveFideMode: ("Leave FIDE mode", "FIDE-Modus verlassen"),
    EditEvent: ("Edit the event", "Turnier bearbeiten"),
    AddSectionsFrom: ("Add Final with 2 players", "Final mit 2 Personen hinzufügen"),
    AddSection: ("Add the section B", "Gruppe B hinzufügen"),
    EditSection: ("Edit the section", "Gruppe bearbeiten"),
    ChangeSystem: (
        "Go on by the FIDE (Dutch) system: the program is gone",
        "Weiter nach dem FIDE-System (holländisches): the program is gone",
    ),
    RemoveSection: ("Remove the section B", "Gruppe B entfernen"),
    MovePlayers: ("Move Àlpha; Zeta to C", "Àlpha; Zeta nach C verschieben"),
    OrderSections: ("Order the sections", "Gruppen ordnen"),
    AddPlayers: ("Add 2 players", "2 Spieler hinzufügen"),
    EditPlayers: ("Edit 2 players", "2 Spieler bearbeiten"),
    RemovePlayers: ("Remove न्द्र, राज", "न्द्र, राज entfernen"),
    WithdrawPlayer: ('Withdraw =HYPERLINK("x"); 王明', '=HYPERLINK("x"); 王明 zurückziehen'),
    ReenterPlayer: ('Take =HYPERLINK("x"); 王明 back', '=HYPERLINK("x"); 王明 wieder aufnehmen'),
    ExpelPlayer: ("Expel 王明", "王明 ausschließen"),
    SetAbsences: ("Set byes", "Freilose setzen"),
    SetCheckIn: ("Check in: 3 players", "Anwesenheit: 3 Spieler"),
    CloseCheckIn: ("Close the check-in", "Anwesenheit abschließen"),
    UseRatingMethod: ("Choose the tournament ratings", "Turnierwertungszahlen wählen"),
    RegenerateNumbers: ("Give the pairing numbers", "Startnummern vergeben"),
    ExchangeNumbers: ("Exchange the numbers 1 and 2", "Nummern 1 und 2 tauschen"),
    SetNumbers: ("Give the numbers by hand", "Nummern von Hand vergeben"),
    DrawNumbers: ("Draw the numbers by lot", "Nummern auslosen"),
    SetCategories: ("Set the categories", "Kategorien festlegen"),
    SetListOrder: ("Set the order of the rating lists", "Reihenfolge der Ratinglisten festlegen"),
    SetPrizes: ("Announce the prizes", "Preise ausschreiben"),
    SetNormAnswers: ("Answer the questions about norms", "Fragen zu Normen beantworten"),
    SetHeaderLines: ("Change the header lines", "Kopfzeilen ändern"),
    SetPublishing: ("Change what is published", "Ändern, was veröffentlicht wird"),
    SetCover: ("Change the picture of the website", "Bild der Website ändern"),
    SetLogo: ("Change the logo", "Logo ändern"),
    SetSponsors: ("Change the sponsors", "Sponsoren ändern"),
    ImportGames: ("Import 3 games, round 1–2", "3 Partien einlesen, Runde 1–2"),
    WriteGame: (
        "Write the game Kővári, Łukasz – 王明, round 1",
        "Partie Kővári, Łukasz – 王明 der Runde 1 aufschreiben",
    ),
    AttachGame: (
        "Give a game to Ильин, Пётр – Kővári, Łukasz",
        "Eine Partie Ильин, Пётр – Kővári, Łukasz zuordnen",
    ),
    ShowGames: ("Show other records at 2 boards", "An 2 Brettern andere Aufzeichnungen zeigen"),
    NameInSource: (
        "Mueler, <b> – Schmitt are Kővári, Łukasz – 王明 for this source",
        "Mueler, <b> – Schmitt sind bei dieser Quelle Kővári, Łukasz – 王明",
    ),
    RemoveGames: ("Remove 2 game records", "2 Partieaufzeichnungen entfernen"),
    TakeAlert: ("Zoë takes the alert of round 1, board 2", "Zoë übernimmt den Hinweis zu Runde 1, Brett 2"),
    SetBroadcast: ("Broadcast: 0 minutes of delay", "Übertragung: 0 Minuten Verzögerung"),
    AddTeams: ("Add 3 teams", "3 Mannschaften hinzufügen"),
    AddSquads: ("Players of 2 teams", "Spieler von 2 Mannschaften"),
    EditTeam: ("Edit the team Παπάς", "Mannschaft Παπάς bearbeiten"),
    RemoveTeams: ("Remove the team SK Łódź", "Mannschaft SK Łódź entfernen"),
    OrderTeams: ("Number the teams", "Mannschaften nummerieren"),
    SetMembers: ("Members of SK Łódź", "Mitglieder von SK Łódź"),
    SetTeamRules: ("Change the rules of the teams", "Regeln der Mannschaften ändern"),
    SetLeague: ("Change the rules of the league", "Regeln der Liga ändern"),
    SetAppointments: (
        "Round 1: SK Łódź – Παπάς is postponed",
        "Runde 1: SK Łódź – Παπάς ist verlegt",
    ),
    SetLicences: ("Eligibility of 1 player", "Spielberechtigung von 1 Spieler"),
    AddFine: ("Fine of 12,50 for SK Łódź in round 1", "Geldbuße von 12,50 für SK Łódź in Runde 1"),
    RemoveFine: ("Take a fine back", "Geldbuße zurücknehmen"),
    SetLineUp: ("Line-up of SK Łódź in round 1", "Aufstellung von SK Łódź in Runde 1"),
    EnterMatchScore: ("Enter 1½:½ for SK Łódź – Παπάς", "1½:½ für SK Łódź – Παπάς eintragen"),
    ForfeitMatch: ("Forfeit of SK Łódź – Παπάς", "SK Łódź – Παπάς kampflos werten"),
    SwapTeams: ("Swap home and away of SK Łódź – Παπάς", "Heimrecht von SK Łódź – Παπάς tauschen"),
    LoseBoard: (
        "Board 1.1 is lost for the match, played for rating",
        "Brett 1.1 ist für den Wettkampf verloren, für die Wertungszahlen gespielt",
    ),
    AdjustTeamPoints: ("Change the points of SK Łódź", "Punkte von SK Łódź ändern"),
    RemoveAdjustment: ("Take a decision about points back", "Punktentscheidung zurücknehmen"),
    SetTeamAbsences: ("Round 1: bye of =HYPER", "Runde 1: Freilos für =HYPER"),
    SetTeamCheckIn: ("Check in 2 teams", "Anwesenheit: 2 Mannschaften"),
    WithdrawTeam: ("=HYPER leaves from round 1 on", "=HYPER scheidet ab Runde 1 aus"),
    ReenterTeam: ("=HYPER comes back in round 2", "=HYPER kommt in Runde 2 zurück"),
    ExpelTeam: ("Expel =HYPER", "=HYPER ausschließen"),
    SetMatchNote: ("Note on SK Łódź – Παπάς", "Bemerkung zu SK Łódź – Παπάς"),
    EnterTieGame: ("Tie-break game Ильин – Kővári 1-0", "Stichpartie Ильин – Kővári 1-0"),
    TakeTieGameBack: (
        "Take the last tie-break game Kővári – Ильин back",
        "Letzte Stichpartie Kővári – Ильин zurücknehmen",
    ),
    DecideTie: ("Ильин goes on: Kővári – Ильин", "Ильин kommt weiter: Kővári – Ильин"),
    DecideMatch: ("=HYPER goes on: =HYPER – Παπάς", "=HYPER kommt weiter: =HYPER – Παπάς"),
}

# The four of ``STARTED`` met in two rounds, number 9 had the bye and half a point.
STARTED = arena(
    """
1 Kővári 1999 | 4w1 2b=
2 Ильин 1998 | 5b1 1w=
4 王明 1996 | 1b0 5w+
5 עברית 1995 | 2w0 4b-
9 Eva {x} 1991 | U H
""",
    rounds_total=5,
    name="A",
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    fresh = arena("1 Anna |\n2 Bert |\n3 Carl |\n4 Dora |", rounds_total=5, name="B")
    with opened(tmp_path, STARTED, fresh) as store:
        yield store


def do(store: EventFile, command: Command) -> None:
    try:
        store.execute(command)
    except NeedsConfirmation as asked:
        store.execute(confirmed(command, asked.warnings))


@thorough
@pytest.mark.parametrize("kind", COMMANDS)
def test_every_command_is_done_said_undone_redone_and_reopened(
    kind: type[Command], section: Section, tmp_path: Path, state_hash: Callable[[Path], str]
) -> None:
    assert kind in SAID, "write into SAID what its example says, in English and German"
    *before, command = EXAMPLES[kind]
    store = open_event_file(written(tmp_path / "event.tdb", section))
    for step in before:
        store.execute(step)
    at_first, first = state_hash(store.path), store.snapshot(1)
    done = store.execute(command)
    at_last, last = state_hash(store.path), store.snapshot(1)
    assert (at_first, first) != (at_last, last)
    (entry,) = store.journal(limit=1)
    assert decode(entry.step.id, entry.step.version, json.dumps(entry.step.data)) == command
    assert entry.label == SAID[kind][0]
    with language("de"):
        assert entry.label == SAID[kind][1]
    words = entry.label
    assert done.label == words != command.ID
    assert done.changes.topics
    assert done.revision == store.revision == 2 + len(before)
    turns = 0 if kind.BARRIER else len(some(2, 1))
    for _ in range(turns):
        assert store.undo_state().undo_label == words
        assert store.undo(**BACK).label == words
        assert store.journal(limit=1)[0].label == f"Undo: {words}"
        assert (state_hash(store.path), store.snapshot(1)) == (at_first, first)
        if FULL:  # else what a second reader finds below is what comes back from the file
            store.close()
            store = open_event_file(store.path)
            assert (state_hash(store.path), store.snapshot(1)) == (at_first, first)
        assert store.undo_state().redo_label == words
        assert store.redo(**BACK).changes == done.changes
        assert (state_hash(store.path), store.snapshot(1)) == (at_last, last)
        if FULL:
            store.close()
            store = open_event_file(store.path)
        assert state_hash(store.path) == at_last
        assert last in read_event_sections(store.path)
    assert store.revision == done.revision + 2 * turns
    store.close()


def facts(section: Section, **changes: object) -> EditSection:
    return EditSection(2, replace(facts_of(section), **changes))  # type: ignore[arg-type]


def edited(section: Section, *numbers: int, **changes: object) -> EditPlayers:
    chosen = (player for player in section.players if player.number in numbers)
    return EditPlayers(2, tuple(replace(player, **changes) for player in chosen))  # type: ignore[arg-type]


def apart(first: int, second: int) -> SetProhibitions:
    return SetProhibitions(2, (ForbiddenPairs(1, 5, (first, second)),))


U18 = CategoryPlan((CategoryRule("U18", under=18),))
PAB, HPB = Outcome.PAIRING_BYE, Outcome.HALF_POINT_BYE
LOT = {"W": "White", "B": "Black"}[drawn_colour(4711)]

CASES: tuple[tuple[str, Callable[[Section], tuple[Command, ...]]], ...] = (
    ("Add Zoë", lambda b: (AddPlayers(2, (Player(0, "Zoë"),)),)),
    ("Edit Anna", lambda b: (edited(b, 1, club="SK"),)),
    ("Fix Anna at board 2", lambda b: (edited(b, 1, fixed_table=2),)),
    ("Let Anna move again", lambda b: (edited(b, 1, fixed_table=2), edited(b, 1, fixed_table=None))),
    ("Edit Anna", lambda b: (edited(b, 1, fixed_table=2, club="SK"),)),
    ("Take over from the list DWZ 2026-05", lambda b: (replace(edited(b, 1, rating=1500), source="DWZ 2026-05"),)),
    ("Remove Anna; Bert; Carl … (4)", lambda b: (RemovePlayers(2, (1, 2, 3, 4)),)),
    ("Withdraw Anna", lambda b: (WithdrawPlayer(2, 1, 1),)),
    ("Check in: Bert", lambda b: (SetCheckIn(2, (2,), CheckIn.PRESENT),)),
    ("Round 3, Bert (2): half-point bye", lambda b: (SetAbsences(2, (Absence(2, 3, HPB),)),)),
    (
        "Round 3, Bert (2): comes",
        lambda b: (SetAbsences(2, (Absence(2, 3, HPB),)), SetAbsences(2, (Absence(2, 3, None),))),
    ),
    ("Put Bert into U18", lambda b: (SetCategories(2, U18), SetCategories(2, U18, (HandSet(2, "U18", True),)))),
    (
        "Take 2 players out of U18",
        lambda b: (SetCategories(2, U18), SetCategories(2, U18, (HandSet(1, "U18", False), HandSet(2, "U18", False)))),
    ),
    ("Set the categories", lambda b: (SetCategories(2, U18, (HandSet(2, "U18", True),)),)),
    ("Rename the section B", lambda b: (facts(b, name="Seniors"),)),
    ("Change the schedule", lambda b: (facts(b, round_dates=(dt.date(2026, 5, 1),)),)),
    ("Play Chess960", lambda b: (facts(b, chess960=True),)),
    ("Play from the usual position", lambda b: (facts(b, chess960=True), facts(b, chess960=False))),
    ("The initial colour: Black", lambda b: (facts(b, initial_colour="B"),)),
    (
        f"The initial colour by lot 4711: {LOT}",
        lambda b: (replace(facts(b, initial_colour=drawn_colour(4711)), colour_seed=4711),),
    ),
    ("Edit the section", lambda b: (facts(b, rounds_total=6, name="Seniors"),)),
    ("Put B in another place", lambda b: (OrderSections((2, 1), moved=2),)),
    ("Move Anna to C", lambda b: (AddSection(SectionFacts(3, "C")), MovePlayers(2, (1,), 3))),
    ("Remove the section C", lambda b: (AddSection(SectionFacts(3, "C")), RemoveSection(3))),
    ("Look after title norms", lambda b: (SetNormAnswers(2, NormAnswers(True)),)),
    (
        "Stop looking after title norms",
        lambda b: (SetNormAnswers(2, NormAnswers(True)), SetNormAnswers(2, NormAnswers())),
    ),
    ("Take back the prizes", lambda b: (SetPrizes(2, PrizePlan((Prize("", 1, Fraction(9)),))), SetPrizes(2, None))),
    ("Pair without acceleration", lambda b: (SetAcceleration(2, True), SetAcceleration(2, False))),
    ("Keep apart: 1–2", lambda b: (SetProhibitions(2, (ForbiddenPairs(1, 5, (1, 2)),)),)),
    (
        "Take a prohibition away",
        lambda b: (SetProhibitions(2, (ForbiddenPairs(1, 5, (1, 2)), ForbiddenPairs(1, 5, (1, 3)))), apart(1, 3)),
    ),
    ("Change the prohibited pairings", lambda b: (apart(1, 2), apart(1, 3))),
    ("Drop the trial ladder", lambda b: (SetTrialLadder(2, "SB"), SetTrialLadder(2, None))),
)


@pytest.mark.parametrize(("words", "commands"), CASES)
def test_the_words_follow_what_was_done(
    store: EventFile, words: str, commands: Callable[[Section], tuple[Command, ...]]
) -> None:
    for command in commands(store.snapshot(2)):
        do(store, command)
    assert store.journal(limit=1)[0].label == words
    assert store.undo_state().undo_label == words
    if FULL or len(words) % 9 == 0:  # some of them in `make test`
        store.close()
        with closing(open_event_file(store.path)) as again:
            assert again.journal(limit=1)[0].label == words


@pytest.mark.parametrize(
    ("step", "english", "german"),
    [
        (LadderStep(Gesture.MOVE, "SB", position=1), "Move SB to position 1", "SB an Stelle 1 verschieben"),
        (LadderStep(Gesture.ADD, "SB", position=2), "Add SB at position 2", "SB an Stelle 2 einfügen"),
        (LadderStep(Gesture.REMOVE, "SB"), "Remove SB", "SB entfernen"),
        (LadderStep(Gesture.CHANGE, "SB", "SB/C1"), "Change SB to SB/C1", "SB in SB/C1 ändern"),
        (LadderStep(Gesture.CHANGE, "SB"), "Change SB", "SB ändern"),
        (LadderStep(Gesture.OPTION, "SB"), "Set an option of SB", "Option von SB einstellen"),
        (
            LadderStep(Gesture.POLICY, "SB", "x {y}"),
            "Count unplayed games of SB: x {y}",
            "Ungespielte Partien von SB werten: x {y}",
        ),
        (LadderStep(Gesture.PRESET, name="Swiss"), "Load the preset Swiss", "Vorlage Swiss laden"),
        (LadderStep(Gesture.LOADED, name="mine"), "Load the ladder mine", "Feinwertungsleiter mine laden"),
        (LadderStep(Gesture.COPIED, name="B"), "Copy the ladder of B", "Feinwertungsleiter von B übernehmen"),
    ],
)
def test_every_gesture_of_the_ladder_is_said(store: EventFile, step: LadderStep, english: str, german: str) -> None:
    store.execute(SetTrialLadder(1, "SB", step))
    assert store.journal(limit=1)[0].label == english
    with language("de"):
        assert store.undo_state().undo_label == german


def test_names_are_those_of_that_time(event_path: Path) -> None:
    with closing(open_event_file(event_path)) as store:
        for command in BY_HAND:
            store.execute(command)
        store.execute(UnpairByHand(1, 3, 5))
        store.execute(ByeByHand(1, 3, 5, Outcome.PAIRING_BYE))
        five = next(player for player in store.snapshot(1).players if player.number == 5)
        store.execute(EditPlayers(1, (replace(five, name="Somebody {else}"),)))
        labels = [entry.label for entry in store.journal(limit=3)]
        assert labels == ["Edit Somebody {else}", f"Give {five.name} the bye by hand", f"Unpair {five.name} by hand"]


def test_undo_redo_and_going_back_say_what_they_are_about(event_path: Path) -> None:
    with closing(open_event_file(event_path)) as store:
        for command in PLAYED:
            store.execute(command)
        store.execute(ClearResult(1, 3, 1, WON))
        assert store.undo(**BACK).label == "Clear 1-0 at board 1"
        store.redo(**BACK)
        labels = [row.label for row in history(store, limit=2)]
        assert labels == ["Redo: Clear 1-0 at board 1", "Undo: Clear 1-0 at board 1"]
        do(store, UnpairRound(1, 3, "all wrong"))
        point = store.restore_points()[0]
        assert point.name == "Before: Unpair round 3"
        store.restore(replace(to_point(point), **BACK))
        before_that = store.restore_points()[0]
        store.restore(replace(to_point(before_that), **BACK))
        undo_round(store, 1, 3, BACK)
        with language("de"):
            assert [row.label for row in history(store, limit=3)] == [
                "Runde 3 zurücknehmen",
                "Wiederhergestellt: Vor: Wiederhergestellt: Vor: Auslosung der Runde 3 aufheben",
                "Wiederhergestellt: Vor: Auslosung der Runde 3 aufheben",
            ]
            assert store.undo_state().undo_label == "Runde 3 zurücknehmen"


def test_what_another_expected_is_not_cleared(event_path: Path) -> None:
    with closing(open_event_file(event_path)) as store:
        for command in PUBLISHED:
            store.execute(command)
        store.execute(EnterResult(1, 3, 1, WON))
        with pytest.raises(RuleViolation, match="has 1-0 already"):
            store.execute(ClearResult(1, 3, 1, GameResult.DRAW))
        assert store.round(1, 3).board(1).result is WON

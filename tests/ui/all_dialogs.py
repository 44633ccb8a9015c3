"""Every dialog of the window, made over the events of the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from PySide6.QtWidgets import QDialog

from tdapp.app.registration import FileRegistration
from tdapp.app.studies import StudyDesk
from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord
from tdapp.domain.knockout.players import bracket_of
from tdapp.domain.knockout.tree import TieState
from tdapp.domain.section.category import CategoryRule
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.league import Fine, League
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.team import KnockoutRules, Team, TeamRules
from tdapp.domain.systems.keizer import Keizer
from tdapp.domain.systems.knockout import KnockoutFacts
from tdapp.domain.systems.registry import listed
from tdapp.domain.teams.knockout import Tie
from tdapp.domain.words.errors import OpenReading
from tdapp.services.checks.closing import ClosingCheck
from tdapp.services.tables.ladder_preview import compare
from tdapp.ui.pages.event.at_desk import AtDeskDialog
from tdapp.ui.pages.event.facts import EventFactsDialog
from tdapp.ui.pages.event.from_table import FromTableDialog
from tdapp.ui.pages.event.go_public import GoPublicDialog
from tdapp.ui.pages.event.import_review import ImportReviewDialog
from tdapp.ui.pages.event.join import JoinDialog
from tdapp.ui.pages.event.live import LiveDialog
from tdapp.ui.pages.event.new_event import NewEventWizard
from tdapp.ui.pages.event.open_readings import OpenReadingsDialog
from tdapp.ui.pages.event.page_head import PageHeadDialog
from tdapp.ui.pages.event.prizes.dialog import PrizesDialog
from tdapp.ui.pages.event.publish import PublishDialog
from tdapp.ui.pages.event.regulations_paper import regulations_paper
from tdapp.ui.pages.event.schedule import ScheduleDialog
from tdapp.ui.pages.event.section_facts import SectionFactsDialog
from tdapp.ui.pages.event.systems.keizer_card import KeizerDialog
from tdapp.ui.pages.event.systems.knockout_card import KnockoutDialog
from tdapp.ui.pages.event.systems.system_list import SystemsDialog
from tdapp.ui.pages.event.together import TogetherDialog
from tdapp.ui.pages.games.broadcast import BroadcastDialog
from tdapp.ui.pages.games.import_dialog import ImportGamesDialog
from tdapp.ui.pages.games.scoresheets import ScoresheetsDialog
from tdapp.ui.pages.players.absences import AbsencesDialog
from tdapp.ui.pages.players.add_players import AddPlayersDialog
from tdapp.ui.pages.players.bulk_entry import BulkEntryDialog
from tdapp.ui.pages.players.categories import CategoriesDialog
from tdapp.ui.pages.players.category_rule import CategoryRuleDialog, LimitsDialog
from tdapp.ui.pages.players.check_in import CloseCheckInDialog
from tdapp.ui.pages.players.edit_players import EditManyDialog, EditPlayerDialog
from tdapp.ui.pages.players.numbers import LotDialog, OrderDialog, RegenerateDialog
from tdapp.ui.pages.players.rating_check import RatingCheckDialog
from tdapp.ui.pages.players.rating_lists import RatingListsDialog
from tdapp.ui.pages.players.rating_method import RatingMethodDialog
from tdapp.ui.pages.rounds.absence import AbsenceDialog
from tdapp.ui.pages.rounds.bye import ByeDialog
from tdapp.ui.pages.rounds.closing_dialog import ClosingDialog
from tdapp.ui.pages.rounds.decide import DecideDialog, DecideTieDialog
from tdapp.ui.pages.rounds.line_ups import LineUpDialog
from tdapp.ui.pages.rounds.missing import MissingDialog
from tdapp.ui.pages.rounds.pairing.engine import EngineDialog
from tdapp.ui.pages.rounds.pairing.prohibition import ProhibitionDialog, ProtectionDialog
from tdapp.ui.pages.rounds.pairing.rules import PairingRulesDialog
from tdapp.ui.pages.rounds.pairing.tentative import TentativeDialog
from tdapp.ui.pages.rounds.results.correction import CorrectionDialog
from tdapp.ui.pages.rounds.results.own_keys import OwnKeysDialog
from tdapp.ui.pages.rounds.results.which_keys import WhichKeysDialog
from tdapp.ui.pages.rounds.ties import TiesDialog
from tdapp.ui.pages.tables.ladder.by_hand import ByHandDialog
from tdapp.ui.pages.tables.ladder.compare import CompareDialog
from tdapp.ui.pages.tables.ladder.laboratory import LaboratoryWindow
from tdapp.ui.pages.tables.ladder.make_official import TwoStepDialog
from tdapp.ui.pages.tables.ladder.second_opinion import SecondOpinionDialog
from tdapp.ui.pages.tables.ladder.verification import Verification
from tdapp.ui.pages.teams.dialogs import PointsDialog, TeamDialog, TeamRulesDialog
from tdapp.ui.pages.teams.fines import FinesDialog
from tdapp.ui.pages.teams.league import EligibilityDialog, FixturesDialog, LeagueDialog
from tdapp.ui.pages.teams.season import SeasonDialog
from tdapp.ui.session.lichess_desk import LichessDesk
from tdapp.ui.session.live_desk import LiveDesk
from tdapp.ui.session.publishing import PublishDesk
from tdapp.ui.session.question import Question
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.session.together.team_desk import TeamDesk
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.confirm import ConfirmDialog
from tdapp.ui.widgets.paper.pdf_preview import PdfPreview
from tdapp.ui.widgets.step import RoundStepDialog
from tdapp.ui.window.about import AboutDialog
from tdapp.ui.window.crash_dialog import CrashDialog
from tdapp.ui.window.file_check import CheckDialog
from tdapp.ui.window.first.bring import BringDialog
from tdapp.ui.window.help import HelpWindow
from tdapp.ui.window.main_window import MainWindow
from tdapp.ui.window.palette import Palette
from tdapp.ui.window.rating_officer import RatingOfficerDialog
from tdapp.ui.window.shortcuts import ShortcutSheet
from tests.services.systems.test_players_knockout import cup
from tests.team_events import random_team_event
from tests.ui.fakes import FakeBackend

UI = Path(__file__).parents[2] / "tdapp" / "ui"
LONG = "A sentence of the program that says what happens next, why it does, and what can be done about it. " * 3
PGN = b'[White "Player 1"]\n[Black "Player 2"]\n[Round "1"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n'


@cache
def dialog_bases() -> dict[str, set[str]]:
    """The dialogs in the sources, with what they are made of."""
    classes = re.compile(r"^class (\w+)\(([^)]*)\):", re.MULTILINE)
    sources = (path.read_text(encoding="utf-8") for path in UI.rglob("*.py"))
    bases = {name: set(re.split(r",\s*", over)) for source in sources for name, over in classes.findall(source)}
    found = {"QDialog", "QWizard"}
    while new := {name for name, over in bases.items() if over & found} - found:
        found |= new
    return {name: over for name, over in bases.items() if name in found}


def dialog_classes() -> set[str]:
    """Those that are shown: an underscore marks what several of them share."""
    return {name for name in dialog_bases() if not name.startswith("_")} - {"FittingDialog", "FormDialog"}


def all_dialogs(window: MainWindow) -> Iterator[QDialog]:
    """Each dialog once, unshown, a child of the window."""
    session, backend, registration = window.session, FakeBackend(), FileRegistration()
    tools = Tools(backend, window.remembered, window.tasks, window.workspace.backups)
    view, calculations = session.view, session.tables.calculations
    section, section_id = view.section, view.section_id
    rounds = [view.round(number) for number in range(1, section.rounds_held + 1)]
    board = rounds[0].boards[0]
    teams = random_team_event(seed=1, teams=4, boards=2, rounds=2)
    trial = calculations.standings(section, ladder=Ladder())
    preview = compare(session.tables.standings(), trial)
    yield NewEventWizard(window)
    yield AboutDialog(window)
    yield HelpWindow(window)
    yield CrashDialog("Traceback\n" * 30, window, log=Path("/var/log/tdapp.log"))
    yield Palette([], window)
    yield ShortcutSheet(window.workspace.menus, window)
    bringing = BringDialog(FakeBackend(section), TaskRunner(threaded=False), lambda _path: None, window)
    bringing.bring(Path("last-year.trf"))
    yield bringing
    yield CheckDialog(Path("event.tdb"), (LONG, LONG), window)
    yield RatingOfficerDialog(session, window.stack, window.tasks, window)
    yield ConfirmDialog(Question(LONG, lines=(LONG, LONG), action="Do it"), window)
    yield RoundStepDialog(LONG, LONG, "Do it", first=1, last=9, parent=window)
    yield PdfPreview(regulations_paper(section), "Regulations", Path("regulations.pdf"), window)
    yield EventFactsDialog(session, window)
    yield ImportReviewDialog(backend.read_trf(Path("event.trf")), Path("event.tdb"), lambda _path: None, window)
    questions = tuple(OpenReading(LONG, "", (LONG, "absent (Z)."), first, 12, 91) for first in (1, 3))
    yield OpenReadingsDialog("event.trf", questions, window)
    yield LiveDialog(session, LiveDesk(session, tools), window)
    team = TeamDesk(session, tools)
    yield TogetherDialog(session, team, window)
    silent = "The leading computer does not answer since 14:05. Results wait on paper, or lead from here."
    at_desk: Any = SimpleNamespace(
        invitation=Invitation("Ana", Role.DEPUTY, ""), why_not=silent, ended="", silent_since=None, revision=123_456
    )
    at_desk.journal = session.view.store.journal  # type: ignore[union-attr]
    yield AtDeskDialog(session, at_desk, team.leading, tools, window)
    joining = JoinDialog(backend, window.tasks, window)
    joining._asked("3F2A91C0" * 8)
    yield joining
    others = (lambda: None, lambda: None)
    yield GoPublicDialog(session, LiveDesk(session, tools), LichessDesk(session, tools), others, window)
    yield PageHeadDialog(session, window)
    yield PrizesDialog(session, window)
    yield PublishDialog(session, PublishDesk(session, tools), window)
    yield ScheduleDialog(session, window)
    yield SectionFactsDialog(session, window)
    yield FromTableDialog(session, window)
    yield SeasonDialog((), window)
    yield FinesDialog(section_id, Team(1, LONG), 1, (Fine(1, 1, "12.50", LONG),), window)
    yield BroadcastDialog(section_id, Broadcast(), window)
    yield ImportGamesDialog(session, Path("a.pgn"), PGN, 1, window)
    yield ScoresheetsDialog(GameRecord(1, 1, 2), ("Player 1", "Player 2"), "en", window)
    yield AbsencesDialog(session, (1, 2), window)
    yield AddPlayersDialog(session, registration, window)
    yield BulkEntryDialog(session, registration, window)
    yield CategoriesDialog(session, window)
    yield CategoryRuleDialog(section, CategoryRule("U18", under=18), window)
    yield LimitsDialog(window)
    yield CloseCheckInDialog(section, window)
    yield EditPlayerDialog(session, registration, 1, window, order=(1, 2))
    yield EditManyDialog(session, (1, 2), window)
    yield RegenerateDialog(session, window)
    yield LotDialog(session, window)
    yield OrderDialog(session, window)
    yield RatingCheckDialog(session, registration, window)
    yield RatingListsDialog(registration, window.tasks, window)
    yield RatingMethodDialog(session, window)
    yield AbsenceDialog(section_id, section, rounds[0], board.white, window)
    yield ByeDialog(section_id, section, 1, window)
    yield ClosingDialog((ClosingCheck("Every result is in", (LONG,)), ClosingCheck("Verified", ())), Path("."), window)
    yield LineUpDialog(section_id, teams, teams.matches[0], window)
    yield MissingDialog(section, 1, section.players, window)
    yield EngineDialog(window.panel("rounds").desk, window.tasks, window)
    yield TentativeDialog(window.panel("rounds").desk, section, 4, window)
    yield ProhibitionDialog(section, window)
    yield ProtectionDialog(section, window)
    yield PairingRulesDialog(session, window)
    yield CorrectionDialog(section_id, section, 1, board, GameResult.DRAW, rounds, window)
    yield OwnKeysDialog("", window)
    yield WhichKeysDialog("2", "classic", window)
    yield ByHandDialog(session, parse_ladder("EXT,MAN"), window)
    yield CompareDialog(session, (), window)
    yield LaboratoryWindow(StudyDesk(), window.tasks, (), window)
    yield TwoStepDialog("Change the edition?", LONG, preview, "before", "after", window, trial=trial)
    yield SecondOpinionDialog(Verification(session, window.tasks, window), Ladder(), window)
    match = teams.matches[0]
    knockout = replace(teams, team_rules=TeamRules(2, knockout=KnockoutRules(())))
    tie = Tie(1, 1, match.teams, (match,), TieState.TIED)
    yield DecideDialog(section_id, knockout, match, tie, window)
    players = cup(4)
    yield DecideTieDialog(section_id, players, 1, bracket_of(players).ties[0], window)
    yield TiesDialog(session, 1, window)
    yield KnockoutDialog(KnockoutFacts(), later=True, parent=window)
    yield SystemsDialog("More systems", listed(teams=False), window)
    yield SystemsDialog("Go on by another system", listed(teams=False), window, asked=LONG)
    yield KeizerDialog(Keizer(), later=True, parent=window)
    yield TeamDialog(teams.teams[0], window)
    yield TeamRulesDialog(teams.team_rules, locked=False, parent=window)
    yield LeagueDialog(League(), window)
    yield FixturesDialog(session, teams, window)
    yield EligibilityDialog(session, teams, window)
    yield PointsDialog(section_id, teams.teams[0], 1, parent=window)

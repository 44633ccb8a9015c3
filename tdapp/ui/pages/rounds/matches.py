"""The matches of a round of teams: the score as it grows, line-ups, scores at once, home and away, forfeits."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu, QWidget

from tdapp.domain.commands.teams import DecideMatch, EnterMatchScore, ForfeitMatch, SetLineUp, SetMatchNote, SwapTeams
from tdapp.domain.knockout.tree import TieState
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Match, Side, board_number
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.section.scoring import points_text
from tdapp.domain.teams.for_pairing import is_postponed, rules_of
from tdapp.domain.teams.knockout import bracket_of
from tdapp.domain.teams.scores import Scores
from tdapp.services.ports.decisions import why_not_change
from tdapp.services.systems.ties import why_tie
from tdapp.services.teams.knockout import tie_at, why_not_decide
from tdapp.services.teams.possible import (
    why_not_forfeit_match,
    why_not_line_up,
    why_not_match_score,
    why_not_swap_teams,
)
from tdapp.ui.look.keys import said
from tdapp.ui.pages.rounds.decide import DecideDialog
from tdapp.ui.pages.rounds.line_ups import LineUpDialog
from tdapp.ui.session.key_maps import printed
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.actions import told
from tdapp.ui.widgets.basics import button, menu_button
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.ready import CENTRE, RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.table import DenseTable
from tdapp.ui.widgets.words import outcome_text

_BYE_SIGNS = {Outcome.PAIRING_BYE: "U", Outcome.HALF_POINT_BYE: "H", Outcome.FULL_POINT_BYE: "F"}


NARROW = 80  # pixels of a team's name beside the boards


class MatchTable(DenseTable):
    """The matches. Signals: ``typed(QKeyEvent)`` a key of a result: it is for a board, and searches nothing here."""

    typed = Signal(object)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if printed(event).strip():
            self.typed.emit(event)
        else:
            super().keyPressEvent(event)


class MatchesView(QWidget):
    """Signals: ``board_wanted(int)`` the first board of the match chosen, ``boards_wanted(int)`` results are typed from
    this board on, ``typed(QKeyEvent)`` a key for the board under the cursor.
    """

    board_wanted = Signal(int)
    boards_wanted = Signal(int)
    typed = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.round: Round | None = None
        self.table = MatchTable(self.tr("Matches"), sortable=False)
        self.table.setProperty("role", "framed")
        self.table.let_names_shrink(NARROW)
        self.line_up = button(self.tr("Line-ups…"), "users", on_click=self.ask_line_ups)
        self.score = button(self.tr("Score…"), "pencil", on_click=self.ask_score)
        self.swap = button(self.tr("Home ↔ away"), on_click=self.swap_teams)
        self.forfeit_menu = QMenu(self)
        self.forfeit = menu_button(self.tr("Forfeit"), self.tr("The match is lost without playing"), self.forfeit_menu)
        self.forfeit_menu.aboutToShow.connect(self._fill_forfeit)
        self.decide = button(self.tr("Who goes on…"), on_click=self.ask_decision)
        column = column_in(self, 6)
        column.addWidget(self.table, 1)
        column.addLayout(beside(self.line_up, self.score, spacing=6))
        self.note = button(self.tr("Note…"), on_click=self.ask_note)
        column.addLayout(beside(self.swap, self.forfeit, spacing=6))
        column.addLayout(beside(self.note, None, spacing=6))
        column.addWidget(self.decide)
        self.line_up.setToolTip(said("Ctrl+L"))
        self.table.row_changed.connect(self._row_changed)
        self.table.opened.connect(lambda _index: self.ask_line_ups())
        self.table.typed.connect(self._typed)
        self.setMinimumWidth(300)

    @property
    def _section(self) -> Section:
        return self.session.view.section

    def works_in(self, page: QWidget) -> None:
        """The keys of the line-ups anywhere on the page, also while results are typed."""
        keys = QShortcut(QKeySequence("Ctrl+L"), page, self.ask_line_ups)
        keys.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    # -- showing --------------------------------------------------------------------------------------------------

    def show_round(self, round_: Round, board: int) -> None:
        """Show the matches as they are stored: chosen is the one of this board, or still a team without a match."""
        same = self.round is not None and self.round.number == round_.number
        self.round = round_
        self.table.set_rows(match_rows(self._section, round_), match_columns())
        if not same or (self.table.current_key() or 0) >= 0:
            self.show_board(board if round_.boards else 0)
        self._allow()

    def show_board(self, board: int) -> None:
        """Mark the match of a board."""
        if board > 0:
            table = (board - 1) // rules_of(self._section).boards + 1
            if self.table.current_key() != table:
                self.table.blockSignals(True)
                self.table.select_key(table)
                self.table.blockSignals(False)
                self._allow()

    def match(self) -> Match | None:
        """The match chosen."""
        if self.round is None:
            return None
        return next((one for one in self.round.matches if one.table == self.table.current_key()), None)

    def _row_changed(self, key: int) -> None:
        self._allow()
        if key > 0 and self.table.hasFocus():
            self.board_wanted.emit(board_number(key, 1, rules_of(self._section).boards))

    def _allow(self) -> None:
        match, round_, section = self.match(), self.round, self._section
        self.decide.setVisible(section.system.elimination)
        none = self.tr("Choose a match first")
        for widget, step, why_not in (
            (self.line_up, SetLineUp, why_not_line_up(section, round_, match.first.team) if match and round_ else None),
            (self.score, EnterMatchScore, why_not_match_score(section, round_, match) if match and round_ else None),
            (self.swap, SwapTeams, why_not_swap_teams(section, round_, match) if match and round_ else None),
            (self.forfeit, ForfeitMatch, why_not_forfeit_match(section, round_, match) if match and round_ else None),
            (self.note, SetMatchNote, why_not_change(section)),
            (self.decide, DecideMatch, why_not_decide(section, match) if match else None),
        ):
            reason = (self.session.view.why_not_do(step) or told(why_not)) if match else none
            widget.setEnabled(not reason)
            widget.setToolTip(reason or (said("Ctrl+L") if widget is self.line_up else ""))

    # -- steps ----------------------------------------------------------------------------------------------------

    def ask_line_ups(self) -> None:
        """Both line-ups of the match."""
        match = self.match()
        if match is None or not self.line_up.isEnabled():
            self.session.messages.said.emit(self.line_up.toolTip())
            return
        stays = self.table.hasFocus()  # from match to match; else results are typed next
        dialog = LineUpDialog(self.session.view.section_id, self._section, match, self)
        accepted = dialog.show_through()
        commands = dialog.commands() if accepted else ()
        for command in commands:
            if self.session.changes.run(command, self.tr("Hand in this line-up?")) is None:
                break
        if stays:
            self.table.setFocus()
        else:
            self.boards_wanted.emit(self._first_open(match))

    def _first_open(self, match: Match) -> int:
        """The board of a match where typing goes on."""
        first = board_number(match.table, 1, rules_of(self._section).boards)
        theirs = range(first, first + rules_of(self._section).boards)
        open_boards = self.round.open_boards if self.round is not None else ()
        return next((board for board in open_boards if board in theirs), first)

    def _typed(self, event: QKeyEvent) -> None:
        """A result typed here is the board's under the cursor; a team without a match has none."""
        if self.match() is not None:
            self.typed.emit(event)
        else:
            QApplication.beep()
            self.session.messages.said.emit(self.tr("Choose a match first"))

    def ask_score(self) -> None:
        """The score of the match at once."""
        match = self.match()
        if match is None:
            return
        score = Scores(self._section).score(match)
        shown = ":".join(points_text(one, half_sign=True) for one in match.entered or score.game_points)
        text, ok = QInputDialog.getText(
            self,
            self.tr("Score of the match"),
            self.tr("Game points, the first-named team first, for example 2½:1½; empty takes the score away"),
            text=shown,
        )
        if not ok:
            return
        try:
            wanted = read_score(text)
        except ValueError:
            self.session.messages.failed.emit(self.tr("“{0}” is no score: write for example 2.5:1.5.").format(text))
            return
        command = EnterMatchScore(self.session.view.section_id, match.round, match.table, wanted)
        self._run(command, self.tr("Enter this score?"))

    def ask_note(self) -> None:
        """A remark at the match."""
        match = self.match()
        if match is None:
            return
        title = self.tr("Note at match {0}").format(match.table)
        text, ok = QInputDialog.getText(self, title, self.tr("Note:"), text=match.note)
        if ok and text.strip() != match.note:
            self._run(SetMatchNote(self.session.view.section_id, match.round, match.table, text.strip()), "")

    def swap_teams(self) -> None:
        """The other team is named first."""
        match, round_ = self.match(), self.round
        if match is None or round_ is None:
            return
        names = {team.number: team.name for team in self._section.teams}
        title = self.tr("Swap home and away: {0} – {1}?").format(*(names[team] for team in match.teams))
        reason = self._reason(title, self.tr("Swap")) if not round_.is_draft else ""
        if reason is not None:
            step = SwapTeams(self.session.view.section_id, match.round, match.table, reason, ("teams-swapped",))
            self._run(step, title)

    def ask_decision(self) -> None:
        """Who goes on where every criterion is equal."""
        match = self.match()
        tie = tie_at(self._section, match) if match is not None else None
        if match is None or tie is None:
            return
        command = DecideDialog(self.session.view.section_id, self._section, match, tie, self).ask()
        if command is not None:
            self._run(command, self.tr("Decide the match?"))

    def _reason(self, title: str, action: str) -> str | None:
        return self.session.messages.ask(Question(title, needs_reason=True, action=action))

    def _fill_forfeit(self) -> None:
        self.forfeit_menu.clear()
        match = self.match()
        if match is None:
            return
        names = {team.number: team.name for team in self._section.teams}
        choices: list[tuple[str, Side | None]] = [
            (self.tr("{0} does not come").format(names[match.first.team]), Side.FIRST),
            (self.tr("{0} does not come").format(names[match.second.team]), Side.SECOND),
            (self.tr("Neither comes"), Side.BOTH),
        ]
        if match.forfeit is not None:
            choices = [(self.tr("It is played after all"), None)]
        for text, side in choices:
            action = self.forfeit_menu.addAction(text)
            action.triggered.connect(lambda _checked=False, side=side: self.forfeit_match(side))

    def forfeit_match(self, loser: Side | None) -> None:
        """The match is lost without playing, or that is taken back."""
        match = self.match()
        if match is not None:
            step = ForfeitMatch(self.session.view.section_id, match.round, match.table, loser)
            self._run(step, self.tr("Forfeit the match?"))

    def _run(self, command, title: str) -> None:
        self.session.changes.run(command, title)
        self.table.setFocus()


def read_score(text: str) -> tuple[Fraction, Fraction] | None:
    """A match score as it is typed; None for nothing. ValueError: it is none."""
    tidy = text.strip().replace("½", ".5").replace(",", ".")
    if not tidy:
        return None
    parts = [part.strip() for part in tidy.replace("-", ":").split(":")]
    if len(parts) != 2 or not all(parts):
        raise ValueError(text)
    first, second = (Fraction(part if part != "." else "0") for part in parts)
    return first, second


def match_columns() -> tuple[Column, ...]:
    """Titles of the matches."""
    translate = QCoreApplication.translate
    return (
        Column("table", translate("Matches", "M"), translate("Matches", "Match"), RIGHT),
        Column("first", translate("Matches", "Team"), translate("Matches", "First-named team"), stretch=True),
        Column("score", translate("Matches", "Score"), translate("Matches", "Game points so far"), CENTRE),
        Column("second", translate("Matches", "Team"), translate("Matches", "The other team"), stretch=True),
    )


def match_rows(section: Section, round_: Round) -> list[ReadyRow]:
    """One row per match, then teams without one; the key is the table, of a bye the team's number below 0."""
    translate = QCoreApplication.translate
    names = {team.number: team.name for team in section.teams}
    scores = Scores(section)
    bracket = bracket_of(section) if section.system.elimination else None
    rows = []
    for match in round_.matches:
        score = scores.score(match)
        text = " : ".join(points_text(one, half_sign=True) for one in score.game_points)
        tone, tip, icon = ("warn", translate("Matches", "Not decided yet"), "clock") if score.is_open else ("", "", "")
        if score.is_open and is_postponed(scores.rules, match):
            tip, icon = translate("Matches", "Postponed: the next round does not wait for it"), "calendar"
        if match.forfeit is not None:
            text = {Side.FIRST: "− : +", Side.SECOND: "+ : −", Side.BOTH: "− : −"}[match.forfeit]
        if score.differs:
            tip = translate("Matches", "The score entered is not the sum of the boards")
            tone, icon = "danger", "circle-x"
        elif match.entered is not None:
            tip = translate("Matches", "Entered at once")
        if match.note:
            tip = "\n".join(filter(None, (tip, translate("Matches", "Note: {0}").format(match.note))))
            icon = icon or "info"
        tie = bracket.tie_of(match) if bracket is not None else None
        if tie is not None and not score.is_open:
            tip = " ".join(why_tie(section, tie))
            if tie.state is TieState.TIED:
                tone, icon = "warn", "scale"
        winner = tie.winner if tie is not None else None
        handed = all(line_up.handed_in for line_up in (match.first, match.second))
        first, second = (names[team] for team in match.teams)
        cells = (
            ReadyCell(str(match.table), match.table, strong=True, tone="" if handed else "dim"),
            ReadyCell(first, fold(first), first, strong=winner == match.first.team),
            ReadyCell(text, text, tooltip=tip, strong=True, tone=tone, icon=icon),
            ReadyCell(second, fold(second), second, strong=winner == match.second.team),
        )
        rows.append(ReadyRow(match.table, cells, fold(f"{match.table} {first} {second}")))
    short = {
        Outcome.PAIRING_BYE: translate("Matches", "bye"),
        Outcome.HALF_POINT_BYE: translate("Matches", "half-point bye"),
        Outcome.FULL_POINT_BYE: translate("Matches", "full-point bye"),
        Outcome.REST: translate("Matches", "free round"),
    }
    for team, outcome in round_.team_byes:
        words = outcome_text(outcome)
        shown = short.get(outcome, translate("Matches", "absent"))
        cells = (
            ReadyCell("", 999),
            ReadyCell(names[team], fold(names[team]), names[team], tone="dim"),
            ReadyCell(_BYE_SIGNS.get(outcome, "–"), "", tooltip=words, tone="dim"),
            ReadyCell(shown, shown, words, tone="dim"),
        )
        rows.append(ReadyRow(-team, cells, fold(names[team])))
    return rows

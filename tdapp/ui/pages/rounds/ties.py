"""Drawn matches of a knock-out of players: tie-break games as they are played, and who goes on by decision."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.knockout import EnterTieGame, TakeTieGameBack
from tdapp.domain.knockout.players import Tie, bracket_of, next_step, steps_of
from tdapp.domain.knockout.tree import TieState
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.stages import stage_of
from tdapp.services.systems.knockout_words import stage_words
from tdapp.services.systems.players_knockout import why_match
from tdapp.services.systems.tie_games import why_not_decide_tie, why_not_take_tie_game, why_not_tie_game
from tdapp.ui.pages.rounds.decide import DecideTieDialog
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.actions import told
from tdapp.ui.widgets.basics import QuietCombo, button, choose, label
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog


def drawn_matches(section: Section, number: int) -> list[Tie]:
    """The matches of a round's stage whose games are drawn, those that are not decided first."""
    ties = bracket_of(section).of_stage(stage_of(section, number))
    found = [tie for tie in ties if tie.state is TieState.TIED or steps_of(section, tie)]
    return sorted(found, key=lambda tie: tie.state is not TieState.TIED)


class TiesDialog(FittingDialog):
    """One match after the other; every entry is a step of its own at once."""

    def __init__(self, session: Session, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._number = session, number
        self._white = 0
        self.setWindowTitle(self.tr("Drawn matches"))
        layout = dialog_box(self)
        layout.addWidget(label(self.tr("Drawn matches"), "title"))
        sentence = self.tr("Tie-break games belong to the match; they are no rounds and are not rated with them.")
        layout.addWidget(label(sentence, "dim", wrap=True))
        self.match = QuietCombo(self.tr("Match"))
        self.match.activated.connect(self._chosen)
        layout.addWidget(self.match)
        self.words = label("", wrap=True)
        self.words.setMinimumWidth(520)
        layout.addWidget(self.words)
        self.next = label("", "heading", wrap=True)
        layout.addWidget(self.next)
        self.white = label("")
        self.black = label("")
        self.turn = button(self.tr("&Swap colours"), on_click=self._turn)
        self.rate = QLineEdit()
        self.rate.setAccessibleName(self.tr("Rate of play"))
        self.rate.setPlaceholderText(self.tr("rate of play"))
        self.results = {
            GameResult.WHITE_WINS: button(self.tr("&1 – 0"), on_click=lambda: self._enter(GameResult.WHITE_WINS)),
            GameResult.DRAW: button(self.tr("&½ – ½"), on_click=lambda: self._enter(GameResult.DRAW)),
            GameResult.BLACK_WINS: button(self.tr("&0 – 1"), on_click=lambda: self._enter(GameResult.BLACK_WINS)),
        }
        self.results[GameResult.DRAW].setShortcut("=")
        self.players = QWidget()
        row = column_in(self.players, 8)
        row.addLayout(beside(self.white, self.turn, self.black, None, self.rate, spacing=10))
        row.addLayout(beside(*self.results.values(), None, spacing=8))
        layout.addWidget(self.players)
        self.back = button(self.tr("&Take the last game back"), on_click=self._back)
        self.decide = button(self.tr("&Who goes on…"), on_click=self._decide)
        self.close_button = button(self.tr("Close"), on_click=self.accept)
        layout.addLayout(beside(self.back, self.decide, None, self.close_button, spacing=8))
        self._fill()

    @property
    def _section(self) -> Section:
        return self._session.view.section

    def tie(self) -> Tie | None:
        """The match that is shown."""
        ties = drawn_matches(self._section, self._number)
        return next((tie for tie in ties if self._key(tie) == self._chosen_key), None)

    _chosen_key: tuple[int, int] | None = None

    def _key(self, tie: Tie) -> tuple[int, int]:
        pair = tie.both
        assert pair is not None
        return min(pair), max(pair)

    def _fill(self) -> None:
        """The matches as they stand; the one in view stays."""
        names = {player.number: player.name for player in self._section.players}
        ties = drawn_matches(self._section, self._number)
        keys = [self._key(tie) for tie in ties]
        if self._chosen_key not in keys:
            self._chosen_key = keys[0] if keys else None
        self.match.clear()
        for tie, key in zip(ties, keys, strict=True):
            pair = tie.both
            assert pair is not None
            words = f"{names[pair[0]]} – {names[pair[1]]}"
            done = tie.state is TieState.DECIDED
            self.match.addItem(self.tr("{0} (decided)").format(words) if done else words, key)
        if self._chosen_key is not None:
            choose(self.match, self._chosen_key)
        self._show()

    def _chosen(self, _row: int) -> None:
        self._chosen_key = self.match.currentData()
        self._show()

    def _show(self) -> None:
        section, tie = self._section, self.tie()
        self.words.setText(" ".join(why_match(section, tie)) if tie is not None else self.tr("No match is drawn."))
        step = next_step(section, tie) if tie is not None else None
        self.players.setVisible(step is not None)
        self.next.setVisible(step is not None)
        if step is not None and step.colours is not None and tie is not None:
            self.next.setText(self.tr("Next: {0}").format(stage_words(step.stage)))
            self.rate.setText(step.stage.rate or (step.games[-1].rate if step.games else ""))
            self._white = step.colours[0]
            self._show_colours()
        pair = self._chosen_key or (0, 0)
        if tie is None:
            for widget in (self.back, self.decide):
                widget.setEnabled(False)
            return
        at = self._number
        for widget, why_not in (
            (self.back, why_not_take_tie_game(section, at, *pair)),
            (self.decide, why_not_decide_tie(section, at, *pair)),
            *((one, why_not_tie_game(section, at, *pair)) for one in self.results.values()),
        ):
            widget.setEnabled(why_not is None)
            widget.setToolTip(told(why_not))

    def _show_colours(self) -> None:
        tie = self.tie()
        pair = tie.both if tie is not None else None
        if pair is None:
            return
        black = next(one for one in pair if one != self._white)
        names = {player.number: player.name for player in self._section.players}
        self.white.setText(self.tr("White: {0}").format(names[self._white]))
        self.black.setText(self.tr("Black: {0}").format(names[black]))

    def _turn(self) -> None:
        pair = self._chosen_key
        if pair is not None:
            self._white = pair[0] if self._white == pair[1] else pair[1]
            self._show_colours()

    def _enter(self, result: GameResult) -> None:
        pair = self._chosen_key
        if pair is None:
            return
        black = next(one for one in pair if one != self._white)
        section_id = self._session.view.section_id
        rate = self.rate.text().strip()
        self._run(EnterTieGame(section_id, self._number, self._white, black, result, rate), self.tr("Enter this game?"))

    def _back(self) -> None:
        pair = self._chosen_key
        if pair is not None:
            command = TakeTieGameBack(self._session.view.section_id, self._number, *pair)
            self._run(command, self.tr("Take the last game back?"))

    def _decide(self) -> None:
        tie = self.tie()
        if tie is None:
            return
        dialog = DecideTieDialog(self._session.view.section_id, self._section, self._number, tie, self)
        command = dialog.ask()
        if command is not None:
            self._run(command, self.tr("Decide the match?"))

    def _run(self, command: Command, title: str) -> None:
        self._session.changes.run(command, title)
        self._fill()

"""A paired player does not come: forfeit, somebody else in the seat, or the board goes; with what each changes."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QLineEdit, QWidget

from tdapp.domain.commands.rounds import AbsenceAction, AbsentPlayer
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.pairing.by_hand_rules import warnings_of_pair
from tdapp.services.rounds.possible import free_players, why_not_absent
from tdapp.ui.widgets.actions import told
from tdapp.ui.widgets.basics import Banner, Choice, QuietCombo, button, label, typed
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog


class AbsenceDialog(FittingDialog):
    """Asks what happens to the board of an absent player; ``command()`` after it was accepted."""

    def __init__(self, section_id: int, section: Section, round_: Round, player: int, parent: QWidget | None = None):
        super().__init__(parent)
        self._section_id, self._section, self._round, self._player = section_id, section, round_, player
        board = round_.board_of(player)
        assert board is not None
        self._board = board
        opponent = board.black if board.white == player else board.white
        self._names = {one.number: one.name for one in section.players}
        name, other = self._names[player], self._names[opponent]
        self.setWindowTitle(self.tr("A paired player does not come"))
        self.setMinimumWidth(540)
        layout = dialog_box(
            self,
            self.tr("{0} does not come").format(name),
            self.tr("Board {0}, against {1}").format(board.number, other),
            spacing=8,
            wrap=True,
        )
        self._group = QButtonGroup(self)
        self.choices: dict[AbsenceAction, Choice] = {}
        for action, text in (
            (AbsenceAction.FORFEIT, self.tr("The opponent wins by forfeit")),
            (AbsenceAction.REPLACE, self.tr("Somebody without a game takes the seat")),
            (AbsenceAction.RE_PAIR, self.tr("The board goes; the opponent is paired again")),
        ):
            choice = Choice(text)
            choice.toggled.connect(lambda _on: self._show())
            self._group.addButton(choice)
            self.choices[action] = choice
            layout.addWidget(choice)
        self.substitute = QuietCombo(self.tr("Who takes the seat"))
        for number in free_players(section, round_):
            self.substitute.addItem(f"{self._names[number]} ({number})", number)
        layout.addWidget(self.substitute)
        self.banner = Banner("info")
        layout.addWidget(self.banner)
        self._reason_title = label(self.tr("Reason (kept in the log)"), "caption")
        self.reason_field = QLineEdit()
        self.reason_field.setAccessibleName(self.tr("Reason"))
        layout.addWidget(self._reason_title)
        layout.addWidget(self.reason_field)
        layout.addStretch()
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        self.confirm = button(self.tr("Do it"), role="danger", on_click=self.accept)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.reason_field.returnPressed.connect(self.confirm.click)  # or nothing, never Cancel
        self.reason_field.textChanged.connect(lambda _text: self._show())
        self.substitute.activated.connect(lambda _row: self._show())
        for action, choice in self.choices.items():
            why_not = told(why_not_absent(section, round_, player, action))
            choice.setEnabled(not why_not)
            choice.setToolTip(why_not)
        first = AbsenceAction.FORFEIT if self.choices[AbsenceAction.FORFEIT].isEnabled() else AbsenceAction.RE_PAIR
        self.choices[first].setChecked(True)
        self._show()

    @property
    def action(self) -> AbsenceAction:
        """The choice made."""
        return next(action for action, choice in self.choices.items() if choice.isChecked())

    def command(self) -> AbsentPlayer:
        """The command as chosen; the warning that the dialog shows is confirmed."""
        action = self.action
        shown = ("absent-forfeit",) if action is AbsenceAction.FORFEIT else ("published-changed",)
        return AbsentPlayer(
            self._section_id,
            self._round.number,
            self._player,
            action,
            self.substitute.currentData() if action is AbsenceAction.REPLACE else None,
            typed(self.reason_field),
            shown,
        )

    def _show(self) -> None:
        if not any(choice.isChecked() for choice in self.choices.values()):
            return
        action = self.action
        opponent = self._board.black if self._board.white == self._player else self._board.white
        name, other = self._names[self._player], self._names[opponent]
        needs_reason = action is not AbsenceAction.FORFEIT and not self._round.is_draft
        self.substitute.setVisible(action is AbsenceAction.REPLACE)
        if action is AbsenceAction.FORFEIT:
            text = self.tr("{0} loses by forfeit, {1} wins without playing. The next round is not touched.")
            text = text.format(name, other)
        elif action is AbsenceAction.REPLACE:
            text = self.tr("Board {0}: {1} meets {2} instead of {3}, who is absent in this round.")
            text = text.format(self._board.number, other, self.substitute.currentText(), name)
            text = " ".join((text, *self._breaks(opponent)))
        else:
            text = self.tr("Board {0} goes. {1} is absent; {2} is without a game until you pair by hand.")
            text = text.format(self._board.number, name, other)
        if needs_reason:
            text += " " + self.tr("The pairings are published: players may have seen them (C.04.2, 3.6).")
        self.banner.set_kind("warn" if needs_reason else "info")
        self.banner.set_text(text)
        self._reason_title.setVisible(needs_reason)
        self.reason_field.setVisible(needs_reason)
        ready = not needs_reason or bool(self.reason_field.text().strip())
        self.confirm.setEnabled(ready)
        self.confirm.setToolTip("" if ready else self.tr("Write a reason first"))

    def _breaks(self, opponent: int) -> list[str]:
        """What the new pair breaks, before it is asked."""
        number = self.substitute.currentData()
        if number is None:
            return []
        seats = (number, opponent) if self._board.white == self._player else (opponent, number)
        try:
            return [warning.text for warning in warnings_of_pair(self._section, self._round.number, *seats)]
        except RuleViolation:  # the position before the round is not known: an imported contradiction
            return []

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def showEvent(self, event):
        super().showEvent(event)
        self.cancel.setFocus()

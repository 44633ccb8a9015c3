"""Go public: the four ways to viewers in one place, from the hall to Lichess, with what each of them needs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QLineEdit, QPlainTextEdit, QWidget

from tdapp.domain.words.errors import RuleViolation
from tdapp.ui.session.lichess_desk import LichessDesk
from tdapp.ui.session.live_desk import LiveDesk
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, button, label, selectable
from tdapp.ui.widgets.boxes import across, beside, captioned, dialog_box, form_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.wide import hinted


class GoPublicDialog(FittingDialog):
    """Each way says what it is for; nothing leaves this computer before its button."""

    def __init__(
        self,
        session: Session,
        live: LiveDesk,
        lichess: LichessDesk,
        others: tuple[Callable[[], None], Callable[[], None]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.session, self._live, self._lichess = session, live, lichess
        open_live, open_site = others
        self.setWindowTitle(self.tr("Go public"))
        self.resize(min(700, self.screen().availableGeometry().width() - 40), 0)
        layout = dialog_box(
            self,
            self.tr("Go public"),
            self.tr("Moves leave this computer after the delay of the section, on every way."),
        )
        ways = form_box()
        self.hall = button(self.tr("Live boards…"), "chess-king", on_click=self._then(open_live))
        self.site = button(self.tr("Publish…"), "globe", on_click=self._then(open_site))
        self.folder = button(self.tr("Choose a folder…"), "save", on_click=self.choose_folder)
        for title, way, about in (
            (self.tr("In the hall"), self.hall, self.tr("pages for telephones and the wall, from this computer")),
            (self.tr("Website"), self.site, self.tr("pairings, standings and games for your web host")),
            (self.tr("Folder"), self.folder, self.tr("one PGN a round, for chess.com, FTP and other broadcasters")),
        ):
            captioned(ways, title, across(way, (label(about, "small", wrap=True), 1)))
        layout.addLayout(ways)
        layout.addWidget(label(self.tr("Lichess"), "heading"))
        form = form_box()
        self.polled = selectable("", "small")
        self.polled.setWordWrap(True)
        captioned(form, self.tr("Lichess asks here"), self.polled)
        self.round = QLineEdit(" ".join(lichess.rounds))
        hinted(self.round, "https://lichess.org/broadcast/…/AbCdEfGh")
        captioned(form, self.tr("&Round of the broadcast"), self.round)
        self.token = QLineEdit()
        self.token.setEchoMode(QLineEdit.EchoMode.Password)
        self.token.setPlaceholderText("lip_…")
        self.token.setAccessibleName(self.tr("Token"))
        self.keep_token = button(self.tr("Keep the token"), "save", on_click=self.keep)
        captioned(form, self.tr("&Token"), across((self.token, 1), self.keep_token))
        layout.addLayout(form)
        layout.addWidget(
            label(
                self.tr(
                    "Either Lichess asks at the address, or this program pushes with your token (study:write). "
                    "The token lies in the keyring of this computer, never in the event."
                ),
                "small",
                wrap=True,
            )
        )
        self.banner = Banner("warn")
        layout.addWidget(self.banner)
        self.told = QPlainTextEdit()
        self.told.setReadOnly(True)
        self.told.setAccessibleName(self.tr("What Lichess would show, and what was pushed"))
        self.told.setMaximumBlockCount(500)
        self.told.setMinimumHeight(110)
        layout.addWidget(self.told, 1)
        self.dry = button(self.tr("Dry run"), "eye", on_click=self.dry_run)
        self.go = button(self.tr("Push"), "play", "primary", on_click=self.push)
        self.stop = button(self.tr("Stop"), "x", on_click=lichess.stop)
        self.close_button = button(self.tr("Close"), on_click=self.reject)
        layout.addLayout(beside(self.dry, None, self.stop, self.go, self.close_button))
        lichess.changed.connect(self._show)
        lichess.said.connect(self.told.appendPlainText)
        live.changed.connect(self._show)
        self._show()

    def keep(self) -> None:
        """The token into the keyring; it is shown nowhere again."""
        if self._tried(lambda: self._lichess.keep_token(self.token.text())):
            self.token.clear()

    def dry_run(self) -> None:
        """What Lichess would show now."""
        self.told.clear()
        self._lichess.dry_run()

    def push(self) -> None:
        """Push from now on, also when this is closed."""
        self._tried(lambda: self._lichess.start(self.round.text()))

    def choose_folder(self) -> None:
        """The delayed file of each round into a folder, from now on."""
        name = QFileDialog.getExistingDirectory(self, self.tr("Delayed file for broadcasters"))
        if name:
            self.session.running.folder_wanted.emit(Path(name), self.session.view.section_id)
            self.told.appendPlainText(self.tr("Each round is kept in {0}.").format(name))

    def _tried(self, attempt: Callable[[], None]) -> bool:
        self.banner.set_text("")
        try:
            attempt()
        except RuleViolation as problem:
            self.banner.set_text(str(problem))
            return False
        return True

    def _then(self, other: Callable[[], None]) -> Callable[[], None]:
        """Close this, then open the other one."""

        def go() -> None:
            self.reject()
            other()

        return go

    def _show(self) -> None:
        running = self._lichess.is_running
        self.stop.setVisible(running)
        self.go.setVisible(not running)
        self.round.setEnabled(not running)
        section = self.session.view.section_id
        number = max(1, self.session.view.section.rounds_paired)
        if self._live.public:
            self.polled.setText(f"https://{self._live.public}/live/{section}/round-{number}.pgn")
        else:
            words = self.tr("Only where the live boards have a public name: a tunnel, or a proxy on your server.")
            self.polled.setText(words)

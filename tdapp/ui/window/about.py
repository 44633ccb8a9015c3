"""About: version, licence, thanks."""

from __future__ import annotations

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtSvgWidgets import QSvgWidget
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp import __version__
from tdapp.domain.words.resources import resource_path
from tdapp.ui.widgets.basics import button, label
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.fitting import FittingDialog


class AboutDialog(FittingDialog):
    """Version, licence, and whose work this program stands on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About tdapp"))
        layout = column_in(self, 12, margins=(24, 20, 24, 16))
        head = QHBoxLayout()
        logo = QSvgWidget(str(resource_path("icons/tdapp.svg")))
        logo.setFixedSize(56, 56)
        head.addWidget(logo)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label("tdapp", "title"))
        words.addWidget(label(self.tr("Version {0}").format(__version__), "dim"))
        head.addLayout(words, 1)
        layout.addLayout(head)
        layout.addWidget(
            label(self.tr("A tournament director for chess arbiters: offline, every tie-break explained."), wrap=True)
        )
        self.text = label(wrap=True)
        self.text.setTextFormat(Qt.TextFormat.RichText)  # our own text only
        self.text.setText(
            "<p>"
            + self.tr(
                "Free software under the GNU General Public License, version 3 or later "
                "(GPL-3.0-or-later). It comes without any warranty."
            )
            + "</p>"
            "<p>"
            + self.tr("Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:")
            + ' <a href="https://www.gacrux.no">www.gacrux.no</a></p>'
            "<p>"
            + self.tr(
                "Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei "
                "(Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License)."
            )
            + "</p>"
            "<p>"
            + self.tr("Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.")
            + "</p>"
        )
        self.text.setOpenExternalLinks(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.text.setAccessibleName(self.tr("Licence and thanks"))
        layout.addWidget(self.text)
        layout.addWidget(label(f"Qt {qVersion()}  ·  Python {platform.python_version()}", "small"))
        close = button(self.tr("Close"), role="primary", on_click=self.accept)
        close.setDefault(True)
        layout.addLayout(beside(None, close))
        self.setMinimumWidth(480)

"""The one style sheet, filled with the colours of a theme and the size of the text."""

from __future__ import annotations

from string import Template

from tdapp.domain.words.resources import resource_path

_SHEET = Template("""
QMainWindow, QDialog, QWizard { background: $window; }
QToolTip { background: $raised; color: $text; border: 1px solid $border_strong; padding: 5px 7px; }
QLabel { background: transparent; }
QLabel[role="title"] { font-size: ${title}pt; font-weight: 600; }
QLabel[role="heading"] { font-size: ${heading}pt; font-weight: 600; }
QLabel[role="caption"] { color: $dim; font-size: ${small}pt; font-weight: 600; }
QLabel[role="dim"] { color: $dim; }
QLabel[role="small"] { color: $dim; font-size: ${small}pt; }
QLabel[role="fault"] { color: $danger; font-size: ${small}pt; }
QLabel[role="hero"] { font-size: ${hero}pt; font-weight: 600; }
QLabel[role="value"] { font-size: ${heading}pt; font-weight: 700; }
QLabel[role="formula"] { background: $sunken; border: 1px solid $border; border-radius: 6px; padding: 7px 10px; }
QLabel[role="chip"] { background: $sunken; color: $dim; border-radius: 4px; padding: 1px 7px; font-size: ${small}pt;
    font-weight: 600; }
QLabel[role="chip-accent"] { background: $accent_soft; color: $accent; border-radius: 4px; padding: 1px 7px;
    font-size: ${small}pt; font-weight: 600; }
QLabel[role="chip-warn"] { background: $warn_soft; color: $warn; border-radius: 4px; padding: 1px 7px;
    font-size: ${small}pt; font-weight: 600; }
QLabel[role="key"] { background: $raised; border: 1px solid $border_strong; border-radius: 4px; padding: 0px 6px;
    font-size: ${small}pt; font-weight: 600; }
QLabel[role="big"] { font-size: ${title}pt; font-weight: 700; }
QLabel[role="step"] { color: $disabled; font-size: ${small}pt; padding: 2px 7px; border-radius: 4px; }
QLabel[role="step-done"] { color: $dim; font-size: ${small}pt; padding: 2px 7px; border-radius: 4px; }
QLabel[role="step-now"] { background: $accent_soft; color: $accent; font-size: ${small}pt; font-weight: 700;
    padding: 2px 7px; border-radius: 4px; }

QMenuBar { background: $window; padding: 1px 4px; }
QMenuBar::item { padding: 4px 9px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $selection; border-bottom: 2px solid $accent; padding-bottom: 2px; }
QMenu { background: $raised; border: 1px solid $border_strong; padding: 4px; }
QMenu::item { padding: 5px 26px 5px 10px; border-radius: 4px; }
QMenu::item:selected { background: $selection; color: $text; border-left: 3px solid $accent; padding-left: 7px; }
QMenu::item:disabled { color: $disabled; background: transparent; }
QMenu::separator { height: 1px; background: $border; margin: 4px 6px; }
QMenu::icon { padding-left: 6px; }

QFrame#topBar { background: $surface; border-bottom: 1px solid $border; }
QFrame#sidebar { background: $sidebar; border-right: 1px solid $border; }
QFrame#sidePanel { background: $surface; border-left: 1px solid $border; }
QFrame#card, QFrame[role="card"] { background: $surface; border: 1px solid $border; border-radius: 8px; }
QFrame[role="popover"] { background: $raised; border: 1px solid $border_strong; border-radius: 8px; }
QFrame[role="line"] { background: $border; border: none; max-height: 1px; min-height: 1px; }
QFrame[banner="info"] { background: $accent_soft; border: none; border-radius: 6px; }
QFrame[banner="warn"] { background: $warn_soft; border: none; border-radius: 6px; }
QFrame[banner="danger"] { background: $danger_soft; border: none; border-radius: 6px; }
QFrame[banner="warn"] QLabel { color: $warn; }
QFrame[banner="danger"] QLabel { color: $danger; }
QFrame[role="lozenge"], QScrollArea[role="lozenge"] { background: $sunken; border-radius: 6px; }

QStatusBar { background: $window; border-top: 1px solid $border; color: $dim; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: $dim; padding: 1px 6px; font-size: ${small}pt; }

QPushButton { background: $raised; color: $text; border: 1px solid $border_strong; border-radius: 6px;
    padding: ${edge}px 14px; min-height: ${line}px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $border; }
QPushButton:checked { background: $accent_soft; color: $accent; border-color: $accent; }
QPushButton:focus { border: 2px solid $focus; padding: ${edge_1}px 13px; }
QPushButton:disabled { color: $disabled; border-color: $border; background: $sunken; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 600; }
QPushButton[role="primary"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[role="primary"]:focus { border: 2px solid $text; }
QPushButton[role="primary"]:disabled { background: $sunken; color: $disabled; border-color: $border; }
QPushButton[role="danger"] { background: $danger; color: $surface; border: 1px solid $danger; font-weight: 600; }
QPushButton[role="danger"]:focus { border: 2px solid $text; }
QPushButton[role="danger"]:disabled { background: $sunken; color: $disabled; border-color: $border; }
QPushButton[role="card"] { background: $surface; border: 1px solid $border; border-radius: 8px; text-align: left;
    padding: 12px 14px; }
QPushButton[role="card"]:hover { border-color: $accent; background: $surface; }
QPushButton[role="card"]:focus { border: 2px solid $focus; padding: 11px 13px; }
QPushButton[role="strip"], QPushButton[role="strip-done"] { background: transparent; border: 1px solid transparent;
    color: $dim; padding: 3px 7px; min-height: ${low}px; }
QPushButton[role="strip"]:hover, QPushButton[role="strip-done"]:hover { background: $hover; border-radius: 6px; }
QPushButton[role="strip"]:focus, QPushButton[role="strip-done"]:focus { border: 1px solid $focus; border-radius: 6px; }
QPushButton[role="link"] { background: transparent; border: none; color: $accent; padding: 3px 4px; text-align: left;
    min-height: ${low}px; }
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:focus { border: 1px solid $focus; border-radius: 4px; padding: 2px 3px; }

QPushButton[role="segment"] { background: transparent; border: 1px solid transparent; padding: ${seam}px 11px;
    border-radius: 5px; color: $dim; min-height: 0; }
QPushButton[role="segment"]:hover { background: $hover; color: $text; }
QPushButton[role="segment"]:checked { background: $raised; color: $text; border: 1px solid $border_strong;
    font-weight: 600; }
QPushButton[role="segment"]:focus { border: 2px solid $focus; padding: ${seam_1}px 10px; }
QFrame#sidebar QPushButton { border: none; border-radius: 6px; padding: 6px 10px; text-align: left;
    background: transparent; color: $text; min-height: ${low}px; }
QFrame#sidebar QPushButton:hover { background: $hover; }
QFrame#sidebar QPushButton:checked { background: $accent_soft; color: $accent; font-weight: 600; }
QFrame#sidebar QPushButton[dropHere="true"] { border: 2px solid $accent; padding: 4px 8px; }
QFrame#sidebar QPushButton:disabled { color: $disabled; }
QFrame#sidebar QPushButton:focus { border: 2px solid $focus; padding: 4px 8px; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: ${rim}px;
    color: $text; }
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $border; }
QToolButton:focus { border: 2px solid $focus; padding: ${rim_1}px; }
QToolButton:disabled { color: $disabled; }
QToolButton[role="boxed"] { background: $raised; border: 1px solid $border_strong; padding: ${rim}px 9px; }
QToolButton[role="boxed"]:hover { background: $hover; }
QToolButton[role="boxed"]:focus { border: 2px solid $focus; padding: ${rim_1}px 8px; }
QToolButton[role="boxed"]:disabled { border-color: $border; background: $sunken; }
QToolButton::menu-indicator { image: url("$chevron"); subcontrol-position: right center; right: 6px; width: 11px;
    height: 11px; }
QToolButton[menuButton="true"] { padding-right: 22px; }
QToolButton[menuButton="true"]:focus { padding-right: 21px; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox { background: $surface; color: $text;
    border: 1px solid $border_strong; border-radius: 6px; padding: ${rim}px 8px; selection-background-color: $accent;
    selection-color: $on_accent; }
QLineEdit, QSpinBox { min-height: ${line}px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus {
    border: 2px solid $focus; padding: ${rim_1}px 7px; }
QLineEdit:disabled { background: $sunken; color: $disabled; }
QCalendarWidget { background: $surface; border: 1px solid $border_strong; padding: 1px; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; }
QComboBox { background: $raised; color: $text; border: 1px solid $border_strong; border-radius: 6px;
    padding: ${rim}px 26px ${rim}px 10px; min-height: ${line}px; }
QComboBox:hover { background: $hover; }
QComboBox:focus { border: 2px solid $focus; padding: ${rim_1}px 25px ${rim_1}px 9px; }
QComboBox:disabled { color: $disabled; background: $sunken; border-color: $border; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url("$chevron"); width: 12px; height: 12px; }
QListView[role="completer"] { background: $raised; border: 1px solid $border_strong; padding: 3px; outline: none;
    selection-background-color: $selection; selection-color: $text; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $border_strong; padding: 3px; outline: none;
    selection-background-color: $selection; selection-color: $text; }

QAbstractItemView { background: $surface; alternate-background-color: $stripe; color: $text; border: none;
    outline: none; selection-background-color: $selection; selection-color: $text; }
QAbstractItemView[role="framed"] { border: 1px solid $border; border-radius: 8px; }
QAbstractItemView[role="framed"]:focus { border: 1px solid $focus; }
QComboBox QAbstractItemView::item { padding: 4px 8px; margin: 0; border-radius: 4px; min-height: ${line}px; }
QListView::item { padding: 6px 8px; border-radius: 5px; margin: 1px 3px; }
QListView::item:selected { background: $selection; color: $text; border-left: 3px solid $accent;
    padding-left: 5px; }
QListView::item:hover:!selected { background: $hover; }
QHeaderView::section:first { border-top-left-radius: 7px; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: $dim; border: none; border-bottom: 1px solid $border_strong;
    padding: ${air}px 8px; font-weight: 600; font-size: ${small}pt; }
QHeaderView::section:hover { color: $text; background: $hover; }
QHeaderView::down-arrow { image: url("$chevron"); width: 10px; height: 10px; subcontrol-position: right center; }
QHeaderView::up-arrow { image: url("$chevron_up"); width: 10px; height: 10px; subcontrol-position: right center; }
QTableCornerButton::section { background: $surface; border: none; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget#scrollBody { background: transparent; }

QScrollBar:vertical { background: transparent; width: 11px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 0; }
QScrollBar::handle { background: $border_strong; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $dim; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSplitter::handle { background: transparent; }
QSplitter::handle:horizontal { width: 6px; }
QSplitter::handle:vertical { height: 6px; }
QSplitter::handle:hover { background: $accent_soft; }
QProgressBar { background: $sunken; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QCheckBox, QRadioButton { spacing: 7px; padding: 2px; min-height: ${low}px; border-radius: 4px;
    border: 1px solid transparent; }
QCheckBox:focus, QRadioButton:focus { border: 1px solid $focus; }
QRadioButton::indicator { width: 13px; height: 13px; border: 1px solid $border_strong; border-radius: 7px;
    background: $raised; }
QRadioButton::indicator:checked { width: 7px; height: 7px; border: 4px solid $accent; background: $surface; }
QRadioButton::indicator:disabled { border-color: $border; background: $sunken; }
QTextBrowser { padding: 16px 22px; }
""")


def stylesheet(tokens: dict[str, str], points: float, *, compact: bool = False) -> str:
    """The style sheet for these colours; ``points`` is the size of normal text, ``compact``: all of it lower."""
    shade = "dark" if tokens["window"] < "#8" else "light"
    sizes = {"small": points * 0.9, "heading": points * 1.15, "title": points * 1.5, "hero": points * 2.1}
    line = points * 1.85  # a min-height of the sheet overrules what the letters need, so it follows them
    heights = {"line": f"{max(20, line):.0f}", "low": f"{max(19, line):.0f}"}
    files = {
        "chevron": _quoted(f"icons/arrow-menu-{shade}.svg"),
        "chevron_up": _quoted(f"icons/arrow-menu-up-{shade}.svg"),
    }
    paddings = {"air": 1, "edge": 3, "rim": 2, "seam": 2} if compact else {"air": 6, "edge": 5, "rim": 4, "seam": 3}
    paddings |= {f"{name}_1": value - 1 for name, value in paddings.items()}  # inside the thicker line of the focus
    return _SHEET.substitute(tokens, **{k: f"{v:.2f}" for k, v in sizes.items()}, **paddings, **heights, **files)


def _quoted(name: str) -> str:
    """The address of a resource between double quotes: the program may lie in a folder of any name."""
    return resource_path(name).as_posix().replace("\\", "\\\\").replace('"', '\\"')

"""Languages of the window. ``python -m tdapp.ui.translations`` refreshes translations/*.ts and compiles them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from tdapp.domain.errors import EnvironmentProblem
from tdapp.domain.resources import resource_path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "translations"
COMPILED = ROOT / "resources" / "translations"
SOURCES = ("tdapp/ui",)


def install(app: QApplication, language: str = "") -> str:
    """Translate the window; empty: as the system. English is the language of the sources. Gives the language."""
    locale = QLocale(language) if language else QLocale.system()
    code = locale.name().partition("_")[0]
    for name, folder in (
        (f"tdapp_{code}", _compiled()),
        (f"qtbase_{code}", Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))),
    ):
        if folder is None:
            continue
        translator = QTranslator(app)
        if translator.load(str(folder / f"{name}.qm")):
            app.installTranslator(translator)
        elif name == f"tdapp_{code}":
            return "en"
    return code


def _compiled() -> Path | None:
    try:
        return resource_path("translations")
    except EnvironmentProblem:
        return None


def _tool(name: str) -> str:
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if found is None:
        raise SystemExit(f"{name} is missing; it is part of PySide6_Essentials.")
    return found


def refresh() -> None:
    """Bring the .ts files up to date with the sources and compile them."""
    sources = sorted(str(path.relative_to(ROOT)) for folder in SOURCES for path in (ROOT / folder).rglob("*.py"))
    COMPILED.mkdir(parents=True, exist_ok=True)
    for file in sorted(FOLDER.glob("*.ts")):
        target = str(file.relative_to(ROOT))
        subprocess.run(
            [_tool("pyside6-lupdate"), "-locations", "none", "-no-obsolete", *sources, "-ts", target], cwd=ROOT, check=True
        )
        compiled = str((COMPILED / f"{file.stem}.qm").relative_to(ROOT))
        subprocess.run([_tool("pyside6-lrelease"), target, "-qm", compiled], cwd=ROOT, check=True)


if __name__ == "__main__":
    refresh()

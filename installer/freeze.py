"""One folder that runs without Python: ``python -m installer.freeze``, into build/freeze/dist/tdapp.

The environment is made from requirements.lock, without what only developers use; tdapp is installed in it as a wheel
that was built from a clean copy. What is in the folder is then judged: licences, size, names, paths.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from installer import icons_from, libraries, lock, sources

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "installer"
BUILD = ROOT / "build" / "freeze"


def main(arguments: list[str] | None = None) -> int:
    """Make the environment where it is missing or old, then the folder."""
    parser = argparse.ArgumentParser(prog="python -m installer.freeze", description=__doc__)
    parser.add_argument("--build", type=Path, default=BUILD, help="where everything is made")
    parser.add_argument("--downloads", default=os.environ.get("TDAPP_DOWNLOADS", ""), help="the page of newer versions")
    chosen = parser.parse_args(arguments)
    build: Path = chosen.build.resolve()
    python = environment(build)
    copy = sources.copy(build / "sources")
    if chosen.downloads:
        (copy / "resources" / "downloads.txt").write_text(chosen.downloads + "\n", "utf-8")
    install(python, copy)
    frozen(python, copy, build)
    return 0


def python_of(environment: Path) -> Path:
    """The interpreter of a virtual environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def environment(build: Path) -> Path:
    """Its Python; made anew when a lock file changed."""
    place = build / "venv"
    build.mkdir(parents=True, exist_ok=True)
    runtime = build / "runtime.lock"
    text = "\n".join(line for entry in lock.of_the_program(lock.LOCK.read_text("utf-8")) for line in entry.lines) + "\n"
    runtime.write_text(text, "utf-8", newline="\n")
    told = hashlib.sha256(runtime.read_bytes() + (HERE / "freeze.lock").read_bytes() + sys.version.encode()).hexdigest()
    mark = place / "made-from"
    python = python_of(place)
    if not (mark.is_file() and mark.read_text("utf-8") == told):
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(place)], check=True)
        pip(python, "--require-hashes", "-r", str(runtime), "-r", str(HERE / "freeze.lock"))
        mark.write_text(told, "utf-8")
    return python


def install(python: Path, copy: Path) -> None:
    """Tdapp as a package, from the clean copy."""
    pip(python, "--no-deps", "--no-build-isolation", "--force-reinstall", str(copy), environment=quiet())
    for leftover in ("build", "tdapp.egg-info"):
        shutil.rmtree(copy / leftover, ignore_errors=True)


def frozen(python: Path, copy: Path, build: Path) -> Path:
    """The folder, judged."""
    icons_from.main(python, copy / "resources" / "icons" / "tdapp.svg", build / "icons")
    for old in ("dist", "work"):
        shutil.rmtree(build / old, ignore_errors=True)
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--clean"]
    command += ["--distpath", str(build / "dist"), "--workpath", str(build / "work"), "installer/tdapp.spec"]
    subprocess.run(command, check=True, cwd=copy, env=quiet() | {"TDAPP_BUILD": str(build)})
    folder = build / "dist" / "tdapp"
    if sys.platform.startswith("linux"):
        libraries.strip_debugging(folder)
    elif sys.platform == "darwin":
        folder = build / "dist" / "tdapp.app"
    subprocess.run([str(python), "-m", "installer.judge", str(build), str(folder)], check=True, cwd=copy, env=quiet())
    return folder


def pip(python: Path, *arguments: str, environment: dict[str, str] | None = None) -> None:
    """Install, without talk."""
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, check=True, env=environment)


def quiet() -> dict[str, str]:
    """The environment of every step: nothing depends on the day or on chance."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    return kept | {
        "SOURCE_DATE_EPOCH": str(sources.epoch()),
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
        "TZ": "UTC",
    }


if __name__ == "__main__":
    sys.exit(main())

"""The disk image of macOS: ``python -m installer.macos.dmg``, after installer.freeze, on the processor that it is for.

Signs where TDAPP_SIGN_IDENTITY names a certificate of the keychain (inside out, with the hardened runtime), and has
Apple look at it where TDAPP_NOTARY_PROFILE names credentials of notarytool. Without them it says so and goes on.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from installer import sources

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
BUILD = ROOT / "build"

Run = Callable[[list[str]], None]

_MACHINE_CODE = (
    b"\xcf\xfa\xed\xfe",  # 64 bits
    b"\xca\xfe\xba\xbe",  # of several processors
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Sign, wrap, sign, notarise, staple: each where it can be done."""
    parser = argparse.ArgumentParser(prog="python -m installer.macos.dmg", description=__doc__)
    parser.add_argument("--freeze", type=Path, default=BUILD / "freeze")
    parser.add_argument("--out", type=Path, default=BUILD / "packages")
    chosen = parser.parse_args(arguments)
    image = build(
        chosen.freeze / "dist" / "tdapp.app",
        chosen.out,
        sources.version(),
        run=_run,
        identity=os.environ.get("TDAPP_SIGN_IDENTITY", ""),
        profile=os.environ.get("TDAPP_NOTARY_PROFILE", ""),
    )
    print(f"{image}: {image.stat().st_size / 1e6:.0f} MB")
    return 0


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True)


def build(app: Path, out: Path, version: str, *, run: Run, identity: str = "", profile: str = "") -> Path:
    """The image; ``run`` carries out each command."""
    out.mkdir(parents=True, exist_ok=True)
    image = out / f"tdapp-{version}-macos-{platform.machine()}.dmg"
    if identity:
        for path in inside_out(app):
            run(sign(path, identity))
        run(["codesign", "--verify", "--deep", "--strict", str(app)])
    else:
        print(
            "not signed: TDAPP_SIGN_IDENTITY is empty. macOS will refuse it until the user allows it in the settings."
        )
    stage = app.parent / "image"
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(app, stage / app.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    image.unlink(missing_ok=True)
    run(
        [
            "hdiutil",
            "create",
            "-volname",
            f"tdapp {version}",
            "-srcfolder",
            str(stage),
            "-fs",
            "HFS+",
            *_ZIPPED,
            str(image),
        ]
    )
    if identity:
        run(["codesign", "--sign", identity, "--timestamp", str(image)])
    if identity and profile:
        run(["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"])
        run(["xcrun", "stapler", "staple", str(image)])
    else:
        print("not notarised: that wants TDAPP_SIGN_IDENTITY and TDAPP_NOTARY_PROFILE.")
    return image


_ZIPPED = ("-format", "UDZO", "-imagekey", "zlib-level=9")


def inside_out(app: Path) -> list[Path]:
    """What is signed, in this order: libraries before the programs, frameworks before the bundle; no --deep."""
    code = [path for path in sorted(app.rglob("*")) if _is_code(path)]
    frameworks = sorted(path for path in app.rglob("*.framework") if path.is_dir() and not path.is_symlink())
    deepest = sorted(code, key=lambda path: (path.parent.name == "MacOS", -len(path.parts), path.as_posix()))
    programs = [path for path in deepest if path.parent.name == "MacOS" and path.parent.parent.parent == app]
    return [*(path for path in deepest if path not in programs), *frameworks, *programs, app]


def _is_code(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) in _MACHINE_CODE


def sign(path: Path, identity: str) -> list[str]:
    """The command for one of them; entitlements are for programs."""
    command = ["codesign", "--force", "--timestamp", "--options", "runtime", "--sign", identity]
    if path.suffix == ".app" or path.parent.name == "MacOS":
        command += ["--entitlements", str(HERE / "entitlements.plist")]
    return [*command, str(path)]


if __name__ == "__main__":
    sys.exit(main())

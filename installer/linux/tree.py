"""The files beside the frozen folder that a desktop reads: entry, file type, icons, manual page, completion."""

from __future__ import annotations

import gzip
import lzma
import os
import shutil
import subprocess
import tarfile
from pathlib import Path

from installer import icons_from
from installer.libraries import is_elf
from installer.linux.metainfo import FILE, metainfo

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
MIME = "application-x-tdapp-event"


def share(target: Path, folder: Path, icons: Path, version: str, seconds: int, homepage: str = "") -> None:
    """Into ``target`` (a folder ``share``): all that is the same in every package."""
    _put(HERE / "tdapp.desktop", target / "applications" / "tdapp.desktop")
    _put(HERE / "tdapp-mime.xml", target / "mime" / "packages" / "tdapp.xml")
    _write(target / "metainfo" / FILE, metainfo(version, seconds, homepage))
    for size in icons_from.SIZES:
        for kind, name in (("apps", "tdapp"), ("mimetypes", MIME)):
            _put(icons / f"tdapp-{size}.png", target / "icons" / "hicolor" / f"{size}x{size}" / kind / f"{name}.png")
    for kind, name in (("apps", "tdapp"), ("mimetypes", MIME)):
        drawing = ROOT / "resources" / "icons" / "tdapp.svg"
        _put(drawing, target / "icons" / "hicolor" / "scalable" / kind / f"{name}.svg")
    _pack(target / "man" / "man1" / "tdapp.1.gz", printed(folder, "man"))
    _write(target / "bash-completion" / "completions" / "tdapp", printed(folder, "completion", "bash"))
    _write(target / "zsh" / "vendor-completions" / "_tdapp", printed(folder, "completion", "zsh"))
    _write(target / "fish" / "vendor_completions.d" / "tdapp.fish", printed(folder, "completion", "fish"))


def printed(folder: Path, *arguments: str) -> str:
    """What the frozen program prints."""
    environment = os.environ | {"LC_ALL": "C.UTF-8", "TDAPP_LANGUAGE": "en"}
    command = [str(folder / "tdapp"), *arguments]
    return subprocess.run(command, check=True, capture_output=True, env=environment).stdout.decode("utf-8")


def _put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8", newline="\n")


def _pack(target: Path, text: str) -> None:
    """As Debian wants it: no name and no date inside."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("wb") as file, gzip.GzipFile("", "wb", 9, file, 0) as packed:
        packed.write(text.encode("utf-8"))


def plain_rights(tree: Path) -> None:
    """755 for folders and programs, 644 for all else, whatever the builder's umask is."""
    for path in [tree, *tree.rglob("*")]:
        if path.is_symlink():
            continue
        path.chmod(0o755 if path.is_dir() or _is_program(path) else 0o644)


def _is_program(path: Path) -> bool:
    return path.name in ("install.sh", "AppRun", "preinst") or (path.name == "tdapp" and is_elf(path))


def tar(tree: Path, target: Path, name: str, seconds: int, preset: int = 6) -> None:
    """The tree as a .tar.xz whose bytes depend on nothing but the files."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = seconds
        return entry

    target.parent.mkdir(parents=True, exist_ok=True)
    with lzma.open(target, "wb", preset=preset) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for path in sorted([tree, *tree.rglob("*")], key=lambda path: path.as_posix()):
            inside = Path(name) / path.relative_to(tree)
            archive.add(path, inside.as_posix(), recursive=False, filter=plain)

"""The folder of a website: what is ours in it, what has changed, and nothing of anybody else's touched."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.services.files import disk
from tdapp.services.files.reading import refuse_special

MANIFEST = "tdapp-site.json"
"""The list of our files in the folder, with their sums; a folder that has it is ours."""

FORCE_HINT = marked("Use --force to write into it all the same.")


@dataclass(frozen=True, slots=True)
class Manifest:
    """Of which event the site is, what it was made of, and the sum of every file by its name."""

    event: str
    fingerprint: str
    files: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Published:
    """How many files were written, were the same already, were taken away; ``kept``: changed by others, left there."""

    written: int
    left: int
    removed: int = 0
    kept: tuple[str, ...] = ()


def manifest_of(folder: Path) -> Manifest | None:
    """What lies in the folder, None where it is not ours; EnvironmentProblem where it cannot be read."""
    try:
        held = json.loads((folder / MANIFEST).read_text("utf-8"))
        files = {str(name): str(total) for name, total in held["files"].items()}
        return Manifest(str(held["event"]), str(held["fingerprint"]), files)
    except FileNotFoundError:
        return None
    except OSError as problem:
        raise _problem(folder, problem) from problem
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def why_not_into(folder: Path, event: str) -> str:
    """Why the site of an event is not written here unasked, in a sentence; empty where it may be."""
    try:
        if not folder.exists():
            return ""
        if not folder.is_dir():
            raise EnvironmentProblem(tr("{folder} is no folder.").format(folder=folder))
        held = manifest_of(folder)
        if held is None:
            text = tr("{folder} is not empty and holds no website of this program; nothing was written.")
            return text.format(folder=folder) if any(folder.iterdir()) else ""
        text = tr("{folder} holds the website of another event; nothing was written.")
        return "" if held.event == event else text.format(folder=folder)
    except OSError as problem:
        raise _problem(folder, problem) from problem


def is_current(folder: Path, event: str, fingerprint: str) -> int:
    """How many files lie there as they were made of the same data; 0 when the site is to be made anew."""
    held = manifest_of(folder)
    if held is None or (held.event, held.fingerprint) != (event, fingerprint):
        return 0
    return len(held.files) if all(_sum_of(folder, name) == total for name, total in held.files.items()) else 0


def write_site(
    folder: Path, files: Mapping[str, bytes], event: str, fingerprint: str, *, force: bool = False
) -> Published:
    """Write what differs and take away what is gone; RuleViolation for a folder that is not ours.

    ``force``: our names are written over whatever has them. What was interrupted is ours all the same: the list comes
    before the files.
    """
    refusal = "" if force else why_not_into(folder, event)
    if refusal:
        raise RuleViolation(refusal)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        before = manifest_of(folder)
        known = dict(before.files) if before is not None else {}
        sums = {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
        found = {name: _sum_of(folder, name) for name in {*sums, *known}}
        strange = sorted(name for name in sums if found[name] and name not in known)
        if strange and not force:
            text = tr("{name} in {folder} is not of this website; nothing was written.")
            raise RuleViolation(text.format(name=strange[0], folder=folder))
        changed = [name for name, total in sums.items() if found[name] != total]
        gone = [name for name in known if name not in sums]
        if changed or gone or before is None or before.fingerprint != fingerprint:
            _write(folder / MANIFEST, _listed(event, "", {**known, **sums}))
            for name in changed:
                _write(folder / name, files[name])
            removed = [name for name in gone if found[name] == known[name] and _remove(folder, name)]
            _write(folder / MANIFEST, _listed(event, fingerprint, sums))
        else:
            removed = []
    except OSError as problem:
        raise _problem(folder, problem) from problem
    kept = tuple(sorted(name for name in gone if found[name] and name not in removed))
    return Published(len(changed), len(files) - len(changed), len(removed), kept)


def _listed(event: str, fingerprint: str, sums: Mapping[str, str]) -> bytes:
    held = {"event": event, "fingerprint": fingerprint, "files": dict(sorted(sums.items()))}
    return json.dumps(held, ensure_ascii=False, indent=0).encode("utf-8")


def _sum_of(folder: Path, name: str) -> str:
    """The sum of a file, empty where there is none; a name that leads out of the folder names none."""
    path = folder / name
    if ".." in Path(name).parts or Path(name).is_absolute():
        return ""
    try:
        if not path.is_file() and path.exists():
            refuse_special(path)  # a pipe would be waited for
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except (FileNotFoundError, NotADirectoryError):
        return ""


def _write(path: Path, data: bytes) -> None:
    """Beside and renamed: whoever reads or copies the folder sees a whole file, the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.write_bytes(data)
        disk.replace(draft, path)
    except OSError:
        with contextlib.suppress(OSError):
            disk.remove(draft)
        raise


def _remove(folder: Path, name: str) -> bool:
    path = folder / name
    try:
        disk.remove(path)
    except FileNotFoundError:
        return False
    if path.parent != folder:
        with contextlib.suppress(OSError):  # others may have files there
            os.rmdir(path.parent)
    return True


def _problem(folder: Path, problem: OSError) -> EnvironmentProblem:
    text = tr("The website in {folder} was not written: {reason}. The event itself is safe.")
    return EnvironmentProblem(text.format(folder=folder, reason=problem.strerror or problem))

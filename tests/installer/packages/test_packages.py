"""What was built is tried: `make release-check` after `make freeze deb tarball wheel`. What is missing is skipped."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import pytest

from installer import contents, release, sources, wheel
from installer.freeze import python_of
from installer.linux import needs

pytestmark = [
    pytest.mark.package,
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the workflow tries them"),
]

ROOT = Path(__file__).parents[3]
BUILD = ROOT / "build"
FOLDER = BUILD / "freeze" / "dist" / "tdapp"
PACKAGES = BUILD / "packages"
TRY = ROOT / "installer" / "try-program.sh"


def built(path: Path, make: str) -> Path:
    if not path.exists():
        pytest.skip(f"{path.relative_to(ROOT)} is not there: make {make}")
    return path


def one(pattern: str, make: str) -> Path:
    found = sorted(PACKAGES.glob(pattern))
    if not found:
        pytest.skip(f"no {pattern} in build/packages: make {make}")
    return found[-1]


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def ran(*command: str, **how: object) -> str:
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, **how)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return str(done.stdout)


def test_the_folder_holds_what_it_should():
    folder = built(FOLDER, "freeze")
    assert contents.faults(contents.files(folder)) == []
    for paper in ("LICENSE.txt", "THIRD-PARTY.txt", "sbom.cdx.json"):
        assert (folder / paper).stat().st_size > 5000, paper


def test_no_file_asks_for_a_newer_system_than_is_promised():
    assert release.newer_than_promised(built(FOLDER, "freeze"), python_may=True) == []


def test_every_library_is_inside_or_in_a_package_of_the_system():
    tool("dpkg-query")
    assert "libc6" in needs.packages(needs.outside(built(FOLDER, "freeze")))


def test_nothing_in_it_names_where_it_was_built():
    folder = built(FOLDER, "freeze")
    ours = str(ROOT).encode()
    assert [path.name for path in folder.rglob("*") if path.is_file() and ours in path.read_bytes()] == []


def test_it_does_an_arbiters_work():
    assert "nothing was written beside the program" in ran(str(TRY), str(built(FOLDER, "freeze") / "tdapp"))


def test_it_starts_from_a_place_where_nobody_may_write(tmp_path):
    place = tmp_path / "Größe & Söhne" / "tdapp"
    shutil.copytree(built(FOLDER, "freeze"), place, symlinks=True)
    for path in [*place.rglob("*"), place]:
        if not path.is_symlink():
            path.chmod(0o555 if path.is_dir() or os.access(path, os.X_OK) else 0o444)
    environment = {"HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "PATH": "/nowhere", "LC_ALL": "C.UTF-8"}
    assert "sound" in ran(str(place / "tdapp"), "--self-check", env=environment)
    for path in [place, *place.rglob("*")]:
        if path.is_dir():
            path.chmod(0o755)


@pytest.fixture
def display():
    """An X server of its own."""
    server = tool("Xvfb")
    number = next(number for number in range(400, 500) if not Path(f"/tmp/.X11-unix/X{number}").exists())
    process = subprocess.Popen(
        [server, f":{number}", "-screen", "0", "1366x768x24", "-nolisten", "tcp"], stderr=subprocess.DEVNULL
    )
    deadline = time.monotonic() + 20
    while not Path(f"/tmp/.X11-unix/X{number}").exists():
        assert time.monotonic() < deadline
        time.sleep(0.1)
    yield f":{number}"
    process.terminate()
    process.wait()


def _window(display: str, words: str) -> bool:
    asked = subprocess.run(
        ["xdotool", "search", "--name", words], env=os.environ | {"DISPLAY": display}, capture_output=True, check=False
    )
    return asked.returncode == 0


def test_a_window_opens_and_a_second_start_says_who_has_the_event(tmp_path, display):
    tool("xdotool")
    program = str(built(FOLDER, "freeze") / "tdapp")
    environment = {"HOME": str(tmp_path), "DISPLAY": display, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    report = next((ROOT / "resources" / "demo").glob("swiss.trf"))
    event = tmp_path / "Open in Größe.tdb"
    ran(program, "import", str(report), str(event), env=environment)
    first = subprocess.Popen(
        [program, str(event)], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        _wait(lambda: _window(display, "– tdapp"))
        command = [program, "page-head", str(event), "--line", "X"]
        second = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert second.returncode != 0
        assert f"(this computer, process {first.pid}, since" in second.stdout + second.stderr
    finally:
        first.terminate()
        first.wait(30)


def _wait(condition) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline, "waited for a minute"
        time.sleep(0.2)


def test_the_parts_list_keeps_to_its_schema():
    """The fields that CycloneDX 1.6 demands and the kinds that it knows; its schema is not on this machine."""
    bill = json.loads((built(FOLDER, "freeze") / "sbom.cdx.json").read_text("utf-8"))
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    references = [part["bom-ref"] for part in bill["components"]]
    assert len(references) == len(set(references)) > 50
    for part in bill["components"]:
        assert part["type"] in ("library", "data")
        assert part["licenses"][0]["expression"]
    assert set(bill["dependencies"][0]["dependsOn"]) == set(references)


def test_the_debian_package_is_sound():
    package = one("*.deb", "deb")
    assert package.stat().st_size <= 100_000_000
    ran(tool("lintian"), "--fail-on", "error", str(package))


def test_the_metainfo_is_valid():
    found = built(BUILD / "deb" / "usr" / "share" / "metainfo", "deb")
    ran(tool("appstreamcli"), "validate", "--no-net", *map(str, found.iterdir()))


def test_the_archive_runs_where_it_was_unpacked(tmp_path):
    archive = one("*-linux-*.tar.xz", "tarball")
    place = tmp_path / "Größe & Söhne"
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="tar")
    (folder,) = place.iterdir()
    environment = {
        "HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
        "PATH": os.environ["PATH"],
        "LC_ALL": "C.UTF-8",
    }
    assert "sound" in ran(str(folder / "tdapp"), "--self-check", env=environment)
    ran("sh", str(folder / "install.sh"), env=environment)
    ran(tool("desktop-file-validate"), str(tmp_path / ".local/share/applications/tdapp.desktop"))


def test_wheel_and_source_are_complete():
    source, package = one("tdapp-*.tar.gz", "wheel"), one("*.whl", "wheel")
    assert wheel.missing(sources.tracked(), wheel.names_in(source)) == []
    assert wheel.missing(wheel.of_a_wheel(sources.tracked()), wheel.names_in(package)) == []


def test_the_wheel_works_from_a_folder_with_spaces_and_umlauts(tmp_path):
    package = one("*.whl", "wheel")
    place = tmp_path / "Größe & Söhne" / "venv"
    ran(sys.executable, "-m", "venv", "--without-pip", str(place))
    python = python_of(place)
    ran(sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", str(package))
    # what it stands on is that of the frozen folder: nothing is downloaded
    libraries = next(built(BUILD / "freeze" / "venv", "freeze").glob("lib/python3*/site-packages"))
    (own,) = place.glob("lib/python3*/site-packages")
    (own / "beside.pth").write_text(f"{libraries}\n", "utf-8")
    environment = {"HOME": str(tmp_path), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    assert "nothing was written" in ran(str(TRY), str(place / "bin" / "tdapp"), env=environment)


def test_the_workflows_are_sound():
    """actionlint, from release.lock."""
    found = shutil.which("actionlint") or str(BUILD / "release" / "venv" / "bin" / "actionlint")
    built(Path(found), "wheel") if found.startswith(str(BUILD)) else None
    ran(found, *map(str, sorted((ROOT / ".github" / "workflows").glob("*.yml"))))

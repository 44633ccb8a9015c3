"""A PostgreSQL server for tests: the one that TDAPP_TEST_POSTGRESQL names, else a cluster of our own where initdb is.

Of a server that is named only schemas of events (``tdapp_…``) that a test made are touched.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

NAMED = "TDAPP_TEST_POSTGRESQL"


def programs() -> Path | None:
    """Where initdb and pg_ctl are; Debian keeps them out of the PATH."""
    for name in ("initdb", *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True))):
        found = shutil.which(name)
        if found is not None:
            folder = Path(found).resolve().parent
            if (folder / "pg_ctl").exists():
                return folder
    return None


def missing() -> str:
    """Why no server can be asked here; empty where one can."""
    if importlib.util.find_spec("psycopg") is None:
        return "PostgreSQL is an extra: pip install tdapp[postgresql]"
    if NAMED in os.environ:
        return ""
    if os.name == "nt" or programs() is None:
        return f"No PostgreSQL here: neither initdb nor {NAMED}"
    if os.geteuid() == 0 and shutil.which("runuser") is None:  # the server refuses to run as root
        return "PostgreSQL does not run as root, and there is no runuser"
    return ""


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """The address of a server; skips with the reason where there is none."""
    if why := missing():
        pytest.skip(why)
    if named := os.environ.get(NAMED):
        yield named
        return
    where = programs()
    assert where is not None
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:  # the path of a socket is short
        as_user: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(folder, "nobody")
            as_user = ["runuser", "-u", "nobody", "--"]
        data = f"{folder}/data"
        options = f"-c listen_addresses='' -k {folder} -c fsync=off -c full_page_writes=off"
        _run([*as_user, str(where / "initdb"), "-A", "trust", "-U", "tdapp", "-D", data, "--no-sync", "-E", "UTF8"])
        started = [str(where / "pg_ctl"), "-D", data, "-w", "-l", f"{folder}/log", "-o", options, "start"]
        _run([*as_user, *started])
        try:
            yield f"postgresql://tdapp@/postgres?host={folder}"
        finally:
            _run([*as_user, str(where / "pg_ctl"), "-D", data, "-m", "immediate", "stop"])


def _run(command: list[str]) -> None:
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=60, cwd="/", check=False)
    if done.returncode:
        raise AssertionError(done.stderr.decode(errors="replace"))

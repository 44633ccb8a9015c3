"""A room is small enough to be looked over: at most thirty modules lie in one folder, registries apart."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST = 30
ONE_BY_ONE = {  # one module for each entry of a registry: nobody looks these over
    "tdapp/cli/verbs",
    "tdapp/reports/documents",
    "tdapp/storage/event/migrations/versions",
    "tdapp/tiebreaks/criteria",
    "tdapp/tiebreaks/policies",
}


def crowded(root: Path) -> dict[str, int]:
    """The folders below a root with more modules than a room may hold, and how many these are."""
    rooms: dict[str, int] = {}
    for path in root.rglob("*.py"):
        if path.name != "__init__.py":
            room = path.relative_to(root.parent).parent.as_posix()
            rooms[room] = rooms.get(room, 0) + 1
    return {room: modules for room, modules in rooms.items() if modules > MOST}


def test_no_room_is_crowded() -> None:
    assert {path.relative_to(ROOT).as_posix() for path in (ROOT / "tdapp").rglob("*") if path.is_dir()} >= ONE_BY_ONE
    found = {room: modules for room, modules in crowded(ROOT / "tdapp").items() if room not in ONE_BY_ONE}
    assert found == {}, "make a room of a part"


def test_a_crowded_room_is_found(tmp_path: Path) -> None:
    room = tmp_path / "house" / "room"
    room.mkdir(parents=True)
    for name in ("__init__", *(f"m{number}" for number in range(MOST))):
        (room / f"{name}.py").touch()
    assert crowded(tmp_path / "house") == {}
    (room / "one_more.py").touch()
    assert crowded(tmp_path / "house") == {"house/room": MOST + 1}

"""What of macOS can be tried anywhere: Info.plist, the order of signing, steps that are skipped without secrets."""

from __future__ import annotations

import plistlib
from pathlib import Path

import pytest

from installer.macos import dmg, info
from tdapp.ui.look.translations import LANGUAGES


def test_the_bundle_says_what_it_opens_and_why_it_asks_for_the_network():
    properties = plistlib.loads(plistlib.dumps(info.properties("1.2.3")))
    assert properties["CFBundleShortVersionString"] == "1.2.3"
    assert properties["NSHighResolutionCapable"] is True
    assert properties["CFBundleLocalizations"] == [language for language, _name in LANGUAGES]
    assert "viewers" in properties["NSLocalNetworkUsageDescription"]
    (exported,) = properties["UTExportedTypeDeclarations"]
    (documents,) = properties["CFBundleDocumentTypes"]
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["tdb"]
    assert documents["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]


def test_a_candidate_has_the_numbers_of_its_version():
    """Apple's Bundle Resources, CFBundleVersion: integers with full stops between them."""
    properties = info.properties("1.2.0rc1")
    assert properties["CFBundleVersion"] == properties["CFBundleShortVersionString"] == "1.2.0"
    assert properties["CFBundleGetInfoString"] == "tdapp 1.2.0rc1"


def test_the_entitlements_are_a_property_list():
    found = plistlib.loads((dmg.HERE / "entitlements.plist").read_bytes())
    assert found == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
        "com.apple.security.cs.disable-library-validation": True,
    }


@pytest.fixture
def app(tmp_path):
    app = tmp_path / "dist" / "tdapp.app"
    for name in ("MacOS/tdapp", "MacOS/tdapp-window", "Frameworks/PySide6/QtCore.so", "Frameworks/libz.dylib"):
        (app / "Contents" / name).parent.mkdir(parents=True, exist_ok=True)
        (app / "Contents" / name).write_bytes(b"\xcf\xfa\xed\xfe machine code")
    framework = app / "Contents" / "Frameworks" / "Qt.framework" / "Versions" / "A"
    framework.mkdir(parents=True)
    (framework / "Qt").write_bytes(b"\xcf\xfa\xed\xfe")
    (app / "Contents" / "Resources").mkdir()
    (app / "Contents" / "Resources" / "THIRD-PARTY.txt").write_text("words")
    (app / "Contents" / "Resources" / "link").symlink_to("../MacOS/tdapp")
    return app


def test_what_is_inside_is_signed_first_and_the_bundle_last(app):
    order = [path.relative_to(app.parent).as_posix() for path in dmg.inside_out(app)]
    assert order[-1] == "tdapp.app"
    assert order[-3:-1] == ["tdapp.app/Contents/MacOS/tdapp", "tdapp.app/Contents/MacOS/tdapp-window"]
    assert order.index("tdapp.app/Contents/Frameworks/Qt.framework/Versions/A/Qt") < order.index(
        "tdapp.app/Contents/Frameworks/Qt.framework"
    )
    assert len(order) == len(set(order)) == 7


def commands(app: Path, **said: str) -> list[list[str]]:
    ran: list[list[str]] = []
    dmg.build(app, app.parent / "out", "1.2", run=ran.append, **said)
    return ran


def test_without_secrets_it_is_neither_signed_nor_notarised_and_that_is_said(app, capsys):
    (only,) = commands(app)
    assert only[:2] == ["hdiutil", "create"]
    said = capsys.readouterr().out
    assert "not signed" in said
    assert "not notarised" in said
    assert (app.parent / "image" / "Applications").is_symlink()


def test_with_them_every_step_is_made_in_order(app):
    ran = commands(app, identity="Developer ID", profile="tdapp")
    names = [" ".join(command[:2]) for command in ran]
    assert names[0] == "codesign --force"
    assert names[-4:] == ["hdiutil create", "codesign --sign", "xcrun notarytool", "xcrun stapler"]
    with_entitlements = [command[-1] for command in ran if "--entitlements" in command]
    assert [Path(path).name for path in with_entitlements] == ["tdapp", "tdapp-window", "tdapp.app"]


def test_signed_without_credentials_it_is_not_sent_to_apple(app):
    assert not any("notarytool" in command for command in commands(app, identity="Developer ID"))

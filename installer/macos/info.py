"""Info.plist: what macOS is told of the program."""

from __future__ import annotations

from typing import Any

from installer.windows.version import numbers

IDENTIFIER = "org.tdapp.tdapp"
TYPE = "org.tdapp.event"
OLDEST = "14.0"  # as the wheels of PySide6 6.12 say


def properties(version: str) -> dict[str, Any]:
    """Its own document type, screens of high resolution, and why it asks for the local network."""
    whole = ".".join(map(str, numbers(version)[:3]))
    return {
        "CFBundleName": "tdapp",
        "CFBundleDisplayName": "tdapp",
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleExecutable": "tdapp-window",
        # three numbers and nothing else, says Apple: a release candidate has those of its version
        "CFBundleShortVersionString": whole,
        "CFBundleVersion": whole,
        "CFBundleGetInfoString": f"tdapp {version}",
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de", "es", "fr", *("it", "pt", "pt_BR", "nl", "pl", "cs", "tr", "uk", "ru")],
        "LSApplicationCategoryType": "public.app-category.productivity",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": "GPL-3.0-or-later",
        "NSLocalNetworkUsageDescription": (
            "Shows boards and standings to viewers in the hall, and joins other arbiters' computers, when you switch "
            "that on."
        ),
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": TYPE,
                "UTTypeDescription": "Chess event",
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeIconFile": "tdapp.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["tdb"],
                    "public.mime-type": ["application/x-tdapp-event"],
                },
            }
        ],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Chess event",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "tdapp.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [TYPE],
            }
        ],
    }

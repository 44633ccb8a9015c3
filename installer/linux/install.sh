#!/bin/sh
# Puts tdapp into the menu of whoever runs this, or takes it out again (--remove). Only links and small files under
# ~/.local/share; the program stays in this folder, and no event is touched.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-"$HOME/.local/share"}
kind=application-x-tdapp-event

refresh() {
  if command -v update-mime-database >/dev/null 2>&1; then update-mime-database "$data/mime" || true; fi
  if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database "$data/applications" || true; fi
  if command -v gtk-update-icon-cache >/dev/null 2>&1; then gtk-update-icon-cache -q -f -t "$data/icons/hicolor" || true; fi
}

remove() {
  rm -f -- "$data/applications/tdapp.desktop" "$data/mime/packages/tdapp.xml"
  for icon in "$here"/share/icons/hicolor/*/*/*; do
    rm -f -- "$data/${icon#"$here/share/"}"
  done
}

case ${1:-} in
  --remove)
    remove
    refresh
    echo "tdapp is no longer in the menu. The folder $here may be removed; events and settings stay."
    ;;
  "")
    mkdir -p -- "$data/applications" "$data/mime/packages"
    # In a desktop entry these four letters have a sign before them inside of quotes, and the sign itself is doubled.
    quoted=$(printf '%s' "$here/tdapp" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
    while IFS= read -r line; do
      case $line in
        Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;;
        *) printf '%s\n' "$line" ;;
      esac
    done <"$here/share/applications/tdapp.desktop" >"$data/applications/tdapp.desktop"
    cp -- "$here/share/mime/packages/tdapp.xml" "$data/mime/packages/tdapp.xml"
    for icon in "$here"/share/icons/hicolor/*/*/*; do
      target=$data/${icon#"$here/share/"}
      mkdir -p -- "$(dirname -- "$target")"
      cp -- "$icon" "$target"
    done
    refresh
    echo "tdapp is in the menu now, and opens event files ($kind)."
    ;;
  *)
    echo "usage: ./install.sh [--remove]" >&2
    exit 2
    ;;
esac

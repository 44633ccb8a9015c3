#!/bin/sh
# Tries a Debian package as root in a system that may be thrown away (a container, a chroot, a machine of CI):
#   installer/linux/try-deb.sh OLDER.deb NEWER.deb        (SHORT=1: without an arbiter's work)
# Installs the older, upgrades, tries the newer as an arbiter would, removes, purges;
# an arbiter's events, settings and backups must stay as they are.
set -eu
older=$(readlink -f "$1")
newer=$(readlink -f "$2")
here=$(cd -- "$(dirname -- "$0")" && pwd)
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

say() { echo "ok: $*"; }
fail() {
  echo "FAILED: $*" >&2
  exit 1
}

apt-get update -qq
apt-get install -y -qq --no-install-recommends curl man-db poppler-utils xvfb xdotool x11-utils libglib2.0-bin \
  desktop-file-utils shared-mime-info >/dev/null
apt-get install -y -qq --no-install-recommends "$older" >/dev/null || fail "apt install of $older"
say "installed: $(dpkg-query -W -f '${Package} ${Version}' tdapp)"

man -w tdapp >/dev/null || fail "no manual page"
man --warnings tdapp >/dev/null 2>man.txt || fail "man tdapp"
desktop-file-validate /usr/share/applications/tdapp.desktop || fail "the desktop entry"

# An arbiter's home; the type of a file by its contents and by its name.
home="/home/arbiter & söhne"
mkdir -p "$home/Turniere"
export HOME="$home"
tdapp generate -o /tmp/many --players 24 --rounds 5 --seed deb --system dutch >/dev/null
tdapp import /tmp/many/* "$home/Turniere/Open.tdb" >/dev/null 2>&1
cp "$home/Turniere/Open.tdb" "$home/Turniere/without ending"
echo "not read" >/tmp/named.tdb
# fast-content-type looks at the name alone
for asked in "content-type:$home/Turniere/Open.tdb" "content-type:$home/Turniere/without ending" \
  "fast-content-type:/tmp/named.tdb"; do
  type=$(gio info -a "standard::${asked%%:*}" "${asked#*:}" | sed -n 's/^ *standard::[a-z-]*: //p')
  [ "$type" = application/x-tdapp-event ] || fail "$asked is taken for $type"
done
[ "$(gio mime application/x-tdapp-event | grep -c tdapp.desktop)" -ge 1 ] || fail "no program opens event files"
say "event files are known by contents and by name, and tdapp opens them"

# The window, with the event that was double-clicked: the line of the desktop entry.
Xvfb :97 -screen 0 1366x768x24 -nolisten tcp >/dev/null 2>&1 &
server=$!
sleep 2
export DISPLAY=:97
line=$(sed -n 's/^Exec=//p' /usr/share/applications/tdapp.desktop | sed "s/ %f//")
"$line" "$home/Turniere/Open.tdb" >window.txt 2>&1 &
program=$!
for _ in $(seq 60); do
  xdotool search --name "– tdapp" >/dev/null 2>&1 && break
  sleep 1
done
xdotool search --name "– tdapp" >/dev/null 2>&1 || { cat window.txt >&2; fail "no window opened"; }
say "a window with the event"

if apt-get install -y -qq --no-install-recommends "$newer" >upgrade.txt 2>&1; then fail "upgraded under an open event"; fi
grep -q "tdapp is open" upgrade.txt || { cat upgrade.txt >&2; fail "the refusal says nothing"; }
say "an upgrade while it is open is refused: $(grep -o 'tdapp is open.*' upgrade.txt | head -n 1)"
kill "$program"
wait "$program" 2>/dev/null || true
kill "$server" 2>/dev/null || true
dpkg --configure -a >/dev/null 2>&1 || true

(cd "$home" && find . -type f -exec cksum {} + | sort) >/tmp/before
apt-get install -y -qq --no-install-recommends "$newer" >/dev/null || fail "upgrade"
say "upgraded: $(dpkg-query -W -f '${Version}' tdapp)"
dpkg --verify tdapp || fail "files that are not those of the package"
tdapp standings "$home/Turniere/Open.tdb" >/dev/null || fail "an event of the version before"
[ -n "${SHORT:-}" ] || "$here/../try-program.sh" /usr/bin/tdapp
(cd "$home" && find . -type f -exec cksum {} + | sort) >/tmp/after
cmp /tmp/before /tmp/after || fail "the upgrade touched the arbiter's files"
apt-get remove -y -qq tdapp >/dev/null
for place in /usr/bin/tdapp /usr/lib/tdapp /usr/share/applications/tdapp.desktop; do
  [ ! -e "$place" ] || fail "$place is left of the program"
done
apt-get install -y -qq --no-install-recommends "$newer" >/dev/null || fail "installed once more"
apt-get purge -y -qq tdapp >/dev/null
[ ! -e /usr/lib/tdapp ] || fail "/usr/lib/tdapp is left after purge"
(cd "$home" && find . -type f -exec cksum {} + | sort) >/tmp/after
cmp /tmp/before /tmp/after || fail "removing touched the arbiter's files"
say "removed and purged; the arbiter's files are as they were: $(wc -l </tmp/after) of them"

#!/bin/sh
# Tries a packaged program as an arbiter would, without a desktop: installer/try-program.sh PROGRAM. Needs no Python.
# Everything it writes lies in a folder with spaces and umlauts in its name.
set -eu
program=$(cd -- "$(dirname -- "$1")" && pwd)/$(basename -- "$1")
root=$(mktemp -d)
work="$root/Größe & Söhne"
mkdir -p "$work/home"
trap 'rm -rf "$root"' EXIT
export HOME="$work/home" LC_ALL=C.UTF-8
cd "$work"
stamp="$work/stamp"
: >"$stamp"
beside=$(dirname "$(readlink -f "$program")")

say() { echo "ok: $*"; }
fail() {
  echo "FAILED: $*" >&2
  exit 1
}

"$program" --version | grep -q "^tdapp [0-9]" || fail "--version"
QT_QPA_PLATFORM=offscreen "$program" --self-check >said.txt 2>&1 || { cat said.txt >&2; fail "--self-check"; }
say "self-check: $(tail -n 1 said.txt)"

LC_ALL=C QT_QPA_PLATFORM=offscreen "$program" --self-check >said.txt 2>&1 ||
  { cat said.txt >&2; fail "--self-check where no language is set (LC_ALL=C)"; }
say "the same where no language is set"

"$program" generate -o many --players 200 --rounds 5 --seed package --system dutch >/dev/null || fail "generate"
report=$(find many -type f | head -n 1)
"$program" import "$report" event.tdb >/dev/null || fail "import of 200 players"
[ "$(dd if=event.tdb bs=1 skip=68 count=4 2>/dev/null)" = tdap ] || fail "the event file has no sign of its kind"
say "an event of 200 players"

# As pairing programs answer: the number of pairs, then a line for each.
"$program" pair --round 3 "$report" >pairs.txt || fail "pairing of 200 players"
[ "$(head -n 1 pairs.txt)" -ge 90 ] || fail "pairing of 200 players: $(head -n 1 pairs.txt) pairs"
"$program" pair --round 3 --engine gacrux "$report" >gacrux.txt || fail "gacrux, which is a process of its own"
[ "$(head -n 1 gacrux.txt)" -ge 90 ] || fail "gacrux: $(head -n 1 gacrux.txt) pairs"
say "paired by both engines: $(head -n 1 pairs.txt) pairs"

"$program" generate -o few --players 24 --rounds 5 --seed package --system dutch >/dev/null || fail "generate"
small=$(find few -type f | head -n 1)
status=0
"$program" verify "$small" >verified.txt 2>&1 || status=$?
[ "$status" -le 1 ] || { cat verified.txt >&2; fail "verify"; }
say "verified: $(tail -n 1 verified.txt)"

# Scripts that the shipped fonts have; columns of TRF are counted in letters.
{
  printf '012 中文 العربية עברית हिन्दी ქართული\n'
  grep -v '^012' "$small" | sed -e 's/^\(001    1.\{6\}\).\{33\}/\1Алехин, Александр                /'
} >named.trf
"$program" print named.trf standings -o standings.pdf >/dev/null || fail "print"
[ "$(head -c 5 standings.pdf)" = "%PDF-" ] || fail "the PDF"
if command -v pdftotext >/dev/null 2>&1; then
  pdftotext standings.pdf standings.txt
  grep -q "中文" standings.txt || fail "Chinese is not on the page"
  grep -q "Алехин" standings.txt || fail "Cyrillic is not on the page"
fi
say "printed, with Chinese, Arabic, Hebrew, Devanagari and Georgian in the title"

"$program" lab run --help >/dev/null || fail "the laboratory"
study=ricca-2016
timeout 300 "$program" lab run "$study" --size 50x6 --events 2 >study.txt 2>&1 || { tail -n 5 study.txt >&2; fail "lab run $study"; }
say "a study of the laboratory: $study"

"$program" live --port 0 event.tdb >live.txt 2>&1 &
live=$!
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  grep -q "http://" live.txt && break
  sleep 1
done
address=$(grep -o "http://[^ ]*" live.txt | head -n 1)
if command -v curl >/dev/null 2>&1; then
  curl -fsS --noproxy '*' "$address" >page.html || { cat live.txt >&2; kill "$live"; fail "live pages at $address"; }
  grep -qi "<html" page.html || fail "live pages: no page"
fi
kill "$live"
wait "$live" 2>/dev/null || true
say "live pages at ${address:-nowhere}"
[ -n "$address" ] || fail "live pages"

"$program" publish event.tdb site >/dev/null || fail "publish"
[ -s site/index.html ] || fail "the website"
say "a website"

# What a newer version wrote is refused in words, and the file stays as it is: byte 60 on is the version of the tables.
cp event.tdb newer.tdb
printf '\377' | dd of=newer.tdb bs=1 seek=62 conv=notrunc 2>/dev/null
before=$(cksum <newer.tdb)
status=0
"$program" standings newer.tdb >refused.txt 2>&1 || status=$?
[ "$status" -eq 2 ] || fail "a file of a newer version: status $status"
grep -q "newer version of tdapp" refused.txt || fail "a file of a newer version: $(cat refused.txt)"
[ "$before" = "$(cksum <newer.tdb)" ] || fail "a file of a newer version was changed"
say "a file of a newer version is refused in words"

written=$(find "$beside" -newer "$stamp" -type f | head -n 5)
[ -z "$written" ] || fail "written beside the program: $written"
say "nothing was written beside the program"

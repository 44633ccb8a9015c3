# tdapp: `make run` opens the demo event, `make test` tests. No root, no apt: everything lives in .venv.
VENV := .venv
PY := $(VENV)/bin/python

export PYTHONDONTWRITEBYTECODE :=  # each module is compiled once, also those that tests/conftest.py comes too late for

.PHONY: help install run test web live-load siege quick check format lint types imports bench pairing-speed conformance press conformance-50000 fuzz damage translations kit pictures docs freeze wheel deb tarball appimage release-check clean

help:           ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

install: $(VENV)/.installed  ## create .venv with the locked dependencies and .venv/bin/tdapp

# A shim on PATH may not start: the first of these that really runs is taken.
$(VENV)/.locked: requirements.lock
	@set -e; for python in python3.13 python3.12 python3.11 python3; do \
	  if $$python -c 'import sys, ssl, sqlite3; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 15))' >/dev/null 2>&1; \
	  then found=$$python; break; fi; done; \
	if [ -z "$$found" ]; then echo "tdapp needs Python 3.11 to 3.14; none of python3.13, python3.12, python3.11, python3 starts." >&2; exit 1; fi; \
	echo "Creating $(VENV) with $$($$found --version)"; \
	$$found -m venv --clear $(VENV); \
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.locked pyproject.toml
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

run: install    ## open the demo event in the window
	@$(PY) -m tdapp --demo

test: install   ## the test suite; T=tests/trf for a part of it, ALL=1 with what costs most
	$(if $(T)$(ALL),TDAPP_THOROUGH=1 )$(PY) -m pytest $(if $(T),$(T),-n auto --dist worksteal)

web: install    ## the website and the live pages in a headless Chromium; skipped where there is none
	$(PY) -m pytest -m web tests/web -q

live-load: install  ## a thousand viewers of a hundred boards: lag, processor, memory; ARGS="--viewers 300 --boards 300 --seconds 600"
	$(PY) -m tests.benchmarks.live_load $(ARGS)

siege: install  ## 8,000 half-open connections and a flood of nonsense: when a viewer has his page; ARGS="--seconds 60"
	$(PY) -m tests.benchmarks.siege $(ARGS)

QUICK := tests/domain tests/trf tests/interchange tests/tiebreaks tests/pairing tests/services/tables
quick: install  ## the tests without window, paper and event files: half a minute
	$(PY) -m pytest -n auto --dist worksteal -q $(QUICK)

check: install lint imports  ## what CI runs; mypy takes one processor: the suite fills the others meanwhile
	@$(MAKE) --no-print-directory -j2 types test ALL=1

format: install ## order imports and lay out every file as ruff wants it
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

lint: install   ## ruff: style and errors
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .

types: install  ## mypy (strict outside ui/)
	$(VENV)/bin/mypy

imports: install  ## the layers of docs/architecture.md, held by import-linter
	$(VENV)/bin/lint-imports --no-cache

bench: install  ## benchmarks, ratios against a peer in the same run
	QT_QPA_PLATFORM=offscreen:configfile=tests/benchmarks/screen.json $(PY) -m pytest tests/benchmarks -p no:xdist --benchmark-only --benchmark-columns=min,median,rounds -s

pairing-speed: install  ## seconds and memory of a round by size: the table of docs/pairing-speed.md; hours
	$(PY) -m tests.benchmarks.pairing_speed --out $(or $(OUT),pairing-speed.jsonl) $(ARGS)

conformance: install  ## all tests with nothing left out, and the long ones: a thousand tournaments, two hundred kills
	TDAPP_FULL=1 $(PY) -m pytest -m '' -n auto

press: install  ## every document, language and hard event read back as a viewer sees it, in pieces that resume (OUT, ARGS="--events teams")
	$(PY) -m tests.conformance.press.gate --out $(or $(OUT),press.jsonl) $(ARGS)

conformance-50000: install  ## FIDE's 50,000 tournaments each way, in pieces that resume (OUT, ARGS="--pieces 8 --bbp PATH")
	$(PY) -m tests.conformance.fifty_thousand --out $(or $(OUT),conformance-50000.jsonl) $(ARGS)

fuzz: install   ## an hour of mutated files for every reader; FUZZ="--seconds 60 --only tdb" for less
	$(PY) -m tests.fuzz.run $(FUZZ)

damage: install ## what no test notices: SINCE=HEAD~5 damages the changed lines, ROOM=tdapp/trf SAMPLE=60 SEED=1 a draw
	$(PY) -m tests.damage.run $(if $(SINCE),--since $(SINCE),--room $(or $(ROOM),tdapp)) \
	  $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(ARGS)

$(VENV)-docs/.installed: docs/site/site.lock
	@$(PY) -m venv --clear $(VENV)-docs
	@$(VENV)-docs/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r docs/site/site.lock
	@touch $@

docs: install $(VENV)-docs/.installed  ## the site of the project in build/site: README, manual, documentation; no foreign hosts
	@$(PY) docs/site/make_site.py build/site $(VENV)-docs/bin/sphinx-build

pictures: install  ## the pictures of the manual and the README, from the program itself; ARGS="--language de --theme dark --out FOLDER"
	QT_QPA_PLATFORM=offscreen $(PY) -m tests.ui.pictures $(ARGS)

translations: install  ## refresh translations/*.ts and *.po from the sources and compile them
	$(PY) -m tdapp.ui.look.translations
	$(PY) -m tdapp.cli.words

kit: install    ## for translators: every page, dialog and sheet as a picture with its texts, in build/kit
	$(PY) -m pytest -q -n 0 tests/ui/translators_kit.py

freeze: install  ## one folder that runs without Python: build/freeze/dist/tdapp (installer/README.md)
	$(PY) -m installer.freeze $(ARGS)

wheel: install  ## sdist and wheel into build/packages, judged by twine
	$(PY) -m installer.wheel $(ARGS)

deb: install    ## from what `make freeze` made: the package for Debian and its kin, in build/packages
	$(PY) -m installer.linux.deb $(ARGS)

tarball: install  ## the same as an archive for every other Linux
	$(PY) -m installer.linux.tarball $(ARGS)

appimage: install  ## one file for most Linux; ARGS="--runtime FILE --sha256 SUM" (docs/releasing.md)
	$(PY) -m installer.linux.appimage $(ARGS)

release-check: install  ## what a Linux machine can try of the packages that were made before (docs/releasing.md)
	$(PY) -m pytest -m package tests/installer -q -ra -p no:xdist

clean:          ## remove .venv and caches
	rm -rf $(VENV) $(VENV)-docs build .mypy_cache .pytest_cache .ruff_cache .import_linter_cache *.egg-info

# Every task makes what it needs first, in .venv/. Needed beforehand: make and Python 3.11 or newer.
#   make run PORT=8080 HOST=0.0.0.0      make test PYTHON=/opt/python3.12/bin/python3

HOST ?= 127.0.0.1
PORT ?= 8000
PYTHON ?=
# Test processes: one for each core.
JOBS ?= auto
# Inputs for each test of `make fuzz`.
FUZZ_INPUTS ?= 100000
# How long `make fuzz-web` goes on.
FUZZ_SECONDS ?= 600

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
LOCK := uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header --no-annotate

CATALOGUES := $(patsubst %.po,%.mo,$(wildcard translations/*/LC_MESSAGES/*.po))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help run test test-engines test-thorough test-faults test-install check check-peer fuzz fuzz-web attack setup lint types layers format i18n shots bench bench-web sbom lock clean
.PHONY: catalogues programs peer

help: ## list these tasks
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(VENV)/.project catalogues ## serve the site on http://127.0.0.1:8000/ (PORT= and HOST= change that)
	@$(BIN)/python -m tutor serve --host "$(HOST)" --port "$(PORT)"

test: setup lint types layers ## run everything: lint, types, layers, all tests with a real browser
	$(BIN)/python -m pytest --numprocesses=$(JOBS) --dist=loadfile --no-loadscope-reorder

check: $(VENV)/.test $(VENV)/.project catalogues ## the quick part: lint and the tests without a browser or a wheel (T=path runs one)
ifdef T
	$(BIN)/python -m pytest $(T)
else
	@$(MAKE) --no-print-directory lint
	$(BIN)/python -m pytest --numprocesses=$(JOBS) --ignore=tests/browser --ignore=tests/test_packaging.py
endif

fuzz: $(VENV)/.test $(VENV)/.project ## feed every parser 100,000 texts (FUZZ_INPUTS= changes that)
	FUZZ_INPUTS=$(FUZZ_INPUTS) $(BIN)/python -m pytest --numprocesses=$(JOBS) -m fuzz tests/fuzz

fuzz-web: $(VENV)/.test $(VENV)/.project catalogues ## ask the served site for everything, for 10 minutes (FUZZ_SECONDS= changes that)
	FUZZ_SECONDS=$(FUZZ_SECONDS) $(BIN)/python -m tests.web_fuzz

test-engines: $(VENV)/.engines $(VENV)/.project catalogues ## go through the same journeys in Firefox and WebKit, with scripts and without
	@$(BIN)/python -m tools.engines
	$(BIN)/python -m pytest -m engines tests/engines

test-thorough: setup test-engines ## look at every type of page in every language, make every kind of puzzle, ask every recorded address
	THOROUGH=1 $(BIN)/python -m pytest --numprocesses=$(JOBS) tests/browser/test_pages.py tests/browser/test_wishes.py tests/browser/test_style.py tests/test_themes.py tests/web tests/games

test-faults: setup ## kill servers, stop databases, fill disks: what was acknowledged has to be there
	$(BIN)/python -m pytest -m faults --capture=no tests/faults

test-install: $(VENV)/.test $(VENV)/.project ## install the wheel, and run the Containerfile's steps, with packages fetched anew
	$(BIN)/python -m pytest -m install tests/install

setup: $(VENV)/.test $(VENV)/.project catalogues programs peer ## install what the tests need, Chromium and msgfmt included

check-peer: peer $(VENV)/.project ## play random games here and in OpenSpiel, compared at every step
	$(BIN)/python -m pytest tests/peer

lint: $(VENV)/.test ## look for mistakes and for bad layout (ruff)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test ## check the types (mypy --strict)
	$(BIN)/mypy

layers: $(VENV)/.test $(VENV)/.project ## check that no layer imports a higher one (import-linter)
	$(BIN)/lint-imports --no-logo

format: $(VENV)/.test ## lay out the code and mend what ruff can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

i18n: $(VENV)/.project ## collect the English, bring the translations up to date, compile them
	$(BIN)/python -m tutor i18n update
	$(BIN)/python -m tutor i18n compile

shots: $(VENV)/.test $(VENV)/.project catalogues programs ## write pictures of every type of page to build/shots/, to be looked at
	$(BIN)/python -m tools.shots

bench: peer $(VENV)/.project ## measure the engine, side by side with OpenSpiel where that is to be had
	$(BIN)/python -m bench

bench-web: $(VENV)/.test $(VENV)/.project catalogues ## load the served site with what many learners ask for at once (wrk)
	$(BIN)/python -m bench.mix

attack: $(VENV)/.test $(VENV)/.project catalogues ## flood the served site, and measure how long others wait (PART=flood or stalled does only that)
	$(BIN)/python -m bench.attack $(PART)

sbom: $(VENV)/.test ## write what a release is made of, from the lock file, to dist/ (CycloneDX)
	@$(BIN)/python -m tools.sbom

lock: $(VENV)/pyvenv.cfg ## renew the locked requirements from requirements/*.in
	rm -rf $(VENV)/lock
	$(BIN)/python -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip -qq --disable-pip-version-check install uv
	$(VENV)/lock/bin/$(LOCK) --upgrade requirements/run.in --output-file requirements/run.txt
	$(VENV)/lock/bin/$(LOCK) --upgrade requirements/test.in --output-file requirements/test.txt
	$(VENV)/lock/bin/$(LOCK) --upgrade requirements/peer.in --output-file requirements/peer.txt
	$(VENV)/lock/bin/$(LOCK) --upgrade requirements/engines.in --output-file requirements/engines.txt
	rm -rf $(VENV)/lock

clean: ## remove everything that make has made, .venv/ too
	rm -rf $(VENV) build dist test-results .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find translations -name '*.mo' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

# The rest is what the tasks are made of. An empty file .venv/.name says that a step is done.

$(VENV)/pyvenv.cfg:
	@sh tools/make_venv.sh $(VENV) "$(PYTHON)"

$(VENV)/.run: requirements/run.txt $(VENV)/pyvenv.cfg
	@echo "installing $<"
	@$(PIP) install --require-hashes --requirement $<
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.run
	@echo "installing $<"
	@$(PIP) install --require-hashes --requirement $<
	@touch $@

$(VENV)/.engines: requirements/engines.txt $(VENV)/.test
	@echo "installing $<"
	@$(PIP) install --require-hashes --requirement $<
	@touch $@

$(VENV)/.project: pyproject.toml $(VENV)/.run
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

catalogues: $(CATALOGUES)

$(CATALOGUES) &: $(CATALOGUES:.mo=.po) $(VENV)/.project
	@$(BIN)/python -m tutor i18n compile

programs: $(VENV)/.test
	@$(BIN)/python -m tools.setup_programs

peer: $(VENV)/.test
	@$(MAKE) --silent --no-print-directory $(VENV)/.peer || echo "no OpenSpiel for this machine: the tests against it are skipped"

$(VENV)/.peer: requirements/peer.txt
	@echo "installing $<"
	@$(PIP) install --only-binary :all: --require-hashes --requirement $<
	@touch $@

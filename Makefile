# Everything a person does here. `make` alone lists it.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: play terminal test check format client interpreted compiled bench bench-server soak chromium postgresql lock types wheel clean help

PYTHON ?= python3
BIN := .venv/bin
PIP := -m pip -qq --disable-pip-version-check --no-input
PYTEST := $(BIN)/python -m pytest -q -n 2
CODE := $(wildcard src tests tools bench setup.py)
# Everything runs on the package as it is installed, compiled where there is a compiler. On the plain source run the tests
# of the engine too, but for the long ones that were written from the rulebooks alone.
ENGINE := $(addprefix tests/,contracts play perft playthroughs editions)
POSTGRES := $(if $(or $(shell command -v initdb),$(wildcard /usr/lib/postgresql/*/bin/initdb)),,postgresql)
CHROMIUM := $(if $(or $(shell command -v chromium),$(wildcard /usr/bin/chromium)),,chromium)

# A stamp carries the checksum of what it was made from: a change, and only a change, makes it anew.
STATIC := src/digsite/server/static
FILES = find src setup.py pyproject.toml \( -name __pycache__ -o -path $(STATIC) \) -prune -o -type f -exec cksum {} +
PAGES = find client src/digsite/locales src/digsite/rulebook \( -name __pycache__ -o -name node_modules \) -prune -o -type f -exec cksum {} +
LOCKED := .venv/locked-$(shell cksum < requirements.lock | tr ' ' -)
BUILT := .venv/built-$(shell { $(FILES); command -v $${CC:-cc}; echo $$DIGSITE_PURE; } 2>&1 | sort | cksum | tr ' ' -)
NODE := client/node_modules/.locked-$(shell cksum < client/package-lock.json | tr ' ' -)
PAGE := $(STATIC)/.made-$(shell { $(PAGES); } | sort | cksum | tr ' ' -)
SHOWN := $(BUILT)-with$(suffix $(PAGE))
PEERS := $(if $(wildcard bench/requirements.lock),.venv-bench/locked-$(shell cat requirements.lock bench/requirements.lock | cksum | tr ' ' -))
BENCH := $(if $(PEERS),.venv-bench,.venv)/bin/python
NODE_PEER := bench/server_peer/node_modules/.package-lock.json
COMPILE := .venv-lock/bin/uv pip compile -q --upgrade --universal --generate-hashes --no-header --no-annotate --python-version 3.11
MYPYC := .venv/lib/python*/site-packages/digsite__mypyc*.so

play: $(SHOWN)  ## Set everything up if needed, then play in the browser
	@$(BIN)/digsite serve --open

terminal: $(BUILT)  ## Without a browser, and without Node: Archaeology in the terminal
	@$(BIN)/digsite play archaeology

test: check interpreted compiled client  ## Everything: check, the engine as plain source, the whole suite compiled, the page

check: $(LOCKED)  ## Format, lint, types, import contracts, long files, rulebook citations (seconds)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(BIN)/python tools/long.py
	$(BIN)/python -m pytest -q tests/rulebook

format: $(LOCKED)  ## Format the code and repair what the linter can repair
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

client: $(SHOWN) $(CHROMIUM)  ## The page for browsers: types, units, and games in a real browser
	@echo "* testing the page for browsers"
	@PYTHONPATH=src $(BIN)/python -m digsite.server.schema | cmp -s - client/schema.json || \
	    { echo "client/schema.json is not what the server declares: make types"; exit 1; }
	@cd client && { npm run -s check & types=$$!; npm run -s test && wait $$types; }
	@unset PYTHONPATH; $(PYTEST) tests/browser || \
	    { echo "* once more, what failed: a busy machine makes browsers late"; $(PYTEST) --last-failed --last-failed-no-failures none tests/browser; }

interpreted: $(LOCKED)  ## The engine's tests on the plain Python source; core and games covered to 100 %
	@echo "* testing the plain Python source"
	@PYTHONPATH=src DIGSITE_EXPECT=interpreted $(PYTEST) --cov --cov-report=term '--ignore-glob=*test_book_*' tests/core tests/games
	@PYTHONPATH=src DIGSITE_EXPECT=interpreted $(PYTEST) $(ENGINE)

compiled: $(BUILT) $(POSTGRES)  ## The whole suite, but for the page, on the package as it is installed, compiled
	@if ls $(MYPYC) >/dev/null 2>&1; then \
	    echo "* testing the compiled package"; \
	    unset PYTHONPATH; DIGSITE_EXPECT=compiled $(PYTEST) --ignore=tests/browser; \
	else \
	    echo "* testing the package; it is not compiled: there is no C compiler, or it failed"; \
	    unset PYTHONPATH; $(PYTEST) --ignore=tests/browser && \
	    test -z "$$CI" && ! command -v $${CC:-cc} >/dev/null; \
	fi

bench: $(BUILT) $(PEERS)  ## Measure the engine, side by side with other projects' engines
	@$(if $(PEERS),$(BENCH) $(PIP) install --no-deps --force-reinstall build/wheel/digsite-*.whl)
	@$(BENCH) bench/engine.py $(ARGS)

bench-server: $(BUILT) $(NODE_PEER)  ## Measure the server, side by side with boardgame.io (needs Node)
	@$(BIN)/python bench/server.py $(ARGS)

soak: $(SHOWN) $(CHROMIUM) $(POSTGRES)  ## The server's long tests: a hundred kills, thousands of games, the whole schema
	@unset PYTHONPATH; DIGSITE_LONG=1 $(PYTEST) tests/browser
	@unset PYTHONPATH; DIGSITE_KILLS=100 DIGSITE_LEAK_GAMES=200 DIGSITE_SOAK_GAMES=2000 DIGSITE_FUZZ_MESSAGES=100000 \
	    DIGSITE_SCHEMA_EXAMPLES=50 DIGSITE_SCHEMA_PHASES=examples,coverage,fuzzing $(PYTEST) tests/server

lock:  ## Write the lock files anew from the newest versions that pyproject.toml allows
	@test -x .venv-lock/bin/uv || { $(PYTHON) -m venv .venv-lock && .venv-lock/bin/python $(PIP) install uv; }
	$(COMPILE) --group dev pyproject.toml -o requirements.lock
	$(if $(wildcard bench/requirements.in),$(COMPILE) bench/requirements.in -o bench/requirements.lock)

wheel: $(LOCKED) $(PAGE)  ## A package with the engine compiled and the page inside, in dist/
	@$(BIN)/python $(PIP) wheel --no-deps --no-build-isolation -w dist .

types: $(LOCKED) $(NODE)  ## Write the client's types anew from the shapes that the server declares
	PYTHONPATH=src $(BIN)/python -m digsite.server.schema > client/schema.json
	cd client && npm run -s types

clean:  ## Remove everything that was made here
	rm -rf .venv .venv-bench .venv-lock bench/server_peer/node_modules build dist client/node_modules $(STATIC) .coverage .hypothesis \
	    .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

$(LOCKED): | $(BIN)/pip
	@echo "* installing the locked packages (once)"
	@$(BIN)/python $(PIP) install --require-hashes -r requirements.lock
	@rm -rf build .venv/locked-* && touch $@

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "digsite needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@echo "* making a virtual environment in .venv"
	@$(PYTHON) -m venv .venv

$(BUILT): $(LOCKED)
	@echo "* compiling the engine with mypyc, if there is a C compiler (a minute or two, once) ..."
	@rm -rf build/wheel build/log.txt .venv/built-*
	@$(BIN)/python $(PIP) --log build/log.txt wheel --no-deps --no-build-isolation -w build/wheel .
	@$(BIN)/python $(PIP) install --no-deps --force-reinstall build/wheel/digsite-*.whl
	@ls $(MYPYC) >/dev/null 2>&1 || echo "* not compiled: no C compiler, or it failed (build/log.txt); the engine runs as plain Python"
	@touch $@

postgresql:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "* installing PostgreSQL for the server's tests (once)"; \
	    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends postgresql; } >/dev/null || \
	        echo "* it could not be installed: the server is tested on SQLite only"; \
	else \
	    echo "* there is no PostgreSQL here (Debian: apt-get install postgresql): the server is tested on SQLite only"; \
	fi

$(NODE):
	@command -v npm >/dev/null || { \
	    echo "* the page for browsers is built with Node.js 20 or newer and its npm, which are not here."; \
	    echo "  Install them (Debian: apt-get install nodejs npm), or play without a browser: make terminal"; exit 1; }
	@echo "* installing what the page is built with (once)"
	@cd client && npm ci --silent --no-progress
	@touch $@

$(PAGE): $(NODE)
	@echo "* building the page for browsers"
	@cd client && npm run -s build -- --logLevel error
	@touch $@

# The page is no part of what is compiled: when it changes it is only copied to where the server looks.
$(SHOWN): $(PAGE) $(BUILT)
	@for place in .venv/lib/python*/site-packages/digsite/server; do rm -rf $$place/static && cp -R $(STATIC) $$place/; done
	@rm -f $(BUILT)-with* && touch $@

chromium:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "* installing Chromium for the tests of the page (once)"; \
	    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium; } >/dev/null || \
	        echo "* it could not be installed: the page is not tested in a browser"; \
	else \
	    echo "* there is no Chromium here (Debian: apt-get install chromium): the page is not tested in a browser"; \
	fi

$(PEERS):
	@echo "* installing the engines to compare with in .venv-bench (once)"
	@$(PYTHON) -m venv .venv-bench
	@$(BENCH) $(PIP) install --require-hashes -r bench/requirements.lock
	@$(BENCH) $(PIP) install --require-hashes -r requirements.lock
	@rm -f .venv-bench/locked-* && touch $@

$(NODE_PEER): bench/server_peer/package-lock.json
	@echo "* installing boardgame.io in bench/server_peer (once)"
	@cd bench/server_peer && npm ci --silent --no-audit --no-fund
	@touch $@

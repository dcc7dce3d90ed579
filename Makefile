# Everything a person does here. `make` alone lists it.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: play test check format interpreted compiled bench soak lock clean help

PYTHON ?= python3
BIN := .venv/bin
PIP := -m pip -qq --disable-pip-version-check --no-input
PYTEST := $(BIN)/python -m pytest -q -n 2
CODE := $(wildcard src tests tools bench setup.py)
ENGINE_TESTS := $(wildcard tests/core tests/games tests/contracts tests/play tests/perft tests/playthroughs tests/editions tests/bots)

# A stamp carries the checksum of what it was made from: a change, and only a change, makes it anew.
FILES = find src setup.py pyproject.toml -name __pycache__ -prune -o -type f -exec cksum {} +
LOCKED := .venv/locked-$(shell cksum < requirements.lock | tr ' ' -)
BUILT := .venv/built-$(shell { $(FILES); command -v $${CC:-cc}; echo $$DIGSITE_PURE; } 2>&1 | sort | cksum | tr ' ' -)
PEERS := $(if $(wildcard bench/requirements.lock),.venv-bench/locked-$(shell cat requirements.lock bench/requirements.lock | cksum | tr ' ' -))
BENCH := $(if $(PEERS),.venv-bench,.venv)/bin/python
COMPILE := .venv-lock/bin/uv pip compile -q --upgrade --universal --generate-hashes --no-header --no-annotate --python-version 3.11
MYPYC := .venv/lib/python*/site-packages/digsite__mypyc*.so

play: $(BUILT)  ## Set everything up if needed, then play Archaeology in the terminal
	@$(BIN)/digsite play archaeology

test: check interpreted compiled  ## Everything: check, the whole suite interpreted, the engine compiled

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

interpreted: $(BUILT)  ## The whole suite on the plain Python source; core and games covered to 100 %
	@echo "* testing the plain Python source"
	@PYTHONPATH=src DIGSITE_EXPECT=interpreted $(PYTEST) --cov --cov-report=term --ignore=tests/contracts
	@PYTHONPATH=src DIGSITE_EXPECT=interpreted $(PYTEST) tests/contracts

compiled: $(BUILT)  ## The engine's tests on the compiled build
	@if ls $(MYPYC) >/dev/null 2>&1; then \
	    echo "* testing the compiled engine"; \
	    unset PYTHONPATH; DIGSITE_EXPECT=compiled $(PYTEST) $(ENGINE_TESTS); \
	else \
	    echo "* the compiled engine cannot be tested: there is no C compiler, or it failed"; \
	    test -z "$$CI" && ! command -v $${CC:-cc} >/dev/null; \
	fi

bench: $(BUILT) $(PEERS)  ## Measure the engine, side by side with other projects' engines
	@$(if $(PEERS),$(BENCH) $(PIP) install --no-deps --force-reinstall build/wheel/digsite-*.whl)
	@$(BENCH) bench/engine.py $(ARGS)

soak: $(BUILT)  ## The server's long tests: a hundred kills, every setting at the wire, the whole schema
	@PYTHONPATH=src DIGSITE_KILLS=100 DIGSITE_LEAK_GAMES=4 DIGSITE_SCHEMA_EXAMPLES=50 \
	    DIGSITE_SCHEMA_PHASES=examples,coverage,fuzzing $(PYTEST) tests/server

lock:  ## Write the lock files anew from the newest versions that pyproject.toml allows
	@test -x .venv-lock/bin/uv || { $(PYTHON) -m venv .venv-lock && .venv-lock/bin/python $(PIP) install uv; }
	$(COMPILE) --group dev pyproject.toml -o requirements.lock
	$(if $(wildcard bench/requirements.in),$(COMPILE) bench/requirements.in -o bench/requirements.lock)

clean:  ## Remove everything that was made here
	rm -rf .venv .venv-bench .venv-lock build dist .coverage .hypothesis \
	    .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## This list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

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

$(PEERS):
	@echo "* installing the engines to compare with in .venv-bench (once)"
	@$(PYTHON) -m venv .venv-bench
	@$(BENCH) $(PIP) install --require-hashes -r bench/requirements.lock
	@$(BENCH) $(PIP) install --require-hashes -r requirements.lock
	@rm -f .venv-bench/locked-* && touch $@

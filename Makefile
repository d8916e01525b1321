# Everything needs only Python 3.11 or newer, git and make. The first run creates .venv by itself.

PYTHON  ?= python3
# Twice the usual two cores: tests with a browser or a server wait more than they work.
WORKERS ?= 4
ARGS    ?=

BIN   := .venv/bin
EMPTY := $(BIN)/pip
TYPED := .venv/.compiler
STAMP := .venv/.installed
LEARN := .venv/.environments
ALL   := dev,envs,mcp,openspiel
PIP   := $(BIN)/pip install --quiet --no-compile --disable-pip-version-check --constraint constraints.txt
# What is wanted is installed at once; nobody waits for the environments for learning to play.
EXTRAS := $(if $(filter quick test check soak,$(MAKECMDGOALS)),$(ALL),dev)
PACKS  = $(patsubst %/pack.toml,%,$(wildcard monstrum/games/*/data/*/pack.toml))

# Tests start hundreds of processes: each would compile all it imports where this is set.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal web screenshots films quick test compiled for-the-page check soak bench pure build wheels current clean

help:
	@echo "make play      open the table in a browser (options of the server: make play ARGS=\"--help\")"
	@echo "make terminal  play in the terminal (make terminal ARGS=\"--help\")"
	@echo "make quick     the tests that take no time, on the sources as they are: while you work"
	@echo "make test      run the tests"
	@echo "make check     format, lint, types, import layers, shipped packs, every rule has a test, figures of the house, the page"
	@echo "make soak      run the long random-play tests"
	@echo "make bench     measure speed, against other engines where they are installed"
	@echo "make web       build the page, if something has changed"
	@echo "make screenshots   pictures of every screen, in build/screenshots; docs/images keeps a few"
	@echo "make films     film a deployment, a battle and an activation into build/films"
	@echo "make build     compile the core: the same games, many times faster"
	@echo "make wheels    packages to install elsewhere, in dist: sources, pure Python, and compiled for this Python and platform"
	@echo "make pure      remove the compiled core; MONSTRUM_PURE=1 keeps make from compiling it again"
	@echo "make clean     remove everything that make has made"

play: current
	@$(BIN)/python tools/build_web.py --optional
	@$(BIN)/monstrum serve --open $(ARGS)

terminal: current
	@$(BIN)/monstrum play $(ARGS)

web: $(STAMP)
	@$(BIN)/python tools/build_web.py

screenshots: build web
	@$(BIN)/python -m tools.screenshots

films: build web
	@command -v ffmpeg >/dev/null || $(PIP) imageio-ffmpeg
	@$(BIN)/python -m tools.films

# No browser, no compiler: what is compiled runs if it is up to date, and the sources if not.
quick: $(LEARN)
	@$(BIN)/python -m tools.quick $(ARGS)

# The compiler is busy while everything else is fetched.
# Pytest comes last: its last line says what had to be left out on this machine.
test: $(TYPED)
	@$(MAKE) --no-print-directory -j3 EXTRAS=$(ALL) compiled $(LEARN) for-the-page
	@$(BIN)/python -m tools.companion_vectors
	@$(BIN)/python tools/build_web.py --run test
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations=20 $(ARGS)

compiled: $(TYPED)
	@$(BIN)/python tools/build.py

# The page, and a browser for its tests if there is none.
for-the-page: $(STAMP)
	@$(BIN)/python tools/build_web.py
	@$(BIN)/python -m tools.needed

check: $(LEARN)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/monstrum pack check $(PACKS)
	$(BIN)/python tools/rule_coverage.py
	@mkdir -p build
	$(BIN)/pytest --collect-only -qq > build/collected || { tail -5 build/collected; exit 1; }
	$(BIN)/python -m tools.house --check
	$(BIN)/python -m tools.sentences
	$(BIN)/python -m tools.fields --check
	$(BIN)/python -m tools.boxing
	$(BIN)/python tools/env_pages.py --check
	$(BIN)/python tools/web_types.py --check
	$(BIN)/python tools/companion_tables.py --check
	@$(BIN)/python tools/build_web.py --run check

# The companion's calculators meet new positions each time; the seed is printed by the tests.
soak: $(LEARN) build
	$(BIN)/python -m tools.companion_vectors --seed $$(date +%s)
	@$(BIN)/python tools/build_web.py --run vectors
	@$(BIN)/python -m tools.needed strangers
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m soak $(ARGS)

bench: build
	$(BIN)/monstrum bench $(ARGS)

# Compiles the core if there is a C compiler and something changed; one line and pure Python if not.
build: $(STAMP)
	@$(BIN)/python tools/build.py

# Sources and the pure wheel from them; the compiled one needs a C compiler.
wheels: $(STAMP) web
	@$(PIP) build
	@rm -f dist/monstrum-*
	$(BIN)/python -m build --outdir dist
	MONSTRUM_COMPILED=1 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist dist/monstrum-*.tar.gz
	@ls -l dist

# To play, nobody waits for a compiler; what was compiled before is brought up to date.
current: $(STAMP)
	@$(BIN)/python tools/build.py --if-compiled

pure: $(STAMP)
	@$(BIN)/python tools/build.py --pure

clean:
	find . -path ./.venv -prune -o -name '*.so' -exec rm -f {} +
	rm -rf .venv build dist *.egg-info .coverage .coverage.* htmlcov web/node_modules monstrum/server/pages
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(EMPTY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Monstrum needs Python 3.11 or newer; name one with: make PYTHON=python3.11" >&2; exit 1; }
	@echo "Setting up .venv (once) ..."
	@$(PYTHON) -m venv .venv

# What compiling the core needs, and no more: the compiler reads the types of all it meets.
$(TYPED): constraints.txt | $(EMPTY)
	@$(PIP) babel fluent.runtime librt msgspec mypy setuptools
	@touch $@

$(STAMP): pyproject.toml setup.py constraints.txt | $(EMPTY)
	@$(PIP) --editable '.[$(EXTRAS)]'
	@touch $@ $(if $(filter $(ALL),$(EXTRAS)),&& touch $(LEARN))

# What the environments for learning need, and their tests.
$(LEARN): $(STAMP)
	@[ -e $@ ] && [ ! $@ -ot $(STAMP) ] || \
		{ echo "Installing what environments for learning need (once) ..."; $(PIP) --editable '.[$(ALL)]'; }
	@touch $@

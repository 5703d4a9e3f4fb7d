"""How hard the tests try, and what those of the built page share, whichever browser drives it."""

import fcntl
import gc
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from serve import Server

# How many examples a property tries, and the proofs in proportion. No test has a number of its
# own. The quick ones are the same each time: a commit does not wait for what chance finds.
EXAMPLES = {"quick": 30, "usual": 250, "thorough": 5000}
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "usual")
for profile, examples in EXAMPLES.items():
    settings.register_profile(
        profile,
        max_examples=examples,
        derandomize=profile != "thorough",  # what it finds anew is found at night, not in a change
        deadline=None,  # the machine may be busy
        suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large),
    )
settings.load_profile(PROFILE)


def pytest_collection_finish() -> None:
    """Let the garbage be looked for seldom, and not among what stays: a seventh of all time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)


def tries(usual: int) -> int:
    """How often a test with the page tries something; at night twenty times as often."""
    return usual * max(1, EXAMPLES[PROFILE] // EXAMPLES["usual"])


# By day a test with the page tries each thing once, at night all that can be put together.
NIGHT = tries(1) > 1


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """What the first of the processes that run tests side by side makes for all of them."""
    run = factory.getbasetemp()
    shared = run.parent if "PYTEST_XDIST_WORKER" in os.environ else run
    made = shared / name
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made.exists():
            half = shared / f"{name}.half"
            make(half)
            half.rename(made)
    return made


SITE = Path(__file__).parents[1] / "build/site"
PREFIX = "/tenbou/"  # a project page lives below its host's root


def serving(folder: Path) -> Server:
    server = Server(folder, prefix=PREFIX)
    # The interval is how long a shutdown waits.
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    return server


@pytest.fixture(scope="session")
def site() -> Path:
    if not (SITE / "index.html").exists():
        pytest.fail("the site is not built: run `make site`")
    return SITE


@pytest.fixture(scope="session")
def files(site: Path) -> dict[str, bytes]:
    """The built site's files by their path."""
    return {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file()
    }


@pytest.fixture(scope="session")
def site_url(site: Path) -> Iterator[str]:
    """One server for all tests: what a test stores stays in its own browser context."""
    server = serving(site)
    yield server.url
    server.shutdown()
    server.server_close()

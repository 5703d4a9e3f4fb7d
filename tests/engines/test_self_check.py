"""The published cases in Safari's and Firefox's engines, by the self-check of About: at night all
of them; by day, when Chromium runs all, those that come first.
"""

import time

from tests.conftest import tries
from tests.engines.page import Driven

CHECK = "document.querySelector('#self-check')"
STATE = f"{CHECK}?.dataset.state"
PASSED = f"Number({CHECK}.dataset.passed)"
SLOWEST = 300  # seconds that they may take
ALL = 5000  # there are more
ENOUGH = min(tries(250), ALL)


def test_every_case_is_right(page: Driven, site_url: str) -> None:
    page.run("location.hash = 'guide/about'")
    page.wait(f"{STATE} === 'idle'")
    page.run("document.querySelector('#check-do').scrollIntoView({ block: 'center' })")
    page.click("#check-do button")
    page.wait(f"{STATE} === 'running'")
    limit = time.monotonic() + SLOWEST
    while page.run(STATE) == "running" and (ENOUGH == ALL or page.run(PASSED) < ENOUGH):
        assert time.monotonic() < limit
        time.sleep(0.5)
    told = page.run(f"{CHECK}.innerText")
    assert page.run(STATE) == ("passed" if ENOUGH == ALL else "running"), told
    assert page.run(PASSED) >= ENOUGH
    assert page.run(f"{CHECK}.dataset.failed") == "0", told
    if ENOUGH < ALL:
        page.click("#check-do button")
        page.wait(f"{STATE} !== 'running'")
    page.run("document.querySelector('#guide-top .back').click()")

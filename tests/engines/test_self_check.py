"""Every published case in Safari's and Firefox's engines: the self-check of About passes."""

import time

from tests.engines.page import Driven

STATE = "document.querySelector('#self-check')?.dataset.state"
SLOWEST = 300  # seconds that all cases may take


def test_every_case_is_right(page: Driven, site_url: str) -> None:
    page.run("location.hash = 'guide/about'")
    page.wait(f"{STATE} === 'idle'")
    page.run("document.querySelector('#check-do').scrollIntoView({ block: 'center' })")
    page.click("#check-do button")
    page.wait(f"{STATE} === 'running'")
    limit = time.monotonic() + SLOWEST
    while page.run(STATE) == "running":
        assert time.monotonic() < limit
        time.sleep(0.5)
    told = page.run("document.querySelector('#self-check').innerText")
    assert page.run(STATE) == "passed", told
    assert int(page.run("document.querySelector('#self-check').dataset.passed")) > 5000
    assert page.run("document.querySelector('#self-check').dataset.failed") == "0"
    page.run("document.querySelector('#guide-top .back').click()")

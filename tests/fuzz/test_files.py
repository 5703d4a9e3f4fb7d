"""Hostile files: each gets the game or a reason, and soon."""

from tests.fuzz.files import COUNT, MOST_STEPS, SEED, run


def test_every_file_gets_the_game_or_a_reason() -> None:
    report = run(COUNT, SEED)
    assert report.failures == ()
    assert report.games > COUNT // 15
    assert report.refused > COUNT // 2
    assert report.most < MOST_STEPS

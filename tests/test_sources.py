"""pyscript.toml names every module, so that the unbuilt page works."""

from modules import CONFIG, source_config


def test_pyscript_toml_lists_exactly_the_modules() -> None:
    assert CONFIG.read_text() == source_config(), "run `make modules`"

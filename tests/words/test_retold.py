"""A translator's catalogue on the page: what the build makes of it, taken where it fits."""

import catalogues
import pytest

from pyapp.words.languages import LANGUAGES
from pyapp.words.retold import read, retold
from tests.spoken import words


@pytest.mark.parametrize("tag", [row.tag for row in LANGUAGES])
def test_a_catalogue_reads_as_the_build_compiles_it(tag: str) -> None:
    say = words(tag=tag)
    found = read((catalogues.CATALOGUES / f"{tag}.ftl").read_text(encoding="utf-8"))
    assert found == {word.id: say.table[word.id] for word in catalogues.read(tag)}


def test_what_fits_is_said_and_what_does_not_is_named() -> None:
    say = words()
    text = "# ours\nkey_clear = Empty\n-ron = win\nnot_here = x\npoints = { $m } points\n"
    text += "practice_due = { $n ->\n   *[other] { $n } due\n  }\nrules_more = plus { $n }\r\n"
    new, many, wrong = retold(say, text)
    assert (many, wrong) == (3, ["points", "practice_due"])
    assert new("rules_more", n=2) == "plus 2"
    assert new("key_clear") == "Empty"
    assert new("as_ron") == "as win"
    assert new("points", n=2) == say("points", n=2)
    assert say("key_clear") == "Clear"


def test_words_that_come_later_are_changed_as_they_come() -> None:
    new, _many, wrong = retold(words(), "comes_late = now { $n }\ncomes_wrong = { $m }")
    new.learn("comes_late\ncomes_wrong\0then {n}\nthen {n}")
    assert (wrong, new("comes_late", n=1), new("comes_wrong", n=1)) == ([], "now 1", "then 1")

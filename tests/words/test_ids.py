"""Code and catalogue hold the same ids: none without words, no words that nobody says."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import catalogues
from catalogues import read

from pyapp.riichi.options import HOUSE_OPTIONS, OPTIONS
from pyapp.riichi.rulebooks import RULEBOOKS
from pyapp.riichi.rules import value_text
from pyapp.words.languages import LANGUAGES, TERMINOLOGIES
from tests.parsed import nodes
from tests.spoken import words

ROOT = Path(__file__).parents[2]
CODE = sorted(ROOT.glob("pyapp/**/*.py"))
PLAYERS_CODE = [path for path in CODE if path.parts[-2] != "micropython"]
PAGES = "".join(
    (ROOT / name).read_text(encoding="utf-8") for name in ("index.html", "licences.html")
)
SAID = re.compile(r'data-say(?:-label|-content)?="(\w+)"')
SAYS = re.compile(r"(\w+\.)*say(\.title|\.chained)?|self(\.title)?")
ENGLISH = {word.id: word for word in read(LANGUAGES[0].tag)}
FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


def about_code(path: Path) -> set[ast.AST]:
    """The strings that speak of the code itself: docstrings, types, names of records."""
    found: set[ast.AST] = set()
    for node in nodes(path):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.Module | ast.ClassDef | FUNCTION) and node.body:
            first = node.body[0]
            parts = [first.value if isinstance(first, ast.Expr) else None]
        if isinstance(node, FUNCTION):
            arguments = node.args.args + node.args.kwonlyargs
            parts += [node.returns, *(each.annotation for each in arguments)]
        elif isinstance(node, ast.AnnAssign):
            parts = [node.annotation]
            if getattr(node.annotation, "id", "") == "TypeAlias":
                parts.append(node.value)
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "NamedTuple":
            parts = [node]
        for part in parts:
            found.update(ast.walk(part) if part else ())
    return found


@cache
def texts(path: Path) -> list[tuple[int, str]]:
    """The strings of a file that are not about the code, with their lines."""
    about = about_code(path)
    return [
        (node.lineno, node.value)
        for node in nodes(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in about
    ]


@cache
def constants() -> set[str]:
    """Every text of the code and of the pages."""
    return {text for path in CODE for _line, text in texts(path)} | set(SAID.findall(PAGES))


@cache
def parts() -> set[str]:
    """What ids are put together from."""
    return (
        {part for text in constants() for part in re.split(r" |%s|%d", text)}
        | {str(n) for n in range(10)}
        | {option.id for option in OPTIONS}
        | {option.group for option in OPTIONS}
        | {value_text(choice) for option in OPTIONS for choice in option.choices}
        | {f"{n}z" for n in range(1, 8)}
        | {"m", "p", "s"}
        | set(TERMINOLOGIES)
        | {book.key.replace("-", "_") for book in RULEBOOKS}
    )


def is_said(word_id: str) -> bool:
    """Whether code names the id, or puts it together from a beginning and the rest."""
    known = parts()
    if word_id in constants() or word_id in known:
        return True
    cuts = [place + 1 for place, letter in enumerate(word_id) if letter == "_"]
    return any(
        word_id[:cut] in known
        and (word_id[cut:] in known or word_id[cut:].removesuffix("_keys") in known)
        for cut in cuts
    )


def test_no_words_that_nobody_says() -> None:
    named = {each for word in ENGLISH.values() for each in catalogues.terms_of(word.pattern)}
    assert [each for each in ENGLISH if each not in named and not is_said(each)] == []


def spoken() -> Iterator[tuple[str, ast.Call, str]]:
    """Each `say("id", …)` of the code, also of a title or a chain, and where it stands."""
    for path in PLAYERS_CODE:
        for node in nodes(path):
            match node:
                case ast.Call(func, [ast.Constant(str(id)), *_]) if SAYS.fullmatch(
                    ast.unparse(func)
                ):
                    yield id, node, f"{path.relative_to(ROOT)}:{node.lineno}"


def test_every_id_that_code_names_has_words() -> None:
    found = list(spoken())
    assert len(found) > 150
    assert [(word_id, where) for word_id, _call, where in found if word_id not in ENGLISH] == []
    assert set(SAID.findall(PAGES)) <= set(ENGLISH)


def test_what_a_sentence_takes_is_what_code_gives() -> None:
    wrong = []
    for word_id, call, where in spoken():
        if any(keyword.arg is None for keyword in call.keywords) or "chained" in ast.unparse(
            call.func
        ):
            continue  # **values, and parts
        given = {str(keyword.arg) for keyword in call.keywords}
        taken = catalogues.variables_of(ENGLISH[word_id].pattern)
        if given != taken:
            wrong.append((where, word_id, sorted(given), sorted(taken)))
    assert wrong == []


# A sentence: two words of letters with a blank between; html, CSS classes and the like have signs.
SENTENCE = re.compile(r"(?<![-\w.#<=\"'/])[A-Za-z]{2,}[,:;.!?]? [A-Za-z]{2,}(?![-\w=\"'])")
CAPITAL = re.compile(r"\b[A-Z][a-z]+\b")
HTML = re.compile(r"<[^>]*>|[\w-]+=\"[^\"]*\"")


def test_no_sentence_for_players_stands_in_code() -> None:
    found = []
    for path in PLAYERS_CODE:
        within = path.relative_to(ROOT / "pyapp").as_posix()
        if within in NAMES_IN:
            continue
        for line, text in texts(path):
            bare = HTML.sub(" ", text).replace(NAME, "")
            sentence = SENTENCE.search(bare) and not CLASSES.fullmatch(text)
            if sentence or CAPITAL.search(bare):
                found.append((within, line, text))
    assert found == []


CLASSES = re.compile(r"[a-z -]+")  # of CSS
NAME = "Tenbou"
# Names of rulebooks and their sources, of languages, of keys of the keyboard, of what a module
# offers; signs on the tiles, which are the same in every language; lines of the case files; heads
# of the columns that spreadsheets and other programs read; what lines of games begin with.
NAMES_IN = {
    "check/at_table.py",
    "club/links.py",
    "club/sheets.py",
    "riichi/rulebooks.py",
    "riichi/api.py",
    "words/languages.py",
    "browser/keyboard.py",
    "screen/guide/practice/keys.py",
    "screen/html.py",
}


def test_the_pages_hold_no_words() -> None:
    body = re.sub(r"<title[^>]*>Tenbou</title>|<(h1|a)[^>]*>Tenbou</(h1|a)>", "", PAGES)
    assert re.findall(r">[^<]*[A-Za-z]{2}[^<]*<", body) == []
    named = re.findall(r'(?:aria-label|alt|title|placeholder)="([^"]*)"', body)
    assert named == []


def test_every_word_a_record_needs_is_there() -> None:
    say = words()
    wanted = {
        each
        for option in HOUSE_OPTIONS
        for each in (option.id, "about_" + option.id, "group_" + option.group)
    }
    missing = sorted(each for each in wanted if not say.knows(each))
    assert missing == [], "give them words in each of pyapp/words/catalogues"

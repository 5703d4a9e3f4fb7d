"""What the Guide's tests ask by these names; it stands in `questions.py` and `conftest.py`."""

from tests.browser.conftest import pseudo_url as pseudo_url
from tests.browser.questions import CUT as CUT
from tests.browser.questions import OVERLAP as OVERLAP
from tests.browser.questions import SIDEWAYS as SIDEWAYS

# Words that no catalogue holds: text without an accent, names and the notation left out.
PLAIN = """(names) => {
    const wrong = [];
    const around = document.querySelector("dialog[open]") || document.body;
    const not = "svg, textarea, input, [data-name], .kept-name, .source, script, style, code,"
        + " body [lang]";
    const plain = (text) => {
        for (const name of names) text = text.replaceAll(name, "");
        return /[A-Za-z]/.test(text);
    };
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (!parentElement.checkVisibility() || parentElement.closest(not)) continue;
        if (plain(textContent)) wrong.push(textContent.trim());
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"])
        for (const it of around.querySelectorAll(`[${name}]`))
            if (it.checkVisibility() && plain(it.getAttribute(name)))
                wrong.push(`${name}: ${it.getAttribute(name)}`);
    return wrong;
}"""

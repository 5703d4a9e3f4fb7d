"""Scripts: Japanese terms in a page of another language are marked as such, so that a screen reader
says them in Japanese and fonts draw them as Japan does; names in a sentence stay in one line where
words have no spaces between them.
"""

from .html import Html, escape

SIGNS = "\u3005", "\u9fff"  # of Japanese: first and last
KANA = "\u3041", "\u30ff"  # those that Chinese has not too
MARK = '<bdi lang="ja">%s</bdi>'
WHOLE = "<bdi>%s</bdi>"  # around a text that is marked in part, which stays one box
PICTURE = ' role="img" aria-label="'
QUOTES = (("“", "”"), ("「", "」"))
LONGEST = 9  # signs of a name, with its quotation marks
HIRAGANA = "\u3041", "\u3096"  # which part the words of a Japanese sentence
STROKE = "\u00a0/\u00a0"
IN_LINE = '<span class="whole">%s</span>'
# In the tag of what holds the player's own text, or one that is marked already.
APART = (' lang="', " data-name", "textarea", "code")


def marked(text: str, language: str) -> str:
    """Mark the runs of Japanese signs in the texts of html, and pictures with names that begin with
    one; on a page in Chinese, kana alone.
    """
    signs = KANA if language[:2] == "zh" else SIGNS
    parts: list[str] = []
    for part in text.split("<"):
        tag, end, said = part.partition(">")
        if not end:
            tag, said = "", tag
        opens = tag[:1] != "/"
        if said and not (opens and [each for each in APART if each in tag]):
            said = _marked(said, signs)
        name = tag.partition(PICTURE)[2]
        if name and signs[0] <= name[:1] <= signs[1]:
            tag += ' lang="ja"'
        parts.append(tag + end + said)
    return "<".join(parts)


def _marked(said: str, signs: tuple[str, str]) -> str:
    """Mark the runs in one text."""
    first, last = signs
    if max(said) < first:
        return said
    made = run = ""
    for sign in said + "\n":
        if first <= sign <= last:
            run += sign
            continue
        if run:
            made += MARK % run
            run = ""
        made += sign
    made = made[:-1]
    whole = made == said or made == MARK % said
    return made if whole else WHOLE % made


def in_one_line(text: str, name: str = "") -> Html:
    """A text in which names do not break, as a line may end between any signs: in Chinese those in
    quotation marks and the one given, in Japanese what is written without hiragana; nor do payments
    at their stroke.
    """
    made = escape(text).replace(" / ", STROKE)
    if not made or max(made) < SIGNS[0]:
        return Html(made)
    if [sign for sign in made if HIRAGANA[0] <= sign <= HIRAGANA[1]]:
        return Html(_words_whole(made))
    for start, end in QUOTES:
        first, *parts = made.split(start)
        made = first
        for part in parts:
            quoted, closed, rest = part.partition(end)
            whole = closed and quoted[:1] >= SIGNS[0] and len(quoted) + 2 <= LONGEST
            made += IN_LINE % (start + quoted + end) + rest if whole else start + part
    return Html(made.replace(name, IN_LINE % name) if name else made)


def parts_whole(text: str, parts: "list[str]") -> Html:
    """A text in which parts of it, given in their order, do not break."""
    made = ""
    for part in parts:
        before, found, text = text.partition(part)
        made += escape(before) + (IN_LINE % escape(found) if found else "")
    return Html(made + escape(text))


def _words_whole(made: str) -> str:
    """Keep the words of a Japanese text whole that are in Chinese signs and katakana."""
    whole = word = ""
    for sign in made + "\n":
        if SIGNS[0] <= sign <= SIGNS[1] and not ("\u3008" <= sign <= HIRAGANA[1]):
            word += sign
            continue
        whole += IN_LINE % word if 1 < len(word) <= LONGEST else word
        word = ""
        whole += sign
    return whole[:-1]

"""Japanese terms in a page of another language: marked as such, so that a screen reader says them in
Japanese and fonts draw them as Japan does.
"""

SIGNS = "\u3005", "\u9fff"  # of Japanese: first and last
KANA = "\u3041", "\u30ff"  # those that Chinese has not too
MARK = '<bdi lang="ja">%s</bdi>'
WHOLE = "<bdi>%s</bdi>"  # around a text that is marked in part, which stays one box
PICTURE = ' role="img" aria-label="'
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

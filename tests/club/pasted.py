"""Texts that clubs have, and what becomes of them on the way."""

from random import Random

AZ = """Date,Game,Tbl,E Player,S Player,W Player,N Player,E Pts,S Pts,W Pts,N Pts,Ex
3/14/2026,1,A,Ida,Jun,Marek,Sofia,31200,24600,18700,24500,1
"""
NONEBOT = "17,四人南,已完成,2026-03-14 21:10,2026春,Ida,"
NONEBOT += "Ida,31200,36.2,东,Sofia,25500,0.5,北,Jun,24600,-10.4,南,Marek,18700,-26.3,西,,"
NONEBOT_HEAD = "对局编号,对局类型,状态,完成时间,所属赛季,发起者," + ",".join(
    f"{place},{place}分数,{place}PT收支,{place}座次" for place in ("一位", "二位", "三位", "四位")
)
PAIRS = "2026-03-14 21:10:05,Yonma Hanchan,yes,Ida,31200,Sofia,25500,Jun,24600,Marek,18700"
OURS = (
    "date,round,table,rulebook,length,E,S,W,N,E raw,S raw,W raw,N raw,sticks,E pt,S pt,W pt,N pt,"
    "E place,S place,W place,N place,stopped,note\n"
    "2026-03-14,2,1,m-league,hanchan,Ida,Jun,Marek,Sofia,31200,24600,18700,25500,0,"
    '51200,-15400,-41300,5500,1,3,4,2,yes,"late, all"\n'
)
PANTHEON = """ida:25000 jun:25000 marek:25000 sofia:25000
ron ida from jun 3han 40fu riichi ida
tsumo marek 5han
draw tempai ida sofia
"""
# Of the game above, as people write in chats
CHAT = (
    "Ida: 31200, Jun: 24600, Marek: 18700, Sofia: 25500",
    "Ida:31,200,Jun:24,600,Marek:18,700,Sofia:25,500",
    "Ida 31200; Jun 24600; Marek 18700; Sofia 25500",
    "Ida 31 200 / Jun 24 600 / Marek 18 700 / Sofia 25 500",
    "Ida=31,2 | Jun=24,6 | Marek=18,7 | Sofia=25,5",
    "Ida - 31.2k, Jun – 24.6k, Marek — 18.7k, Sofia - 25.5k",
    "Ida (31200) Jun (24600) Marek (18700) Sofia (25500)",
    "Ida 31200 (+36.2), Jun 24600 (-15.4), Marek 18700 (-26.3), Sofia 25500 (+5.5)",
    "Ida 31200 pts, Jun 24600 pts, Marek 18700 pts, Sofia 25500 pts",
    "2) Sofia: 25500 N; 1) Ida: 31200 E; 3) Jun: 24600 S; 4) Marek: 18700 W",
    "Ida: 312\nJun: 246\nMarek: 187\nSofia: 255",
    "Ida： 31200、Jun： 24600、Marek： 18700、Sofia： 25500点",
)


WHOLE = (AZ * 2, OURS, PAIRS, NONEBOT, NONEBOT_HEAD + "\n" + NONEBOT, PANTHEON, *CHAT)


def damaged(text: str, random: Random) -> str:
    """A text with something cut, doubled, swapped or put in."""
    for _ in range(random.randint(1, 4)):
        at, to = sorted(random.choices(range(len(text) + 1), k=2))
        odd = random.choice(
            ("\x00", ",", "\n", '"', "\t", "'", "=1+1", "９", "\u202e", "-", ":", "%")
        )
        text = random.choice(
            (text[:at] + text[to:], text[:at] + odd + text[at:], text[:to] + text[at:], text[:at])
        )
    return text

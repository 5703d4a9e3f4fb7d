"""The words on the entry screen's controls, and what it says when a tap is refused.

One line an entry, as in the other tables. The `key_` words stand on small buttons.
"""

from . import Words, words

CONTROLS = """
winning_tile winning tile
hand_hint Slide on a tile for a set: right a run, up a triplet, down a pair, left a kan.
meld_label {call}: {tiles}. Take back
indicator_label {row} indicator {tile}, dora {dora}. Take back
add_indicator Add {row} indicator
slot_dora {Dora}
slot_ura Ura
key_label {tile}, {n} left
key_gone {tile}, none left
which_five Which five?
cancel Cancel

key_undo Undo
key_clear Clear
set_pair Pair
seat_dealer {wind}, {dealer}
round_label {wind} round, {honba}, {sticks}
sticks_1 1 riichi stick
sticks_n {n} riichi sticks
rules_label Rules: {title}
house_rules_label Rules: {title} with house rules
menu Menu
table_of_four Game table
table_more Scores, rounds and the end for four players
next_hand Next hand
bad_link This link cannot be read. {error} What was entered is kept.
not_saved This device stores nothing for this page: the hand is lost when you leave it. The address keeps it.

hand_is_full The hand has 14 tiles: take one out first.
hand_is_full_by That would make more than 14 tiles.
call_does_not_fit There is no room for a call: it stands for three tiles in hand.
no_run_from No run starts from the {tile}.
nothing_to_undo Nothing to undo.
ippatsu_went {Ippatsu} was taken back too.
ura_went The {ura} was taken back too.
rinshan_went {Rinshan} was taken back too.
"""

KEYS = {
    "english": """
seats E,S,W,N
key_run Run
key_triplet Triplet
key_chii Chow
key_pon Pung
key_daiminkan Open kong
key_ankan Closed kong
key_riichi Riichi
key_double Double riichi
key_ippatsu Ippatsu
key_last_tile Last tile
key_rinshan After kong
key_chankan Robbed kong
key_chankan_2 Robbed closed
key_tenhou First draw
key_chiihou First turn
set_run Run
set_triplet Triplet
set_kan Closed kong
""",
    "romaji": """
seats Ton,Nan,Shaa,Pei
key_run Shuntsu
key_triplet Koutsu
key_chii Chii
key_pon Pon
key_daiminkan Open kan
key_ankan Ankan
key_riichi Riichi
key_double Double riichi
key_ippatsu Ippatsu
key_last_tile Haitei Houtei
key_rinshan Rinshan
key_chankan Chankan
key_chankan_2 Chankan (ankan)
key_tenhou Tenhou
key_chiihou Chiihou Renhou
set_run Shuntsu
set_triplet Koutsu
set_kan Ankan
""",
    "japanese": """
seats 東,南,西,北
slot_ura 裏
key_run 順子
key_triplet 刻子
key_chii チー
key_pon ポン
key_daiminkan 明槓
key_ankan 暗槓
key_riichi 立直
key_double ダブル 立直
key_ippatsu 一発
key_last_tile 海底 河底
key_rinshan 嶺上
key_chankan 槍槓
key_chankan_2 槍槓 (暗槓)
key_tenhou 天和
key_chiihou 地和 人和
set_pair 対子
set_run 順子
set_triplet 刻子
set_kan 暗槓
""",
}


def controls(terms: str) -> Words:
    """The words of a terminology, these among them."""
    say = words(terms)
    say.learn(KEYS[say.terms])
    say.learn(CONTROLS)
    return say

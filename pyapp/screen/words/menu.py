"""The words of the menu and the sheets it opens, one line an entry."""

MENU = """
close Close
table_title Winds and sticks
seat_title Seat wind
round_title Round wind
honba_title {Honba}
sticks_title Riichi sticks on the table
less {name}: one less
more_of {name}: one more

next_more Keeps winds, {honba}, sticks and rules
copy_link Copy link
write_hand Write the hand
write_help Digits, then m p s z: 0 is a red five. + before the winning tile, chii:234s pon:555z kan:1111p ankan:9999s, dora:4p ura:1z, seat:E round:S, riichi, ippatsu, honba:1.
write_use Use this hand
write_label Hand in notation
copied Link copied.
not_copied The link could not be copied: copy it from the address bar.

terms_title Words
terms_english English
terms_romaji Romaji
terms_japanese 日本語
theme_title Colours
theme_auto Auto
theme_light Light
theme_dark Dark
numerals_title Figures on the tiles
shortcuts Keyboard

shortcut_tiles 1–9 0, then m p s z|Tiles: 234m, 0p
shortcut_sets Shift + arrow on a tile|Triplet ↑, pair ↓, run →, closed kan ←
shortcut_move Arrows|Move along tiles and buttons
shortcut_mark Enter, Delete on a hand tile|Make it the winning tile, take it out
shortcut_back Backspace|Take out the last tile
shortcut_undo U or Ctrl+Z|Undo
shortcut_calls C, P, K, A|Chii, pon, open kan, closed kan, then the tile
shortcut_flags R, I, L|Riichi, ippatsu, last tile
shortcut_dora D|Dora indicator, then the tile
shortcut_next N|Next hand
shortcut_out Esc|Leave a mode, close
"""

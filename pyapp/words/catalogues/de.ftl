### German: terms as Pantheon's German tables, DMJL, riichi.cologne and Peicha Hamburg have them.
### Yaku, limits, calls and waits in romaji with a capital; Ziegel, Folge, Drilling, Paar, Geber in German.
### Compounds take a hyphen (Ura-Dora, Riichi-Stäbchen); Kan, Ron and Yakuman are masculine, Riichi and
### Kita neuter. Nobody is addressed: infinitives on buttons, "zu dritt" for three players.

## first: Tiles

-tile = { $suit }-{ $n }
-red_tile = rote { $suit }-{ $n }
-number_1 = Eins
-number_2 = Zwei
-number_3 = Drei
-number_4 = Vier
-number_5 = Fünf
-number_6 = Sechs
-number_7 = Sieben
-number_8 = Acht
-number_9 = Neun
-suit_m = Zeichen
-suit_p = Kreis
-suit_s = Bambus
-tile_1z = Ostwind
-tile_2z = Südwind
-tile_3z = Westwind
-tile_4z = Nordwind
-tile_5z = Weißer Drache
-tile_6z = Grüner Drache
-tile_7z = Roter Drache
-honours = Bildziegel

## first: Seats

-east = Ost
-south = Süd
-west = West
-north = Nord
-dealer = Geber
-non_dealer = Nicht-Geber
-discarder = Abwerfer
# On the four buttons for the seat.
-key_east = O
-key_south = S
-key_west = W
-key_north = N

## first: Groups and calls

-pair = Paar
-shuntsu = Folge
-koutsu = Drilling
-kantsu = Kan
# No source.
-single = Einzelziegel
-kan = Kan
-chii = Chii
-pon = Pon
-daiminkan = offener Kan
# No source.
-kakan = Kakan
-ankan = verdeckter Kan
-melded_koutsu = offener Drilling
-concealed_koutsu = verdeckter Drilling
-melded_kantsu = offener Kan
-concealed_kantsu = verdeckter Kan
# No source.
-of_simples = { $set } (2–8)
# No source.
-of_terminals = { $set } (1/9)
-of_honours = { $set } (Bildziegel)

## first: Waits

-ryanmen = Ryanmen
-kanchan = Kanchan
-penchan = Penchan
-shanpon = Shanpon
-tanki = Tanki
# No source.
-thirteen_sided = 13-seitiges Warten

## first: Winning and its worth

-ron = Ron
-tsumo = Tsumo
-tenpai = Tenpai
-noten = Noten
-yaku = Yaku
-no_yaku = kein Yaku
-han = Han
-fu = Fu
-honba = Honba
-dora = Dora
-ura = Ura-Dora
-aka = rote Fünf
-nuki = Kita
-n_han = { $n } Han
-n_fu = { $n } Fu
-n_honba = { $n } Honba
-mangan = Mangan
-kiriage_mangan = Kiriage Mangan
-haneman = Haneman
-baiman = Baiman
-sanbaiman = Sanbaiman
-yakuman = Yakuman
-kazoe_yakuman = Kazoe-Yakuman
-double_yakuman = doppelter Yakuman
# No source.
-n_yakuman = { $n }-facher Yakuman

## first: Yaku

-riichi = Riichi
-double_riichi = Doppel-Riichi
-ippatsu = Ippatsu
-menzen_tsumo = Menzen Tsumo
-rinshan = Rinshan Kaihou
-chankan = Chankan
-haitei = Haitei
-houtei = Houtei
-pinfu = Pinfu
-iipeikou = Iipeikou
-tanyao = Tanyao
-haku = Yakuhai: Weißer Drache
-hatsu = Yakuhai: Grüner Drache
-chun = Yakuhai: Roter Drache
-seat_wind = Yakuhai: Platzwind
-round_wind = Yakuhai: Rundenwind
# No source.
-pei = Yakuhai: Nordwind
-chiitoitsu = Chiitoitsu
-sanshoku_doujun = Sanshoku Doujun
-ittsuu = Ittsuu
-chanta = Chanta
-sanshoku_doukou = Sanshoku Doukou
-sanankou = Sanankou
-sankantsu = Sankantsu
-toitoi = Toitoi
-shousangen = Shousangen
-honroutou = Honroutou
-ryanpeikou = Ryanpeikou
-honitsu = Honitsu
-junchan = Junchan
-chinitsu = Chinitsu
-kokushi = Kokushi Musou
-kokushi_13 = Kokushi Musou Juusanmen
-suuankou = Suuankou
-suuankou_tanki = Suuankou Tanki
-daisangen = Daisangen
-shousuushii = Shousuushii
-daisuushii = Daisuushii
-tsuuiisou = Tsuuiisou
-chinroutou = Chinroutou
-ryuuiisou = Ryuuiisou
-chuuren = Chuuren Poutou
-junsei_chuuren = Junsei Chuuren Poutou
-suukantsu = Suukantsu
-tenhou = Tenhou
-chiihou = Chiihou
-renhou = Renhou
-nagashi_mangan = Nagashi Mangan

## first: On the buttons for sets and the situation

-key_run = Folge
-key_triplet = Drilling
-key_pair = Paar
-key_chii = Chii
-key_pon = Pon
-key_daiminkan = Offener Kan
-key_ankan = Verd. Kan
-key_riichi = Riichi
-key_double = Doppel-Riichi
-key_ippatsu = Ippatsu
-key_last_tile = Letzter Ziegel
-key_rinshan = Rin­shan
-key_chankan = Chan­kan
-key_chankan_2 = Chan­kan verd.
-key_robs_nuki = Chan­kan Kita
-key_nuki = Kita
-key_nukis = Kita ×{ $n }
-key_after_north = Nach Kita
-key_tenhou = Erster Zug
-key_chiihou = Erster Umlauf
-slot_dora = Dora
-slot_ura = Ura

## first: What earns fu

# No source.
-earns_winning = Grundfu
-earns_menzen_ron = verdeckter Ron
-earns_tsumo = Tsumo
-earns_open_pinfu = offenes Pinfu
# No source.
-pair_dragon = Drachenpaar
# No source.
-pair_seat_wind = Paar des Platzwinds
# No source.
-pair_round_wind = Paar des Rundenwinds
# No source.
-pair_pei = Paar des Nordwinds
# No source.
-pair_double_wind = Doppelwind-Paar

## first: Answer

riichi_sticks = { $n } { -riichi }-Stäbchen
nth_place = { $n }.

sentences = { $first } { $then }
clauses = { $first }; { $then }
both_shares = { $first } und { $then }
han_and_fu = { $han } { $fu }
han_at_limit = { $first } { $then }
counted = { $name } { $n }

empty = Gewinnhand eintippen
empty_more = Der letzte Ziegel ist der Schlussziegel. { CAP(-ron) } und { -tsumo } werden beim Tippen berechnet.
or_slide = Oder wischen:
to_go = Noch { $n } Ziegel
tenpai_after = { CAP(-tenpai) } nach diesem Abwurf: { $tiles }.
away = { $n } Ziegel von { -tenpai } entfernt.
waits_on = Wartet auf
waits_spoken = { CAP(-tenpai) }. Wartet auf: { $waits }.
wait_spoken = { $wait }, { $way } { $paid }
left = { $tile }, noch { $n }
none_left = { $tile }, aufgebraucht
impossible = So nicht möglich
said = { $title }.
said_more = { $title }. { $more }
win_spoken = { CAP($way) }: { $worth }, { $paid }.
refused_spoken = { CAP($way) }: { $why }.
needs = nötig: { $list }
would_need = Nötig wäre: { $list }.
points = { $n } Punkte
from_all = je { $n }
too_many_copies = { CAP($tile) }: { $n } Stück, es gibt aber nur vier.
too_many_red_fives = { CAP($tile) }: { $n } Stück, so viele gibt es nach diesen Regeln nicht.
too_many_plain_fives = { $n } normale Fünfen, so viele gibt es nach diesen Regeln nicht: Eine davon ist die { $tile }.
too_many_tiles = { $n } Ziegel: Eine Hand hat 14, ein { -kan } zählt als drei.
not_a_meld = Der Ruf mit diesem Ziegel ist weder { -shuntsu } noch { -koutsu } noch { -kan }: { $tile }.
riichi_open = { CAP(-riichi) } verlangt eine verdeckte Hand. Zurücknehmen: { -riichi } oder { $calls }.
ippatsu_without_riichi = Ohne { -riichi } kein { -ippatsu }: { -riichi } ergänzen oder { -ippatsu } zurücknehmen.
rinshan_without_kan = { CAP(-rinshan) } verlangt einen { -kan } in der Hand.
rinshan_without_nuki = Ein Ersatzziegel verlangt einen { -kan } in der Hand oder ein Kita.
rinshan_and_chankan = { CAP(-rinshan) } gewinnt per { -tsumo }, { -chankan } per { -ron }: nur eines ist möglich.
rinshan_and_ippatsu = Was einen Ersatzziegel bringt, beendet { -ippatsu }: { -rinshan } oder { -ippatsu } zurücknehmen.
chankan_and_last_tile = Mit dem letzten Ziegel kann niemand { -kan } ansagen, also auch niemand einen rauben.
first_turn_and_meld = Ein Gewinn im ersten Umlauf kommt vor jedem Ruf. Zurücknehmen: { $calls }.
first_turn_and_riichi = Ein Gewinn im ersten Umlauf kommt vor jedem { -riichi }.
first_turn_and_late = Im ersten Umlauf gibt es weder den letzten Ziegel noch einen { -kan }.
first_turn_and_nuki = Ein Gewinn im ersten Umlauf kommt vor jedem Kita.
not_in_set = { CAP($tile) }: Zu dritt wird ohne die 2 bis 8 der Farbe { -suit_m } gespielt.
chii_of_three = Zu dritt gibt es kein { -chii }: { $tile }.
north_wind = Zu dritt sitzt niemand auf Nord, und es gibt keine Nordrunde.
nuki_of_four = Kita gibt es nur zu dritt.
robs_nuki_tile = { CAP($tile) }: Bei einem Kita lässt sich nur der Nordwind rauben.
robs_nuki_and_other = Ein fremdes Kita ist weder Abwurf noch Teil eines { -kan }: { -rinshan }, { -chankan } oder den letzten Ziegel zurücknehmen.
robs_nuki_is_ron = Ein fremdes Kita gewinnt nur per { -ron }.
chankan_tile_in_hand = { CAP($tile) }: Noch ein Exemplar ist zu sehen, doch alle übrigen liegen im geraubten { -kan }.
too_many_indicators = { $n } { -dora }-Anzeiger: Es gibt höchstens fünf.
ura_without_riichi = { CAP(-ura) } zählt nur mit { -riichi }: { -riichi } ergänzen oder { -ura } leeren.
too_many_ura = { $n } { -ura }-Anzeiger: mehr als für { -dora }.
too_few_tiles = { $n ->
    [one] Es fehlt noch { $n } Ziegel.
   *[other] Es fehlen noch { $n } Ziegel.
  }
rinshan_is_tsumo = { CAP(-rinshan) } gewinnt nur per { -tsumo }.
chankan_is_ron = { CAP(-chankan) } gewinnt nur per { -ron }.
first_turn_dealer_ron = Den ersten Zug hat der { -dealer }: Vorher kann niemand abwerfen.
closed_kan_not_robbed = Einen verdeckten { -kan } darf nur { -kokushi } rauben, und nur wenn die Regeln es erlauben.
no_shape = Diese 14 Ziegel ergeben keine Hand
two_han_minimum = bei fünf { -honba } sind zwei { -han } aus { -yaku } nötig
need_riichi = { -riichi }
need_menzen_tsumo = { -tsumo }
need_haitei = letzter Ziegel
need_houtei = letzter Ziegel
need_chankan = { -chankan }
need_rinshan = { -rinshan }
need_tanyao = Regeln mit offenem { -tanyao }
unknown_word = „{ $token }“ ist hier unbekannt.
bad_tile = „{ $character }“ in „{ $token }“ ist kein Ziegel.
bad_empty = „{ $token }“: Die Ziegel fehlen.
tile_unfinished = „{ $token }“: Nach den Ziffern kommt m, p, s oder z.
bad_winning_tile = „{ $token }“: Nach + kommt genau ein Schlussziegel, und das nur einmal.
bad_wind = „{ $token }“: Ein Wind heißt hier E, S, W oder N.
bad_count = „{ $token }“: Möglich sind 0 bis 99.
bad_flag = „{ $token }“: Dieses Wort steht allein. Wo es nicht zutrifft, weglassen.
bad_repeat = „{ $token }“: Das kam schon vor und geht nur einmal.
bad_amount = „{ $token }“: Das sind weit mehr Ziegel, als eine Hand haben kann.
bad_name = „{ $token }“: Darin ist kein Name für Hausregeln zu erkennen.
bad_length = „{ $token }…“ ist zu lang: So viel braucht keine Hand.
unknown_rulebook = „{ $token }“: So heißt kein Regelwerk.
unknown_option = „{ $token }“: So heißt keine Regel.
fixed_option = „{ $token }“: Das entscheidet allein das Regelwerk.
bad_value = „{ $token }“: Diese Wahl lässt die Regel nicht zu.

## first: Hand

winning_tile = { $tile }, Schlussziegel
meld_label = { CAP($call) }: { $tiles }. Zurücknehmen
indicator_label = { $row }, Anzeiger: { $tile }, zeigt auf: { $dora }. Zurücknehmen
nuki_label = { $n ->
    [one] Ein Kita. Zurücknehmen
   *[other] { $n } Kita. Eines zurücknehmen
  }
add_indicator = { $row }: Anzeiger hinzufügen
key_label = { CAP($tile) }, noch { $n }
key_gone = { CAP($tile) }, aufgebraucht
which_five = Welche Fünf?
cancel = Abbrechen
key_undo = Rückgängig
key_redo = Wiederholen
key_clear = Leeren
seat_dealer = { $wind }, { -dealer }
round_label = { $wind }runde, { $honba }, { $sticks }
rules_label = Regeln: { $title }
house_rules_label = Regeln: { $title } mit Hausregeln
named_rules_label = Hausregeln: { $title }
book_tenhou = Tenhou
book_mahjong_soul = Mahjong Soul
book_common_japanese = Japanisch üblich
book_tenhou_sanma = Tenhou Sanma
book_mahjong_soul_sanma = M. Soul Sanma
menu = Menü
game = Partie
game_about = Punkte, Runden und das Ende
next_hand = Nächste Hand
language_missing = { $language } lässt sich gerade nicht laden. Es wird wieder versucht.
bad_link = Dieser Link ist nicht lesbar. { $error } Die Eingabe bleibt erhalten.
not_saved = Dieses Gerät speichert nichts für diese Seite: Beim Verlassen geht die Hand verloren. Die Adresse bewahrt sie.
hand_is_full = Die Hand hat 14 Ziegel: erst einen herausnehmen.
hand_is_full_by = Das wären mehr als 14 Ziegel.
call_does_not_fit = Kein Platz für einen Ruf: Er steht für drei Ziegel der Hand.
no_chii = Zu dritt gibt es kein { -chii }.
no_run_from = Mit diesem Ziegel beginnt keine { -shuntsu }: { $tile }.
tap_one_tile = Bei Ruf und Anzeiger nicht wischen: einen Ziegel antippen.
wins_already = Das ist schon der Schlussziegel: { $tile }.
no_tile_to_take = Kein Ziegel zum Herausnehmen da.
nothing_entered = Noch nichts eingegeben.
wind_is_set = Dieser Wind ist schon eingestellt.
nothing_to_undo = Nichts rückgängig zu machen.
nothing_to_redo = Nichts zu wiederholen.
red_five_taken = { CAP($tile) }: Sie wurde genommen, eine normale ist nicht mehr da.
ippatsu_went = { CAP(-ippatsu) } wurde mit zurückgenommen.
ura_went = { CAP(-ura) } wurde mit zurückgenommen.
rinshan_went = { CAP(-rinshan) } wurde mit zurückgenommen.

## later: Opened answer

gains_but_lacks = { $gains }, aber { $losses }

told_of = Was das Handbuch dazu sagt
won_by = Gewinn durch
close = Schließen
to_game = Zur Partie
begin_with_hand = Mit dieser Hand eine Partie beginnen
pays_nothing = { CAP($way) } bringt nichts: { $why }
not_added = zählt nicht mit
total_han = Gesamt
sum_fu = Summe
rounded_to = aufgerundet auf { $n }
not_rounded = ohne Rundung
fu_idle = Ab fünf { -han } spielen die { -fu } keine Rolle mehr.
points_head = Punkte
base_head = Grundpunkte
each_of = { $seats }, je
wind_dealer = { $wind }, { -dealer }
rounded_note = Jede Zahlung wird auf volle Hundert aufgerundet.
player_east = { -east }
player_south = { -south }
player_west = { -west }
player_north = { -north }
pays = { $who } zahlt
dealer_pays = { $who }, { -dealer }, zahlt
each_pay = { $who } zahlen je
receives = { $who } erhält
for_honba = { $n } für { $honba }
for_north = { $n } für den fehlenden Norden
others_head = Andere Lesarten
others_none = Die Ziegel lassen nur diese Lesart zu.
others_more = und { $n } weitere, die nicht mehr einbringen
reads_as = { CAP($tile) } als { $wait }
splits = Andere Gruppen
form_standard = Als Gruppen und { -pair } gelesen
form_chiitoitsu = Als { -chiitoitsu } gelesen
form_kokushi = Als { -kokushi } gelesen
more_fu = +{ $n } { -fu }
less_fu = −{ $n } { -fu }
in_all = { $more } (insgesamt { $all })
lacks = ohne { $list }
comes_to_same = { $way }: läuft auf dasselbe hinaus.
loses = { $way }: { $judged }; { $paid }.
pays_less = { $less } statt { $more }
pays_same = bringt gleich viel
same_limit = weiterhin { $limit }
books_head = Nach anderen Regeln
same_under = Ebenso nach: { $list }.
same_nowhere = Kein anderes Regelwerk wertet ebenso.
decided_by = { $option }: { $choice }

## later: Rules

rules_head = Regelwerk
house_head = Eigene Hausregeln
house_mark = Haus
house_based = { $rulebook }: { $changes }
house_based_on = Grundlage der Hausregeln
house_new = Neue Hausregeln
house_name_these = Namen geben
house_name = Name der Hausregeln
house_keep = Speichern
house_keep_new = Als neue speichern
house_replace = Diese speichern
house_duplicate = Duplizieren
house_rename = Umbenennen
house_delete = Löschen
house_link = Link kopieren
house_undo = Rückgängig
house_kept = Gespeichert: { $name }.
house_deleted = Gelöscht: { $name }. Partien behalten ihre Regeln.
house_unkept = „{ $name }“ ist auf diesem Gerät nicht gespeichert.
house_differs = „{ $name }“ ist hier mit anderen Regeln gespeichert: { $rules }.
house_elsewhere = „{ $name }“ wurde in einem anderen Tab geändert, nichts davon wurde überschrieben.
house_not_saved = Dieser Browser speichert nichts: Hausregeln bleiben, bis die Seite geschlossen wird.
house_of_link = Der Link bringt Hausregeln mit, „{ $name }“, die hier nicht gespeichert sind. Zum Ansehen den Namen antippen.
house_no_name = Erst einen Namen geben.
house_taken = Hausregeln mit diesem Namen gibt es schon. Einen anderen wählen.
house_printed = So heißt schon ein Regelwerk. Einen anderen Namen wählen.
book_in_use = in Gebrauch
book_differs = { $n ->
    [one] { $n } Regel weicht ab: { $rules }
   *[other] { $n } Regeln weichen ab: { $rules }
}
title_jpml_a_2026 = Japan Professional Mahjong League, A-Regeln
title_common_japanese = Übliche japanische Regeln
title_mahjong_soul_sanma = Mahjong Soul Sanma
edition_m_league = offizielle Regeln
edition_tenhou = Ranglisten-Hanchan, offenes Tanyao, rote Fünfen
edition_mahjong_soul = Ranglisten-Hanchan
edition_common_japanese = Artikel zur Wertung
edition_tenhou_sanma = Ranglisten-Hanchan zu dritt
edition_mahjong_soul_sanma = Ranglisten-Hanchan zu dritt
books_for = { $n } Spieler
rules_more = { $n } weitere
rules_sources = Quellen
options_head = Alle Regeln
rules_search = Regel suchen
rules_search_clear = Leeren
rules_only = Nur was von { $rulebook } abweicht: { $n }
rules_count = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
rules_found = { $n } von { $all } Regeln
rules_found_none = In keiner Regel steht „{ $text }“.
house_none = nichts geändert
house_count = { $n } geändert
reset_one = Zurück auf: { $choice }
reset_label = { $rule }: { $reset }
reset_all = Alles zurücksetzen
changed = geändert
assumed = angenommen
assumed_note = „angenommen“: Das Regelwerk lässt es offen, oder kein verlässlicher Text nennt es.
group_yaku = { CAP(-yaku) }
group_limit = Limits
group_fu = { CAP(-fu) }
group_dora = { CAP(-dora) }
group_pay = Zahlungen
group_pao = Pao
group_draw = Unentschieden
group_misc = Spielablauf
group_end = Ende der Partie
yaku_red_fives = Rote Fünfen
yaku_open_tanyao = Offenes { -tanyao } (Kuitan)
yaku_ippatsu = { CAP(-ippatsu) }
yaku_ura_dora = { CAP(-ura) }
yaku_kan_dora = { CAP(-kan) }-{ -dora }
yaku_renhou = { CAP(-renhou) }
yaku_nagashi_mangan = { CAP(-nagashi_mangan) }
yaku_ryuuiisou_needs_hatsu = { CAP(-ryuuiisou) }: Grüner Drache nötig
yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } darf verdeckten { -kan } rauben
yaku_rinshan_with_haitei = { CAP(-rinshan) } mit { -haitei }
yaku_two_han_minimum_at_5_honba = Zwei { -han } ab 5 { -honba }
yaku_north_value = Behaltener Nordwind ist Yakuhai
limit_kiriage_mangan = { CAP(-kiriage_mangan) }
limit_counted_13_han = 13 { -han } ohne { -yakuman }
limit_yakuman_stacking = Mehrere { -yakuman } zählen zusammen
limit_double_yakuman = { CAP(-double_yakuman) }
fu_double_wind_pair = Doppelwind-{ -pair }
fu_open_pinfu_ron = Offenes { -pinfu } per { -ron }
fu_pinfu_tsumo = { CAP(-pinfu) } per { -tsumo }
fu_chiitoitsu = { CAP(-chiitoitsu) }
fu_rinshan_tsumo = { CAP(-tsumo) }-{ -fu } nach { -kan }
fu_ron_completed_triplet = { CAP(-koutsu) }, per { -ron } vollendet
dora_kan_dora_reveal = { CAP(-kan) }-{ -dora } aufdecken
dora_rinshan_counts_new_indicator = Neuer Anzeiger: { -rinshan }
dora_chankan_counts_new_indicator = Neuer Anzeiger: { -chankan }
pay_honba = Punkte für { -honba }
pay_north_share = Anteil des fehlenden Nordens
pay_simultaneous_ron = Mehrere { -ron }
pay_multi_ron_honba = { CAP(-honba) } bei mehreren { -ron }
pay_multi_ron_sticks = Stäbchen bei mehreren { -ron }
pao_yakuman = Pao bei
pao_rinshan_after_fed_kan = Gewinn nach zugespieltem { -kan }
pao_closed_kan_counts_as_visible = Verdeckter { -kan } gilt als sichtbar
pao_tsumo = Pao bei { -tsumo }
pao_ron_by_third_player = Pao bei { -ron } von Dritten
pao_honba_on_ron = { CAP(-honba) } bei geteiltem { -ron }
pao_composite = Pao mit zweitem { -yakuman }
draw_noten_total = { CAP(-noten) }-Zahlungen
draw_abortive = Abbrüche
draw_dealer_repeat = Renchan durch
draw_karaten = Warten auf den fünften Ziegel
misc_chombo = Strafe
misc_riichi_needs_1000 = { CAP(-riichi) } erst ab 1.000 Punkten
misc_riichi_min_wall = Mauerziegel für { -riichi }
misc_bust_ends_game = Unter null ist Schluss (Tobi)
# No source.
end_start_return = Start / Rückgabe
end_uma = Uma
end_oka = Oka
end_final_rounding = Schlussrundung
end_ties = Gleichstand
end_leftover_sticks = Übrige Stäbchen
end_yakitori = Yakitori
end_agariyame_extension = Früher Schluss, Zusatzrunde
choice_yes = ja
choice_no = nein
choice_none = ohne
choice_five_han = fünf { -han }
choice_as_win = als Gewinn
choice_draw = als Unentschieden
choice_open = offen
choice_closed = verdeckt
choice_before_discard = vor dem Abwurf
choice_before_replacement_draw = vor dem Ersatzziegel
choice_immediate_all = sofort
choice_closed_immediate_open_after_discard = verdeckt sofort, offen nach dem Abwurf
choice_closed_kan_only = nur verdeckter { -kan }
choice_nearest_only = nur der Nächste gewinnt
choice_all_paid = alle gewinnen
choice_double_paid_triple_abort = zwei gewinnen, drei sind Abbruch
choice_nearest = der Nächste
choice_each_winner = jeder Gewinner
choice_all_nearest = alle an den Nächsten
choice_own_back_rest_nearest = eigene zurück, Rest an den Nächsten
choice_all = alles
choice_half_each = je die Hälfte
choice_discarder_all = der Abwerfer alles
choice_liable = Pao-Spieler
choice_whole_hand = die ganze Hand
choice_liable_part_only = nur der { -yakuman } mit Pao
choice_nine_terminals = Kyuushu Kyuuhai
choice_four_winds = Suufon Renda
choice_four_riichi = Suucha { -riichi }
choice_four_kans = Suukaikan (vier { -kan })
# No source.
choice_triple_ron = dreifacher { -ron }
choice_win_or_tenpai = Gewinn oder { -tenpai }
choice_win = Gewinn
# No source.
choice_reverse_mangan = umgekehrtes { -mangan }
choice_penalty_20000 = 20.000
choice_penalty_30000 = 30.000
# No source.
choice_floating = gleitend
choice_five_down_six_up = fünf ab, sechs auf
choice_half_away_from_zero = fünf auf, unter null ab
choice_split_uma = Uma teilen
choice_seat_order = nach Sitz
choice_split_first_dealer = teilen, Rest an den früheren Sitz
choice_lost = verloren
choice_halved = von jedem die Hälfte
choice_full = von jedem alles
choice_to_first = an den Ersten
choice_west_until_return = beides

about_yaku_red_fives = Rote Fünfen im Spiel, jede ein { -dora }.
about_yaku_open_tanyao = { CAP(-tanyao) } zählt auch bei offener Hand.
about_yaku_ippatsu = Gewinn innerhalb eines Umlaufs nach { -riichi } bringt { -ippatsu }.
about_yaku_ura_dora = Wer mit { -riichi } gewinnt, zählt { -ura }.
about_yaku_kan_dora = Jeder { -kan } bringt einen weiteren { -dora }-Anzeiger.
about_yaku_renhou = Wert eines { -ron } vor dem ersten eigenen Zug; { -mangan } steht für sich, fünf { -han } zählen dazu.
about_yaku_nagashi_mangan = Wert, wenn nur Rand- und Bildziegel abgeworfen und keiner gerufen wurde.
about_yaku_ryuuiisou_needs_hatsu = { CAP(-ryuuiisou) } nur mit Grünem Drachen.
about_yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } darf einen verdeckten { -kan } rauben.
about_yaku_rinshan_with_haitei = Der letzte Ersatzziegel bringt { -rinshan } und { -haitei }.
about_yaku_two_han_minimum_at_5_honba = Ab fünf { -honba } braucht ein Gewinn zwei { -han } aus { -yaku }.
about_yaku_north_value = In der Hand behaltene Nordwinde sind für alle so viel wert wie Drachen.
about_limit_kiriage_mangan = 4 { -han } 30 { -fu } und 3 { -han } 60 { -fu } werden als { -mangan } gezahlt.
about_limit_counted_13_han = Limit ab 13 { -han } ohne { -yakuman }.
about_limit_yakuman_stacking = Mehrere { -yakuman } einer Hand zählen zusammen.
about_limit_double_yakuman = Welche { -yakuman } doppelt zählen.
about_fu_double_wind_pair = { CAP(-fu) } für ein { -pair }, das Platz- und Rundenwind zugleich ist.
about_fu_open_pinfu_ron = { CAP(-fu) } eines offenen { -ron }, der sonst keine { -fu } bringt.
about_fu_pinfu_tsumo = { CAP(-fu) } für { -pinfu } per { -tsumo }; bei 30 wird { -pinfu } nicht gezahlt.
about_fu_chiitoitsu = { CAP(-chiitoitsu) }: 25 { -fu } und 2 { -han } oder 50 { -fu } und 1.
about_fu_rinshan_tsumo = { CAP(-tsumo) }-{ -fu } beim Ersatzziegel.
about_fu_ron_completed_triplet = Wie ein per { -ron } vollendeter { -koutsu } zählt.
about_dora_kan_dora_reveal = Wann der Anzeiger eines { -kan } aufgedeckt wird.
about_dora_rinshan_counts_new_indicator = Beim Gewinn mit Ersatzziegel zählt der neue Anzeiger.
about_dora_chankan_counts_new_indicator = Beim Raub eines { -kan } zählt dessen Anzeiger.
about_pay_honba = Zuschlag für jedes: zum { -ron } / zu jedem Anteil eines { -tsumo }.
about_pay_north_share = Was ein Vierter bei { -tsumo } gezahlt hätte: Niemand zahlt es, oder die beiden anderen legen es drauf.
about_pay_simultaneous_ron = Wer bezahlt wird, wenn mehrere auf denselben Ziegel { -ron } rufen.
about_pay_multi_ron_honba = Wer von mehreren Gewinnern die { -honba } erhält.
about_pay_multi_ron_sticks = Wer von mehreren Gewinnern die { -riichi }-Stäbchen erhält.
about_pao_yakuman = { CAP(-yakuman) }, bei denen haftet, wer die letzte Gruppe zuspielt.
about_pao_rinshan_after_fed_kan = Wer einen offenen { -kan } zuspielt, zahlt den Gewinn mit dessen Ersatzziegel allein.
about_pao_closed_kan_counts_as_visible = Ein verdeckter { -kan } zählt zu den Gruppen, die beim Zuspielen sichtbar sind.
about_pao_tsumo = Welchen Teil eines { -tsumo } der Pao-Spieler zahlt.
about_pao_ron_by_third_player = Wie sich Pao-Spieler und ein anderer Abwerfer einen { -ron } teilen.
about_pao_honba_on_ron = Wer die { -honba } eines geteilten { -ron } zahlt.
about_pao_composite = Was geteilt wird, wenn die Hand einen zweiten { -yakuman } hat. Die { -honba } eines { -tsumo } zahlt der Pao-Spieler in jedem Fall; Texte, die nur einen Teil teilen, lassen das offen.
about_draw_noten_total = Punkte von { -noten } an { -tenpai } bei Unentschieden.
about_draw_abortive = Welche Abbrüche gelten.
about_draw_dealer_repeat = Wodurch der Geber Geber bleibt.
about_draw_karaten = Was eine Hand ist, die nur auf ein fünftes Exemplar wartet.
about_misc_chombo = Strafe für falschen Gewinn und Ähnliches.
about_misc_riichi_needs_1000 = { CAP(-riichi) } verlangt einen Stand von 1.000 Punkten.
about_misc_riichi_min_wall = Restziegel in der Mauer, die { -riichi } verlangt.
about_misc_bust_ends_game = Ein Stand unter null beendet die Partie.
about_end_start_return = Punkte zu Beginn / am Ende abgezogen.
about_end_uma = Platzbonus in Tausendern; gleitend zählt, wer noch 30.000 hat.
about_end_oka = Bonus für den ersten Platz in Tausendern.
about_end_final_rounding = Wie alle außer dem Ersten auf Tausender gerundet werden; der Erste nimmt den Rest.
about_end_ties = Wie Gleichstände platziert werden; ein ungerader Rest kann an den früheren Sitz gehen.
about_end_leftover_sticks = { CAP(-riichi) }-Stäbchen, die am Ende auf dem Tisch liegen.
about_end_yakitori = Abzug in Tausendern für eine Partie ohne Gewinn.
about_end_agariyame_extension = Ein führender Geber darf aufhören, und bei niedrigen Ständen folgt eine Westrunde.

## later: Menu

winds_title = Winde und Stäbchen
language_title = Sprache
terms_native = Deutsch
terms_wrc = WRC-Englisch

seat_title = Platzwind
round_title = Rundenwind
honba_title = { CAP(-honba) }
sticks_title = { CAP(-riichi) }-Stäbchen auf dem Tisch
less = { $name }: eins weniger
more_of = { $name }: eins mehr
guide = Handbuch
# No source.
guide_about = Punktetabelle, { -yaku }, { -fu }, Üben
guide_coming = Das Handbuch wird geladen …
next_more = Winde, { -honba }, Stäbchen und Regeln bleiben
hands_title = Letzte Hände
hands_more = Die letzten zwanzig Gewinne, zum Wiederöffnen
hands_none = Noch keine Hand. Gewinnt eine, wird sie hier abgelegt, sobald die nächste beginnt.
hands_delete = Alle löschen
hands_deleted = Alle gelöscht.
hands_not_kept = Dieses Gerät speichert nichts für diese Seite: Beim Verlassen gehen diese Hände verloren.
copy_link = Link kopieren
write_hand = Hand als Text
write_help = Ziffern, dann m p s z: 0 ist eine rote Fünf. + vor dem Schlussziegel, chii:234s pon:555z kan:1111p ankan:9999s, dora:4p ura:1z, seat:E round:S, riichi, ippatsu, honba:1.
write_use = Hand übernehmen
write_label = Die Hand als Text
copied = Link kopiert.
not_copied = Der Link ließ sich nicht kopieren: bitte aus der Adresszeile kopieren.
terms_title = Begriffe
terms_romaji = Romaji
terms_japanese = 日本語
theme_title = Farben
theme_auto = Auto
theme_light = Hell
theme_dark = Dunkel
numerals_title = Ziffern auf den Ziegeln
shortcuts = Tastatur
shortcut_tiles_keys = 1–9 0, dann m p s z
shortcut_tiles = Ziegel: 234m, 0p
shortcut_sets_keys = Umschalt + Pfeil auf einem Ziegel
shortcut_sets = → { -key_run }, ↑ { -key_triplet }, ↓ { -key_pair }, ← { -key_ankan }
shortcut_move_keys = Pfeile
shortcut_move = Durch Ziegel und Tasten gehen
shortcut_mark_keys = Eingabe, Entf auf einem Ziegel der Hand
shortcut_mark = Zum Schlussziegel machen, herausnehmen
shortcut_back_keys = Rücktaste
shortcut_back = Letzten Ziegel herausnehmen
shortcut_undo_keys = U oder Strg+Z, Strg+Y
shortcut_undo = Rückgängig, wiederholen
shortcut_calls_keys = C, P, K, A
shortcut_calls = { -key_chii }, { -key_pon }, { -key_daiminkan }, { -key_ankan }; dann der Ziegel
shortcut_nuki_keys = B
shortcut_nuki = Kita, zu dritt
shortcut_flags_keys = R, I, L
shortcut_flags = { -key_riichi }, { -key_ippatsu }, { -key_last_tile }
shortcut_dora_keys = D
shortcut_dora = { -dora }-Anzeiger, dann der Ziegel
shortcut_next_keys = N
shortcut_next = Nächste Hand
shortcut_out_keys = Esc
shortcut_out = Modus verlassen, schließen

## later: Game

game_events = { $n ->
    [one] { $n } Eintrag
   *[other] { $n } Einträge
  }

game_hand = Hand
game_game = Partie
game_win = Gewinn
game_draw = Remis
game_log = Verlauf
game_more = Mehr
game_board = Die Partie
game_actions = Was geschehen ist
game_close = Schließen
game_record = Eintragen
game_change = Ändern
game_title_at = { $title }, { $deal }
game_deal = { $wind } { $n }
deal_label = { $deal }, { $honba }, { $sticks }
seat_of = { $name }, { $seat }
game_centre = { $deal }, { $honba }, { $sticks } auf dem Tisch
game_seat = { $wind }, { $place } Platz
game_seat_dealer = { $wind }, { -dealer }, { $place } Platz
game_apart = gegenüber { $other }
game_riichi_of = { $name }: { -riichi }
game_over = Partie beendet
game_over_last_hand = Die letzte Hand ist gespielt.
game_over_target = Die Punkte zum Beenden sind erreicht.
game_over_dealer_stops = Der letzte Geber führt und hört auf.
game_over_bust = Jemand ist unter null.
game_over_stopped = Von den Spielern beendet.
game_result = Ergebnis
game_needs = { $name } braucht …
game_needs_title = Was { $name } braucht
game_for_place = Für den { $place } Platz
game_any = jede Hand
game_start_title = Neue Partie
game_start_edit = Spieler und Regeln
game_players = Spieler in Sitzfolge
game_name_of = Name des Spielers auf { $wind }
game_rulebook = Regelwerk
game_house = { $title }, eigene Hausregeln
game_length = Länge
game_hanchan = Hanchan
game_tonpuusen = Tonpuusen
# No source.
game_points_line = Start { $start }, Rückgabe { $back }, Uma { $uma }, Oka { $oka }.
game_floating = danach, wie viele im Plus sind
game_begin = Beginnen
game_begun = { $name } ist zuerst Geber.
game_waiting_hand = Die mitgebrachte Hand wird bis zum Beginn der Partie aufbewahrt.
game_games = Partien
game_all_games = Partien auf diesem Gerät
game_no_games = Noch keine Partien.
game_opened = Gerade offen
game_delete_of = Partie vom { $date } löschen
game_export_of = Partie vom { $date } als Datei speichern
game_export = Als Datei speichern
game_import = Datei öffnen
game_deleted = Die Partie ist gelöscht.
game_undelete = Rückgängig
game_damaged_game = Diese Partie ist nicht lesbar
game_exported = Die Datei liegt bei den Downloads.
game_who_won = Wer hat gewonnen?
game_from = Von wem?
game_ron_from = { CAP(-ron) } von { $name }
game_tiles = Ziegel eingeben
game_use_hand = Eingegebene Hand übernehmen: { $name }
game_go_on_hand = Mit der eingegebenen Hand weiter: { $name }
game_tiles_of = Ziegel eingeben: { $name }
game_worth = { $name }: Wie viele { -han }?
game_fu = { $name }: Wie viele { -fu }?
game_counted = 13+
game_from_tiles = aus den Ziegeln
game_liable = { $yakuman }: Wer hat Pao?
game_fed = { CAP(-rinshan) } nach offenem { -kan }: Wer hat ihn zugespielt?
game_nobody = Niemand
game_lay = Das { -riichi }-Stäbchen von { $name } wird jetzt gelegt
game_no_riichi = { $name } hat { -riichi } angesagt, in dieser Hand fehlt es.
game_nothing_moves = Es wechseln keine Punkte.
game_hand_no_win = Nach den Regeln dieser Partie gewinnt diese Hand nicht: { $why }
game_draw_title = Unentschieden
game_tenpai = Wer ist { -tenpai }?
game_all = Alle
game_rare = Mehr
game_nagashi = { CAP(-nagashi_mangan) }
game_karaten = Wartet nur auf einen fünften Ziegel
game_abortive = Abbruch
game_nine_terminals = Kyuushu Kyuuhai (neun Hauptziegel)
game_four_winds = Suufon Renda (vier gleiche Winde)
game_four_riichi = Suucha { -riichi } (alle vier)
game_four_kans = Suukaikan (vier { -kan })
# No source.
game_triple_ron = Dreifacher { -ron }
game_chombo = Chombo
game_chombo_who = Wer hat Chombo?
game_chombo_later = Vom Endergebnis gehen { $n } Punkte ab; die Hand wird noch einmal gespielt.
game_head_bump = Atamahane: Bezahlt wird nur { $name }, der Nächste nach { $payer }.
game_adjust = Korrektur
game_adjust_help = Punkte, die dazukommen oder, mit −, abgehen. Mit den Stäbchen zu je 1.000 ist die Summe null.
game_adjust_sticks = { CAP(-riichi) }-Stäbchen auf dem Tisch
game_reason = Grund
game_stop = Partie hier beenden
game_undone = Rückgängig: { $event }
game_redone = Wiederholt: { $event }
game_standings = Zwischenstand
game_facing_one = Alle Plätze gleich ausrichten
game_facing_each = Plätze zu den Spielern ausrichten
game_new_game = Neue Partie
game_again = Neue Partie, gleiche Spieler
game_log_empty = Noch ist nichts geschehen.
game_log_earlier = Frühere Einträge
game_edit = Ändern
game_edit_of = Ändern: { $event }
game_remove = Entfernen
game_remove_of = Entfernen: { $event }
game_show_hand = Ziegel
game_show_hand_of = Ziegel von { $name }
game_changed_title = Was sich ändert
game_a_change = eine Änderung im Verlauf
game_round = Hand
game_was = vorher
game_is = jetzt
game_no_change = Die Punkte bleiben, wie sie waren.
game_keep = Behalten
game_put_back = Rückgängig
ask_winner = Wählen, wer gewonnen hat.
ask_payer = Wählen, von wem, oder { -tsumo }.
ask_somebody_pays = Einer muss zahlen: Alle zugleich können nicht gewinnen.
ask_chombo = Wählen, wer Chombo hat.
ask_worth = Die { -han } oder ein Limit wählen.
ask_fu = Die { -fu } wählen.
log_start = { $rules }, { $length }
log_deal = { $deal }, { $honba }
log_then = { $first }. { $then }
log_riichi = { $name }: { -riichi }
log_ron = { $names }: { -ron } von { $payer }
log_tsumo = { $names }: { -tsumo }
log_worth = { $name }: { $worth }
log_tenpai = { CAP(-tenpai) }: { $names }
log_noten = { CAP(-tenpai) }: niemand
log_nagashi = { CAP(-nagashi_mangan) }: { $names }
log_abortive = Abbruch: { $kind }
log_chombo = { $name }: Chombo
log_adjust_why = Korrektur: { $reason }
log_stop = Partie beendet
log_table = Tisch
why_ron = { -ron }
why_tsumo = { -tsumo }
why_honba = { -honba }
why_liability = Pao
why_fed_kan = { -kan } zugespielt
why_stick = { -riichi }-Stäbchen
why_own_stick = eigenes Stäbchen
why_noten = { -noten }
why_nagashi = { -nagashi_mangan }
why_chombo = Chombo
why_returned = Stäbchen zurück
why_riichi = { -riichi }-Stäbchen
why_adjustment = Korrektur
end_title = Ergebnis
end_so_far = Wenn jetzt Schluss wäre
item_score = Punkte
# No source.
item_return = Rückgabe
item_uma = Uma
item_oka = Oka
item_sticks = Übrige Stäbchen
item_rounding = Rundung
item_chombo = Chombo
item_yakitori = Yakitori
item_rest = Rest
end_outside = Außerhalb der Partie
end_sum = Summe
end_copy = Als Text kopieren
end_copied = Kopiert.
end_not_copied = Dieser Browser lässt kein Kopieren zu: den Text oben markieren und kopieren.
cannot_at = Eintrag { $n }, „{ $event }“, ist dann nicht möglich: { $why }
cannot_no_start = Die Partie hat keinen Anfang.
cannot_already_started = Die Partie hat schon begonnen.
cannot_game_over = Die Partie ist beendet: Zum Weiterspielen den letzten Eintrag zurücknehmen.
cannot_already_riichi = { $name } hat schon { -riichi } angesagt.
cannot_riichi_needs_1000 = { $name } hat weniger als 1.000 Punkte: kein { -riichi }.
cannot_wall_too_short = Für { -riichi } hat die Mauer zu wenige Ziegel.
cannot_hand_in_progress = In dieser Hand liegt ein { -riichi }: erst die Hand zu Ende spielen.
cannot_as_many_names = Nach diesen Regeln spielen { $detail }: Jeder braucht genau einen Namen.
cannot_unknown_length = Diese Länge einer Partie ist unbekannt.
cannot_unknown_rulebook = Das Regelwerk „{ $detail }“ ist hier unbekannt.
cannot_unknown_option = Die Regel „{ $detail }“ ist hier unbekannt.
cannot_fixed_option = { $detail } entscheidet allein das Regelwerk.
cannot_bad_value = Diese Wahl lässt die Regel { $detail } nicht zu.
cannot_no_such_seat = Diesen Platz gibt es nicht.
neither_ron_nor_tsumo = Ein Gewinn ist { -ron } oder { -tsumo }.
no_such_value = „{ $n }“ hat keinen solchen Wert.
cannot_seat_twice = { $name } kommt zweimal vor.
cannot_pays_himself = { $name } kann nicht gewinnen und zahlen.
cannot_no_winner = Niemand hat gewonnen.
cannot_one_tsumo = Per { -tsumo } kann nur einer gewinnen.
cannot_fed_kan_is_tsumo = Ein Gewinn mit Ersatzziegel ist { -tsumo }.
cannot_not_in_rulebook = Das gibt es in diesen Regeln nicht.
cannot_wall_too_long = Nach dem Geben hat die Mauer nie mehr als { $detail } Ziegel.
cannot_too_many_yakuman = Nach diesen Regeln hat eine Hand höchstens { $detail } { -yakuman }.
cannot_han_of_yakuman = { $name }: Ein { -yakuman } hat weder { -han } noch { -fu }.
cannot_no_han = { $name }: Die { -han } fehlen.
cannot_no_such_fu = { $name }: Keine Hand hat { $detail } { -fu }.
cannot_too_many_han = { $name }: Keine Hand hat { $detail } { -han }.
cannot_no_such_ron = { $name }: Kein { -ron } hat { $detail } { -han } { $more } { -fu }.
cannot_no_such_tsumo = { $name }: Kein { -tsumo } hat { $detail } { -han } { $more } { -fu }.
cannot_liable_twice = Für einen { -yakuman } haben zwei Pao.
cannot_liable_without_yakuman = Pao gibt es nur bei { -yakuman }.
cannot_riichi_not_tenpai = { $names }: { -riichi } angesagt, also { -tenpai }; wenn nicht, ist es Chombo.
cannot_four_riichi_needs_four = Nicht alle haben { -riichi } angesagt.
cannot_as_many_deltas = Jeder Spieler braucht genau eine Änderung.
cannot_points_appear_or_vanish = Punkte und Stäbchen müssen zusammen null ergeben: Sie ergeben { $detail }.
cannot_not_in_hundreds = Punkte gehen nur in Hundertern.
cannot_too_many_points = Keine Korrektur bewegt mehr als { $detail } Punkte.
cannot_unfit_text = Namen und Gründe haben höchstens { $detail } Zeichen, und nur sichtbare.
cannot_too_many_events = Eine Partie hat höchstens { $detail } Einträge.
cannot_too_few_sticks = So viele Stäbchen liegen aus früheren Händen nicht auf dem Tisch.
cannot_not_a_number = „{ $detail }“ ist keine Zahl.
cannot_not_a_game = Das ist keine Partie von Tenbou.
cannot_newer_version = Diese Partie wurde mit einem neueren Tenbou gespeichert. Die Seite neu laden, um es zu bekommen; die Partie bleibt, wie sie ist.
cannot_damaged = Diese Partie ist abgeschnitten oder wurde außerhalb von Tenbou geändert.
cannot_cannot_read = Eine Zeile dieser Partie ist nicht lesbar: { $detail }
game_kept_as_is = Sie bleibt auf diesem Gerät, wie sie ist. Zum Ansehen als Datei speichern, eine andere Partie öffnen oder eine neue beginnen.
game_nothing_opened = Nichts wurde geändert.
game_not_saved = Dieses Gerät speichert nichts für diese Seite: die Partie vor dem Verlassen als Datei speichern.
game_taken_over = Ein anderer Tab hat diese Partie fortgesetzt. Hier ist sie jetzt aktuell; den letzten Schritt noch einmal tun.
game_from_other_tab = In einem anderen Tab fortgesetzt.
game_gone_elsewhere = Diese Partie wurde in einem anderen Tab gelöscht.
game_saved_anew = Was hier gespeichert war, ist nicht lesbar; diese Partie ist jetzt als neue gespeichert.

## later: Page

page_title = Tenbou: Riichi-Rechner
page_description = Was eine Hand im Riichi-Mahjong wert ist, wer wem was zahlt und warum. Auch offline.
switch_region = Hand oder Partie
answer_region = Antwort
around_region = Anzeiger und Platz
hand_region = Hand
tools_region = Gruppen, Rufe und Situation
picker_region = Ziegel
ring_region = Gruppen
rules_title = Regeln
news_stored = Auch offline bereit.
news_update = Update bereit. Die Hand bleibt.
news_apply = Aktualisieren
news_later = Später
news_install = Safari vergisst Seiten nach einer Woche. Um Tenbou zu behalten: Teilen, dann Zum Home-Bildschirm.
no_script = Tenbou braucht JavaScript, und das ist hier ausgeschaltet. Keine Eingabe verlässt dieses Gerät.
not_started = Tenbou ist nicht gestartet.
load_again = Neu laden
alarm_part = Ein Teil ließ sich nicht laden:
alarm_offline = Das Gerät ist offline, und die Seite ist noch nicht darauf gespeichert.
alarm_slow = Es dauert zu lange; vielleicht ist die Verbindung langsam.
alarm_ended = Das Programm brach mit einem Fehler ab.
alarm_old = Dieser Browser ist zu alt.
alarm_missing = Hier fehlt:
browsers = Tenbou läuft in Chrome, Edge oder Firefox 98, Safari oder iOS 15.4 und allen neueren.
retry = Noch einmal
licences_about = Woraus Tenbou besteht, wem es gehört und zu welchen Bedingungen. Die Kanji auf den Ziegeln sind Umrisse der Schrift Kaisei Tokumin; Mehrzahl, Listen und Ziffern folgen dem CLDR von Unicode.
licences = Lizenzen

## guide: Guide

guide_leave = Zurück zur Hand
guide_pages = Seiten des Handbuchs

## guide: Score table

## guide: Yaku and fu

## guide: Practice

## guide: About

guide_page_about = Über Tenbou
guide_tab_about = Über
guide_more_about = Version, Regeln und Quellen, Lizenzen
about_version = Tenbou { $version }

### French: terms as the Montréal booklet, the clubs and the French EMA and WRC texts have them.
### Yaku, limits, calls and waits in romaji, small; tuile, suite, brelan, carré (the call: kan), donneur,
### vent dominant and vent du joueur in French. "Partie" is the whole game, "donne" a deal, "main" the tiles.
### Nobody is addressed: infinitives on buttons. U+202F before ; ! ?, U+00A0 before the colon and in « ».

## first: Tiles

-tile = { $n } de { $suit }
-red_tile = { $n } rouge de { $suit }
-number_1 = un
-number_2 = deux
-number_3 = trois
-number_4 = quatre
-number_5 = cinq
-number_6 = six
-number_7 = sept
-number_8 = huit
-number_9 = neuf
-suit_m = caractères
-suit_p = cercles
-suit_s = bambous
-tile_1z = vent d’Est
-tile_2z = vent du Sud
-tile_3z = vent d’Ouest
-tile_4z = vent du Nord
-tile_5z = dragon blanc
-tile_6z = dragon vert
-tile_7z = dragon rouge
-honours = honneurs

## first: Seats

-east = Est
-south = Sud
-west = Ouest
-north = Nord
-dealer = donneur
-non_dealer = non-donneur
# No source.
-discarder = défausseur
# On the four buttons for the seat.
-key_east = E
-key_south = S
-key_west = O
-key_north = N

## first: Groups and calls

-pair = paire
-shuntsu = suite
-koutsu = brelan
-kantsu = carré
# No source.
-single = tuile isolée
-kan = kan
-chii = chii
-pon = pon
-daiminkan = kan exposé
-kakan = kakan
-ankan = kan caché
-melded_koutsu = brelan exposé
-concealed_koutsu = brelan caché
-melded_kantsu = carré exposé
-concealed_kantsu = carré caché
# No source.
-of_simples = { $set } de simples
# No source.
-of_terminals = { $set } de terminales
-of_honours = { $set } d’honneurs

## first: Waits

-ryanmen = ryanmen
-kanchan = kanchan
-penchan = penchan
-shanpon = shanpon
-tanki = tanki
-thirteen_sided = attente à 13 tuiles

## first: Winning and its worth

-ron = ron
-tsumo = tsumo
-tenpai = tenpai
-noten = noten
-yaku = yaku
-no_yaku = pas de yaku
-han = han
-fu = fu
-honba = honba
-dora = dora
-ura = ura dora
-aka = cinq rouge
-nuki = kita
-n_han = { $n } han
-n_fu = { $n } fu
-n_honba = { $n } honba
-mangan = mangan
-kiriage_mangan = kiriage mangan
-haneman = haneman
-baiman = baiman
-sanbaiman = sanbaiman
-yakuman = yakuman
-kazoe_yakuman = kazoe yakuman
-double_yakuman = double yakuman
-n_yakuman = yakuman ×{ $n }

## first: Yaku

-riichi = riichi
-double_riichi = double riichi
-ippatsu = ippatsu
-menzen_tsumo = menzen tsumo
-rinshan = rinshan kaihou
-chankan = chankan
-haitei = haitei
-houtei = houtei
-pinfu = pinfu
-iipeikou = iipeikou
-tanyao = tanyao
-haku = yakuhai : dragon blanc
-hatsu = yakuhai : dragon vert
-chun = yakuhai : dragon rouge
-seat_wind = yakuhai : vent du joueur
-round_wind = yakuhai : vent dominant
# No source.
-pei = yakuhai : vent du Nord
-chiitoitsu = chiitoitsu
-sanshoku_doujun = sanshoku doujun
-ittsuu = ittsuu
-chanta = chanta
-sanshoku_doukou = sanshoku doukou
-sanankou = sanankou
-sankantsu = sankantsu
-toitoi = toitoi
-shousangen = shousangen
-honroutou = honroutou
-ryanpeikou = ryanpeikou
-honitsu = honitsu
-junchan = junchan
-chinitsu = chinitsu
-kokushi = kokushi musou
-kokushi_13 = kokushi musou juusanmen
-suuankou = suuankou
-suuankou_tanki = suuankou tanki
-daisangen = daisangen
-shousuushii = shousuushii
-daisuushii = daisuushii
-tsuuiisou = tsuuiisou
-chinroutou = chinroutou
-ryuuiisou = ryuuiisou
-chuuren = chuuren poutou
-junsei_chuuren = junsei chuuren poutou
-suukantsu = suukantsu
-tenhou = tenhou
-chiihou = chiihou
-renhou = renhou
-nagashi_mangan = nagashi mangan

## first: On the buttons for sets and the situation

-key_run = Suite
-key_triplet = Brelan
-key_pair = Paire
-key_chii = Chii
-key_pon = Pon
-key_daiminkan = Kan exposé
-key_ankan = Kan caché
-key_riichi = Riichi
-key_double = Double riichi
-key_ippatsu = Ippatsu
-key_last_tile = Der­nière tuile
-key_rinshan = Rin­shan
-key_chankan = Chan­kan
-key_chankan_2 = Chan­kan caché
-key_robs_nuki = Chan­kan kita
-key_nuki = Kita
-key_nukis = Kita ×{ $n }
-key_after_north = Après kita
-key_tenhou = 1er tirage
-key_chiihou = 1er tour
-slot_dora = Dora
-slot_ura = Ura

## first: What earns fu

-earns_winning = base
-earns_menzen_ron = ron main fermée
-earns_tsumo = tsumo
-earns_open_pinfu = pinfu ouvert
-pair_dragon = paire de dragons
-pair_seat_wind = paire du vent du joueur
-pair_round_wind = paire du vent dominant
# No source.
-pair_pei = paire du vent du Nord
-pair_double_wind = paire de double vent

## first: Answer

riichi_sticks = { $n ->
    [one] { $n } mise de { -riichi }
   *[other] { $n } mises de { -riichi }
  }
nth_place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }re
   *[other] { $n }e
  }

sentences = { $first } { $then }
clauses = { $first } ; { $then }
both_shares = { $first } et { $then }
han_and_fu = { $han } { $fu }
han_at_limit = { $first } { $then }
counted = { $name } { $n }

empty = Saisir la main gagnante
empty_more = La dernière est la tuile gagnante. { CAP(-ron) } et { -tsumo } se calculent au fur et à mesure.
or_slide = Ou glisser :
to_go = { $n ->
    [one] Encore { $n } tuile
   *[other] Encore { $n } tuiles
  }
tenpai_after = { CAP(-tenpai) } après cette défausse : { $tiles }.
away = { $n ->
    [one] À { $n } tuile de { -tenpai }.
   *[other] À { $n } tuiles de { -tenpai }.
  }
waits_on = Attend
waits_spoken = { CAP(-tenpai) }. Attend : { $waits }.
wait_spoken = { $wait }, { $way } { $paid }
left = { $tile }, reste { $n }
none_left = { $tile }, épuisé
impossible = C’est impossible
said = { $title }.
said_more = { $title }. { $more }
win_spoken = { CAP($way) } : { $worth }, { $paid }.
refused_spoken = { CAP($way) } : { $why }.
needs = il faut : { $list }
would_need = Il faudrait : { $list }.
points = { $n } points
# No source.
from_all = { $n } chacun
too_many_copies = { CAP($tile) } : { $n } exemplaires, il n’y en a que quatre.
too_many_red_fives = { CAP($tile) } : { $n } exemplaires, ces règles en ont moins.
too_many_plain_fives = { $n } cinq ordinaires, ces règles en ont moins : l’un d’eux est le { $tile }.
too_many_tiles = { $n } tuiles : une main en a 14, et un { -kan } compte pour trois.
not_a_meld = L’appel avec cette tuile ne fait ni { -shuntsu }, ni { -koutsu }, ni { -kan } : { $tile }.
riichi_open = { CAP(-riichi) } demande une main fermée. Retirer { -riichi } ou : { $calls }.
ippatsu_without_riichi = { CAP(-ippatsu) } demande { -riichi } : l’ajouter ou retirer { -ippatsu }.
rinshan_without_kan = { CAP(-rinshan) } demande un { -kan } dans la main.
rinshan_without_nuki = Une tuile de remplacement demande un { -kan } ou un kita.
rinshan_and_chankan = { CAP(-rinshan) } se gagne par { -tsumo }, { -chankan } par { -ron } : c’est l’un ou l’autre.
rinshan_and_ippatsu = Ce qui amène une tuile de remplacement met fin à { -ippatsu } : retirer { -rinshan } ou { -ippatsu }.
chankan_and_last_tile = Pas de { -kan } sur la dernière tuile, donc aucun à voler.
first_turn_and_meld = Une victoire au premier tour précède tout appel. Retirer : { $calls }.
first_turn_and_riichi = Une victoire au premier tour précède tout { -riichi }.
first_turn_and_late = Le premier tour n’a ni dernière tuile ni { -kan }.
first_turn_and_nuki = Une victoire au premier tour précède tout kita.
not_in_set = { CAP($tile) } : à trois, on joue sans les 2 à 8 de { -suit_m }.
chii_of_three = À trois, il n’y a pas de { -chii } : { $tile }.
north_wind = À trois, personne n’est en Nord et il n’y a pas de manche Nord.
nuki_of_four = Le kita n’existe qu’à trois joueurs.
robs_nuki_tile = { CAP($tile) } : seul un vent du Nord peut être volé sur un kita.
robs_nuki_and_other = Le kita d’un autre n’est ni une défausse ni un { -kan } : retirer { -rinshan }, { -chankan } ou la dernière tuile.
robs_nuki_is_ron = Le kita d’un autre ne se gagne que par { -ron }.
chankan_tile_in_hand = { CAP($tile) } : on en voit un autre, alors que tous les autres sont dans le { -kan } volé.
too_many_indicators = { $n } indicateurs de { -dora } : il y en a cinq au plus.
ura_without_riichi = { CAP(-ura) } ne compte qu’avec { -riichi } : l’ajouter ou vider { -ura }.
too_many_ura = { $n } indicateurs de { -ura } : plus que de { -dora }.
too_few_tiles = { $n ->
    [one] Il manque encore { $n } tuile.
   *[other] Il manque encore { $n } tuiles.
  }
rinshan_is_tsumo = { CAP(-rinshan) } ne se gagne que par { -tsumo }.
chankan_is_ron = { CAP(-chankan) } ne se gagne que par { -ron }.
first_turn_dealer_ron = Le { -dealer } joue en premier : personne ne défausse avant lui.
closed_kan_not_robbed = Seul { -kokushi } peut voler un { -kan } caché, et seulement si les règles l’admettent.
no_shape = Ces 14 tuiles ne forment pas de main
two_han_minimum = il faut deux { -han } de { -yaku } : il y a cinq { -honba }
need_riichi = { -riichi }
need_menzen_tsumo = { -tsumo }
need_haitei = la dernière tuile
need_houtei = la dernière tuile
need_chankan = { -chankan }
need_rinshan = { -rinshan }
need_tanyao = des règles avec { -tanyao } ouvert
unknown_word = « { $token } » ne veut rien dire ici.
bad_tile = « { $character } » dans « { $token } » n’est pas une tuile.
bad_empty = « { $token } » : il manque les tuiles.
tile_unfinished = « { $token } » : après les chiffres vient m, p, s ou z.
bad_winning_tile = « { $token } » : après + vient la tuile gagnante, seule et une seule fois.
bad_wind = « { $token } » : un vent s’écrit ici E, S, W ou N.
bad_count = « { $token } » : un nombre de 0 à 99.
bad_flag = « { $token } » : ce mot s’emploie seul. L’omettre s’il ne s’applique pas.
bad_repeat = « { $token } » : déjà dit, et un seul est possible.
bad_amount = « { $token } » : cela fait bien plus de tuiles qu’une main n’en peut avoir.
bad_name = « { $token } » : aucun nom de règles maison ne se lit ici.
bad_length = « { $token }… » est trop long : aucune main n’en demande autant.
unknown_rulebook = « { $token } » : aucun règlement ne porte ce nom.
unknown_option = « { $token } » : aucune règle ne porte ce nom.
fixed_option = « { $token } » : seul un règlement en décide.
bad_value = « { $token } » : la règle n’a pas ce choix.

## first: Hand

winning_tile = { $tile }, tuile gagnante
meld_label = { CAP($call) } : { $tiles }. Retirer
indicator_label = { $row }, indicateur : { $tile }, désigne : { $dora }. Retirer
nuki_label = { $n ->
    [one] Un kita. Le retirer
   *[other] { $n } kita. En retirer un
  }
add_indicator = { $row } : ajouter un indicateur
key_label = { CAP($tile) }, reste { $n }
key_gone = { CAP($tile) }, épuisé
which_five = Quel cinq ?
cancel = Annuler
key_undo = Annuler
key_redo = Rétablir
key_clear = Effacer
seat_dealer = { $wind }, { -dealer }
round_label = Manche { $wind }, { $honba }, { $sticks }
rules_label = Règles : { $title }
house_rules_label = Règles : { $title } avec règles maison
named_rules_label = Règles maison : { $title }
book_tenhou = Tenhou
book_mahjong_soul = Mahjong Soul
book_common_japanese = Japon, usuelles
book_tenhou_sanma = Tenhou sanma
book_mahjong_soul_sanma = M. Soul sanma
menu = Menu
game = Partie
game_about = Scores, manches et fin de partie
next_hand = Main suivante
language_missing = { $language } ne peut pas être chargé pour l’instant. Un nouvel essai suivra.
bad_link = Ce lien est illisible. { $error } Ce qui était saisi est conservé.
not_saved = Cet appareil n’enregistre rien pour cette page : la main sera perdue en la quittant. L’adresse la garde.
hand_is_full = La main a 14 tuiles : en retirer une d’abord.
hand_is_full_by = Cela ferait plus de 14 tuiles.
call_does_not_fit = Pas de place pour un appel : il vaut trois tuiles de la main.
no_chii = À trois, il n’y a pas de { -chii }.
no_run_from = Aucune { -shuntsu } ne commence par cette tuile : { $tile }.
tap_one_tile = Un appel ou un indicateur ne se glisse pas : toucher une tuile.
wins_already = C’est déjà la tuile gagnante : { $tile }.
no_tile_to_take = Il n’y a pas de tuile à retirer.
nothing_entered = Rien n’est encore saisi.
wind_is_set = Ce vent est déjà choisi.
nothing_to_undo = Rien à annuler.
nothing_to_redo = Rien à rétablir.
red_five_taken = { CAP($tile) } : pris, il n’en reste pas d’ordinaire.
ippatsu_went = { CAP(-ippatsu) } est retiré aussi.
ura_went = { CAP(-ura) } est retiré aussi.
rinshan_went = { CAP(-rinshan) } est retiré aussi.

## later: Opened answer

gains_but_lacks = { $gains }, mais { $losses }

told_of = Ce qu’en dit le guide
won_by = Gagné par
close = Fermer
to_game = Vers la partie
begin_with_hand = Commencer une partie avec cette main
pays_nothing = { CAP($way) } ne rapporte rien : { $why }
not_added = ne s’ajoute pas
total_han = Total
sum_fu = Somme
rounded_to = arrondie à { $n }
not_rounded = sans arrondi
fu_idle = À partir de cinq { -han }, les { -fu } ne comptent plus.
points_head = Points
base_head = Points de base
each_of = { $seats }, chacun
wind_dealer = { $wind }, { -dealer }
rounded_note = Chaque paiement est arrondi à la centaine supérieure.
player_east = { -east }
player_south = { -south }
player_west = { -west }
player_north = { -north }
pays = { $who } paie
dealer_pays = { $who }, { -dealer }, paie
each_pay = { $who } paient chacun
receives = { $who } reçoit
for_honba = { $n } pour { $honba }
for_north = { $n } pour le Nord absent
others_head = Autres lectures
others_none = Ces tuiles ne se lisent que de cette façon.
others_more = et { $n } de plus qui ne rapportent pas mieux
reads_as = { CAP($tile) } en { $wait }
splits = Autres groupes
form_standard = Lue en groupes et { -pair }
form_chiitoitsu = Lue en { -chiitoitsu }
form_kokushi = Lue en { -kokushi }
more_fu = +{ $n } { -fu }
less_fu = −{ $n } { -fu }
in_all = { $more } ({ $all } en tout)
lacks = sans { $list }
comes_to_same = { $way } : cela revient au même.
loses = { $way } : { $judged } ; { $paid }.
pays_less = { $less } au lieu de { $more }
pays_same = rapporte autant
same_limit = toujours { $limit }
books_head = Avec d’autres règles
same_under = Pareil avec : { $list }.
same_nowhere = Aucun autre règlement ne donne pareil.
decided_by = { $option } : { $choice }

## later: Rules

rules_head = Règlement
house_head = Règles maison
house_mark = maison
house_based = { $rulebook } : { $changes }
house_based_on = base des règles maison
house_new = Nouvelles règles maison
house_name_these = Leur donner un nom
house_name = Nom des règles maison
house_keep = Enregistrer
house_keep_new = Enregistrer à part
house_replace = Enregistrer celles-ci
house_duplicate = Dupliquer
house_rename = Renommer
house_delete = Supprimer
house_link = Copier le lien
house_undo = Annuler
house_kept = Enregistré : { $name }.
house_deleted = Supprimé : { $name }. Les parties gardent leurs règles.
house_unkept = « { $name } » n’est pas enregistré sur cet appareil.
house_differs = « { $name } » est enregistré ici avec d’autres règles : { $rules }.
house_elsewhere = « { $name } » a été modifié dans un autre onglet, et rien n’y a été remplacé.
house_not_saved = Ce navigateur n’enregistre rien : les règles maison durent jusqu’à la fermeture de la page.
house_of_link = Le lien contient des règles maison, « { $name } », qui ne sont pas enregistrées ici. Toucher leur nom pour les voir.
house_no_name = Leur donner d’abord un nom.
house_taken = Des règles maison portent déjà ce nom. En choisir un autre.
house_printed = C’est le nom d’un règlement. En choisir un autre.
book_in_use = en usage
book_differs = { $n ->
    [one] { $n } règle diffère : { $rules }
   *[other] { $n } règles diffèrent : { $rules }
}
title_jpml_a_2026 = Japan Professional Mahjong League, règles A
title_common_japanese = Règles japonaises usuelles
title_mahjong_soul_sanma = Mahjong Soul sanma
edition_m_league = règles officielles
edition_tenhou = hanchan classé, tanyao ouvert, cinq rouges
edition_mahjong_soul = hanchan classé
edition_common_japanese = article sur le décompte
edition_tenhou_sanma = hanchan classé à trois
edition_mahjong_soul_sanma = hanchan classé à trois
books_for = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
rules_more = { $n } de plus
rules_sources = Sources
options_head = Toutes les règles
rules_search = Chercher une règle
rules_search_clear = Effacer
rules_only = Seulement les écarts avec { $rulebook } : { $n }
rules_count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rules_found = { $n } règles sur { $all }
rules_found_none = Aucune règle ne contient « { $text } ».
house_none = rien de modifié
house_count = { $n ->
    [one] { $n } modifiée
   *[other] { $n } modifiées
  }
reset_one = Revenir à : { $choice }
reset_label = { $rule } : { $reset }
reset_all = Tout réinitialiser
changed = modifié
assumed = supposé
assumed_note = « supposé » marque ce que le règlement laisse ouvert ou qu’aucun texte sûr n’énonce.
group_yaku = { CAP(-yaku) }
group_limit = Limites
group_fu = { CAP(-fu) }
group_dora = { CAP(-dora) }
group_pay = Paiements
group_pao = Pao
group_draw = Donnes nulles
group_misc = Jeu
group_end = Fin de la partie
yaku_red_fives = Cinq rouges
yaku_open_tanyao = { CAP(-tanyao) } main ouverte (kuitan)
yaku_ippatsu = { CAP(-ippatsu) }
yaku_ura_dora = { CAP(-ura) }
yaku_kan_dora = { CAP(-kan) } { -dora }
yaku_renhou = { CAP(-renhou) }
yaku_nagashi_mangan = { CAP(-nagashi_mangan) }
yaku_ryuuiisou_needs_hatsu = { CAP(-ryuuiisou) } : dragon vert exigé
yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } peut voler un { -kan } caché
yaku_rinshan_with_haitei = { CAP(-rinshan) } avec { -haitei }
yaku_two_han_minimum_at_5_honba = Deux { -han } dès 5 { -honba }
yaku_north_value = Le Nord gardé est un yakuhai
limit_kiriage_mangan = { CAP(-kiriage_mangan) }
limit_counted_13_han = 13 { -han } sans { -yakuman }
limit_yakuman_stacking = Plusieurs { -yakuman } s’ajoutent
limit_double_yakuman = { CAP(-double_yakuman) }
fu_double_wind_pair = { CAP(-pair) } de double vent
fu_open_pinfu_ron = { CAP(-pinfu) } ouvert par { -ron }
fu_pinfu_tsumo = { CAP(-pinfu) } par { -tsumo }
fu_chiitoitsu = { CAP(-chiitoitsu) }
fu_rinshan_tsumo = { CAP(-fu) } de { -tsumo } après un { -kan }
fu_ron_completed_triplet = { CAP(-koutsu) } fini par { -ron }
dora_kan_dora_reveal = { CAP(-kan) } { -dora } révélé
dora_rinshan_counts_new_indicator = Nouvel indicateur : { -rinshan }
dora_chankan_counts_new_indicator = Nouvel indicateur : { -chankan }
pay_honba = Points par { -honba }
pay_north_share = Part du Nord absent
pay_simultaneous_ron = Plusieurs { -ron }
pay_multi_ron_honba = { CAP(-honba) } de plusieurs { -ron }
pay_multi_ron_sticks = Mises de plusieurs { -ron }
pao_yakuman = Pao pour
pao_rinshan_after_fed_kan = Victoire après un { -kan } donné
pao_closed_kan_counts_as_visible = Un { -kan } caché est visible
pao_tsumo = Pao, { -tsumo }
pao_ron_by_third_player = Pao, { -ron } sur un autre joueur
pao_honba_on_ron = { CAP(-honba) } d’un { -ron } partagé
pao_composite = Pao avec un second { -yakuman }
# No source.
draw_noten_total = Paiements { -noten }
draw_abortive = Donnes avortées
draw_dealer_repeat = Renchan par
draw_karaten = Attente de la cinquième tuile
misc_chombo = Pénalité
misc_riichi_needs_1000 = { CAP(-riichi) } demande 1 000 points
misc_riichi_min_wall = Tuiles du mur pour { -riichi }
misc_bust_ends_game = Sous zéro, la partie finit (tobi)
# No source.
end_start_return = Départ / retour
end_uma = Uma
end_oka = Oka
end_final_rounding = Arrondi final
end_ties = Égalités
end_leftover_sticks = Mises restantes
end_yakitori = Yakitori
end_agariyame_extension = Arrêt anticipé, manche de plus
choice_yes = oui
choice_no = non
choice_none = aucun
choice_five_han = cinq { -han }
choice_as_win = comme une victoire
choice_draw = comme une donne nulle
choice_open = exposé
choice_closed = caché
choice_before_discard = avant la défausse
choice_before_replacement_draw = avant la tuile de remplacement
choice_immediate_all = aussitôt
choice_closed_immediate_open_after_discard = caché aussitôt, exposé après la défausse
choice_closed_kan_only = { -kan } caché seulement
choice_nearest_only = seul le plus proche gagne
choice_all_paid = tous gagnent
choice_double_paid_triple_abort = deux gagnent, trois annulent
choice_nearest = le plus proche
choice_each_winner = chaque gagnant
choice_all_nearest = toutes au plus proche
choice_own_back_rest_nearest = la sienne rendue, le reste au plus proche
choice_all = tout
choice_half_each = moitié chacun
choice_discarder_all = le défausseur paie tout
choice_liable = joueur en pao
choice_whole_hand = toute la main
choice_liable_part_only = seulement le { -yakuman } en pao
choice_nine_terminals = kyuushu kyuuhai
choice_four_winds = suufon renda
choice_four_riichi = suucha { -riichi }
choice_four_kans = suukaikan (quatre { -kan })
choice_triple_ron = triple { -ron }
choice_win_or_tenpai = victoire ou { -tenpai }
# No source.
choice_win = victoire
# No source.
choice_reverse_mangan = { -mangan } inversé
choice_penalty_20000 = 20 000
choice_penalty_30000 = 30 000
# No source.
choice_floating = flottant
choice_five_down_six_up = cinq en bas, six en haut
choice_half_away_from_zero = cinq en haut, sous zéro en bas
choice_split_uma = uma partagé
choice_seat_order = selon le siège
choice_split_first_dealer = partage, reste au siège qui précède
choice_lost = perdu
choice_halved = la moitié par chacun
choice_full = le tout par chacun
choice_to_first = au premier
choice_west_until_return = les deux

about_yaku_red_fives = Cinq rouges dans le jeu, chacun est un { -dora }.
about_yaku_open_tanyao = { CAP(-tanyao) } compte aussi en main ouverte.
about_yaku_ippatsu = Gagner dans le tour qui suit { -riichi } vaut { -ippatsu }.
about_yaku_ura_dora = Qui gagne avec { -riichi } compte { -ura }.
about_yaku_kan_dora = Chaque { -kan } ajoute un indicateur de { -dora }.
about_yaku_renhou = Valeur d’un { -ron } avant son premier tirage ; { -mangan } compte seul, cinq { -han } s’ajoutent.
about_yaku_nagashi_mangan = Valeur quand on n’a défaussé que terminales et honneurs, aucun n’ayant été appelé.
about_yaku_ryuuiisou_needs_hatsu = { CAP(-ryuuiisou) } exige le dragon vert.
about_yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } peut voler un { -kan } caché.
about_yaku_rinshan_with_haitei = La dernière tuile de remplacement vaut { -rinshan } et { -haitei }.
about_yaku_two_han_minimum_at_5_honba = Dès cinq { -honba }, une victoire demande deux { -han } de { -yaku }.
about_yaku_north_value = Les Nord gardés en main valent pour tous ce que valent les dragons.
about_limit_kiriage_mangan = 4 { -han } 30 { -fu } et 3 { -han } 60 { -fu } se paient comme { -mangan }.
about_limit_counted_13_han = Limite à partir de 13 { -han } sans { -yakuman }.
about_limit_yakuman_stacking = Plusieurs { -yakuman } d’une main s’ajoutent.
about_limit_double_yakuman = Les { -yakuman } qui comptent double.
about_fu_double_wind_pair = { CAP(-fu) } d’une { -pair } du vent dominant et du joueur à la fois.
about_fu_open_pinfu_ron = { CAP(-fu) } d’un { -ron } ouvert qui ne rapporte aucun autre { -fu }.
about_fu_pinfu_tsumo = { CAP(-fu) } d’un { -pinfu } par { -tsumo } ; à 30, { -pinfu } n’est pas payé.
about_fu_chiitoitsu = { CAP(-chiitoitsu) } : 25 { -fu } et 2 { -han }, ou 50 { -fu } et 1.
about_fu_rinshan_tsumo = { CAP(-fu) } de { -tsumo } sur une tuile de remplacement.
about_fu_ron_completed_triplet = Comment compte un { -koutsu } fini par { -ron }.
about_dora_kan_dora_reveal = Quand l’indicateur d’un { -kan } est retourné.
about_dora_rinshan_counts_new_indicator = Gagner sur une tuile de remplacement compte le nouvel indicateur.
about_dora_chankan_counts_new_indicator = Voler un { -kan } compte son indicateur.
about_pay_honba = Ajouté pour chacun : à un { -ron } / à chaque part d’un { -tsumo }.
about_pay_north_share = Ce qu’un quatrième joueur aurait payé pour un { -tsumo } : perdu, ou payé en plus par les deux autres.
about_pay_simultaneous_ron = Qui est payé quand plusieurs joueurs appellent { -ron } sur une tuile.
about_pay_multi_ron_honba = Lequel des gagnants reçoit les { -honba }.
about_pay_multi_ron_sticks = Lequel des gagnants reçoit les mises de { -riichi }.
about_pao_yakuman = { CAP(-yakuman) } où donner le dernier groupe met en pao.
about_pao_rinshan_after_fed_kan = Qui donne un { -kan } exposé paie seul la victoire sur sa tuile de remplacement.
about_pao_closed_kan_counts_as_visible = Un { -kan } caché fait partie des groupes visibles au moment de donner.
about_pao_tsumo = Part d’un { -tsumo } que paie le joueur en pao.
about_pao_ron_by_third_player = Comment le joueur en pao et un autre défausseur partagent un { -ron }.
about_pao_honba_on_ron = Qui paie les { -honba } d’un { -ron } partagé.
about_pao_composite = Ce qui est partagé quand la main a un second { -yakuman }. Les { -honba } d’un { -tsumo } restent au joueur en pao ; les textes qui ne partagent qu’une part n’en disent rien.
about_draw_noten_total = Points versés par { -noten } à { -tenpai } sur une donne nulle.
about_draw_abortive = Donnes avortées en usage.
about_draw_dealer_repeat = Ce qui permet au donneur de rester.
about_draw_karaten = Ce qu’est une main qui n’attend qu’une cinquième tuile.
about_misc_chombo = Pénalité pour fausse victoire ou faute semblable.
about_misc_riichi_needs_1000 = { CAP(-riichi) } demande d’avoir 1 000 points.
about_misc_riichi_min_wall = Tuiles restant au mur que demande { -riichi }.
about_misc_bust_ends_game = Un score sous zéro met fin à la partie.
about_end_start_return = Points au départ / retirés à la fin.
about_end_uma = Bonus de place en milliers ; flottant : selon qui a gardé 30 000.
about_end_oka = Bonus de la première place en milliers.
about_end_final_rounding = Comment tous sauf le premier sont arrondis au millier ; le premier prend le reste.
about_end_ties = Comment se classent des scores égaux ; un reste impair peut aller au siège qui précède.
about_end_leftover_sticks = Mises de { -riichi } laissées sur la table à la fin.
about_end_yakitori = Milliers perdus quand aucune main n’est gagnée.
about_end_agariyame_extension = Un donneur en tête peut arrêter, et des scores bas ajoutent une manche Ouest.

## later: Menu

winds_title = Vents et mises
language_title = Langue
terms_native = Français
terms_wrc = Anglais WRC

seat_title = Vent du joueur
round_title = Vent dominant
honba_title = { CAP(-honba) }
sticks_title = Mises de { -riichi } sur la table
less = { $name } : un de moins
more_of = { $name } : un de plus
guide = Guide
guide_about = Table de score, { -yaku }, { -fu }, exercices
guide_coming = Le Guide se charge…
next_more = Garde vents, { -honba }, mises et règles
hands_title = Dernières mains
hands_more = Les vingt dernières gagnantes, à rouvrir
hands_none = Pas encore de main. Une main gagnante est gardée ici quand la suivante commence.
hands_delete = Tout supprimer
hands_deleted = Tout est supprimé.
hands_not_kept = Cet appareil n’enregistre rien pour cette page : ces mains seront perdues en la quittant.
copy_link = Copier le lien
write_hand = Écrire la main
write_help = Des chiffres, puis m p s z : 0 est un cinq rouge. + avant la tuile gagnante, chii:234s pon:555z kan:1111p ankan:9999s, dora:4p ura:1z, seat:E round:S, riichi, ippatsu, honba:1.
write_use = Utiliser cette main
write_label = La main en texte
copied = Lien copié.
not_copied = Impossible de copier le lien : le copier dans la barre d’adresse.
terms_title = Termes
terms_romaji = Romaji
terms_japanese = 日本語
theme_title = Couleurs
theme_auto = Auto
theme_light = Clair
theme_dark = Sombre
numerals_title = Chiffres sur les tuiles
shortcuts = Clavier
shortcut_tiles_keys = 1–9 0, puis m p s z
shortcut_tiles = Tuiles : 234m, 0p
shortcut_sets_keys = Maj + flèche sur une tuile
shortcut_sets = → { -key_run }, ↑ { -key_triplet }, ↓ { -key_pair }, ← { -key_ankan }
shortcut_move_keys = Flèches
shortcut_move = Passer d’une tuile ou d’un bouton à l’autre
shortcut_mark_keys = Entrée, Suppr sur une tuile de la main
shortcut_mark = En faire la tuile gagnante, la retirer
shortcut_back_keys = Retour arrière
shortcut_back = Retirer la dernière tuile
shortcut_undo_keys = U ou Ctrl+Z, Ctrl+Y
shortcut_undo = Annuler, rétablir
shortcut_calls_keys = C, P, K, A
shortcut_calls = { -key_chii }, { -key_pon }, { -key_daiminkan }, { -key_ankan } ; puis la tuile
shortcut_nuki_keys = B
shortcut_nuki = Kita, à trois joueurs
shortcut_flags_keys = R, I, L
shortcut_flags = { -key_riichi }, { -key_ippatsu }, { -key_last_tile }
shortcut_dora_keys = D
shortcut_dora = Indicateur de { -dora }, puis la tuile
shortcut_next_keys = N
shortcut_next = Main suivante
shortcut_out_keys = Échap
shortcut_out = Quitter un mode, fermer

## later: Game

game_events = { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
  }

game_hand = Main
game_game = Partie
# No source.
game_win = Victoire
game_draw = Donne nulle
game_log = Journal
game_more = Plus
game_board = La partie
game_actions = Ce qui s’est passé
game_close = Fermer
game_record = Inscrire
game_change = Modifier
game_title_at = { $title }, { $deal }
game_deal = { $wind } { $n }
deal_label = { $deal }, { $honba }, { $sticks }
seat_of = { $name }, { $seat }
game_centre = { $deal }, { $honba }, { $sticks } sur la table
game_seat = { $wind }, { $place } place
game_seat_dealer = { $wind }, { -dealer }, { $place } place
game_apart = face à { $other }
game_riichi_of = { $name } : { -riichi }
game_over = Partie finie
game_over_last_hand = La dernière donne est jouée.
game_over_target = Les points pour finir sont atteints.
game_over_dealer_stops = Le dernier donneur est en tête et arrête.
game_over_bust = Quelqu’un est sous zéro.
game_over_stopped = Arrêtée par les joueurs.
game_result = Résultat
game_needs = Il faut à { $name }…
game_needs_title = Ce qu’il faut à { $name }
game_for_place = Pour la { $place } place
game_any = toute main
game_start_title = Nouvelle partie
game_start_edit = Joueurs et règles
game_players = Joueurs dans l’ordre du tour
game_name_of = Nom du joueur en { $wind }
game_rulebook = Règlement
game_house = { $title }, règles maison
game_length = Durée
game_hanchan = Hanchan
game_tonpuusen = Tonpuusen
# No source.
game_points_line = Départ { $start }, retour { $back }, uma { $uma }, oka { $oka }.
game_floating = selon combien sont au-dessus
game_begin = Commencer
game_begun = { $name } donne en premier.
game_waiting_hand = La main apportée ici est gardée jusqu’au début de la partie.
game_games = Parties
game_all_games = Parties sur cet appareil
game_no_games = Pas encore de partie.
game_opened = En cours
game_delete_of = Supprimer la partie du { $date }
game_export_of = Enregistrer la partie du { $date } dans un fichier
game_export = Enregistrer en fichier
game_import = Ouvrir un fichier
game_deleted = La partie est supprimée.
game_undelete = Annuler
game_damaged_game = Cette partie est illisible
game_exported = Le fichier est avec les téléchargements.
game_who_won = Qui a gagné ?
game_from = Sur qui ?
game_ron_from = { CAP(-ron) } sur { $name }
game_tiles = Saisir les tuiles
game_use_hand = Utiliser la main saisie : { $name }
game_go_on_hand = Continuer la main saisie : { $name }
game_tiles_of = Saisir les tuiles : { $name }
game_worth = { $name } : combien de { -han } ?
game_fu = { $name } : combien de { -fu } ?
game_counted = 13+
game_from_tiles = d’après les tuiles
game_liable = { $yakuman } : qui est en pao ?
game_fed = { CAP(-rinshan) } après un { -kan } exposé : qui l’a donné ?
game_nobody = Personne
game_lay = { $name } : la mise de { -riichi } est posée maintenant
game_no_riichi = { $name } a déclaré { -riichi }, mais cette main n’en a pas.
game_nothing_moves = Aucun point ne bouge.
game_hand_no_win = Avec les règles de cette partie, cette main ne gagne pas : { $why }
game_draw_title = Donne nulle
game_tenpai = Qui est { -tenpai } ?
game_all = Tous
game_rare = Plus
game_nagashi = { CAP(-nagashi_mangan) }
game_karaten = N’attend qu’une cinquième tuile
game_abortive = Donne avortée
game_nine_terminals = Kyuushu kyuuhai (neuf terminales et honneurs)
game_four_winds = Suufon renda (quatre vents égaux)
game_four_riichi = Suucha { -riichi } (tous les quatre)
game_four_kans = Suukaikan (quatre { -kan })
game_triple_ron = Triple { -ron }
game_chombo = Chombo
game_chombo_who = Chombo de qui ?
game_chombo_later = Cela retire { $n } points du résultat à la fin ; la donne est rejouée.
game_head_bump = Atamahane : seul { $name } est payé, premier après { $payer } dans l’ordre du tour.
game_adjust = Correction
game_adjust_help = Points à ajouter ou, avec −, à retirer. Avec les mises, 1 000 chacune, le total fait zéro.
game_adjust_sticks = Mises de { -riichi } sur la table
game_reason = Raison
game_stop = Terminer la partie ici
game_undone = Annulé : { $event }
game_redone = Rétabli : { $event }
game_standings = Classement
game_facing_one = Tourner les sièges d’un seul côté
game_facing_each = Tourner les sièges vers les joueurs
game_new_game = Nouvelle partie
game_again = Nouvelle partie, mêmes joueurs
game_log_empty = Rien ne s’est encore passé.
game_log_earlier = Entrées précédentes
game_edit = Modifier
game_edit_of = Modifier : { $event }
game_remove = Retirer
game_remove_of = Retirer : { $event }
game_show_hand = Tuiles
game_show_hand_of = Tuiles : { $name }
game_changed_title = Ce qui change
game_a_change = une modification du journal
game_round = Donne
game_was = avant
game_is = après
game_no_change = Les scores restent les mêmes.
game_keep = Garder
game_put_back = Annuler
ask_winner = Choisir qui a gagné.
ask_payer = Choisir sur qui, ou { -tsumo }.
ask_somebody_pays = Il faut un payeur : tous ne peuvent pas gagner.
ask_chombo = Choisir qui a fait chombo.
ask_worth = Choisir les { -han } ou une limite.
ask_fu = Choisir les { -fu }.
log_start = { $rules }, { $length }
log_deal = { $deal }, { $honba }
log_then = { $first }. { $then }
log_riichi = { $name } : { -riichi }
log_ron = { $names } : { -ron } sur { $payer }
log_tsumo = { $names } : { -tsumo }
log_worth = { $name } : { $worth }
log_tenpai = { CAP(-tenpai) } : { $names }
log_noten = { CAP(-tenpai) } : personne
log_nagashi = { CAP(-nagashi_mangan) } : { $names }
log_abortive = Donne avortée : { $kind }
log_chombo = { $name } : chombo
log_adjust_why = Correction : { $reason }
log_stop = Partie arrêtée
log_table = la table
why_ron = { -ron }
why_tsumo = { -tsumo }
why_honba = { -honba }
why_liability = pao
why_fed_kan = { -kan } donné
why_stick = mises de { -riichi }
why_own_stick = propre mise
why_noten = { -noten }
why_nagashi = { -nagashi_mangan }
why_chombo = chombo
why_returned = mise rendue
why_riichi = mise de { -riichi }
why_adjustment = correction
end_title = Résultat
end_so_far = Si l’on s’arrêtait là
item_score = Points
# No source.
item_return = Retour
item_uma = Uma
item_oka = Oka
item_sticks = Mises restantes
item_rounding = Arrondi
item_chombo = Chombo
item_yakitori = Yakitori
item_rest = Reste
end_outside = Hors de la partie
end_sum = Somme
end_copy = Copier en texte
end_copied = Copié.
end_not_copied = Ce navigateur n’autorise pas la copie : sélectionner le texte ci-dessus et le copier.
cannot_at = L’entrée { $n }, « { $event } », n’est alors plus possible : { $why }
cannot_no_start = La partie n’a pas de début.
cannot_already_started = La partie a déjà commencé.
cannot_game_over = La partie est finie : annuler la dernière entrée pour continuer.
cannot_already_riichi = { $name } a déjà déclaré { -riichi }.
cannot_riichi_needs_1000 = { $name } a moins de 1 000 points : pas de { -riichi }.
cannot_wall_too_short = Il reste trop peu de tuiles au mur pour { -riichi }.
cannot_hand_in_progress = Il y a un { -riichi } dans cette donne : la finir d’abord.
cannot_as_many_names = Ces règles se jouent à { $detail } : il faut un nom pour chacun.
cannot_unknown_length = Cette durée de partie est inconnue.
cannot_unknown_rulebook = Le règlement « { $detail } » est inconnu ici.
cannot_unknown_option = La règle « { $detail } » est inconnue ici.
cannot_fixed_option = Seul un règlement décide de « { $detail } ».
cannot_bad_value = La règle { $detail } n’a pas ce choix.
cannot_no_such_seat = Ce siège n’existe pas.
neither_ron_nor_tsumo = On gagne par { -ron } ou par { -tsumo }.
no_such_value = « { $n } » n’a pas cette valeur.
cannot_seat_twice = { $name } est nommé deux fois.
cannot_pays_himself = { $name } ne peut pas gagner et payer.
cannot_no_winner = Personne n’a gagné.
cannot_one_tsumo = Un seul peut gagner par { -tsumo }.
cannot_fed_kan_is_tsumo = Gagner sur une tuile de remplacement, c’est { -tsumo }.
cannot_not_in_rulebook = Ces règles n’ont pas cela.
cannot_wall_too_long = Après la donne, le mur n’a jamais plus de { $detail } tuiles.
cannot_too_many_yakuman = Avec ces règles, une main a { $detail } { -yakuman } au plus.
cannot_han_of_yakuman = { $name } : un { -yakuman } n’a ni { -han } ni { -fu }.
cannot_no_han = { $name } : il manque les { -han }.
cannot_no_such_fu = { $name } : aucune main n’a { $detail } { -fu }.
cannot_too_many_han = { $name } : aucune main n’a { $detail } { -han }.
cannot_no_such_ron = { $name } : aucun { -ron } n’a { $detail } { -han } { $more } { -fu }.
cannot_no_such_tsumo = { $name } : aucun { -tsumo } n’a { $detail } { -han } { $more } { -fu }.
cannot_liable_twice = Deux joueurs sont en pao pour un { -yakuman }.
cannot_liable_without_yakuman = Il n’y a de pao que pour un { -yakuman }.
cannot_riichi_not_tenpai = { $names } : { -riichi } déclaré, donc { -tenpai } ; sinon, c’est un chombo.
cannot_four_riichi_needs_four = Tous n’ont pas déclaré { -riichi }.
cannot_as_many_deltas = Il faut une modification pour chaque joueur.
cannot_points_appear_or_vanish = Points et mises doivent faire zéro ensemble : ils font { $detail }.
cannot_not_in_hundreds = Les points vont par centaines.
cannot_too_many_points = Aucune correction ne déplace plus de { $detail } points.
cannot_unfit_text = Noms et raisons ont { $detail } caractères au plus, tous visibles.
cannot_too_many_events = Une partie a { $detail } entrées au plus.
cannot_too_few_sticks = La table n’a pas autant de mises des donnes précédentes.
cannot_not_a_number = « { $detail } » n’est pas un nombre.
cannot_not_a_game = Ce n’est pas une partie de Tenbou.
cannot_newer_version = Cette partie vient d’un Tenbou plus récent. Recharger la page pour l’obtenir ; la partie reste telle quelle.
cannot_damaged = Cette partie est tronquée ou a été modifiée hors de Tenbou.
cannot_cannot_read = Une ligne de cette partie est illisible : { $detail }
game_kept_as_is = Elle reste telle quelle sur cet appareil. L’enregistrer en fichier pour l’examiner, ouvrir une autre partie ou en commencer une.
game_nothing_opened = Rien n’a été modifié.
game_not_saved = Cet appareil n’enregistre rien pour cette page : enregistrer la partie en fichier avant de la quitter.
game_taken_over = Un autre onglet a continué cette partie. La voici à jour ; refaire la dernière étape.
game_from_other_tab = Continuée dans un autre onglet.
game_gone_elsewhere = Cette partie a été supprimée dans un autre onglet.
game_saved_anew = Ce qui était enregistré ici est illisible ; cette partie est enregistrée comme nouvelle.

## later: Page

page_title = Tenbou : score de riichi
page_description = Ce que vaut une main de riichi mahjong, qui paie quoi à qui, et pourquoi. Fonctionne hors ligne.
switch_region = Main ou partie
answer_region = Réponse
around_region = Indicateurs et siège
hand_region = Main
tools_region = Groupes, appels et situation
picker_region = Tuiles
ring_region = Groupes
rules_title = Règles
news_stored = Prêt à servir hors ligne.
news_update = Mise à jour prête. La main reste.
news_apply = Mettre à jour
news_later = Plus tard
news_install = Safari oublie les pages après une semaine. Pour garder Tenbou : Partager, puis Sur l’écran d’accueil.
no_script = Tenbou a besoin de JavaScript, qui est désactivé ici. Rien de ce qui est saisi ne quitte cet appareil.
not_started = Tenbou n’a pas démarré.
load_again = Recharger
alarm_part = Un élément n’a pas pu être chargé :
alarm_offline = L’appareil est hors ligne, et la page n’y est pas encore enregistrée.
alarm_slow = C’est trop long ; la connexion est peut-être lente.
alarm_ended = Le programme s’est arrêté sur une erreur.
alarm_old = Ce navigateur est trop ancien.
alarm_missing = Il manque ici :
browsers = Chrome, Edge ou Firefox 98, Safari ou iOS 15.4 et tout navigateur plus récent conviennent.
retry = Réessayer
licences_about = De quoi Tenbou est fait, à qui cela appartient et à quelles conditions. Les kanjis des tuiles sont des contours de la police Kaisei Tokumin ; pluriels, listes et chiffres suivent le CLDR d’Unicode.
licences = Licences

## guide: Guide

guide_leave = Retour à la main
guide_pages = Pages du Guide

## guide: Score table

## guide: Yaku and fu

## guide: Practice

## guide: About

guide_page_about = À propos de Tenbou
guide_tab_about = À propos
guide_more_about = Version, règles et sources, licences
about_version = Tenbou { $version }

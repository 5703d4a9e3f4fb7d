### French: terms as the Montréal booklet, the clubs and the French EMA and WRC texts have them.
### Yaku, limits, calls and waits in romaji, small; tuile, suite, brelan, bâtonnet, donneur,
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
-kantsu = kan
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
-melded_kantsu = kan exposé
-concealed_kantsu = kan caché
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
-n_han = { $n } han
-n_fu = { $n } fu
-n_honba = { $n } honba
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
-rinshan_nuki = rinshan kaihou
-rinshan_kan_or_nuki = rinshan kaihou
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
-earns_menzen_ron = ron en main fermée
-earns_tsumo = tsumo
-earns_open_pinfu = pinfu ouvert
-pair_dragon = paire de dragons
-pair_seat_wind = paire du vent du joueur
-pair_round_wind = paire du vent dominant
# No source.
-pair_pei = paire du vent du Nord
-pair_double_wind = paire de vent double

## first: Answer

riichi_sticks = { $n ->
    [one] { $n } bâtonnet de { -riichi }
   *[other] { $n } bâtonnets de { -riichi }
  }
n_sticks = { $n ->
    [one] { $n } bâtonnet
   *[other] { $n } bâtonnets
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
empty_more = La dernière tuile est la gagnante. { CAP(-ron) } et { -tsumo } se calculent au fur et à mesure.
or_slide = Ou glisser :
hint_typing = Ou taper : 123m 0p. La touche ? affiche toutes les touches.
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
impossible = Main impossible
said = { $title }.
said_more = { $title }. { $more }
win_spoken = { CAP($way) } : { $worth }, { $paid }.
refused_spoken = { CAP($way) } : { $why }.
needs = il faut : { $list }
would_need = Ne gagne qu’avec : { $list }.
to_why = Détail
as_ron = comme { -ron }
as_ron_and = comme { -ron } + { $names }
points = { $n } points
# No source.
from_all = { $n } chacun
too_many_copies = { CAP($tile) } : { $n } exemplaires, il n’y en a que quatre.
too_many_red_fives = { CAP($tile) } : { $n } exemplaires, ces règles en prévoient moins.
too_many_plain_fives = { $n } cinq ordinaires, ces règles en prévoient moins : l’un d’eux est le { $tile }.
too_many_tiles = { $n } tuiles : une main en a 14, et un { -kantsu } compte pour trois.
not_a_meld = Cet appel ne fait ni { -shuntsu }, ni { -koutsu }, ni { -kantsu } : { $tile }.
riichi_open = { CAP(-riichi) } demande une main fermée. Retirer { -riichi } ou ces appels : { $calls }.
ippatsu_without_riichi = { CAP(-ippatsu) } demande { -riichi } : l’ajouter ou retirer { -ippatsu }.
rinshan_without_kan = { CAP(-rinshan) } demande un { -kantsu } dans la main.
rinshan_without_nuki = Il faut un { -kantsu } ou un kita pour tirer une tuile de remplacement.
rinshan_and_chankan = { CAP(-rinshan) } se gagne par { -tsumo }, { -chankan } par { -ron } : c’est l’un ou l’autre.
rinshan_and_ippatsu = Un { -kan } ou un kita met fin à { -ippatsu } : retirer { -rinshan } ou { -ippatsu }.
chankan_and_last_tile = Pas de { -kan } sur la dernière tuile, donc pas de { -chankan } non plus.
first_turn_and_meld = Après un appel, on ne peut plus gagner au premier tour. Retirer : { $calls }.
first_turn_and_riichi = Après { -riichi }, on ne peut plus gagner au premier tour.
first_turn_and_late = Au premier tour, il ne peut y avoir ni dernière tuile ni { -kan }.
first_turn_and_nuki = Après un kita, on ne peut plus gagner au premier tour.
not_in_set = { CAP($tile) } : à trois, on joue sans les 2 à 8 de { -suit_m }.
chii_of_three = À trois, il n’y a pas de { -chii } : { $tile }.
north_wind = À trois, personne n’est Nord et il n’y a pas de manche Nord.
nuki_of_four = Le kita n’existe qu’à trois joueurs.
robs_nuki_tile = { CAP($tile) } : seul un vent du Nord peut être un kita.
robs_nuki_and_other = Le kita d’un autre n’est ni une défausse ni un { -kan } : retirer { -rinshan }, { -chankan } ou la dernière tuile.
robs_nuki_is_ron = On ne gagne que par { -ron } sur le kita d’un autre.
chankan_tile_in_hand = { CAP($tile) } : un cinquième exemplaire, puisque les quatre sont dans le { -kantsu } volé.
too_many_indicators = { $n } indicateurs de { -dora } : il y en a cinq au plus.
ura_without_riichi = { CAP(-ura) } ne compte qu’avec { -riichi } : l’ajouter ou vider { -ura }.
too_many_ura = { $n } indicateurs d’{ -ura } : plus que de { -dora }.
too_few_tiles = { $n ->
    [one] Il manque encore { $n } tuile.
   *[other] Il manque encore { $n } tuiles.
  }
rinshan_is_tsumo = { CAP(-rinshan) } ne se gagne que par { -tsumo }.
chankan_is_ron = { CAP(-chankan) } ne se gagne que par { -ron }.
first_turn_dealer_ron = Le { -dealer } joue en premier : personne n’a encore défaussé.
closed_kan_not_robbed = Seul { -kokushi } peut voler un { -kan } caché, et seulement si les règles l’admettent.
no_shape = Ces 14 tuiles ne forment pas une main gagnante
two_han_minimum = avec cinq { -honba }, il faut deux { -han } de { -yaku }
need_riichi = { -riichi }
need_menzen_tsumo = { -tsumo }
need_haitei = la dernière tuile
need_houtei = la dernière tuile
need_chankan = { -chankan }
need_rinshan = { -rinshan }
need_tanyao = des règles avec { -tanyao } ouvert
unknown_word = « { $token } » ne fait pas partie de la notation.
bad_tile = « { $character } » dans « { $token } » n’est pas une tuile.
bad_empty = « { $token } » : il manque les tuiles.
tile_unfinished = « { $token } » : après les chiffres vient m, p, s ou z.
bad_winning_tile = « { $token } » : après + vient la tuile gagnante, seule et une seule fois.
bad_wind = « { $token } » : un vent s’écrit ici E, S, W ou N.
bad_count = « { $token } » : un nombre de 0 à 99.
bad_flag = « { $token } » : ce mot s’emploie seul. L’omettre s’il ne s’applique pas.
bad_repeat = « { $token } » : déjà indiqué.
bad_amount = « { $token } » : cela fait bien plus de tuiles qu’une main n’en peut avoir.
bad_name = « { $token } » n’est pas un nom de règles maison.
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
key_next = Main suiv.
seat_dealer = { $wind }, { -dealer }
round_label = Manche { $wind }, { $honba }, { $sticks }
rules_label = Règles : { $title }
house_rules_label = Règles : { $title } avec règles maison
named_rules_label = Règles maison : { $title }
book_tenhou = Tenhou
book_mahjong_soul = Mahjong Soul
book_m_league = M.League
book_jpml_a_2026 = JPML A 2026
book_common_japanese = Usage japonais
book_tenhou_sanma = Tenhou sanma
book_mahjong_soul_sanma = M. Soul sanma
menu = Menu
game = Partie
game_about = Scores, manches et fin de partie
language_missing = Langue indisponible pour l’instant : { $language }. Un nouvel essai suivra.
guide_coming = Chargement…
bad_link = Ce lien est illisible. { $error } Ce qui était saisi est conservé.
not_saved = Cet appareil n’enregistre rien ici : la main sera perdue en quittant la page. L’adresse, elle, la garde.
hand_is_full = La main a 14 tuiles : en retirer une d’abord.
hand_is_full_by = Cela ferait plus de 14 tuiles.
call_does_not_fit = Pas de place pour un appel : il vaut trois tuiles de la main.
no_chii = À trois, il n’y a pas de { -chii }.
no_run_from = Aucune { -shuntsu } ne commence par cette tuile : { $tile }.
tap_one_tile = Pas de glissement sur un appel ou un indicateur : toucher une tuile.
hint_mark = Toucher une tuile en fait la gagnante.
hint_remove = Un appui long sur une tuile la retire de la main.
wins_already = C’est déjà la tuile gagnante : { $tile }.
no_tile_to_take = Il n’y a pas de tuile à retirer.
nothing_entered = Rien n’est encore saisi.
wind_is_set = Ce vent est déjà choisi.
nothing_to_undo = Rien à annuler.
nothing_to_redo = Rien à rétablir.
red_five_taken = { CAP($tile) } : pris, faute de cinq ordinaire.
ippatsu_went = { CAP(-ippatsu) } est retiré aussi.
ura_went = { CAP(-ura) } est retiré aussi.
rinshan_went = { CAP(-rinshan) } est retiré aussi.

## later: Opened answer

gains_but_lacks = { $gains }, mais { $losses }

won_by = Gagné par
close = Fermer
to_game = Vers la partie
begin_with_hand = Commencer une partie avec cette main
pays_nothing = Pas de { $way } : { $why }
not_added = ne s’ajoute pas
total_han = Total
sum_fu = Somme
before_rounding = { $n } avant arrondi
not_rounded = sans arrondi
finished_by_ron = { $set }, complété par { -ron }
told_of = Consulter le Guide
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
others_none = Il n’y a pas d’autre lecture.
others_more = { $n ->
    [one] et { $n } autre qui ne rapporte pas plus
   *[other] et { $n } autres qui ne rapportent pas plus
  }
reads_as = { CAP($tile) } comme { $wait }
splits = Autre découpage
form_standard = Lue comme groupes et { -pair }
form_chiitoitsu = Lue comme { -chiitoitsu }
form_kokushi = Lue comme { -kokushi }
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
same_under = Même résultat avec : { $list }.
same_nowhere = Aucun autre règlement ne donne le même résultat.
decided_by = { $option } : { $choice }

## later: Rules

rules_head = Règlements
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
house_unkept = « { $name } » est venu avec un lien : ce sont les règles maison de l’expéditeur. { $rules }. Les enregistrer sur cet appareil ?
house_not_now = Pas maintenant
house_used = « { $name } » est utilisé sans être enregistré.
house_differs = « { $name } » est enregistré ici avec d’autres règles : { $rules }.
house_elsewhere = « { $name } » a été modifié dans un autre onglet ; rien n’a été remplacé.
house_beside = « { $name } » a été modifié ailleurs. Ces règles sont enregistrées sous « { $place } ».
house_not_saved = Ce navigateur n’enregistre rien : les règles maison durent jusqu’à la fermeture de la page.
house_of_link = Le lien contient des règles maison, « { $name } », qui ne sont pas enregistrées ici. Toucher leur nom pour les voir.
house_no_name = Leur donner d’abord un nom.
house_taken = Des règles maison portent déjà ce nom. En choisir un autre.
house_printed = C’est le nom d’un règlement. En choisir un autre.
book_in_use = actuel
book_usual = Le plus courant chez les joueurs francophones. Ici, on peut choisir un autre règlement ou modifier n’importe quelle règle.
book_differs = { $n ->
    [one] { $n } règle diffère : { $rules }
   *[other] { $n } règles diffèrent : { $rules }
}
title_jpml_a_2026 = Japan Professional Mahjong League, règles A
title_common_japanese = Règles japonaises courantes
title_mahjong_soul_sanma = Mahjong Soul sanma
edition_m_league = règles officielles
edition_jpml_a_2026 = (1er avril 2026)
edition_tenhou = hanchan classé, tanyao ouvert, cinq rouges
edition_mahjong_soul = hanchan classé
edition_common_japanese = article sur le décompte
edition_tenhou_sanma = hanchan classé à trois
edition_mahjong_soul_sanma = hanchan classé à trois
source_wrc_2015 = World Riichi Championship Rules 2015 (S. Malbec), sections 5 et 6
source_wrc_2025 = WRC Rules 2025, v20250526, avec la précision du 29/06/2025, worldriichi.org
source_ema_2008 = EMA Riichi Competition Rules 2008, chapitre 4
source_ema_2025 = EMA Riichi Rules 2025, version 1.1 (en vigueur depuis le 01/01/2026), avec les annotations de juin 2026, mahjong-europe.org
source_m_league = Règles officielles de la M.League, m-league.jp
source_jpml_a_2026 = Règle A officielle de la JPML, feuille du 01/04/2026, ma-jan.or.jp
source_tenhou = Manuel de Tenhou, tenhou.net/man
source_mahjong_soul = Hanchan classé de Mahjong Soul
source_common_japanese = Un article japonais courant sur le décompte
source_tenhou_sanma = Manuel de Tenhou, tenhou.net/man ; 534 parties classées enregistrées
source_mahjong_soul_sanma = Textes de règles du jeu Mahjong Soul
books_for = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
rules_more = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
  }
rules_sources = Sources
options_head = Toutes les règles
rules_search = Chercher une règle
rules_search_clear = Effacer
rules_only = Seulement les écarts avec { $rulebook } : { $n }
rules_count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rules_found = Règles trouvées : { $n } sur { $all }
rules_found_none = Aucune règle trouvée pour « { $text } ».
house_none = aucune règle modifiée
house_count = { $n ->
    [one] { $n } règle modifiée
   *[other] { $n } règles modifiées
  }
reset_one = Revenir à : { $choice }
reset_label = { $rule } : { $reset }
reset_all = Tout réinitialiser
changed = modifié
assumed = supposé
assumed_note = « supposé » marque ce que le règlement laisse ouvert ou qu’aucune source sûre n’énonce.
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
yaku_open_tanyao = { CAP(-tanyao) } en main ouverte (kuitan)
yaku_ippatsu = { CAP(-ippatsu) }
yaku_ura_dora = { CAP(-ura) }
yaku_kan_dora = { CAP(-kan) } { -dora }
yaku_renhou = { CAP(-renhou) }
yaku_nagashi_mangan = { CAP(-nagashi_mangan) }
yaku_ryuuiisou_needs_hatsu = { CAP(-ryuuiisou) } exige le dragon vert
yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } peut voler un { -kan } caché
yaku_rinshan_with_haitei = { CAP(-rinshan) } et { -haitei } ensemble
yaku_two_han_minimum_at_5_honba = Deux { -han } minimum dès 5 { -honba }
yaku_north_value = Le Nord gardé est un yakuhai
limit_kiriage_mangan = { CAP(-kiriage_mangan) }
limit_counted_13_han = { CAP(-kazoe_yakuman) } (13 { -han } et plus)
limit_yakuman_stacking = Plusieurs { -yakuman } s’ajoutent
limit_double_yakuman = { CAP(-double_yakuman) }
fu_double_wind_pair = { CAP(-pair) } de vent double
fu_open_pinfu_ron = { CAP(-pinfu) } ouvert par { -ron }
fu_pinfu_tsumo = { CAP(-pinfu) } par { -tsumo }
fu_chiitoitsu = { CAP(-chiitoitsu) }
fu_rinshan_tsumo = { CAP(-fu) } de { -tsumo } après un { -kan }
fu_ron_completed_triplet = { CAP(-koutsu) } complété par { -ron }
dora_kan_dora_reveal = Révélation du { -kan } { -dora }
dora_rinshan_counts_new_indicator = Nouvel indicateur avec { -rinshan }
dora_chankan_counts_new_indicator = Nouvel indicateur avec { -chankan }
pay_honba = Points par { -honba }
pay_north_share = Part du Nord absent
pay_simultaneous_ron = Double et triple { -ron }
pay_multi_ron_honba = { CAP(-honba) } avec plusieurs { -ron }
pay_multi_ron_sticks = Bâtonnets avec plusieurs { -ron }
pao_yakuman = { CAP(-yakuman) } avec pao
pao_rinshan_after_fed_kan = Pao après un { -kan } exposé
pao_closed_kan_counts_as_visible = Un { -kan } caché compte pour le pao
pao_tsumo = Pao sur { -tsumo }
pao_ron_by_third_player = Pao sur { -ron } d’un autre joueur
pao_honba_on_ron = { CAP(-honba) } d’un { -ron } partagé
pao_composite = Pao et second { -yakuman }
# No source.
draw_noten_total = Paiements { -noten }
draw_abortive = Donnes avortées
draw_dealer_repeat = Renchan si
draw_karaten = Attente d’un cinquième exemplaire (karaten)
misc_chombo = Chombo
misc_riichi_needs_1000 = { CAP(-riichi) } demande 1 000 points
misc_riichi_min_wall = Tuiles du mur pour { -riichi }
misc_bust_ends_game = Tobi : sous zéro, la partie finit
# No source.
end_start_return = Départ / retour
end_uma = Uma
end_oka = Oka
end_final_rounding = Arrondi à la fin
end_ties = Égalités
end_leftover_sticks = Bâtonnets restants
end_yakitori = Yakitori
end_agariyame_extension = Agari-yame, manche Ouest
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
choice_nearest_only = seul le plus proche gagne (atamahane)
choice_all_paid = tous gagnent
choice_double_paid_triple_abort = deux sont payés, trois annulent la donne
choice_nearest = le plus proche
choice_each_winner = chaque gagnant
choice_all_nearest = tous au plus proche
choice_own_back_rest_nearest = le sien rendu, le reste au plus proche
choice_all = tout
choice_half_each = moitié chacun
choice_discarder_all = le défausseur paie tout
choice_liable = joueur en pao
choice_whole_hand = toute la main
choice_liable_part_only = seulement le { -yakuman } concerné par le pao
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
choice_five_down_six_up = 500 arrondi vers le bas
choice_half_away_from_zero = 500 arrondi en s’éloignant de zéro
choice_split_uma = uma partagé
choice_seat_order = selon l’ordre des sièges
choice_split_first_dealer = partage, reste selon les sièges
choice_lost = à personne
choice_halved = la moitié par chacun
choice_full = le tout par chacun (supposé)
choice_to_first = au premier
choice_west_until_return = les deux

about_yaku_red_fives = Nombre de cinq rouges dans le jeu ; chacun est un { -dora }.
about_yaku_open_tanyao = { CAP(-tanyao) } compte aussi en main ouverte.
about_yaku_ippatsu = Gagner dans le tour qui suit { -riichi } vaut { -ippatsu }.
about_yaku_ippatsu_of_three = Gagner dans le tour qui suit { -riichi } vaut { -ippatsu }, même sur le kita d’un autre (supposé chez Tenhou).
about_yaku_ura_dora = Qui gagne avec { -riichi } compte { -ura }.
about_yaku_kan_dora = Chaque { -kan } ajoute un indicateur de { -dora }.
about_yaku_renhou = Valeur d’un { -ron } avant son premier tirage. Comme { -mangan }, il compte seul ; comme cinq { -han }, il s’ajoute au reste.
about_yaku_nagashi_mangan = Valeur d’une donne nulle où l’on n’a défaussé que des terminales et des honneurs, sans qu’aucun soit appelé.
about_yaku_ryuuiisou_needs_hatsu = { CAP(-ryuuiisou) } exige le dragon vert.
about_yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } peut voler un { -kan } caché.
about_yaku_rinshan_with_haitei = Gagner sur la dernière tuile de remplacement vaut { -rinshan } et { -haitei }.
about_yaku_two_han_minimum_at_5_honba = Dès cinq { -honba }, une victoire demande deux { -han } de { -yaku }.
about_yaku_north_value = Les Nord gardés en main valent pour tous ce que valent les dragons.
about_limit_kiriage_mangan = 4 { -han } 30 { -fu } et 3 { -han } 60 { -fu } se paient comme un { -mangan }.
about_limit_counted_13_han = Ce que valent 13 { -han } ou plus sans { -yakuman }.
about_limit_yakuman_stacking = Plusieurs { -yakuman } d’une main s’ajoutent.
about_limit_double_yakuman = Les { -yakuman } qui comptent double.
about_fu_double_wind_pair = { CAP(-fu) } d’une { -pair } d’un vent à la fois dominant et du joueur.
about_fu_open_pinfu_ron = { CAP(-fu) } d’une main ouverte gagnée par { -ron } sans autre { -fu }.
about_fu_pinfu_tsumo = { CAP(-fu) } d’un { -pinfu } par { -tsumo } ; à 30, { -pinfu } ne compte pas.
about_fu_chiitoitsu = { CAP(-chiitoitsu) } : 25 { -fu } et 2 { -han }, ou 50 { -fu } et 1.
about_fu_rinshan_tsumo = { CAP(-fu) } de { -tsumo } sur une tuile de remplacement.
about_fu_ron_completed_triplet = Comment compte un { -koutsu } complété par { -ron }.
about_dora_kan_dora_reveal = Quand l’indicateur d’un { -kan } est retourné.
about_dora_rinshan_counts_new_indicator = Qui gagne sur une tuile de remplacement compte le nouvel indicateur.
about_dora_chankan_counts_new_indicator = Qui vole un { -kan } compte son indicateur.
about_pay_honba = Ajoutés à un { -ron } / à chaque part d’un { -tsumo }.
about_pay_north_share = Ce qu’un quatrième joueur aurait payé pour un { -tsumo } : cela ne va à personne, ou les deux autres le paient en plus.
about_pay_simultaneous_ron = Qui est payé quand plusieurs joueurs annoncent { -ron } sur une tuile.
about_pay_multi_ron_honba = Lequel des gagnants reçoit les { -honba }.
about_pay_multi_ron_sticks = Lequel des gagnants reçoit les bâtonnets de { -riichi }.
about_pao_yakuman = { CAP(-yakuman) } qui mettent en pao le joueur qui fournit le dernier groupe.
about_pao_rinshan_after_fed_kan = Qui a défaussé la tuile d’un { -kan } exposé paie seul la victoire sur la tuile de remplacement.
about_pao_closed_kan_counts_as_visible = Un { -kan } caché compte parmi les groupes visibles quand le dernier est fourni.
about_pao_tsumo = Part d’un { -tsumo } que paie le joueur en pao.
about_pao_ron_by_third_player = Comment le joueur en pao et un autre défausseur partagent un { -ron }.
about_pao_honba_on_ron = Qui paie les { -honba } d’un { -ron } partagé.
about_pao_composite = Ce qui est partagé quand la main a un second { -yakuman }. Les { -honba } d’un { -tsumo } restent à la charge du joueur en pao ; les règlements qui ne partagent qu’une partie n’en disent rien.
about_draw_noten_total = Points versés par les { -noten } aux { -tenpai } lors d’une donne nulle.
about_draw_abortive = Les donnes avortées possibles.
about_draw_dealer_repeat = Quand le { -dealer } reste { -dealer }.
about_draw_karaten = Si une main qui n’attend qu’un cinquième exemplaire compte comme { -tenpai }.
about_misc_chombo = La pénalité pour une victoire annoncée à tort ou une autre faute grave.
about_misc_riichi_needs_1000 = Avec moins de 1 000 points, on ne peut pas déclarer { -riichi }.
about_misc_riichi_min_wall = Tuiles qui doivent rester au mur pour { -riichi }.
about_misc_bust_ends_game = Un score sous zéro met fin à la partie.
about_end_start_return = Points au départ / retirés à la fin.
about_end_uma = Bonus de place en milliers ; flottant : selon le nombre de joueurs à 30 000 ou plus.
about_end_oka = Bonus de la première place en milliers.
about_end_final_rounding = Comment les scores, sauf celui du premier, sont arrondis au millier ; le premier prend le reste.
about_end_ties = Comment se classent des scores égaux ; ce qui ne se partage pas peut aller au premier dans l’ordre des sièges (Est d’abord).
about_end_leftover_sticks = Bâtonnets de { -riichi } laissés sur la table à la fin.
about_end_yakitori = Milliers perdus par qui n’a gagné aucune main.
about_end_agariyame_extension = Un donneur en tête peut arrêter à la dernière donne ; si les scores sont bas, on joue une manche Ouest.

## later: Menu

winds_title = Vents et bâtonnets
language_title = Langue
terms_native = Français
terms_ema = Anglais EMA
terms_wrc = Anglais WRC

seat_title = Vent du joueur
round_title = Vent dominant
honba_title = { CAP(-honba) }
sticks_title = Bâtonnets de { -riichi } sur la table
table_reset = Ni { -honba } ni bâtonnets
less = { $name } : un de moins
more_of = { $name } : un de plus
guide = Guide
guide_about = Table de score, { -yaku }, { -fu }, exercices
hands_title = Dernières mains
hands_more = Les vingt dernières mains gagnantes
hands_none = Pas encore de main. Une main gagnante est gardée ici quand on passe à la suivante.
hands_delete = Tout supprimer
hands_deleted = Tout est supprimé.
hands_not_kept = Cet appareil n’enregistre rien pour cette page : ces mains seront perdues en la quittant.
copy_link = Copier le lien
write_hand = Écrire la main
write_help = Des chiffres, puis m p s z : 0 est un cinq rouge. + avant la tuile gagnante, chii:234s pon:555z kan:1111p ankan:9999s, dora:4p ura:1z, seat:E round:S, riichi, ippatsu, honba:1.
write_use = Utiliser cette main
write_label = La main en texte
copied = Lien copié.
not_copied = Impossible de copier le lien : le copier depuis la barre d’adresse.
terms_title = Termes
terms_romaji = Romaji
terms_japanese = 日本語
theme_title = Couleurs
theme_auto = Auto
theme_light = Clair
theme_dark = Sombre
numerals_title = Chiffres sur les tuiles
shortcuts = Clavier
shortcuts_more = Aussi avec la touche ?
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
shortcut_next = Main suivante : effacer, puis régler tour, place et { -honba }
shortcut_clear_keys = X
shortcut_clear = Effacer : vents, { -honba }, bâtonnets et règles restent
shortcut_out_keys = Échap
shortcut_out = Quitter un mode, fermer
shortcut_keys_keys = ?
shortcut_keys = Cette liste
club = Club
club_about = Soirées, places, résultats, classement

## later: Game

game_events = { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
  }

game_hand = Main
game_game = Partie
# No source.
game_win = Victoire
game_draw = Donne nulle
game_log = Journal
game_more = Autres
game_board = La partie
game_actions = Actions de la partie
game_close = Fermer
game_record = Inscrire
game_change = Modifier
game_title_at = { $title }, { $deal }
game_deal = { $wind } { $n }
deal_label = { $deal }, { $honba }, { $sticks }
seat_of = { $name }, { $seat }
table_is_games = Le vent dominant, les { -honba } et les bâtonnets sont ceux de la partie.
hand_apart = Pour voir seulement : vent dominant, { -honba } et bâtonnets sont ceux de cette main, pas de la partie.
hand_declared = { $n } a déclaré { -riichi }. Choisir qui a gagné, ou reprendre le bâtonnet sur l’écran de la partie.
game_centre = { $deal }, { $honba }, { $sticks } sur la table
game_seat = { $wind }, { $place } place
game_seat_dealer = { $wind }, { -dealer }, { $place } place
game_apart = écart avec { $other }
game_riichi_of = { $name } : { -riichi }
game_over = Partie finie
game_over_last_hand = La dernière donne est jouée.
game_over_target = Les points pour finir sont atteints.
game_over_dealer_stops = Le dernier donneur est en tête et arrête.
game_over_bust = Quelqu’un est sous zéro.
game_over_stopped = Arrêtée par les joueurs.
game_result = Résultat
game_needs = Que faut-il à { $name } ?
game_needs_title = Ce qu’il faut à { $name }
game_for_place = Pour la { $place } place
game_any = n’importe quelle main
game_start_title = Nouvelle partie
game_start_edit = Joueurs et règles
game_players = Joueurs dans l’ordre de jeu
game_name_of = Nom du joueur au siège { $wind }
game_rulebook = Règlement
game_house = { $title }, règles maison
game_length = Durée
game_hanchan = Hanchan
game_tonpuusen = Tonpuusen
# No source.
game_points_line = Départ { $start }, retour { $back }, uma { $uma }, oka { $oka }.
game_floating = flottant : selon le nombre de joueurs à 30 000 ou plus
game_begin = Commencer
game_begun = { $name } donne en premier.
game_dealt = { $deal } : { $name } donne
game_under_way = Partie déjà en cours
game_under_way_help = Telle qu’elle était au début de cette donne, avant tout { -riichi }. Les pénalités déjà reçues se notent ensuite, sous Autres.
game_has_won = Qui a déjà gagné une donne ?
game_adds_up = Scores et bâtonnets font { $n } : c’est juste.
game_waiting_hand = La main saisie est gardée jusqu’au début de la partie.
game_games = Parties
game_all_games = Parties sur cet appareil
game_no_games = Pas encore de partie.
game_opened = Ouverte
game_delete_of = Supprimer la partie du { $date }
game_export_of = Enregistrer la partie du { $date } dans un fichier
game_import = Ouvrir un fichier
game_paste = Coller un lien ou une partie
game_use_pasted = Ouvrir ce qui est collé
game_deleted = La partie est supprimée.
game_undelete = Annuler
game_damaged_game = Cette partie est illisible
game_exported = Le fichier est dans les téléchargements.
game_who_won = Qui a gagné ?
game_from = Sur qui ?
game_ron_from = { CAP(-ron) } sur { $name }
game_tiles = Saisir les tuiles
game_use_hand = Utiliser la main saisie : { $name }
game_go_on_hand = Continuer avec la main saisie : { $name }
game_tiles_of = Saisir les tuiles : { $name }
game_worth = { $name } : combien de { -han } ?
game_fu = { $name } : combien de { -fu } ?
game_counted = 13+
game_from_tiles = d’après les tuiles
game_liable = { $yakuman } : qui est en pao ?
game_fed = { CAP(-rinshan) } après un { -kan } exposé : qui en a défaussé la tuile ?
game_nobody = Personne
game_no_stick = La main de { $name } a { -riichi }, mais son bâtonnet n’est pas sur la table.
game_lay = Poser le bâtonnet de { -riichi }
game_without_riichi = Sans { -riichi }
game_no_riichi = { $name } a déclaré { -riichi }, mais cette main n’en a pas.
game_with_riichi = Ajouter { -riichi }
game_leave = Laisser tel quel
game_nothing_moves = Aucun point n’est échangé.
game_hand_no_win = Avec les règles de cette partie, cette main ne gagne pas : { $why }
game_draw_title = Donne nulle
game_tenpai = Qui est { -tenpai } ?
game_all = Tous
game_rare = Autres
game_nagashi = { CAP(-nagashi_mangan) }
game_karaten = Qui n’attend qu’un cinquième exemplaire (karaten) ?
game_abortive = Donne avortée
game_nine_terminals = Kyuushu kyuuhai (neuf terminales et honneurs)
game_four_winds = Suufon renda (quatre vents égaux)
game_four_riichi = Suucha { -riichi } (tous les quatre)
game_four_kans = Suukaikan (quatre { -kan })
game_triple_ron = Triple { -ron }
game_chombo = Chombo
game_chombo_who = Qui a fait chombo ?
game_riichi_who = Qui a déclaré { -riichi } ?
game_chombo_later = Cela retire { $n } points du résultat à la fin ; la donne est rejouée.
game_penalty = Pénalité
game_penalty_help = Elle est retirée du résultat final, après l’uma, et personne ne la reçoit. Scores et places ne changent pas.
game_penalty_who = Qui est pénalisé ?
game_head_bump = Atamahane : seul { $name } est payé, premier après { $payer } dans l’ordre de jeu.
game_void_ron = Triple { -ron } : avec ces règles, la donne est nulle. Personne n’est payé ; elle est notée comme donne avortée.
game_adjust = Correction
game_adjust_help = Points à ajouter ou, avec −, à retirer. Avec les bâtonnets, 1 000 chacun, le total doit faire zéro.
game_adjust_sticks = Bâtonnets de { -riichi } sur la table
game_reason = Motif
game_stop = Terminer la partie ici
game_undone = Annulé : { $event }
game_redone = Rétabli : { $event }
game_standings = Classement
game_facing_one = Orienter tous les sièges du même côté
game_facing_each = Orienter chaque siège vers son joueur
stays_dark = Le navigateur ne garde pas l’écran allumé : à régler sur l’appareil.
game_new_game = Nouvelle partie
game_again = Nouvelle partie, mêmes joueurs
game_log_empty = Aucune entrée pour l’instant.
game_log_earlier = Entrées précédentes
game_edit = Modifier
game_edit_of = Modifier : { $event }
game_insert = Insérer avant
game_insert_of = Insérer avant : { $event }
game_kind = Type d’entrée
game_remove = Retirer
game_remove_of = Retirer : { $event }
game_show_hand = Tuiles
game_show_hand_of = Tuiles : { $name }
game_changed_title = Ce qui a changé
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
ask_riichi = Choisir qui a déclaré { -riichi }.
ask_abortive = Choisir pourquoi la donne est avortée.
ask_penalty = Choisir qui est pénalisé.
ask_worth = Choisir les { -han } ou une limite.
ask_fu = Choisir les { -fu }.
ask_riichi_differs = Choisir que faire de { -riichi }.
log_start = { $rules }, { $length }
log_start_at = { $rules }, { $length }, à partir de { $deal }
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
log_penalty = { $name } : pénalité, { $n } de moins au résultat
log_adjust_why = Correction : { $reason }
log_stop = Partie arrêtée
log_table = Table
why_ron = { -ron }
why_tsumo = { -tsumo }
why_honba = { -honba }
why_liability = pao
why_fed_kan = { -kan } exposé (pao)
why_stick = bâtonnets de { -riichi }
why_own_stick = son propre bâtonnet de { -riichi }
why_noten = { -noten }
why_nagashi = { -nagashi_mangan }
why_chombo = chombo
why_returned = bâtonnet rendu
why_riichi = bâtonnet de { -riichi }
why_adjustment = correction
end_title = Résultat
end_so_far = Si l’on s’arrêtait là
item_score = Points
# No source.
item_return = Retour
item_uma = Uma
item_oka = Oka
item_sticks = Bâtonnets restants
item_rounding = Arrondi
item_chombo = Chombo
item_penalty = Pénalité
item_yakitori = Yakitori
item_rest = Reste
end_outside = Hors de la partie
end_sum = Somme
end_copied = Copié.
end_not_copied = Ce navigateur n’autorise pas la copie : sélectionner le texte ci-dessus et le copier.
share_game = Transmettre ou partager
share_help = Qui l’ouvre a une copie de cette partie, noms compris. L’original reste ici.
share_code = Code QR du lien
share_no_code = Pas de code QR pour cette partie : partager le lien ou le fichier.
share_link = Partager le lien
share_text = Partager le texte
share_file = Partager le fichier
share_picture = Partager l’image
share_too_long = Cette partie est trop longue pour un lien : la partager en fichier.
share_by_hand = À copier
arrived_title = Une partie reçue
arrived_other = Elle s’ouvre comme une partie à part ; les autres parties restent telles quelles.
arrived_same = Cette partie est déjà ici, dans le même état.
arrived_ahead = Cette partie est déjà ici. La copie continue là où elle s’arrête.
arrived_behind = Cette partie est déjà ici. Elle continue là où la copie s’arrête.
arrived_apart = La partie d’ici et la copie ont continué différemment. Si la copie est ouverte, celle d’ici reste dans la liste des parties.
arrived_mine = Celle d’ici
arrived_theirs = La copie
arrived_go_mine = Garder celle d’ici
arrived_go_theirs = Ouvrir la copie
end_to_evening = Vers la soirée du club
cannot_at = Cela rendrait impossible l’entrée { $n }, « { $event } » : { $why }
cannot_no_start = La partie n’a pas de début.
cannot_already_started = La partie a déjà commencé.
cannot_game_over = La partie est finie : annuler la dernière entrée pour continuer.
cannot_already_riichi = { $name } a déjà déclaré { -riichi }.
cannot_riichi_needs_1000 = { $name } a moins de 1 000 points : pas de { -riichi }.
cannot_wall_too_short = Il reste trop peu de tuiles au mur pour { -riichi }.
cannot_hand_in_progress = Il y a un { -riichi } dans cette donne : la finir d’abord.
cannot_as_many_names = Ces règles se jouent à { $detail } : il faut un nom pour chacun.
cannot_as_many_scores = Ces règles se jouent à { $detail } : il faut un score pour chacun.
cannot_no_such_deal = Une partie de cette durée n’a pas cette donne.
cannot_no_such_counter = { CAP(-honba) } et bâtonnets vont de 0 à { $detail }.
cannot_total_is_off = Scores et bâtonnets, 1 000 chacun, doivent faire { $more } : l’écart est de { $detail }.
cannot_busted_before = { $name } est sous zéro : avec ces règles, la partie est finie.
cannot_unknown_length = Cette durée de partie est inconnue.
cannot_unknown_rulebook = Le règlement « { $detail } » est inconnu ici.
cannot_unknown_option = La règle « { $detail } » est inconnue ici.
cannot_fixed_option = Seul un règlement décide de « { $detail } ».
cannot_bad_value = La règle { $detail } n’a pas ce choix.
cannot_no_such_seat = Ce siège n’existe pas.
cannot_no_such_entry = Cette entrée n’existe pas.
cannot_wins_no_more = La main de { $name } ne gagne pas : { $detail }
neither_ron_nor_tsumo = On gagne par { -ron } ou par { -tsumo }.
no_such_value = « { $n } » n’a pas cette valeur.
cannot_seat_twice = { $name } est nommé deux fois.
cannot_pays_himself = { $name } ne peut pas gagner et payer.
cannot_no_winner = Personne n’a gagné.
cannot_one_tsumo = Un seul peut gagner par { -tsumo }.
cannot_fed_kan_is_tsumo = Gagner sur une tuile de remplacement, c’est { -tsumo }.
cannot_not_in_rulebook = Cela n’existe pas avec ces règles.
cannot_wall_too_long = Après la distribution, le mur n’a jamais plus de { $detail } tuiles.
cannot_too_many_yakuman = Avec ces règles, une main a { $detail } { -yakuman } au plus.
cannot_han_of_yakuman = { $name } : un { -yakuman } n’a ni { -han } ni { -fu }.
cannot_no_han = { $name } : il manque les { -han }.
cannot_no_such_fu = { $name } : aucune main n’a { $detail } { -fu }.
cannot_too_many_han = { $name } : aucune main n’a { $detail } { -han }.
cannot_no_such_ron = { $name } : aucun { -ron } n’a { $detail } { -han } { $more } { -fu }.
cannot_no_such_tsumo = { $name } : aucun { -tsumo } n’a { $detail } { -han } { $more } { -fu }.
cannot_two_han_minimum = { $name } : dès cinq { -honba }, une victoire demande deux { -han } de { -yaku }.
cannot_liable_twice = Deux joueurs sont en pao pour le même { -yakuman }.
cannot_liable_without_yakuman = Il n’y a de pao que pour un { -yakuman }.
cannot_liable_beyond = { $name } : aucune main de cette valeur n’a tous les { -yakuman } choisis pour le pao.
cannot_riichi_not_tenpai = { $names } : { -riichi } déclaré, donc { -tenpai } ; sinon, c’est un chombo.
cannot_riichi_noten_no_chombo = { $names } : { -riichi } déclaré, donc { -tenpai }. Ces règles ne permettent pas de le déclarer sans cela et n’ont pas de chombo pour ce cas. Reprendre le bâtonnet, ou corriger les points d’un commun accord.
cannot_four_riichi_needs_four = Tous n’ont pas déclaré { -riichi }.
cannot_as_many_deltas = Il faut une modification pour chaque joueur.
cannot_points_appear_or_vanish = Points et bâtonnets doivent s’annuler : leur somme est { $detail }. Des points que personne ne reçoit sont une pénalité.
cannot_not_in_hundreds = Les points vont par centaines.
cannot_no_points = Indiquer combien de points la pénalité retire.
cannot_too_many_points = Plus de { $detail } points d’un coup, c’est trop.
cannot_unfit_text = Noms et motifs ont { $detail } caractères au plus, tous visibles.
cannot_too_many_events = Une partie a { $detail } entrées au plus.
cannot_too_few_sticks = Il n’y a pas sur la table autant de bâtonnets des donnes précédentes.
cannot_not_a_number = « { $detail } » n’est pas un nombre.
cannot_not_a_game = Ce n’est pas une partie de Tenbou.
cannot_newer_version = Cette partie vient d’un Tenbou plus récent. Recharger la page pour l’obtenir ; la partie reste telle quelle.
cannot_damaged = Cette partie est incomplète ou a été modifiée hors de Tenbou.
cannot_cannot_read = Une ligne de cette partie est illisible : { $detail }
game_kept_as_is = Elle reste telle quelle sur cet appareil. L’enregistrer dans un fichier pour l’examiner, ouvrir une autre partie ou en commencer une.
game_nothing_opened = Rien n’a été modifié.
file_too_long = Ce fichier est trop gros : au plus { $n } Mo sont lus.
game_not_saved = Cet appareil n’enregistre rien pour cette page : enregistrer la partie dans un fichier avant de la quitter.
game_taken_over = Cette partie a été continuée dans un autre onglet. La voici à jour ; refaire la dernière étape.
game_from_other_tab = Continuée dans un autre onglet.
game_gone_elsewhere = Cette partie a été supprimée dans un autre onglet.
game_saved_anew = Ce qui était enregistré ici est illisible ; cette partie est enregistrée comme nouvelle.
game_two_ways = Cette partie a continué de deux façons. Les deux sont dans la liste des parties.

## later: Page

store_late = Ce que cet appareil garde pour la page n’est pas encore chargé. Cela apparaîtra dès que possible, complété par ce qui est saisi maintenant.
store_newer = Ce que cet appareil garde pour la page vient d’un Tenbou plus récent. Recharger la page pour l’obtenir ; rien n’y est remplacé.
page_title = Tenbou : calcul des points au riichi
page_description = Ce que vaut une main de mahjong riichi, qui paie quoi à qui, et pourquoi. Fonctionne hors ligne.
switch_region = Main ou partie
answer_region = Réponse
around_region = Indicateurs et siège
hand_region = Main
tools_region = Groupes, appels et situation
picker_region = Tuiles
ring_region = Groupes
rules_title = Règles
news_stored = Prêt à fonctionner hors ligne.
news_update = Mise à jour prête. La main est conservée.
news_apply = Mettre à jour
news_later = Plus tard
news_install = Safari efface les données des pages qui n’ont pas été ouvertes depuis une semaine. Pour garder Tenbou : Partager, puis « Sur l’écran d’accueil ».
no_script = Tenbou a besoin de JavaScript, qui est désactivé ici. Rien de ce qui est saisi ne quitte cet appareil.
not_started = Tenbou n’a pas démarré.
load_again = Recharger
alarm_part = Un élément n’a pas pu être chargé :
alarm_offline = L’appareil est hors ligne, et la page n’y est pas encore enregistrée.
alarm_slow = Le chargement dure trop longtemps ; la connexion est peut-être lente.
alarm_ended = Le programme s’est arrêté sur une erreur.
alarm_gone = Un élément de cette version ne peut plus être chargé. La main et la partie sont conservées.
alarm_old = Ce navigateur est trop ancien.
alarm_missing = Il manque ici :
browsers = Chrome, Edge ou Firefox 98, Safari ou iOS 16 et tout navigateur plus récent conviennent.
retry = Réessayer
licences_about = De quoi Tenbou est fait, à qui cela appartient et à quelles conditions. Les kanjis des tuiles sont des contours de la police Kaisei Tokumin ; pluriels, listes et chiffres suivent le CLDR d’Unicode.
licences = Licences

## guide: Guide

guide_leave = Retour à la main
guide_entering = Saisir une main
guide_pages = Pages du Guide

## guide: Score table

guide_page_table = Table de score
guide_tab_table = Points
guide_more_table = Ce que paient { -han } et { -fu } selon les règles en usage, à l’écran ou imprimé
table_seat = Qui gagne
table_caption = Points d’une victoire : { $winner }
table_key_other = En haut par { -ron }, en bas par { -tsumo } : ce que paie un { -non_dealer } / ce que paie le { -dealer }.
table_key_dealer = En haut par { -ron }, en bas par { -tsumo } : ce que paie chacun.
table_rare = { $n } à { $most } { -fu }
table_mine = main saisie
han_from = { $n } { -han } et plus
han_to = { $n }–{ $most } { -han }
table_way = { $way }, { $payer }
table_discarder = { -discarder }
table_dealer = { -dealer }
table_non_dealer = { $n ->
    [one] { -non_dealer }
   *[other] chaque { -non_dealer }
  }
table_each = chacun
table_example_ron = Exemple de main, par { -ron }
table_example_tsumo = Exemple de main, par { -tsumo }
table_open_hand = Ouvrir cette main
table_open_hand_of = Ouvrir cette main : { $hand }
no_20_fu_ron = Aucun { -ron } n’a 20 { -fu } : une main fermée en reçoit 10 de plus, une main ouverte compte pour 30.
no_20_fu_tsumo = Avec ces règles, { -pinfu } par { -tsumo } a 30 { -fu }, et aucune autre main n’en a 20.
no_20_fu_one_han = 20 { -fu } par { -tsumo }, c’est { -pinfu } en main fermée : cela fait déjà deux { -han }.
no_25_fu = Avec ces règles, { -chiitoitsu } a 50 { -fu }, et aucune autre main n’en a 25.
no_25_fu_one_han = 25 { -fu }, c’est { -chiitoitsu }, qui vaut à lui seul deux { -han }.
no_25_fu_tsumo = 25 { -fu }, c’est { -chiitoitsu } : ses deux { -han } et le { -tsumo } d’une main fermée en font trois.
no_110_fu_one_han = Aucune main à un seul { -han } n’atteint 110 { -fu }.
no_110_fu_tsumo = Par { -tsumo }, aucune main à un seul { -han } n’atteint 110 { -fu }.
table_paper = Sur papier
table_paper_more = Une page avec limites, { -fu } et { -yaku } ; ou dix cartes de 91 × 55 mm, en taille réelle, recto verso sur une même feuille.
table_print_sheet = Imprimer la page
table_print_cards = Imprimer les cartes
paper_closed = fermée
paper_open = ouverte
paper_instead = Au lieu de compter
paper_changed = Modifié par rapport à { $rulebook } ({ $list }).
paper_changed_more = { $n ->
    [one] { $n } autre règle est modifiée, sans effet sur ces nombres.
   *[other] { $n } autres règles sont modifiées, sans effet sur ces nombres.
  }
paper_assumed = Supposé là où le règlement ne dit rien : { $list }.
paper_same_rules = Les mêmes règles :

## guide: Yaku and fu

guide_page_yaku = { CAP(-yaku) }
guide_tab_yaku = { CAP(-yaku) }
guide_more_yaku = Ce que chacun demande et combien il vaut, avec une main en exemple
guide_page_fu = { CAP(-fu) }
guide_tab_fu = { CAP(-fu) }
guide_more_fu = D’où ils viennent, et l’ordre du calcul
guide_try = Ouvrir dans « Main »
guide_example = Exemple
guide_example_at = Manche { $round }, siège : { $seat }
guide_closed_hand = Main fermée
guide_open_hand = Main ouverte
guide_python = Le code Python qui en décide
guide_python_coming = Il se charge…
guide_python_failed = Il n’a pas pu être chargé.
yaku_search = Chercher un { -yaku }
yaku_found = { $n } { -yaku } sur { $all }
yaku_found_none = Aucun { -yaku } trouvé pour « { $text } ».
yaku_not_here = Pas dans ces règles
yaku_differs = selon le règlement
yaku_closed_only = main fermée
yaku_open = ouverte { $worth }
yaku_closed = { CAP($worth) }, en main fermée seulement. Un { -kan } caché laisse la main fermée, tout autre appel l’ouvre.
yaku_either = { CAP($worth) }, en main fermée comme en main ouverte.
yaku_both = { CAP($closed) } en main fermée, { $open } en main ouverte.
yaku_alone = Compte seul et paie autant qu’un { $limit }. Si la main vaut plus sans lui, c’est cela qui est payé.
yaku_is_all = Avec un { -yakuman }, aucun autre { -yaku } ne compte, ni { -dora } ni { -fu }.
yaku_instead = Prend la place de « { $yaku } ».
yaku_gives_way = Ne compte pas si la main a aussi « { $yaku } ».
yaku_never = Jamais avec : { $list }.
yaku_unknown = Les règles en usage ne le comptent pas.
yaku_decided = Des règles maison peuvent l’ajouter. À régler : { $rules }.
yaku_books = { $books } : { $worth }
yaku_not_counted = ne compte pas
yaku_by_itself = { $limit }, compte seul
yaku_worth_closed = { $worth }, main fermée
yaku_worth_both = { $closed }, ouverte { $open }
yaku_is_riichi = La main est fermée et à une tuile de la victoire : déclarer { -riichi }, tourner la défausse de côté et poser un bâtonnet de 1 000 points. Dès lors, la main reste telle quelle.
yaku_is_double_riichi = { CAP(-riichi) } dès sa toute première défausse, avant tout appel.
yaku_is_ippatsu = Gagner après { -riichi }, avant sa défausse suivante. Tout appel entre-temps y met fin.
yaku_is_menzen_tsumo = Gagner en main fermée en tirant soi-même la tuile gagnante.
yaku_is_rinshan = Gagner avec la tuile tirée après son propre { -kan }.
yaku_is_rinshan_of_three = Gagner avec la tuile tirée après son propre { -kan } ou kita.
yaku_is_chankan = Gagner sur la quatrième tuile qu’un autre joueur ajoute à un groupe exposé.
yaku_is_haitei = Gagner en tirant la dernière tuile du mur.
yaku_is_houtei = Gagner sur la dernière défausse de la donne.
yaku_is_tenhou = Être { -dealer } et gagner dès son tout premier tirage.
yaku_is_chiihou = Être { -non_dealer } et gagner dès son tout premier tirage. Tout appel préalable l’exclut.
yaku_is_renhou = Être { -non_dealer } et gagner sur une défausse avant son premier tirage. Tout appel préalable l’exclut.
yaku_is_pinfu = Chaque groupe est une { -shuntsu }, la { -pair } ne rapporte pas de { -fu } et la tuile gagnante complète un { -ryanmen }. Rien dans la main ne rapporte de { -fu }.
yaku_is_iipeikou = Une { -shuntsu } deux fois : mêmes nombres, même famille.
yaku_is_tanyao = Toutes les tuiles vont de 2 à 8 : ni terminales, ni honneurs.
yaku_is_haku = Un { -koutsu } ou { -kantsu } de cette tuile : { -tile_5z }.
yaku_is_hatsu = Un { -koutsu } ou { -kantsu } de cette tuile : { -tile_6z }.
yaku_is_chun = Un { -koutsu } ou { -kantsu } de cette tuile : { -tile_7z }.
yaku_is_seat_wind = Un { -koutsu } ou { -kantsu } du vent du joueur. S’il est aussi le vent dominant, les deux comptent.
yaku_is_round_wind = Un { -koutsu } ou { -kantsu } du vent dominant. S’il est aussi le vent du joueur, les deux comptent.
yaku_is_pei = Un { -koutsu } ou { -kantsu } de cette tuile, à tout siège : { -tile_4z }.
yaku_is_chiitoitsu = Sept paires, toutes différentes : quatre tuiles identiques n’en font jamais deux. Les { -fu } sont fixes.
yaku_is_sanshoku_doujun = La même { -shuntsu } dans les trois familles.
yaku_is_ittsuu = Tout de 1 à 9 dans une famille, en 123, 456 et 789.
yaku_is_chanta = Chaque groupe et la { -pair } ont une terminale ou un honneur. Au moins un groupe est une { -shuntsu }, et au moins une tuile un honneur.
yaku_is_sanshoku_doukou = Un { -koutsu } ou { -kantsu } du même nombre dans les trois familles.
yaku_is_sanankou = Trois groupes de tuiles identiques formés sans l’aide de personne : chacun est un { -concealed_koutsu } ou un { -concealed_kantsu }.
yaku_is_sankantsu = Trois des groupes sont chacun un { -kantsu }, appelé ou non.
yaku_is_toitoi = Chaque groupe est un { -koutsu } ou un { -kantsu }.
yaku_is_shousangen = Deux groupes de dragons et la { -pair } du troisième. Les deux groupes comptent en plus comme { -yaku }.
yaku_is_honroutou = Toutes les tuiles sont des terminales ou des honneurs. Cela donne toujours aussi { -toitoi } ou { -chiitoitsu }, qui compte en plus.
yaku_is_ryanpeikou = Quatre groupes : une { -shuntsu } deux fois et une autre { -shuntsu } deux fois.
yaku_is_honitsu = Des tuiles d’une seule famille et des honneurs, rien d’autre.
yaku_is_junchan = Chaque groupe et la { -pair } ont une terminale. Au moins un groupe est une { -shuntsu }, et il n’y a pas d’honneurs.
yaku_is_chinitsu = Des tuiles d’une seule famille, sans honneurs.
yaku_is_kokushi = Les treize terminales et honneurs, un exemplaire de chaque, et l’un d’eux en double.
yaku_is_kokushi_13 = Les treize terminales et honneurs, un exemplaire de chaque, et l’un d’eux en double : la tuile gagnante.
yaku_is_suuankou = Quatre groupes de tuiles identiques formés sans l’aide de personne : chacun est un { -concealed_koutsu } ou un { -concealed_kantsu }. La tuile gagnante est tirée du mur.
yaku_is_suuankou_tanki = Quatre groupes de tuiles identiques formés sans l’aide de personne, et la tuile gagnante complète la { -pair }.
yaku_is_daisangen = Un { -koutsu } ou { -kantsu } de chacun des trois dragons.
yaku_is_shousuushii = Trois groupes de vents et la { -pair } du quatrième.
yaku_is_daisuushii = Un { -koutsu } ou { -kantsu } de chacun des quatre vents.
yaku_is_tsuuiisou = Toutes les tuiles sont des honneurs.
yaku_is_chinroutou = Toutes les tuiles sont des terminales.
yaku_is_ryuuiisou = Uniquement des tuiles vertes : 2, 3, 4, 6 et 8 de { -suit_s }, et le { -tile_6z }. Certaines règles exigent ce dernier.
yaku_is_chuuren = Dans une famille, trois 1, trois 9, un de chaque nombre entre les deux, et une tuile de plus au choix.
yaku_is_junsei_chuuren = Dans une famille, trois 1, trois 9, un de chaque nombre entre les deux, et une tuile de plus au choix : la tuile gagnante.
yaku_is_suukantsu = Chaque groupe est un { -kantsu }.
guide_fu_how = Comment compter
guide_fu_win = La victoire
guide_fu_sets = Groupes
guide_fu_pairs = La { -pair }
guide_fu_waits = L’attente
guide_fu_beware = Pièges
fu_step_base = Toute main commence par la base.
fu_step_ron = Une main fermée gagnée par { -ron } ajoute 10.
fu_step_sets = Chaque { -koutsu } et chaque { -kantsu } rapporte selon son type. Une { -shuntsu } ne rapporte rien.
fu_step_pair = Une { -pair } de dragons, du vent du joueur ou du vent dominant ajoute 2.
fu_step_wait = { CAP(-kanchan) }, { -penchan } ou { -tanki } ajoute 2.
fu_step_tsumo = { CAP(-tsumo) } ajoute 2.
fu_step_round = Tout additionner, puis arrondir à la dizaine supérieure, une seule fois. Les 25 de { -chiitoitsu } restent 25.
# No source.
fu_simple = { $set }, simples
fu_outer = { $set }, terminales ou honneurs
# No source.
fu_pair_guest_wind = Paire d’un autre vent
# No source.
fu_wait_choice = Plusieurs attentes possibles
fu_is_winning = Toute main l’a, sauf { -chiitoitsu }.
fu_is_menzen_ron = La main est fermée et gagnée par { -ron }.
fu_is_koutsu_melded_simple = Appelé ou complété par { -ron } : trois tuiles identiques de 2 à 8.
fu_is_koutsu_concealed_simple = Trois tuiles identiques de 2 à 8, toutes tirées du mur : le double d’un groupe appelé.
fu_is_koutsu_melded_outer = Appelé ou complété par { -ron } : trois terminales ou honneurs identiques, le double des simples.
fu_is_koutsu_concealed_outer = Trois terminales ou honneurs identiques, tous tirés du mur.
fu_is_kantsu_melded_simple = Quatre tuiles identiques de 2 à 8, dont une appelée : quatre fois ce que valent trois.
fu_is_kantsu_concealed_simple = Quatre tuiles identiques de 2 à 8, aucune appelée : quatre fois ce que valent trois.
fu_is_kantsu_melded_outer = Quatre terminales ou honneurs identiques, dont un appelé : quatre fois ce que valent trois.
fu_is_kantsu_concealed_outer = Quatre terminales ou honneurs identiques, aucun appelé : quatre fois ce que valent trois.
fu_is_pair_dragon = La { -pair } est de dragons.
fu_is_pair_seat_wind = La { -pair } est du vent du joueur.
fu_is_pair_round_wind = La { -pair } est du vent dominant.
fu_is_pair_double_wind = La { -pair } est d’un vent à la fois dominant et du joueur. Certaines règles la comptent une fois, d’autres deux.
fu_is_pair_pei = La { -pair } est du vent du Nord, qui compte ici pour tous.
fu_is_pair_guest_wind = La { -pair } est d’un vent qui n’est ni celui du joueur ni le dominant. Elle ne rapporte rien.
fu_is_kanchan = Il manquait la tuile du milieu, comme entre 1 et 3.
fu_is_penchan = Il manquait le 3 après 1 et 2, ou le 7 avant 8 et 9.
fu_is_tanki = Il manquait la seconde tuile de la { -pair }.
fu_is_ryanmen = Une tuile convenait à chaque bout, comme pour 6 et 7. L’attente ne rapporte rien.
fu_is_shanpon = Deux paires, dont chacune pouvait passer à trois tuiles. L’attente ne rapporte rien, à la différence du groupe complété.
fu_is_tsumo = Tirer soi-même la tuile gagnante.
fu_is_pinfu_tsumo = Gagné sur une tuile tirée du mur, { -pinfu } a 20 { -fu } avec la plupart des règles : le tirage n’ajoute rien. Là où le tirage rapporte, { -pinfu } ne compte pas.
fu_is_open_pinfu = Une main ouverte gagnée par { -ron } qui n’a que la base. Avec la plupart des règles, elle compte pour 30 { -fu }.
fu_is_chiitoitsu = Une valeur fixe pour toute la main : rien ne s’ajoute et rien ne s’arrondit.
fu_is_ron_triplet = La dernière de trois tuiles identiques vient d’un autre joueur : avec la plupart des règles, le groupe compte comme exposé. En main fermée, les 10 de { -ron } s’ajoutent quand même.
fu_is_wait_choice = Si la tuile gagnante convient à plusieurs groupes, on prend ce qui paie le plus. Ici, le 7 va avec 5-6 (des deux côtés) ou avec 8-9 (au bord).
fu_is_rinshan_tsumo = La tuile après un { -kan } compte comme tirée du mur. Certaines règles ne lui donnent pas de { -fu }.

## guide: Practice

guide_page_practice = Exercices
guide_tab_practice = Exercices
guide_more_practice = Des questions sur de vraies mains, selon les règles en usage : l’erreur est nommée et la question revient

practice_seat = Siège : { $wind }
practice_round = Manche { $wind }
practice_dora = Indicateur de { -dora }
practice_ura = Indicateur d’{ -ura }
practice_call = { $call } : { $tiles }
practice_no_limit = pas de limite
practice_type = Ou taper le nombre, puis Entrée.
practice_done = Valider
practice_right = Juste :
practice_wrong = Pas tout à fait. La réponse est
practice_no_slip = { $given } : cela ne vient d’aucune des erreurs habituelles. Le compte est ci-dessous.
practice_mistouch = Appui involontaire
practice_next = Suivante
practice_open = Voir dans « Main »
practice_show = Voir la réponse
practice_say_it = Dire la réponse à voix haute, puis regarder.
practice_hear = Écouter
practice_had_it = Trouvée
practice_missed_it = Ratée
practice_table = Table de score
practice_help = De l’aide avant de répondre
practice_helped = Avec de l’aide : la question reviendra plus tôt.
practice_back = Retour à la question
practice_dora_order = L’indicateur désigne la tuile suivante de sa série. Après le neuf vient le un ; après Nord, Est ; après le dragon rouge, le blanc.

ask_fu_pair = Combien de { -fu } rapporte cette { -pair } ?
ask_fu_set = Combien de { -fu } rapporte ce groupe ?
ask_fu_wait = Combien de { -fu } rapporte l’attente ?
ask_fu_win = Combien de { -fu } rapporte la façon de gagner ?
ask_fu_hand = Combien de { -fu } vaut la main ?
ask_yaku = Quels sont les { -yaku } de la main ?
ask_yaku_han = Combien de { -han } vaut ici « { $yaku } » ?
ask_dora_tile = Quelle tuile cet indicateur désigne-t-il ?
ask_dora_han = Combien de { -han } ajoutent les { -dora }, tous types compris ?
ask_han = Combien de { -han } vaut la main ?
ask_limit = Quelle limite la main atteint-elle ?
ask_cell = { CAP($who) }, { $way } : { $han }, { $fu }. Combien paie-t-on ?
ask_payment = Combien paie-t-on ?
ask_payment_honba = Combien paie-t-on, avec { $honba } ?
ask_income = Combien de points reçoit le gagnant, { -honba } et bâtonnets compris ?
ask_share = Mon siège : { $seat }. Combien dois-je payer ?
ask_share_own = Mon siège : { $seat }. La tuile gagnante est ma défausse. Combien dois-je payer ?
ask_share_ron = Mon siège : { $seat }. La tuile gagnante vient de ce siège : { $discarder }. Combien dois-je payer ?

slip_ron_triplet_concealed = { $given } : ce { -koutsu } ({ $tile }) a été compté comme caché. { CAP(-ron) } l’a complété, il est donc exposé.
slip_called_set_concealed = { $given } : un groupe appelé ({ $tiles }) a été compté comme caché.
slip_outer_set_simple = { $given } : des terminales ou honneurs ({ $tiles }) ont été comptés comme des simples. Ils rapportent le double.
slip_concealed_set_called = { $given } : un groupe caché ({ $tiles }) a été compté comme exposé. Caché, il rapporte le double.
slip_simple_set_outer = { $given } : des simples ({ $tiles }) ont été comptés comme des terminales ou honneurs. Ils rapportent la moitié.
slip_kan_as_triplet = { $given } : quatre tuiles identiques ({ $tiles }) ont été comptées comme trois. Quatre rapportent le quadruple.
slip_set_forgotten = { $given } : les { -fu } de ce groupe ont-ils été oubliés ? { $tiles }
slip_run_counted = { $given } : des { -fu } ont été donnés à une { -shuntsu }. Seules trois ou quatre tuiles identiques en rapportent.
slip_guest_wind_pair = { $given } : cette { -pair } ({ $tile }) a reçu des { -fu }. Ce n’est ni le vent du joueur ni le vent dominant.
slip_double_wind_pair = { $given } : cette { -pair } ({ $tile }) est d’un vent à la fois dominant et du joueur. Ses { -fu } ont été comptés selon d’autres règles.
slip_pair_forgotten = { $given } : il manque { $fu } pour cette { -pair } ({ $tile }).
slip_pair_overvalued = { $given } : c’est trop pour cette { -pair } ({ $tile }). Elle rapporte { $fu }.
slip_wait_missed = { $given } : il manque les 2 { -fu } de l’attente ({ $wait }).
slip_wait_invented = { $given } : des { -fu } ont été donnés à une attente qui n’en rapporte pas ({ $wait }).
slip_tsumo_fu_forgotten = { $given } : il manque les 2 { -fu } de { -tsumo }.
slip_tsumo_fu_for_pinfu = { $given } : les 2 { -fu } de { -tsumo } ont été ajoutés ; { -pinfu } ne les a pas.
slip_menzen_ron_forgotten = { $given } : il manque les 10 { -fu } de { -ron } en main fermée.
slip_menzen_ron_open = { $given } : les 10 { -fu } de { -ron } en main fermée ont été ajoutés, mais la main est ouverte.
slip_open_pinfu_forgotten = { $given } : avec ces règles, une main ouverte sans autres { -fu } compte pour 30 { -fu }.
slip_way_fu_swapped = { $given } : ce sont les { -fu } de l’autre façon de gagner. Ici, c’était { $way }.
slip_chiitoitsu_fu = { $given } : { -chiitoitsu }, c’est toujours { $fu }. Rien ne s’ajoute, rien ne s’arrondit.
slip_fu_not_rounded_up = { $given } : { $n } s’arrondit toujours vers le haut, à { $fu }.
slip_yaku_forgotten = { $given } : il manque quelque chose. Cela a-t-il été compté ? { CAP($yaku) }
slip_yaku_invented = { $given } : la main n’a pas cela ({ $yaku }).
slip_closed_value = { $given } : c’est la valeur en main fermée, mais la main est ouverte ({ $yaku }).
slip_open_value = { $given } : c’est la valeur en main ouverte, mais la main est fermée ({ $yaku }).
slip_call_han = { $given } : ici, main fermée ou ouverte n’ajoute ni n’enlève de { -han } ({ $yaku }).
slip_closed_yaku = { $given } : la main est ouverte, et cela ne compte qu’en main fermée ({ $yaku }).
slip_indicator_is_dora = { $given } : l’indicateur lui-même ({ $tile }) a été pris pour le { -dora }. Il désigne la tuile suivante ({ $named }).
slip_dora_off = { $given } : le { -dora } est la tuile qui suit juste l’indicateur. Celui-ci ({ $tile }) désigne : { $named }.
slip_dora_forgotten = { $given } : il manque quelque chose. Tout cela a-t-il été compté ? { CAP($dora) }
slip_dora_overcounted = { $given } : trop de { -dora }. Une tuile compte une fois par indicateur qui la désigne. Sinon, seuls un { -aka } ou un kita en sont.
slip_limit_missed = { $given } : le calcul a continué de doubler au-delà d’une limite ({ $limit }).
slip_kiriage = { $given } : ces règles comptent 4 { -han } 30 { -fu } et 3 { -han } 60 { -fu } comme un { -mangan }.
slip_kiriage_not = { $given } : ces règles ne comptent ni 4 { -han } 30 { -fu } ni 3 { -han } 60 { -fu } comme un { -mangan }.
slip_dealer_swapped = { $given } : c’est pour un { -non_dealer } ; le { -dealer } a gagné.
slip_dealer_swapped_not = { $given } : c’est pour le { -dealer } ; un { -non_dealer } a gagné.
slip_points_not_rounded_up = { $given } : arrondi vers le bas ; chaque paiement est arrondi à la centaine supérieure.
slip_way_swapped = { $given } : c’est ce qui se paie pour l’autre façon de gagner. Ici, c’était { $way }.
slip_cell_off = { $given } : c’est ce que la table donne pour { $worth }. Ici, c’est { $own }.
slip_honba_forgotten = { $given } : il manque { $honba }.
slip_honba_whole = { $given } : par { -tsumo }, les points de { $honba } se partagent ; ici, chacun les a payés en entier.
slip_sticks_forgotten = { $given } : il manque { $sticks }.
slip_payers_swapped = { $given } : c’est ce que paie un autre joueur.

rung_limits = Mains à limite
rung_sets = Groupes
rung_pair = La { -pair }
rung_wait = L’attente
rung_win = La façon de gagner
rung_fu = { CAP(-fu) } d’une main fermée
rung_yaku = Quels { -yaku }
rung_dora = { CAP(-dora) } d’après l’indicateur
rung_han = { CAP(-han) } d’une main
rung_pay = Paiements à un { -non_dealer }
rung_dealer = Paiements : { -dealer }
rung_sums = { CAP(-honba) } et bâtonnets
rung_share = Ce que l’on paie soi-même
rung_30 = 30 { -fu }
rung_40 = 40 { -fu }
rung_20_25 = 20 et 25 { -fu }
rung_50 = 50 { -fu } et plus
rung_calls = Mains ouvertes
rung_rulebooks = Ce que décide le règlement
lesson_rung_sets = Trois tuiles identiques rapportent 2 { -fu } si ce sont des simples (2 à 8) appelés. Sans appel, le double ; terminales ou honneurs, encore le double ; quatre identiques, le quadruple. Une { -shuntsu } ne rapporte rien.
lesson_rung_pair = Une { -pair } de dragons, du vent du joueur ou du vent dominant rapporte 2 { -fu }. Les autres ne rapportent rien. Si le vent est les deux à la fois, le règlement décide : 2 ou 4.
lesson_rung_wait = Si une seule sorte de tuile pouvait compléter la main, l’attente rapporte 2 { -fu } : au milieu d’une { -shuntsu }, à son bord ou pour la { -pair }. { CAP(-ryanmen) } et { -shanpon } ne rapportent rien.
lesson_rung_win = Toute main commence à 20 { -fu }. La façon de gagner en ajoute : { -ron } en main fermée 10, { -tsumo } 2. { CAP(-tsumo) } avec { -pinfu } n’ajoute rien dans la plupart des règles.
lesson_rung_fu = On additionne tout : 20, la façon de gagner, chaque groupe, la { -pair }, l’attente. Puis on arrondit à la dizaine supérieure. { CAP(-chiitoitsu) } a sa propre valeur fixe.
lesson_rung_calls = Une main ouverte n’a pas les 10 { -fu } de { -ron }, et un groupe appelé rapporte la moitié d’un groupe caché. Certains { -yaku } perdent un { -han }, d’autres ne comptent plus.
lesson_rung_yaku = Sans { -yaku }, on ne gagne pas. On regarde d’abord la façon de gagner, puis les tuiles, puis comment les groupes vont ensemble.
lesson_rung_dora = L’indicateur désigne la tuile suivante de sa série ; après la dernière revient la première. Chacune de ces tuiles dans la main vaut 1 { -han }, mais un { -dora } seul n’est pas un { -yaku }.
lesson_rung_han = On additionne les { -han } de tous les { -yaku }, puis 1 par { -dora }, { -ura } et { -aka }.
lesson_rung_limits = À partir de 5 { -han }, les { -fu } ne comptent plus : 5, c’est { -mangan }, 6 et 7 { -haneman }, de 8 à 10 { -baiman }, 11 et 12 { -sanbaiman }. 3 ou 4 { -han } avec beaucoup de { -fu } font aussi { -mangan }.
lesson_rung_30 = La ligne à savoir par cœur. Par { -ron } avec 30 { -fu }, un { -non_dealer } reçoit 1 000, 2 000 ou 3 900 pour 1, 2 ou 3 { -han }. Chaque { -han } double, et 3 840 est arrondi à 3 900.
lesson_rung_40 = Par { -ron } avec 40 { -fu }, un { -non_dealer } reçoit 1 300, 2 600 ou 5 200 pour 1, 2 ou 3 { -han }. Avec 4, c’est { -mangan }.
lesson_rung_20_25 = 20 { -fu } avec un { -han } de plus paient comme 40 : le plus souvent { -pinfu } par { -tsumo }. 25 { -fu } avec un { -han } de plus paient comme 50 : c’est { -chiitoitsu }.
lesson_rung_50 = Deux fois plus de { -fu }, c’est un { -han } de plus : 60 { -fu } paient comme 30 avec un { -han } de plus. Par { -ron } avec 50 { -fu }, un { -non_dealer } reçoit 1 600, 3 200 ou 6 400 pour 1, 2 ou 3 { -han }.
lesson_rung_pay = Par { -ron }, la personne qui a défaussé paie tout. Par { -tsumo }, tous paient, le { -dealer } deux fois plus que les autres. Chaque paiement est arrondi à la centaine supérieure.
lesson_rung_dealer = Le { -dealer } reçoit une fois et demie autant : six fois les points de base, un { -non_dealer } quatre fois. Par { -tsumo }, tous paient autant.
lesson_rung_sums = Chaque { -honba } ajoute des points : par { -ron }, la personne qui a défaussé les paie tous, par { -tsumo } ils se partagent. Les bâtonnets de { -riichi } sur la table, 1 000 chacun, reviennent aussi au gagnant.
lesson_rung_share = Tout dépend de son siège. Par { -ron }, on ne paie que pour sa propre défausse. Par { -tsumo }, on paie sa part, et le double si l’on est { -dealer }.
lesson_rung_rulebooks = Les règlements diffèrent : 4 { -han } 30 { -fu } font-ils { -mangan }, que rapporte une { -pair } de vent double, que valent les { -honba } ? On répond selon les règles indiquées près de la main.

practice_rules = Règles de ces questions : { $rules }
practice_learn = S’exercer
practice_learn_more = De nouvelles mains, et ce qui a été raté revient
practice_first = La première minute
practice_first_more = Ce que sont { -han } et { -fu }, avec une main
practice_first_han = Les { -han } disent ce que vaut la main. Chaque { -yaku } en vaut quelques-uns, chaque { -dora } un. Chaque { -han } double les points, jusqu’à une limite.
practice_first_fu = Les { -fu } sont la petite monnaie : 20 pour la victoire, quelques-uns pour les groupes, la { -pair } et l’attente, arrondis à la dizaine. { CAP(-han) } et { -fu } ensemble disent ce qui se paie. Une main, pas à pas :
practice_due = { $n ->
    [one] { $n } question à revoir
   *[other] { $n } questions à revoir
  }
practice_test = Où en suis-je ?
practice_test_more = Jusqu’à { $n } questions pour trouver son échelon
practice_day = Main du jour
practice_day_more = La même pour tous avec ces règles
practice_duel = Duel par lien
practice_duel_more = { $n } mains, les mêmes pour deux joueurs ou plus
practice_aloud = À voix haute
practice_aloud_more = Répondre comme à la table, puis regarder
practice_progress = Progrès
practice_asked = { $n ->
    [one] { $n } réponse donnée
   *[other] { $n } réponses données
  }
practice_weak = Le plus souvent raté
practice_ladder = Parcours
practice_climbed = franchi
practice_rung_right = { $n ->
    [one] { $n } juste sur { $all }
   *[other] { $n } justes sur { $all }
  }
practice_settings = Ce qui est demandé
practice_hard = Difficiles seulement
practice_clock = Montrer un chrono
practice_kinds = Types de questions
kind_fu = { CAP(-fu) }
kind_yaku = { CAP(-yaku) }
kind_dora = { CAP(-dora) }
kind_han = { CAP(-han) }
kind_limits = Limites
kind_cells = Table de score
kind_payments = Paiements
kind_sums = { CAP(-honba) }, bâtonnets, ma part
practice_out = Retour aux exercices
practice_place = { $n } sur { $all }
practice_test_right = { $n ->
    [one] { $n } juste sur { $all }.
   *[other] { $n } justes sur { $all }.
  }
practice_test_rung = Échelon trouvé : { $rung }
practice_test_sure = Sûr à un échelon près : { $n } %
practice_rung_done = Cet échelon est franchi. Le suivant : { $rung }
practice_begin = Commencer
practice_mark_right = juste
practice_mark_wrong = faux
practice_duel_about = { $n } questions, les mêmes pour tous. Règles : { $rules }
practice_result = { $n ->
    [one] { $n } juste sur { $all }, { $seconds } s
   *[other] { $n } justes sur { $all }, { $seconds } s
  }
practice_link = Copier le lien
practice_link_result = Copier le lien avec le résultat
practice_new_duel = Nouveau duel
practice_bad_duel = Ce lien de duel est illisible. Voici un nouveau duel.
practice_exam = Examen
practice_exam_more = Terminé après { $n } erreurs
practice_exam_about = Jusqu’à { $n } questions, avec un chrono et sans aide. C’est terminé après { $mistakes } erreurs. Si les limites sont aussi demandées, on répond aux mains à limite par leur nom.
practice_best = Le meilleur jusqu’ici :
practice_exam_again = Un autre examen
practice_exam_passed = Réussi.
practice_exam_failed = Pas réussi cette fois.
practice_noted = Noté :
practice_day_tomorrow = La réponse du jour est notée. Demain on verra si elle est juste.
practice_day_before = Voir la réponse de la dernière, puis la main du jour
practice_class = Classe
practice_class_more = Une série de questions par lien, et qui a raté quoi
practice_class_about = Choisir les échelons et le nombre de questions. Les élèves ouvrent le lien, répondent et renvoient le lien avec leur résultat.
practice_sets = Séries créées
practice_length = Nombre de questions
practice_make_set = Créer la série
practice_name = Nom, pour la liste
practice_project = Montrer à la classe
practice_sheet = Imprimer une feuille
practice_sheet_title = Feuille d’exercices
practice_sheet_name = Nom :
practice_sheet_answers = Réponses
practice_results = Résultats : { $n }
practice_who = Nom
practice_right_of = Justes
practice_seconds = Secondes
practice_missed = Questions ratées
practice_no_name = Sans nom
practice_question = Question { $n }
practice_missed_by = ratée par { $n } sur { $all }
practice_none_missed = Personne n’a rien raté.
practice_all_missed = Ce qui a été raté, le plus souvent d’abord
practice_pasted = Nouveaux : { $new }. Déjà là : { $twice }. Illisibles : { $damaged }.
practice_pasted_nothing = Il n’y a aucun résultat dans ce qui a été collé.
practice_paste = Résultats des autres : coller ici les liens ou les messages
practice_add = Ajouter à la liste
practice_results_of = Retour aux résultats
practice_books_agree = Les autres règlements proposés ici donnent la même réponse.
practice_map_about = Chaque case est une chose à savoir. Toucher une ligne pour voir les noms, et un nom pour ne travailler que cela.
practice_days = { $n } des { $all } derniers jours
practice_streak = Jours de suite : { $n }
practice_boxes = Ce qui est acquis
practice_box_0 = Pas encore vu
practice_box_1 = Raté la dernière fois
practice_box_2 = Juste une fois
practice_box_3 = En bonne voie
practice_box_4 = Presque sûr
practice_box_5 = Acquis
practice_these = S’exercer là-dessus
practice_file = Garder ou transférer
practice_export = Enregistrer dans un fichier
practice_import = Ouvrir un fichier
practice_reset = Repartir de zéro
practice_exported = Le fichier est dans les téléchargements.
practice_imported = Les progrès du fichier sont chargés.
practice_was_reset = Tous les progrès sont supprimés.
practice_no_file = Ce fichier ne contient pas de progrès de Tenbou, ou il a été modifié ailleurs. Rien n’a été modifié.
practice_newer_file = Ce fichier vient d’un Tenbou plus récent. Recharger la page pour l’obtenir. Rien n’a été modifié.
practice_damaged = Les progrès enregistrés ici sont illisibles, et rien n’y est remplacé. Les enregistrer dans un fichier ou repartir de zéro.
practice_newer = Les progrès viennent d’un Tenbou plus récent. Recharger la page pour l’obtenir ; ils restent tels quels.
practice_not_kept = Cet appareil n’enregistre rien pour cette page : enregistrer les progrès dans un fichier avant de la quitter.

fact_row = { $fu } dans la table de score
fact_indicator = Indicateur et { -dora }
fact_ron_triplet_concealed = { -koutsu } complété par { -ron }
fact_called_set_concealed = groupe appelé compté comme caché
fact_outer_set_simple = terminales comptées comme simples
fact_concealed_set_called = groupe caché compté comme exposé
fact_simple_set_outer = simples comptés comme terminales
fact_kan_as_triplet = quatre tuiles comptées comme trois
fact_set_forgotten = { -fu } d’un groupe oubliés
fact_run_counted = { -fu } pour une { -shuntsu }
fact_guest_wind_pair = { -fu } pour le mauvais vent
fact_double_wind_pair = { -pair } de vent double
fact_pair_forgotten = { -fu } d’une { -pair } oubliés
fact_pair_overvalued = trop de { -fu } pour une { -pair }
fact_wait_missed = { -fu } de l’attente oubliés
fact_wait_invented = { -fu } comptés pour une attente qui n’en donne pas
fact_tsumo_fu_forgotten = { -fu } de { -tsumo } oubliés
fact_tsumo_fu_for_pinfu = { -fu } de { -tsumo } avec { -pinfu }
fact_menzen_ron_forgotten = 10 { -fu } de { -ron } en main fermée oubliés
fact_menzen_ron_open = 10 { -fu } pour { -ron } en main ouverte
fact_open_pinfu_forgotten = main ouverte sans autres { -fu }
fact_way_fu_swapped = { -fu } de { -ron } et de { -tsumo } confondus
fact_chiitoitsu_fu = { -fu } de { -chiitoitsu }
fact_fu_not_rounded_up = { -fu } non arrondis
fact_yaku_forgotten = { -yaku } oublié
fact_yaku_invented = { -yaku } absent de la main
fact_closed_value = valeur de main fermée en main ouverte
fact_open_value = valeur de main ouverte en main fermée
fact_call_han = { -han } ajouté ou enlevé selon main fermée ou ouverte
fact_closed_yaku = { -yaku } de main fermée en main ouverte
fact_indicator_is_dora = indicateur pris pour le { -dora }
fact_dora_off = { -dora } décalé d’une tuile
fact_dora_forgotten = { -dora } oublié
fact_dora_overcounted = trop de { -dora }
fact_limit_missed = limite oubliée
fact_kiriage = 4 { -han } 30 { -fu } et 3 { -han } 60 { -fu }
fact_dealer_swapped = { -dealer } et { -non_dealer } confondus
fact_points_not_rounded_up = paiement non arrondi
fact_way_swapped = paiements de { -ron } et de { -tsumo } confondus
fact_cell_off = une ligne ou une colonne à côté dans la table de score
fact_honba_forgotten = { -honba } oubliés
fact_honba_whole = { -honba } non partagés
fact_sticks_forgotten = bâtonnets de { -riichi } oubliés
fact_payers_swapped = payeurs confondus

## guide: About

guide_page_about = À propos de Tenbou
guide_tab_about = À propos
guide_more_about = Version, règles et sources, autotest, licences
about_tenbou = Ce que c’est
about_version = Tenbou { $version }
about_what = Tenbou dit aux joueurs de riichi ce que vaut une main gagnante, qui paie quoi à qui, et pourquoi. Il tient aussi le score d’une partie entière.
about_private = Rien de ce qui est saisi ne quitte cet appareil : il n’y a ni serveur ni compte, et après la première visite, tout fonctionne hors ligne.
about_wrong = Score erroné ?
about_wrong_more = Copier la main avec ses règles et cette version, et les envoyer à la personne qui a fourni cette page. Indiquer ce qui était attendu, et où les règles le disent.
about_wrong_at = Copier la main avec ses règles et cette version, et indiquer ce qui était attendu et où les règles le disent. Adresse pour signaler : { $address }
about_copy = Copier la main pour la signaler
about_copied = Copié : la main, ses règles et cette version.
about_not_copied = Copie impossible : ce navigateur ne l’autorise pas.
about_languages = Langues
about_written = Langue d’origine des textes : { $language }.
about_read = { $language } : textes relus par { $players }, dont c’est la langue.
about_unread = Textes pas encore relus par un joueur dont c’est la langue : { $languages }.
about_help = Les corrections sont bienvenues. Le fichier { $file } fourni avec le code source dit comment faire.
about_retell_more = Pour voir des mots modifiés, ouvrir ici son propre { $file } : il vaut jusqu’au rechargement de la page.
about_retell = Ouvrir un fichier
about_retold = Textes modifiés : { $n }.
about_not_retold = Non repris, car leurs accolades ou leurs formes ne conviennent pas : { $ids }.
about_books = Règlements
about_books_more = Ce que Tenbou sait de chacun, d’où cela vient, et ce qu’il a fallu supposer.
about_source = Source : { $source }.
about_players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
about_assumed = Supposé, car aucune source sûre ne l’énonce :
about_none_assumed = Rien n’est supposé.
about_use = Utiliser ces règles
check_title = Autotest
check_about = Chaque cas qui a servi à tester cette version, recalculé sur cet appareil : mains, paiements et parties entières, avec les réponses établies à la main.
check_start = Lancer l’autotest
check_again = Relancer
check_stop = Arrêter
check_progress = Cas vérifiés
check_counts = justes : { $passed }, faux : { $failed }
check_total = Tous les cas
check_median = Cas typique
check_slowest = Cas le plus lent
check_ms = { $time } ms
check_s = { $time } s
check_passed = { $n ->
    [one] { $n } cas vérifié : il est juste.
   *[other] Les { $n } cas sont justes.
  }
check_failed = { $n ->
    [one] { $n } cas est faux sur cet appareil.
   *[other] { $n } cas sont faux sur cet appareil.
  }
check_stopped = Arrêté.
check_missing = Les cas n’ont pas pu être chargés : il n’y a pas de connexion, et ils ne sont pas enregistrés sur cet appareil.
check_failures = Ce qui est faux
check_as_kept = Les cas figurent ici tels qu’ils sont conservés : dans la notation des mains et des parties, avec des mots anglais.
check_wanted = Attendu
check_got = Obtenu
check_open = Ouvrir cette main

## club: Evenings, players, results

club_leave = Retour à la main
club_back = Retour
club_pages = Pages de la soirée
club_new = Nouvelle soirée
club_evening = Soirée
club_evenings = Soirées
club_evening_more = Joueurs : { $players }, parties : { $games }
club_none = Aucune soirée pour l’instant. En créer une, la nommer, noter les présents, tirer les places et entrer les résultats.
club_private = Tout reste sur cet appareil. Des personnes, seuls les noms sont enregistrés, et ils peuvent être effacés à tout moment.
club_known = { $n ->
    [one] { $n } joueur inscrit
   *[other] { $n } joueurs inscrits
  }
club_name = Nom de la soirée
club_date = Date
club_rules_here = Comme sur l’écran de la main : { $rules }
club_begin = Commencer la soirée
club_names = Noms, un par ligne
club_names_help = Taper ou coller
club_enter = Ajouter des joueurs
club_enter_guests = Ajouter comme invités
club_no_names = Il faut au moins un nom.
club_entered = { $n ->
    [one] { $n } joueur ajouté.
   *[other] { $n } joueurs ajoutés.
  }
club_near = « { $name } » ressemble à un nom déjà connu. Qui est-ce ?
club_is = C’est { $name }
club_is_new = Quelqu’un de nouveau
club_players = Joueurs
club_player = Joueur
club_player_name = Nom
club_aliases = Autres noms, tels qu’à l’import (séparés par des virgules)
club_also = aussi { $names }
club_guest = Invité
club_guest_more = Compte dans les parties et les totaux, mais ne figure pas au classement
club_save = Enregistrer
club_changed = Modifié.
club_merge_with = La même personne que
club_merge = Fusionner
club_merge_sure = Tout ce que { $name } a joué sera à { $other }. Fusionner ?
club_merged = Fusionnés.
club_forget = Effacer ce joueur
club_forget_sure = { $name } disparaîtra de toutes les listes et parties gardées sur cet appareil ; les parties restent pour les autres. C’est définitif, et les fichiers ou liens déjà partagés ne peuvent être repris.
club_forgotten = Effacé.
club_gone = Cela n’existe plus.
club_somebody = quelqu’un
club_undone = Annulé.
club_standing = Classement
club_tables = Tables
club_delete = Supprimer cette soirée
club_delete_sure = Supprimer ? On peut annuler tant qu’on reste sur cette page.
club_deleted = Supprimé.
club_no_results = Aucun résultat pour l’instant. Ils s’entrent sous « Tables ».
club_place = Rang
club_games = Parties
club_average_place = Rang ⌀
club_best = Meilleur
club_tied = = à égalité, ou départagé.
club_guests = Invités
club_penalty_points = Points à retirer (20 font 20 000)
club_penalty_add = Ajouter la pénalité
club_penalty_help = Elle est retirée du total, hors des parties ; personne ne reçoit les points.
club_cancel = Retirer
club_cancel_of = Retirer la pénalité de { $name }
club_restore = Rétablir
club_draw = Tirer les places
club_draw_next = Tirer la ronde suivante
club_swiss = Suivante selon le classement (suisse)
club_drawn = La ronde { $n } est tirée.
club_undraw = Retirer la dernière ronde
club_undrawn = La dernière ronde est retirée.
club_round = Ronde { $n }
club_table = Table { $n }
club_bench = Exempts : { $names }
club_enter_result = Entrer le résultat
club_game_besides = Autre partie
club_game_more = Entrer une autre partie
club_stopped = Arrêtée avant la fin, par exemple faute de temps
club_clock = Horloge
club_clock_round = Durée de la ronde
club_clock_own = Durées au choix
club_clock_minutes_long = Minutes
club_clock_left = Gong quand il reste tant de minutes
club_clock_hands = Donnes après celle en cours (0 ou 1)
club_clock_gong_left = { $n ->
    [one] Gong quand il reste { $n } minute.
   *[other] Gong quand il reste { $n } minutes.
  }
club_clock_gong_end = Gong à la fin.
club_clock_start = Lancer la ronde
club_clock_pause = Suspendre
club_clock_resume = Reprendre
club_clock_reset = Régler à nouveau
club_clock_running = Partie en cours
club_clock_paused = L’horloge est arrêtée
club_clock_one_more = Finir cette donne, puis encore une.
club_clock_last_hand = Finir cette donne : c’est la dernière.
club_clock_gong = Gong à { $time }
club_clock_end = Fin à { $time }
club_clock_minutes_left = { $n ->
    [one] Encore { $n } minute.
   *[other] Encore { $n } minutes.
  }
club_clock_more = Temps supplémentaire
club_clock_all = Toutes les tables
club_clock_minutes = { $n } min
club_clock_alarm = Gong et voix
club_clock_alarm_help = On les entend tant que cette page est ouverte et l’écran allumé : un téléphone verrouillé reste muet.
club_clock_try = Essayer le gong
club_clock_mute = On n’entend encore rien ici : essayer le gong une fois. Un navigateur demande d’abord un toucher.
cannot_no_such_time = De 1 à { $detail } minutes, le gong sonne pendant ce temps, et 0 ou 1 donne suit.
club_note = Remarque
club_scores_miss = Il manque un score : il faut les points de chaque place.
club_result_kept = Le résultat est entré.
club_sum = Σ { $n } sur { $due }
club_sticks_left = { $n ->
    [one] Il manque { $points } : un bâtonnet resté sur la table ?
   *[other] Il manque { $points } : { $n } bâtonnets restés sur la table ?
  }
club_hundreds = Lu en centaines : 312 font 31 200.
club_minus = Manque-t-il un signe moins ?
club_off = La somme s’écarte de { $n }.
club_box_full = C’est trop long : au plus { $n } caractères. L’ouvrir comme fichier.
club_who = Qui est qui ?
club_from_keeper = Ajouter une partie de cet appareil
club_entered_already = déjà entrée
club_no_games = Aucune partie de cet appareil n’a la durée et le nombre de joueurs de cette soirée.
club_enter_again = Cette partie est déjà entrée : l’entrer de nouveau la remplace.
club_at_table = À la table
club_import = Coller ou ouvrir des résultats
club_import_more = Tableaux, lignes de chat, listes de joueurs
club_import_help = Une partie par ligne : noms et points, avec date et ronde si l’on veut. Rien n’est ajouté avant vérification.
club_import_to = Les lignes sans date vont à
club_pasted = Résultats ou noms
club_read = Lire
club_read_first = Relire le texte : la soirée n’est plus la même.
club_lines_wrong = Lignes fausses : { $n }. Les corriger en haut et relire ; rien n’a été ajouté.
club_preview = Lu : { $n } parties, { $names } noms
club_order = Dans quel ordre sont les noms ?
club_by_seats = Par place, Est d’abord
club_by_places = Par rang
club_sticks_all = Là où il manque jusqu’à 8 000, des bâtonnets sont restés
club_take = Tout ajouter
club_more_lines = et { $n } autres lignes
club_brought = Résultats entrés : { $n }. Déjà là : { $same }.
club_send = Envoyer les résultats
club_csv = Enregistrer en tableau (CSV)
club_csv_games = Une partie par ligne
club_csv_players = Un joueur par ligne
club_csv_az = Parties pour { $name }
club_plan = Coller un plan de tables
club_plan_help = Une table par ligne : noms ou numéros de la liste ; une ligne vide entre les rondes. Remplace les places ci-dessus.
club_plan_tables = Tables, une par ligne
club_plan_take = Utiliser ce plan
club_plan_taken = Rondes du plan : { $n }.
club_forget_games = Parties de cet appareil (« Partie ») qui ont ce nom : { $n }. Un tiret peut l’y remplacer aussi.
club_forget_all = L’y effacer aussi
club_forget_here = Seulement dans le club
cannot_best_of_how_many = Il faut indiquer combien de parties comptent.
cannot_both_at_a_table = Ils ont joué à la même table : ce sont deux personnes.
cannot_evening_has_results = Cette soirée a des résultats : il faut d’abord les retirer.
cannot_name_taken = Quelqu’un s’appelle déjà « { $detail } ».
cannot_no_date = Il faut choisir une date.
cannot_no_name = Il faut un nom.
cannot_no_such_evening = Cette soirée n’est plus là.
cannot_no_such_player = Il faut choisir un joueur.
cannot_player_twice = Un joueur occupe deux places.
cannot_series_in_circle = Le report tourne en rond.
cannot_too_few_players = Il faut { $detail } joueurs par table : noter les présents sous « Joueurs ».
cannot_too_many_aliases = Au plus { $detail } autres noms.
cannot_too_many_players = Au plus { $detail } joueurs.
cannot_too_many_results = Au plus { $detail } résultats.
cannot_too_many_rounds = Au plus { $detail } rondes par soirée.
cannot_unknown_rule = Ce mode de classement est inconnu.
cannot_line_unread = La ligne { $detail } est illisible : { $more }
cannot_link_too_long = Ce lien est trop long : au plus { $detail } caractères. Envoyer plutôt le fichier.
cannot_name_twice = Un même nom est à deux places.
cannot_nothing_to_read = Rien ici ne se lit comme des résultats ou des joueurs.
cannot_plan_table = Ligne { $detail } : une table a { $more } joueurs.
cannot_plan_twice = Ligne { $detail } : { $more } est à deux tables.
cannot_plan_unknown = Ligne { $detail } : { $more } n’est pas parmi les joueurs de la soirée.
cannot_too_long = C’est trop long : au plus { $detail } lignes à la fois.
cannot_unknown_name = Indiquer qui est { $detail }.
cannot_other_kind = C’est un texte d’une autre sorte.
cannot_too_many_lines = Ce texte a plus de { $detail } lignes.
club_not_kept = Cet appareil n’enregistre rien pour cette page : mieux vaut enregistrer une sauvegarde avant de partir.
club_unreadable = { $n ->
    [one] { $n } texte enregistré est illisible ; il reste tel quel.
   *[other] { $n } textes enregistrés sont illisibles ; ils restent tels quels.
  }
club_backup = Sauvegarde
club_backup_save = Enregistrer une sauvegarde
club_backup_open = Ouvrir une sauvegarde
club_backup_last = Dernière sauvegarde : { $date }
club_backup_never = Aucune sauvegarde pour l’instant.
club_backup_saved = La sauvegarde est dans les téléchargements. Elle contient les noms et résultats du club.
club_backup_opened = Sauvegarde ajoutée (soirées : { $evenings }, parties : { $games }). En cas de différence, elle fait foi.
club_backup_bad = Ce fichier est illisible comme sauvegarde d’un club : c’en est un autre, il est abîmé, ou il vient d’un Tenbou plus récent. Rien n’a changé.
club_install = Avant le premier résultat, mieux vaut installer Tenbou par le menu du navigateur (Sur l’écran d’accueil). Un navigateur peut effacer ce qui est gardé après sept jours sans visite ; une page installée a son propre délai. Et enregistrer une sauvegarde après chaque soirée.

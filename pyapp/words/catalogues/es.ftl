### Spanish: terms as Rincón Riichi, Kasasagi's tutorial, Mahjong Madrid and the scorers in Spanish have them.
### Yaku, limits, calls and waits in romaji, small; ficha, secuencia, trío, pareja, viento de asiento and
### viento de ronda in Spanish; dealer stays. The set and the call of four are both kan. "Partida" is the
### whole game, "mano" a deal and its tiles. Nobody is addressed: infinitives on buttons. 1.000 and 20.000 alike, as the page groups them.

## first: Tiles

-tile = { $n } de { $suit }
-red_tile = { $n } rojo de { $suit }
-number_1 = uno
-number_2 = dos
-number_3 = tres
-number_4 = cuatro
-number_5 = cinco
-number_6 = seis
-number_7 = siete
-number_8 = ocho
-number_9 = nueve
-suit_m = caracteres
-suit_p = círculos
-suit_s = bambúes
-tile_1z = viento Este
-tile_2z = viento Sur
-tile_3z = viento Oeste
-tile_4z = viento Norte
-tile_5z = dragón blanco
-tile_6z = dragón verde
-tile_7z = dragón rojo
-honours = honores

## first: Seats

-east = Este
-south = Sur
-west = Oeste
-north = Norte
-dealer = dealer
-non_dealer = no-dealer
# No source.
-discarder = quien descartó
# On the four buttons for the seat.
-key_east = E
-key_south = S
-key_west = O
-key_north = N

## first: Groups and calls

-pair = pareja
-shuntsu = secuencia
-koutsu = trío
-kantsu = kan
# No source.
-single = ficha suelta
-kan = kan
-chii = chii
-pon = pon
-daiminkan = kan abierto
-kakan = kakan
-ankan = kan cerrado
-melded_koutsu = trío abierto
# No source.
-concealed_koutsu = trío cerrado
-melded_kantsu = kan abierto
# No source.
-concealed_kantsu = kan cerrado
-of_simples = { $set } de simples
-of_terminals = { $set } de terminales
-of_honours = { $set } de honores

## first: Waits

-ryanmen = ryanmen
-kanchan = kanchan
-penchan = penchan
-shanpon = shanpon
-tanki = tanki
# No source.
-thirteen_sided = espera de 13 lados

## first: Winning and its worth

-ron = ron
-tsumo = tsumo
-tenpai = tenpai
-noten = noten
-yaku = yaku
-no_yaku = sin yaku
-han = han
-fu = fu
-honba = honba
-dora = dora
-ura = ura dora
-aka = cinco rojo
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
-double_yakuman = doble yakuman
-n_yakuman = yakuman ×{ $n }

## first: Yaku

-riichi = riichi
-double_riichi = doble riichi
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
-haku = yakuhai: dragón blanco
-hatsu = yakuhai: dragón verde
-chun = yakuhai: dragón rojo
-seat_wind = yakuhai: viento de asiento
-round_wind = yakuhai: viento de ronda
# No source.
-pei = yakuhai: viento Norte
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

-key_run = Se­cuen­cia
-key_triplet = Trío
-key_pair = Pareja
-key_chii = Chii
-key_pon = Pon
-key_daiminkan = Kan abierto
-key_ankan = Kan cerrado
-key_riichi = Riichi
-key_double = Doble riichi
-key_ippatsu = Ippatsu
-key_last_tile = Última ficha
-key_rinshan = Rin­shan
-key_chankan = Chan­kan
-key_chankan_2 = Chan­kan cerrado
-key_robs_nuki = Chan­kan kita
-key_nuki = Kita
-key_nukis = Kita ×{ $n }
-key_after_north = Tras kita
-key_tenhou = Primer robo
-key_chiihou = Primer turno
-slot_dora = Dora
-slot_ura = Ura

## first: What earns fu

-earns_winning = fu base
-earns_menzen_ron = ron con mano cerrada
-earns_tsumo = tsumo
-earns_open_pinfu = pinfu abierto
-pair_dragon = pareja de dragones
-pair_seat_wind = pareja del viento de asiento
-pair_round_wind = pareja del viento de ronda
# No source.
-pair_pei = pareja del viento Norte
-pair_double_wind = pareja de viento doble

## first: Answer

riichi_sticks = { $n ->
    [one] { $n } palito de { -riichi }
   *[other] { $n } palitos de { -riichi }
  }
n_sticks = { $n ->
    [one] { $n } palito
   *[other] { $n } palitos
  }
# No source.
nth_place = { $n }.º

sentences = { $first } { $then }
clauses = { $first }; { $then }
both_shares = { $first } y { $then }
han_and_fu = { $han } { $fu }
han_at_limit = { $first } { $then }
counted = { $name } { $n }

empty = Introducir la mano ganadora
empty_more = La última ficha es la ganadora. { CAP(-ron) } y { -tsumo } se calculan al momento.
or_slide = O deslizar:
hint_typing = O teclear: 123m 0p. La tecla ? muestra todas.
to_go = { $n ->
    [one] Falta { $n } ficha
   *[other] Faltan { $n } fichas
  }
tenpai_after = { CAP(-tenpai) } tras este descarte: { $tiles }.
away = { $n ->
    [one] A { $n } ficha de { -tenpai }.
   *[other] A { $n } fichas de { -tenpai }.
  }
waits_on = Espera
waits_spoken = { CAP(-tenpai) }. Espera: { $waits }.
wait_spoken = { $wait }, { $way } { $paid }
left = { $n ->
    [one] { $tile }, queda { $n }
   *[other] { $tile }, quedan { $n }
  }
none_left = { $tile }, no queda ninguno
impossible = Mano imposible
said = { $title }.
said_more = { $title }. { $more }
win_spoken = { CAP($way) }: { $worth }, { $paid }.
refused_spoken = { CAP($way) }: { $why }.
needs = hace falta: { $list }
would_need = Solo gana con: { $list }.
to_why = Por qué
as_ron = como { -ron }
as_ron_and = como { -ron } + { $names }
points = { $n } puntos
# No source.
from_all = { $n } cada uno
too_many_copies = { CAP($tile) }: { $n } fichas, y solo hay cuatro.
too_many_red_fives = { CAP($tile) }: { $n } fichas, y con estas reglas hay menos.
too_many_plain_fives = { $n } cincos normales, y con estas reglas hay menos: uno es el { $tile }.
too_many_tiles = { $n } fichas: una mano tiene 14, y un { -kantsu } cuenta como tres.
not_a_meld = Esta llamada no es { -shuntsu }, { -koutsu } ni { -kantsu }: { $tile }.
riichi_open = { CAP(-riichi) } exige mano cerrada. Quitar { -riichi } o estas llamadas: { $calls }.
ippatsu_without_riichi = { CAP(-ippatsu) } exige { -riichi }: añadirlo o quitar { -ippatsu }.
rinshan_without_kan = { CAP(-rinshan) } exige un { -kantsu } en la mano.
rinshan_without_nuki = Para tomar ficha de reemplazo hace falta un { -kantsu } o un kita.
rinshan_and_chankan = { CAP(-rinshan) } se gana por { -tsumo } y { -chankan } por { -ron }: solo uno es posible.
rinshan_and_ippatsu = Un { -kan } o un kita acaba con { -ippatsu }: quitar { -rinshan } o { -ippatsu }.
chankan_and_last_tile = Con la última ficha no se declara { -kan }, así que tampoco hay { -chankan }.
first_turn_and_meld = Tras una llamada ya no hay victoria en el primer turno. Quitar: { $calls }.
first_turn_and_riichi = Tras { -riichi } ya no hay victoria en el primer turno.
first_turn_and_late = Una victoria en el primer turno nunca es con la última ficha ni tras un { -kan }.
first_turn_and_nuki = Tras un kita ya no hay victoria en el primer turno.
not_in_set = { CAP($tile) }: con tres jugadores se juega sin { -suit_m } del 2 al 8.
chii_of_three = Con tres jugadores no hay { -chii }: { $tile }.
north_wind = Con tres jugadores nadie se sienta en Norte ni hay ronda Norte.
nuki_of_four = El kita solo existe con tres jugadores.
robs_nuki_tile = { CAP($tile) }: solo un viento Norte puede ser kita.
robs_nuki_and_other = El kita de otro no es descarte ni parte de un { -kan }: quitar { -rinshan }, { -chankan } o la última ficha.
robs_nuki_is_ron = Sobre el kita de otro solo se gana por { -ron }.
chankan_tile_in_hand = { CAP($tile) }: sobra uno, porque los cuatro están en el { -kantsu } de otro jugador.
too_many_indicators = { $n } indicadores de { -dora }: hay cinco como mucho.
ura_without_riichi = { CAP(-ura) } solo cuenta con { -riichi }: añadirlo o vaciar { -ura }.
too_many_ura = { $n } indicadores de { -ura }: más que de { -dora }.
too_few_tiles = { $n ->
    [one] Falta { $n } ficha más.
   *[other] Faltan { $n } fichas más.
  }
rinshan_is_tsumo = { CAP(-rinshan) } solo se gana por { -tsumo }.
chankan_is_ron = { CAP(-chankan) } solo se gana por { -ron }.
first_turn_dealer_ron = El { -dealer } juega primero: aún no ha descartado nadie.
closed_kan_not_robbed = Solo { -kokushi } puede ganar con la ficha de un { -kan } cerrado, y solo si las reglas lo permiten.
no_shape = Estas 14 fichas no forman una mano ganadora
two_han_minimum = con cinco { -honba } hacen falta dos { -han } de { -yaku }
need_riichi = { -riichi }
need_menzen_tsumo = { -tsumo }
need_haitei = la última ficha
need_houtei = la última ficha
need_chankan = { -chankan }
need_rinshan = { -rinshan }
need_tanyao = reglas con { -tanyao } abierto
unknown_word = «{ $token }» no forma parte de la notación.
bad_tile = «{ $character }» en «{ $token }» no es una ficha.
bad_empty = «{ $token }»: faltan las fichas.
tile_unfinished = «{ $token }»: tras las cifras va m, p, s o z.
bad_winning_tile = «{ $token }»: tras + va una sola ficha, la ganadora, y una sola vez.
bad_wind = «{ $token }»: aquí un viento se escribe E, S, W o N.
bad_count = «{ $token }»: un número del 0 al 99.
bad_flag = «{ $token }»: esta palabra va sola. Omitirla si no se cumple.
bad_repeat = «{ $token }»: ya está puesto.
bad_amount = «{ $token }»: son muchas más fichas de las que caben en una mano.
bad_name = «{ $token }»: no es un nombre válido de reglas de la casa.
bad_length = «{ $token }…» es demasiado largo: ninguna mano ocupa tanto.
unknown_rulebook = «{ $token }»: ningún reglamento se llama así.
unknown_option = «{ $token }»: ninguna regla se llama así.
fixed_option = «{ $token }»: solo lo decide un reglamento.
bad_value = «{ $token }»: la regla no tiene esa opción.

## first: Hand

winning_tile = { $tile }, ficha ganadora
meld_label = { CAP($call) }: { $tiles }. Quitar
indicator_label = { $row }, indicador: { $tile }, señala: { $dora }. Quitar
nuki_label = { $n ->
    [one] Un kita. Quitar
   *[other] { $n } kita. Quitar uno
  }
add_indicator = { $row }: añadir un indicador
key_label = { $n ->
    [one] { CAP($tile) }, queda { $n }
   *[other] { CAP($tile) }, quedan { $n }
  }
key_gone = { CAP($tile) }, no queda ninguno
which_five = ¿Qué cinco?
cancel = Cancelar
key_undo = Deshacer
key_redo = Rehacer
key_clear = Vaciar
key_next = Otra mano
seat_dealer = { $wind }, { -dealer }
round_label = Ronda { $wind }, { $honba }, { $sticks }
rules_label = Reglas: { $title }
house_rules_label = Reglas: { $title } con reglas de la casa
named_rules_label = Reglas de la casa: { $title }
book_tenhou = Tenhou
book_mahjong_soul = Mahjong Soul
book_m_league = M.League
book_jpml_a_2026 = JPML A 2026
book_common_japanese = Japonés común
book_tenhou_sanma = Tenhou sanma
book_mahjong_soul_sanma = M. Soul sanma
menu = Menú
game = Partida
game_about = Puntos, rondas y final
language_missing = Ahora no se puede cargar este idioma: { $language }. Se intentará de nuevo.
guide_coming = Se está cargando…
bad_link = Este enlace no se puede leer. { $error } Lo introducido se conserva.
not_saved = Este dispositivo no guarda nada de esta página: la mano se pierde al salir. La dirección la conserva.
hand_is_full = La mano tiene 14 fichas: primero hay que quitar una.
hand_is_full_by = Serían más de 14 fichas.
call_does_not_fit = No hay sitio para una llamada: ocupa tres fichas de la mano.
no_chii = Con tres jugadores no hay { -chii }.
no_run_from = Ninguna { -shuntsu } empieza en esta ficha: { $tile }.
tap_one_tile = Para una llamada o un indicador no se desliza: tocar una sola ficha.
hint_mark = Tocar una ficha la convierte en la ganadora.
hint_remove = Mantener pulsada una ficha la quita de la mano.
wins_already = Esta ya es la ficha ganadora: { $tile }.
no_tile_to_take = No hay ninguna ficha que quitar.
nothing_entered = Aún no hay nada introducido.
wind_is_set = Este viento ya está elegido.
nothing_to_undo = Nada que deshacer.
nothing_to_redo = Nada que rehacer.
red_five_taken = { CAP($tile) }: se ha tomado este, no queda ninguno normal.
ippatsu_went = { CAP(-ippatsu) } también se ha quitado.
ura_went = { CAP(-ura) } también se ha quitado.
rinshan_went = { CAP(-rinshan) } también se ha quitado.

## later: Opened answer

gains_but_lacks = { $gains }, pero { $losses }

won_by = Ganada por
close = Cerrar
to_game = A la partida
begin_with_hand = Empezar una partida con esta mano
pays_nothing = No hay { $way }: { $why }
not_added = no se suma
total_han = Total
sum_fu = Suma
before_rounding = { $n } antes de redondear
not_rounded = sin redondeo
finished_by_ron = { $set }, completado por { -ron }
told_of = Buscar en la Guía
fu_idle = Desde cinco { -han } los { -fu } ya no importan.
points_head = Puntos
base_head = Puntos base
each_of = { $seats }, cada uno
wind_dealer = { $wind }, { -dealer }
rounded_note = Cada pago se redondea hacia arriba a la centena.
player_east = { -east }
player_south = { -south }
player_west = { -west }
player_north = { -north }
pays = { $who } paga
dealer_pays = { $who }, { -dealer }, paga
each_pay = { $who } pagan cada uno
receives = { $who } recibe
for_honba = { $n } por { $honba }
for_north = { $n } por el Norte ausente
others_head = Otras lecturas
others_none = No hay otra forma de leer las fichas.
others_more = { $n ->
    [one] y { $n } más que no paga mejor
   *[other] y { $n } más que no pagan mejor
  }
reads_as = { CAP($tile) } como { $wait }
splits = Otra división en grupos
form_standard = Leída como grupos y { -pair }
form_chiitoitsu = Leída como { -chiitoitsu }
form_kokushi = Leída como { -kokushi }
more_fu = +{ $n } { -fu }
less_fu = −{ $n } { -fu }
in_all = { $more } ({ $all } en total)
lacks = sin { $list }
comes_to_same = { $way }: sale lo mismo.
loses = { $way }: { $judged }; { $paid }.
pays_less = { $less } en vez de { $more }
pays_same = paga lo mismo
same_limit = sigue siendo { $limit }
books_head = Con otras reglas
same_under = Igual con: { $list }.
same_nowhere = Con ningún otro reglamento sale igual.
decided_by = { $option }: { $choice }

## later: Rules

rules_head = Reglamento
house_head = Reglas de la casa
house_mark = casa
house_based = { $rulebook }: { $changes }
house_based_on = base de las reglas de la casa
house_new = Nuevas reglas de la casa
house_name_these = Ponerles nombre
house_name = Nombre de las reglas de la casa
house_keep = Guardar
house_keep_new = Guardar como nuevas
house_replace = Guardar estas
house_duplicate = Duplicar
house_rename = Renombrar
house_delete = Eliminar
house_link = Copiar enlace
house_undo = Deshacer
house_kept = Guardadas: { $name }.
house_deleted = Eliminadas: { $name }. Las partidas conservan sus reglas.
house_unkept = «{ $name }» vino con un enlace: son las reglas de la casa de quien lo envió. { $rules }. ¿Guardarlas en este dispositivo?
house_not_now = Ahora no
house_used = «{ $name }» está en uso, sin guardar.
house_differs = «{ $name }» ya existe aquí, pero difiere en: { $rules }.
house_elsewhere = «{ $name }» se cambió en otra pestaña; no se ha sobrescrito nada.
house_beside = «{ $name }» se cambió en otro sitio. Estas reglas se guardan como «{ $place }».
house_not_saved = Este navegador no guarda nada: las reglas de la casa duran hasta cerrar la página.
house_of_link = El enlace trae reglas de la casa, «{ $name }», que no están guardadas aquí. Tocar su nombre para verlas.
house_no_name = Primero hay que ponerles nombre.
house_taken = Ya hay reglas de la casa con ese nombre. Elegir otro.
house_printed = Ese es el nombre de un reglamento. Elegir otro.
book_in_use = en uso
book_usual = El habitual entre jugadores de habla hispana. Aquí se puede elegir otro reglamento o cambiar cualquier regla.
book_differs = { $n ->
    [one] { $n } regla distinta: { $rules }
   *[other] { $n } reglas distintas: { $rules }
}
title_jpml_a_2026 = Japan Professional Mahjong League, reglas A
title_common_japanese = Reglas japonesas comunes
title_mahjong_soul_sanma = Mahjong Soul sanma
edition_m_league = reglas oficiales
edition_jpml_a_2026 = (1 de abril de 2026)
edition_tenhou = hanchan de rango (ranked), tanyao abierto, cincos rojos
edition_mahjong_soul = hanchan de rango (ranked)
edition_common_japanese = artículo sobre puntuación
edition_tenhou_sanma = hanchan de rango (ranked) para tres
edition_mahjong_soul_sanma = hanchan de rango (ranked) para tres
source_wrc_2015 = World Riichi Championship Rules 2015 (S. Malbec), secciones 5 y 6
source_wrc_2025 = WRC Rules 2025, v20250526, con la aclaración del 29/6/2025, worldriichi.org
source_ema_2008 = EMA Riichi Competition Rules 2008, capítulo 4
source_ema_2025 = EMA Riichi Rules 2025, versión 1.1 (en vigor desde el 1/1/2026), con las anotaciones de junio de 2026, mahjong-europe.org
source_m_league = Reglas oficiales de la M.League, m-league.jp
source_jpml_a_2026 = Regla oficial A de la JPML, hoja del 1/4/2026, ma-jan.or.jp
source_tenhou = Manual de Tenhou, tenhou.net/man
source_mahjong_soul = Hanchan de rango (ranked) de Mahjong Soul
source_common_japanese = Un artículo japonés corriente sobre puntuación
source_tenhou_sanma = Manual de Tenhou, tenhou.net/man; 534 partidas de rango registradas
source_mahjong_soul_sanma = Textos de reglas del juego Mahjong Soul
books_for = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
rules_more = { $n } más
rules_sources = Fuentes
options_head = Todas las reglas
rules_search = Buscar una regla
rules_search_clear = Vaciar
rules_only = Solo lo que difiere de { $rulebook }: { $n }
rules_count = { $n ->
    [one] { $n } regla
   *[other] { $n } reglas
}
rules_found = { $n } de { $all } reglas
rules_found_none = Ninguna regla encontrada con «{ $text }».
house_none = sin cambios
house_count = { $n ->
    [one] { $n } cambio
   *[other] { $n } cambios
  }
reset_one = Volver a: { $choice }
reset_label = { $rule }: { $reset }
reset_all = Restablecer todo
changed = con cambios
assumed = supuesto
assumed_note = «supuesto» marca lo que el reglamento deja abierto o no consta en ninguna fuente fiable.
group_yaku = { CAP(-yaku) }
group_limit = Límites
group_fu = { CAP(-fu) }
group_dora = { CAP(-dora) }
group_pay = Pagos
group_pao = Pao
group_draw = Empates
group_misc = Juego
group_end = Final de la partida
yaku_red_fives = Cincos rojos
yaku_open_tanyao = { CAP(-tanyao) } abierto (kuitan)
yaku_ippatsu = { CAP(-ippatsu) }
yaku_ura_dora = { CAP(-ura) }
yaku_kan_dora = { CAP(-kan) } { -dora }
yaku_renhou = { CAP(-renhou) }
yaku_nagashi_mangan = { CAP(-nagashi_mangan) }
yaku_ryuuiisou_needs_hatsu = { CAP(-ryuuiisou) } exige el dragón verde
yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } gana sobre { -kan } cerrado
yaku_rinshan_with_haitei = { CAP(-rinshan) } y { -haitei } a la vez
yaku_two_han_minimum_at_5_honba = Mínimo dos { -han } desde 5 { -honba }
yaku_north_value = El Norte en la mano es yakuhai
limit_kiriage_mangan = { CAP(-kiriage_mangan) }
limit_counted_13_han = { CAP(-kazoe_yakuman) } (13 { -han } o más)
limit_yakuman_stacking = Varios { -yakuman } se suman
limit_double_yakuman = { CAP(-double_yakuman) }
fu_double_wind_pair = { CAP(-pair) } de viento doble
fu_open_pinfu_ron = { CAP(-pinfu) } abierto por { -ron }
fu_pinfu_tsumo = { CAP(-pinfu) } por { -tsumo }
fu_chiitoitsu = { CAP(-chiitoitsu) }
fu_rinshan_tsumo = { CAP(-fu) } de { -tsumo } tras un { -kan }
fu_ron_completed_triplet = { CAP(-koutsu) } completado por { -ron }
dora_kan_dora_reveal = Momento del { -kan } { -dora }
dora_rinshan_counts_new_indicator = Indicador nuevo con { -rinshan }
dora_chankan_counts_new_indicator = Indicador nuevo con { -chankan }
pay_honba = Puntos por { -honba }
pay_north_share = Parte del Norte ausente
pay_simultaneous_ron = Doble y triple { -ron }
pay_multi_ron_honba = { CAP(-honba) } con varios { -ron }
pay_multi_ron_sticks = Palitos con varios { -ron }
pao_yakuman = { CAP(-yakuman) } con pao
pao_rinshan_after_fed_kan = Pao tras un { -kan } abierto
pao_closed_kan_counts_as_visible = Un { -kan } cerrado cuenta para el pao
pao_tsumo = Pao con { -tsumo }
pao_ron_by_third_player = Pao con { -ron } a otro jugador
pao_honba_on_ron = { CAP(-honba) } de un { -ron } compartido
pao_composite = Pao y un segundo { -yakuman }
draw_noten_total = Pagos por { -noten }
draw_abortive = Empates abortivos
draw_dealer_repeat = Hay renchan con
draw_karaten = Esperar una quinta ficha (karaten)
misc_chombo = Chombo
misc_riichi_needs_1000 = { CAP(-riichi) } exige 1.000 puntos
misc_riichi_min_wall = Fichas del muro para { -riichi }
misc_bust_ends_game = Tobi: los puntos negativos acaban la partida
# No source.
end_start_return = Inicio / retorno
end_uma = Uma
end_oka = Oka
end_final_rounding = Redondeo al final
end_ties = Empates a puntos
end_leftover_sticks = Palitos sobrantes
end_yakitori = Yakitori
end_agariyame_extension = Agari-yame, ronda Oeste
choice_yes = sí
choice_no = no
choice_none = ninguno
choice_five_han = cinco { -han }
choice_as_win = como victoria
choice_draw = como empate
choice_open = abierto
choice_closed = cerrado
choice_before_discard = antes del descarte
choice_before_replacement_draw = antes de la ficha de reemplazo
choice_immediate_all = al instante
choice_closed_immediate_open_after_discard = cerrado al instante, abierto tras el descarte
choice_closed_kan_only = solo { -kan } cerrado
choice_nearest_only = solo gana el más cercano (atamahane)
choice_all_paid = ganan todos
choice_double_paid_triple_abort = dos cobran, con tres se anula
choice_nearest = el más cercano
choice_each_winner = cada ganador
choice_all_nearest = todos al más cercano
choice_own_back_rest_nearest = el propio vuelve, el resto al más cercano
choice_all = todo
choice_half_each = la mitad cada uno
choice_discarder_all = quien descartó, todo
choice_liable = responsable (pao)
choice_whole_hand = toda la mano
choice_liable_part_only = solo el { -yakuman } con pao
choice_nine_terminals = kyuushu kyuuhai
choice_four_winds = suufon renda
choice_four_riichi = suucha { -riichi }
choice_four_kans = suukaikan (cuatro { -kan })
choice_triple_ron = triple { -ron }
choice_win_or_tenpai = victoria o { -tenpai }
choice_win = victoria
# No source.
choice_reverse_mangan = { -mangan } inverso
choice_penalty_20000 = 20.000
choice_penalty_30000 = 30.000
# No source.
choice_floating = flotante
choice_five_down_six_up = 500 hacia abajo
choice_half_away_from_zero = 500 alejándose de cero
choice_split_uma = repartir el uma
choice_seat_order = por orden de asiento
choice_split_first_dealer = repartir, el resto a quien se sienta antes
choice_lost = para nadie
choice_halved = la mitad de cada uno
choice_full = entero de cada uno (supuesto)
choice_to_first = al primero
choice_west_until_return = ambos

about_yaku_red_fives = Cuántos cincos rojos hay entre las fichas; cada uno es { -dora }.
about_yaku_open_tanyao = { CAP(-tanyao) } también cuenta con mano abierta.
about_yaku_ippatsu = Ganar en la vuelta que sigue al { -riichi } da { -ippatsu }.
about_yaku_ippatsu_of_three = Ganar en la vuelta que sigue al { -riichi } da { -ippatsu }, también con el kita de otro (en Tenhou, supuesto).
about_yaku_ura_dora = Quien gana con { -riichi } cuenta { -ura }.
about_yaku_kan_dora = Cada { -kan } añade un indicador de { -dora }.
about_yaku_renhou = Valor de un { -ron } antes del primer robo propio. Como { -mangan } no se suma a nada; como cinco { -han } se suma a lo demás.
about_yaku_nagashi_mangan = Valor de un empate en el que solo se descartaron terminales y honores sin que se llamara ninguno.
about_yaku_ryuuiisou_needs_hatsu = { CAP(-ryuuiisou) } exige el dragón verde.
about_yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } puede ganar con la ficha de un { -kan } cerrado.
about_yaku_rinshan_with_haitei = Ganar con la última ficha de reemplazo es { -rinshan } y { -haitei }.
about_yaku_two_han_minimum_at_5_honba = Desde cinco { -honba }, ganar exige dos { -han } de { -yaku }.
about_yaku_north_value = Los Nortes que quedan en la mano valen para todos como los dragones.
about_limit_kiriage_mangan = 4 { -han } 30 { -fu } y 3 { -han } 60 { -fu } se pagan como { -mangan }.
about_limit_counted_13_han = Cuánto valen 13 { -han } o más sin { -yakuman }.
about_limit_yakuman_stacking = Varios { -yakuman } de una mano se suman.
about_limit_double_yakuman = Los { -yakuman } que cuentan doble.
about_fu_double_wind_pair = { CAP(-fu) } de una { -pair } del viento de asiento y de ronda a la vez.
about_fu_open_pinfu_ron = { CAP(-fu) } de un { -ron } abierto sin ningún otro { -fu }.
about_fu_pinfu_tsumo = { CAP(-fu) } de un { -pinfu } por { -tsumo }; con 30, { -pinfu } no cuenta.
about_fu_chiitoitsu = { CAP(-chiitoitsu) }: 25 { -fu } y 2 { -han }, o 50 { -fu } y 1.
about_fu_rinshan_tsumo = { CAP(-fu) } de { -tsumo } con ficha de reemplazo.
about_fu_ron_completed_triplet = Cómo cuenta un { -koutsu } completado por { -ron }.
about_dora_kan_dora_reveal = Cuándo se descubre el indicador de un { -kan }.
about_dora_rinshan_counts_new_indicator = Al ganar con ficha de reemplazo cuenta el indicador nuevo.
about_dora_chankan_counts_new_indicator = Al ganar con la ficha de un { -kan } cuenta su indicador.
about_pay_honba = Se añade por cada uno: a un { -ron } / a cada parte de un { -tsumo }.
about_pay_north_share = Lo que un cuarto jugador habría pagado por un { -tsumo }: no se paga, o lo añaden los otros dos.
about_pay_simultaneous_ron = Quién cobra cuando varios jugadores dicen { -ron } a la misma ficha.
about_pay_multi_ron_honba = Cuál de varios ganadores recibe los { -honba }.
about_pay_multi_ron_sticks = Cuál de varios ganadores recibe los palitos de { -riichi }.
about_pao_yakuman = { CAP(-yakuman) } de los que responde (pao) quien da el último grupo.
about_pao_rinshan_after_fed_kan = Quien descarta la ficha de un { -kan } abierto paga entera la victoria con la ficha de reemplazo.
about_pao_closed_kan_counts_as_visible = Un { -kan } cerrado cuenta entre los grupos que se veían al dar la ficha.
about_pao_tsumo = Parte de un { -tsumo } que paga el responsable (pao).
about_pao_ron_by_third_player = Cómo reparten un { -ron } el responsable (pao) y otro que descartó.
about_pao_honba_on_ron = Quién paga los { -honba } de un { -ron } compartido.
about_pao_composite = Qué se comparte cuando la mano tiene un segundo { -yakuman }. Los { -honba } de un { -tsumo } los paga siempre el responsable (pao); los reglamentos que solo comparten una parte lo dejan abierto.
about_draw_noten_total = Puntos que pagan los { -noten } a los { -tenpai } en un empate.
about_draw_abortive = Qué empates abortivos hay.
about_draw_dealer_repeat = Cuándo el { -dealer } sigue siendo { -dealer }.
about_draw_karaten = Si una mano que solo espera la quinta copia cuenta como { -tenpai }.
about_misc_chombo = La penalización por una victoria falsa o similar.
about_misc_riichi_needs_1000 = Con menos de 1.000 puntos no se puede declarar { -riichi }.
about_misc_riichi_min_wall = Fichas que deben quedar en el muro para { -riichi }.
about_misc_bust_ends_game = La partida acaba si alguien baja de cero.
about_end_start_return = Puntos al empezar / que se restan al final.
about_end_uma = Bonificación por puesto en miles; el flotante depende de cuántos acaban con 30.000 o más.
about_end_oka = Bonificación del primer puesto en miles.
about_end_final_rounding = Cómo se redondean a miles todos menos el primero, que se lleva el resto.
about_end_ties = Cómo se ordenan las puntuaciones iguales; lo que no se pueda repartir puede ir a quien se sienta antes.
about_end_leftover_sticks = Palitos de { -riichi } que quedan en la mesa al final.
about_end_yakitori = Miles que se pierden por no ganar ninguna mano.
about_end_agariyame_extension = Un dealer en cabeza puede parar en la última mano; con puntuaciones bajas sigue una ronda Oeste.

## later: Menu

winds_title = Vientos y palitos
language_title = Idioma
terms_native = Español
terms_ema = Inglés EMA
terms_wrc = Inglés WRC

seat_title = Viento de asiento
round_title = Viento de ronda
honba_title = { CAP(-honba) }
sticks_title = Palitos de { -riichi } en la mesa
table_reset = Sin { -honba } ni palitos
less = { $name }: menos
more_of = { $name }: más
guide = Guía
guide_about = Tabla de puntos, { -yaku }, { -fu }, práctica
hands_title = Últimas manos
hands_more = Las veinte últimas manos ganadoras
hands_none = Aún no hay manos. Cada mano ganadora se guarda aquí al empezar la siguiente.
hands_delete = Eliminar todas
hands_deleted = Todas eliminadas.
hands_not_kept = Este dispositivo no guarda nada de esta página: estas manos se pierden al salir.
copy_link = Copiar enlace
write_hand = Escribir la mano
write_help = Cifras, luego m p s z: 0 es un cinco rojo. + antes de la ficha ganadora, chii:234s pon:555z kan:1111p ankan:9999s, dora:4p ura:1z, seat:E round:S, riichi, ippatsu, honba:1.
write_use = Usar esta mano
write_label = La mano, escrita
copied = Enlace copiado.
not_copied = No se pudo copiar el enlace: copiarlo de la barra de direcciones.
terms_title = Términos
terms_romaji = Romaji
terms_japanese = 日本語
theme_title = Colores
theme_auto = Automático
theme_light = Claro
theme_dark = Oscuro
numerals_title = Números en las fichas
shortcuts = Teclado
shortcuts_more = También con la tecla ?
shortcut_tiles_keys = 1–9 0, luego m p s z
shortcut_tiles = Fichas: 234m, 0p
shortcut_sets_keys = Mayús + flecha sobre una ficha
shortcut_sets = → { -key_run }, ↑ { -key_triplet }, ↓ { -key_pair }, ← { -key_ankan }
shortcut_move_keys = Flechas
shortcut_move = Recorrer fichas y botones
shortcut_mark_keys = Intro, Supr sobre una ficha de la mano
shortcut_mark = Hacerla ficha ganadora, quitarla
shortcut_back_keys = Retroceso
shortcut_back = Quitar la última ficha
shortcut_undo_keys = U o Ctrl+Z, Ctrl+Y
shortcut_undo = Deshacer, rehacer
shortcut_calls_keys = C, P, K, A
shortcut_calls = { -key_chii }, { -key_pon }, { -key_daiminkan }, { -key_ankan }; luego la ficha
shortcut_nuki_keys = B
shortcut_nuki = Kita, con tres jugadores
shortcut_flags_keys = R, I, L
shortcut_flags = { -key_riichi }, { -key_ippatsu }, { -key_last_tile }
shortcut_dora_keys = D
shortcut_dora = Indicador de { -dora }, luego la ficha
shortcut_next_keys = N
shortcut_next = Otra mano: vaciar y poner ronda, asiento y { -honba }
shortcut_clear_keys = X
shortcut_clear = Vaciar: vientos, { -honba }, palitos y reglas se conservan
shortcut_out_keys = Esc
shortcut_out = Salir de un modo, cerrar
shortcut_keys_keys = ?
shortcut_keys = Esta lista
club = Club
club_about = Veladas, asientos, resultados, clasificación

## later: Game

game_events = { $n ->
    [one] { $n } entrada
   *[other] { $n } entradas
  }

game_hand = Mano
game_game = Partida
game_win = Victoria
game_draw = Empate
game_log = Registro
game_more = Más
game_board = La partida
game_actions = Acciones de la partida
game_close = Cerrar
game_record = Anotar
game_change = Editar
game_title_at = { $title }, { $deal }
game_deal = { $wind } { $n }
deal_label = { $deal }, { $honba }, { $sticks }
seat_of = { $name }, { $seat }
table_is_games = La ronda, los { -honba } y los palitos son los de la partida.
hand_apart = Solo para ver: la ronda, los { -honba } y los palitos son de esta mano, no de la partida.
hand_declared = { $n } ha declarado { -riichi }. Elegir quién ganó, o retirar el palito en la partida.
game_centre = { $deal }, { $honba }, { $sticks } en la mesa
game_seat = { $wind }, { $place }
game_seat_dealer = { $wind }, { -dealer }, { $place }
game_apart = respecto a { $other }
game_riichi_of = { $name }: { -riichi }
game_over = Partida terminada
game_over_last_hand = Se ha jugado la última mano.
game_over_target = Se alcanzaron los puntos para terminar.
game_over_dealer_stops = El último dealer va en cabeza y pone fin a la partida.
game_over_bust = Alguien tiene menos de cero puntos.
game_over_stopped = Terminada por los jugadores.
game_result = Resultado
game_needs = { $name } necesita…
game_needs_title = Qué necesita { $name }
game_for_place = Para quedar { $place }
game_any = cualquier mano
game_start_title = Nueva partida
game_start_edit = Jugadores y reglas
game_players = Jugadores en orden de turno
game_name_of = Nombre del jugador en { $wind }
game_rulebook = Reglamento
game_house = { $title }, reglas de la casa
game_length = Duración
game_hanchan = Hanchan
game_tonpuusen = Tonpuusen
# No source.
game_points_line = Inicio { $start }, retorno { $back }, uma { $uma }, oka { $oka }.
game_floating = flotante: según cuántos llegan a 30.000
game_begin = Empezar
game_begun = { $name } empieza como dealer.
game_dealt = { $deal }: dealer, { $name }
game_under_way = La partida ya ha empezado
game_under_way_help = Tal como estaba al empezar esta mano, antes de cualquier { -riichi }. Las penalizaciones anteriores se anotan después, en Más.
game_has_won = ¿Quién ha ganado alguna mano?
game_adds_up = Puntos y palitos suman { $n }: es correcto.
game_waiting_hand = La mano introducida se conserva hasta que empiece la partida.
game_games = Partidas
game_all_games = Partidas en este dispositivo
game_no_games = Aún no hay partidas.
game_opened = Abierta ahora
game_delete_of = Eliminar la partida del { $date }
game_export_of = Guardar la partida del { $date } en un archivo
game_import = Abrir un archivo
game_paste = Pegar un enlace o una partida
game_use_pasted = Abrir lo pegado
game_deleted = La partida se ha eliminado.
game_undelete = Deshacer
game_damaged_game = Esta partida no se puede leer
game_exported = El archivo se ha guardado con las descargas.
game_who_won = ¿Quién ganó?
game_from = ¿De quién?
game_ron_from = { CAP(-ron) } a { $name }
game_tiles = Introducir las fichas
game_use_hand = Usar la mano introducida: { $name }
game_go_on_hand = Seguir con la mano introducida: { $name }
game_tiles_of = Introducir las fichas de { $name }
game_worth = { $name }: ¿cuántos { -han }?
game_fu = { $name }: ¿cuántos { -fu }?
game_counted = 13+
game_from_tiles = según las fichas
game_liable = { $yakuman }: ¿quién es responsable (pao)?
game_fed = { CAP(-rinshan) } tras un { -kan } abierto: ¿quién descartó la ficha?
game_nobody = Nadie
game_no_stick = La mano de { $name } tiene { -riichi }, pero su palito no está en la mesa.
game_lay = Poner el palito de { -riichi }
game_without_riichi = Sin { -riichi }
game_no_riichi = { $name } ha declarado { -riichi }, pero esta mano no lo tiene.
game_with_riichi = Añadir { -riichi }
game_leave = Dejarlo así
game_nothing_moves = No se paga ningún punto.
game_hand_no_win = Con las reglas de esta partida esta mano no gana: { $why }
game_draw_title = Empate exhaustivo
game_tenpai = ¿Quién está en { -tenpai }?
game_all = Todos
game_rare = Más
game_nagashi = { CAP(-nagashi_mangan) }
game_karaten = ¿Quién espera solo una quinta ficha (karaten)?
game_abortive = Empate abortivo
game_nine_terminals = Kyuushu kyuuhai (nueve terminales y honores)
game_four_winds = Suufon renda (cuatro vientos iguales)
game_four_riichi = Suucha { -riichi } (los cuatro)
game_four_kans = Suukaikan (cuatro { -kan })
game_triple_ron = Triple { -ron }
game_chombo = Chombo
game_chombo_who = ¿De quién es el chombo?
game_riichi_who = ¿De quién es el { -riichi }?
game_chombo_later = Resta { $n } puntos del resultado al final; la mano se vuelve a jugar.
game_penalty = Penalización
game_penalty_help = Se resta del resultado final, después del uma, y no la cobra nadie. Ni los puntos ni los puestos cambian.
game_penalty_who = ¿A quién se penaliza?
game_head_bump = Atamahane: solo cobra { $name }, el siguiente en turno tras { $payer }.
game_void_ron = Triple { -ron }: con estas reglas la mano es nula. No cobra nadie; se anota como empate abortivo.
game_adjust = Corrección
game_adjust_help = Puntos que se suman o, con −, se restan. Junto con los palitos, de 1.000 cada uno, tienen que dar cero.
game_adjust_sticks = Palitos de { -riichi } en la mesa
game_reason = Motivo
game_stop = Terminar aquí la partida
game_undone = Deshecho: { $event }
game_redone = Rehecho: { $event }
game_standings = Clasificación
game_facing_one = Orientar todos los asientos igual
game_facing_each = Orientar cada asiento hacia su jugador
stays_dark = El navegador no mantiene la pantalla encendida: hay que ajustarlo en el dispositivo.
game_new_game = Nueva partida
game_again = Otra partida con los mismos
game_log_empty = Aún no hay entradas.
game_log_earlier = Entradas anteriores
game_edit = Editar
game_edit_of = Editar: { $event }
game_insert = Insertar antes
game_insert_of = Insertar antes: { $event }
game_kind = Tipo de entrada
game_remove = Quitar
game_remove_of = Quitar: { $event }
game_show_hand = Fichas
game_show_hand_of = Fichas de { $name }
game_changed_title = Qué ha cambiado
game_a_change = un cambio en el registro
game_round = Mano
game_was = antes
game_is = ahora
game_no_change = Las puntuaciones quedan como estaban.
game_keep = Dejar así
game_put_back = Deshacer
ask_winner = Elegir quién ganó.
ask_payer = Elegir de quién, o { -tsumo }.
ask_somebody_pays = Alguien tiene que pagar: no pueden ganar todos.
ask_chombo = Elegir de quién es el chombo.
ask_riichi = Elegir de quién es el { -riichi }.
ask_abortive = Elegir el motivo del empate abortivo.
ask_penalty = Elegir a quién se penaliza.
ask_worth = Elegir los { -han } o un límite.
ask_fu = Elegir los { -fu }.
ask_riichi_differs = Elegir qué hacer con { -riichi }.
log_start = { $rules }, { $length }
log_start_at = { $rules }, { $length }, desde { $deal }
log_deal = { $deal }, { $honba }
log_then = { $first }. { $then }
log_riichi = { $name }: { -riichi }
log_ron = { $names }: { -ron } a { $payer }
log_tsumo = { $names }: { -tsumo }
log_worth = { $name }: { $worth }
log_tenpai = { CAP(-tenpai) }: { $names }
log_noten = { CAP(-tenpai) }: nadie
log_nagashi = { CAP(-nagashi_mangan) }: { $names }
log_abortive = Empate abortivo: { $kind }
log_chombo = { $name }: chombo
log_penalty = { $name }: penalización, { $n } menos en el resultado
log_adjust_why = Corrección: { $reason }
log_stop = Partida terminada
log_table = Mesa
why_ron = { -ron }
why_tsumo = { -tsumo }
why_honba = { -honba }
why_liability = pao
why_fed_kan = { -kan } abierto (pao)
why_stick = palitos de { -riichi }
why_own_stick = palito de { -riichi } propio
why_noten = { -noten }
why_nagashi = { -nagashi_mangan }
why_chombo = chombo
why_returned = palito devuelto
why_riichi = palito de { -riichi }
why_adjustment = corrección
end_title = Resultado
end_so_far = Si acabara ahora
item_score = Puntos
# No source.
item_return = Retorno
item_uma = Uma
item_oka = Oka
item_sticks = Palitos sobrantes
item_rounding = Redondeo
item_chombo = Chombo
item_penalty = Penalización
item_yakitori = Yakitori
item_rest = Resto
end_outside = Fuera de la partida
end_sum = Suma
end_copied = Copiado.
end_not_copied = Este navegador no deja copiar: seleccionar el texto de arriba y copiarlo.
share_game = Pasar o compartir
share_help = Quien la abra tendrá una copia de esta partida, con los nombres. La de aquí se queda.
share_code = Código QR del enlace
share_no_code = Esta partida no tiene código QR: compartir el enlace o el archivo.
share_link = Compartir enlace
share_text = Compartir como texto
share_file = Compartir archivo
share_picture = Compartir imagen
share_too_long = Esta partida es demasiado larga para un enlace: compartirla como archivo.
share_by_hand = Para copiar
arrived_title = Ha llegado una partida
arrived_other = Se abre como una partida aparte; las demás quedan como están.
arrived_same = Esta partida ya está aquí, y va igual.
arrived_ahead = Esta partida ya está aquí. La copia sigue donde acaba la de aquí.
arrived_behind = Esta partida ya está aquí, y sigue donde acaba la copia.
arrived_apart = La de aquí y la copia siguieron de maneras distintas. Si se abre la copia, la de aquí queda en la lista de partidas.
arrived_mine = La de aquí
arrived_theirs = La copia
arrived_go_mine = Seguir con la de aquí
arrived_go_theirs = Abrir la copia
end_to_evening = A la velada del club
cannot_at = Con eso, la entrada { $n }, «{ $event }», sería imposible: { $why }
cannot_no_start = La partida no tiene comienzo.
cannot_already_started = La partida ya ha empezado.
cannot_game_over = La partida ha terminado: deshacer la última entrada para seguir.
cannot_already_riichi = { $name } ya ha declarado { -riichi }.
cannot_riichi_needs_1000 = { $name } tiene menos de 1.000 puntos: no puede declarar { -riichi }.
cannot_wall_too_short = Quedan pocas fichas en el muro para { -riichi }.
cannot_hand_in_progress = Hay un { -riichi } en esta mano: primero hay que acabarla.
cannot_as_many_names = Con estas reglas juegan { $detail }: hace falta un nombre para cada uno.
cannot_as_many_scores = Con estas reglas juegan { $detail }: hacen falta los puntos de cada uno.
cannot_no_such_deal = Una partida de esta duración no tiene esa mano.
cannot_no_such_counter = { CAP(-honba) } y palitos van de 0 a { $detail }.
cannot_total_is_off = Puntos y palitos, de 1.000 cada uno, tienen que sumar { $more }: la diferencia es { $detail }.
cannot_busted_before = { $name } tiene menos de cero puntos: con estas reglas la partida ha terminado.
cannot_unknown_length = Esta duración de partida no se conoce.
cannot_unknown_rulebook = Aquí no se conoce el reglamento «{ $detail }».
cannot_unknown_option = Aquí no se conoce la regla «{ $detail }».
cannot_fixed_option = Solo un reglamento decide «{ $detail }».
cannot_bad_value = La regla «{ $detail }» no tiene esa opción.
cannot_no_such_seat = No existe ese asiento.
cannot_no_such_entry = No existe esa entrada.
cannot_wins_no_more = La mano de { $name } no gana: { $detail }
neither_ron_nor_tsumo = Se gana por { -ron } o por { -tsumo }.
no_such_value = «{ $n }» no tiene ese valor.
cannot_seat_twice = { $name } aparece dos veces.
cannot_pays_himself = { $name } no puede ganar y pagar.
cannot_no_winner = Nadie ha ganado.
cannot_one_tsumo = Solo uno puede ganar por { -tsumo }.
cannot_fed_kan_is_tsumo = Ganar con ficha de reemplazo es { -tsumo }.
cannot_not_in_rulebook = Estas reglas no tienen eso.
cannot_wall_too_long = Tras el reparto el muro nunca tiene más de { $detail } fichas.
cannot_too_many_yakuman = Con estas reglas una mano tiene como mucho { $detail } { -yakuman }.
cannot_han_of_yakuman = { $name }: un { -yakuman } no tiene { -han } ni { -fu }.
cannot_no_han = { $name }: faltan los { -han }.
cannot_no_such_fu = { $name }: ninguna mano tiene { $detail } { -fu }.
cannot_too_many_han = { $name }: ninguna mano tiene { $detail } { -han }.
cannot_no_such_ron = { $name }: ningún { -ron } tiene { $detail } { -han } { $more } { -fu }.
cannot_no_such_tsumo = { $name }: ningún { -tsumo } tiene { $detail } { -han } { $more } { -fu }.
cannot_two_han_minimum = { $name }: desde cinco { -honba }, ganar exige dos { -han } de { -yaku }.
cannot_liable_twice = Dos jugadores son responsables (pao) de un mismo { -yakuman }.
cannot_liable_without_yakuman = Solo hay pao por un { -yakuman }.
cannot_liable_beyond = { $name }: ninguna mano de ese valor tiene todos los { -yakuman } elegidos para el pao.
cannot_riichi_not_tenpai = { $names }: quien declara { -riichi } tiene que estar en { -tenpai }; si no, es chombo.
cannot_riichi_noten_no_chombo = { $names }: quien declara { -riichi } tiene que estar en { -tenpai }. Estas reglas no permiten declararlo sin estarlo ni tienen chombo para ello. Retirar el palito o corregir los puntos de común acuerdo.
cannot_four_riichi_needs_four = No todos han declarado { -riichi }.
cannot_as_many_deltas = Tiene que haber un cambio para cada jugador.
cannot_points_appear_or_vanish = Puntos y palitos juntos tienen que dar cero: dan { $detail }. Los puntos que no cobra nadie son una penalización.
cannot_not_in_hundreds = Los puntos van de cien en cien.
cannot_no_points = Indicar cuántos puntos quita la penalización.
cannot_too_many_points = Más de { $detail } puntos de una vez son demasiados.
cannot_unfit_text = Nombres y motivos tienen como mucho { $detail } caracteres, todos visibles.
cannot_too_many_events = Una partida tiene como mucho { $detail } entradas.
cannot_too_few_sticks = En la mesa no hay tantos palitos de manos anteriores.
cannot_not_a_number = «{ $detail }» no es un número.
cannot_not_a_game = Esto no es una partida de Tenbou.
cannot_newer_version = Esta partida la guardó un Tenbou más nuevo. Recargar la página para obtenerlo; la partida queda como está.
cannot_damaged = Esta partida está incompleta o se cambió fuera de Tenbou.
cannot_cannot_read = Una línea de esta partida no se puede leer: { $detail }
game_kept_as_is = Queda en este dispositivo como está. Guardarla en un archivo para examinarla, abrir otra partida o empezar una nueva.
game_nothing_opened = No se ha cambiado nada.
file_too_long = Este archivo es demasiado grande: se leen como máximo { $n } MB.
game_not_saved = Este dispositivo no guarda nada de esta página: guardar la partida en un archivo antes de salir.
game_taken_over = Esta partida ha seguido en otra pestaña. Aquí está al día; repetir el último paso.
game_from_other_tab = Continuada en otra pestaña.
game_gone_elsewhere = Esta partida se eliminó en otra pestaña.
game_saved_anew = Lo que había aquí no se puede leer; esta partida se guarda como nueva.
game_two_ways = Esta partida siguió de dos maneras. Las dos están en la lista de partidas.

## later: Page

store_late = Aún no se ha cargado lo que este dispositivo guarda de la página. Aparecerá en cuanto se cargue, junto con lo que se anote ahora.
store_newer = Lo que este dispositivo guarda de la página es de un Tenbou más nuevo. Recargar la página para obtenerlo; no se escribe nada encima.
page_title = Tenbou: calculadora de puntos de riichi
page_description = Cuánto vale una mano de mahjong riichi, quién paga qué a quién, y por qué. Funciona sin conexión.
switch_region = Mano o partida
answer_region = Respuesta
around_region = Indicadores y asiento
hand_region = Mano
tools_region = Grupos, llamadas y situación
picker_region = Fichas
ring_region = Grupos
rules_title = Reglas
news_stored = Listo para usar sin conexión.
news_update = Actualización lista. La mano se conserva.
news_apply = Actualizar
news_later = Más tarde
news_install = Safari borra los datos de las páginas que no se abren en una semana. Para conservar Tenbou: Compartir, luego Añadir a pantalla de inicio.
no_script = Tenbou necesita JavaScript, que aquí está desactivado. Nada de lo introducido sale de este dispositivo.
not_started = Tenbou no ha arrancado.
load_again = Volver a cargar
alarm_part = Una parte no se pudo cargar:
alarm_offline = No hay conexión, y la página aún no está guardada en este dispositivo.
alarm_slow = Está tardando demasiado; quizá la conexión es lenta.
alarm_ended = El programa se detuvo por un error.
alarm_gone = Una parte de esta versión ya no se puede cargar. La mano y la partida se conservan.
alarm_old = Este navegador es demasiado antiguo.
alarm_missing = Aquí falta:
browsers = Funciona en Chrome, Edge o Firefox 98, Safari o iOS 16 y todos los posteriores.
retry = Reintentar
licences_about = De qué está hecho Tenbou, de quién es y en qué condiciones. Los kanji de las fichas son contornos de la fuente Kaisei Tokumin; plurales, listas y cifras siguen el CLDR de Unicode.
licences = Licencias

## guide: Guide

guide_leave = Volver a la mano
guide_entering = Introducir una mano
guide_pages = Páginas de la Guía

## guide: Score table

guide_page_table = Tabla de puntos
guide_tab_table = Puntos
guide_more_table = Lo que se paga por { -han } y { -fu } según las reglas en uso, para ver o imprimir
table_seat = Quién gana
table_caption = Puntos de una victoria: { $winner }
table_key_other = Arriba por { -ron }, abajo por { -tsumo }: lo que paga un { -non_dealer } / lo que paga el { -dealer }.
table_key_dealer = Arriba por { -ron }, abajo por { -tsumo }: lo que paga cada uno.
table_rare = { $n } a { $most } { -fu }
table_mine = esta mano
han_from = desde { $n } { -han }
han_to = { $n }–{ $most } { -han }
table_way = { $way }: paga { $payer }
table_discarder = { -discarder }
table_dealer = el { -dealer }
table_non_dealer = { $n ->
    [one] el otro { -non_dealer }
   *[other] cada { -non_dealer }
  }
table_each = cada uno
table_example_ron = Mano de ejemplo, por { -ron }
table_example_tsumo = Mano de ejemplo, por { -tsumo }
table_open_hand = Abrir esta mano
table_open_hand_of = Abrir esta mano: { $hand }
no_20_fu_ron = Ningún { -ron } tiene 20 { -fu }: una mano cerrada recibe 10 más, una abierta cuenta como 30.
no_20_fu_tsumo = Con estas reglas { -pinfu } por { -tsumo } tiene 30 { -fu }, y ninguna otra mano tiene 20.
no_20_fu_one_han = 20 { -fu } por { -tsumo } solo los tiene { -pinfu } con mano cerrada: eso ya son dos { -han }.
no_25_fu = Con estas reglas { -chiitoitsu } tiene 50 { -fu }, y ninguna otra mano tiene 25.
no_25_fu_one_han = 25 { -fu } solo los tiene { -chiitoitsu }, que por sí mismo vale dos { -han }.
no_25_fu_tsumo = 25 { -fu } solo los tiene { -chiitoitsu }: sus dos { -han } y el { -tsumo } de una mano cerrada suman tres.
no_110_fu_one_han = Ninguna mano con un solo { -han } llega a 110 { -fu }.
no_110_fu_tsumo = Por { -tsumo }, ninguna mano con un solo { -han } llega a 110 { -fu }.
table_paper = En papel
table_paper_more = Una hoja con límites, { -fu } y { -yaku }; o diez tarjetas de 91 × 55 mm, a tamaño real, impresas por las dos caras de un mismo papel.
table_print_sheet = Imprimir la hoja
table_print_cards = Imprimir tarjetas
paper_closed = cerrada
paper_open = abierta
paper_instead = En vez de contar
paper_changed = Cambios respecto a { $rulebook }: { $list }.
paper_changed_more = { $n ->
    [one] Hay { $n } regla más cambiada, sin efecto en estos números.
   *[other] Hay { $n } reglas más cambiadas, sin efecto en estos números.
  }
paper_assumed = Supuesto donde el reglamento no dice nada: { $list }.
paper_same_rules = Las mismas reglas:

## guide: Yaku and fu

guide_page_yaku = { CAP(-yaku) }
guide_tab_yaku = { CAP(-yaku) }
guide_more_yaku = Qué exige y cuánto vale cada uno, con una mano de ejemplo
guide_page_fu = { CAP(-fu) }
guide_tab_fu = { CAP(-fu) }
guide_more_fu = Qué los da y en qué orden se cuentan
guide_try = Abrir en «Mano»
guide_example = Ejemplo
guide_example_at = Ronda { $round }, asiento: { $seat }
guide_closed_hand = Mano cerrada
guide_open_hand = Mano abierta
guide_python = El código Python que lo decide
guide_python_coming = Se está cargando…
guide_python_failed = No se pudo cargar.
yaku_search = Buscar un { -yaku }
yaku_found = { $n } de { $all } { -yaku }
yaku_found_none = Ningún { -yaku } encontrado con «{ $text }».
yaku_not_here = No está en estas reglas
yaku_differs = según las reglas
yaku_closed_only = solo cerrada
yaku_open = abierta { $worth }
yaku_closed = { CAP($worth) }, solo con mano cerrada. Un { -kan } cerrado deja la mano cerrada, cualquier otra llamada la abre.
yaku_either = { CAP($worth) }, con mano cerrada o abierta.
yaku_both = { CAP($closed) } con mano cerrada, { $open } con mano abierta.
yaku_alone = No se suma a nada y se paga como { $limit }. Si la mano vale más sin él, se paga eso.
yaku_is_all = Con un { -yakuman } no cuenta ningún otro { -yaku }, ni { -dora } ni { -fu }.
yaku_instead = Sustituye a { $yaku }.
yaku_gives_way = No cuenta si la mano tiene también { $yaku }.
yaku_never = Nunca coincide con: { $list }.
yaku_unknown = Las reglas en uso no lo cuentan.
yaku_decided = Se puede añadir con reglas de la casa: { $rules }.
yaku_books = { $books }: { $worth }
yaku_not_counted = no cuenta
yaku_by_itself = { $limit } por sí solo
yaku_worth_closed = { $worth }, solo cerrada
yaku_worth_both = { $closed }, abierta { $open }
yaku_is_riichi = La mano está cerrada y a una ficha de ganar: declarar { -riichi }, poner el descarte de lado y dejar un palito de 1.000 puntos. Desde entonces la mano queda como está.
yaku_is_double_riichi = { CAP(-riichi) } con el primer descarte propio, antes de toda llamada.
yaku_is_ippatsu = Ganar tras { -riichi }, antes del siguiente descarte propio. Cualquier llamada intermedia lo anula.
yaku_is_menzen_tsumo = Ganar con mano cerrada robando la ficha ganadora.
yaku_is_rinshan = Ganar con la ficha que se roba tras un { -kan } propio.
yaku_is_rinshan_of_three = Ganar con la ficha que se roba tras un { -kan } o un kita propio.
yaku_is_chankan = Ganar con la cuarta ficha que otro jugador añade a un grupo abierto.
yaku_is_haitei = Ganar robando la última ficha del muro.
yaku_is_houtei = Ganar con el último descarte de la mano.
yaku_is_tenhou = Ser { -dealer } y ganar con el primer robo.
yaku_is_chiihou = Ser { -non_dealer } y ganar con el primer robo propio. Cualquier llamada anterior lo impide.
yaku_is_renhou = Ser { -non_dealer } y ganar con un descarte ajeno antes del primer robo propio. Cualquier llamada anterior lo impide.
yaku_is_pinfu = Cada grupo es una { -shuntsu }, la { -pair } no da { -fu } y la ficha ganadora completa un { -ryanmen }. Nada en la mano da { -fu }.
yaku_is_iipeikou = Una { -shuntsu } dos veces: los mismos números del mismo palo.
yaku_is_tanyao = Todas las fichas van del 2 al 8: sin terminales ni honores.
yaku_is_haku = Un { -koutsu } o { -kantsu } de esta ficha: { -tile_5z }.
yaku_is_hatsu = Un { -koutsu } o { -kantsu } de esta ficha: { -tile_6z }.
yaku_is_chun = Un { -koutsu } o { -kantsu } de esta ficha: { -tile_7z }.
yaku_is_seat_wind = Un { -koutsu } o { -kantsu } del viento de asiento. Si también es el viento de ronda, cuentan los dos.
yaku_is_round_wind = Un { -koutsu } o { -kantsu } del viento de ronda. Si también es el viento de asiento, cuentan los dos.
yaku_is_pei = Un { -koutsu } o { -kantsu } de esta ficha, en cualquier asiento: { -tile_4z }.
yaku_is_chiitoitsu = Siete parejas, todas distintas: cuatro fichas iguales nunca son dos de ellas. Sus { -fu } son fijos.
yaku_is_sanshoku_doujun = La misma { -shuntsu } en los tres palos.
yaku_is_ittsuu = Todo del 1 al 9 en un palo, como 123, 456 y 789.
yaku_is_chanta = Cada grupo y la { -pair } tienen una terminal o un honor. Al menos un grupo es una { -shuntsu }, y al menos una ficha, un honor.
yaku_is_sanshoku_doukou = Un { -koutsu } o { -kantsu } del mismo número en los tres palos.
yaku_is_sanankou = Tres grupos de fichas iguales formados sin ayuda de nadie: cada uno es un { -concealed_koutsu } o un { -concealed_kantsu }.
yaku_is_sankantsu = Tres de los grupos son un { -kantsu } cada uno, llamado o no.
yaku_is_toitoi = Cada grupo es un { -koutsu } o un { -kantsu }.
yaku_is_shousangen = Dos grupos de dragones y la { -pair } del tercero. Los dos grupos cuentan además como { -yaku }.
yaku_is_honroutou = Todas las fichas son terminales u honores. Eso da siempre también { -toitoi } o { -chiitoitsu }, que cuenta además.
yaku_is_ryanpeikou = Cuatro grupos: una { -shuntsu } dos veces y otra { -shuntsu } dos veces.
yaku_is_honitsu = Fichas de un solo palo y honores, nada más.
yaku_is_junchan = Cada grupo y la { -pair } tienen una terminal. Al menos un grupo es una { -shuntsu }, y no hay honores.
yaku_is_chinitsu = Fichas de un solo palo, sin honores.
yaku_is_kokushi = Las trece fichas terminales y de honor, una de cada, y una de ellas repetida.
yaku_is_kokushi_13 = Las trece fichas terminales y de honor, una de cada, y una de ellas repetida: la ficha ganadora.
yaku_is_suuankou = Cuatro grupos de fichas iguales formados sin ayuda de nadie: cada uno es un { -concealed_koutsu } o un { -concealed_kantsu }. La ficha ganadora se roba del muro.
yaku_is_suuankou_tanki = Cuatro grupos de fichas iguales formados sin ayuda de nadie, y la ficha ganadora completa la { -pair }.
yaku_is_daisangen = Un { -koutsu } o { -kantsu } de cada uno de los tres dragones.
yaku_is_shousuushii = Tres grupos de vientos y la { -pair } del cuarto.
yaku_is_daisuushii = Un { -koutsu } o { -kantsu } de cada uno de los cuatro vientos.
yaku_is_tsuuiisou = Todas las fichas son honores.
yaku_is_chinroutou = Todas las fichas son terminales.
yaku_is_ryuuiisou = Solo fichas verdes: 2, 3, 4, 6 y 8 de { -suit_s }, y el { -tile_6z }. Algunas reglas exigen este último.
yaku_is_chuuren = En un palo, tres 1, tres 9, uno de cada número intermedio y una ficha más cualquiera.
yaku_is_junsei_chuuren = En un palo, tres 1, tres 9, uno de cada número intermedio y una ficha más cualquiera: la ficha ganadora.
yaku_is_suukantsu = Cada grupo es un { -kantsu }.
guide_fu_how = Cómo contar
guide_fu_win = La victoria
guide_fu_sets = Grupos
guide_fu_pairs = La { -pair }
guide_fu_waits = La espera
guide_fu_beware = Casos especiales
fu_step_base = Toda mano empieza con su base.
fu_step_ron = Una mano cerrada ganada por { -ron } suma 10.
fu_step_sets = Cada { -koutsu } y cada { -kantsu } suma según su tipo. Una { -shuntsu } no suma nada.
fu_step_pair = Una { -pair } de dragones, del viento de asiento o del viento de ronda suma 2.
fu_step_wait = { CAP(-kanchan) }, { -penchan } o { -tanki } suma 2.
fu_step_tsumo = { CAP(-tsumo) } suma 2.
fu_step_round = Sumarlo todo y luego redondear a la decena superior, una sola vez. Los 25 de { -chiitoitsu } quedan en 25.
fu_simple = { $set }, simples
fu_outer = { $set }, terminales u honores
# No source.
fu_pair_guest_wind = Pareja de otro viento
# No source.
fu_wait_choice = Varias esperas posibles
fu_is_winning = Los tiene toda mano, salvo { -chiitoitsu }.
fu_is_menzen_ron = La mano está cerrada y gana por { -ron }.
fu_is_koutsu_melded_simple = Llamado o completado por { -ron }: tres fichas iguales del 2 al 8.
fu_is_koutsu_concealed_simple = Tres fichas iguales del 2 al 8, todas robadas del muro: el doble que un grupo llamado.
fu_is_koutsu_melded_outer = Llamado o completado por { -ron }: tres terminales u honores iguales, el doble que las simples.
fu_is_koutsu_concealed_outer = Tres terminales u honores iguales, todos robados del muro.
fu_is_kantsu_melded_simple = Cuatro fichas iguales del 2 al 8, una de ellas llamada: cuatro veces lo que dan tres.
fu_is_kantsu_concealed_simple = Cuatro fichas iguales del 2 al 8, ninguna llamada: cuatro veces lo que dan tres.
fu_is_kantsu_melded_outer = Cuatro terminales u honores iguales, uno de ellos llamado: cuatro veces lo que dan tres.
fu_is_kantsu_concealed_outer = Cuatro terminales u honores iguales, ninguno llamado: cuatro veces lo que dan tres.
fu_is_pair_dragon = La { -pair } es de dragones.
fu_is_pair_seat_wind = La { -pair } es del viento de asiento.
fu_is_pair_round_wind = La { -pair } es del viento de ronda.
fu_is_pair_double_wind = La { -pair } es del viento de asiento y de ronda a la vez. Algunas reglas la cuentan una vez, otras dos.
fu_is_pair_pei = La { -pair } es del viento Norte, que aquí cuenta para todos.
fu_is_pair_guest_wind = La { -pair } es de un viento que no es el de asiento ni el de ronda. No da nada.
fu_is_kanchan = Faltaba la ficha del medio, como entre 1 y 3.
fu_is_penchan = Faltaba el 3 tras 1 y 2, o el 7 ante 8 y 9.
fu_is_tanki = Faltaba la segunda ficha de la { -pair }.
fu_is_ryanmen = Servía una ficha en cualquiera de los extremos, como con 6 y 7. No da nada.
fu_is_shanpon = Dos parejas, y cualquiera de ellas podía pasar a tres fichas. La espera no da nada, pero el grupo completado sí.
fu_is_tsumo = La ficha ganadora se roba del muro.
fu_is_pinfu_tsumo = Ganado con ficha robada, { -pinfu } tiene 20 { -fu } con la mayoría de las reglas: el robo no suma nada. Donde suma, { -pinfu } no cuenta.
fu_is_open_pinfu = Una mano abierta ganada por { -ron } que solo tiene los { -fu } base. Con la mayoría de las reglas cuenta como 30 { -fu }.
fu_is_chiitoitsu = Un valor fijo para toda la mano: nada se suma y nada se redondea.
fu_is_ron_triplet = La última de tres fichas iguales viene de otro jugador: con la mayoría de las reglas el grupo cuenta como abierto. Con mano cerrada se suman igualmente los 10 de { -ron }.
fu_is_wait_choice = Si la ficha ganadora cabe en más de un grupo, vale lo que más paga. Aquí el 7 va con 5-6 (por los dos lados) o con 8-9 (en el borde).
fu_is_rinshan_tsumo = La ficha tras un { -kan } cuenta como robada del muro. Algunas reglas no dan { -fu } por ella.

## guide: Practice

guide_page_practice = Práctica
guide_tab_practice = Práctica
guide_more_practice = Preguntas sobre manos reales, según las reglas en uso: explica cada error y lo vuelve a preguntar

practice_seat = Asiento: { $wind }
practice_round = Ronda { $wind }
practice_dora = Indicador de { -dora }
practice_ura = Indicador de { -ura }
practice_call = { $call }: { $tiles }
practice_no_limit = sin límite
practice_type = O escribir el número y luego Intro.
practice_done = Responder
practice_right = Correcto:
practice_wrong = No exactamente. La respuesta es
practice_no_slip = { $given }: no sale de ninguno de los errores habituales. La cuenta está abajo.
practice_mistouch = Toque por error
practice_next = Siguiente
practice_open = Ver en «Mano»
practice_show = Ver la respuesta
practice_say_it = Decir la respuesta en voz alta y luego mirar.
practice_hear = Escuchar
practice_had_it = Acertada
practice_missed_it = Fallada
practice_table = Tabla de puntos
practice_help = Ayuda antes de responder
practice_helped = Con ayuda: volverá antes.
practice_back = Volver a la pregunta
practice_dora_order = El indicador señala la ficha siguiente de su serie. Tras el nueve viene el uno; tras Norte, Este; tras el dragón rojo, el blanco.

ask_fu_pair = ¿Cuántos { -fu } da esta { -pair }?
ask_fu_set = ¿Cuántos { -fu } da este grupo?
ask_fu_wait = ¿Cuántos { -fu } da la espera?
ask_fu_win = ¿Cuántos { -fu } da la forma de ganar?
ask_fu_hand = ¿Cuántos { -fu } tiene la mano?
ask_yaku = ¿Qué { -yaku } tiene la mano?
ask_yaku_han = ¿Cuántos { -han } vale aquí { $yaku }?
ask_dora_tile = ¿Qué ficha señala este indicador?
ask_dora_han = ¿Cuántos { -han } suman los { -dora }, de todos los tipos?
ask_han = ¿Cuántos { -han } vale la mano?
ask_limit = ¿Qué límite alcanza la mano?
ask_cell = { CAP($who) }, { $way }: { $han }, { $fu }. ¿Cuánto se paga?
ask_payment = ¿Cuánto se paga?
ask_payment_honba = ¿Cuánto se paga, con { $honba }?
ask_income = ¿Cuántos puntos recibe el ganador, con { -honba } y palitos?
ask_share = Mi asiento: { $seat }. ¿Cuánto pago?
ask_share_own = Mi asiento: { $seat }. La ficha ganadora es mi descarte. ¿Cuánto pago?
ask_share_ron = Mi asiento: { $seat }. La ficha ganadora vino de { $discarder }. ¿Cuánto pago?

slip_ron_triplet_concealed = { $given }: este { -koutsu } se contó como cerrado ({ $tile }). Lo completó un { -ron }, así que es abierto.
slip_called_set_concealed = { $given }: un grupo llamado se contó como cerrado ({ $tiles }).
slip_outer_set_simple = { $given }: terminales u honores se contaron como simples ({ $tiles }). Dan el doble.
slip_concealed_set_called = { $given }: un grupo cerrado se contó como abierto ({ $tiles }). Cerrado da el doble.
slip_simple_set_outer = { $given }: simples se contaron como terminales u honores ({ $tiles }). Dan la mitad.
slip_kan_as_triplet = { $given }: cuatro fichas iguales se contaron como tres ({ $tiles }). Cuatro dan el cuádruple.
slip_set_forgotten = { $given }: ¿faltan los { -fu } de este grupo? { $tiles }
slip_run_counted = { $given }: se dieron { -fu } a una { -shuntsu }. Solo los dan tres o cuatro fichas iguales.
slip_guest_wind_pair = { $given }: esta { -pair } recibió { -fu } ({ $tile }). No es ni el viento de asiento ni el de ronda.
slip_double_wind_pair = { $given }: esta { -pair } es del viento de asiento y de ronda a la vez ({ $tile }). Sus { -fu } se contaron según otras reglas.
slip_pair_forgotten = { $given }: falta contar { $fu } de esta { -pair } ({ $tile }).
slip_pair_overvalued = { $given }: es demasiado para esta { -pair } ({ $tile }). Da { $fu }.
slip_wait_missed = { $given }: faltan los 2 { -fu } de la espera ({ $wait }).
slip_wait_invented = { $given }: se dieron { -fu } a una espera que no los da ({ $wait }).
slip_tsumo_fu_forgotten = { $given }: faltan los 2 { -fu } de { -tsumo }.
slip_tsumo_fu_for_pinfu = { $given }: se sumaron los 2 { -fu } de { -tsumo }; { -pinfu } no los tiene.
slip_menzen_ron_forgotten = { $given }: faltan los 10 { -fu } de { -ron } con mano cerrada.
slip_menzen_ron_open = { $given }: se sumaron los 10 { -fu } de { -ron } con mano cerrada, pero la mano está abierta.
slip_open_pinfu_forgotten = { $given }: una mano abierta sin otros { -fu } cuenta como 30 { -fu } con estas reglas.
slip_way_fu_swapped = { $given }: esos son los { -fu } de la otra forma de ganar. Aquí fue { $way }.
slip_chiitoitsu_fu = { $given }: { -chiitoitsu } son siempre { $fu }. Ni se suma ni se redondea nada.
slip_fu_not_rounded_up = { $given }: { $n } se redondea siempre hacia arriba, a { $fu }.
slip_yaku_forgotten = { $given }: falta algo. ¿Está contado { $yaku }?
slip_yaku_invented = { $given }: esta mano no lo tiene ({ $yaku }).
slip_closed_value = { $given }: ese es el valor con mano cerrada, pero la mano está abierta ({ $yaku }).
slip_open_value = { $given }: ese es el valor con mano abierta, pero la mano está cerrada ({ $yaku }).
slip_call_han = { $given }: aquí no se suma ni se resta ningún { -han } por mano cerrada o abierta ({ $yaku }).
slip_closed_yaku = { $given }: la mano está abierta, y esto solo cuenta con mano cerrada ({ $yaku }).
slip_indicator_is_dora = { $given }: se tomó el propio indicador por el { -dora }. El indicador ({ $tile }) señala la ficha siguiente: { $named }.
slip_dora_off = { $given }: el { -dora } es justo la ficha siguiente al indicador. El indicador ({ $tile }) señala { $named }.
slip_dora_forgotten = { $given }: falta algo. ¿Está contado todo esto? { CAP($dora) }
slip_dora_overcounted = { $given }: demasiados { -dora }. Una ficha cuenta una vez por cada indicador que la señala. Aparte, solo lo son un { -aka } o un kita.
slip_limit_missed = { $given }: se siguió doblando más allá de un límite ({ $limit }).
slip_kiriage = { $given }: estas reglas suben 4 { -han } 30 { -fu } y 3 { -han } 60 { -fu } a { -mangan }.
slip_kiriage_not = { $given }: estas reglas no suben 4 { -han } 30 { -fu } ni 3 { -han } 60 { -fu } a { -mangan }.
slip_dealer_swapped = { $given }: eso es para un { -non_dealer }; ganó el { -dealer }.
slip_dealer_swapped_not = { $given }: eso es para el { -dealer }; ganó un { -non_dealer }.
slip_points_not_rounded_up = { $given }: se redondeó hacia abajo; cada pago se redondea hacia arriba a la centena.
slip_way_swapped = { $given }: eso se paga por la otra forma de ganar. Aquí fue { $way }.
slip_cell_off = { $given }: eso pone la tabla para { $worth }. Aquí es { $own }.
slip_honba_forgotten = { $given }: falta contar { $honba }.
slip_honba_whole = { $given }: por { -tsumo } se reparten los puntos de { $honba }; aquí cada uno los pagó enteros.
slip_sticks_forgotten = { $given }: falta contar { $sticks }.
slip_payers_swapped = { $given }: eso es lo que paga otro jugador.

rung_limits = Manos con límite
rung_sets = Grupos
rung_pair = La { -pair }
rung_wait = La espera
rung_win = Cómo se ganó
rung_fu = { CAP(-fu) } de una mano cerrada
rung_yaku = Qué { -yaku } hay
rung_dora = { CAP(-dora) } según el indicador
rung_han = { CAP(-han) } de una mano
rung_pay = Pagos a un { -non_dealer }
rung_dealer = Pagos al { -dealer }
rung_sums = { CAP(-honba) } y palitos
rung_share = Lo que toca pagar
rung_30 = 30 { -fu }
rung_40 = 40 { -fu }
rung_20_25 = 20 y 25 { -fu }
rung_50 = 50 { -fu } y más
rung_calls = Manos abiertas
rung_rulebooks = Lo que decide el reglamento
lesson_rung_sets = Tres fichas iguales dan 2 { -fu } si son simples (2 a 8) y llamadas. Sin llamar, el doble; terminales u honores, otra vez el doble; cuatro iguales, el cuádruple. Una { -shuntsu } no da nada.
lesson_rung_pair = Una { -pair } de dragones, del viento de asiento o del de ronda da 2 { -fu }. Las demás no dan nada. Si el viento es los dos a la vez, decide el reglamento: 2 o 4.
lesson_rung_wait = Si solo una clase de ficha podía completar la mano, la espera da 2 { -fu }: en medio de una { -shuntsu }, en su borde o para la { -pair }. { CAP(-ryanmen) } y { -shanpon } no dan nada.
lesson_rung_win = Toda mano empieza con 20 { -fu }. La forma de ganar añade: { -ron } con mano cerrada, 10; { -tsumo }, 2. { CAP(-tsumo) } con { -pinfu } no añade nada en la mayoría de reglamentos.
lesson_rung_fu = Se suma todo: 20, la forma de ganar, cada grupo, la { -pair } y la espera. Luego se redondea a la decena superior. { CAP(-chiitoitsu) } tiene su propio valor fijo.
lesson_rung_calls = Una mano abierta no recibe los 10 { -fu } por { -ron }, y un grupo llamado da la mitad que uno cerrado. Algunos { -yaku } pierden un { -han }; otros no cuentan.
lesson_rung_yaku = Sin { -yaku } no se gana. Conviene mirar primero cómo se ganó, luego qué fichas hay y después cómo combinan los grupos.
lesson_rung_dora = El indicador señala la ficha siguiente de su serie; tras la última viene otra vez la primera. Cada una en la mano da 1 { -han }, pero un { -dora } por sí solo no es un { -yaku }.
lesson_rung_han = Se suman los { -han } de todos los { -yaku } y 1 por cada { -dora }, { -ura } y { -aka }.
lesson_rung_limits = Desde 5 { -han } los { -fu } no importan: 5 es { -mangan }, 6 y 7 { -haneman }, de 8 a 10 { -baiman }, 11 y 12 { -sanbaiman }. 3 o 4 { -han } con muchos { -fu } también son { -mangan }.
lesson_rung_30 = La fila que conviene saber de memoria. Por { -ron } con 30 { -fu }, un { -non_dealer } cobra 1.000, 2.000 o 3.900 por 1, 2 o 3 { -han }. Cada { -han } dobla, y 3.840 se redondea a 3.900.
lesson_rung_40 = Por { -ron } con 40 { -fu }, un { -non_dealer } cobra 1.300, 2.600 o 5.200 por 1, 2 o 3 { -han }. Con 4 es { -mangan }.
lesson_rung_20_25 = 20 { -fu } con un { -han } más pagan como 40: casi siempre { -pinfu } por { -tsumo }. 25 { -fu } con un { -han } más pagan como 50: son { -chiitoitsu }.
lesson_rung_50 = El doble de { -fu } es un { -han } más: 60 { -fu } pagan como 30 con un { -han } más. Por { -ron } con 50 { -fu }, un { -non_dealer } cobra 1.600, 3.200 o 6.400 por 1, 2 o 3 { -han }.
lesson_rung_pay = Por { -ron } lo paga todo quien descartó la ficha. Por { -tsumo } pagan todos, el { -dealer } el doble que los demás. Cada pago se redondea a la centena superior.
lesson_rung_dealer = El { -dealer } cobra una vez y media: seis veces los puntos base, y un { -non_dealer } cuatro. Por { -tsumo } todos pagan lo mismo.
lesson_rung_sums = Cada { -honba } añade puntos: por { -ron } los paga todos quien descartó, por { -tsumo } se reparten. Quien gana se lleva también los palitos de { -riichi } de la mesa, 1.000 cada uno.
lesson_rung_share = Depende del propio asiento. Por { -ron } solo se paga por el propio descarte. Por { -tsumo } se paga la propia parte, y el doble siendo { -dealer }.
lesson_rung_rulebooks = Los reglamentos difieren: si 4 { -han } 30 { -fu } son { -mangan }, cuánto da una { -pair } de viento doble, cuánto valen los { -honba }. Se responde según las reglas que figuran junto a la mano.

practice_rules = Reglas de estas preguntas: { $rules }
practice_learn = Practicar
practice_learn_more = Manos nuevas, y lo fallado se repite
practice_first = El primer minuto
practice_first_more = Qué son { -han } y { -fu }, con una mano
practice_first_han = Los { -han } dicen lo buena que es la mano. Cada { -yaku } da alguno y cada { -dora }, uno. Cada { -han } dobla los puntos, hasta llegar a un límite.
practice_first_fu = Los { -fu } son la calderilla: 20 por ganar, algunos por grupos, { -pair } y espera, redondeados a decenas. { CAP(-han) } y { -fu } juntos dicen cuánto se paga. Una mano, paso a paso:
practice_due = { $n ->
    [one] { $n } pregunta pendiente
   *[other] { $n } preguntas pendientes
  }
practice_test = ¿Qué nivel tengo?
practice_test_more = Hasta { $n } preguntas para medir el nivel
practice_day = Mano del día
practice_day_more = La misma para todos con estas reglas
practice_duel = Duelo por enlace
practice_duel_more = { $n } manos, las mismas para dos o más jugadores
practice_aloud = En voz alta
practice_aloud_more = Responder como en la mesa y luego mirar
practice_progress = Progreso
practice_asked = { $n ->
    [one] { $n } pregunta respondida
   *[other] { $n } preguntas respondidas
  }
practice_weak = Lo más fallado
practice_ladder = Curso
practice_climbed = superado
practice_rung_right = { $n ->
    [one] { $n } acierto de { $all }
   *[other] { $n } aciertos de { $all }
  }
practice_settings = Qué se pregunta
practice_hard = Solo difíciles
practice_clock = Mostrar el tiempo
practice_kinds = Tipos de preguntas
kind_fu = { CAP(-fu) }
kind_yaku = { CAP(-yaku) }
kind_dora = { CAP(-dora) }
kind_han = { CAP(-han) }
kind_limits = Límites
kind_cells = Tabla de puntos
kind_payments = Pagos
kind_sums = { CAP(-honba) }, palitos, mi parte
practice_out = Volver a la práctica
practice_place = { $n } de { $all }
practice_test_right = { $n ->
    [one] { $n } acierto de { $all }.
   *[other] { $n } aciertos de { $all }.
  }
practice_test_rung = Mi nivel: { $rung }
practice_test_sure = Seguro con un nivel de margen: { $n } %
practice_rung_done = Este nivel está superado. El siguiente: { $rung }
practice_begin = Empezar
practice_mark_right = acierto
practice_mark_wrong = fallo
practice_duel_about = { $n } preguntas, las mismas para todos. Reglas: { $rules }
practice_result = { $n ->
    [one] { $n } acierto de { $all }, { $seconds } s
   *[other] { $n } aciertos de { $all }, { $seconds } s
  }
practice_link = Copiar el enlace
practice_link_result = Copiar enlace con el resultado
practice_new_duel = Nuevo duelo
practice_bad_duel = Este enlace a un duelo no se puede leer. Aquí hay un duelo nuevo.
practice_exam = Examen
practice_exam_more = Termina tras { $n } fallos
practice_exam_about = Hasta { $n } preguntas, con reloj y sin ayuda. Termina tras { $mistakes } fallos. Si también se preguntan los límites, las manos con límite se responden por su nombre.
practice_best = Lo mejor hasta ahora:
practice_exam_again = Otro examen
practice_exam_passed = Aprobado.
practice_exam_failed = Esta vez no.
practice_noted = Anotado:
practice_day_tomorrow = La respuesta de hoy está anotada. Mañana se verá si es correcta.
practice_day_before = Ver cómo fue la última y luego la mano de hoy
practice_class = Clase
practice_class_more = Una serie de preguntas por enlace, y quién falló qué
practice_class_about = Elegir niveles y número de preguntas. Los alumnos abren el enlace, responden y devuelven el enlace con su resultado.
practice_sets = Series creadas
practice_length = Número de preguntas
practice_make_set = Crear la serie
practice_name = Nombre, para la lista
practice_project = Mostrar a la clase
practice_sheet = Imprimir como hoja
practice_sheet_title = Hoja de ejercicios
practice_sheet_name = Nombre:
practice_sheet_answers = Soluciones
practice_results = Resultados: { $n }
practice_who = Nombre
practice_right_of = Aciertos
practice_seconds = Segundos
practice_missed = Preguntas falladas
practice_no_name = Sin nombre
practice_question = Pregunta { $n }
practice_missed_by = fallada por { $n } de { $all }
practice_none_missed = Nadie falló nada.
practice_all_missed = Lo fallado, de más a menos
practice_pasted = Nuevos: { $new }. Ya estaban: { $twice }. Ilegibles: { $damaged }.
practice_pasted_nothing = No hay ningún resultado en lo pegado.
practice_paste = Resultados de otros: pegar aquí enlaces o mensajes
practice_add = Añadir a la lista
practice_results_of = Volver a los resultados
practice_books_agree = Los demás reglamentos de aquí responden lo mismo.
practice_map_about = Cada cuadro es algo que aprender. Tocar una fila para ver los nombres, y un nombre para practicar solo eso.
practice_days = { $n } de los últimos { $all } días
practice_streak = Días seguidos: { $n }
practice_boxes = Lo aprendido
practice_box_0 = Aún sin ver
practice_box_1 = Fallado la última vez
practice_box_2 = Acertado una vez
practice_box_3 = En camino
practice_box_4 = Casi seguro
practice_box_5 = Aprendido
practice_these = Practicar esto
practice_file = Guardar o trasladar
practice_export = Guardar en archivo
practice_import = Abrir un archivo
practice_reset = Empezar de cero
practice_exported = El archivo se ha guardado con las descargas.
practice_imported = Progreso cargado del archivo.
practice_was_reset = Se ha eliminado todo el progreso.
practice_no_file = Esto no es un archivo de progreso de Tenbou, o se ha modificado. No se ha cambiado nada.
practice_newer_file = Este archivo es de un Tenbou más nuevo. Recargar la página para obtenerlo. No se ha cambiado nada.
practice_damaged = El progreso guardado aquí no se puede leer, y no se escribe nada encima. Guardarlo en un archivo o empezar de cero.
practice_newer = El progreso lo guardó un Tenbou más nuevo. Recargar la página para obtenerlo; el progreso queda como está.
practice_not_kept = Este dispositivo no guarda nada de esta página: guardar el progreso en un archivo antes de salir.

fact_row = { $fu } en la tabla de puntos
fact_indicator = Indicador y { -dora }
fact_ron_triplet_concealed = { -koutsu } completado por { -ron }
fact_called_set_concealed = grupo llamado contado como cerrado
fact_outer_set_simple = terminales contadas como simples
fact_concealed_set_called = grupo cerrado contado como abierto
fact_simple_set_outer = simples contadas como terminales
fact_kan_as_triplet = cuatro fichas contadas como tres
fact_set_forgotten = { -fu } de un grupo olvidados
fact_run_counted = { -fu } por una { -shuntsu }
fact_guest_wind_pair = { -fu } por el viento equivocado
fact_double_wind_pair = { -pair } de viento doble
fact_pair_forgotten = { -fu } de una { -pair } olvidados
fact_pair_overvalued = demasiados { -fu } por una { -pair }
fact_wait_missed = { -fu } de la espera olvidados
fact_wait_invented = { -fu } por una espera que no los da
fact_tsumo_fu_forgotten = { -fu } de { -tsumo } olvidados
fact_tsumo_fu_for_pinfu = { -fu } de { -tsumo } con { -pinfu }
fact_menzen_ron_forgotten = 10 { -fu } de { -ron } con mano cerrada olvidados
fact_menzen_ron_open = 10 { -fu } por { -ron } con mano abierta
fact_open_pinfu_forgotten = mano abierta sin otros { -fu }
fact_way_fu_swapped = { -fu } de { -ron } y { -tsumo } confundidos
fact_chiitoitsu_fu = { -fu } de { -chiitoitsu }
fact_fu_not_rounded_up = { -fu } sin redondear
fact_yaku_forgotten = { -yaku } olvidado
fact_yaku_invented = { -yaku } que no está
fact_closed_value = valor de mano cerrada con mano abierta
fact_open_value = valor de mano abierta con mano cerrada
fact_call_han = { -han } de más o de menos por mano cerrada o abierta
fact_closed_yaku = { -yaku } de mano cerrada con mano abierta
fact_indicator_is_dora = indicador tomado por el { -dora }
fact_dora_off = { -dora } corrido una ficha
fact_dora_forgotten = { -dora } olvidado
fact_dora_overcounted = demasiados { -dora }
fact_limit_missed = límite pasado por alto
fact_kiriage = 4 { -han } 30 { -fu } y 3 { -han } 60 { -fu }
fact_dealer_swapped = { -dealer } y { -non_dealer } confundidos
fact_points_not_rounded_up = pago sin redondear
fact_way_swapped = pagos de { -ron } y { -tsumo } confundidos
fact_cell_off = una fila o columna corrida en la tabla de puntos
fact_honba_forgotten = { -honba } olvidados
fact_honba_whole = { -honba } sin repartir
fact_sticks_forgotten = palitos de { -riichi } olvidados
fact_payers_swapped = pagadores confundidos

## guide: About

guide_page_about = Acerca de Tenbou
guide_tab_about = Info
guide_more_about = Versión, reglas y fuentes, autocomprobación, licencias
about_tenbou = Qué es esto
about_version = Tenbou { $version }
about_what = Tenbou dice a los jugadores de riichi cuánto vale una mano ganadora, quién paga qué a quién, y por qué. También lleva los puntos de una partida entera.
about_private = Nada de lo introducido sale de este dispositivo: no hay servidor ni cuenta, y tras la primera visita funciona sin conexión.
about_wrong = ¿Puntuación errónea?
about_wrong_more = Copiar la mano con sus reglas y esta versión, y enviarlas a quien facilitó esta página. Indicar qué se esperaba, y dónde lo dicen las reglas.
about_wrong_at = Copiar la mano con sus reglas y esta versión, e indicar qué se esperaba y dónde lo dicen las reglas. Los avisos se envían a: { $address }
about_copy = Copiar para informar del error
about_copied = Copiado: la mano, sus reglas y esta versión.
about_not_copied = No se pudo copiar: este navegador no lo permite.
about_languages = Idiomas
about_written = Idioma original de los textos: { $language }.
about_read = { $language }: revisado por jugadores del idioma ({ $players }).
about_unread = Aún sin revisar por jugadores del idioma: { $languages }.
about_help = Las correcciones son bienvenidas. El archivo { $file } que acompaña al código fuente dice cómo.
about_retell_more = Para ver palabras cambiadas, abrir aquí el { $file } propio: vale hasta recargar la página.
about_retell = Abrir un archivo
about_retold = Textos cambiados: { $n }.
about_not_retold = No se toman, porque no encajan sus llaves o formas: { $ids }.
about_books = Reglamentos
about_books_more = Qué sabe Tenbou de cada uno, de dónde viene y qué hubo que suponer.
about_source = Fuente: { $source }.
about_players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
  }
about_assumed = Supuesto, porque ninguna fuente fiable lo dice:
about_none_assumed = No hay nada supuesto.
about_use = Usar estas reglas
check_title = Autocomprobación
check_about = Cada caso con el que se probó esta versión, puntuado de nuevo en este dispositivo: manos, pagos y partidas enteras, con las respuestas calculadas a mano.
check_start = Iniciar la comprobación
check_again = Comprobar otra vez
check_stop = Parar
check_progress = Casos comprobados
check_counts = { $passed } bien, { $failed } mal
check_total = Todos los casos
check_median = Caso típico
check_slowest = Caso más lento
check_ms = { $time } ms
check_s = { $time } s
check_passed = { $n ->
    [one] Se comprobó { $n } caso, y está bien.
   *[other] Los { $n } casos están bien.
  }
check_failed = { $n ->
    [one] { $n } caso salió mal en este dispositivo.
   *[other] { $n } casos salieron mal en este dispositivo.
  }
check_stopped = Parado.
check_missing = Los casos no se pudieron cargar: no hay conexión, y no están guardados en este dispositivo.
check_failures = Qué salió mal
check_as_kept = Los casos aparecen aquí como están guardados: en la notación de manos y partidas, con palabras en inglés.
check_wanted = Esperado
check_got = Obtenido
check_open = Abrir esta mano

## club: Evenings, players, results

club_leave = Volver a la mano
club_back = Atrás
club_pages = Páginas de la velada
club_new = Nueva velada
club_evening = Velada
club_evenings = Veladas
club_evening_more = Jugadores: { $players }, partidas: { $games }
club_none = Aún no hay veladas. Crear una, ponerle nombre, apuntar a los presentes, sortear los asientos y anotar los resultados.
club_private = Todo se queda en este dispositivo. De las personas solo se guardan los nombres, y se pueden borrar en cualquier momento.
club_known = { $n ->
    [one] { $n } jugador apuntado
   *[other] { $n } jugadores apuntados
  }
club_name = Nombre de la velada
club_date = Fecha
club_rules_here = Como en la pantalla de la mano: { $rules }
club_begin = Empezar la velada
club_names = Nombres, uno por línea
club_names_help = Escribir o pegar
club_enter = Añadir jugadores
club_enter_guests = Añadir como invitados
club_no_names = Hay que escribir al menos un nombre.
club_entered = { $n ->
    [one] { $n } jugador añadido.
   *[other] { $n } jugadores añadidos.
  }
club_near = «{ $name }» se parece a un nombre ya conocido. ¿Quién es?
club_is = Es { $name }
club_is_new = Alguien nuevo
club_players = Jugadores
club_player = Jugador
club_player_name = Nombre
club_aliases = Otros nombres, como aparecen al importar (separados por comas)
club_also = también { $names }
club_guest = Invitado
club_guest_more = Cuenta en las partidas y los totales, pero no sale en la clasificación
club_save = Guardar
club_changed = Cambiado.
club_merge_with = Es la misma persona que
club_merge = Unir
club_merge_sure = Todo lo que jugó { $name } será de { $other }. ¿Unirlos?
club_merged = Unidos.
club_forget = Borrar a este jugador
club_forget_sure = { $name } desaparecerá de todas las listas y partidas guardadas en este dispositivo; las partidas quedan para los demás. No se puede deshacer, y los archivos o enlaces ya compartidos no se pueden recuperar.
club_forgotten = Borrado.
club_gone = Ya no está aquí.
club_somebody = alguien
club_undone = Deshecho.
club_standing = Clasificación
club_tables = Mesas
club_delete = Borrar esta velada
club_delete_sure = ¿Borrarla? Sin salir de esta página se puede deshacer.
club_deleted = Borrada.
club_no_results = Aún no hay resultados. Se anotan en «Mesas».
club_place = Pos.
club_games = Partidas
club_average_place = Pos. ⌀
club_best = Máximo
club_tied = = empatado, o decidido por desempate.
club_guests = Invitados
club_penalty_points = Puntos que se restan (20 son 20.000)
club_penalty_add = Añadir la penalización
club_penalty_help = Se resta del total, fuera de las partidas; nadie recibe los puntos.
club_cancel = Retirar
club_cancel_of = Retirar la penalización de { $name }
club_restore = Restablecer
club_draw = Sortear los asientos
club_draw_next = Sortear la siguiente ronda
club_swiss = Siguiente por clasificación (suizo)
club_drawn = Ronda { $n } sorteada.
club_undraw = Quitar la última ronda
club_undrawn = La última ronda se quitó.
club_round = Ronda { $n }
club_table = Mesa { $n }
club_bench = Descansan: { $names }
club_enter_result = Anotar el resultado
club_game_besides = Otra partida
club_game_more = Anotar otra partida
club_stopped = Terminada antes de tiempo, por ejemplo por falta de tiempo
club_clock = Reloj
club_clock_round = Duración de la ronda
club_clock_own = A medida
club_clock_minutes_long = Minutos
club_clock_left = Gong cuando queden tantos minutos
club_clock_hands = Manos después de la actual (0 o 1)
club_clock_gong_left = { $n ->
    [one] Gong cuando queda { $n } minuto.
   *[other] Gong cuando quedan { $n } minutos.
  }
club_clock_gong_end = Gong al final.
club_clock_start = Empezar la ronda
club_clock_pause = Pausa
club_clock_resume = Continuar
club_clock_reset = Ajustar de nuevo
club_clock_running = En juego
club_clock_paused = El reloj está parado
club_clock_one_more = Terminar esta mano y jugar una más.
club_clock_last_hand = Terminar esta mano: es la última.
club_clock_gong = Gong: { $time }
club_clock_end = Fin: { $time }
club_clock_minutes_left = { $n ->
    [one] Queda { $n } minuto.
   *[other] Quedan { $n } minutos.
  }
club_clock_more = Más tiempo
club_clock_all = Todas las mesas
club_clock_minutes = { $n } min
club_clock_alarm = Gong y voz
club_clock_alarm_help = Suenan mientras esta página esté abierta y la pantalla encendida: un teléfono bloqueado calla.
club_clock_try = Probar el gong
club_clock_mute = Aquí aún no se oye nada: hay que probar el gong una vez. Los navegadores piden antes un toque.
cannot_no_such_time = De 1 a { $detail } minutos, el gong suena dentro de ellos y siguen 0 o 1 manos.
club_note = Observación
club_scores_miss = Falta una puntuación: hacen falta los puntos de cada asiento.
club_result_kept = Resultado anotado.
club_sum = Σ { $n } de { $due }
club_sticks_left = { $n ->
    [one] Faltan { $points }: ¿queda un palito en la mesa?
   *[other] Faltan { $points }: ¿quedan { $n } palitos en la mesa?
  }
club_hundreds = Se lee en centenas: 312 son 31.200.
club_minus = ¿Falta un signo menos?
club_off = La suma se desvía en { $n }.
club_box_full = Es demasiado largo: caben { $n } caracteres. Mejor abrirlo como archivo.
club_who = ¿Quién es quién?
club_from_keeper = Añadir una partida de este dispositivo
club_entered_already = ya anotada
club_no_games = Ninguna partida de este dispositivo tiene la duración y el número de jugadores de esta velada.
club_enter_again = Esta partida ya está anotada: anotarla de nuevo la sustituye.
club_at_table = En la mesa
club_import = Pegar o abrir resultados
club_import_more = Tablas, líneas de chat, listas de jugadores
club_import_help = Una partida por línea: nombres y puntos, con fecha y ronda si se quiere. Nada se añade antes de revisarlo.
club_import_to = Las líneas sin fecha van a
club_pasted = Resultados o nombres
club_read = Leer
club_read_first = Hay que leer el texto otra vez: la velada ya no es la misma.
club_lines_wrong = Líneas con errores: { $n }. Corregirlas arriba y leer de nuevo; no se ha añadido nada.
club_preview = Leído: { $n } partidas, { $names } nombres
club_order = ¿En qué orden están los nombres?
club_by_seats = Por asiento, Este primero
club_by_places = Por puesto
club_sticks_all = Donde faltan hasta 8.000, quedaron palitos en la mesa
club_take = Añadir todo
club_more_lines = y { $n } líneas más
club_brought = Resultados anotados: { $n }. Ya estaban: { $same }.
club_send = Enviar los resultados
club_csv = Guardar como tabla (CSV)
club_csv_games = Una partida por línea
club_csv_players = Un jugador por línea
club_csv_az = Partidas para { $name }
club_plan = Pegar un plan de mesas
club_plan_help = Una mesa por línea: nombres o números de la lista; una línea en blanco entre rondas. Sustituye los asientos de arriba.
club_plan_tables = Mesas, una por línea
club_plan_take = Usar este plan
club_plan_taken = Rondas del plan: { $n }.
club_forget_games = Partidas de este dispositivo («Partida») con este nombre: { $n }. También ahí puede sustituirlo una raya.
club_forget_all = Borrarlo también ahí
club_forget_here = Solo en el club
cannot_best_of_how_many = Hay que indicar cuántas partidas cuentan.
cannot_both_at_a_table = Ya jugaron en la misma mesa: son dos personas.
cannot_evening_has_results = Esta velada tiene resultados: hay que quitarlos primero.
cannot_name_taken = Alguien ya se llama «{ $detail }».
cannot_no_date = Hay que elegir una fecha.
cannot_no_name = Hay que escribir un nombre.
cannot_no_such_evening = Esta velada ya no está.
cannot_no_such_player = Hay que elegir un jugador.
cannot_player_twice = Un jugador ocupa dos asientos.
cannot_series_in_circle = Los puntos no pueden pasar en círculo.
cannot_too_few_players = Una mesa necesita { $detail } jugadores: apuntar a los presentes en «Jugadores».
cannot_too_many_aliases = Como mucho { $detail } nombres más.
cannot_too_many_players = Como mucho { $detail } jugadores.
cannot_too_many_results = Como mucho { $detail } resultados.
cannot_too_many_rounds = Como mucho { $detail } rondas por velada.
cannot_unknown_rule = Esta forma de clasificar es desconocida.
cannot_line_unread = La línea { $detail } no se puede leer: { $more }
cannot_link_too_long = Este enlace es demasiado largo: como máximo { $detail } caracteres. Mejor enviar el archivo.
cannot_name_twice = Un mismo nombre está en dos asientos.
cannot_nothing_to_read = Nada de esto se puede leer como resultados o jugadores.
cannot_plan_table = Línea { $detail }: una mesa tiene { $more } jugadores.
cannot_plan_twice = Línea { $detail }: { $more } está en dos mesas.
cannot_plan_unknown = Línea { $detail }: { $more } no está entre los jugadores de la velada.
cannot_too_long = Es demasiado largo: como máximo { $detail } líneas a la vez.
cannot_unknown_name = Indicar quién es { $detail }.
cannot_other_kind = Es un texto de otro tipo.
cannot_too_many_lines = Este texto tiene más de { $detail } líneas.
club_not_kept = Este dispositivo no guarda nada de esta página: conviene guardar una copia antes de salir.
club_unreadable = { $n ->
    [one] No se puede leer { $n } texto guardado; queda como está.
   *[other] No se pueden leer { $n } textos guardados; quedan como están.
  }
club_backup = Copia de seguridad
club_backup_save = Guardar una copia
club_backup_open = Abrir una copia
club_backup_last = Última copia: { $date }
club_backup_never = Aún no hay copia.
club_backup_saved = La copia está en las descargas. Contiene los nombres y resultados del club.
club_backup_opened = Copia añadida (veladas: { $evenings }, partidas: { $games }). Donde difieren, vale la copia.
club_backup_bad = Este archivo no se puede leer como copia de un club: es otro archivo, está dañado o es de un Tenbou más reciente. No se ha cambiado nada.
club_install = Antes del primer resultado conviene instalar Tenbou desde el menú del navegador (Añadir a pantalla de inicio). Un navegador puede borrar lo guardado tras siete días sin visita; una página instalada lleva su propia cuenta. Y guardar una copia tras cada velada.

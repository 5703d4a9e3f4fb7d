### Russian: terms as the club rules of 2026 (MahjongPantheon/rules-ru) write them, then Pantheon and killer_mortal_gui.
### хан, фу and most names of yaku do not inflect; дора, хонба, очко, раздача do. кан, рон, якуман and хонба take
### an ending right behind the term. Sets are шунцу and коцу, calls чи and пон. Numbers take no-break spaces.
### Whoever reads is asked politely (выберите), and a name is never in a case.

## first: Tiles

-tile = { $n } { $suit }
-red_tile = красная { $n } { $suit }
-number_1 = единица
-number_2 = двойка
-number_3 = тройка
-number_4 = четвёрка
-number_5 = пятёрка
-number_6 = шестёрка
-number_7 = семёрка
-number_8 = восьмёрка
-number_9 = девятка
-suit_m = ман
-suit_p = пин
-suit_s = соу
-tile_1z = восток
-tile_2z = юг
-tile_3z = запад
-tile_4z = север
-tile_5z = белый дракон
-tile_6z = зелёный дракон
-tile_7z = красный дракон
-honours = благородные

## first: Seats

-east = Восток
-south = Юг
-west = Запад
-north = Север
-dealer = дилер
-non_dealer = не-дилер
-discarder = сбросивший
# On the four buttons for the seat.
-key_east = В
-key_south = Ю
-key_west = З
-key_north = С

## first: Groups and calls

-pair = пара
-shuntsu = шунцу
-koutsu = коцу
-kantsu = кан
# No source.
-single = одиночный тайл
-kan = кан
-chii = чи
-pon = пон
-daiminkan = открытый кан
-kakan = шоминкан
-ankan = закрытый кан
-melded_koutsu = открытое коцу
-concealed_koutsu = закрытое коцу
-melded_kantsu = открытый кан
-concealed_kantsu = закрытый кан
-of_simples = { $set } средних тайлов
-of_terminals = { $set } терминальных тайлов
-of_honours = { $set } благородных тайлов

## first: Waits

-ryanmen = рянмен
-kanchan = канчан
-penchan = пенчан
-shanpon = сянпон
-tanki = танки
# No source.
-thirteen_sided = 13-стороннее ожидание

## first: Winning and its worth

-ron = рон
-tsumo = цумо
-tenpai = темпай
-noten = нотен
-yaku = яку
-no_yaku = нет яку
-han = хан
-fu = фу
-honba = хонба
-dora = дора
-ura = урадора
-aka = акадора
-nuki = кита
-n_han = { $n } хан
-n_fu = { $n } фу
-n_honba = { $n ->
    [one] { $n } хонба
    [few] { $n } хонбы
   *[many] { $n } хонб
  }
-mangan = манган
-kiriage_mangan = кириаге манган
-haneman = ханеман
-baiman = байман
-sanbaiman = санбайман
-yakuman = якуман
-kazoe_yakuman = казое якуман
-double_yakuman = двойной якуман
-n_yakuman = якуман ×{ $n }

## first: Yaku

-riichi = риичи
-double_riichi = дабл-риичи
-ippatsu = иппацу
-menzen_tsumo = мензен цумо
-rinshan = риншан кайхо
-rinshan_nuki = риншан кайхо
-rinshan_kan_or_nuki = риншан кайхо
-chankan = чанкан
-haitei = хайтей
-houtei = хотей
-pinfu = пинфу
-iipeikou = иипейко
-tanyao = таняо
-haku = якухай: белый дракон
-hatsu = якухай: зелёный дракон
-chun = якухай: красный дракон
-seat_wind = якухай: ветер места
-round_wind = якухай: ветер раунда
# No source.
-pei = якухай: север
-chiitoitsu = чиитойцу
-sanshoku_doujun = саншоку
-ittsuu = иццу
-chanta = чанта
-sanshoku_doukou = саншоку доко
-sanankou = сананко
-sankantsu = санканцу
-toitoi = тойтой
-shousangen = шосанген
-honroutou = хонрото
-ryanpeikou = рянпейко
-honitsu = хоницу
-junchan = джунчан
-chinitsu = чиницу
-kokushi = кокуши мусо
-kokushi_13 = кокуши мусо 13-сторонний
-suuankou = сууанко
-suuankou_tanki = сууанко танки
-daisangen = дайсанген
-shousuushii = шосуши
-daisuushii = дайсуши
-tsuuiisou = цуисо
-chinroutou = чинрото
-ryuuiisou = рюисо
-chuuren = чууренпото
-junsei_chuuren = чууренпото 9-сторонний
-suukantsu = сууканцу
-tenhou = тенхо
-chiihou = чихо
-renhou = ренхо
-nagashi_mangan = нагаши манган

## first: On the buttons for sets and the situation

-key_run = Шунцу
-key_triplet = Коцу
-key_pair = Пара
-key_chii = Чи
-key_pon = Пон
-key_daiminkan = Откр. кан
-key_ankan = Закр. кан
-key_riichi = Риичи
-key_double = Дабл-риичи
-key_ippatsu = Иппацу
-key_last_tile = Посл. тайл
-key_rinshan = Риншан
-key_chankan = Чанкан
-key_chankan_2 = Чанкан закр.
-key_robs_nuki = Кита: рон
-key_nuki = Кита
-key_nukis = Кита ×{ $n }
-key_after_north = Риншан
-key_tenhou = 1-й ход
-key_chiihou = 1-й ход
-slot_dora = Дора
-slot_ura = Ура

## first: What earns fu

-earns_winning = базовые фу
-earns_menzen_ron = рон с закрытой рукой
-earns_tsumo = цумо
-earns_open_pinfu = открытое пинфу
-pair_dragon = пара драконов
-pair_seat_wind = пара ветра места
-pair_round_wind = пара ветра раунда
# No source.
-pair_pei = пара севера
-pair_double_wind = пара совпадающих ветров

## first: Answer

riichi_sticks = { $n ->
    [one] { $n } { -riichi }-палочка
    [few] { $n } { -riichi }-палочки
   *[many] { $n } { -riichi }-палочек
  }
n_sticks = { $n ->
    [one] { $n } палочка
    [few] { $n } палочки
   *[many] { $n } палочек
  }
nth_place = { $n }‑е

# How parts are joined: sentences, reasons, the shares of a tsumo, a worth, dora.
sentences = { $first } { $then }
clauses = { $first }; { $then }
both_shares = { $first } и { $then }
han_and_fu = { $han } { $fu }
han_at_limit = { $first } { $then }
counted = { $name } { $n }

empty = Введите выигрышную руку
empty_more = Последний тайл — выигрышный. { CAP(-ron) } и { -tsumo } считаются по ходу ввода.
or_slide = Или проведите по тайлу:
hint_typing = Или наберите: 123m 0p. Клавиша ? покажет все клавиши.
to_go = { $n ->
    [one] Ещё { $n } тайл
    [few] Ещё { $n } тайла
   *[many] Ещё { $n } тайлов
  }
tenpai_after = { CAP(-tenpai) } после сброса: { $tiles }.
away = { $n ->
    [one] { $n } тайл — и { -tenpai }.
    [few] { $n } тайла — и { -tenpai }.
   *[many] { $n } тайлов — и { -tenpai }.
  }
waits_on = Ожидание
waits_spoken = { CAP(-tenpai) }. Ожидание: { $waits }.
wait_spoken = { $wait }, { $way } { $paid }
left = { $tile }, осталось { $n }
none_left = { $tile }, не осталось
impossible = Невозможная рука
said = { $title }.
said_more = { $title }. { $more }
win_spoken = { CAP($way) }: { $worth }, { $paid }.
refused_spoken = { CAP($way) }: { $why }.
needs = нужно: { $list }
would_need = Для победы нужно: { $list }.
to_why = Почему
as_ron = как { -ron }
as_ron_and = как { -ron } + { $names }
points = { $n } очков
from_all = по { $n }
too_many_copies = { CAP($tile) }: взято { $n }, а таких всего четыре.
too_many_red_fives = { CAP($tile) }: взято { $n }, а в этих правилах столько нет.
too_many_plain_fives = Обычных пятёрок { $n }, а в этих правилах столько нет: одна из них — { $tile }.
too_many_tiles = Тайлов { $n }: в руке их 14, { -kantsu } считается за три.
not_a_meld = Это объявление — не { -shuntsu }, не { -koutsu } и не { -kantsu }: { $tile }.
riichi_open = Для { -riichi } нужна закрытая рука. Уберите { -riichi } или объявления: { $calls }.
ippatsu_without_riichi = Для { -ippatsu } нужно { -riichi }: добавьте его или уберите { -ippatsu }.
rinshan_without_kan = Для «{ CAP(-rinshan) }» нужен { -kantsu } в руке.
rinshan_without_nuki = Тайл замены берут, когда есть { -kantsu } или кита.
rinshan_and_chankan = «{ CAP(-rinshan) }» — это { -tsumo }, «{ -chankan }» — { -ron }: возможно только одно.
rinshan_and_ippatsu = { CAP(-kan) } или кита прерывает { -ippatsu }: уберите «{ -rinshan }» или { -ippatsu }.
chankan_and_last_tile = На последнем тайле { -kan } не объявляют, поэтому и { -chankan } невозможен.
first_turn_and_meld = После объявления победы на первом ходу уже не бывает. Уберите: { $calls }.
first_turn_and_riichi = После { -riichi } победы на первом ходу уже не бывает.
first_turn_and_late = Победу на первом ходу исключают последний тайл и { -kan }.
first_turn_and_nuki = Если была кита, победы на первом ходу уже не бывает.
not_in_set = { CAP($tile) }: втроём играют без 2–8 { -suit_m }.
chii_of_three = Втроём { -chii } не объявляют: { $tile }.
north_wind = Втроём на севере никто не сидит, и северного раунда нет.
nuki_of_four = Кита бывает только втроём.
robs_nuki_tile = { CAP($tile) }: кита — это всегда северный ветер.
robs_nuki_and_other = Кита — не сброс и не { -kan }: уберите «{ -rinshan }», «{ -chankan }» или последний тайл.
robs_nuki_is_ron = Если кита чужая, возможен только { -ron }
chankan_tile_in_hand = { CAP($tile) }: это пятый такой тайл, ведь все четыре — в ограбленном { -kantsu }е.
too_many_indicators = { CAP(-dora) }-индикаторов { $n }, а бывает не больше пяти.
ura_without_riichi = { CAP(-ura) } считается только с { -riichi }: добавьте его или очистите индикаторы.
too_many_ura = { CAP(-ura) }-индикаторов { $n }: больше, чем { -dora }-индикаторов.
too_few_tiles = { $n ->
    [one] Нужен ещё { $n } тайл.
    [few] Нужно ещё { $n } тайла.
   *[many] Нужно ещё { $n } тайлов.
  }
rinshan_is_tsumo = «{ CAP(-rinshan) }» — только { -tsumo }
chankan_is_ron = «{ CAP(-chankan) }» — только { -ron }
first_turn_dealer_ron = Первым ходит { -dealer }: до него ещё никто не сбросил
closed_kan_not_robbed = Ограбить закрытый { -kan } может только «{ -kokushi }», и то не по всем правилам.
no_shape = Из этих 14 тайлов выигрышная рука не складывается
two_han_minimum = при пяти { -honba }х и больше нужны { -yaku } на два { -han }
need_riichi = { -riichi }
need_menzen_tsumo = { -tsumo }
need_haitei = последний тайл
need_houtei = последний тайл
need_chankan = { -chankan }
need_rinshan = { -rinshan }
need_tanyao = правила с открытым { -tanyao }
unknown_word = «{ $token }»: в записи руки такого слова нет.
bad_tile = «{ $token }»: «{ $character }» — не тайл.
bad_empty = «{ $token }»: тайлов нет.
tile_unfinished = «{ $token }»: после цифр должно стоять m, p, s или z.
bad_winning_tile = «{ $token }»: после + стоит один выигрышный тайл, один раз.
bad_wind = «{ $token }»: ветер — это E, S, W или N.
bad_count = «{ $token }»: здесь нужно число от 0 до 99.
bad_flag = «{ $token }»: слово пишется само по себе; если условия нет, его опускают.
bad_repeat = «{ $token }»: это уже указано.
bad_amount = «{ $token }»: с этим тайлов гораздо больше, чем бывает в руке.
bad_name = «{ $token }»: это не название домашних правил.
bad_length = «{ $token }…»: слишком длинно, ни одной руке столько не нужно.
unknown_rulebook = «{ $token }»: свода правил с таким названием нет.
unknown_option = «{ $token }»: правила с таким названием нет.
fixed_option = «{ $token }»: это решает только свод правил.
bad_value = «{ $token }»: у этого правила нет такого варианта.

## first: Hand

winning_tile = { $tile }, выигрышный тайл
meld_label = { CAP($call) }: { $tiles }. Убрать
indicator_label = { $row }, индикатор: { $tile }, указывает на: { $dora }. Убрать
nuki_label = { $n ->
    [one] Кита: { $n }. Вернуть
    [few] Кита: { $n }. Вернуть одну
   *[many] Кита: { $n }. Вернуть одну
  }
add_indicator = { $row }: добавить индикатор
key_label = { CAP($tile) }, осталось { $n }
key_gone = { CAP($tile) }, не осталось
which_five = Какая пятёрка?
cancel = Отмена
key_undo = Отменить
key_redo = Повторить
key_clear = Заново
key_next = След. рука
seat_dealer = { $wind }, { -dealer }
round_label = Раунд: { $wind }, { $honba }, { $sticks }
rules_label = Правила: { $title }
house_rules_label = Правила: { $title } с домашними изменениями
named_rules_label = Домашние правила: { $title }
book_tenhou = Tenhou
book_mahjong_soul = Mahjong Soul
book_m_league = M.League
book_jpml_a_2026 = JPML A 2026
book_common_japanese = Обычные японские
book_tenhou_sanma = Санма Tenhou
book_mahjong_soul_sanma = Санма M. Soul
menu = Меню
game = Игра
game_about = Очки, раунды и конец игры
language_missing = { $language }: сейчас не загружается. Будет новая попытка.
guide_coming = Загрузка…
bad_link = Эту ссылку не удалось прочитать. { $error } Введённое остаётся.
not_saved = Устройство ничего не хранит для этой страницы: если уйти, рука пропадёт. В адресе она остаётся.
hand_is_full = В руке 14 тайлов: сначала уберите один.
hand_is_full_by = Тайлов стало бы больше 14.
call_does_not_fit = Для объявления нет места: оно занимает три тайла руки.
no_chii = Втроём { -chii } не объявляют.
no_run_from = С этого тайла { -shuntsu } не начинается: { $tile }.
tap_one_tile = Для объявления и индикатора нажмите на тайл, проводить не нужно.
hint_mark = Нажмите на тайл, чтобы сделать его выигрышным.
hint_remove = Удерживайте тайл, чтобы убрать его из руки.
wins_already = Это уже выигрышный тайл: { $tile }.
no_tile_to_take = Убирать нечего.
nothing_entered = Ещё ничего не введено.
wind_is_set = Этот ветер уже выбран.
nothing_to_undo = Отменять нечего.
nothing_to_redo = Повторять нечего.
red_five_taken = { CAP($tile) }: взята она, обычных не осталось.
ippatsu_went = { CAP(-ippatsu) } тоже убрано.
ura_went = { CAP(-ura) } тоже убрана.
rinshan_went = «{ CAP(-rinshan) }» тоже убрано.

## later: Opened answer

gains_but_lacks = { $gains }, но { $losses }

won_by = Способ победы
close = Закрыть
to_game = В игру
begin_with_hand = Начать игру с этой рукой
pays_nothing = Нельзя объявить { $way }: { $why }
not_added = не прибавляется
total_han = Всего
sum_fu = Сумма
before_rounding = { $n } до округления
not_rounded = без округления
finished_by_ron = { $set }, собранное по { -ron }у
told_of = Найти в справочнике
fu_idle = Начиная с пяти { -han } число { -fu } уже не важно.
points_head = Очки
base_head = Базовые очки
each_of = { $seats }: с каждого
wind_dealer = { $wind }, { -dealer }
rounded_note = Каждая выплата округляется вверх до сотни.
# The seats as players who pay and receive.
player_east = { -east }
player_south = { -south }
player_west = { -west }
player_north = { -north }
pays = { $who } платит
dealer_pays = { $who }, { -dealer }, платит
each_pay = { $who } платят по
receives = { $who } получает
for_honba = { $n } ({ $honba })
for_north = { $n } за отсутствующий север
others_head = Другие прочтения
others_none = Других прочтений нет.
others_more = { $n ->
    [one] и ещё { $n }, не дороже
    [few] и ещё { $n }, не дороже
   *[many] и ещё { $n }, не дороже
  }
reads_as = { CAP($tile) } как { $wait }
splits = Другое разбиение на сеты
form_standard = Как сеты и { -pair }
form_chiitoitsu = Как { -chiitoitsu }
form_kokushi = Как { -kokushi }
more_fu = +{ $n } { -fu }
less_fu = −{ $n } { -fu }
in_all = { $more } (всего { $all })
lacks = без «{ $list }»
comes_to_same = { $way }: выходит то же самое.
loses = { $way }: { $judged }; { $paid }.
pays_less = { $less } вместо { $more }
pays_same = выплата та же
same_limit = всё равно { $limit }
books_head = По другим правилам
same_under = То же самое: { $list }.
same_nowhere = По другим сводам правил выходит иначе.
decided_by = { $option } — { $choice }

## later: Rules

rules_head = Своды правил
house_head = Домашние правила
house_mark = домашние
house_based = { $rulebook }, { $changes }
house_based_on = основа домашних правил
house_new = Новые домашние правила
house_name_these = Дать название
house_name = Название домашних правил
house_keep = Сохранить
house_keep_new = Сохранить как новые
house_replace = Сохранить эти
house_duplicate = Копировать
house_rename = Переименовать
house_delete = Удалить
house_link = Копировать ссылку
house_undo = Отменить
house_kept = Сохранено: { $name }.
house_deleted = Удалено: { $name }. Правила игр остаются.
house_unkept = «{ $name }» — домашние правила того, кто прислал ссылку. { $rules }. Сохранить на этом устройстве?
house_not_now = Не сейчас
house_used = «{ $name }» используются, но не сохранены.
house_differs = Под названием «{ $name }» здесь сохранены другие правила: { $rules }.
house_elsewhere = Правила «{ $name }» изменены в другой вкладке; поверх них ничего не записано.
house_beside = Правила «{ $name }» изменены в другом месте. Эти правила сохранены как «{ $place }».
house_not_saved = Браузер ничего не хранит: домашние правила пропадут, когда страница закроется.
house_of_link = В ссылке есть домашние правила, которых здесь нет: «{ $name }». Нажмите на название, чтобы их увидеть.
house_no_name = Сначала дайте название.
house_taken = Домашние правила с таким названием уже есть. Выберите другое.
house_printed = Так называется свод правил. Выберите другое название.
book_in_use = выбран
book_usual = Обычный выбор русскоязычных игроков. Здесь можно выбрать другой свод или изменить любое правило.
book_differs = { $n ->
    [one] { $n } отличие: { $rules }
    [few] { $n } отличия: { $rules }
   *[many] { $n } отличий: { $rules }
  }
title_jpml_a_2026 = Japan Professional Mahjong League, правила A
title_common_japanese = Обычные японские правила
title_mahjong_soul_sanma = Санма Mahjong Soul
edition_m_league = (официальные правила)
edition_jpml_a_2026 = (1 апреля 2026 г.)
edition_tenhou = (рейтинговый ханчан, открытое таняо, акадора)
edition_mahjong_soul = (рейтинговый ханчан)
edition_common_japanese = (статья о подсчёте)
edition_tenhou_sanma = (рейтинговый ханчан на троих)
edition_mahjong_soul_sanma = (рейтинговый ханчан на троих)
source_wrc_2015 = World Riichi Championship Rules 2015 (S. Malbec), разделы 5 и 6
source_wrc_2025 = WRC Rules 2025, v20250526, с разъяснением от 29.06.2025, worldriichi.org
source_ema_2008 = EMA Riichi Competition Rules 2008, глава 4
source_ema_2025 = EMA Riichi Rules 2025, версия 1.1 (действует с 01.01.2026), с примечаниями от июня 2026 г., mahjong-europe.org
source_m_league = Официальные правила M.League, m-league.jp
source_jpml_a_2026 = Официальные правила A лиги JPML, лист от 01.04.2026, ma-jan.or.jp
source_tenhou = Руководство Tenhou, tenhou.net/man
source_mahjong_soul = Рейтинговый ханчан Mahjong Soul
source_common_japanese = Распространённая японская статья о подсчёте
source_tenhou_sanma = Руководство Tenhou, tenhou.net/man; записи 534 рейтинговых игр
source_mahjong_soul_sanma = Тексты правил в игре Mahjong Soul
books_for = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
  }
rules_more = ещё { $n }
rules_sources = Источники
options_head = Все правила
rules_search = Найти правило
rules_search_clear = Очистить
rules_only = Только отличия от правил «{ $rulebook }»: { $n }
rules_count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
  }
rules_found = Правил: { $n } из { $all }
rules_found_none = По запросу «{ $text }» правил не найдено.
house_none = без изменений
house_count = { $n ->
    [one] { $n } изменение
    [few] { $n } изменения
   *[many] { $n } изменений
  }
reset_one = Вернуть: { $choice }
reset_label = { $rule }: { $reset }
reset_all = Вернуть всё
changed = изменено
assumed = предположение
assumed_note = «Предположение» — то, что свод правил оставляет открытым или чего нет в надёжных источниках.
group_yaku = { CAP(-yaku) }
group_limit = Лимиты
group_fu = { CAP(-fu) }
group_dora = { CAP(-dora) }
group_pay = Выплаты
group_pao = Пао
group_draw = Ничьи
group_misc = Ход игры
group_end = Конец игры
yaku_red_fives = Акадора (красные пятёрки)
yaku_open_tanyao = Открытое { -tanyao } (куитан)
yaku_ippatsu = { CAP(-ippatsu) }
yaku_ura_dora = { CAP(-ura) }
yaku_kan_dora = { CAP(-kan) }{ -dora }
yaku_renhou = { CAP(-renhou) }
yaku_nagashi_mangan = { CAP(-nagashi_mangan) }
yaku_ryuuiisou_needs_hatsu = Зелёный дракон для { -ryuuiisou }
yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } грабит закрытый { -kan }
yaku_rinshan_with_haitei = { CAP(-rinshan) } и { -haitei } вместе
yaku_two_han_minimum_at_5_honba = Минимум два { -han } при пяти { -honba }х
yaku_north_value = Север в руке как якухай
limit_kiriage_mangan = { CAP(-kiriage_mangan) }
limit_counted_13_han = { CAP(-kazoe_yakuman) } (13+ { -han })
limit_yakuman_stacking = Несколько { -yakuman }ов складываются
limit_double_yakuman = { CAP(-double_yakuman) }
fu_double_wind_pair = { CAP(-pair) } совпадающих ветров
fu_open_pinfu_ron = Открытое { -pinfu } по { -ron }у
fu_pinfu_tsumo = { CAP(-pinfu) } по { -tsumo }
fu_chiitoitsu = { CAP(-chiitoitsu) }
fu_rinshan_tsumo = { CAP(-fu) } за { -tsumo } после { -kan }а
fu_ron_completed_triplet = { CAP(-koutsu) }, собранное по { -ron }у
dora_kan_dora_reveal = { CAP(-kan) }{ -dora } (когда открыть)
dora_rinshan_counts_new_indicator = Новый индикатор и { -rinshan }
dora_chankan_counts_new_indicator = Новый индикатор и { -chankan }
pay_honba = { CAP(-honba) } в очках
pay_north_share = Доля отсутствующего севера
pay_simultaneous_ron = Двойной и тройной { -ron }
pay_multi_ron_honba = { CAP(-honba) } при нескольких { -ron }ах
pay_multi_ron_sticks = Палочки при нескольких { -ron }ах
pao_yakuman = { CAP(-yakuman) } с пао
pao_rinshan_after_fed_kan = Пао за открытый { -kan }
pao_closed_kan_counts_as_visible = Пао и закрытый { -kan }
pao_tsumo = Пао при { -tsumo }
pao_ron_by_third_player = Пао при { -ron }е с другого игрока
pao_honba_on_ron = Пао и { -honba } при { -ron }е
pao_composite = Пао и второй { -yakuman }
draw_noten_total = Выплата { -noten }
draw_abortive = Абортивные ничьи
draw_dealer_repeat = Ренчан
draw_karaten = Ожидание пятого тайла (каратен)
misc_chombo = Чомбо
misc_riichi_needs_1000 = Для { -riichi } нужно 1 000 очков
misc_riichi_min_wall = Тайлов в стене для { -riichi }
misc_bust_ends_game = Игра до минуса (тоби)
# No source.
end_start_return = Стартовые / целевые очки
end_uma = Ума
end_oka = Ока
end_final_rounding = Округление в конце
end_ties = Равные очки
end_leftover_sticks = Оставшиеся палочки
end_yakitori = Якитори
end_agariyame_extension = Агари-яме и западный раунд
choice_yes = да
choice_no = нет
choice_none = нет
choice_five_han = пять { -han }
choice_as_win = как победа
choice_draw = как ничья
choice_open = открытое
choice_closed = закрытое
choice_before_discard = до сброса
choice_before_replacement_draw = до тайла замены
choice_immediate_all = сразу
choice_closed_immediate_open_after_discard = сразу, открытый после сброса
choice_closed_kan_only = только закрытый { -kan }
choice_nearest_only = только ближайший (атамахане)
choice_all_paid = побеждают все
choice_double_paid_triple_abort = платят двоим, при троих ничья
choice_nearest = ближайшему
choice_each_winner = каждому победителю
choice_all_nearest = все ближайшему
choice_own_back_rest_nearest = своя назад, прочие ближайшему
choice_all = всё
choice_half_each = пополам
choice_discarder_all = всё платит сбросивший
choice_liable = ответственный
choice_whole_hand = вся рука
choice_liable_part_only = только сам { -yakuman } с пао
choice_nine_terminals = кюсюкюхай
choice_four_winds = четыре ветра
choice_four_riichi = четыре { -riichi }
choice_four_kans = четыре { -kan }а
choice_triple_ron = тройной { -ron }
choice_win_or_tenpai = победа или { -tenpai }
choice_win = победа
choice_reverse_mangan = обратный { -mangan }
choice_penalty_20000 = 20 000
choice_penalty_30000 = 30 000
# No source.
choice_floating = плавающая
choice_five_down_six_up = 500 вниз
choice_half_away_from_zero = 500 от нуля
choice_split_uma = делить уму
choice_seat_order = по рассадке
choice_split_first_dealer = делить, остаток по рассадке
choice_lost = никому
choice_halved = по половине с каждого
choice_full = всё с каждого (предположение)
choice_to_first = первому
choice_west_until_return = и то и другое

about_yaku_red_fives = Сколько красных пятёрок в наборе; каждая — { -dora }.
about_yaku_open_tanyao = { CAP(-tanyao) } засчитывается и с открытой рукой.
about_yaku_ippatsu = Победа в течение круга после { -riichi } даёт { -ippatsu }.
about_yaku_ippatsu_of_three = Победа в течение круга после { -riichi } даёт { -ippatsu }, в том числе на чужой ките (для Tenhou — предположение).
about_yaku_ura_dora = { CAP(-ura) } считается тому, кто победил с { -riichi }.
about_yaku_kan_dora = Каждый { -kan } открывает ещё один { -dora }-индикатор.
about_yaku_renhou = Сколько стоит { -ron } до своего первого хода. Как { -mangan } он ни с чем не складывается, а как пять { -han } прибавляется к остальному.
about_yaku_nagashi_mangan = Что даёт ничья, если игрок сбрасывал только терминальные и благородные и ни один из них не взяли.
about_yaku_ryuuiisou_needs_hatsu = Для { -ryuuiisou } нужен зелёный дракон.
about_yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } может выиграть на тайле закрытого { -kan }а.
about_yaku_rinshan_with_haitei = Победа на последнем тайле замены — это и «{ -rinshan }», и «{ -haitei }».
about_yaku_two_han_minimum_at_5_honba = При пяти { -honba }х и больше для победы нужны { -yaku } на два { -han }.
about_yaku_north_value = Северный ветер, оставленный в руке, — якухай для каждого.
about_limit_kiriage_mangan = 4 { -han } 30 { -fu } и 3 { -han } 60 { -fu } платят как { -mangan }.
about_limit_counted_13_han = Сколько стоят 13 и больше { -han }, если это не { -yakuman }.
about_limit_yakuman_stacking = Второй { -yakuman } в той же руке тоже считается.
about_limit_double_yakuman = Какие { -yakuman }ы считаются дважды.
about_fu_double_wind_pair = { CAP(-fu) }, когда { -pair } — и ветер места, и ветер раунда.
about_fu_open_pinfu_ron = { CAP(-fu) } за открытый { -ron }, если других { -fu } нет.
about_fu_pinfu_tsumo = { CAP(-fu) } за { -pinfu } и { -tsumo }; если их 30, { -pinfu } не засчитывается.
about_fu_chiitoitsu = { CAP(-chiitoitsu) }: 25 { -fu } и 2 { -han } или 50 { -fu } и 1.
about_fu_rinshan_tsumo = { CAP(-fu) } за { -tsumo } на тайле замены.
about_fu_ron_completed_triplet = Каким считается { -koutsu }, собранное по { -ron }у.
about_dora_kan_dora_reveal = Когда открывают индикатор после { -kan }а.
about_dora_rinshan_counts_new_indicator = При победе на тайле замены новый индикатор считается.
about_dora_chankan_counts_new_indicator = При ограблении { -kan }а его индикатор считается.
about_pay_honba = Прибавка за каждую хонбу: к { -ron }у / с каждого при { -tsumo }.
about_pay_north_share = Сколько заплатил бы четвёртый за { -tsumo }: не платит никто или доплачивают двое остальных.
about_pay_simultaneous_ron = Кто побеждает, если несколько игроков объявили { -ron } на один тайл.
about_pay_multi_ron_honba = Кому из нескольких победителей идёт { -honba }.
about_pay_multi_ron_sticks = Кому из нескольких победителей идут { -riichi }-палочки.
about_pao_yakuman = За какой { -yakuman } отвечает тот, кто отдал тайл для последнего сета.
about_pao_rinshan_after_fed_kan = Победу на тайле замены целиком оплачивает тот, с чьего сброса взят открытый { -kan }.
about_pao_closed_kan_counts_as_visible = Закрытый { -kan } входит в сеты, которые ответственный видел.
about_pao_tsumo = Какую часть { -tsumo } платит ответственный.
about_pao_ron_by_third_player = Как ответственный и сбросивший делят { -ron }.
about_pao_honba_on_ron = С кого идёт { -honba }, когда { -ron } делят.
about_pao_composite = Что делят, если в руке есть второй { -yakuman }. При { -tsumo } вся { -honba } идёт с ответственного; правила, где делят часть, об этом молчат.
about_draw_noten_total = Сколько очков при ничьей те, у кого { -noten }, платят тем, у кого { -tenpai }.
about_draw_abortive = Какие бывают абортивные ничьи.
about_draw_dealer_repeat = Когда { -dealer } остаётся прежним.
about_draw_karaten = Считается ли за { -tenpai } рука, которая ждёт только пятую копию тайла.
about_misc_chombo = Штраф за ложную победу и подобное.
about_misc_riichi_needs_1000 = Если очков меньше 1 000, объявить { -riichi } нельзя.
about_misc_riichi_min_wall = Сколько тайлов в стене нужно для { -riichi }.
about_misc_bust_ends_game = Игра заканчивается, когда у кого-то меньше нуля очков.
about_end_start_return = Очки в начале / сколько вычитается в конце.
about_end_uma = Прибавка за место в тысячах; плавающая зависит от того, сколько игроков закончили с 30 000 и больше.
about_end_oka = Прибавка за первое место в тысячах.
about_end_final_rounding = Как округляют до тысяч итоги всех, кроме первого; остаток получает первый.
about_end_ties = Кто выше при равных очках; что не делится, может достаться тому, кто раньше по рассадке.
about_end_leftover_sticks = { CAP(-riichi) }-палочки, оставшиеся на столе в конце.
about_end_yakitori = Сколько тысяч теряет тот, кто ни разу не победил.
about_end_agariyame_extension = Лидирующий дилер может закончить игру в последней раздаче; если очков набрано мало, играют западный раунд.

## later: Local yaku

group_house = домашние добавки
house_yaku = Местные { -yaku }
about_house_yaku = { CAP(-yaku) }, которых нет ни в одном из сводов правил; сколько они стоят, решаете вы. Где они засчитаны, стоит пометка «местное».
local_worth = Стоимость: { $name }
marked_house = { $name } (местное)
local_named = { $name } ({ $worth })
local_both = { $closed }, открытая { $open }
local_closed = { $worth }, только закрытая
local_open = { $worth }, только открытая
iipin_moyue = иипин моюэ
chuupin_raoyui = чупин раоюй
shiiaru_raotai = шиару раотай
uumensai = уменсай
isshoku_sanjun = ишшоку санджун
sanrenkou = санренко
sanpuukou = санпуко
daisharin = дайшарин
daichikurin = дайчикурин
daisuurin = дайсурин
isshoku_yonjun = ишшоку ёнджун
suurenkou = суренко
daichisei = дайчисей
benikujaku = беникуджаку
hyakumangoku = хякумангоку
ishi_no_ue = иши но уэ ни мо саннен
about_iipin_moyue = { CAP(-haitei) } на 1 пин; засчитывается вместо него.
about_chuupin_raoyui = { CAP(-houtei) } на 9 пин; засчитывается вместо него.
about_shiiaru_raotai = Четыре объявленных сета, и { -pair } складывается по { -ron }у.
about_uumensai = Ман, пин, соу, ветра, драконы: каждый вид — один сет или { -pair }.
about_isshoku_sanjun = Три одинаковых { -shuntsu }.
about_sanrenkou = Три { -koutsu } подряд в одной масти, например 222 333 444.
about_sanpuukou = { CAP(-koutsu) } трёх ветров.
about_daisharin = Семь пар от 2 до 8 пин.
about_daichikurin = Семь пар от 2 до 8 соу.
about_daisuurin = Семь пар от 2 до 8 ман.
about_isshoku_yonjun = Четыре одинаковых { -shuntsu }.
about_suurenkou = Четыре { -koutsu } подряд в одной масти.
about_daichisei = Семь пар всех семи благородных; вместо яку «{ -tsuuiisou }».
about_benikujaku = { CAP(-koutsu) } и { -pair } только из 1, 5, 7, 9 соу и красных драконов.
about_hyakumangoku = Только маны, сумма чисел не меньше 100.
about_ishi_no_ue = { CAP(-double_riichi) } и победа на последнем тайле.

## later: Menu

winds_title = Ветра и палочки
language_title = Язык
terms_native = По-русски
terms_ema = EMA, английские
terms_wrc = WRC, английские

seat_title = Ветер места
round_title = Ветер раунда
honba_title = { CAP(-honba) }
sticks_title = { CAP(-riichi) }-палочки на столе
table_reset = Обнулить: { -honba }, палочки
less = { $name }: меньше на одну
more_of = { $name }: больше на одну
guide = Справочник
guide_about = Таблица очков, { -yaku }, { -fu }, практика
hands_title = Последние руки
hands_more = Последние двадцать выигрышных рук
hands_none = Пока ничего нет. Выигрышная рука сохраняется здесь, когда начинается следующая.
hands_delete = Удалить все
hands_deleted = Все удалены.
hands_not_kept = Устройство ничего не хранит для этой страницы: если уйти, эти руки пропадут.
copy_link = Копировать ссылку
write_hand = Ввести руку текстом
write_help = Цифры, затем m p s z: 0 — красная пятёрка. + перед выигрышным тайлом, chii:234s pon:555z kan:1111p ankan:9999s, dora:4p ura:1z, seat:E round:S, riichi, ippatsu, honba:1.
write_use = Взять эту руку
write_label = Рука текстом
copied = Ссылка скопирована.
not_copied = Ссылку не удалось скопировать: её можно взять из адресной строки.
terms_title = Термины
terms_romaji = Ромадзи
terms_japanese = 日本語
theme_title = Тема
theme_auto = Авто
theme_light = Светлая
theme_dark = Тёмная
numerals_title = Цифры на тайлах
shortcuts = Клавиатура
shortcuts_more = Также клавишей ?
shortcut_tiles_keys = 1–9 0, затем mpsz
shortcut_tiles = Тайлы: 234m, 0p
shortcut_sets_keys = Shift + стрелка на тайле
shortcut_sets = → { -key_run }, ↑ { -key_triplet }, ↓ { -key_pair }, ← { -key_ankan }
shortcut_move_keys = Стрелки
shortcut_move = Перемещение по тайлам и кнопкам
shortcut_mark_keys = Enter, Delete на тайле руки
shortcut_mark = Сделать выигрышным, убрать
shortcut_back_keys = Backspace
shortcut_back = Убрать последний тайл
shortcut_undo_keys = U или Ctrl+Z, Ctrl+Y
shortcut_undo = Отменить, повторить
shortcut_calls_keys = C, P, K, A
shortcut_calls = { -key_chii }, { -key_pon }, { -key_daiminkan }, { -key_ankan }; затем тайл
shortcut_nuki_keys = B
shortcut_nuki = Кита при игре втроём
shortcut_flags_keys = R, I, L
shortcut_flags = { -key_riichi }, { -key_ippatsu }, { -key_last_tile }
shortcut_dora_keys = D
shortcut_dora = { CAP(-dora) }-индикатор, затем тайл
shortcut_next_keys = N
shortcut_next = Следующая рука: заново, затем раунд, место и { -honba }
shortcut_clear_keys = X
shortcut_clear = Заново: ветра, { -honba }, палочки и правила остаются
shortcut_out_keys = Esc
shortcut_out = Выйти из режима, закрыть
shortcut_keys_keys = ?
shortcut_keys = Этот список
club = Клуб
club_about = Вечера, рассадка, результаты, таблица
about_players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
  }

## later: Game

game_events = { $n ->
    [one] { $n } запись
    [few] { $n } записи
   *[many] { $n } записей
  }

game_hand = Рука
game_game = Игра
game_win = Победа
game_draw = Ничья
game_log = Лог
game_more = Ещё
game_board = Игра
game_actions = Действия в игре
game_close = Закрыть
game_record = Записать
game_change = Изменить
game_title_at = { $title }, { $deal }
# No source.
game_deal = { $wind } { $n }
deal_label = { $deal }, { $honba }, { $sticks }
seat_of = { $name }, { $seat }
table_is_games = Раунд, { -honba } и палочки берутся из игры.
hand_apart = Только для просмотра: раунд, { -honba } и палочки этой руки, а не игры.
hand_declared = { $n }: { -riichi } объявлено. Выберите победителя или уберите палочку на экране игры.
game_centre = { $deal }, { $honba }, на столе { $sticks }
game_seat = { $wind }, { $place } место
game_seat_dealer = { $wind }, { -dealer }, { $place } место
game_apart = против: { $other }
game_riichi_of = { $name }: { -riichi }
game_over = Игра окончена
game_over_last_hand = Сыграна последняя раздача.
# No source.
game_over_target = Целевые очки набраны.
game_over_dealer_stops = Последний дилер лидирует и закончил игру.
game_over_bust = Кто-то ушёл в минус.
game_over_stopped = Игру закончили сами игроки.
game_result = Итог
game_needs = Что нужно игроку { $name }…
game_needs_title = Что нужно игроку { $name }
game_for_place = Чтобы занять { $place } место
game_any = любая рука
game_start_title = Новая игра
game_start_edit = Игроки и правила
game_players = Игроки по порядку ходов
game_name_of = Имя игрока, { $wind }
game_unnamed = №{ $n }
game_rulebook = Свод правил
game_house = { $title }, домашние правила
game_length = Длина игры
game_hanchan = Ханчан
game_tonpuusen = Тонпуусен
# No source.
game_points_line = Старт { $start }, целевые { $back }, ума { $uma }, ока { $oka }.
game_floating = плавающая: по числу игроков с 30 000 и больше
game_begin = Начать
game_begun = Первый дилер — { $name }.
game_dealt = { $deal }: дилер — { $name }
game_under_way = Игра уже идёт
game_under_way_help = Состояние на начало этой раздачи, до всех { -riichi }. Прежние штрафы вносятся потом, в разделе «Ещё».
game_has_won = Кто уже выигрывал раздачу?
game_adds_up = Очки и палочки дают { $n }: всё верно.
game_waiting_hand = Введённая рука подождёт начала игры.
game_games = Игры
game_all_games = Игры на этом устройстве
game_no_games = Игр пока нет.
game_opened = Открыта
game_delete_of = Удалить игру от { $date }
game_export_of = Сохранить игру от { $date } в файл
game_import = Открыть файл
game_paste = Вставить ссылку или игру
game_use_pasted = Открыть вставленное
game_deleted = Игра удалена.
game_undelete = Отменить
game_damaged_game = Эта игра не читается
game_exported = Файл сохранён в загрузках.
game_who_won = Кто победил?
game_from = С кого?
game_ron_from = { CAP(-ron) } ← { $name }
game_tiles = Ввести тайлы
game_use_hand = Взять введённую руку: { $name }
game_go_on_hand = Продолжить введённую руку: { $name }
game_tiles_of = Ввести тайлы: { $name }
game_worth = { $name }: сколько { -han }?
game_fu = { $name }: сколько { -fu }?
game_counted = 13+
game_from_tiles = по тайлам
game_liable = { $yakuman }: кто отвечает (пао)?
game_fed = { CAP(-rinshan) }, открытый { -kan }: с чьего сброса?
game_nobody = Никто
game_no_stick = { $name }: в руке есть { -riichi }, а палочки на столе нет.
game_lay = Выставить { -riichi }-палочку
game_without_riichi = Без { -riichi }
game_no_riichi = { $name }: { -riichi } объявлено, а в этой руке его нет.
game_with_riichi = Добавить { -riichi }
game_leave = Оставить так
game_nothing_moves = Никто никому не платит.
game_hand_no_win = По правилам этой игры эта рука не побеждает: { $why }
game_draw_title = Ничья
game_tenpai = У кого { -tenpai }?
game_all = Все
game_rare = Ещё
game_nagashi = { CAP(-nagashi_mangan) }
game_karaten = Ожидание только пятого тайла (каратен)
game_abortive = Абортивная ничья
game_nine_terminals = Кюсюкюхай
game_four_winds = Четыре ветра
game_four_riichi = Четыре { -riichi }
game_four_kans = Четыре { -kan }а
game_triple_ron = Тройной { -ron }
game_chombo = Чомбо
game_chombo_who = Чьё чомбо?
game_riichi_who = Чьё { -riichi }?
game_chombo_later = В конце игры из итога вычтется { $n } очков; раздача играется заново.
game_penalty = Штраф
game_penalty_help = Вычитается из итога после умы, и никто его не получает. Очки и места не меняются.
game_penalty_who = Чей штраф?
game_head_bump = Атамахане: очки получает только { $name } — ближе всех по ходу. Платит { $payer }.
game_void_ron = Тройной { -ron }: по этим правилам раздача недействительна. Никому не платят; она записывается как абортивная ничья.
game_adjust = Поправка
game_adjust_help = Сколько очков прибавить или, со знаком −, отнять. Вместе с палочками, по 1 000, должен выйти ноль.
game_adjust_sticks = { CAP(-riichi) }-палочки на столе
game_reason = Причина
game_stop = Закончить игру здесь
game_undone = Отменено: { $event }
game_redone = Снова: { $event }
game_standings = Положение
game_facing_one = Повернуть места в одну сторону
game_facing_each = Повернуть места к игрокам
paper_score_sheet = Протокол игры
paper_print_sheet = Напечатать протокол
paper_winner = Победитель
paper_from = С кого
paper_signature = Подпись
paper_referee = Судья
game_facing_table = Табло для середины стола
game_dice = Кости
game_draw_seats = Разыграть места
say_aloud = Прочитать вслух
no_voice = На этом устройстве нет голоса для этого языка.
stays_dark = Браузер не может держать экран включённым: измените это в настройках устройства.
game_new_game = Новая игра
game_again = Ещё игра, те же игроки
game_log_empty = Записей пока нет.
game_log_earlier = Более ранние записи
game_edit = Изменить
game_edit_of = Изменить: { $event }
game_insert = Вставить перед
game_insert_of = Вставить перед: { $event }
game_kind = Вид записи
game_remove = Удалить
game_remove_of = Удалить: { $event }
game_show_hand = Тайлы
game_show_hand_of = Тайлы: { $name }
game_changed_title = Что изменилось
game_a_change = изменение в логе
game_round = Раздача
game_was = было
game_is = стало
game_no_change = Очки остаются прежними.
game_keep = Оставить так
game_put_back = Отменить
ask_winner = Выберите, кто победил.
ask_payer = Выберите, с кого, или { -tsumo }.
ask_somebody_pays = Кто-то должен платить: все победить не могут.
ask_chombo = Выберите, чьё чомбо.
ask_riichi = Выберите, чьё { -riichi }.
ask_abortive = Выберите причину абортивной ничьей.
ask_penalty = Выберите, чей это штраф.
ask_worth = Выберите { -han } или лимит.
ask_fu = Выберите { -fu }.
ask_riichi_differs = Выберите, как быть с { -riichi }.
log_start = { $rules } · { $length }
log_start_at = { $rules } · { $length } · начало: { $deal }
log_deal = { $deal }, { $honba }
log_then = { $first }. { $then }
log_riichi = { $name }: { -riichi }
log_ron = { $names }: { -ron } ← { $payer }
log_tsumo = { $names }: { -tsumo }
log_worth = { $name }: { $worth }
log_tenpai = { CAP(-tenpai) }: { $names }
log_noten = { CAP(-tenpai) }: ни у кого
log_nagashi = { CAP(-nagashi_mangan) }: { $names }
log_abortive = Абортивная ничья: { $kind }
log_chombo = { $name }: чомбо
log_penalty = { $name }: штраф, из итога вычтется { $n }
log_adjust_why = Поправка: { $reason }
log_stop = Игра закончена
log_table = Стол
why_ron = { -ron }
why_tsumo = { -tsumo }
why_honba = { -honba }
why_liability = пао
why_fed_kan = открытый { -kan } (пао)
why_stick = { -riichi }-палочки
why_own_stick = своя { -riichi }-палочка
why_noten = выплата { -noten }
why_nagashi = { -nagashi_mangan }
why_chombo = чомбо
why_returned = палочка возвращается
why_riichi = { -riichi }-палочка
why_adjustment = поправка
end_title = Итог
end_so_far = Если закончить сейчас
item_score = Очки
# No source.
item_return = Целевые
item_uma = Ума
item_oka = Ока
item_sticks = Оставшиеся палочки
item_rounding = Округление
item_chombo = Чомбо
item_penalty = Штраф
item_yakitori = Якитори
item_rest = Остаток
end_outside = Вне игры
end_sum = Сумма
end_copied = Скопировано.
end_not_copied = Браузер не даёт копировать: выделите и скопируйте текст выше.
share_game = Передать или поделиться
share_help = У того, кто откроет, будет копия этой игры вместе с именами. Ваша остаётся здесь.
share_code = QR-код ссылки
share_no_code = Для этой игры нет QR-кода: отправьте ссылку или файл.
share_link = Отправить ссылку
share_text = Отправить текстом
share_file = Отправить файл
share_picture = Отправить картинкой
share_too_long = Эта игра слишком длинная для ссылки: отправьте её файлом.
share_by_hand = Для копирования
arrived_title = Пришла игра
arrived_other = Она откроется как отдельная игра; остальные не изменятся.
arrived_same = Эта игра уже есть, точно такая же.
arrived_ahead = Эта игра уже есть. Копия продолжает её с конца.
arrived_behind = Эта игра уже есть и продолжается после конца копии.
arrived_apart = Ваша игра и копия пошли по-разному. Если открыть копию, ваша останется в списке игр.
arrived_mine = Ваша
arrived_theirs = Копия
arrived_go_mine = Продолжить свою
arrived_go_theirs = Открыть копию
end_to_evening = Добавить в вечер клуба
cannot_at = Тогда запись { $n }, «{ $event }», станет невозможной: { $why }
cannot_no_start = У игры нет начала.
cannot_already_started = Игра уже началась.
cannot_game_over = Игра окончена: чтобы продолжить, отмените последнюю запись.
cannot_already_riichi = { $name }: { -riichi } уже объявлено.
cannot_riichi_needs_1000 = { $name }: меньше 1 000 очков, { -riichi } невозможно.
cannot_wall_too_short = В стене осталось слишком мало тайлов для { -riichi }.
cannot_hand_in_progress = В этой раздаче есть { -riichi }: сначала закончите её.
cannot_as_many_names = Игроков по этим правилам: { $detail }. Столько же нужно имён.
cannot_as_many_scores = Игроков по этим правилам: { $detail }. Очки нужны для каждого.
cannot_no_such_deal = В игре такой длины нет такой раздачи.
cannot_no_such_counter = { CAP(-honba) } и палочки: от 0 до { $detail }.
cannot_total_is_off = Очки и палочки, по 1 000, вместе должны дать { $more }: расхождение { $detail }.
cannot_busted_before = Меньше нуля очков: { $name }. По этим правилам игра окончена.
cannot_unknown_length = Такой длины игры нет.
cannot_unknown_rulebook = Свод правил «{ $detail }» здесь неизвестен.
cannot_unknown_option = Правило «{ $detail }» здесь неизвестно.
cannot_fixed_option = Это решает только свод правил: { $detail }.
cannot_bad_value = У правила нет такого варианта: { $detail }.
cannot_no_such_seat = Такого места нет.
cannot_no_such_entry = Такой записи нет.
cannot_wins_no_more = Рука не побеждает ({ $name }): { $detail }
neither_ron_nor_tsumo = Победа — это { -ron } или { -tsumo }.
no_such_value = У «{ $n }» нет такого значения.
cannot_seat_twice = { $name }: указано дважды.
cannot_pays_himself = { $name }: нельзя и победить, и платить.
cannot_no_winner = Никто не победил.
cannot_one_tsumo = { CAP(-tsumo) } бывает только у одного.
cannot_fed_kan_is_tsumo = Победа на тайле замены — это { -tsumo }.
cannot_not_in_rulebook = В этих правилах такого нет.
cannot_wall_too_long = В начале раздачи в стене не больше { $detail } тайлов.
cannot_too_many_yakuman = По этим правилам { -yakuman } бывает не больше ×{ $detail }.
cannot_han_of_yakuman = { $name }: за { -yakuman } не считают ни { -han }, ни { -fu }.
cannot_no_han = { $name }: не указано, сколько { -han }.
cannot_no_such_fu = { $name }: руки на { $detail } { -fu } не бывает.
cannot_too_many_han = { $name }: руки на { $detail } { -han } не бывает.
cannot_no_such_ron = { $name }: { -ron } на { $detail } { -han } { $more } { -fu } невозможен.
cannot_no_such_tsumo = { $name }: { -tsumo } на { $detail } { -han } { $more } { -fu } невозможно.
cannot_two_han_minimum = { $name }: при пяти { -honba }х и больше для победы нужны { -yaku } на два { -han }.
cannot_liable_twice = За один { -yakuman } ответственных двое.
cannot_liable_without_yakuman = Пао бывает только за { -yakuman }.
cannot_liable_beyond = { $name }: рука такой стоимости не вместит все { -yakuman }ы, за которые выбран ответственный.
cannot_riichi_not_tenpai = { $names }: после { -riichi } нужен { -tenpai }, иначе это чомбо.
cannot_riichi_noten_no_chombo = { $names }: после { -riichi } нужен { -tenpai }. По этим правилам без него объявить нельзя, и чомбо за это в них нет. Заберите палочку или исправьте очки по соглашению.
cannot_four_riichi_needs_four = Не все объявили { -riichi }.
cannot_as_many_deltas = На каждого игрока нужно одно изменение.
cannot_points_appear_or_vanish = Очки и палочки вместе должны дать ноль, а дают { $detail }. Очки, которых никто не получает, — это штраф.
cannot_not_in_hundreds = Очки считают сотнями.
cannot_no_points = Укажите, сколько очков отнимает штраф.
cannot_too_many_points = Больше { $detail } очков за раз — слишком много.
cannot_unfit_text = В имени и причине не больше { $detail } знаков, и только видимые.
cannot_too_many_events = В игре не больше { $detail } записей.
cannot_too_few_sticks = Столько палочек с прошлых раздач на столе нет.
cannot_not_a_number = «{ $detail }» — не число.
cannot_not_a_game = Это не игра Tenbou.
cannot_newer_version = Эту игру сохранил более новый Tenbou. Загрузите страницу заново, чтобы его получить; игра остаётся как есть.
cannot_damaged = Эта игра неполная или изменена не в Tenbou.
cannot_cannot_read = Строка этой игры не читается: { $detail }
game_kept_as_is = На этом устройстве она остаётся как есть. Можно сохранить её в файл и посмотреть, открыть другую игру или начать новую.
game_nothing_opened = Ничего не изменилось.
file_too_long = Файл слишком большой: читается не больше { $n } МБ.
game_not_saved = Устройство ничего не хранит для этой страницы: прежде чем уйти, сохраните игру в файл.
game_taken_over = Игру продолжили в другой вкладке. Теперь она показана здесь; повторите последний шаг.
game_from_other_tab = Продолжено в другой вкладке.
game_gone_elsewhere = Эта игра удалена в другой вкладке.
game_saved_anew = Сохранённое здесь не читается; эта игра сохранена как новая.
game_two_ways = Эта игра продолжилась по-разному. Обе есть в списке игр.

## later: Page

store_late = То, что устройство хранит для этой страницы, пока не открылось. Оно появится, как только откроется, вместе с тем, что введено сейчас.
store_newer = То, что устройство хранит для этой страницы, сохранил более новый Tenbou. Загрузите страницу заново, чтобы его получить; поверх ничего не записывается.
page_title = Tenbou: подсчёт очков в риичи
page_description = Сколько стоит рука в риичи-маджонге, кто, кому и сколько платит и почему. Работает без сети.
switch_region = Рука или игра
answer_region = Ответ
around_region = Индикаторы и место
hand_region = Рука
tools_region = Сеты, объявления и ситуация
picker_region = Тайлы
ring_region = Сеты
rules_title = Правила
news_stored = Готово к работе без сети.
news_update = Есть обновление. Рука останется.
news_apply = Обновить
news_later = Позже
news_install = Safari стирает то, что не открывали неделю. Чтобы Tenbou остался: Поделиться, затем На экран «Домой».
no_script = Для Tenbou нужен JavaScript, а здесь он выключен. Введённое не покидает устройство.
not_started = Tenbou не запустился.
load_again = Загрузить заново
alarm_part = Не загрузилась часть:
alarm_offline = Сети нет, а на устройстве Tenbou ещё не сохранён.
alarm_slow = Загрузка слишком долгая; возможно, медленная сеть.
alarm_ended = Программа остановилась из-за ошибки.
alarm_gone = Часть этой версии больше не загружается. Рука и игра останутся.
alarm_old = Этот браузер слишком старый.
alarm_missing = Здесь не хватает:
browsers = Подходят Chrome, Edge и Firefox начиная с версии 98, Safari и iOS начиная с 16.
retry = Повторить
licences_about = Из чего состоит Tenbou, чьё это и на каких условиях. Иероглифы на тайлах — контуры шрифта Kaisei Tokumin; формы чисел, списки и цифры — по CLDR из Unicode.
licences = Лицензии

## guide: Guide

guide_leave = Назад к руке
guide_entering = Ввод руки
guide_pages = Страницы справочника

## guide: Score table

guide_page_table = Таблица очков
guide_tab_table = Очки
guide_more_table = Сколько дают { -han } и { -fu } по выбранным правилам; можно и напечатать
table_seat = Кто победил
table_caption = Очки за победу: { $winner }
table_key_other = Сверху { -ron }, снизу { -tsumo }: сколько платит { -non_dealer } / сколько платит { -dealer }.
table_key_dealer = Сверху { -ron }, снизу { -tsumo }: сколько платит каждый.
table_rare = { $n }–{ $most } { -fu }
table_mine = моя рука
han_from = { $n }+ { -han }
han_to = { $n }–{ $most } { -han }
table_way = { $way }, { $payer }
table_discarder = { -discarder }
table_dealer = { -dealer }
table_non_dealer = { $n ->
    [one] { -non_dealer }
    [few] каждый { -non_dealer }
   *[many] каждый { -non_dealer }
  }
table_each = каждый
table_example_ron = Пример такой руки: { -ron }
table_example_tsumo = Пример такой руки: { -tsumo }
table_open_hand = Открыть эту руку
table_open_hand_of = Открыть эту руку: { $hand }
no_20_fu_ron = { CAP(-ron) } на 20 { -fu } невозможен: закрытая рука получает ещё 10, открытая считается за 30.
no_20_fu_tsumo = По этим правилам { -tsumo } с { -pinfu } — это 30 { -fu }, а других рук на 20 нет.
no_20_fu_one_han = 20 { -fu } по { -tsumo } — это { -pinfu } в закрытой руке: там уже два { -han }.
no_25_fu = По этим правилам { -chiitoitsu } — это 50 { -fu }, а других рук на 25 нет.
no_25_fu_one_han = 25 { -fu } — это { -chiitoitsu }, а за такую руку уже два { -han }.
no_25_fu_tsumo = 25 { -fu } — это { -chiitoitsu }: два { -han } и ещё один за { -tsumo } с закрытой рукой, то есть уже три.
no_110_fu_one_han = С одним { -han } до 110 { -fu } не дойти.
no_110_fu_tsumo = По { -tsumo } с одним { -han } до 110 { -fu } не дойти.
table_paper = На бумаге
table_paper_more = Одна страница с лимитами, { -fu } и { -yaku } или десять карточек 91 × 55 мм: их две страницы печатаются на двух сторонах одного листа, в натуральную величину.
table_print_sheet = Печать страницы
table_print_cards = Печать карточек
paper_closed = закр.
paper_open = откр.
paper_instead = Вместо подсчёта
paper_changed = Отличия от правил «{ $rulebook }»: { $list }.
paper_changed_more = { $n ->
    [one] Изменено ещё { $n } правило, на эти числа оно не влияет.
    [few] Изменены ещё { $n } правила, на эти числа они не влияют.
   *[many] Изменено ещё { $n } правил, на эти числа они не влияют.
  }
paper_assumed = Предположения там, где свод правил молчит: { $list }.
paper_same_rules = Эти же правила:

## guide: Yaku and fu

guide_page_yaku = { CAP(-yaku) }
guide_tab_yaku = { CAP(-yaku) }
guide_more_yaku = Что нужно для каждого и сколько оно стоит, с примером руки
guide_page_fu = { CAP(-fu) }
guide_tab_fu = { CAP(-fu) }
guide_more_fu = За что их дают и в каком порядке считают
guide_try = Открыть на экране руки
guide_example = Пример
guide_example_at = Раунд: { $round }, место: { $seat }
guide_closed_hand = Закрытая рука
guide_open_hand = Открытая рука
guide_python = Код на Python, который это решает
guide_python_coming = Код загружается…
guide_python_failed = Код не загрузился.
yaku_search = Найти { -yaku }
yaku_found = { CAP(-yaku) }: { $n } из { $all }
yaku_found_none = По запросу «{ $text }» { -yaku } не найдено.
yaku_not_here = Нет в этих правилах
yaku_differs = зависит от правил
yaku_closed_only = только закрытая
yaku_open = открытая { $worth }
yaku_closed = { CAP($worth) }, только с закрытой рукой. Закрытый { -kan } оставляет руку закрытой, любое другое объявление её открывает.
yaku_either = { CAP($worth) } и с закрытой рукой, и с открытой.
yaku_both = { CAP($closed) } с закрытой рукой, { $open } с открытой.
yaku_alone = Ни с чем не складывается, платят как за { $limit }. Если без него рука дороже, платят по её цене.
yaku_is_all = Если есть { -yakuman }, не считаются ни другие { -yaku }, ни { -dora }, ни { -fu }.
yaku_instead = Засчитывается вместо «{ $yaku }».
yaku_gives_way = Не засчитывается, если в руке есть «{ $yaku }».
yaku_never = Не сочетается с яку: { $list }.
yaku_unknown = По выбранным правилам не засчитывается.
yaku_decided = Включается в домашних правилах: { $rules }.
yaku_books = { $books }: { $worth }
yaku_not_counted = не засчитывается
yaku_by_itself = { $limit }, ни с чем не складывается
yaku_worth_closed = { $worth }, только с закрытой рукой
yaku_worth_both = { $closed }, с открытой { $open }
yaku_is_riichi = Рука закрыта, до победы не хватает одного тайла. Игрок объявляет { -riichi }, кладёт сброшенный тайл боком и выставляет палочку в 1 000 очков. После этого рука не меняется.
yaku_is_double_riichi = { CAP(-riichi) } на своём самом первом сбросе, пока никто не делал объявлений.
yaku_is_ippatsu = Победа после { -riichi }, ещё до своего следующего сброса. Любое объявление за это время лишает этой возможности.
yaku_is_menzen_tsumo = Рука закрыта, а выигрышный тайл игрок берёт со стены.
yaku_is_rinshan = Победа на тайле, взятом после своего { -kan }а.
yaku_is_rinshan_of_three = Победа на тайле, взятом после своего { -kan }а или своей киты.
yaku_is_chankan = Победа на четвёртом тайле, который другой игрок добавляет к трём таким же открытым.
yaku_is_haitei = Игрок берёт последний тайл стены и побеждает на нём.
yaku_is_houtei = Победа на последнем сбросе раздачи.
yaku_is_tenhou = { CAP(-dealer) } побеждает на самом первом взятом тайле.
yaku_is_chiihou = { CAP(-non_dealer) } побеждает на самом первом взятом тайле. Любое объявление до этого всё отменяет.
yaku_is_renhou = { CAP(-non_dealer) } побеждает на чужом сбросе, ещё не взяв своего первого тайла. Любое объявление до этого всё отменяет.
yaku_is_pinfu = Каждый сет — { -shuntsu }, { -pair } не даёт { -fu }, ожидание — { -ryanmen }. Ничто в руке не даёт { -fu }.
yaku_is_iipeikou = Два одинаковых { -shuntsu }: те же числа той же масти.
yaku_is_tanyao = Все тайлы — числа от 2 до 8, без терминальных и благородных.
yaku_is_haku = { CAP(-koutsu) } или { -kantsu } из таких тайлов: { -tile_5z }.
yaku_is_hatsu = { CAP(-koutsu) } или { -kantsu } из таких тайлов: { -tile_6z }.
yaku_is_chun = { CAP(-koutsu) } или { -kantsu } из таких тайлов: { -tile_7z }.
yaku_is_seat_wind = { CAP(-koutsu) } или { -kantsu } ветра своего места. Если это и ветер раунда, засчитываются оба.
yaku_is_round_wind = { CAP(-koutsu) } или { -kantsu } ветра раунда. Если это и ветер своего места, засчитываются оба.
yaku_is_pei = { CAP(-koutsu) } или { -kantsu } из таких тайлов, у кого бы они ни были: { -tile_4z }.
yaku_is_chiitoitsu = Семь пар, и все разные: четыре одинаковых тайла — не две пары. Число { -fu } постоянное.
yaku_is_sanshoku_doujun = { CAP(-shuntsu) } с одними и теми же числами во всех трёх мастях.
yaku_is_ittsuu = Все числа от 1 до 9 в одной масти: 123, 456 и 789.
yaku_is_chanta = Каждый сет и { -pair } содержат терминальный или благородный тайл. Хотя бы один сет — { -shuntsu }, и хотя бы один тайл — благородный.
yaku_is_sanshoku_doukou = { CAP(-koutsu) } или { -kantsu } одного и того же числа во всех трёх мастях.
yaku_is_sanankou = Три сета из одинаковых тайлов без участия других игроков: каждый — { -concealed_koutsu } или { -concealed_kantsu }.
yaku_is_sankantsu = Три сета, и каждый — { -kantsu }, открытый или закрытый.
yaku_is_toitoi = Каждый сет — { -koutsu } или { -kantsu }.
yaku_is_shousangen = Сеты двух драконов и { -pair } третьего. Каждый из этих сетов засчитывается ещё и как { -yaku }.
yaku_is_honroutou = Все тайлы терминальные или благородные. При этом всегда есть ещё «{ -toitoi }» или «{ -chiitoitsu }», и это засчитывается тоже.
yaku_is_ryanpeikou = Четыре { -shuntsu }: два одинаковых и ещё два одинаковых.
yaku_is_honitsu = Тайлы одной масти и благородные, больше никаких.
yaku_is_junchan = Каждый сет и { -pair } содержат терминальный тайл. Хотя бы один сет — { -shuntsu }, благородных нет.
yaku_is_chinitsu = Тайлы только одной масти, без благородных.
yaku_is_kokushi = Все тринадцать терминальных и благородных по одному, и один из них дважды.
yaku_is_kokushi_13 = Все тринадцать терминальных и благородных по одному, и один из них дважды: он и есть выигрышный тайл.
yaku_is_suuankou = Четыре сета из одинаковых тайлов без участия других игроков: каждый — { -concealed_koutsu } или { -concealed_kantsu }. Выигрышный тайл взят со стены.
yaku_is_suuankou_tanki = Четыре сета из одинаковых тайлов без участия других игроков, а на выигрышном тайле складывается { -pair }.
yaku_is_daisangen = { CAP(-koutsu) } или { -kantsu } каждого из трёх драконов.
yaku_is_shousuushii = Сеты трёх ветров и { -pair } четвёртого.
yaku_is_daisuushii = { CAP(-koutsu) } или { -kantsu } каждого из четырёх ветров.
yaku_is_tsuuiisou = Все тайлы благородные.
yaku_is_chinroutou = Все тайлы терминальные.
yaku_is_ryuuiisou = Только зелёные тайлы: 2, 3, 4, 6 и 8 { -suit_s } и { -tile_6z }. По некоторым правилам последний обязателен.
yaku_is_chuuren = В одной масти три единицы, три девятки, по одному из чисел между ними и ещё один любой тайл той же масти.
yaku_is_junsei_chuuren = В одной масти три единицы, три девятки, по одному из чисел между ними и ещё один любой тайл той же масти: он и есть выигрышный.
yaku_is_suukantsu = Каждый сет — { -kantsu }.
guide_fu_how = Как считать
guide_fu_win = Победа
guide_fu_sets = Сеты
guide_fu_pairs = { CAP(-pair) }
guide_fu_waits = Ожидание
guide_fu_beware = На что обратить внимание
fu_step_base = Любая рука начинается с базового числа.
fu_step_ron = При закрытой руке { -ron } прибавляет 10.
fu_step_sets = Каждое { -koutsu } и каждый { -kantsu } прибавляет в зависимости от вида. { CAP(-shuntsu) } не прибавляет ничего.
fu_step_pair = { CAP(-pair) } из драконов, ветра места или ветра раунда прибавляет 2.
fu_step_wait = { CAP(-kanchan) }, { -penchan } или { -tanki } прибавляет 2.
fu_step_tsumo = { CAP(-tsumo) } прибавляет 2.
fu_step_round = Всё сложить и один раз округлить вверх до десятка. 25 за «{ -chiitoitsu }» так и остаются 25.
fu_simple = { $set }, средние тайлы
fu_outer = { $set }, терминальные или благородные
# No source.
fu_pair_guest_wind = Пара чужого ветра
fu_wait_choice = Выбор ожидания
fu_is_winning = Есть у любой руки, кроме «{ -chiitoitsu }».
fu_is_menzen_ron = Рука закрыта, победа по { -ron }у.
fu_is_koutsu_melded_simple = Объявлено или завершено по { -ron }у: три одинаковых тайла от 2 до 8.
fu_is_koutsu_concealed_simple = Три одинаковых тайла от 2 до 8, все взяты со стены. Это вдвое больше, чем за объявленный сет.
fu_is_koutsu_melded_outer = Объявлено или завершено по { -ron }у: три одинаковых терминальных или благородных тайла. Это вдвое больше, чем за средние.
fu_is_koutsu_concealed_outer = Три одинаковых терминальных или благородных тайла, все взяты со стены.
fu_is_kantsu_melded_simple = Четыре одинаковых тайла от 2 до 8, среди них есть взятый по объявлению: вчетверо больше, чем за три.
fu_is_kantsu_concealed_simple = Четыре одинаковых тайла от 2 до 8, ни один не взят по объявлению: вчетверо больше, чем за три.
fu_is_kantsu_melded_outer = Четыре одинаковых терминальных или благородных тайла, среди них есть взятый по объявлению: вчетверо больше, чем за три.
fu_is_kantsu_concealed_outer = Четыре одинаковых терминальных или благородных тайла, ни один не взят по объявлению: вчетверо больше, чем за три.
fu_is_pair_dragon = { CAP(-pair) } драконов: белых, зелёных или красных.
fu_is_pair_seat_wind = { CAP(-pair) } ветра своего места.
fu_is_pair_round_wind = { CAP(-pair) } ветра раунда.
fu_is_pair_double_wind = { CAP(-pair) } ветра, который и свой, и раунда. По одним правилам она считается один раз, по другим — два.
fu_is_pair_pei = { CAP(-pair) } севера, который здесь ценен для всех.
fu_is_pair_guest_wind = { CAP(-pair) } ветра, который и не ветер места, и не ветер раунда. За это ничего нет.
fu_is_kanchan = Не хватало тайла посередине, как в 1-3.
fu_is_penchan = Не хватало тройки к 1-2 или семёрки к 8-9.
fu_is_tanki = { CAP(-pair) }: не хватало второго тайла.
fu_is_ryanmen = Подходит тайл с любого края, как к 6-7. За это ничего нет.
fu_is_shanpon = Есть две пары, и любая может дополниться до трёх. За ожидание ничего нет, а за завершённый сет есть.
fu_is_tsumo = Выигрышный тайл взят со стены.
fu_is_pinfu_tsumo = «{ CAP(-pinfu) }» на тайле со стены — это 20 { -fu } почти по всем правилам: за сам тайл ничего не прибавляют. Где прибавляют, «{ -pinfu }» не засчитывается.
fu_is_open_pinfu = Открытая рука, которая победила по { -ron }у и не даёт ничего сверх базовых { -fu }. Почти по всем правилам она считается за 30 { -fu }.
fu_is_chiitoitsu = Постоянное число за всю руку: ничего не прибавляется и не округляется.
fu_is_ron_triplet = Последний из трёх одинаковых тайлов сбросил другой игрок: почти по всем правилам сет считается открытым. Закрытая рука всё равно прибавляет 10 за закрытый { -ron }.
fu_is_wait_choice = Если выигрышный тайл подходит в разные сеты, выбирают то, за что платят больше. Здесь 7 подходит к 5-6 (рянмен) или к 8-9 (пенчан).
fu_is_rinshan_tsumo = Тайл после { -kan }а считается взятым со стены. По некоторым правилам { -fu } за него нет.

## guide: Practice

guide_page_practice = Практика
guide_tab_practice = Практика
guide_more_practice = Вопросы о настоящих руках по выбранным правилам, с разбором ошибок и их повторением

practice_seat = Место: { $wind }
practice_round = Раунд: { $wind }
practice_dora = { CAP(-dora) }-индикатор
practice_ura = { CAP(-ura) }-индикатор
practice_call = { $call }: { $tiles }
practice_no_limit = без лимита
practice_type = Или наберите число и нажмите Enter.
practice_done = Это мой ответ
practice_right = Верно:
practice_wrong = Не совсем. Верный ответ:
practice_no_slip = { $given }: ни одна из обычных ошибок такого не даёт. Как считать, видно ниже.
practice_mistouch = Нажато случайно
practice_next = Дальше
practice_open = Показать на экране руки
practice_show = Показать ответ
practice_say_it = Ответьте вслух, потом посмотрите.
practice_hear = Прослушать
practice_had_it = Верно
practice_missed_it = Неверно
practice_table = Таблица очков
practice_help = Подсказка до ответа
practice_helped = С подсказкой: вернётся раньше.
practice_back = Назад к вопросу
practice_dora_order = Индикатор указывает на следующий тайл своего вида. После девятки идёт единица, после севера — восток, после красного дракона — белый.

ask_fu_pair = Сколько { -fu } даёт эта { -pair }?
ask_fu_set = Сколько { -fu } даёт этот сет?
ask_fu_wait = Сколько { -fu } даёт ожидание?
ask_fu_win = Сколько { -fu } даёт способ победы?
ask_fu_hand = Сколько { -fu } в руке?
ask_yaku = Какие { -yaku } есть в руке?
ask_yaku_han = Сколько { -han } это здесь даёт: { $yaku }?
ask_dora_tile = На какой тайл указывает этот индикатор?
ask_dora_han = Сколько { -han } прибавляет { -dora }, если сложить все её виды?
ask_han = Сколько { -han } в руке?
ask_limit = До какого лимита доходит рука?
ask_cell = { CAP($who) }, { $way }: { $han }, { $fu }. Сколько платят?
ask_payment = Сколько платят?
ask_payment_honba = Сколько платят, если есть { $honba }?
ask_income = Сколько очков получает победитель, если считаются и { -honba }, и палочки?
ask_share = Моё место: { $seat }. Сколько с меня?
ask_share_own = Моё место: { $seat }. Выигрышный тайл — мой сброс. Сколько с меня?
ask_share_ron = Моё место: { $seat }. Выигрышный тайл сбросил { $discarder }. Сколько с меня?

slip_ron_triplet_concealed = { $given }: это { -koutsu } посчитано закрытым: { $won_tile }. Его завершил { -ron }, поэтому оно открытое.
slip_called_set_concealed = { $given }: объявленный сет посчитан закрытым: { $tiles }.
slip_outer_set_simple = { $given }: терминальные или благородные посчитаны как средние: { $tiles }. Они дают вдвое больше.
slip_concealed_set_called = { $given }: закрытый сет посчитан открытым: { $tiles }. Закрытый даёт вдвое больше.
slip_simple_set_outer = { $given }: средние посчитаны как терминальные или благородные: { $tiles }. Они дают вдвое меньше.
slip_kan_as_triplet = { $given }: четыре одинаковых тайла посчитаны как три: { $tiles }. Четыре дают вчетверо больше.
slip_set_forgotten = { $given }: не забыты ли { -fu } за этот сет? { $tiles }
slip_run_counted = { $given }: за { -shuntsu } { -fu } не дают. Их дают только три или четыре одинаковых тайла.
slip_guest_wind_pair = { $given }: такая { -pair } не даёт { -fu }, а они посчитаны: { $pair_tile }. Это не ветер места и не ветер раунда.
slip_double_wind_pair = { $given }: эта { -pair } — и ветер места, и ветер раунда: { $pair_tile }. Посчитаны { -fu } по другим правилам.
slip_pair_forgotten = { $given }: эта { -pair } даёт { $pair_fu }, а они не посчитаны: { $pair_tile }.
slip_pair_overvalued = { $given }: столько эта { -pair } не даёт: { $pair_tile }. Она даёт { $pair_fu }.
slip_wait_missed = { $given }: забыты 2 { -fu } за ожидание: { $wait }.
slip_wait_invented = { $given }: посчитаны { -fu } за ожидание, которое их не даёт: { $wait }.
slip_tsumo_fu_forgotten = { $given }: забыты 2 { -fu } за { -tsumo }.
slip_tsumo_fu_for_pinfu = { $given }: прибавлены 2 { -fu } за { -tsumo }, а с { -pinfu } их не бывает.
slip_menzen_ron_forgotten = { $given }: забыты 10 { -fu } за { -ron } с закрытой рукой.
slip_menzen_ron_open = { $given }: прибавлены 10 { -fu } за { -ron } с закрытой рукой, а рука открытая.
slip_open_pinfu_forgotten = { $given }: по этим правилам открытая рука без других { -fu } считается за 30 { -fu }.
slip_way_fu_swapped = { $given }: это { -fu } за другой способ победы. Здесь — { $way }.
slip_chiitoitsu_fu = { $given }: { -chiitoitsu } — всегда { $hand_fu }. Ничего не прибавляют и не округляют.
slip_fu_not_rounded_up = { $given }: { $n } всегда округляется вверх, выходит { $hand_fu }.
slip_yaku_forgotten = { $given }: чего-то не хватает. Посчитано ли это: { $lost }?
slip_yaku_invented = { $given }: этого в руке нет: { $new }.
slip_closed_value = { $given }: взята цена закрытой руки, а рука открытая: { $new }.
slip_open_value = { $given }: взята цена открытой руки, а рука закрытая: { $new }.
slip_call_han = { $given }: когда это засчитывается, цена всегда одна: { $new }.
slip_closed_yaku = { $given }: рука открытая, а это бывает только в закрытой: { $new }.
slip_indicator_is_dora = { $given }: сам индикатор — ещё не { -dora }. { CAP($shown) } указывает на следующий тайл: { $named }.
slip_dora_off = { $given }: { -dora } — тайл сразу после индикатора. { CAP($shown) } указывает сюда: { $named }.
slip_dora_forgotten = { $given }: чего-то не хватает. Всё ли это посчитано: { $which }?
slip_dora_overcounted = { $given }: лишняя { -dora }. Тайл считается по разу за каждый индикатор, который на него указывает. Кроме этого — только { -aka } и кита.
slip_limit_missed = { $given }: удвоение продолжается, хотя достигнут лимит: { $limit }.
slip_kiriage = { $given }: по этим правилам 4 { -han } 30 { -fu } и 3 { -han } 60 { -fu } — уже { -mangan }.
slip_kiriage_not = { $given }: по этим правилам 4 { -han } 30 { -fu } и 3 { -han } 60 { -fu } — ещё не { -mangan }.
slip_dealer_swapped = { $given }: столько получил бы { -non_dealer }, а победил { -dealer }.
slip_dealer_swapped_not = { $given }: столько получил бы { -dealer }, а победил { -non_dealer }.
slip_points_not_rounded_up = { $given }: округлено вниз, а каждая выплата округляется вверх до сотни.
slip_way_swapped = { $given }: столько платят за другой способ победы. Здесь — { $way }.
slip_cell_off = { $given }: столько стоит { $worth }, а здесь { $own }.
slip_honba_forgotten = { $given }: не посчитано: { $counters }.
slip_honba_whole = { $given }: при { -tsumo } очки за это делят между всеми: { $counters }. Здесь они взяты с каждого целиком.
slip_sticks_forgotten = { $given }: не посчитано: { $sticks }.
slip_payers_swapped = { $given }: столько платит другой игрок.

rung_limits = Руки с лимитом
rung_sets = Сеты
rung_pair = { CAP(-pair) } в руке
rung_wait = Ожидание
rung_win = Способ победы
rung_fu = { CAP(-fu) } закрытой руки
rung_yaku = Какие { -yaku }
rung_dora = { CAP(-dora) } по индикатору
rung_han = { CAP(-han) } в руке
rung_pay = Выплаты: победил { -non_dealer }
rung_dealer = Выплаты: победил { -dealer }
rung_sums = { CAP(-honba) } и палочки
rung_share = Сколько платить самому
rung_30 = 30 { -fu }
rung_40 = 40 { -fu }
rung_20_25 = 20 и 25 { -fu }
rung_50 = 50 { -fu } и больше
rung_calls = Открытые руки
rung_rulebooks = Что решают своды правил
lesson_rung_sets = Три одинаковых средних тайла (2–8), если они объявлены, дают 2 { -fu }. Не объявлены — вдвое больше, терминальные или благородные — ещё вдвое, четыре одинаковых — вчетверо. { CAP(-shuntsu) } не даёт ничего.
lesson_rung_pair = { CAP(-pair) } драконов, ветра места или ветра раунда даёт 2 { -fu }. Другая — ничего. Если ветер и тот и другой сразу, решают правила: 2 или 4.
lesson_rung_wait = Смотрите, чего не хватало до последнего тайла. { CAP(-shuntsu) } без середины, 12 без 3, 89 без 7 либо { -pair } без одного тайла: ожидание даёт 2 { -fu }. { CAP(-ryanmen) } и { -shanpon } не дают ничего.
lesson_rung_win = Любая рука начинается с 20 { -fu }. Способ победы прибавляет: { -ron } с закрытой рукой 10, { -tsumo } 2. { CAP(-tsumo) } вместе с { -pinfu } по большинству правил не прибавляет ничего.
lesson_rung_fu = Всё складывают: 20, способ победы, каждый сет, { -pair }, ожидание. Потом округляют вверх до десятка. У { -chiitoitsu } своё постоянное число. { CAP(-koutsu) }, которое завершил { -ron }, по большинству правил считается открытым.
lesson_rung_calls = Открытая рука не получает 10 { -fu } за { -ron }, а объявленный сет даёт вдвое меньше закрытого. Некоторые { -yaku } теряют один { -han }, некоторые не считаются вовсе.
lesson_rung_yaku = Без { -yaku } победить нельзя. Сначала смотрят, как рука победила, потом — какие в ней тайлы, потом — как сочетаются сеты.
lesson_rung_dora = Индикатор указывает на следующий тайл своего вида; после последнего снова идёт первый. Каждый такой тайл в руке — 1 { -han }, но сама { -dora } — ещё не { -yaku }.
lesson_rung_han = Складывают { -han } всех { -yaku } и по одному за каждый тайл: { -dora }, { -ura }, { -aka }.
lesson_rung_limits = С 5 { -han } число { -fu } не важно: 5 — { -mangan }, 6 и 7 — { -haneman }, от 8 до 10 — { -baiman }, 11 и 12 — { -sanbaiman }. 4 { -han } от 40 { -fu } и 3 от 70 — тоже { -mangan }.
lesson_rung_30 = Эту строку стоит знать наизусть. За { -ron } с 30 { -fu } { -non_dealer } получает 1 000, 2 000 или 3 900 при 1, 2 или 3 { -han }. Каждый { -han } удваивает очки, а 3 840 округляют до 3 900.
lesson_rung_40 = За { -ron } с 40 { -fu } { -non_dealer } получает 1 300, 2 600 или 5 200 при 1, 2 или 3 { -han }. При 4 это { -mangan }.
lesson_rung_20_25 = 20 { -fu } и на { -han } больше — то же, что 40: обычно это { -pinfu } и { -tsumo }. 25 { -fu } и на { -han } больше — то же, что 50: это { -chiitoitsu }.
lesson_rung_50 = Вдвое больше { -fu } — то же, что на { -han } больше: 60 { -fu } — то же, что 30 { -fu } и на { -han } больше. За { -ron } с 50 { -fu } { -non_dealer } получает 1 600, 3 200 или 6 400 при 1, 2 или 3 { -han }.
lesson_rung_pay = При { -ron }е всё платит сбросивший тайл. При { -tsumo } платят все, { -dealer } — вдвое больше остальных. Каждую выплату округляют вверх до сотни.
lesson_rung_dealer = { CAP(-dealer) } получает в полтора раза больше: базовые очки шесть раз, а { -non_dealer } — четыре. При { -tsumo } все платят поровну.
lesson_rung_sums = Каждая { -honba } прибавляет очки: при { -ron }е их все платит сбросивший, при { -tsumo } их делят. Победителю достаются и { -riichi }-палочки со стола, по 1 000.
lesson_rung_share = Смотрите на своё место. При { -ron }е вы платите, только если тайл был ваш. При { -tsumo } — свою долю, а если вы { -dealer }, то вдвое больше.
lesson_rung_rulebooks = Своды правил различаются: считать ли 4 { -han } 30 { -fu } за { -mangan }, что даёт { -pair } совпадающих ветров, сколько стоит { -honba }. Отвечайте по правилам, указанным рядом с рукой.

practice_rules = Правила для этих вопросов: { $rules }
practice_learn = Тренироваться
practice_learn_more = Новые руки и повторение ошибок
practice_first = Первая минута
practice_first_more = Что такое { -han } и { -fu }, на одной руке
practice_first_han = { CAP(-han) } — это сила руки. У каждого { -yaku } своя цена в { -han }, каждая { -dora } даёт один. Каждый { -han } удваивает очки, пока не достигнут лимит.
practice_first_fu = { CAP(-fu) } — это мелочь: 20 за победу, немного дают сеты, { -pair } и ожидание, с округлением вверх до десятков. Вместе { -han } и { -fu } решают, сколько платят. Одна рука по шагам:
practice_due = { $n ->
    [one] { $n } вопрос на повторение
    [few] { $n } вопроса на повторение
   *[many] { $n } вопросов на повторение
  }
practice_test = Какой у меня уровень?
practice_test_more = { $n ->
    [one] До { $n } вопроса, чтобы найти свою ступень
    [few] До { $n } вопросов, чтобы найти свою ступень
   *[many] До { $n } вопросов, чтобы найти свою ступень
  }
practice_day = Рука дня
practice_day_more = Одна и та же для всех, кто играет по этим правилам
practice_duel = Дуэль по ссылке
practice_duel_more = Одинаковые руки ({ $n }) для двух и более игроков
practice_aloud = Вслух
practice_aloud_more = Ответ вслух, как за столом, потом проверка
practice_progress = Мой прогресс
practice_asked = { $n ->
    [one] Дан { $n } ответ
    [few] Дано { $n } ответа
   *[many] Дано { $n } ответов
  }
practice_weak = Больше всего ошибок
practice_ladder = Курс
practice_climbed = пройдено
practice_rung_right = верно { $n } из { $all }
practice_settings = О чём спрашивать
practice_hard = Только трудное
practice_clock = Показывать время
practice_kinds = Виды вопросов
kind_fu = { CAP(-fu) }
kind_yaku = { CAP(-yaku) }
kind_dora = { CAP(-dora) }
kind_han = { CAP(-han) }
kind_limits = Лимиты
kind_cells = Таблица очков
kind_payments = Выплаты
kind_sums = { CAP(-honba) }, палочки, своя доля
practice_out = Назад к практике
practice_place = { $n } из { $all }
practice_test_right = Верно { $n } из { $all }.
practice_test_rung = Моя ступень курса: «{ $rung }»
practice_test_sure = Вероятность ошибиться не больше чем на ступень: { $n } %
practice_rung_done = Эта ступень пройдена. Следующая: «{ $rung }».
practice_begin = Начать
practice_mark_right = верно
practice_mark_wrong = неверно
practice_duel_about = Вопросы одинаковы для всех ({ $n }). Правила: { $rules }
practice_result = Верно { $n } из { $all }, время { $seconds } с
practice_link = Копировать ссылку
practice_link_result = Копировать ссылку с моим результатом
practice_new_duel = Новая дуэль
practice_bad_duel = Эту ссылку на дуэль не удалось прочитать. Вот новая дуэль.
practice_exam = Экзамен
practice_exam_more = До { $n } ошибок
practice_exam_about = Вопросов не больше { $n }, на время и без подсказок. Число ошибок, после которого экзамен окончен: { $mistakes }. Если спрашивают и лимиты, для рук с лимитом выбирают его название.
practice_best = Лучший результат:
practice_exam_again = Ещё один экзамен
practice_exam_passed = Сдан.
practice_exam_failed = На этот раз не сдан.
practice_noted = Записано:
practice_day_tomorrow = Ответ на сегодня записан. Верен ли он, будет видно завтра.
practice_day_before = Сначала ответ на прошлую руку, потом рука дня
practice_class = Класс
practice_class_more = Набор вопросов по ссылке и ошибки каждого
practice_class_about = Выберите ступени и число вопросов. Ученики открывают ссылку, отвечают и присылают ссылку со своим результатом.
practice_sets = Мои наборы
practice_length = Число вопросов
practice_make_set = Составить набор
practice_name = Имя для списка
practice_project = Показать всем
practice_sheet = Напечатать лист
practice_sheet_title = Лист с упражнениями
practice_sheet_name = Имя:
practice_sheet_answers = Ответы
practice_results = Результаты: { $n }
practice_who = Имя
practice_right_of = Верно
practice_seconds = Секунды
practice_missed = Вопросы с ошибкой
practice_no_name = Без имени
practice_question = Вопрос { $n }
practice_missed_by = ошиблись: { $n } из { $all }
practice_none_missed = Никто не ошибся.
practice_all_missed = Ошибки, сначала самые частые
practice_pasted = Новых: { $new }. Уже есть: { $twice }. Не читается: { $damaged }.
practice_pasted_nothing = Во вставленном нет результатов.
practice_pasted_long = Слишком длинно: не больше { $n } знаков за раз.
practice_paste = Результаты других: вставьте сюда ссылки или сообщения
practice_add = Добавить в список
practice_results_of = К результатам
practice_books_agree = Остальные своды правил отвечают так же.
practice_map_about = Каждый квадрат — то, что нужно знать. Нажмите на ряд, чтобы увидеть названия, или на название, чтобы тренировать только это.
practice_days = { $n } из последних { $all } дней
practice_streak = Дней подряд: { $n }
practice_boxes = Что освоено
practice_box_0 = Ещё не встречалось
practice_box_1 = В последний раз неверно
practice_box_2 = Один раз верно
practice_box_3 = Уже получается
practice_box_4 = Почти освоено
practice_box_5 = Освоено
practice_these = Тренировать это
practice_file = Сохранить или перенести
practice_export = Сохранить в файл
practice_import = Открыть файл
practice_reset = Начать заново
practice_exported = Файл сохранён в загрузках.
practice_imported = Прогресс взят из файла.
practice_was_reset = Весь прогресс удалён.
practice_no_file = Это не файл прогресса Tenbou, или он изменён не в Tenbou. Ничего не изменилось.
practice_newer_file = Этот файл сохранил более новый Tenbou. Загрузите страницу заново, чтобы его получить. Ничего не изменилось.
practice_damaged = Сохранённый здесь прогресс не читается, и поверх него ничего не записано. Можно сохранить его в файл или начать заново.
practice_newer = Этот прогресс сохранил более новый Tenbou. Загрузите страницу заново, чтобы его получить; прогресс остаётся как есть.
practice_not_kept = Устройство ничего не хранит для этой страницы: прежде чем уйти, сохраните прогресс в файл.

fact_row = { $fu } в таблице очков
fact_indicator = Индикатор и { -dora }
fact_ron_triplet_concealed = { -koutsu }, собранное по { -ron }у
fact_called_set_concealed = объявленный сет посчитан закрытым
fact_outer_set_simple = терминальные посчитаны как средние
fact_concealed_set_called = закрытый сет посчитан открытым
fact_simple_set_outer = средние посчитаны как терминальные
fact_kan_as_triplet = четыре тайла посчитаны как три
fact_set_forgotten = забыты { -fu } за сет
fact_run_counted = { -fu } за { -shuntsu }
fact_guest_wind_pair = { -fu } за чужой ветер
fact_double_wind_pair = { -pair } совпадающих ветров
fact_pair_forgotten = { -pair } без { -fu }, которые она даёт
fact_pair_overvalued = { -pair } с лишними { -fu }
fact_wait_missed = забыты { -fu } за ожидание
fact_wait_invented = лишние { -fu } за ожидание
fact_tsumo_fu_forgotten = забыты { -fu } за { -tsumo }
fact_tsumo_fu_for_pinfu = { -fu } за { -tsumo } вместе с { -pinfu }
fact_menzen_ron_forgotten = забыты 10 { -fu } за { -ron } с закрытой рукой
fact_menzen_ron_open = 10 { -fu } за { -ron } с открытой рукой
fact_open_pinfu_forgotten = открытая рука без других { -fu }
fact_way_fu_swapped = перепутаны { -fu } за { -ron } и { -tsumo }
fact_chiitoitsu_fu = { -fu } за { -chiitoitsu }
fact_fu_not_rounded_up = { -fu } не округлены вверх
fact_yaku_forgotten = { -yaku } не посчитано
fact_yaku_invented = лишнее { -yaku }
fact_closed_value = цена закрытой руки за открытую
fact_open_value = цена открытой руки за закрытую
fact_call_han = лишний или недостающий { -han } за закрытость руки
fact_closed_yaku = { -yaku } закрытой руки в открытой
fact_indicator_is_dora = индикатор посчитан как { -dora }
fact_dora_off = { -dora } со сдвигом на тайл
fact_dora_forgotten = забытая { -dora }
fact_dora_overcounted = лишняя { -dora }
fact_limit_missed = лимит не замечен
fact_kiriage = 4 { -han } 30 { -fu } и 3 { -han } 60 { -fu }
fact_dealer_swapped = перепутаны { -dealer } и { -non_dealer }
fact_points_not_rounded_up = выплата не округлена вверх
fact_way_swapped = перепутаны выплаты за { -ron } и { -tsumo }
fact_cell_off = строка или столбец рядом в таблице очков
fact_honba_forgotten = забыта { -honba }
fact_honba_whole = { -honba } не поделена
fact_sticks_forgotten = забыты { -riichi }-палочки
fact_payers_swapped = перепутано, кто платит

## guide: About

guide_page_about = О Tenbou
guide_tab_about = О Tenbou
guide_more_about = Версия, правила и источники, самопроверка, лицензии
about_tenbou = Что это
about_version = Tenbou { $version }
about_what = Tenbou показывает игрокам в риичи, сколько стоит выигрышная рука, кто, кому и сколько платит и почему. Ещё он ведёт счёт всей игры.
about_private = Введённое не покидает устройство: нет ни сервера, ни учётных записей, а после первого посещения всё работает без сети.
about_wrong = Очки посчитаны неверно?
about_wrong_more = Скопируйте руку с её правилами и этой версией и отправьте тому, от кого получена эта страница. Добавьте, какой ответ ожидался и где об этом говорят правила.
about_wrong_at = Скопируйте руку с её правилами и этой версией и добавьте, какой ответ ожидался и где об этом говорят правила. Куда сообщить: { $address }
about_copy = Копировать руку для отчёта
about_copied = Скопировано: рука, её правила и эта версия.
about_not_copied = Скопировать не удалось: браузер не даёт.
about_languages = Языки
about_written = Язык исходного текста: { $language }.
about_read = { $language } — прочитано теми, кто играет на этом языке: { $players }.
about_unread = Игроки, говорящие на этих языках, текст ещё не читали: { $languages }.
about_help = Исправления приветствуются. Как их внести, сказано в файле { $file } из исходного кода.
about_retell_more = Чтобы увидеть изменённые слова, откройте здесь свой { $file } или перетащите его на кнопку: он действует до перезагрузки страницы.
about_retell = Открыть файл
about_retold = Изменено текстов: { $n }.
about_not_retold = Не приняты, так как не подходят скобки или формы: { $ids }.
about_books = Своды правил
about_books_more = Что Tenbou знает о каждом, откуда это взято и что пришлось предположить.
about_source = Источник: { $source }.
about_assumed = Предположения, потому что в надёжных источниках этого нет:
about_none_assumed = Предположений нет.
about_use = Взять эти правила
check_title = Самопроверка
check_about = Все примеры, на которых проверена эта версия, считаются заново на этом устройстве: руки, выплаты и целые игры; ответы к ним посчитаны вручную.
check_start = Начать самопроверку
check_again = Проверить снова
check_stop = Остановить
check_progress = Проверено примеров
check_counts = Верно: { $passed }, неверно: { $failed }
check_total = Все примеры
check_median = Обычное время на пример
check_slowest = Самое долгое время
check_ms = { $time } мс
check_s = { $time } с
check_passed = { $n ->
    [one] Проверен { $n } пример, всё верно.
    [few] Проверено { $n } примера, всё верно.
   *[many] Проверено { $n } примеров, всё верно.
  }
check_failed = { $n ->
    [one] На этом устройстве { $n } пример вышел неверно.
    [few] На этом устройстве { $n } примера вышли неверно.
   *[many] На этом устройстве { $n } примеров вышли неверно.
  }
check_stopped = Остановлено.
check_missing = Примеры не загрузились: сети нет, а на устройстве они не сохранены.
check_failures = Что вышло неверно
check_as_kept = Примеры показаны так, как они хранятся: в записи рук и игр, с английскими словами.
check_wanted = Ожидалось
check_got = Вышло
check_open = Открыть эту руку

## club: Evenings, players, results

club_leave = Назад к руке
club_back = Назад
club_pages = Страницы
club_new = Новый вечер
club_evening = Вечер
club_evenings = Вечера
club_evening_more = Игроков: { $players }, игр: { $games }
club_none = Вечеров пока нет. Начните: дайте название, внесите пришедших, разыграйте места и введите результаты.
club_private = Всё остаётся на этом устройстве. О людях хранятся только имена, и любое можно удалить.
club_known = { $n ->
    [one] { $n } игрок в списке
    [few] { $n } игрока в списке
   *[many] { $n } игроков в списке
  }
club_name = Название вечера
club_date = Дата
club_rules_here = Как на экране руки: { $rules }
club_begin = Начать вечер
club_names = Имена, по одному в строке
club_names_help = Введите или вставьте
club_enter = Добавить игроков
club_enter_guests = Добавить гостей
club_no_names = Введите хотя бы одно имя.
club_entered = { $n ->
    [one] Добавлен { $n } игрок.
    [few] Добавлено { $n } игрока.
   *[many] Добавлено { $n } игроков.
  }
club_near = «{ $name }» похоже на уже известное имя. Кто это?
club_is = Это { $name }
club_is_new = Новый человек
club_same = Считается одним игроком: { $names }.
club_players = Игроки
club_player = Игрок
club_player_name = Имя
club_aliases = Другие имена, как они бывают при импорте (через запятую)
club_also = также { $names }
club_guest = Гость
club_guest_more = Участвует в играх и суммах, но без строки в таблице
club_save = Сохранить
club_changed = Изменено.
club_merge_with = Тот же человек, что и
club_merge = Объединить
club_merge_sure = Все игры игрока «{ $name }» перейдут игроку «{ $other }». Объединить?
club_merged = Объединено.
club_forget = Удалить этого игрока
club_forget_sure = { $name } исчезнет из всех списков и сохранённых игр на этом устройстве; игры останутся для других. Это нельзя отменить, а уже отправленные файлы и ссылки не вернуть.
club_forgotten = Удалено.
club_gone = Этого здесь больше нет.
club_somebody = кто-то
club_undone = Отменено.
club_standing = Таблица
club_tables = Столы
club_delete = Удалить этот вечер
club_delete_sure = Удалить? Пока вы здесь, это можно отменить.
club_deleted = Удалено.
club_no_results = Результатов пока нет. Они вводятся на странице «Столы».
club_place = М.
club_games = Игры
club_average_place = ⌀ место
club_best = Лучший
club_tied = = При равенстве: { $how }.
club_guests = Гости
club_penalty_points = Сколько снять (20 — это 20 000)
club_penalty_add = Добавить штраф
club_penalty_help = Снимается с общей суммы вне игр; очки никому не достаются.
club_cancel = Снять
club_cancel_of = Снять штраф: { $name }
club_restore = Вернуть
club_draw = Разыграть места
club_draw_next = Разыграть следующий тур
club_swiss = Следующий по таблице (швейцарка)
club_drawn = Тур { $n } разыгран.
club_undraw = Убрать последний тур
club_undrawn = Последний тур убран.
club_round = Тур { $n }
club_table = Стол { $n }
club_bench = Отдыхают: { $names }
club_enter_result = Ввести результат
club_game_besides = Другая игра
club_game_more = Ввести другую игру
club_extras = Домашние добавки
club_chips = Фишки: выигрыш или проигрыш
club_chip = Очков за фишку (0 — без фишек)
club_prize = Приз тому, кто увёл в минус, очки (0 — нет)
club_busted = кто увёл в минус
club_stopped = Прервана, например по времени
club_print_sheets = Напечатать протоколы
club_print_results = Напечатать результаты
club_print_month = Напечатать таблицу месяца
club_clock = Часы
club_clock_round = Длительность тура
club_clock_own = Своё время
club_clock_minutes_long = Минуты
club_clock_left = Гонг, когда остаётся столько минут
club_clock_hands = Раздач после текущей (0 или 1)
club_clock_gong_left = { $n ->
    [one] Гонг, когда остаётся { $n } минута.
    [few] Гонг, когда остаются { $n } минуты.
   *[many] Гонг, когда остаётся { $n } минут.
  }
club_clock_gong_end = Гонг в конце.
club_clock_start = Начать тур
club_clock_pause = Пауза
club_clock_resume = Продолжить
club_clock_reset = Настроить заново
club_clock_running = Игра идёт
club_clock_paused = Пауза
club_clock_one_more = Доиграйте раздачу, потом ещё одну.
club_clock_last_hand = Доиграйте раздачу: она последняя.
club_clock_gong = Гонг в { $time }
club_clock_end = Конец в { $time }
club_clock_minutes_left = { $n ->
    [one] Осталась { $n } минута.
    [few] Осталось { $n } минуты.
   *[many] Осталось { $n } минут.
  }
club_clock_more = Добавить время
club_clock_all = Все столы
club_clock_minutes = { $n } мин
club_clock_alarm = Гонг и голос
club_clock_alarm_help = Они слышны, пока страница открыта и экран включён: заблокированный телефон молчит.
club_clock_try = Проверить гонг
club_clock_mute = Здесь пока ничего не слышно: проверьте гонг. Браузеру сначала нужно касание.
cannot_no_such_time = Минут может быть от 1 до { $detail }, гонг звучит в их пределах, затем 0 или 1 раздача.
club_note = Заметка
club_scores_miss = Не хватает счёта: введите очки каждого места.
club_result_kept = Результат внесён.
club_sum = Σ { $n } из { $due }
club_sticks_left = { $n ->
    [one] Не хватает { $points }: на столе осталась { $n } палочка?
    [few] Не хватает { $points }: на столе остались { $n } палочки?
   *[many] Не хватает { $points }: на столе осталось { $n } палочек?
  }
club_hundreds = Читается в сотнях: 312 — это 31 200.
club_minus = Не пропущен ли минус?
club_off = Сумма расходится на { $n }.
club_box_full = Слишком длинно: помещается не больше { $n } знаков. Откройте это как файл.
club_who = Кто есть кто?
club_from_keeper = Добавить игру с этого устройства
club_entered_already = уже внесена
club_no_games = На этом устройстве нет подходящей игры: столько же игроков и та же длина.
club_enter_again = Эта игра уже внесена: повторный ввод заменит её.
club_at_table = За столом
club_import = Вставить или открыть результаты
club_import_more = Таблицы, строки чата, списки игроков
club_import_help = Одна игра в строке: имена и очки, при желании дата, тур и стол. До проверки ничего не вносится.
club_import_to = Строки без даты попадут в
club_pasted = Результаты или имена
club_read = Прочитать
club_read_first = Прочитайте текст ещё раз: вечер теперь другой.
club_lines_wrong = Строк с ошибками: { $n }. Исправьте их выше и прочитайте снова; ничего не внесено.
club_preview = Прочитано: игр { $n }, имён { $names }
club_order = В каком порядке стоят имена?
club_by_seats = По местам, с востока
club_by_places = По занятым местам
club_sticks_all = Где не хватает до 8 000, палочки остались на столе
club_take = Внести всё
club_more_lines = и ещё строк: { $n }
club_brought = Внесено результатов: { $n }. Уже были: { $same }.
club_send = Отправить результаты
club_csv = Сохранить таблицей (CSV)
club_csv_games = Одна игра в строке
club_csv_players = Один игрок в строке
club_csv_az = Игры для { $name }
club_plan = Вставить план рассадки
club_plan_help = Один стол в строке: имена или номера из списка; между турами пустая строка. Заменит рассадку выше.
club_plan_tables = Столы, один в строке
club_plan_take = Принять план
club_plan_taken = Туров в плане: { $n }.
club_forget_games = Игр на этом устройстве («Игра») с этим именем: { $n }. И там его может заменить черта.
club_forget_all = Удалить и там
club_forget_here = Только в клубе
cannot_best_of_how_many = Укажите, сколько игр считать.
cannot_both_at_a_table = Они сидели за одним столом: это два человека.
cannot_evening_has_results = У этого вечера есть результаты: сначала удалите их.
cannot_name_taken = Имя «{ $detail }» уже занято.
cannot_name_too_long = Имя «{ $detail }» слишком длинное: в имени не больше { $more } знаков.
cannot_no_date = Выберите дату.
cannot_no_name = Введите имя.
cannot_no_such_evening = Этого вечера больше нет.
cannot_no_such_player = Выберите игрока.
cannot_chips_off = Выигранные и проигранные фишки должны дать 0, а не { $detail }.
cannot_player_twice = Один игрок занимает два места.
cannot_series_in_circle = Перенос очков идёт по кругу.
cannot_too_few_players = Для стола нужно игроков: { $detail }. Внесите пришедших на странице «Игроки».
cannot_too_many_aliases = Не больше { $detail } других имён.
cannot_too_many_players = Не больше { $detail } игроков.
cannot_too_many_results = Не больше { $detail } результатов.
cannot_too_many_rounds = Не больше { $detail } туров за вечер.
cannot_unknown_rule = Такой способ подсчёта неизвестен.
cannot_line_unread = Строка { $detail } не читается: { $more }
cannot_link_too_long = Ссылка слишком длинная: не больше { $detail } знаков. Лучше послать файл.
cannot_name_twice = Одно имя стоит на двух местах.
cannot_nothing_to_read = Здесь нет ничего, что читается как результаты или игроки.
cannot_plan_table = Строка { $detail }: игроков за столом должно быть { $more }.
cannot_plan_twice = Строка { $detail }: { $more } сидит за двумя столами.
cannot_plan_unknown = Строка { $detail }: среди игроков вечера нет имени «{ $more }».
cannot_too_long = Слишком длинно: не больше { $detail } строк за раз.
cannot_unknown_name = Нужно указать, кто такой { $detail }.
cannot_other_kind = Это текст другого рода.
cannot_too_many_lines = В этом тексте больше { $detail } строк.
club_not_kept = Устройство ничего не хранит для этой страницы: сохраните копию, прежде чем уйти.
club_elsewhere = В другой вкладке изменили то же самое. Теперь действует то, что введено там.
club_unreadable = { $n ->
    [one] Не читается { $n } сохранённый текст; он остаётся как есть.
    [few] Не читаются { $n } сохранённых текста; они остаются как есть.
   *[many] Не читаются { $n } сохранённых текстов; они остаются как есть.
  }
club_backup = Резервная копия
club_backup_save = Сохранить копию
club_backup_open = Открыть копию
club_backup_last = Последняя копия: { $date }
club_backup_never = Копии пока нет.
club_backup_saved = Копия сохранена в загрузках. В ней имена и результаты клуба.
club_backup_opened = Копия добавлена: вечеров { $evenings }, игр { $games }. Где есть различия, верна копия.
club_backup_bad = Этот файл не читается как копия клуба: это другой файл, он повреждён или создан более новым Tenbou. Ничего не изменено.
club_install = До первого результата установите Tenbou из меню браузера (на главный экран). Браузер может стереть сохранённое после семи дней без посещения; у установленной страницы свой счёт. После каждого вечера сохраняйте копию.
club_series = Серии
club_series_new = Новая серия
club_series_first = Первый день (пусто — без срока)
club_series_last = Последний день (пусто — без срока)
club_series_least = Минимум игр для места
club_series_best = Лучшие игры: сколько считать
club_series_rule = Ранжирование
club_series_tie = При равенстве
club_series_carries = Переносит половину очков из
club_series_stopped = Считать прерванные игры
club_series_penalties = Учитывать штрафы вне игр
club_series_within = Считаются все вечера в эти даты. Чтобы выбрать, выключите лишние.
club_series_chosen = Считаются только выбранные вечера.
club_series_all = Считать все вечера в эти даты
club_series_one = Хотя бы один вечер должен считаться.
club_rule_sum = Сумма очков
club_rule_average = Средние очки
club_rule_best = Лучшие игры
club_rule_best_of = Лучшие игры: { $n }
club_tie_shared = делят место
club_tie_average_place = сначала лучшее среднее место
club_tie_first_places = сначала больше первых мест
club_tie_best_game = сначала лучшая игра
club_games_n = игр: { $n }
club_least = минимум игр: { $n }
club_left_out = Не в счёт
club_left_out_one = не в счёт
club_carried = Перенос
club_carries_from = Перенесена половина очков из «{ $name }».
club_average_points = ⌀ очки
club_figures = Статистика
club_course = Динамика
club_against = Личные встречи
club_seats = По стартовому месту
club_yaku = { CAP(-yaku) }
club_wins = Победы
club_yaku_known = Победы, где { -yaku } известны: { $n } из { $wins }.
club_names_more = Имена, гость, удалить
club_no_figures = Игр пока нет.
club_figure = Показатель
club_of = из
club_level = Уровень
club_percent = { $n } %
club_chance = Показать погрешность (±)
club_chance_help = ± — одна стандартная ошибка. После 20 игр у каждого средние места 2,4 и 2,6 различаются меньше: это может быть случай.
club_level_r = R: по результатам (игр: { $n })
club_level_l = L: по играм с записью раздач (игр: { $n }, раздач: { $hands })
club_level_t = T: по тайлам побед ({ $n } из { $wins })
club_few = В скобках: данных мало (меньше 20 игр, 100 раздач или 20 побед).
club_definitions = Раздача засчитывается всем за столом. { CAP(-riichi) } — только состоявшееся. Двойной { -ron } — один наброс; оплата по ответственности набросом не считается. Своя вернувшаяся палочка — не прибыль.
club_in_a_row = Подряд
club_longest = Рекорд
club_current = Сейчас
run_first = Первое место
run_top_two = Первые два места
run_last_avoided = Не последнее место
run_no_first = Без первого места
club_best_raw = Лучший счёт
club_worst_raw = Худший счёт
club_best_points = Больше всего очков
club_worst_points = Меньше всего очков
club_peaks = Рекорды
peak_best_win = Самая дорогая победа
peak_most_fu = Больше всего { -fu }
peak_worst_deal_in = Самый дорогой наброс (вне { -riichi })
peak_dealer_run = { CAP(-dealer) }: побед подряд
peak_most_honba = { CAP(-dealer) }: наибольшая { -honba }
club_better = Выше – ниже
club_mean_gap = ⌀ разница
club_theirs = Их очки
club_against_help = Только игры с обоими. Выше — лучшее место; общее место не считается.
club_scores = Счёт по раздачам
club_honours = Лучшие за вечер
honour_biggest_score = Лучший счёт
honour_best_hand = Самая дорогая победа
honour_most_fu = Больше всего { -fu }
honour_most_wins = Больше всего побед
honour_most_deal_ins = Больше всего набросов
honour_fewest_deal_ins = Наименьшая доля набросов
honour_biggest_deal_in = Самый дорогой наброс (вне { -riichi })
honour_most_sticks_lost = Больше всего { -riichi } без победы
honour_most_sticks_won = Больше всего чужих { -riichi }-палочек
honour_longest_deal = { CAP(-dealer) }: побед подряд
honour_most_ippatsu = Больше всего { -ippatsu }
honour_most_dora = { CAP(-dora) }: больше всех за победу
honour_most_dama = Больше всего закрытых побед без { -riichi }
honour_most_yaku = Больше всего разных { -yaku }
honour_most_riichi_only = Больше всего побед с одним { -riichi }
honour_most_chiitoitsu = Больше всего { -chiitoitsu }
figure_games = Игры
figure_hands = Раздачи
figure_points = Очки
figure_average_place = Среднее место
figure_first = 1-е места
figure_second = 2-е места
figure_third = 3-и места
figure_fourth = 4-е места
figure_top_two = Первые два места
figure_last_avoided = Не последний
figure_average_win = Средняя победа
figure_riichi = Доля { -riichi }
figure_win = Доля побед
figure_deal_in = Доля набросов
figure_average_deal_in = Средний наброс
figure_average_points = Очки за игру
figure_average_raw = Средний счёт
figure_average_gain = Средний прирост от старта
figure_bust = Доля уходов в минус
figure_stopped = Прерванные игры
figure_win_gap = Победы минус набросы
figure_tsumo = Победы: { -tsumo }
figure_mangan = Победы: { -mangan } и выше
figure_riichi_won = { CAP(-riichi) } и победа
figure_riichi_dealt_in = { CAP(-riichi) } и наброс
figure_riichi_drawn = { CAP(-riichi) } и ничья
figure_draw = Доля ничьих
figure_draw_tenpai = { CAP(-tenpai) } при ничьей
figure_nagashi = { CAP(-nagashi_mangan) } при ничьей
figure_aborted = Абортивные ничьи
figure_net = Итог за раздачу
figure_won_a_hand = Выиграно за раздачу
figure_lost_a_hand = Наброшено за раздачу
figure_net_a_hand = Выиграно минус наброшено за раздачу
figure_dealer_win = { CAP(-dealer) }: доля побед
figure_dealer_hit = { CAP(-dealer) } попал под дорогое { -tsumo }
figure_chombo = Чомбо
figure_dama = Закрытые без { -riichi }
figure_open = Открытые победы
figure_dora = { CAP(-dora) } за победу
figure_ippatsu = { CAP(-ippatsu) } при победе с { -riichi }
figure_ura = { CAP(-ura) } при победе с { -riichi }
club_evenings_all = Все вечера ({ $n })

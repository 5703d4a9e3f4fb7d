### Terms in Japanese script, for every language.

## Tiles

-tile = { $n }{ $suit }
-red_tile = 赤{ $n }{ $suit }
-number_1 = 一
-number_2 = 二
-number_3 = 三
-number_4 = 四
-number_5 = 五
-number_6 = 六
-number_7 = 七
-number_8 = 八
-number_9 = 九
-suit_m = 萬
-suit_p = 筒
-suit_s = 索
-tile_1z = 東
-tile_2z = 南
-tile_3z = 西
-tile_4z = 北
-tile_5z = 白
-tile_6z = 發
-tile_7z = 中
-honours = 字牌

## Seats

-east = 東
-south = 南
-west = 西
-north = 北
-dealer = 親
-non_dealer = 子
-discarder = 放銃者
-key_east = 東
-key_south = 南
-key_west = 西
-key_north = 北

## Groups and calls

-pair = 雀頭
-shuntsu = 順子
-koutsu = 刻子
-kantsu = 槓子
-single = 単牌
-kan = 槓
-chii = チー
-pon = ポン
-daiminkan = 大明槓
-kakan = 加槓
-ankan = 暗槓
-melded_koutsu = 明刻
-concealed_koutsu = 暗刻
-melded_kantsu = 明槓
-concealed_kantsu = 暗槓
-of_simples = { $set }（中張牌）
-of_terminals = { $set }（老頭牌）
-of_honours = { $set }（字牌）

## Waits

-ryanmen = 両面
-kanchan = 嵌張
-penchan = 辺張
-shanpon = 双碰
-tanki = 単騎
-thirteen_sided = 十三面

## Winning and its worth

-ron = ロン
-tsumo = ツモ
-tenpai = 聴牌
-noten = 不聴
-yaku = 役
-no_yaku = 役なし
-han = 翻
-fu = 符
-honba = 本場
-dora = ドラ
-ura = 裏ドラ
-aka = 赤ドラ
-nuki = 抜きドラ
-n_han = { $n }翻
-n_fu = { $n }符
-n_honba = { $n }本場
-mangan = 満貫
-kiriage_mangan = 切り上げ満貫
-haneman = 跳満
-baiman = 倍満
-sanbaiman = 三倍満
-yakuman = 役満
-kazoe_yakuman = 数え役満
-double_yakuman = ダブル役満
-n_yakuman = { $n }倍役満

## Yaku

-riichi = 立直
-double_riichi = ダブル立直
-ippatsu = 一発
-menzen_tsumo = 門前清自摸和
-rinshan = 嶺上開花
-rinshan_nuki = 嶺上開花
-rinshan_kan_or_nuki = 嶺上開花
-chankan = 槍槓
-haitei = 海底摸月
-houtei = 河底撈魚
-pinfu = 平和
-iipeikou = 一盃口
-tanyao = 断么九
-haku = 役牌 白
-hatsu = 役牌 發
-chun = 役牌 中
-seat_wind = 自風牌
-round_wind = 場風牌
-pei = 役牌 北
-chiitoitsu = 七対子
-sanshoku_doujun = 三色同順
-ittsuu = 一気通貫
-chanta = 混全帯么九
-sanshoku_doukou = 三色同刻
-sanankou = 三暗刻
-sankantsu = 三槓子
-toitoi = 対々和
-shousangen = 小三元
-honroutou = 混老頭
-ryanpeikou = 二盃口
-honitsu = 混一色
-junchan = 純全帯么九
-chinitsu = 清一色
-kokushi = 国士無双
-kokushi_13 = 国士無双十三面
-suuankou = 四暗刻
-suuankou_tanki = 四暗刻単騎
-daisangen = 大三元
-shousuushii = 小四喜
-daisuushii = 大四喜
-tsuuiisou = 字一色
-chinroutou = 清老頭
-ryuuiisou = 緑一色
-chuuren = 九蓮宝燈
-junsei_chuuren = 純正九蓮宝燈
-suukantsu = 四槓子
-tenhou = 天和
-chiihou = 地和
-renhou = 人和
-nagashi_mangan = 流し満貫

## On the buttons for sets and the situation

-key_run = 順子
-key_triplet = 刻子
-key_pair = 対子
-key_chii = チー
-key_pon = ポン
-key_daiminkan = 大明槓
-key_ankan = 暗槓
-key_riichi = 立直
-key_double = ダブル 立直
-key_ippatsu = 一発
-key_last_tile = 海底 河底
-key_rinshan = 嶺上
-key_chankan = 槍槓
-key_chankan_2 = 暗槓 槍槓
-key_robs_nuki = 抜き北 ロン
-key_nuki = 北 抜き
-key_nukis = 北 ×{ $n }
-key_after_north = 嶺上
-key_tenhou = 天和
-key_chiihou = 地和 人和
-slot_dora = ドラ
-slot_ura = 裏

## What earns fu

-earns_winning = 副底
-earns_menzen_ron = 門前加符
-earns_tsumo = 自摸符
-earns_open_pinfu = 喰い平和形
-pair_dragon = 三元牌の雀頭
-pair_seat_wind = 自風の雀頭
-pair_round_wind = 場風の雀頭
-pair_pei = 北の雀頭
-pair_double_wind = 連風の雀頭

"""The random cases: repeatable, legal, and rich in what rarely happens."""

import pickle
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from cache import cached

from pyapp.riichi.yaku import YAKU as YAKU_ROWS
from tests.conftest import made_once
from tests.oracle import shapes
from tests.oracle.generate import random_any, random_case
from tests.oracle.local import HOLDS, thirteen_unconnected
from tests.oracle.partition import readings
from tests.oracle.rulebooks import FACTS, rulebook
from tests.oracle.scorer import all_tiles, score
from tests.oracle.text import read_case, write_case
from tests.oracle.tiles import NOT_FOR_THREE, SUITS, plain
from tests.oracle.win import Case, Win

YAKU = """
riichi double_riichi ippatsu menzen_tsumo pinfu iipeikou tanyao haku hatsu chun seat_wind
round_wind rinshan chankan haitei houtei chiitoitsu sanshoku_doujun ittsuu chanta sanshoku_doukou
sanankou sankantsu toitoi shousangen honroutou ryanpeikou honitsu junchan chinitsu renhou kokushi
kokushi_13 suuankou suuankou_tanki daisangen shousuushii daisuushii tsuuiisou chinroutou ryuuiisou
chuuren junsei_chuuren suukantsu tenhou chiihou
"""
# What decides which hands are dealt.
ORACLE = [FACTS, *(path.read_text() for path in sorted(Path(__file__).parent.glob("*.py")))]
APART = {"house_yaku": ("shiisan_puutaa",)}  # without it these tiles are no hand
# The rules that know all of them, and what the hands of so many players cannot have.
RULES = {
    4: {**rulebook("mahjong-soul"), "yaku_renhou": "five_han", **APART},
    3: {**rulebook("mahjong-soul-sanma"), "yaku_renhou": "five_han", "yaku_north_value": True}
    | APART,
}


def test_no_yaku_is_forgotten() -> None:
    forgotten = {row.id for row in YAKU_ROWS} - set(YAKU.split()) - {"pei"}  # pei: of three alone
    assert not forgotten, "tests/oracle: say what they are, deal them and list them here"


def dealt(count: int, players: int) -> list[Case]:
    rng = Random(20150801)
    return [random_case(rng, players) for _ in range(count)]


def met(cases: list[Case], players: int) -> Counter[str]:
    """How often each yaku, size and outcome comes up in them."""
    seen: Counter[str] = Counter()
    for case in cases:
        answer = score(case, RULES[players])
        seen[answer["status"]] += 1
        seen[f"{min(len(answer['readings']), 3)} readings"] += 1
        if answer["status"] == "win":
            seen.update(name for name, _, _ in answer["yaku"])
            seen[answer["limit"] or "below mangan"] += 1
    return seen


@pytest.fixture(scope="module", params=(4, 3))
def players(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(scope="module")
def cases(players: int, tmp_path_factory: pytest.TempPathFactory) -> list[Case]:
    def deal(file: Path) -> None:
        made = cached(lambda: dealt(2000, players), "dealt", players, *ORACLE)
        file.write_bytes(pickle.dumps(made))

    kept = made_once(tmp_path_factory, f"dealt-{players}", deal)
    found: list[Case] = pickle.loads(kept.read_bytes())
    return found


def test_same_seed_same_cases(cases: list[Case], players: int) -> None:
    assert dealt(50, players) == cases[:50]


def test_three_have_norths_aside_and_neither_runs_called_nor_2m_to_8m(
    cases: list[Case], players: int
) -> None:
    nuki = Counter(case["nuki"] for case in cases)
    robbed = [case for case in cases if case["robs_nuki"]]
    if players == 4:
        assert set(nuki) == {0}
        assert robbed == []
        return
    assert set(nuki) == {0, 1, 2, 3, 4}
    assert robbed
    for case in cases:
        assert case["seat"] < 3
        assert case["round"] < 3
        assert "chii" not in [call for call, _ in case["melds"]]
        sight = [*all_tiles(case), *case["indicators"], *case["ura"]]
        assert not {plain(tile) for tile in sight} & set(NOT_FOR_THREE), case
        assert sight.count("4z") + case["nuki"] <= 4, case
    for case in robbed:
        assert (case["by"], case["winning"], case["last_tile"]) == ("ron", "4z", False)


def test_no_tile_five_times(cases: list[Case]) -> None:
    for case in cases:
        tiles = [*all_tiles(case), *case["indicators"], *case["ura"]]
        assert max(Counter(plain(tile) for tile in tiles).values()) <= 4, case
        for suit in SUITS:
            assert tiles.count(f"0{suit}") <= 1, case
            assert tiles.count(f"5{suit}") <= 3, case


def test_situations_can_happen(cases: list[Case]) -> None:
    for case in cases:
        calls = [call for call, _ in case["melds"]]
        closed = all(call == "ankan" for call in calls)
        kan = any("kan" in call for call in calls)
        assert len(case["concealed"]) == 13 - 3 * len(calls)
        assert closed or not case["riichi"]
        assert case["riichi"] or not (case["ippatsu"] or case["ura"])
        assert len(case["ura"]) <= len(case["indicators"]) <= 5
        if case["rinshan"]:
            assert case["by"] == "tsumo"
            assert kan or case["nuki"]
            assert not case["ippatsu"]
        assert not (case["chankan"] and case["robs_closed_kan"])
        if case["chankan"] or case["robs_closed_kan"]:
            held = [*all_tiles(case), *case["indicators"], *case["ura"]]
            assert case["by"] == "ron"
            assert [plain(tile) for tile in held].count(plain(case["winning"])) == 1
        if case["first_turn"]:
            assert not calls
            assert not case["nuki"]
            assert not case["riichi"]
            assert len(case["indicators"]) <= 1
            assert case["by"] == "tsumo" or case["seat"] != 0


def test_every_yaku_and_every_size_is_dealt(cases: list[Case], players: int) -> None:
    seen = cached(lambda: met(cases, players), "met", players, *ORACLE)
    assert not seen["no_shape"]
    wanted = YAKU if players == 4 else YAKU.replace("sanshoku_doujun", "pei")
    remedy = "tests/oracle/generate.py deals no hand with these"
    assert [name for name in wanted.split() if not seen[name]] == [], remedy
    # Three are dealt fewer runs, so more yaku, and norths on top.
    more = "give more weight in RECIPES of tests/oracle/shapes.py to"
    assert seen["no_yaku"] > len(cases) // (20 if players == 4 else 50), f"{more} quiet"
    assert seen["below mangan"] > len(cases) // (5 if players == 4 else 10), f"{more} anything"
    assert seen["3 readings"] > len(cases) // 100, f"{more} three_same_runs"


def never_dealt() -> set[str]:
    """The local yaku that no dealt hand has; a tenth of the tries is enough, mostly."""
    rng = Random(20150802)
    missing, tries = set(HOLDS), 30_000
    while missing and tries:
        case, tries = random_case(rng), tries - 1
        found = readings(case["concealed"], case["melds"], case["winning"])
        for reading in found or thirteen_unconnected(case, RULES[4]):
            win = Win(reading, case, RULES[4])
            missing -= {name for name in missing if HOLDS[name][2](win)}
    return missing


def test_every_local_yaku_is_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shapes, "RECIPES", [(shapes.local, 3), (shapes.winds, 1)])
    missing = cached(never_dealt, "local yaku dealt", *ORACLE)
    assert missing == set(), "`local` of tests/oracle/shapes.py deals no hand with these"


def test_random_any_is_no_hand() -> None:
    rng = Random(7)
    for _ in range(200):
        case = random_any(rng)
        assert readings(case["concealed"], case["melds"], case["winning"]) == []
        tiles = [*all_tiles(case), *case["indicators"], *case["ura"]]
        assert max(Counter(plain(tile) for tile in tiles).values()) <= 4, case


def test_cases_survive_as_text(cases: list[Case]) -> None:
    for case in cases[:300]:
        assert read_case(write_case(case), case["by"]) == (case, {})

"""The generator: published vectors, no bias, scripts, and words that survive a copy."""

import pytest

from monstrum.core.chance import Chance, Script, chacha_block, key_words, new_chance, seed_bytes
from monstrum.core.errors import BadScript
from monstrum.core.quick import Quick

# ChaCha with 8 rounds, 256-bit key and counter 0, from the ECRYPT test vectors (set 1 is the zero key).
ZERO_KEY = "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"


def words_as_hex(words: list[int]) -> str:
    return b"".join(word.to_bytes(4, "little") for word in words).hex()


def test_the_words_are_those_of_chacha8() -> None:
    assert words_as_hex(list(chacha_block([0] * 8, 0)))[:64] == ZERO_KEY
    chance = Chance([0] * 8)
    assert words_as_hex([chance.word() for _ in range(8)]) == ZERO_KEY


def test_the_second_block_is_another_one() -> None:
    chance = Chance([0] * 8)
    words = [chance.word() for _ in range(40)]
    assert len(set(words)) == 40
    assert words[16:32] == list(chacha_block([0] * 8, 1))


def test_seeds_are_256_bits_however_they_are_given() -> None:
    hexadecimal = "ab" * 32
    assert seed_bytes(hexadecimal) == bytes.fromhex(hexadecimal)
    assert seed_bytes(7) == seed_bytes("7") != seed_bytes(8)
    assert len(seed_bytes("anything")) == 32
    assert len(key_words(seed_bytes(1))) == 8


def test_numbers_below_a_bound_are_spread_evenly() -> None:
    for generator in (new_chance(1), Quick(1)):
        counts = [0] * 7
        for _ in range(7_000):
            counts[generator.below(7)] += 1
        assert all(880 < count < 1120 for count in counts)


def test_a_shuffle_gives_every_order() -> None:
    chance = new_chance(5)
    seen = set()
    for _ in range(200):
        items = [1, 2, 3]
        chance.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 6


def test_a_clone_goes_the_same_way_and_disturbs_nobody() -> None:
    chance = new_chance(3)
    for _ in range(5):
        chance.word()
    copy = chance.clone()
    ahead = [copy.word() for _ in range(50)]
    assert [chance.word() for _ in range(50)] == ahead


def test_a_scripted_shuffle_names_the_top_and_leaves_the_rest_to_chance() -> None:
    chance = new_chance(3)
    chance.script = Script([], [], [[9, 4]])
    items = [1, 4, 7, 9]
    chance.shuffle(items)
    assert items[:2] == [9, 4]
    assert sorted(items) == [1, 4, 7, 9]


@pytest.mark.parametrize("top", [[5], [1, 1]])
def test_a_script_that_does_not_fit_is_refused(top: list[int]) -> None:
    chance = new_chance(3)
    chance.script = Script([], [], [top])
    with pytest.raises(BadScript):
        chance.shuffle([1, 2])


def test_dice_are_scripted_in_order_and_then_rolled() -> None:
    chance = new_chance(3)
    chance.script = Script([6, 1], [], [])
    assert [chance.die(6), chance.die(6)] == [6, 1]
    assert 1 <= chance.die(6) <= 6
    chance.script = Script([6, 1, 11], [], [])
    with pytest.raises(BadScript):
        chance.die(10)

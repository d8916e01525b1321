"""Rows of numbers do what lists do."""

import random

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.chance import Script, new_chance
from monstrum.core.heap import Heap, put_in_order, reverse
from monstrum.core.quick import Quick


def test_part_of_a_row_is_put_in_order_and_turned_round_as_a_list_is() -> None:
    dice = random.Random(1)
    for size in (0, 1, 2, 40):
        items = [dice.randint(-3, 60) for _ in range(size)]
        row = vec[i64]([9, *items, -9])
        put_in_order(row, 1, size)
        assert list(row) == [9, *sorted(items), -9]
        reverse(row, 1, size)
        assert list(row) == [9, *sorted(items, reverse=True), -9]


def test_a_row_is_mixed_as_a_list_is_from_the_same_words() -> None:
    items = list(range(30))
    row = vec[i64]([-1, *items])
    Quick(7).mix(items)
    Quick(7).mix_row(row, 1, 30)
    assert list(row) == [-1, *items]


def test_a_script_names_what_lies_on_top_of_a_row_too() -> None:
    items, row = list(range(12)), vec[i64](list(range(12)))
    one, other = new_chance(3), new_chance(3)
    one.script, other.script = Script([], [], [[5, 2]]), Script([], [], [[5, 2]])
    for _ in range(2):  # as scripted, then as the generator wants
        one.shuffle(items)
        other.shuffle_row(row, 0, 12)
        assert list(row) == items
    assert one.word() == other.word()


def test_a_heap_gives_back_what_was_laid_on_it() -> None:
    heap = Heap(0)
    for item in (4, 8, 15, 16, 23):
        heap.add(item)
    assert heap.place_of(15) == 2
    assert heap.place_of(42) == -1
    assert heap.take_at(1) == 8
    assert [heap.take() for _ in range(heap.number)] == [23, 16, 15, 4]

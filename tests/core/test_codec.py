"""Stored states read back: nothing in them is trusted."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.codec import Numbers, decode_numbers, encode_numbers
from monstrum.core.errors import BadPosition


def test_numbers_of_either_sign_come_back() -> None:
    numbers = [0, -1, 1, 63, -64, 64, 1 << 40, -(1 << 62)]

    assert decode_numbers(encode_numbers(numbers)) == numbers


def test_a_number_no_field_has_room_for_is_refused() -> None:
    with pytest.raises(BadPosition):
        decode_numbers(encode_numbers([1 << 64]))


@pytest.mark.parametrize("number", [-1, 4])
def test_a_number_out_of_its_range_is_refused(number: int) -> None:
    with pytest.raises(BadPosition):
        Numbers([number]).within(0, 3)


def test_a_row_of_another_length_is_of_another_pack() -> None:
    with pytest.raises(BadPosition, match="another pack"):
        Numbers([2, 7, 7]).fill(vec[i64]([0, 0, 0]))


def test_a_row_is_filled_in_order() -> None:
    row = vec[i64]([0, 0])

    Numbers([2, 7, 8]).fill_within(row, 7, 8)

    assert list(row) == [7, 8]


def test_one_number_of_a_row_out_of_range_is_enough() -> None:
    with pytest.raises(BadPosition):
        Numbers([2, 7, 9]).fill_within(vec[i64]([0, 0]), 7, 8)


def test_a_record_cut_short_is_refused() -> None:
    with pytest.raises(BadPosition, match="middle of a record"):
        Numbers([3, 1, 2, 3]).records(2)


def test_more_records_than_are_stored_are_refused() -> None:
    with pytest.raises(BadPosition, match="too short"):
        Numbers([2, 1, 2, 3]).rows(2)

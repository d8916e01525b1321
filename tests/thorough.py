"""What `make soak` tests, and `make test` leaves to it: the same once more at another size or with other
seats, and whole games where others are played to their end as well.

A test that is named on the command line is run, whatever stands here.
"""

from typing import Final

import pytest

THOROUGH: Final = {
    "browser/test_axe.py": (
        "test_no_serious_finding[desktop-dark-finished]",
        "test_no_serious_finding[desktop-dark-tank]",
        "test_no_serious_finding[phone-light-table]",
        "test_no_serious_finding[phone-light-laboratory]",
        "test_no_serious_finding_while_something_is_shown[phone-dark]",
    ),
    "browser/test_bench.py": ("test_what_an_update_takes_is_measured",),
    "browser/test_cards.py": (
        "test_every_table_fits_every_screen[sideways]",
        "test_every_table_fits_every_screen[tablet]",
    ),
    "browser/test_companion.py": (
        "test_a_page_that_is_killed_in_the_middle_of_taps_loses_none[20]",
        "test_axe_finds_nothing_and_targets_are_large[light]",
    ),
    "browser/test_companion_army.py": ("test_a_whole_recorded_mission_beside_the_sheet_offline",),
    "browser/test_companion_evening.py": ("test_axe_finds_nothing_on_the_sheets_of_an_evening[dark]",),
    "browser/test_companion_scenarios.py": (
        "test_battles_of_scenarios_end_the_same[some]",
        "test_monsters_of_scenarios_are_worth_the_same[some]",
    ),
    "browser/test_companion_wars.py": ("test_a_whole_recorded_game_beside_the_pad_offline",),
    "browser/test_hybrid.py": (
        "test_a_whole_mission_by_clicking",
        "test_numbers_are_given_by_dragging_and_by_keys_and_confirmed_once[desktop]",
    ),
    "browser/test_hybrid_axe.py": (
        "test_no_serious_finding_while_something_happens_on_the_map[desktop-light-a-death]",
        "test_no_serious_finding_while_something_happens_on_the_map[phone-dark-a-shot]",
    ),
    "browser/test_hybrid_cards.py": ("test_the_auction_and_the_windows_of_a_mission",),
    "browser/test_hybrid_replay.py": ("test_a_replay_shows_an_activation_step_by_step[desktop]",),
    "browser/test_hybrid_stage.py": (
        "test_shots_have_lines_and_the_die_covers_nobody_it_is_about[sideways]",
        "test_shots_have_lines_and_the_die_covers_nobody_it_is_about[tablet]",
    ),
    "browser/test_lessons.py": (
        "test_a_lesson_is_done_to_its_end[hybrid-first-mouse]",
        "test_a_lesson_is_done_to_its_end[hybrid-first-keys]",
        "test_a_lesson_is_done_to_its_end[mutation_wars-first-touch]",
        "test_a_lesson_is_done_to_its_end[mutation_wars-first-mouse]",
        "test_a_lesson_is_done_to_its_end[xybrid-first-touch]",
        "test_a_lesson_is_done_to_its_end[xybrid-first-keys]",
        "test_only_the_language_in_use_is_fetched[de]",
    ),
    "browser/test_moments.py": (
        "test_monsters_fold_into_their_piles_and_then_the_rounds_stay[no-preference]",
        "test_on_a_phone_a_replay_shows_whom_something_happens_to[size1]",
    ),
    "browser/test_phone.py": (
        "test_a_game_without_scrolling_the_page[desktop-1]",
        "test_a_game_without_scrolling_the_page[phone-3]",
        "test_a_game_without_scrolling_the_page[desktop-3]",
    ),
    "browser/test_tank.py": (
        "test_a_creature_is_rearranged_by_dragging_and_confirmed_once[desktop]",
        "test_a_whole_game_by_clicking",
        "test_two_to_five_creatures_fit_without_scrolling[desktop]",
    ),
    "cli/test_bench_server.py": ("test_a_server_with_a_few_tables_is_measured",),
    "cli/test_interrupts.py": (
        "test_other_long_verbs_end_without_a_stack_trace[exhaustive]",
        "test_simulate_keeps_the_games_so_far_and_leaves_nobody[1]",
    ),
    "cli/test_learn.py": (
        "test_a_lesson_is_done_at_the_table[hybrid-hym1-keys]",
        "test_a_lesson_is_done_at_the_table[hybrid-first-mouse]",
        "test_a_lesson_is_done_at_the_table[mutation_wars-first-keys]",
        "test_a_lesson_is_done_at_the_table[xybrid-first-mouse]",
        "test_hints_of_the_first_games_fade[de]",
    ),
    "cli/test_load.py": ("test_three_people_and_sentences",),
    "envs/test_examples.py": ("test_openspiels_own_search_plays_our_game",),
    "envs/test_memory.py": (
        "test_memory_does_not_grow[mask-mutation_wars]",
        "test_memory_does_not_grow[mask-xybrid]",
        "test_memory_does_not_grow[observation-mutation_wars]",
        "test_memory_does_not_grow[observation-xybrid]",
    ),
    "fourth/test_fourth_game.py": ("test_it_runs_everywhere[as it is]",),
    "properties/test_chance_mutation_wars.py": (
        "test_an_explicit_game_tells_the_seats_the_same_as_the_seeded_one[3]",
        "test_an_explicit_game_tells_the_seats_the_same_as_the_seeded_one[4]",
        "test_an_explicit_game_tells_the_seats_the_same_as_the_seeded_one[5]",
    ),
    "properties/test_chance_xybrid.py": (
        "test_an_explicit_game_reaches_the_states_of_the_seeded_one[3]",
        "test_an_explicit_game_reaches_the_states_of_the_seeded_one[4]",
    ),
    "properties/test_random_skirmishes.py": (
        "test_random_games_of_hybrid[HYM-4]",
        "test_random_games_of_hybrid[HYM-6]",
    ),
    "server/test_damage.py": ("test_a_flipped_bit_is_harmless_healed_or_told[anywhere]",),
    "server/test_hybrid_no_leak.py": (
        "test_what_a_reader_may_not_know_changes_no_byte[HYM-3]",
        "test_what_a_reader_may_not_know_changes_no_byte[HYM-4]",
    ),
    "server/test_live_bots.py": (
        "test_a_bot_that_misbehaves_is_replaced[busy_loop]",
        "test_a_bot_that_misbehaves_is_replaced[hang_at_import]",
        "test_our_bots_answer_from_their_processes[pipkin]",
        "test_our_bots_answer_from_their_processes[random]",
    ),
    "server/test_no_leak.py": ("test_what_a_reader_may_not_know_changes_no_byte[3]",),
    "server/test_rich_no_leak.py": ("test_hands_that_are_all_alike_change_no_byte[wars of three]",),
    "server/test_rolling_upgrade.py": ("test_tables_go_on_through_a_rolling_upgrade_and_back",),
    "server/test_socket.py": ("test_a_sealed_choice_changes_no_byte_that_others_are_sent[postgresql]",),
    "server/test_wire_no_leak.py": (
        "test_what_a_reader_may_not_know_changes_no_byte_on_the_wire[postgresql-1]",
    ),
    "terminal/test_drawing_hybrid.py": ("test_all_that_can_be_chosen_is_drawn_in_the_width_there_is[size1]",),
    "terminal/test_drawing_wars.py": ("test_all_that_can_be_chosen_is_drawn_in_the_width_there_is[size1]",),
    "terminal/test_hybrid_games.py": (
        "test_a_whole_skirmish_is_played[mouse]",
        "test_a_whole_skirmish_is_played[keys]",
    ),
    "terminal/test_wars_games.py": ("test_a_whole_game_is_played[mouse]",),
    "terminal/test_whole_games.py": (
        "test_a_game_by_keys_alone_ends_with_a_true_record[names0]",
        "test_a_game_by_mouse_alone_ends_with_a_true_record",
        "test_a_game_by_keys_alone_ends_with_a_true_record[names1]",
    ),
}
NAMES: Final = {f"tests/{file}::{test}" for file, tests in THOROUGH.items() for test in tests}


def leave_to_soak(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks what is tested thoroughly there; where everything is collected, all that is named exists."""
    if any("::" in argument for argument in config.args):
        return
    for item in items:
        if item.nodeid in NAMES:
            item.add_marker(pytest.mark.soak)
    if config.args == config.getini("testpaths"):
        gone = NAMES - {item.nodeid for item in items}
        if gone:
            raise pytest.UsageError(
                f"tests/thorough.py names tests that are not there: {', '.join(sorted(gone))}."
            )

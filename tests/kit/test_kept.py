"""What is made of equal facts is made once, and of others anew."""

from monstrum.kit.kept import kept


def test_equal_facts_are_one_thing() -> None:
    made: list[object] = []

    @kept
    def told(speaker: str, facts: dict[str, list[int]], number: int) -> tuple[object, ...]:
        made.append(facts)
        return (speaker, str(facts), number)

    first = told("a", {"x": [1, 2]}, 3)
    assert told("a", {"x": [1, 2]}, 3) is first
    assert len(made) == 1
    assert told("a", {"x": [1, 3]}, 3) == ("a", "{'x': [1, 3]}", 3)
    assert told("b", {"x": [1, 2]}, 3) == ("b", "{'x': [1, 2]}", 3)
    assert told("a", {"x": [1, 2]}, 4)[2] == 4
    assert told("a", {"x": [1, 2]}, True)[2] is True


def test_facts_that_are_changed_afterwards_are_others() -> None:
    @kept
    def told(speaker: str, facts: list[str]) -> str:
        return speaker.join(facts)

    facts = ["a"]
    assert told(" ", facts) == "a"
    facts.append("b")
    assert told(" ", facts) == "a b"

"""Lines are cut at random moments, and commands come twice, late and out of order. Nobody notices."""

import random
import socket
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.test_socket import pair, ready
from tests.server.wire import Json, Line, Person, Server

CUTS = 50
SOAK_CUTS = 1000
SENDS = 2000

WITHOUT_TIME = ("view", "board", "options", "ply", "epoch", "prompt", "decision", "waiting", "question",
                "can_undo", "can_restart", "can_ask_undo", "can_take_back", "secret", "ending")  # fmt: skip


class Reader:
    """A client that keeps the log as the protocol says, and comes back after every cut."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.log: list[Any] = []
        self.update: Json = {}
        self.line: Line | None = None

    def connect(self) -> None:
        self.line = self.person.line(self.table, since=self.update.get("ply", 0))
        self.read()

    def read(self) -> Json:
        """Until the next update."""
        assert self.line is not None
        self.update = self.line.until("update")
        assert self.update["first"] <= len(self.log), "a hole in the log"
        self.log = self.log[: self.update["first"]] + self.update["events"]
        return self.update

    def cut(self) -> None:
        """No farewell: the network is gone."""
        assert self.line is not None
        self.line.socket.socket.shutdown(socket.SHUT_RDWR)
        self.line.close()
        self.line = None

    def check(self) -> None:
        """What a client knows that was cut off is what the server tells somebody who has just come."""
        fresh = self.person.http.get(f"/api/tables/{self.table}/update", params={"seat": self.seat}).json()
        for key in WITHOUT_TIME:
            assert self.update[key] == fresh[key], key
        assert self.log == fresh["events"]


def do_something(line: Line, seat: int, rng: random.Random) -> None:
    """A play, a pick in a sealed block, a take-back, an undo or the answer to one."""
    update = line.updates[seat]
    place = {"seat": seat, "ply": update["ply"], "epoch": update["epoch"]}
    id, dice = f"{rng.getrandbits(60):x}", rng.random()
    question = update["question"]
    if question and seat in question["waiting"]:
        line.send(type="consent", id=id, seat=seat, agree=dice < 0.8)
    elif update["can_take_back"] and dice < 0.5:
        line.send(type="take_back", id=id, **place)
    elif (update["can_undo"] or update["can_ask_undo"]) and dice < 0.25:
        line.send(type="undo", id=id, turn=dice < 0.15, **place)
    elif update["options"]:
        line.send(type="play", id=id, action=rng.choice(update["options"])["action"], **place)
    catch_up(line)


def cut_often(running: Server, cuts: int, seed: int) -> None:
    """Ada and Bob play on steady lines of their own, while a second line of Bob and a spectator are cut."""
    rng = random.Random(seed)
    done = 0
    while done < cuts:
        table, ada, bob = pair(running)
        lines = [ada.line(table), bob.line(table)]
        ready(*lines)
        readers = [Reader(bob, table, 1), Reader(Person(running), table, -1)]
        for reader in readers:
            reader.connect()
        while done < cuts and not lines[0].updates[0]["ending"]:
            for reader in readers:
                reader.cut()
            for _ in range(rng.randrange(0, 7)):
                seat = rng.randrange(2)
                catch_up(lines[seat])
                do_something(lines[seat], seat, rng)
            for reader in readers:
                reader.connect()
                reader.check()
                done += 1
        for line in lines:
            line.close()
        for reader in readers:
            reader.cut()


def catch_up(line: Line) -> None:
    """Read all that has come."""
    line.send(type="ping")
    line.until("pong")


def test_after_a_cut_the_view_is_the_same(running: Server) -> None:
    cut_often(running, CUTS, 1)


@pytest.mark.soak
def test_after_many_cuts_the_view_is_the_same(running: Server) -> None:
    cut_often(running, SOAK_CUTS, 2)


def test_a_line_that_is_cut_in_the_middle_of_a_command_loses_nothing(running: Server) -> None:
    """The answer never arrives: the same command is sent again, and has been played once."""
    rng = random.Random(4)
    table, ada, bob = pair(running)
    people = [ada, bob]
    for number in range(25):
        line = people[number % 2].line(table)
        ready(line)
        seat = next(iter(line.updates))
        update = line.updates[seat]
        if not update["options"]:
            line.close()
            continue
        id = f"once-{number}"
        action = rng.choice(update["options"])["action"]
        line.play(seat, id=id, action=action)
        line.socket.socket.shutdown(socket.SHUT_RDWR)
        line.close()
        again = people[number % 2].line(table)
        ready(again)
        place = {"seat": seat, "ply": update["ply"], "epoch": update["epoch"]}
        again.send(type="play", id=id, action=action, **place)
        while (answer := again.receive())["type"] not in ("accepted", "refused"):
            continue
        assert answer["type"] == "accepted" or answer["code"] in ("duplicate", "stale"), answer
        rows = ada.http.get(f"/api/tables/{table}/update").json()
        assert rows["ply"] >= update["ply"] + (answer["type"] == "accepted")
        again.close()


def test_duplicate_late_and_reordered_commands_change_nothing(running: Server) -> None:
    """Each step sends the one right command among many wrong ones, in any order: exactly one is accepted."""
    rng = random.Random(6)
    sent = 0
    old: dict[int, list[Json]] = {0: [], 1: []}
    while sent < SENDS:
        table, ada, bob = pair(running)
        lines = [ada.line(table), bob.line(table)]
        ready(*lines)
        old = {0: [], 1: []}
        while sent < SENDS:
            for line in lines:
                catch_up(line)
            update = lines[0].updates[0]
            if update["ending"]:
                break
            seat = rng.choice(update["waiting"])
            line = lines[seat]
            right = command(line, seat, rng)
            before = old[seat]
            wrong = [dict(rng.choice(before)) for _ in range(6) if before]
            wrong += [right | {"id": f"{rng.getrandbits(60):x}", "ply": right["ply"] + d} for d in (-1, 7)]
            wrong += [right | {"id": f"{rng.getrandbits(60):x}", "epoch": right["epoch"] + 1}]
            wrong += [
                message | {"id": f"{rng.getrandbits(60):x}"}
                for message in rng.sample(before, min(2, len(before)))
            ]
            batch = [*wrong, right, dict(right), dict(right)]
            rng.shuffle(batch)
            for message in batch:
                line.send(**message)
            answers = [answer(line) for _ in batch]
            sent += len(batch)
            good = [said for said in answers if said["type"] == "accepted"]
            assert [said["id"] for said in good] == [right["id"]]
            codes = {said["code"] for said in answers if said["type"] == "refused"}
            assert codes <= {"stale", "duplicate", "over"}, codes
            before.append(right)
        for line in lines:
            line.close()


def command(line: Line, seat: int, rng: random.Random) -> Json:
    update = line.updates[seat]
    return {
        "type": "play",
        "id": f"{rng.getrandbits(60):x}",
        "seat": seat,
        "ply": update["ply"],
        "epoch": update["epoch"],
        "action": rng.choice(update["options"])["action"],
    }


def answer(line: Line) -> Json:
    while True:
        try:
            message = line.receive()
        except ConnectionClosed:
            raise AssertionError("the server hung up") from None
        if message["type"] in ("accepted", "refused", "problem"):
            return message

"""Kept games: begun, gone on with after damage, and no event lost without a word."""

from binascii import unhexlify

from help import Chance, MemoryStore, new_store, raises
from walk import MANUAL, TRACKED, legal, new_game, same

from cubekeeper.game import codec, keeper
from cubekeeper.game.codec import Newer
from cubekeeper.game.journal import HEAD, frame, records
from cubekeeper.game.play import REDO, UNDO, from_setup, option_specs, pack


def play_on(kept, chance, count):
    """Play some legal events of a kept game, now and then an undo or a redo."""
    for _ in range(count):
        choice = chance.below(8)
        if choice == 0 and kept.game.events:
            kept.play(UNDO)
        elif choice == 1 and kept.game.undone:
            kept.play(REDO)
        else:
            kept.play(legal(kept.game, chance))


def begun(store, count=12):
    kept = keeper.begin(store, new_game(3, TRACKED))
    play_on(kept, Chance(count), count)
    return kept


def assert_same_game(one, other):
    assert same(one.state, other.state)
    assert list(one.events) == list(other.events)
    assert list(one.undone) == list(other.undone)
    assert (one.names, one.first, one.options) == (other.names, other.first, other.options)


def test_a_game_is_resumed_event_by_event():
    store = new_store()
    chance = Chance(3)
    kept = keeper.begin(store, new_game(4, MANUAL))
    for _ in range(60):
        play_on(kept, chance, 1)
        assert kept.unsaved == []
        again, trouble = keeper.resume(store, 1)
        assert trouble is None
        assert_same_game(again.game, kept.game)
    play_on(again, chance, 5)  # the game is gone on with in the same file
    assert_same_game(keeper.resume(store, 1)[0].game, again.game)


def test_games_are_numbered_in_the_order_they_began():
    store = new_store()
    assert keeper.numbers(store) == []
    for number in range(1, 13):
        keeper.begin(store, new_game(2, MANUAL))
        assert keeper.numbers(store) == list(range(1, number + 1))
    for name in ("settings.a", "g00003.ckj.bad1", "gx.ckj", "g.ckj", "00004.ckj"):
        store.write(name, b"")
    assert keeper.numbers(store) == list(range(1, 13))
    raises(ValueError, keeper.resume, store, 13)


def test_a_torn_save_is_said_once_and_the_game_goes_on():
    store = new_store()
    kept = begun(store)
    kept.journal.settle()
    whole = store.read("g00001.ckj")
    last = frame(kept.journal.count, [pack(kept.game.rules, (11, 0, 1))])
    for cut in range(1, len(last)):
        store.write("g00001.ckj", whole + last[:cut])
        again, trouble = keeper.resume(store, 1)
        assert "torn" in trouble
        assert_same_game(again.game, kept.game)
        again.play((11, 2, 9))
        third, trouble = keeper.resume(store, 1)
        assert trouble is None
        assert_same_game(third.game, again.game)
        third.journal.settle()
    assert store.names() == ["g00001.ckj"]


def test_after_a_gap_the_whole_part_goes_on_in_a_new_file():
    for at in range(1, 13):
        store = new_store()
        begun(store).journal.settle()
        payloads = records(store.read("g00001.ckj"))[0]
        data = HEAD
        for number, payload in enumerate(payloads):
            if number != at:
                data += frame(number, [payload])
        if at == len(payloads) - 1:
            continue
        store.write("g00001.ckj", data)
        again, trouble = keeper.resume(store, 1)
        assert "%d events" % (at - 1) in trouble and "g00001.ckj.bad1" in trouble
        assert store.names() == ["g00001.ckj.bad1", "g00002.ckj"]
        assert store.read("g00001.ckj.bad1") == data
        assert records(store.read("g00002.ckj")) == (payloads[:at], 0, 0)
        play_on(again, Chance(at), 3)
        third, trouble = keeper.resume(store, 2)
        assert trouble is None
        assert_same_game(third.game, again.game)


def test_an_event_that_the_rules_refuse_ends_what_is_used():
    store = new_store()
    kept = begun(store)
    kept.journal.append([pack(kept.game.rules, (0,)) + b"\x00"])
    kept.journal.append([pack(kept.game.rules, (11, 7, 1))])  # a seat that nobody has
    count = kept.journal.count - 2
    again, trouble = keeper.resume(store, 1)
    assert "%d events" % (count - 1) in trouble
    assert_same_game(again.game, kept.game)
    kept = begun(new_store())
    store = kept.journal.store
    kept.journal.append([pack(kept.game.rules, (11, 7, 1))])
    assert_same_game(keeper.resume(store, 1)[0].game, kept.game)


def test_a_damaged_tail_costs_what_is_in_it():
    store = new_store()
    kept = begun(store, 60)
    moved = len(records(store.read("g00001.ckj"))[0])
    tail = store.read("g00001.ckt")
    assert moved < kept.journal.count
    store.write("g00001.ckt", b"rubbish")
    again, trouble = keeper.resume(store, 1)
    assert "%d events saved" % (moved - 1) in trouble
    kept_as = ["g00001.ckj.bad1", "g00001.ckt.bad1", "g00002.ckj"]
    assert store.names() == kept_as
    play_on(again, Chance(4), 3)
    assert_same_game(keeper.resume(store, 2)[0].game, again.game)
    assert tail != store.read("g00001.ckt.bad1") == b"rubbish"


def test_events_played_together_are_saved_together():
    store = new_store()
    kept = begun(store, 30)
    before = kept.journal.count
    kept.play_all([UNDO] * 5 + [REDO] * 2)
    tail = store.read("g00001.ckt")
    counts = set()
    for end in range(len(tail)):
        store.write("g00001.ckt", tail[:end])
        counts.add(len(keeper.said(store, 1)))
    assert max(counts) == before and before + 7 == kept.journal.count
    store.write("g00001.ckt", tail)
    assert_same_game(keeper.look(store, 1)[0], kept.game)


def test_more_events_than_fit_one_record_are_played_together():
    kept = begun(new_store(), 12)
    kept.play_all([UNDO] + [REDO, UNDO] * 300)
    again, trouble = keeper.resume(kept.journal.store, 1)
    assert trouble is None
    assert_same_game(again.game, kept.game)


def test_only_the_newest_game_has_a_tail():
    store = new_store()
    for number in range(1, 4):
        kept = begun(store, 20)
        assert ("g%05d.ckt" % number) in store.names()
        tails = [name for name in store.names() if name.endswith(".ckt")]
        assert len(tails) == 1
    for number in range(1, 4):
        assert_same_game(keeper.look(store, number)[0], kept.game)


class Failing(MemoryStore):
    """A store that removes so many files only."""

    left = 0

    def remove(self, name):
        if not self.left:
            raise OSError(5)
        self.left -= 1
        MemoryStore.remove(self, name)


def test_a_deletion_that_is_cut_short_leaves_all_of_a_game_or_nothing():
    for left in range(2):
        store = Failing()
        kept = begun(store, 60)
        assert store.names() == ["g00001.ckj", "g00001.ckt"]
        store.left = left
        raises(OSError, keeper.remove, store, 1)
        assert keeper.numbers(store) == ([] if left else [1])
        if not left:
            assert_same_game(keeper.resume(store, 1)[0].game, kept.game)


def test_a_removed_game_is_gone_and_its_number_is_not_given_again_while_a_file_is_left():
    store = new_store()
    begun(store, 20)
    begun(store, 20)
    keeper.remove(store, 2)
    assert store.names() == ["g00001.ckj"]
    begun(store, 20)
    keeper.remove(store, 1)
    assert keeper.numbers(store) == [2]
    store.remove("g00002.ckj")  # the power went in the middle of removing it
    kept = begun(store, 20)
    assert store.names() == ["g00003.ckj", "g00003.ckt"]
    assert_same_game(keeper.look(store, 3)[0], kept.game)


def test_a_damaged_head_costs_no_event():
    for name in ("g00001.ckj", "g00001.ckt"):
        for damage in (b"\0\0\0\0", b"CKK\2", b"JKC\xff"):
            store = new_store()
            kept = begun(store, 60)
            data = damage + store.read(name)[4:]
            store.write(name, data)
            again, trouble = keeper.resume(store, 1)
            count = kept.journal.count - 1
            assert trouble == "was damaged: %d events saved, rest in g00001.ckj.bad1" % count
            assert store.read(name + ".bad1") == data
            assert_same_game(again.game, kept.game)
            assert_same_game(keeper.resume(store, 2)[0].game, kept.game)


def test_a_file_of_which_nothing_can_be_played_is_set_aside():
    store = new_store()
    store.write("g00001.ckj", b"")
    assert "never begun" in str(raises(ValueError, keeper.resume, store, 1))
    assert store.names() == ["g00001.ckj"]
    for data in (b"CK", HEAD, b"rubbish" * 9, HEAD + frame(0, [b"\x03"])):
        store = new_store()
        store.write("g00001.ckj", data)
        assert "g00001.ckj.bad1" in str(raises(ValueError, keeper.resume, store, 1))
        assert store.names() == ["g00001.ckj.bad1"]
        assert store.read("g00001.ckj.bad1") == data


# A game of Tricky Ways as journals of version 2 had it: eleven runs of Alice and Bob, one undone.
VERSION_2 = (
    "g00001.ckj",
    "434b4a021b00190b747269636b792d776179730205416c69636503426f6201007b76a4a2",
    "g00001.ckt",
    "434b4a02050103020001b65259ba050203020002dc79f064050303020003fa60972e050403020004"
    "4929d3020505030200056f30b448050603020006051b1d9605070302000723027adc050803020008"
    "638895ce0509030200094591f284050a03020001a76389cd050b03020002ad1be069030c0100d7b8"
    "f023",
)


def test_a_game_of_journal_version_2_is_gone_on_with():
    store = new_store()
    for place in (0, 2):
        store.write(VERSION_2[place], unhexlify(VERSION_2[place + 1]))
    kept, trouble = keeper.resume(store, 1)
    assert trouble is None and kept.game.extra == [None] * 4
    assert [row[0] for row in kept.game.players()] == [26, 30]
    assert keeper.glance(store, 1) == (None, "tricky-ways", ["Alice", "Bob"])
    for channels in (5, 6):
        kept.play((0, channels, None, None, False, None, False))
    again, trouble = keeper.resume(store, 1)
    assert trouble is None
    assert_same_game(again.game, kept.game)
    assert again.game.over()


def test_the_day_that_a_game_began_is_kept():
    store = new_store()
    game = new_game(2, MANUAL)
    game.extra[0] = 20261231
    kept = keeper.begin(store, game)
    play_on(kept, Chance(1), 30)
    assert keeper.glance(store, 1) == (20261231, "cube-monster", list(game.names))
    again, trouble = keeper.resume(store, 1)
    assert trouble is None and again.game.extra[0] == 20261231
    assert_same_game(again.game, kept.game)
    assert again.game.before(3).extra[0] == 20261231
    data = store.read("g00001.ckj")
    store.write("g00001.ckj", data[: len(data) // 2] + data[len(data) // 2 + 9 :])
    again, trouble = keeper.resume(store, 1)  # damaged: what is whole goes to a new file
    assert trouble is not None and keeper.glance(store, 2)[0] == 20261231
    raises(ValueError, keeper.glance, store, 1)
    raises(ValueError, from_setup, b"\0\x01")


def test_what_a_newer_firmware_wrote_stays():
    game = new_game(2, MANUAL)
    setup = game.setup()
    begin = HEAD + frame(0, [setup])
    later = bytes((len(game.rules.EVENTS) + 2,))
    options = setup[: -len(codec.encode(option_specs(game.rules), game.options))]
    version = HEAD[3] + 1
    for files, said in (
        ((b"CKJ" + bytes((version,)) + b"whatever",), "journal format %d" % version),
        ((begin, b"CKJ" + bytes((version,)) + b"whatever"), "journal format %d" % version),
        ((HEAD + frame(0, [setup.replace(b"cube-monster", b"cube-mobster")]),), "cube-mobster"),
        ((begin + frame(1, [later]),), "unknown event"),
        ((begin + frame(1, [pack(game.rules, (0,))]) + frame(2, [later]),), "unknown event"),
        ((HEAD + frame(0, [options + b"\x7f"]),), "unknown flag"),
    ):
        store = new_store()
        names = ["g00001.ckj", "g00001.ckt"][: len(files)]
        for name, data in zip(names, files):
            store.write(name, data)
        error = str(raises(Newer, keeper.resume, store, 1))
        assert error.startswith("is of a newer firmware: ") and said in error, error
        raises(Newer, keeper.look, store, 1)
        keeper.begin(store, new_game(2, MANUAL))  # which tidies up
        assert store.names() == names + ["g00002.ckj"]
        assert [store.read(name) for name in names] == list(files)


def test_files_that_are_set_aside_together_have_one_number():
    store = new_store()
    for number in range(2):
        begun(store, 60)
        if number:
            store.write("g00001.ckt.bad1", b"of a game before")
        store.write("g00001.ckj", b"rubbish")
        tail = store.read("g00001.ckt")
        error = str(raises(ValueError, keeper.resume, store, 1))
        assert error == "was damaged, kept as g00001.ckj.bad%d" % (number + 1)
        assert store.read("g00001.ckt.bad%d" % (number + 1)) == tail
        for name in store.names():
            if number == 0:
                store.remove(name)


def test_a_store_that_fails_does_not_stop_the_game():
    store = new_store()
    kept = begun(store)
    folder = store.folder
    store.folder += "/gone"
    play_on(kept, Chance(5), 9)
    assert len(kept.unsaved) == 9
    assert not kept.save()
    store.folder = folder
    assert kept.save() and kept.unsaved == []
    again, trouble = keeper.resume(store, 1)
    assert trouble is None
    assert_same_game(again.game, kept.game)

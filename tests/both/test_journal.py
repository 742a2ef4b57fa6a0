"""The journal: what was appended is read back, and no damage passes for an event."""

from help import new_store, raises, variants

from cubekeeper.game.codec import Newer
from cubekeeper.game.journal import HEAD, LONGEST, TAIL, Journal, frame, records, unframe

WRITTEN = [b"setup", b"a", b"", b"bb\x00\xff", HEAD]


def journal_bytes(payloads):
    store = new_store()
    journal = Journal(store, "j", "t")
    for payload in payloads:
        journal.append([payload])
    assert journal.count == len(payloads)
    journal.settle()
    return store.read("j")


def test_records_come_back_in_order():
    assert records(journal_bytes(WRITTEN)) == (WRITTEN, 0, 0)


def test_many_and_long_records():
    payloads = [bytes((n & 255,)) * (n % 600) for n in range(400)]
    data = HEAD + b"".join([frame(n, [payload]) for n, payload in enumerate(payloads)])
    assert records(data) == (payloads, 0, 0)
    raises(ValueError, frame, 0, [b"x" * LONGEST])


def opened(store):
    """The journal `j` as it stands in a store, with its tail `t`."""
    tail = store.read("t") or b""
    return Journal(store, "j", "t", len(records(store.read("j"), tail)[0]), tail)


def stands(store):
    return records(store.read("j"), store.read("t") or b"")


def test_a_journal_is_gone_on_with():
    store = new_store()
    Journal(store, "j", "t").append([b"one"])
    for number in range(40):
        opened(store).append([b"more %d" % number])
    assert stands(store) == ([b"one"] + [b"more %d" % number for number in range(40)], 0, 0)


def test_records_wait_in_a_small_tail():
    store = new_store()
    journal = Journal(store, "j", "t")
    written = []
    moves = 0
    for number in range(100):
        size = len(store.read("j")) if number else 0
        written.append(b"payload %d" % number)
        journal.append([written[-1]])
        moves += len(store.read("j")) != size
        assert len(store.read("t") or b"") <= TAIL
        assert stands(store) == (written, 0, 0)
    assert moves < 25  # so few writes to the main file
    journal.settle()
    assert store.names() == ["j"] and stands(store) == (written, 0, 0)


def test_a_tail_moved_twice_counts_once():
    store = new_store()
    journal = Journal(store, "j", "t")
    for number in range(9):
        journal.append([b"%d" % number])
    tail = store.read("t")
    store.append("j", tail[len(HEAD) :])  # the power went before the tail was begun anew
    assert stands(store) == ([b"%d" % number for number in range(9)], 0, 0)
    journal = opened(store)
    for number in range(9, 60):
        journal.append([b"%d" % number])
    assert stands(store) == ([b"%d" % number for number in range(60)], 0, 0)


def test_a_tail_that_was_torn_as_it_began_is_none():
    main = HEAD + frame(0, [b"setup"])
    for size in range(len(HEAD) + 1):
        assert records(main, HEAD[:size]) == ([b"setup"], 0, 0)


def test_a_damaged_tail_loses_its_own_records_only():
    main = HEAD + frame(0, [b"setup"]) + frame(1, [b"a"])
    assert records(main, b"rubbish") == ([b"setup", b"a"], 0, 7)
    beyond = frame(3, [b"c"])
    assert records(main, HEAD + beyond) == ([b"setup", b"a"], 0, len(beyond))
    raises(Newer, records, main, b"CKJ\x04")


def test_payloads_of_one_record_count_together_or_not_at_all():
    whole = frame(1, [b"a", b"", b"bb"])
    for end in range(len(whole)):
        assert records(HEAD + frame(0, [b"setup"]) + whole[:end])[0] == [b"setup"]
    assert records(HEAD + frame(0, [b"setup"]) + whole)[0] == [b"setup", b"a", b"", b"bb"]
    store = new_store()
    journal = Journal(store, "j", "t")
    journal.append([b"setup"], [b"a", b"b"], [b"c"])
    journal.append()
    assert journal.count == 4 and stands(store) == ([b"setup", b"a", b"b", b"c"], 0, 0)
    journal.append([bytes(3000)], [bytes(3000)])  # long ones have no room in the tail
    assert len(stands(store)[0]) == 6


def test_an_append_made_up_for_later_may_hold_more():
    store = new_store()
    journal = Journal(store, "j", "t")
    journal.append([b"setup"])
    again = Journal(store, "j", "t", 1)
    again.append([b"a"])  # written, but say that it failed
    journal.append([b"a", b"b"])
    assert stands(store) == ([b"setup", b"a", b"b"], 0, 0)
    data = HEAD + frame(0, [b"setup"]) + frame(1, [b"a"]) + frame(1, [b"a", b"b"])
    assert records(data) == ([b"setup", b"a", b"b"], 0, 0)
    data = HEAD + frame(0, [b"setup"]) + frame(1, [b"a", b"b"]) + frame(1, [b"a", b"B"])
    assert records(data) == ([b"setup", b"a", b"b"], 0, len(frame(1, [b"a", b"B"])))


def test_what_is_no_journal_is_refused():
    for data in (b"", b"C", b"CKJ", b"CKS\x01", b"\x00" * 40):
        assert not isinstance(raises(ValueError, records, data), Newer)
    raises(Newer, records, b"CKJ\x04")
    assert records(HEAD) == ([], 0, 0)


def test_every_torn_tail_is_stepped_over():
    whole = journal_bytes(WRITTEN)
    last = len(frame(len(WRITTEN), [b"torn save"]))
    for kept in range(1, last):
        store = new_store()
        store.write("j", whole + frame(len(WRITTEN), [b"torn save"])[:kept])
        assert records(store.read("j")) == (WRITTEN, kept, 0)
        journal = Journal(store, "j", "t", len(WRITTEN))
        journal.append([b"next"])
        assert stands(store) == (WRITTEN + [b"next"], 0, 0)  # written anew: nothing to report
        journal.settle()
        assert stands(store) == (WRITTEN + [b"next"], 0, 0)


def test_every_torn_tail_of_the_tail_is_stepped_over():
    torn = frame(3, [b"torn save"])
    for kept in range(1, len(torn)):
        store = new_store()
        journal = Journal(store, "j", "t")
        for payload in (b"setup", b"one", b"two"):
            journal.append([payload])
        store.append("t", torn[:kept])
        assert stands(store) == ([b"setup", b"one", b"two"], kept, 0)
        opened(store).append([b"next"])
        assert stands(store) == ([b"setup", b"one", b"two", b"next"], 0, 0)


def test_a_gap_ends_what_is_used():
    data = HEAD + frame(0, [b"a"]) + frame(2, [b"c"]) + frame(3, [b"d"])
    assert records(data) == ([b"a"], 0, len(frame(2, [b"c"]) + frame(3, [b"d"])))


def test_an_append_that_failed_after_it_had_written_counts_once():
    data = HEAD + frame(0, [b"a"]) + frame(1, [b"b"]) + frame(1, [b"b"]) + frame(2, [b"c"])
    assert records(data) == ([b"a", b"b", b"c"], 0, 0)
    other = HEAD + frame(0, [b"a"]) + frame(1, [b"b"]) + frame(1, [b"B"])
    assert records(other) == ([b"a", b"b"], 0, len(frame(1, [b"B"])))


def test_damage_never_gives_a_payload_that_was_not_written():
    for damaged in variants(journal_bytes(WRITTEN)):
        try:
            payloads = records(damaged)[0]
        except ValueError:
            continue
        assert payloads == WRITTEN[: len(payloads)]


def test_noise_holds_no_record():
    noise = b"\x00" * 300 + b"\xff" * 300 + bytes(range(256))
    assert records(HEAD + noise) == ([], len(noise), 0)
    assert not [at for at in range(len(noise)) if unframe(noise, at)]

"""The journal: what was appended is read back, and no damage passes for an event."""

from help import new_store, raises, variants

from cubekeeper.game.codec import Newer
from cubekeeper.game.journal import LONGEST, Journal, frame, records, unframe

WRITTEN = [b"setup", b"a", b"", b"bb\x00\xff", b"CKJ\x01"]


def journal_bytes(payloads):
    store = new_store()
    journal = Journal(store, "j")
    for payload in payloads:
        journal.append(payload)
    assert journal.count == len(payloads)
    return store.read("j")


def test_records_come_back_in_order():
    assert records(journal_bytes(WRITTEN)) == (WRITTEN, 0, 0)


def test_many_and_long_records():
    payloads = [bytes((n & 255,)) * (n % (LONGEST + 1)) for n in range(400)]
    data = b"CKJ\x01" + b"".join([frame(n, payload) for n, payload in enumerate(payloads)])
    assert records(data) == (payloads, 0, 0)
    raises(ValueError, frame, 0, b"x" * (LONGEST + 1))


def test_a_journal_is_gone_on_with():
    store = new_store()
    Journal(store, "j").append(b"one")
    Journal(store, "j", 1).append(b"two")
    assert records(store.read("j")) == ([b"one", b"two"], 0, 0)


def test_what_is_no_journal_is_refused():
    for data in (b"", b"C", b"CKJ", b"CKS\x01", b"\x00" * 40):
        assert not isinstance(raises(ValueError, records, data), Newer)
    raises(Newer, records, b"CKJ\x02")
    assert records(b"CKJ\x01") == ([], 0, 0)


def test_every_torn_tail_is_stepped_over():
    whole = journal_bytes(WRITTEN)
    last = len(frame(len(WRITTEN), b"torn save"))
    for kept in range(1, last):
        store = new_store()
        store.write("j", whole + frame(len(WRITTEN), b"torn save")[:kept])
        assert records(store.read("j")) == (WRITTEN, kept, 0)
        Journal(store, "j", len(WRITTEN)).append(b"next")
        payloads, torn, lost = records(store.read("j"))
        assert payloads == WRITTEN + [b"next"]
        assert (torn, lost) == (0, 0)  # written anew: nothing to report any more


def test_a_gap_ends_what_is_used():
    data = b"CKJ\x01" + frame(0, b"a") + frame(2, b"c") + frame(3, b"d")
    assert records(data) == ([b"a"], 0, len(frame(2, b"c") + frame(3, b"d")))


def test_an_append_that_failed_after_it_had_written_counts_once():
    data = b"CKJ\x01" + frame(0, b"a") + frame(1, b"b") + frame(1, b"b") + frame(2, b"c")
    assert records(data) == ([b"a", b"b", b"c"], 0, 0)
    other = b"CKJ\x01" + frame(0, b"a") + frame(1, b"b") + frame(1, b"B")
    assert records(other) == ([b"a", b"b"], 0, len(frame(1, b"B")))


def test_damage_never_gives_a_payload_that_was_not_written():
    for damaged in variants(journal_bytes(WRITTEN)):
        try:
            payloads = records(damaged)[0]
        except ValueError:
            continue
        assert payloads == WRITTEN[: len(payloads)]


def test_noise_holds_no_record():
    noise = b"\x00" * 300 + b"\xff" * 300 + bytes(range(256))
    assert records(b"CKJ\x01" + noise) == ([], len(noise), 0)
    assert not [at for at in range(len(noise)) if unframe(noise, at)]

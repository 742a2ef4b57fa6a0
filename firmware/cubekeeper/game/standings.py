"""Ranks with shared places, and the order of a list of players by them."""


def ranks(keys):
    """The rank of each key, 1 for the greatest; equal keys share a place: 1, 1, 3."""
    return [1 + len([1 for other in keys if other > key]) for key in keys]


def order(keys):
    """Seats, best first, those who share a place by seat. (Sorting is not stable on the VM.)"""
    places = ranks(keys)
    return [seat for _, seat in sorted([(place, seat) for seat, place in enumerate(places)])]

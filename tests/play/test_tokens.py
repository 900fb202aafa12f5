"""Links and seats as secrets."""

from __future__ import annotations

from wurfwerk.play import tokens


def test_links_follow_from_the_gms_and_not_from_each_other() -> None:
    gm = tokens.new_token()
    links = tokens.links(gm)
    assert links["gm"] == gm and len(set(links.values())) == 3
    assert tokens.links(gm) == links
    assert all(tokens.well_formed(token) for token in links.values())
    assert tokens.links(links["player"])["spectator"] != links["spectator"]


def test_the_seal_opens_with_the_seats_token_alone() -> None:
    gm, seat = tokens.new_token(), tokens.new_token()
    sealed = tokens.seal(gm, seat)
    assert tokens.unseal(sealed, seat) == gm
    assert tokens.unseal(sealed, tokens.new_token()) != gm
    assert gm.encode() not in sealed and sealed != tokens.seal(gm, tokens.new_token())


def test_what_can_be_a_token() -> None:
    for wrong in ("", "x", "a" * 21, "a" * 23, "a" * 1000, "ä" * 22, "a b" * 8):
        assert not tokens.well_formed(wrong)


def test_keys_are_safe_in_addresses() -> None:
    keys = {tokens.new_key() for _ in range(100)}
    assert len(keys) == 100 and all(key.isalnum() and key == key.lower() and len(key) == 16 for key in keys)

"""The live table over HTTP and WebSocket, and the built web front beside it.

Reads requests, calls `play`, says answers with `words`. No rule and no secrecy is decided here: what is sent comes out of `view`.
"""

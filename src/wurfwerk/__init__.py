"""Wurfwerk: dice, rules and a live table for role-players."""

from __future__ import annotations

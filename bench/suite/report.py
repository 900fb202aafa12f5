"""The rows of the suite as a table of ratios, as figures with targets, and what was lost."""

from __future__ import annotations

from bench.figures import Figure, at_least, geometric_mean, markdown, short

OURS, RIVAL = "wurfwerk", "icepool"


def seconds(answer: dict, limit: float) -> float | None:
    """What an answer counts with: one that was stopped counts with the limit; None for no answer."""
    return limit if "stopped" in answer else answer.get("seconds")


def shown(answer: dict, limit: float) -> str:
    if "stopped" in answer:
        return "stopped before" if "smaller" in answer else f"> {limit:.0f} s"
    if "seconds" not in answer:
        return "-" if "missing" in answer or not answer else answer.get("error", "?")[:24]
    ms = answer["seconds"] * 1000
    return f"{ms:.2f}" if ms < 10 else f"{ms:.0f}" if ms < 1000 else f"{ms:,.0f}"


def ratio(row: dict, name: str, limit: float) -> float | None:
    """The library's time over ours; where ours gave no answer, it counts with the limit as if it had been stopped."""
    theirs = seconds(row["answers"].get(name, {}), limit)
    return theirs / (seconds(row["answers"].get(OURS, {}), limit) or limit) if theirs else None


def agreement(row: dict) -> str:
    found = {answer["digest"] for answer in row["answers"].values() if answer.get("digest")}
    finished = sum([1 for answer in row["answers"].values() if answer.get("digest")])
    if len(found) > 1:
        return "DIFFERENT"
    return "agree" if finished > 1 else "alone"


def named(row: dict) -> str:
    return f"{row['task']} {','.join(map(str, row['size']))}"


def table(rows: list[dict], names: list[str], limit: float) -> str:
    """Milliseconds, the ratios to ours, whether all that finished gave the same answer."""
    peers = [name for name in names if name != OURS]
    head = ["row", *[f"{name} ms" for name in names], *[f"{name} / ours" for name in peers], "answers"]
    cells = []
    for row in rows:
        times = [shown(row["answers"].get(name, {}), limit) for name in names]
        cells.append([named(row), *times, *[times_ours(row, name, limit) for name in peers], agreement(row)])
    return markdown(head, cells)


def times_ours(row: dict, name: str, limit: float) -> str:
    found = ratio(row, name, limit)
    stopped = "stopped" in row["answers"].get(name, {})
    return "-" if found is None else ("> " if stopped else "") + short(found)


def won(row: dict, limit: float) -> bool:
    """Whether ours answered, as the others do, and before each of them."""
    ratios = [ratio(row, name, limit) for name in row["answers"] if name != OURS]
    return (
        "seconds" in row["answers"].get(OURS, {})
        and agreement(row) != "DIFFERENT"
        and all([found > 1 for found in ratios if found is not None])
    )


def lost(rows: list[dict], limit: float) -> list[str]:
    """Every row that is not won, and against whom by how much."""
    found = []
    for row in rows:
        for name in row["answers"]:
            times = ratio(row, name, limit)
            if name != OURS and times is not None and times <= 1:
                found.append(f"{named(row)} against {name}: {times:.2f} x")
        if "seconds" not in row["answers"].get(OURS, {}):
            found.append(f"{named(row)}: {shown(row['answers'].get(OURS, {}), limit)}")
        if agreement(row) == "DIFFERENT":
            found.append(f"{named(row)}: different answers")
    return found


def figures(rows: list[dict], names: list[str], whole: int, limit: float) -> list[Figure]:
    """The targets of the suite. What only holds of all `whole` rows beside all peers is not met by a part of them."""
    over: dict[str, list[float]] = {"all": [], "endless": [], "sums": [], "large": []}
    for row in rows:
        times = ratio(row, RIVAL, limit)
        if times is None:
            continue
        over["all"].append(times)
        if row["task"].endswith("_inf"):
            over["endless"].append(times)
        if row["task"].startswith("sum_"):
            over["sums"].append(times)
        if row["task"].startswith(("sum_", "keep_")) and row["size"][0] >= 40:
            over["large"].append(times)
    count = sum([1 for row in rows if won(row, limit)])
    peers = [name for name in names if name != OURS]
    met = None if not peers or not rows else False if count < len(rows) else True if count == whole else None
    different = sum([1 for row in rows if agreement(row) == "DIFFERENT"])
    return [
        Figure("rows faster than every peer", f"all {whole}", f"{count} of {len(rows)} run", met),
        Figure("rows with different answers", "0", str(different), different == 0 if rows else None),
        at_least(f"{RIVAL} over ours, geometric mean (goal 30)", 20, geometric_mean(over["all"])),
        at_least(f"{RIVAL} over ours, sums and keeps of 40 dice and more, the least", 10, least(over["large"])),
        at_least(f"{RIVAL} over ours, sums of any size, the least", 10, least(over["sums"])),
        at_least(f"{RIVAL} over ours, explosions without limit, geometric mean", 100, geometric_mean(over["endless"])),
    ]


def least(ratios: list[float]) -> float | None:
    return min(ratios, default=None)

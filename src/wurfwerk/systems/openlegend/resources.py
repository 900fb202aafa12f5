"""What is counted in Open Legend: legend points, 0 to 10.  Source: chapter 2, "Legend Points"."""

from __future__ import annotations

from wurfwerk.rules.resource import Resource

LEGEND = "legend-points"
MOST = 10
LEGEND_POINTS = Resource(LEGEND, 0, MOST, 0)

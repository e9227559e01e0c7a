"""Comparisons that notice when rounding noise alone would decide them.

Two right programs may add in different orders; where the sum then lies within noise of a threshold,
neither answer is wrong, so such cases are not compared. Values exactly at a threshold are sure.
"""

import math

NOISE = 1e-9


class Doubts:
    """Collects what is too close to tell."""

    def __init__(self):
        self.found = []

    def look(self, what, value, limit):
        """Notes a value that is near a limit but not at it."""
        if value != limit and abs(value - limit) <= NOISE * max(1.0, abs(limit)):
            self.found.append(f"{what}: {value!r} against {limit!r}")

    def below(self, what, value, limit):
        self.look(what, value, limit)
        return value < limit

    def at_most(self, what, value, limit):
        self.look(what, value, limit)
        return value <= limit

    def add_if(self, what, condition):
        if condition:
            self.found.append(what)

    def round(self, value, how):
        """Rounds half up, or up."""
        if how == "ceiling":
            self.look("ceiling", value, round(value))
            return math.ceil(value)
        self.look("rounding", value, math.floor(value) + 0.5)
        return math.floor(value + 0.5)

    def largest(self, weights):
        """The name of the largest of several (name, weight); the first of equal ones."""
        best = max(weight for _, weight in weights)
        for name, weight in weights:
            self.look("largest weight", weight, best)
        return next(name for name, weight in weights if weight == best)

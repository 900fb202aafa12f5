"""What writing a distribution out costs at the least in bare Python: the total of n d20 by the recurrence over its coefficients."""

from __future__ import annotations


def sum_d20(n):
    """The weights of 0 to 20 n as whole numbers; half of them by the recurrence, the others mirrored.

    With P = ((1 - x^20) / (1 - x))^n, (1 - x)(1 - x^20) P' = n (1 - 20 x^19 + 19 x^20) P ties each coefficient to three before it.
    """
    faces = 20
    top = n * (faces - 1)
    half = top // 2 + 1
    c = [1] * half
    for m in range(1, half):
        value = (n + m - 1) * c[m - 1]
        if m >= faces:
            value += (m - faces - n * faces) * c[m - faces]
            if m > faces:
                value += (n * (faces - 1) - m + 1 + faces) * c[m - faces - 1]
        c[m] = value // m
    weights = [0] * n + c + c[: top + 1 - half][::-1]
    return weights, faces**n

"""The windows in which the page is tested. Say `@ON_EACH` above a test to run it in all of them.

`build.py test` runs each of these tests in one of them, `build.py test --all` in all.
"""

from __future__ import annotations

import pytest

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
NARROW = {**PHONE, "viewport": {"width": 320, "height": 568}}
LANDSCAPE = {**PHONE, "viewport": {"width": 844, "height": 390}}
"""A phone held sideways."""

USUAL_PHONE = pytest.param(PHONE, marks=pytest.mark.all("lies between the others"), id="phone")

ON_EACH = pytest.mark.parametrize(
    "viewport",
    [pytest.param(DESKTOP, id="desktop"), USUAL_PHONE, pytest.param(NARROW, id="narrow")],
)

ON_PHONES = pytest.mark.parametrize(
    "viewport",
    [USUAL_PHONE, pytest.param(NARROW, id="narrow"), pytest.param(LANDSCAPE, id="landscape")],
)

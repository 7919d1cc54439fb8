"""The windows in which the page is tested. Say `@ON_EACH` above a test to run it in all of them.

The phone of usual size lies between the others, so these tests run there with --long only.
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

USUAL_PHONE = pytest.param(PHONE, marks=pytest.mark.long, id="phone")

ON_EACH = pytest.mark.parametrize(
    "viewport",
    [pytest.param(DESKTOP, id="desktop"), USUAL_PHONE, pytest.param(NARROW, id="narrow")],
)

ON_PHONES = pytest.mark.parametrize(
    "viewport",
    [USUAL_PHONE, pytest.param(NARROW, id="narrow"), pytest.param(LANDSCAPE, id="landscape")],
)

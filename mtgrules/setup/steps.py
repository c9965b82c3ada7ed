"""The names of steps and phases, as somebody may write them in either language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from mtgrules.engine.turns import STEP_NAMES
from mtgrules.model.zones import Step


@cache
def step_names() -> Mapping[str, Step]:
    """Every name of a step; 終了ステップ may be called 終了, too.

    >>> step_names()["アップキープ"], step_names()["main"]
    (<Step.UPKEEP: 'upkeep'>, <Step.MAIN1: 'main1'>)
    """
    names = {"main": Step.MAIN1, **{step.value: step for step in Step}}
    for step, name in STEP_NAMES.items():
        names[name.en] = step
        names[name.ja] = step
        names.setdefault(re.sub("・?(ステップ|フェイズ)$", "", name.ja), step)
    names.setdefault("メイン", Step.MAIN1)
    return names

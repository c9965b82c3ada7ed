"""Static abilities (604), by what they are about: costs, bans, grants.

They are asked anew whenever something depends on them (611.3a); none of them keeps anything.
"""

from mtgrules.engine.statics.base import Static

__all__ = ["Static"]

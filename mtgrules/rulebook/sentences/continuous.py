"""Attachments and continuous effects (301.5, 303.4, 508.1c, 613, 701.3)."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

EVENTS: dict[str, Text] = {
    "attached": Text("{name} is attached to {to}.", "{name}が{to}につきます。"),
    "attached_already": Text(
        "{name} is on {to} already; nothing changes.",
        "{name}はすでに{to}についているので、何も変わりません。",
    ),
    "cannot_attach": Text(
        "{name} cannot be attached and stays where it is.",
        "{name}はつけられず、そのままです。",
    ),
    "unattached": Text("{name} is attached to nothing any more.", "{name}がはずれます。"),
    "aura_fell": Text(
        "{name} is attached to nothing that it can enchant and goes to the graveyard.",
        "{name}は適正なものにつけられていないので、墓地に置かれます。",
    ),
    "world_rule": Text(
        "{name} goes to the graveyard: only the newest world permanent stays.",
        "{name}は墓地に置かれます。ワールド・パーマネントは最も新しいものだけが残ります。",
    ),
    "combat_damage_dealt": Text(
        "{name} has dealt combat damage.", "{name}が戦闘ダメージを与えました。"
    ),
    "regenerated": Text(
        "{name} would be destroyed and regenerates instead: tapped, undamaged, out of combat.",
        "{name}は破壊される代わりに再生します。ダメージが取り除かれ、戦闘から離れます。",
    ),
    "not_regenerated": Text(
        "{name} cannot be regenerated this turn.", "このターン、{name}は再生できません。"
    ),
    "no_regeneration": Text(
        "{name} cannot be regenerated for the rest of the turn.",
        "ターン終了時まで、{name}は再生できません。",
    ),
    "base_set": Text(
        "{name} is {by} to begin with until end of turn.",
        "ターン終了時まで、{name}の基本のパワーとタフネスは{by}になります。",
    ),
    "gains_abilities": Text(
        "{name} gains {n} activated abilities of {of}.",
        "{name}は{of}の起動型能力（{n}個）を得ます。",
    ),
    "no_abilities_there": Text(
        "{of} has no activated ability; {name} gains none.",
        "{of}は起動型能力を持たないので、{name}は何も得ません。",
    ),
}

REFUSALS: dict[str, tuple[Text, Text]] = {
    "attack_banned": (
        Text("{by} keeps {name} from attacking.", "{by}により、{name}は攻撃できません。"),
        Text("Get rid of {by} first.", "先に{by}を取り除いてください。"),
    ),
    "block_banned": (
        Text("{by} keeps {name} from blocking.", "{by}により、{name}はブロックできません。"),
        Text("Get rid of {by} first.", "先に{by}を取り除いてください。"),
    ),
    "not_any_upkeep": (
        Text(
            "{name}: this ability may be activated only during an upkeep step.",
            "{name}：この能力はアップキープ・ステップの間にしか起動できません。",
        ),
        Text(
            "Wait for an upkeep step, anyone's.", "誰かのアップキープ・ステップを待ってください。"
        ),
    ),
    "not_before_attackers": (
        Text(
            "{name}: this ability may be activated only before attackers are declared.",
            "{name}：この能力は攻撃クリーチャーの指定より前にしか起動できません。",
        ),
        Text(
            "Activate it earlier in your turn.", "自分のターンのもっと早い時点で起動してください。"
        ),
    ),
}

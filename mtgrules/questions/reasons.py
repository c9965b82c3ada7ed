"""Why not, in a few words: what an answer says, where `telling.explain` has whole sentences.

>>> from mtgrules import game
>>> g = game(you={"battlefield": ["Llanowar Elves (new)"]})
>>> short(g.refused[0]).ja
'ラノワールのエルフは出たばかりで、コストに{T}がある'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.rulebook.sentences import REFUSALS
from mtgrules.rulebook.text import NOTHING, Text

if TYPE_CHECKING:
    from mtgrules.model.choices import No, Refusal

SHORT: dict[str, Text] = {
    # when
    "not_your_turn": Text("it is not {who}'s turn", "{who}のターンではない"),
    "not_main_phase": Text("it is not a main phase", "メイン・フェイズではない"),
    "stack_not_empty": Text("the stack is not empty", "スタックが空ではない"),
    "no_priority_now": Text(
        "nobody has priority in the middle of this", "この途中では誰も優先権を持たない"
    ),
    "only_mana_abilities": Text("it is no mana ability", "マナ能力ではない"),
    "split_second": Text("{by} has split second", "{by}が刹那を持っている"),
    "loyalty_used": Text("it was used this turn already", "このターンはもう使った"),
    "limit_used": Text("it was used this turn already", "このターンはもう使った"),
    "summoning_sick": Text(
        "{name} arrived too recently for {{T}}", "{name}は出たばかりで、コストに{{T}}がある"
    ),
    # who and where
    "not_controller": Text("{owner} controls {name}", "{name}をコントロールしているのは{owner}"),
    "opponents_activate": Text("only an opponent may do so", "できるのは対戦相手だけ"),
    "ability_zone": Text("{name} is in the wrong zone", "{name}のある領域が違う"),
    "no_such_ability": Text("it has no activated ability", "起動型能力を持っていない"),
    "not_in_your_hand": Text("{name} is not in hand", "{name}は手札にない"),
    "activation_banned": Text("{by} forbids it", "{by}が禁じている"),
    "activation_locked": Text("an effect forbids it this turn", "効果がこのターン禁じている"),
    "casting_banned": Text("{by} forbids casting it", "{by}が唱えることを禁じている"),
    "land_not_cast": Text("a land is not cast", "土地は唱えるものではない"),
    "no_land": Text("{name} is not a land", "{name}は土地ではない"),
    "no_land_play_left": Text("one land was played this turn", "このターンはもう土地をプレイした"),
    "exhausted": Text("it was used once already", "もう1回使った"),
    "epic_ban": Text("an epic spell forbids it", "歴伝を持つ呪文が禁じている"),
    "suspend_epic_ban": Text("an epic spell forbids casting it", "歴伝を持つ呪文が禁じている"),
    "instant_timing": Text("it needs priority, as an instant", "優先権が要る（インスタント並み）"),
    "already_activating": Text("it is being activated already", "すでに起動の途中である"),
    # suspend
    "no_suspend": Text("{name} does not have suspend", "{name}は待機を持たない"),
    "suspend_from_hand": Text("{name} is not in hand", "{name}は手札にない"),
    "suspend_not_your_turn": Text("it is not {who}'s turn", "{who}のターンではない"),
    "suspend_not_main_phase": Text("it is not a main phase", "メイン・フェイズではない"),
    "suspend_stack_not_empty": Text("the stack is not empty", "スタックが空ではない"),
    "suspend_casting_banned": Text("{by} forbids casting it", "{by}が唱えることを禁じている"),
    "suspend_split_second": Text("{by} has split second", "{by}が刹那を持っている"),
    "must_play": Text("it must be played if able", "可能ならプレイしなければならない"),
    # choices on the way
    "not_a_target": Text("{name} does not fit", "{name}は対象の条件に合わない"),
    "spell_no_ability": Text("{name} is a spell", "{name}は呪文である"),
    "ability_no_spell": Text("{name} is no spell", "{name}は呪文ではない"),
    "another": Text("it has to be another one", "別のものでなければならない"),
    "gone": Text("it is no longer there", "もうそこにない"),
    "no_legal_target": Text("there is no legal target", "適正な対象がない"),
    "hexproof": Text("{name} has hexproof", "{name}は呪禁を持つ"),
    "shroud": Text("{name} has shroud", "{name}は被覆を持つ"),
    "target_twice": Text("{name} is a target already", "{name}はすでに対象である"),
    "yours_only": Text("an opponent controls it", "対戦相手がコントロールしている"),
    "opponents_only": Text("no opponent controls it", "対戦相手がコントロールしていない"),
    "itself_on_stack": Text("it would target itself", "それ自身を対象にすることになる"),
    # paying
    "mana_lacking": Text("there is not enough mana", "マナが足りない"),
    "unpayable": Text("there is no mana cost to pay", "支払うマナ・コストがない"),
    "already_tapped": Text("{name} is tapped already", "{name}はすでにタップ状態である"),
    "already_untapped": Text("{name} is not tapped", "{name}はタップ状態ではない"),
    "life_lacking": Text("there is not enough life", "ライフが足りない"),
    "source_gone": Text("what has to pay is gone", "支払いに使うものがもうない"),
    "nothing_to_pay_with": Text("there is nothing to pay with", "支払いに使えるものがない"),
    "loyalty_lacking": Text("there is not enough loyalty", "忠誠度が足りない"),
    "counters_lacking": Text("there are not enough counters", "カウンターが足りない"),
    "counter_lacking": Text("there are not enough counters", "カウンターが足りない"),
    "pay_later": Text("other costs are paid first", "ほかのコストを先に支払う"),
}


def short(no: No | Refusal, who: Text = NOTHING) -> Text:
    """The reason in a few words, without a full stop; the whole sentence where it has no others.

    `who` is the player who is refused.
    """
    fields = {"who": who, **dict(no.args)}
    if no.key in SHORT:
        return SHORT[no.key].format(**fields)
    reason = REFUSALS[no.key][0].format(**fields)
    return Text(reason.en.removesuffix("."), reason.ja.removesuffix("。"))

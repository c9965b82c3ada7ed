"""Why not, in a few words: what an answer says, where `telling.explain` has whole sentences.

>>> from mtgrules import game
>>> g = game(you={"battlefield": ["Llanowar Elves (new)"]})
>>> short(g.refused[0]).ja
'ラノワールのエルフは出たばかりで、コストに{T}があります'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.rulebook.sentences import REFUSALS
from mtgrules.rulebook.text import NOTHING, Text

if TYPE_CHECKING:
    from mtgrules.model.choices import No, Refusal

SHORT: dict[str, Text] = {
    # when
    "not_your_turn": Text("it is not {who}'s turn", "{who}のターンではありません"),
    "not_main_phase": Text("it is not a main phase", "メイン・フェイズではありません"),
    "stack_not_empty": Text("the stack is not empty", "スタックが空ではありません"),
    "no_priority_now": Text(
        "nobody has priority in the middle of this", "この途中では誰も優先権を持ちません"
    ),
    "only_mana_abilities": Text("it is no mana ability", "マナ能力ではありません"),
    "split_second": Text("{by} has split second", "{by}が刹那を持っています"),
    "loyalty_used": Text("it was used this turn already", "このターンはもう使いました"),
    "limit_used": Text("it was used this turn already", "このターンはもう使いました"),
    "summoning_sick": Text(
        "{name} arrived too recently for {{T}}", "{name}は出たばかりで、コストに{{T}}があります"
    ),
    # who and where
    "not_controller": Text("{owner} controls {name}", "{name}をコントロールしているのは{owner}"),
    "opponents_activate": Text("only an opponent may do so", "できるのは対戦相手だけ"),
    "ability_zone": Text("{name} is in the wrong zone", "{name}のある領域が違います"),
    "no_such_ability": Text("it has no activated ability", "起動型能力を持っていません"),
    "not_in_your_hand": Text("{name} is not in hand", "{name}は手札にありません"),
    "activation_banned": Text("{by} forbids it", "{by}が禁じています"),
    "activation_locked": Text("an effect forbids it this turn", "効果がこのターン禁じています"),
    "casting_banned": Text("{by} forbids casting it", "{by}が唱えることを禁じています"),
    "land_not_cast": Text("a land is not cast", "土地は唱えるものではありません"),
    "no_land": Text("{name} is not a land", "{name}は土地ではありません"),
    "no_land_play_left": Text(
        "one land was played this turn", "このターンはもう土地をプレイしました"
    ),
    "exhausted": Text("it was used once already", "もう1回使いました"),
    "epic_ban": Text("an epic spell forbids it", "歴伝を持つ呪文が禁じています"),
    "suspend_epic_ban": Text("an epic spell forbids casting it", "歴伝を持つ呪文が禁じています"),
    "instant_timing": Text(
        "it needs priority, as an instant", "優先権が要ります（インスタント並み）"
    ),
    "already_activating": Text("it is being activated already", "すでに起動の途中です"),
    # suspend
    "no_suspend": Text("{name} does not have suspend", "{name}は待機を持ちません"),
    "suspend_from_hand": Text("{name} is not in hand", "{name}は手札にありません"),
    "suspend_not_your_turn": Text("it is not {who}'s turn", "{who}のターンではありません"),
    "suspend_not_main_phase": Text("it is not a main phase", "メイン・フェイズではありません"),
    "suspend_stack_not_empty": Text("the stack is not empty", "スタックが空ではありません"),
    "suspend_casting_banned": Text("{by} forbids casting it", "{by}が唱えることを禁じています"),
    "suspend_split_second": Text("{by} has split second", "{by}が刹那を持っています"),
    "must_play": Text("it must be played if able", "可能ならプレイしなければなりません"),
    # choices on the way
    "not_a_target": Text("{name} does not fit", "{name}は対象の条件に合いません"),
    "spell_no_ability": Text("{name} is a spell", "{name}は呪文です"),
    "ability_no_spell": Text("{name} is no spell", "{name}は呪文ではありません"),
    "another": Text("it has to be another one", "別のものでなければなりません"),
    "gone": Text("it is no longer there", "もうそこにありません"),
    "no_legal_target": Text("there is no legal target", "適正な対象がありません"),
    "hexproof": Text("{name} has hexproof", "{name}は呪禁を持ちます"),
    "shroud": Text("{name} has shroud", "{name}は被覆を持ちます"),
    "target_twice": Text("{name} is a target already", "{name}はすでに対象です"),
    "yours_only": Text("an opponent controls it", "対戦相手がコントロールしています"),
    "opponents_only": Text("no opponent controls it", "対戦相手がコントロールしていません"),
    "itself_on_stack": Text("it would target itself", "それ自身を対象にすることになります"),
    # paying
    "mana_lacking": Text("there is not enough mana", "マナが足りません"),
    "unpayable": Text("there is no mana cost to pay", "支払うマナ・コストがありません"),
    "already_tapped": Text("{name} is tapped already", "{name}はすでにタップ状態です"),
    "already_untapped": Text("{name} is not tapped", "{name}はタップ状態ではありません"),
    "life_lacking": Text("there is not enough life", "ライフが足りません"),
    "source_gone": Text("what has to pay is gone", "支払いに使うものがもうありません"),
    "nothing_to_pay_with": Text("there is nothing to pay with", "支払いに使えるものがありません"),
    "loyalty_lacking": Text("there is not enough loyalty", "忠誠度が足りません"),
    "counters_lacking": Text("there are not enough counters", "カウンターが足りません"),
    "counter_lacking": Text("there are not enough counters", "カウンターが足りません"),
    "pay_later": Text("other costs are paid first", "ほかのコストを先に支払います"),
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

"""What is said as abilities trigger and as things resolve (603, 608)."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

EVENTS: dict[str, Text] = {
    # triggers and resolving
    "trigger_put": Text(
        "The triggered ability of {name} is put on the stack; {who} controls it.",
        "{name}の誘発型能力がスタックに置かれます。コントローラーは{who}。",
    ),
    "trigger_ready": Text(
        "The triggered ability of {name} waits to resolve.",
        "{name}の誘発型能力は解決を待ちます。",
    ),
    "trigger_removed": Text(
        "The triggered ability of {name} has no legal choice and is removed from the stack.",
        "{name}の誘発型能力は適正な選択ができないので、スタックから取り除かれます。",
    ),
    "delayed_set": Text(
        "An ability of {name} is set up that will trigger later.",
        "{name}の、後で誘発する能力が用意されます。",
    ),
    "resolves": Text("{name} begins to resolve.", "{name}の解決が始まります。"),
    "mana_ability_resolves": Text(
        "The mana ability of {name} resolves: nobody can respond.",
        "{name}のマナ能力が解決されます。誰も対応できません。",
    ),
    "condition_false": Text(
        "The condition of {name}'s ability is no longer true: it does nothing.",
        "{name}の能力の条件は満たされていません。能力は何もしません。",
    ),
    "all_targets_illegal": Text(
        "Every target of {name} is illegal: it does not resolve.",
        "{name}の対象がすべて不適正なので、解決されません。",
    ),
    "spell_done": Text(
        "{name} goes to its owner's graveyard.", "{name}はオーナーの墓地に置かれます。"
    ),
    "copied": Text(
        "A copy of {name} is put on the stack; {who} controls it. A copy is not cast or activated.",
        "{name}のコピーがスタックに置かれます。コントローラーは{who}。"
        "コピーは唱えられたのでも起動されたのでもありません。",
    ),
    "copy_gone": Text(
        "{name} is a copy of a spell and not on the stack any more: it ceases to exist.",
        "{name}は呪文のコピーで、もうスタックにはありません。消滅します。",
    ),
    "no_copies": Text(
        "No spell was cast before it this turn: nothing is copied.",
        "このターンにこれより前に唱えられた呪文はありません。何もコピーされません。",
    ),
    "target_kept": Text("{name} keeps its target {to}.", "{name}の対象は{to}のままです。"),
    "not_paid": Text("{who} does not pay {cost}.", "{who}は{cost}を支払いません。"),
    "put_on_stack_again": Text(
        "{who} puts {name} onto the stack as the spell that it was. It is not cast.",
        "{who}は{name}を元の呪文のコピーとしてスタックに置きます。唱えたことにはなりません。",
    ),
    "bought_back": Text(
        "Buyback was paid, so {name} goes to its owner's hand.",
        "バイバックが支払われたので、{name}はオーナーの手札に加わります。",
    ),
    "spell_fizzled": Text(
        "{name} goes to its owner's graveyard without effect.",
        "{name}は効果を出さずにオーナーの墓地に置かれます。",
    ),
    "ability_done": Text(
        "The ability of {name} has resolved and is gone.", "{name}の能力は解決を終え、消えます。"
    ),
    "card_named": Text("{who} names {named}.", "{who}はカード名「{named}」を選びます。"),
    "entered": Text("{name} enters the battlefield.", "{name}が戦場に出ます。"),
}

"""What happens to objects and players: moves, damage, counters, suspend (119-122, 400, 701)."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

EVENTS: dict[str, Text] = {
    # things that happen
    "tapped": Text("{name} becomes tapped.", "{name}がタップ状態になります。"),
    "already_tapped": Text("{name} is tapped already.", "{name}はすでにタップ状態です。"),
    "untapped": Text("{name} becomes untapped.", "{name}がアンタップ状態になります。"),
    "mana_added": Text("{who} has {mana} more.", "{who}のマナ・プールに{mana}が加わります。"),
    "no_mana_added": Text("No mana is added.", "マナは加わりません。"),
    "damage_player": Text(
        "{name} deals {n} damage to {who}.", "{name}が{who}に{n}点のダメージを与えます。"
    ),
    "damage_permanent": Text(
        "{name} deals {n} damage to {to}.", "{name}が{to}に{n}点のダメージを与えます。"
    ),
    "life_lost": Text("{who} loses {n} life.", "{who}は{n}点のライフを失います。"),
    "life_gained": Text("{who} gains {n} life.", "{who}は{n}点のライフを得ます。"),
    "to_bottom": Text(
        "{name} is put on the bottom of its owner's library.",
        "{name}がオーナーのライブラリーの一番下に置かれます。",
    ),
    "drew": Text("{who} draws a card.", "{who}はカード1枚を引きます。"),
    "drew_from_empty": Text(
        "{who} cannot draw: the library is empty.",
        "{who}はカードを引けません。ライブラリーが空です。",
    ),
    "cycled": Text("{who} cycles {name}.", "{who}は{name}をサイクリングします。"),
    "no_combat_damage": Text(
        "Combat damage to {name} and from {name} is prevented this turn.",
        "このターン、{name}が受ける戦闘ダメージと与える戦闘ダメージは軽減されます。",
    ),
    "transformed": Text("{name} transforms into {to}.", "{name}が{to}に変身します。"),
    "epic": Text(
        "{name}: {who} can cast no more spells in this game.",
        "{name}により、{who}はこのゲームの間、もう呪文を唱えられません。",
    ),
    "die_rolled": Text(
        "{who} rolls the planar die: {face}.", "{who}はプレイナー・ダイスを振る：{face}。"
    ),
    "chaos": Text("Chaos ensues.", "カオスが起こります。"),
    "planeswalked": Text(
        "{who} planeswalks to {name}.", "{who}は{name}にプレインズウォークします。"
    ),
    "extra_upkeep": Text(
        "{who} will have another upkeep step after this one.",
        "{who}は、このステップの後にもう一度アップキープ・ステップを行います。",
    ),
    "sheltered": Text(
        "Until {who}'s next turn, creatures can't attack {who}.",
        "{who}の次のターンまで、クリーチャーは{who}を攻撃できません。",
    ),
    "discarded": Text("{name} is discarded.", "{name}が捨てられます。"),
    "nobody_discards": Text(
        "Nobody has a card to discard.", "捨てるカードを持つプレイヤーはいません。"
    ),
    "sacrificed": Text("{name} is sacrificed.", "{name}が生け贄に捧げられます。"),
    "nothing_to_sacrifice": Text(
        "There is nothing to sacrifice.", "生け贄に捧げるものがありません。"
    ),
    "empty_pile": Text("The pile is empty.", "その束は空です。"),
    "milled": Text("{name} is milled.", "{name}が切削されます。"),
    "exiled": Text("{name} is exiled.", "{name}が追放されます。"),
    "shown": Text("{who} reveals {name}.", "{who}は{name}を公開します。"),
    "found": Text("{who} finds {name}.", "{who}は{name}を見つけます。"),
    "nothing_found": Text("{who} takes no card.", "{who}はカードを選びません。"),
    "returned_to_hand": Text(
        "{name} goes back to its owner's hand.", "{name}はオーナーの手札に戻ります。"
    ),
    "died": Text("{name} dies.", "{name}が死亡します。"),
    "destroyed": Text("{name} is destroyed.", "{name}が破壊されます。"),
    "planeswalker_left": Text(
        "{name} has no loyalty left and goes to the graveyard.",
        "{name}は忠誠度が0になり、墓地に置かれます。",
    ),
    "legend_rule": Text(
        "{name} goes to the graveyard: only one legendary permanent of that name stays.",
        "{name}は墓地に置かれます。同じ名前の伝説のパーマネントは1つしか残りません。",
    ),
    "countered": Text("{name} is countered.", "{name}が打ち消されます。"),
    "countered_ability": Text("{name} is countered.", "{name}が打ち消されます。"),
    "countered_to_exile": Text(
        "{name} is countered and exiled instead of going to the graveyard.",
        "{name}は打ち消され、墓地に置かれる代わりに追放されます。",
    ),
    "pumped": Text("{name} gets {by}.", "{name}は{by}の修整を受けます。"),
    "retargeted": Text("{name} now targets {to}.", "{name}の対象が{to}に変わります。"),
    "target_unchanged": Text(
        "No target of {name} can be changed to it.", "{name}の対象は変えられません。"
    ),
    "control_changed": Text(
        "{who} controls {name} now.", "{name}のコントローラーは{who}になります。"
    ),
    "haste_lost": Text(
        "{name} loses the haste of suspend: control of it has changed.",
        "{name}は待機による速攻を失います。コントロールが移ったからです。",
    ),
    "nothing_to_change": Text(
        "There is nothing left to change.", "変えるべきものがもうありません。"
    ),
    "token_created": Text("{who} creates a {name}.", "{who}は{name}を生成します。"),
    "not_done": Text("{who} does not do it.", "{who}はそうしないことを選びます。"),
    "will_be_exiled": Text(
        "{name} will be exiled instead of going to the graveyard as it resolves.",
        "{name}は、解決されるに際して墓地に置かれる代わりに追放されることになります。",
    ),
    "time_travels": Text("{who} time travels.", "{who}はタイムトラベルを行います。"),
    "card_revealed": Text("{name} is revealed.", "{name}が公開されます。"),
    "no_card_found": Text(
        "{who} finds no such card.", "{who}のライブラリーにそのようなカードはありません。"
    ),
    "cannot_be_blocked_now": Text(
        "{name} can't be blocked this turn.", "このターン、{name}はブロックされません。"
    ),
    "token_vanished": Text(
        "{name} is a token and ceases to exist outside the battlefield.",
        "{name}はトークンなので、戦場以外の領域では消滅します。",
    ),
    "spell_exiled_instead": Text(
        "{name} is exiled instead of going to the graveyard.",
        "{name}は墓地に置かれる代わりに追放されます。",
    ),
    # counters and suspend
    "counters_added_time": Text(
        "{name} gets {n} time counter{s}.", "{name}に時間カウンターが{n}個置かれます。"
    ),
    "counters_added_loyalty": Text(
        "{name} gets {n} loyalty counter{s}.", "{name}に忠誠カウンターが{n}個置かれます。"
    ),
    "counters_added_lore": Text(
        "{name} gets {n} lore counter{s}.", "{name}に伝承カウンターが{n}個置かれます。"
    ),
    "counters_added_other": Text(
        "{name} gets {n} {kind} counter{s}.", "{name}に{kind}カウンターが{n}個置かれます。"
    ),
    "counters_removed_time": Text(
        "{n} time counter{s} removed from {name}: {left} left.",
        "{name}から時間カウンターが{n}個取り除かれます。残りは{left}個。",
    ),
    "counters_removed_loyalty": Text(
        "{n} loyalty counter{s} removed from {name}: {left} left.",
        "{name}から忠誠カウンターが{n}個取り除かれます。残りは{left}個。",
    ),
    "counters_removed_other": Text(
        "{n} counter{s} removed from {name}: {left} left.",
        "{name}からカウンターが{n}個取り除かれます。残りは{left}個。",
    ),
    "no_counters_there": Text(
        "{name} has no such counter: nothing is removed.",
        "{name}にそのカウンターはありません。何も取り除かれません。",
    ),
    "last_time_counter": Text(
        "The last time counter is gone from {name}: the last-counter ability triggers.",
        "{name}の最後の時間カウンターがなくなりました。最後の能力が誘発します。",
    ),
    "gains_keyword": Text("{name} gains {word}.", "{name}は{word}を得ます。"),
    "turned_up": Text("{name} is turned face up.", "{name}が表向きになります。"),
    "foretold": Text("{who} foretells {name}.", "{who}は{name}を予顕します。"),
    "suspended": Text("{who} exiles {name} from hand.", "{who}は手札から{name}を追放します。"),
    "gains_suspend": Text("{name} gains suspend.", "{name}は待機を得ます。"),
    "stays_in_exile": Text(
        "{name} is not played. It stays in exile, without counters, no longer suspended.",
        "{name}はプレイされません。カウンターのないまま追放領域に残り、もう待機状態ではありません。",
    ),
    "suspend_haste": Text(
        "{name} has haste until its controller loses control of it.",
        "{name}は、コントローラーがそのコントロールを失うまで速攻を持ちます。",
    ),
}

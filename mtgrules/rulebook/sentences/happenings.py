"""What happens to objects and players: moves, damage, counters, suspend (119-122, 400, 701)."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

EVENTS: dict[str, Text] = {
    # things that happen
    "tapped": Text("{name} becomes tapped.", "{name}がタップ状態になる。"),
    "already_tapped": Text("{name} is tapped already.", "{name}はすでにタップ状態である。"),
    "untapped": Text("{name} becomes untapped.", "{name}がアンタップ状態になる。"),
    "mana_added": Text("{who} has {mana} more.", "{who}のマナ・プールに{mana}が加わる。"),
    "no_mana_added": Text("No mana is added.", "マナは加わらない。"),
    "damage_player": Text(
        "{name} deals {n} damage to {who}.", "{name}が{who}に{n}点のダメージを与える。"
    ),
    "damage_permanent": Text(
        "{name} deals {n} damage to {to}.", "{name}が{to}に{n}点のダメージを与える。"
    ),
    "life_lost": Text("{who} loses {n} life.", "{who}は{n}点のライフを失う。"),
    "life_gained": Text("{who} gains {n} life.", "{who}は{n}点のライフを得る。"),
    "to_bottom": Text(
        "{name} is put on the bottom of its owner's library.",
        "{name}がオーナーのライブラリーの一番下に置かれる。",
    ),
    "drew": Text("{who} draws a card.", "{who}はカード1枚を引く。"),
    "drew_from_empty": Text(
        "{who} cannot draw: the library is empty.",
        "{who}はカードを引けない。ライブラリーが空である。",
    ),
    "cycled": Text("{who} cycles {name}.", "{who}は{name}をサイクリングする。"),
    "no_combat_damage": Text(
        "Combat damage to {name} and from {name} is prevented this turn.",
        "このターン、{name}が受ける戦闘ダメージと与える戦闘ダメージは軽減される。",
    ),
    "transformed": Text("{name} transforms into {to}.", "{name}が{to}に変身する。"),
    "epic": Text(
        "{name}: {who} can cast no more spells in this game.",
        "{name}により、{who}はこのゲームの間、もう呪文を唱えられない。",
    ),
    "die_rolled": Text(
        "{who} rolls the planar die: {face}.", "{who}はプレイナー・ダイスを振る：{face}。"
    ),
    "chaos": Text("Chaos ensues.", "カオスが起こる。"),
    "planeswalked": Text("{who} planeswalks to {name}.", "{who}は{name}にプレインズウォークする。"),
    "extra_upkeep": Text(
        "{who} will have another upkeep step after this one.",
        "{who}は、このステップの後にもう一度アップキープ・ステップを行う。",
    ),
    "sheltered": Text(
        "Until {who}'s next turn, creatures can't attack {who}.",
        "{who}の次のターンまで、クリーチャーは{who}を攻撃できない。",
    ),
    "discarded": Text("{name} is discarded.", "{name}が捨てられる。"),
    "nobody_discards": Text(
        "Nobody has a card to discard.", "捨てるカードを持つプレイヤーはいない。"
    ),
    "sacrificed": Text("{name} is sacrificed.", "{name}が生け贄に捧げられる。"),
    "nothing_to_sacrifice": Text("There is nothing to sacrifice.", "生け贄に捧げるものがない。"),
    "empty_pile": Text("The pile is empty.", "その束は空である。"),
    "milled": Text("{name} is milled.", "{name}が切削される。"),
    "exiled": Text("{name} is exiled.", "{name}が追放される。"),
    "shown": Text("{who} reveals {name}.", "{who}は{name}を公開する。"),
    "found": Text("{who} finds {name}.", "{who}は{name}を見つける。"),
    "nothing_found": Text("{who} takes no card.", "{who}はカードを選ばない。"),
    "returned_to_hand": Text(
        "{name} goes back to its owner's hand.", "{name}はオーナーの手札に戻る。"
    ),
    "died": Text("{name} dies.", "{name}が死亡する。"),
    "destroyed": Text("{name} is destroyed.", "{name}が破壊される。"),
    "planeswalker_left": Text(
        "{name} has no loyalty left and goes to the graveyard.",
        "{name}は忠誠度が0になり、墓地に置かれる。",
    ),
    "legend_rule": Text(
        "{name} goes to the graveyard: only one legendary permanent of that name stays.",
        "{name}は墓地に置かれる。同じ名前の伝説のパーマネントは1つしか残らない。",
    ),
    "countered": Text("{name} is countered.", "{name}が打ち消される。"),
    "countered_ability": Text("{name} is countered.", "{name}が打ち消される。"),
    "countered_to_exile": Text(
        "{name} is countered and exiled instead of going to the graveyard.",
        "{name}は打ち消され、墓地に置かれる代わりに追放される。",
    ),
    "pumped": Text("{name} gets {by}.", "{name}は{by}の修整を受ける。"),
    "retargeted": Text("{name} now targets {to}.", "{name}の対象が{to}に変わる。"),
    "target_unchanged": Text(
        "No target of {name} can be changed to it.", "{name}の対象は変えられない。"
    ),
    "control_changed": Text("{who} controls {name} now.", "{name}のコントローラーは{who}になる。"),
    "haste_lost": Text(
        "{name} loses the haste of suspend: control of it has changed.",
        "{name}は待機による速攻を失う。コントロールが移ったからだ。",
    ),
    "nothing_to_change": Text("There is nothing left to change.", "変えるべきものがもうない。"),
    "token_created": Text("{who} creates a {name}.", "{who}は{name}を生成する。"),
    "not_done": Text("{who} does not do it.", "{who}はそうしないことを選ぶ。"),
    "will_be_exiled": Text(
        "{name} will be exiled instead of going to the graveyard as it resolves.",
        "{name}は、解決されるに際して墓地に置かれる代わりに追放されることになる。",
    ),
    "time_travels": Text("{who} time travels.", "{who}はタイムトラベルを行う。"),
    "card_revealed": Text("{name} is revealed.", "{name}が公開される。"),
    "no_card_found": Text(
        "{who} finds no such card.", "{who}のライブラリーにそのようなカードはない。"
    ),
    "cannot_be_blocked_now": Text(
        "{name} can't be blocked this turn.", "このターン、{name}はブロックされない。"
    ),
    "token_vanished": Text(
        "{name} is a token and ceases to exist outside the battlefield.",
        "{name}はトークンなので、戦場以外の領域では消滅する。",
    ),
    "spell_exiled_instead": Text(
        "{name} is exiled instead of going to the graveyard.",
        "{name}は墓地に置かれる代わりに追放される。",
    ),
    # counters and suspend
    "counters_added_time": Text(
        "{name} gets {n} time counter{s}.", "{name}に時間カウンターが{n}個置かれる。"
    ),
    "counters_added_loyalty": Text(
        "{name} gets {n} loyalty counter{s}.", "{name}に忠誠カウンターが{n}個置かれる。"
    ),
    "counters_added_lore": Text(
        "{name} gets {n} lore counter{s}.", "{name}に伝承カウンターが{n}個置かれる。"
    ),
    "counters_added_other": Text(
        "{name} gets {n} {kind} counter{s}.", "{name}に{kind}カウンターが{n}個置かれる。"
    ),
    "counters_removed_time": Text(
        "{n} time counter{s} removed from {name}: {left} left.",
        "{name}から時間カウンターが{n}個取り除かれる。残りは{left}個。",
    ),
    "counters_removed_loyalty": Text(
        "{n} loyalty counter{s} removed from {name}: {left} left.",
        "{name}から忠誠カウンターが{n}個取り除かれる。残りは{left}個。",
    ),
    "counters_removed_other": Text(
        "{n} counter{s} removed from {name}: {left} left.",
        "{name}からカウンターが{n}個取り除かれる。残りは{left}個。",
    ),
    "no_counters_there": Text(
        "{name} has no such counter: nothing is removed.",
        "{name}にそのカウンターはない。何も取り除かれない。",
    ),
    "last_time_counter": Text(
        "The last time counter is gone from {name}: the last-counter ability triggers.",
        "{name}の最後の時間カウンターがなくなった。最後の能力が誘発する。",
    ),
    "gains_keyword": Text("{name} gains {word}.", "{name}は{word}を得る。"),
    "turned_up": Text("{name} is turned face up.", "{name}が表向きになる。"),
    "foretold": Text("{who} foretells {name}.", "{who}は{name}を予顕する。"),
    "suspended": Text("{who} exiles {name} from hand.", "{who}は手札から{name}を追放する。"),
    "gains_suspend": Text("{name} gains suspend.", "{name}は待機を得る。"),
    "stays_in_exile": Text(
        "{name} is not played. It stays in exile, without counters, no longer suspended.",
        "{name}はプレイされない。カウンターのないまま追放領域に残り、もう待機状態ではない。",
    ),
    "suspend_haste": Text(
        "{name} has haste until its controller loses control of it.",
        "{name}は、コントローラーがそのコントロールを失うまで速攻を持つ。",
    ),
}

"""Why an action cannot even begin (601.3, 602.5, 305, 702.62)."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

_YOUR_TURN = Text("Wait for your own turn.", "自分のターンを待ってください。")
_MAIN = Text("Wait for a main phase.", "メイン・フェイズを待ってください。")
_EMPTY = Text("Let the stack become empty first.", "先にスタックが空になるのを待ってください。")
_COULD_CAST = Text(
    "You may suspend a card only when you could begin to cast it.",
    "待機させられるのは、そのカードを唱え始められるときだけです。",
)

REFUSALS: dict[str, tuple[Text, Text]] = {
    # timing
    "not_your_turn": (
        Text(
            "{name}: this is possible only in your own turn.",
            "{name}：これは自分のターンにしかできません。",
        ),
        _YOUR_TURN,
    ),
    "not_main_phase": (
        Text(
            "{name}: this is possible only in a main phase.",
            "{name}：これはメイン・フェイズにしかできません。",
        ),
        _MAIN,
    ),
    "not_upkeep": (
        Text(
            "{name}: this is possible only in your own upkeep.",
            "{name}：これは自分のアップキープにしかできません。",
        ),
        Text("Wait for your upkeep.", "自分のアップキープを待ってください。"),
    ),
    "not_before_end": (
        Text(
            "{name}: this is possible only in your own turn before the end step.",
            "{name}：これは自分のターンの、終了ステップより前にしかできません。",
        ),
        _YOUR_TURN,
    ),
    "stack_not_empty": (
        Text("{name}: the stack is not empty.", "{name}：スタックが空ではありません。"),
        _EMPTY,
    ),
    "no_priority_now": (
        Text(
            "Nobody has priority in the middle of this. Nothing can be done in between.",
            "この途中では誰も優先権を持っていません。割り込むことはできません。",
        ),
        Text(
            "Finish it first; then players get priority and may respond.",
            "まずこれを終えてください。その後、優先権を得たプレイヤーが対応できます。",
        ),
    ),
    "game_over": (
        Text("The game is over.", "ゲームは終わっています。"),
        Text("Go back a step.", "手順を戻してください。"),
    ),
    "not_an_option": (
        Text("This is not what is asked now.", "いま求められているのはそれではありません。"),
        Text("Choose one of the options shown.", "示された選択肢から選んでください。"),
    ),
    # beginning to activate
    "ability_zone": (
        Text(
            "This ability of {name} does not work in that zone.",
            "{name}のこの能力は、その領域では機能しません。",
        ),
        Text("It works only in the zone that it names.", "能力が指定する領域でだけ機能します。"),
    ),
    "no_such_ability": (
        Text("{name} has no such activated ability.", "{name}にそのような起動型能力はありません。"),
        Text("Choose one that it has.", "持っている能力から選んでください。"),
    ),
    "not_controller": (
        Text(
            "{owner} controls {name}; only its controller may activate this ability.",
            "{name}をコントロールしているのは{owner}です。起動できるのはそのコントローラーだけです。",
        ),
        Text("Gain control of it first.", "先にそのコントロールを得てください。"),
    ),
    "opponents_activate": (
        Text(
            "Only an opponent of {name}'s controller may activate this ability.",
            "この能力を起動できるのは、{name}のコントローラーの対戦相手だけです。",
        ),
        Text("An opponent can activate it.", "対戦相手なら起動できます。"),
    ),
    "exhausted": (
        Text(
            "This ability of {name} has been activated once, and once is all.",
            "{name}のこの能力はすでに1回起動されました。起動できるのは1回だけです。",
        ),
        Text("Only a new object has it afresh.", "新しいオブジェクトになれば、また使えます。"),
    ),
    "only_mana_abilities": (
        Text(
            "{name}: only mana abilities may be activated while a cost is being paid for.",
            "{name}：支払いの途中で起動できるのはマナ能力だけです。",
        ),
        Text("Wait until you have priority.", "優先権を得るまで待ってください。"),
    ),
    "epic_ban": (
        Text(
            "After your epic spell you can cast no more spells: not {name} either.",
            "歴伝を持つ呪文が解決された後は呪文を唱えられません。{name}も唱えられません。",
        ),
        Text("Nothing in this game will change that.", "このゲームの間、これは変わりません。"),
    ),
    "suspend_epic_ban": (
        Text(
            "After your epic spell you could not begin to cast {name}, so it can't be suspended.",
            "歴伝を持つ呪文が解決された後なので{name}を唱え始められず、待機させることもできません。",
        ),
        Text("Nothing in this game will change that.", "このゲームの間、これは変わりません。"),
    ),
    "no_plane_die": (
        Text(
            "You may roll the planar die in your main phase with an empty stack, here once a turn.",
            "プレイナー・ダイスを振れるのは、自分のメイン・フェイズでスタックが空のとき、"
            "ここでは毎ターン1回だけです。",
        ),
        Text("Wait for your next turn.", "次の自分のターンを待ってください。"),
    ),
    "gates_land": (
        Text("{name} is a land; only nonland cards fit.", "{name}は土地なので選べません。"),
        Text("Choose a nonland card.", "土地でないカードを選んでください。"),
    ),
    "gates_late": (
        Text(
            "{name}: the Gates open only when you could cast a sorcery.",
            "{name}：鉤爪の門を使えるのは、ソーサリーを唱えられるときだけです。",
        ),
        Text(
            "Wait for your main phase with an empty stack.",
            "自分のメイン・フェイズでスタックが空になるのを待ってください。",
        ),
    ),
    "unless_suspended": (
        Text(
            "{name} is not suspended: only while it is can this ability be activated.",
            "{name}は待機状態ではありません。この能力は待機状態の間しか起動できません。",
        ),
        Text("Suspend {name} first.", "先に{name}を待機状態にしてください。"),
    ),
    "unless_three artifacts": (
        Text(
            "{name}'s controller does not control three artifacts: without them this ability "
            "cannot be activated.",
            "{name}のコントローラーはアーティファクトを3つコントロールしていません。"
            "それがなければこの能力は起動できません。",
        ),
        Text("Get a third artifact first.", "先に3つ目のアーティファクトを出してください。"),
    ),
    "activation_locked": (
        Text(
            "An effect forbids activating abilities of {name} this turn.",
            "効果により、このターン{name}の能力は起動できません。",
        ),
        Text("Wait until the turn ends.", "ターンが終わるまで待ってください。"),
    ),
    "activation_banned": (
        Text(
            "{by} forbids activating this ability of {name}.",
            "{by}により、{name}のこの能力は起動できません。",
        ),
        Text("Get rid of {by} first.", "先に{by}を取り除いてください。"),
    ),
    "split_second": (
        Text(
            "{by} has split second: while it is on the stack, only mana abilities may be activated "
            "and nothing may be cast.",
            "{by}は刹那を持ちます。これがスタックにある間は、呪文を唱えられず、マナ能力しか起動できません。",
        ),
        Text("Let {by} resolve first.", "先に{by}を解決させてください。"),
    ),
    "instant_timing": (
        Text(
            "{name}: this mana ability may be activated only at a time you could cast an instant, "
            "and you have no priority now.",
            "{name}：このマナ能力はインスタントを唱えられるときにしか起動できず、いまあなたに優先権はありません。",
        ),
        Text(
            "Activate it earlier, while you have priority.",
            "優先権があるうちに、先に起動しておいてください。",
        ),
    ),
    "sorcery_timing": (
        Text(
            "{name}: this mana ability may be activated only at a time you could cast a sorcery, "
            "and you have no priority now.",
            "{name}：このマナ能力はソーサリーを唱えられるときにしか起動できず、いまあなたに優先権はありません。",
        ),
        Text(
            "Activate it earlier, while you have priority and the stack is empty.",
            "優先権がありスタックが空のうちに、先に起動しておいてください。",
        ),
    ),
    "loyalty_used": (
        Text(
            "A loyalty ability of {name} has been activated this turn.",
            "{name}の忠誠度能力は、このターンすでに起動されています。",
        ),
        Text("Wait for your next turn.", "次の自分のターンを待ってください。"),
    ),
    "limit_used": (
        Text(
            "This ability of {name} has been used as often as it may be this turn.",
            "{name}のこの能力は、このターンに使える回数をもう使い切っています。",
        ),
        Text("Wait for the next turn.", "次のターンを待ってください。"),
    ),
    "summoning_sick": (
        Text(
            "{name} has not been under your control since your most recent turn began, "
            "and the cost has a tap or untap symbol.",
            "{name}は自分の直近のターンの開始時から続けてコントロールしているわけではなく、コストにタップか"
            "アンタップのシンボルがあります。",
        ),
        Text(
            "Wait for your next turn, or give it haste.",
            "次の自分のターンを待つか、速攻を与えてください。",
        ),
    ),
    "already_activating": (
        Text(
            "This mana ability of {name} is being activated already.",
            "{name}のこのマナ能力は、すでに起動の途中です。",
        ),
        Text("Let it resolve first.", "先にそれを解決してください。"),
    ),
    # beginning to cast, playing lands
    "land_not_cast": (
        Text(
            "{name} is a land: it is played, not cast.",
            "{name}は土地です。唱えるのではなくプレイします。",
        ),
        Text("Play it as a land.", "土地としてプレイしてください。"),
    ),
    "casting_banned": (
        Text("{by} forbids casting {name}.", "{by}により、{name}は唱えられません。"),
        Text("Get rid of {by} first.", "先に{by}を取り除いてください。"),
    ),
    "not_in_your_hand": (
        Text("{name} is not in your hand.", "{name}はあなたの手札にありません。"),
        Text(
            "You need a rule or effect that lets you cast it from there.",
            "そこから唱えることを許すルールか効果が要ります。",
        ),
    ),
    "no_land": (
        Text("{name} is not a land.", "{name}は土地ではありません。"),
        Text("Cast it instead.", "プレイするのではなく唱えてください。"),
    ),
    "no_land_play_left": (
        Text(
            "You have played a land this turn already.",
            "このターンはすでに土地をプレイしています。",
        ),
        Text("Wait for your next turn.", "次の自分のターンを待ってください。"),
    ),
    # suspend
    "no_suspend": (
        Text("{name} does not have suspend.", "{name}は待機を持っていません。"),
        Text("Suspend a card that has it.", "待機を持つカードを選んでください。"),
    ),
    "not_face_down": (
        Text(
            "{name} is not a permanent that is face down.",
            "{name}は裏向きのパーマネントではありません。",
        ),
        Text(
            "Only one that is face down can be turned up.",
            "表向きにできるのは裏向きのものだけです。",
        ),
    ),
    "foretell_from_hand": (
        Text(
            "{name} can be foretold only from your own hand, in your own turn.",
            "{name}を予顕できるのは、自分のターンに自分の手札からだけです。",
        ),
        _YOUR_TURN,
    ),
    "suspend_from_hand": (
        Text(
            "{name} can be suspended only from your own hand.",
            "{name}を待機させられるのは自分の手札からだけです。",
        ),
        Text("It has to be in your hand.", "手札にある必要があります。"),
    ),
    "suspend_not_your_turn": (
        Text(
            "{name} could not be cast now, since it is not your turn; so it cannot be suspended.",
            "あなたのターンではないので{name}は唱えられません。したがって待機させることもできません。",
        ),
        Text(
            "Wait for your own main phase with an empty stack.",
            "自分のメイン・フェイズで、スタックが空のときを待ってください。",
        ),
    ),
    "suspend_not_main_phase": (
        Text(
            "{name} could not be cast now, outside a main phase; so it cannot be suspended.",
            "メイン・フェイズではないので{name}は唱えられません。したがって待機させることもできません。",
        ),
        _MAIN,
    ),
    "suspend_stack_not_empty": (
        Text(
            "{name} could not be cast now, with something on the stack; so it cannot be suspended.",
            "スタックに何かあるので{name}は唱えられません。したがって待機させることもできません。",
        ),
        _EMPTY,
    ),
    "suspend_casting_banned": (
        Text(
            "{by} forbids casting {name}, and with that suspending it.",
            "{by}により{name}は唱えられません。したがって待機させることもできません。",
        ),
        Text("Get rid of {by} first.", "先に{by}を取り除いてください。"),
    ),
    "suspend_split_second": (
        Text(
            "{by} has split second: {name} could not be cast, so it cannot be suspended either.",
            "{by}は刹那を持ちます。{name}は唱えられないので、待機させることもできません。",
        ),
        Text("Let {by} resolve first.", "先に{by}を解決させてください。"),
    ),
    "suspend_land_not_cast": (
        Text("{name} is a land and cannot be cast.", "{name}は土地であり、唱えられません。"),
        _COULD_CAST,
    ),
    "no_second_alternative": (
        Text(
            "{name} is cast without paying its mana cost, which is an alternative cost. Casting it "
            "face down would be a second one.",
            "{name}はマナ・コストを支払わずに唱えることになります。これは代替コストであり、裏向きに"
            "唱えるための代替コストを重ねることはできません。",
        ),
        Text("Cast it face up, or not at all.", "表向きに唱えるか、唱えないでおいてください。"),
    ),
    "must_play": (
        Text(
            "Under this edition {name} must be played if able; declining came in 2024.",
            "この版では、可能なら{name}をプレイしなければなりません。断れるようになったのは2024年からです。",
        ),
        Text("Play it, or look at a newer edition.", "プレイするか、新しい版で見てみてください。"),
    ),
}

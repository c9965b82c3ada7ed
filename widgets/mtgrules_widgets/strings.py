"""The words of the controls and of the table, in both languages."""

from __future__ import annotations

from mtgrules.model.zones import Step
from mtgrules.rulebook.text import Text

# Controls ---------------------------------------------------------------------------

NEXT = Text("Next ▶", "進む ▶")
BACK = Text("◀ Back", "◀ 戻る")
NEXT_CHOICE = Text("▶▶ Next choice", "▶▶ 次の選択")
PREVIOUS_CHOICE = Text("◀◀ Previous choice", "◀◀ 前の選択")
PASS_ON = Text("Pass until something happens", "何か起こるまでパス")
START_OVER = Text("Start over", "最初から")
SURE = Text(
    "Start over? Every branch of this game is forgotten.",
    "最初からやり直しますか？ この対戦の分岐はすべて消えます。",
)
YES_START_OVER = Text("Yes, start over", "はい、やり直す")
NO_STAY = Text("No, stay here", "いいえ、続ける")
STARTED_OVER = Text("Started over: this is the first position.", "最初の局面に戻りました。")
EVERY_STEP = Text("Stop at every step", "手順ごとに止まる")
RULES_OF = Text("Rules of", "ルールの版")
LARGER = Text("A+", "文字＋")
SMALLER = Text("A−", "文字−")
DIAGRAM_OPEN = Text("Show the diagram", "図を表示")
DIAGRAM_CLOSE = Text("Hide the diagram", "図を隠す")
PREDICT = Text("Hide what happens", "起きたことを隠す")
PREDICT_OFF = Text("Hide nothing", "隠すのをやめる")
TIP_PREDICT = Text(
    "For predicting: what happened, and the rules against what is not possible, stay hidden at "
    "every step until you press “Reveal”",
    "予想しながら進むための設定。起きたことと、できない理由のルールを、手順ごとに「答えを見る」を"
    "押すまで隠す",
)
REVEAL = Text("Reveal", "答えを見る")
TIP_REVEAL = Text("Show what happened, and the rules", "起きたことと、ルールを見る")
PREDICT_FIRST = Text(
    "Hidden: say first what you think happened.",
    "隠しています。何が起きたか、先に予想してください。",
)
MORE = Text("More …", "ほかの選択肢 …")
BRANCHES = Text("Branches:", "分岐：")

TIP_NEXT = Text("One step forward", "1つ先の手順へ")
TIP_BACK = Text("One step back; nothing is lost", "1つ前の手順へ（何も失われない）")
TIP_NEXT_CHOICE = Text("Forward to the next open choice", "次に選ぶところまで進む")
TIP_PREVIOUS_CHOICE = Text("Back to the choice before this", "1つ前に選んだところまで戻る")
TIP_PASS_ON = Text(
    "Every player passes until something is put on the stack or resolves, damage is dealt, a life "
    "total or a counter changes, a card comes or goes, another choice comes up, or your next "
    "main phase begins",
    "何かがスタックに置かれるか解決される、ダメージが与えられる、ライフやカウンターが変わる、"
    "カードが移動する、パス以外の選択が生じる、あなたの次のメイン・フェイズになる、のどれかまで、"
    "全員がパスを続ける",
)
TIP_START_OVER = Text("Back to the first position; asks first", "最初の局面へ（確認あり）")
TIP_BRANCH = Text("Look at the end of this branch", "この分岐の終わりを見る")
TIP_LANGUAGE = Text("日本語に切り替える", "Switch to English")
TIP_LARGER = Text("Larger or smaller letters, for a classroom", "教室向けに文字の大きさを変える")
SAY_EDITION = Text("Rules of {edition}. ", "ルールの版：{edition}。")
SAY_BRANCH = Text("Branch {letter}: {name}. ", "分岐{letter}：{name}。")
TABLE = Text("Game table", "対戦の盤面")
STEP_OF_PLAYER = Text("{who}'s {step}", "{who}の{step}")
PLACE = Text("Step {n} of {of}", "手順 {n}／{of}")
PLACE_NAME = Text("Place in the game", "対戦の中の位置")

# The open choice --------------------------------------------------------------------

GOES_ON = Text(
    "Nothing to choose here: the rules go on by themselves.",
    "ここで選ぶことはありません。ルールに従って先へ進みます。",
)
PRESS_NEXT = Text("Press “Next ▶”.", "「進む ▶」を押してください。")
NOT_NOW = Text("Not possible now — try one to see why", "いまはできないこと（押すと理由がわかる）")
REFUSED = Text("Not possible: {name}", "できません：{name}")
WOULD_WORK = Text("What would work:", "どうすればよいか：")
CHOOSE_HERE = Text(
    "There is nothing further yet: a choice is open. Choose one of the options.",
    "この先はまだありません。選択肢から1つ選ぶと先へ進みます。",
)
THE_START = Text("This is the start.", "ここが最初の局面です。")
BRANCH_TAKEN = Text("You have chosen this before.", "これは前に選んだことがあります。")
GAME_OVER = Text(
    "The game is over. You can go back.", "ゲームは終わりました。前に戻ることはできます。"
)
DONE = Text("✓ done", "✓ 済み")

# What happened ----------------------------------------------------------------------

JUST_NOW = Text("What just happened", "いま起きたこと")
EARLIER = Text("Since the last choice: {n} more", "前の選択から：ほかに{n}件")
RULE_SAYS = Text("What does rule {rule} say?", "ルール{rule}の内容は？")
RULE_LINK = Text(
    "Rule {rule}; opens the official rules page", "ルール{rule}。公式のルールのページを開く"
)
OFFICIAL = Text("official rules page", "公式のルールのページ")
TOTAL_COST = Text("The total cost", "総コスト")
TOTAL = Text("to pay", "支払う合計")
LEFT_TO_PAY = Text("still to pay", "残り")

# The chips --------------------------------------------------------------------------

STEP_OF = {
    "a": Text("announce", "宣言"),
    "b": Text("modes, X", "モード・X"),
    "c": Text("targets", "対象"),
    "d": Text("division", "割り振り"),
    "e": Text("legal?", "適正か"),
    "f": Text("total cost", "総コスト"),
    "g": Text("mana", "マナ能力"),
    "h": Text("pay", "支払い"),
    "i": Text("done", "完了"),
    ".": Text("ready", "完了"),
}
BEGIN = Text("begin", "開始")
SKIPPED = {
    "no_choices": Text("nothing to choose", "選ぶものなし"),
    "no_targets": Text("no targets", "対象なし"),
    "no_division": Text("nothing to divide", "割り振りなし"),
    "no_mana_needed": Text("no mana needed", "マナ不要"),
    "nothing_to_pay": Text("nothing to pay", "支払いなし"),
}
SKIPPED_OTHERWISE = Text("nothing to do", "することなし")
STATES = {
    "done": Text("done", "済み"),
    "now": Text("now", "いま"),
    "skip": Text("skipped", "省略"),
    "todo": Text("to come", "これから"),
    "failed": Text("fails here", "ここで失敗"),
}
KIND = {
    "spell": Text("Casting {name}", "{name}を唱える"),
    "ability": Text("Activating an ability of {name}", "{name}の能力を起動する"),
    "mana": Text("Mana ability of {name}", "{name}のマナ能力"),
    "trigger": Text("Putting {name}'s trigger on the stack", "{name}の誘発型能力をスタックに置く"),
    "special": Text("Suspending {name}", "{name}を待機させる"),
}
REVERSING = Text("Reversed: {name}", "巻き戻し：{name}")
RESOLVING = Text("Resolving {name}", "{name}を解決中")
PRIORITY = Text("{who} has priority", "{who}に優先権がある")
TURN_GOES_ON = Text("The turn goes on", "ターンが進む")
STEPS_NAME = Text("Steps of the procedure", "手続きの手順")
TURN_NAME = Text("The turn", "ターンの流れ")
TURN = Text("Turn {n} · {who}", "ターン{n}・{who}")

PHASES: tuple[tuple[Text, tuple[Step, ...]], ...] = (
    (Text("untap", "アンタップ"), (Step.UNTAP,)),
    (Text("upkeep", "アップキープ"), (Step.UPKEEP,)),
    (Text("draw", "ドロー"), (Step.DRAW,)),
    (Text("main", "メイン"), (Step.MAIN1,)),
    (
        Text("combat", "戦闘"),
        (Step.BEGIN_COMBAT, Step.ATTACKERS, Step.BLOCKERS, Step.DAMAGE, Step.END_COMBAT),
    ),
    (Text("main 2", "メイン2"), (Step.MAIN2,)),
    (Text("end", "終了"), (Step.END,)),
    (Text("cleanup", "クリンナップ"), (Step.CLEANUP,)),
)
COMBAT_STEPS = {
    Step.BEGIN_COMBAT: Text("beginning", "開始"),
    Step.ATTACKERS: Text("attackers", "攻撃指定"),
    Step.BLOCKERS: Text("blockers", "ブロック指定"),
    Step.DAMAGE: Text("damage", "ダメージ"),
    Step.END_COMBAT: Text("end", "終了"),
}

# The table --------------------------------------------------------------------------

YOU = Text("you", "あなた")
OPPONENT = Text("opponent", "対戦相手")
LIFE = Text("life", "ライフ")
HAND = Text("hand", "手札")
LIBRARY = Text("library", "ライブラリー")
GRAVEYARD = Text("graveyard", "墓地")
EXILE = Text("exile", "追放")
COMMAND = Text("command zone", "統率領域")
POOL = Text("mana pool", "マナ・プール")
BATTLEFIELD = Text("battlefield", "戦場")
ACTIVE = Text("their turn", "ターン中")
TAPPED = Text("tapped", "タップ")
SUSPENDED = Text("suspended", "待機状態")
NOT_SUSPENDED = Text("not suspended", "待機状態でない")
COUNTER_KINDS = {
    "time": Text("time", "時間"),
    "loyalty": Text("loyalty", "忠誠"),
    "charge": Text("charge", "蓄積"),
}
SINCE_YOURS = Text("yours since your turn began", "ターン開始時から")
SINCE_THEIRS = Text("theirs since their turn began", "ターン開始時から")
CAME = Text("came this turn", "このターンに来た")
DAMAGE = Text("damage {n}", "ダメージ{n}")
ATTACKING = Text("attacks {name}", "{name}を攻撃中")
BLOCKING = Text("blocks {name}", "{name}をブロック中")
BLOCKED = Text("blocked", "ブロックされた")
OWNER = Text("owner: {name}", "オーナー：{name}")
ON = Text("on {name}", "{name}についている")
NAMED = Text("names {name}", "指定：{name}")
HAS = Text("has {name}", "{name}を得ている")
CHANGED = Text("changed", "変化")
CAN_CHOOSE = Text("can be chosen", "選べる")
TARGETED = Text("target", "対象")
NOT_MODELLED = Text("Not modelled:", "未対応：")

# The stack --------------------------------------------------------------------------

STACK = Text("The stack", "スタック")
TOP_FIRST = Text("top first", "上から順")
STACK_EMPTY = Text("empty", "空")
BESIDE = Text("Beside the stack", "スタックの外")
BESIDE_WHY = Text("never on the stack", "スタックを使わない")
WAITING = Text("Triggered, not on the stack yet", "誘発済み・まだスタックにない")
ABILITY_OF = Text("Ability of {name}", "{name}の能力")
TRIGGER_OF = Text("Triggered ability of {name}", "{name}の誘発型能力")
MANA_ABILITY_OF = Text("Mana ability of {name}", "{name}のマナ能力")
SPECIAL_OF = Text("Special action: suspend {name}", "特別な処理：{name}の待機")
SPELL = Text("spell", "呪文")
CONTROLLED_BY = Text("controlled by {name}", "コントローラー：{name}")
TARGETS = Text("targets:", "対象：")
BEING_CHOSEN = Text("being chosen", "選択中")
X_IS = Text("X is {n}", "X＝{n}")
NEXT_TO_RESOLVE = Text("resolves first", "最初に解決")
GONE = Text("no longer there", "もうない")

# Without a kernel -------------------------------------------------------------------

STATIC = Text(
    "This is a picture of one moment. To go on from here, open it in JupyterLab and choose "
    "Run → Run All Cells in the menu.",
    "これは一場面の静止表示です。先へ進めるには、JupyterLabで開き、メニューの"
    "「実行 → すべてのセルを実行」（英語のメニューでは「Run → Run All Cells」）を選んでください。",
)
EXPECTED = Text(
    "A Stepper is made from a game, a trace, a state, a position or its TOML text, "
    "not from {what}.",
    "Stepperは、ゲーム、トレース、局面、またはそのTOMLテキストから作ります。{what}からは作れません。",
)

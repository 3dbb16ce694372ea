import type { enHelp } from './enHelp.ts';
import type { Wording } from './messages.ts';

/** Japanese, help and rules. */
export const jaHelp: Readonly<Record<keyof typeof enHelp, Wording>> = {
  'help.keys': 'キー操作',
  'help.key.move': 'マスを移動する',
  'help.key.edge': '盤の端へ移動する',
  'help.key.place': '石を打つ',
  'help.key.undo': '一手戻す',
  'help.key.redo': '一手進める',
  'help.key.newGame': '新しい対局',
  'help.key.marks': '打てる場所の表示を切り替える',
  'help.key.hint': '最善手を表示',
  'help.key.values': '評価値の表示・非表示',
  'help.key.camera': '次の視点',
  'help.key.resetCamera': '視点を戻す',
  'help.key.sound': '音を切り替える',
  'help.key.pause': '一時停止（AI同士）',
  'help.key.step': '停止中に一手進める',
  'help.key.help': 'このヘルプ',
  'help.key.close': 'メッセージや画面を閉じる',
  'help.view': '視点の動かし方',
  'help.view.mouse': 'マウス：右ボタンか中ボタンでドラッグ、ホイールで拡大・縮小。',
  'help.view.touch': 'タッチ：二本指でドラッグ、ピンチで拡大・縮小。',
  'help.learn': 'はじめての方へ',
  'help.tour': 'ガイドで学ぶ',
  'help.rules': 'ルールを読む',

  'rules.title': 'ルール',
  'rules.aim.title': '目的',
  'rules.aim.text': '対局が終わったとき、盤上の自分の色の石が相手より多ければ勝ちです。',
  'rules.flip.title': '打ち方',
  'rules.flip.text':
    '打つ石と自分の別の石で、相手の石を一直線にはさみます。はさまれた石はすべて自分の色に返ります。',
  'rules.lines.title': 'はさんだ列はすべて返る',
  'rules.lines.text': '縦・横・斜めのどれでもはさめます。一手で何列はさんでも、すべて返ります。',
  'rules.pass.title': '打てなければパス',
  'rules.pass.text':
    '一手で必ず一個以上返します。打てる場所がなければパスとなり、相手が続けて打ちます。打てるときはパスできません。',
  'rules.end.title': '終局',
  'rules.end.text':
    'どちらも打てなくなれば終わりです。多くは盤が埋まったときです。空きマスが残れば、公式スコアでは勝者のものと数えます。',
  'rules.diagram.start': '開始局面：中央に四個、黒番',
  'rules.diagram.flip': '黒が横一列で白二個をはさむ',
  'rules.diagram.lines': '黒一個で縦・横・斜めを同時にはさむ',
  'rules.diagram.pass': '白はどこに打っても返せない',
  'rules.diagram.end': '盤が埋まり、黒が多い',
};

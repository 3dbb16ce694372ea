import type { enTeaching } from './enTeaching.ts';
import type { Wording } from './messages.ts';

/** Japanese, what is taught. */
export const jaTeaching: Readonly<Record<keyof typeof enTeaching, Wording>> = {
  'tour.title': 'ガイド',
  'tour.offer': 'リバーシははじめて？　盤の上で、六つの小さなステップで覚えられます。',
  'tour.start': '始める',
  'tour.dismiss': 'あとで',
  'tour.progress': 'ステップ {step}／{total}',
  'tour.next': '次へ',
  'tour.finish': '終了',
  'tour.again': 'もう一度',
  'tour.skip': 'ガイドをやめる',

  'lesson.flip.title': 'はさんで返す',
  'lesson.flip.task': 'あなたは黒です。白い石が黒二個にはさまれるように打ってみましょう。',
  'lesson.flip.done': 'はさまれた石が黒に返りました。一手で必ず一個以上返します。',
  'lesson.flip.wrong': 'そこでは返せません。印のあるマスを探しましょう。',
  'lesson.lines.title': '一度に何列も',
  'lesson.lines.task': '一手で何列もはさめます。いちばん多く返せる手を見つけましょう。',
  'lesson.lines.done': '縦・横・斜め、はさんだ列がすべて返りました。',
  'lesson.lines.wrong': '打てますが、もっと多くの列をはさめるマスがあります。もう一度。',
  'lesson.pass.title': 'パス',
  'lesson.pass.task': '一手打ってみましょう。白は打てなくなります。',
  'lesson.pass.done': '白は返せる石がなくパスしました。もう一度あなたの番です。',
  'lesson.pass.wrong': 'その手では白がまだ打てます。もう一度。',
  'lesson.end.title': '終局',
  'lesson.end.task': '空きマスはあと一つ。埋めて、石を数えましょう。',
  'lesson.end.done': 'もう誰も打てません。石の多いほうが勝ちです。',
  'lesson.end.wrong': '打てるのは残った空きマスだけです。',
  'lesson.corner.title': '隅は安全',
  'lesson.corner.task': '隅の石は決して返されません。隅を取りましょう。',
  'lesson.corner.done': '隅は裏に回られません。この石は最後まであなたのものです。',
  'lesson.corner.wrong': 'まだです。隅そのものに打ちましょう。',
  'lesson.mobility.title': '相手の手を減らす',
  'lesson.mobility.task':
    '強い人は相手の選択肢を減らします。白の打てる場所が最も少なくなる手を見つけましょう。',
  'lesson.mobility.done': '白はほとんど選べません。序盤は石が少ないほうが有利なこともあります。',
  'lesson.mobility.wrong': 'その手では白の選択肢が多く残ります。もう一度。',
};

import type { enRecord } from './enRecord.ts';
import type { Wording } from './messages.ts';

/** Japanese, the record. */
export const jaRecord: Readonly<Record<keyof typeof enRecord, Wording>> = {
  'record.title': '棋譜',
  'record.show': '棋譜を表示',
  'record.moves': '手順',
  'record.empty': 'まだ石が打たれていません。手順はここに並びます。',
  'record.start': '開始局面',
  'record.first': '最初へ',
  'record.previous': '一手前へ',
  'record.next': '一手先へ',
  'record.last': '最後の手へ',
  'record.play': '自動再生',
  'record.halt': '再生を止める',
  'record.slider': '対局の位置',
  'record.place': '{total}手中 {plies}手目',
  'record.now': '現在の局面へ戻る',
  'record.arrived': '新しい手 {count}',
  'record.passes.black': '黒パス',
  'record.passes.white': '白パス',
  'record.move.black': '{plies}手目、黒 {square}、{black}対{white}',
  'record.move.white': '{plies}手目、白 {square}、{black}対{white}',
  'record.branch': '別の手 {square}',
  'record.branchLabel': '変化：{plies}手目 {square}',
  'record.versus': '{black} 対 {white}',
  'record.open': '開く',
  'record.share': '共有',
  'record.setUp': '局面作成',
  'record.return': '自分の対局に戻る',

  'said.place.black': '{plies}手目、黒 {square}。',
  'said.place.white': '{plies}手目、白 {square}。',
  'said.place.start': '開始局面。',
  'said.place.discs': '黒{black}、白{white}。',

  'notice.game-aside': '棋譜を開きました。途中の対局は残してあります',
  'notice.game-shelved': '離れた対局はライブラリに保存しました',
  'notice.link-broken': 'リンクが壊れているため、新しい対局を始めます',

  'help.key.travel': '手順を前後にたどる',
  'help.key.ends': '最初・最後の手へ（盤の外で）',
  'help.key.record': '棋譜の表示・非表示',
};

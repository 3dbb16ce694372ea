import type { enRecord } from './enRecord.ts';
import type { Wording } from './messages.ts';

/** Simplified Chinese, the record. */
export const zhCNRecord: Readonly<Record<keyof typeof enRecord, Wording>> = {
  'record.title': '棋谱',
  'record.show': '显示棋谱',
  'record.moves': '着手',
  'record.empty': '还没有落子。着手会列在这里。',
  'record.start': '起始局面',
  'record.first': '回到起始局面',
  'record.previous': '后退一手',
  'record.next': '前进一手',
  'record.last': '到最后一手',
  'record.play': '自动播放',
  'record.halt': '停止播放',
  'record.slider': '棋局进度',
  'record.place': '第 {plies} 手，共 {total} 手',
  'record.now': '回到当前局面',
  'record.arrived': '{count} 手新棋',
  'record.passes.black': '黑方跳过',
  'record.passes.white': '白方跳过',
  'record.move.black': '第 {plies} 手，黑 {square}，{black} 比 {white}',
  'record.move.white': '第 {plies} 手，白 {square}，{black} 比 {white}',
  'record.branch': '或 {square}',
  'record.branchLabel': '变化：第 {plies} 手 {square}',
  'record.versus': '{black} 对 {white}',
  'record.open': '打开',
  'record.share': '分享',
  'record.setUp': '摆局面',
  'record.return': '回到你的对局',

  'said.place.black': '第 {plies} 手，黑 {square}。',
  'said.place.white': '第 {plies} 手，白 {square}。',
  'said.place.start': '起始局面。',
  'said.place.discs': '黑 {black}，白 {white}。',

  'notice.game-aside': '棋谱已打开，你正在下的对局已保留',
  'notice.game-shelved': '离开的对局已存入棋谱库',
  'notice.link-broken': '链接已损坏，改为开始新对局',

  'help.key.travel': '前后浏览棋局',
  'help.key.ends': '到开头或最后一手（焦点不在棋盘时）',
  'help.key.record': '显示或隐藏棋谱',
};

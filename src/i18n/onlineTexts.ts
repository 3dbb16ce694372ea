import { enOnline } from './enOnline.ts';
import { jaOnline } from './jaOnline.ts';
import { addTexts, type LateTexts } from './lateTexts.ts';
import { zhCNOnline } from './zhCNOnline.ts';

export const ONLINE_TEXTS: LateTexts = { en: enOnline, 'zh-CN': zhCNOnline, ja: jaOnline };

/** Makes the texts of online play known. */
export function addOnlineTexts(): void {
  addTexts(ONLINE_TEXTS);
}

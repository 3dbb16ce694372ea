import { enHelp } from './enHelp.ts';
import { jaHelp } from './jaHelp.ts';
import { addTexts, type LateTexts } from './lateTexts.ts';
import { zhCNHelp } from './zhCNHelp.ts';

export const HELP_TEXTS: LateTexts = { en: enHelp, 'zh-CN': zhCNHelp, ja: jaHelp };

/** Makes the texts of help and rules known. */
export function addHelpTexts(): void {
  addTexts(HELP_TEXTS);
}

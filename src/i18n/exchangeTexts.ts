import { enExchange } from './enExchange.ts';
import { jaExchange } from './jaExchange.ts';
import { addTexts, type LateTexts } from './lateTexts.ts';
import { zhCNExchange } from './zhCNExchange.ts';

export const EXCHANGE_TEXTS: LateTexts = { en: enExchange, 'zh-CN': zhCNExchange, ja: jaExchange };

/** Makes the texts of bringing games in, sharing them and setting positions up known. */
export function addExchangeTexts(): void {
  addTexts(EXCHANGE_TEXTS);
}

import { ja } from './ja.ts';
import { jaRecord } from './jaRecord.ts';
import { jaTeaching } from './jaTeaching.ts';
import type { Messages } from './messages.ts';

export const JA_TEXTS: Messages = { ...ja, ...jaRecord, ...jaTeaching };

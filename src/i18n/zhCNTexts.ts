import type { Messages } from './messages.ts';
import { zhCN } from './zhCN.ts';
import { zhCNRecord } from './zhCNRecord.ts';
import { zhCNTeaching } from './zhCNTeaching.ts';

export const ZH_CN_TEXTS: Messages = { ...zhCN, ...zhCNRecord, ...zhCNTeaching };

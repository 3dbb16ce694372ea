import type { Translate } from '../../i18n/translator.ts';
import type { RecordError } from '../../records/recordError.ts';

const BYTES_PER_MB = 1024 * 1024;

/** What is wrong with a record, where, and why, as a sentence. */
export function recordErrorText(error: RecordError, t: Translate): string {
  switch (error.code) {
    case 'illegal-ply': {
      const { ply, name, refusal, hint } = error;
      const reason = t(`import.refusal.${refusal}`) + (hint === undefined ? '' : t(`import.hint.${hint}`));
      return t('import.error.illegal-ply', { ply, name, reason });
    }
    case 'illegal-pass':
      return t('import.error.illegal-pass', { ply: error.afterPly, side: t(`side.${error.side}`) });
    case 'wrong-side':
      return t('import.error.wrong-side', {
        ply: error.ply,
        name: error.name,
        side: t(`side.${error.side}`),
      });
    case 'too-large':
      return error.most < BYTES_PER_MB
        ? t('import.error.too-long')
        : t('import.error.too-large', { size: megabytes(error.length), most: megabytes(error.most) });
    case 'mangled':
      return t(`import.error.mangled.${error.by}`);
    case 'off-board':
    case 'bad-token':
    case 'board-size':
    case 'board-symbol':
    case 'ambiguous-digits':
    case 'other-game':
    case 'unclosed-game':
    case 'bad-property':
    case 'bad-move':
    case 'truncated':
    case 'excess-bytes':
    case 'wthor-unsupported':
    case 'link-version':
      return t(`import.error.${error.code}`, placeOf(error));
    default:
      return t(`import.error.${error.code}`);
  }
}

function megabytes(bytes: number): string {
  return (bytes / BYTES_PER_MB).toFixed(1);
}

/** The plain values of an error, by their names; places in a text count from 1. */
function placeOf(error: object): Record<string, string | number> {
  const values = Object.entries(error).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  const read = Object.fromEntries(values);
  return typeof read['offset'] === 'number' ? { ...read, place: read['offset'] + 1 } : read;
}

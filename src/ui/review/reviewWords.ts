import type { Translate } from '../../i18n/translator.ts';
import type { GraphPoint } from '../../review/report.ts';

/** A result as it is spoken of: "black +4", "even". `value` is black's lead in discs. */
export function leadText(value: number, t: Translate): string {
  const discs = Math.round(Math.abs(value));
  if (discs === 0) return t('review.ahead.none');
  return t(value > 0 ? 'review.ahead.black' : 'review.ahead.white', { discs });
}

/** A value with its sign, in whole discs. */
export function signedText(value: number): string {
  const whole = Math.round(value);
  return whole === 0 ? '0' : whole > 0 ? `+${whole}` : `−${-whole}`;
}

export function discsText(discs: number, t: Translate): string {
  return t('review.discs', { count: Math.round(discs) });
}

/** What is expected after so many plies. */
export function pointText(plies: number, point: GraphPoint | undefined, t: Translate): string {
  if (point === undefined) return t('review.atUnknown', { plies });
  const result = leadText(point.value, t);
  return t(point.exact ? 'review.atExact' : 'review.at', { plies, result });
}

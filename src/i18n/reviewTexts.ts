import { enReview } from './enReview.ts';
import { jaReview } from './jaReview.ts';
import { addTexts, type LateTexts } from './lateTexts.ts';
import { zhCNReview } from './zhCNReview.ts';

export const REVIEW_TEXTS: LateTexts = { en: enReview, 'zh-CN': zhCNReview, ja: jaReview };

/** Makes the texts of review, puzzles, library and ladder known. */
export function addReviewTexts(): void {
  addTexts(REVIEW_TEXTS);
}

import type { View } from './view.ts';

/** Something is being taught on the board: a lesson, or a puzzle. */
export function isCourse({ lesson, study }: Pick<View, 'lesson' | 'study'>): boolean {
  return lesson.value !== undefined || study.puzzle.value !== undefined;
}

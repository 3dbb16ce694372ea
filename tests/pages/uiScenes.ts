import { countedOutcome } from '../../src/game/outcome.ts';
import { Position, seededPosition } from '../support/positions.ts';
import type { View } from '../../src/ui/view.ts';

/** States of the view worth looking at. */
export const SCENES = {
  start(view: View): void {
    view.open.value = true;
  },
  middle(view: View): void {
    view.position.value = seededPosition(24);
    view.open.value = true;
    view.mayUndo.value = true;
    view.running.value = true;
    view.settings.value = { ...view.settings.value, flipCounts: true };
  },
  passed(view: View): void {
    SCENES.middle(view);
    view.message.value = { kind: 'passed', side: 'white' };
  },
  notice(view: View): void {
    SCENES.middle(view);
    view.message.value = { kind: 'notice', notice: 'player-failed' };
  },
  thinking(view: View): void {
    view.position.value = seededPosition(25);
    view.thinking.value = view.position.value.mover;
    view.setup.value = {
      ...view.setup.value,
      seats: { black: { kind: 'human' }, white: { kind: 'random' } },
      clock: { minutes: 5, increment: 3 },
    };
    view.clock.value = { black: 251_000, white: 8_400, running: 'white' };
  },
  watched(view: View): void {
    SCENES.middle(view);
    view.open.value = false;
    view.setup.value = {
      ...view.setup.value,
      seats: { black: { kind: 'random' }, white: { kind: 'random' } },
    };
    view.paused.value = true;
  },
  ended(view: View): void {
    view.position.value = seededPosition(60);
    view.outcome.value = countedOutcome(view.position.value.counts);
    view.mayUndo.value = true;
    view.lookingBack.value = true;
  },
  official(view: View): void {
    SCENES.ended(view);
    const codes = new Uint8Array(64).fill(1);
    codes.fill(0, 40, 51);
    codes.fill(2, 56, 60);
    view.position.value = Position.of(8, codes, 'white');
    view.outcome.value = countedOutcome(view.position.value.counts);
  },
  offer(view: View): void {
    SCENES.start(view);
    view.offerTour.value = true;
  },
  lesson(view: View): void {
    SCENES.middle(view);
    view.lesson.value = { index: 1, total: 6, lesson: 'lines', state: 'task' };
  },
  wrong(view: View): void {
    SCENES.middle(view);
    view.lesson.value = { index: 5, total: 6, lesson: 'mobility', state: 'wrong' };
  },
  focused(view: View): void {
    SCENES.middle(view);
    view.focused.value = 19;
  },
} as const;

export type SceneName = keyof typeof SCENES;

export function isSceneName(name: string | null): name is SceneName {
  return name !== null && name in SCENES;
}

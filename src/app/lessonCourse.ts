import { Game } from '../game/game.ts';
import type { GameEvent } from '../game/gameEvent.ts';
import { DEFAULT_SETUP } from '../records/gameSetup.ts';
import type { View } from '../ui/view.ts';
import type { Course } from './course.ts';
import { LESSONS } from './lessons.ts';
import type { Session } from './session.ts';

export const TWO_HUMANS = {
  ...DEFAULT_SETUP,
  seats: { black: { kind: 'human' }, white: { kind: 'human' } },
} as const;

/** The guided tour: the lessons, one after the other. */
export class LessonCourse implements Course {
  readonly #session: Pick<Session, 'saved' | 'restore'>;
  readonly #view: Pick<View, 'lesson'>;
  #index = 0;

  constructor(session: Pick<Session, 'saved' | 'restore'>, view: Pick<View, 'lesson'>) {
    this.#session = session;
    this.#view = view;
  }

  /** Only the one disc that the lesson asks for. */
  get takesDiscs(): boolean {
    return this.#session.saved.game.cursor === 0;
  }

  begin(): void {
    this.#put(0);
  }

  next(): boolean {
    if (this.#index + 1 >= LESSONS.length) return false;
    this.#put(this.#index + 1);
    return true;
  }

  repeat(): void {
    this.#put(this.#index);
  }

  shown(event: GameEvent): void {
    const lesson = LESSONS[this.#index];
    if (event.kind !== 'played' || event.game.cursor !== 1 || !lesson) return;
    this.#tell(lesson.isDone(event.step) ? 'done' : 'wrong');
  }

  refused(): void {
    if (this.#view.lesson.value?.state === 'task') this.#tell('wrong');
  }

  leave(): void {
    this.#view.lesson.value = undefined;
  }

  #put(index: number): void {
    const lesson = LESSONS[index];
    if (!lesson) return;
    this.#index = index;
    this.#session.restore({ setup: TWO_HUMANS, game: Game.start(lesson.position), time: undefined });
    this.#tell('task');
  }

  #tell(state: 'task' | 'done' | 'wrong'): void {
    const lesson = LESSONS[this.#index];
    if (!lesson) return;
    this.#view.lesson.value = { index: this.#index, total: LESSONS.length, lesson: lesson.id, state };
  }
}

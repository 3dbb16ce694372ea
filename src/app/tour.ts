import { Game } from '../game/game.ts';
import type { GameEvent } from '../game/gameEvent.ts';
import { DEFAULT_SETUP } from '../records/gameSetup.ts';
import type { View } from '../ui/view.ts';
import { LESSONS } from './lessons.ts';
import type { SavedSession } from './savedSession.ts';
import type { Session } from './session.ts';

const TWO_HUMANS = {
  ...DEFAULT_SETUP,
  seats: { black: { kind: 'human' }, white: { kind: 'human' } },
} as const;

/** The guided tour on the real board: puts the running game aside, walks through the lessons and brings it back. */
export class Tour {
  readonly #session: Pick<Session, 'saved' | 'restore'>;
  readonly #view: Pick<View, 'lesson'>;
  #aside: SavedSession | undefined;
  #index = 0;

  constructor(session: Pick<Session, 'saved' | 'restore'>, view: Pick<View, 'lesson'>) {
    this.#session = session;
    this.#view = view;
  }

  /** A lesson is on the board; nothing that happens there is kept. */
  get isOn(): boolean {
    return this.#aside !== undefined;
  }

  start(): void {
    this.#aside ??= this.#session.saved;
    this.#put(0);
  }

  next(): void {
    if (!this.isOn) return;
    if (this.#index + 1 < LESSONS.length) this.#put(this.#index + 1);
    else this.end();
  }

  repeat(): void {
    if (this.isOn) this.#put(this.#index);
  }

  /** Ends the tour and brings the game back that was put aside. */
  end(): void {
    const aside = this.#aside;
    this.leave();
    if (aside) this.#session.restore(aside);
  }

  /** Ends the tour because another game takes the board. */
  leave(): void {
    this.#aside = undefined;
    this.#view.lesson.value = undefined;
  }

  /** The eye has seen what a person played in the lesson. */
  shown(event: GameEvent): void {
    const lesson = LESSONS[this.#index];
    if (!this.isOn || event.kind !== 'played' || event.game.cursor !== 1 || !lesson) return;
    this.#tell(lesson.isDone(event.step) ? 'done' : 'wrong');
  }

  /** A disc was refused in the lesson. */
  refused(): void {
    if (this.isOn && this.#view.lesson.value?.state === 'task') this.#tell('wrong');
  }

  /** A person may place a disc: only the one that the lesson asks for. */
  get takesDiscs(): boolean {
    return !this.isOn || this.#session.saved.game.cursor === 0;
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

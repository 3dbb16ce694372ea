import type { GameEvent } from '../game/gameEvent.ts';
import type { View } from '../ui/view.ts';
import type { Course } from './course.ts';
import { LessonCourse } from './lessonCourse.ts';
import type { SavedSession } from './savedSession.ts';
import type { Session } from './session.ts';

/** Puts the running game aside, walks through a course on the real board (the guided tour, puzzles) and brings it back. */
export class Tour {
  readonly #session: Pick<Session, 'saved' | 'restore'>;
  readonly #lessons: Course;
  #aside: SavedSession | undefined;
  #course: Course | undefined;

  constructor(session: Pick<Session, 'saved' | 'restore'>, view: Pick<View, 'lesson'>) {
    this.#session = session;
    this.#lessons = new LessonCourse(session, view);
  }

  /** A course is on the board; nothing that happens there is kept. */
  get isOn(): boolean {
    return this.#aside !== undefined;
  }

  /** Begins the lessons. */
  start(): void {
    this.run(this.#lessons);
  }

  /** Begins a course, in place of the one that may be running. */
  run(course: Course): void {
    this.#course?.leave();
    this.#aside ??= this.#session.saved;
    this.#course = course;
    course.begin();
  }

  next(): void {
    if (this.isOn && this.#course?.next() !== true) this.end();
  }

  repeat(): void {
    if (this.isOn) this.#course?.repeat();
  }

  /** Ends the course and brings the game back that was put aside. */
  end(): void {
    const aside = this.#aside;
    this.leave();
    if (aside) this.#session.restore(aside);
  }

  /** Ends the course because another game takes the board. */
  leave(): void {
    const course = this.#course;
    this.#aside = undefined;
    this.#course = undefined;
    course?.leave();
  }

  /** The eye has seen what a person played in the course. */
  shown(event: GameEvent): void {
    if (this.isOn) this.#course?.shown(event);
  }

  /** A disc was refused in the course. */
  refused(): void {
    if (this.isOn) this.#course?.refused();
  }

  /** A person may place a disc: only where the course asks for one. */
  get takesDiscs(): boolean {
    return !this.isOn || this.#course?.takesDiscs === true;
  }
}

import { Game } from '../../game/game.ts';
import type { GameEvent } from '../../game/gameEvent.ts';
import { DEFAULT_SETUP, type GameSetup } from '../../records/gameSetup.ts';
import { isRight, type Puzzle } from '../../review/puzzles.ts';
import { resultOf } from '../../review/report.ts';
import { DeepestValues, type MoveWorth } from '../../review/searched.ts';
import { opponentOf, type Square } from '../../rules/index.ts';
import type { PuzzleState } from '../../ui/review/studyView.ts';
import type { View } from '../../ui/view.ts';
import type { Course } from '../course.ts';
import { TWO_HUMANS } from '../lessonCourse.ts';
import type { Session } from '../session.ts';
import type { SharedEngine } from '../sharedEngine.ts';

/** An ending is played out against the strongest level, which solves it. */
const OPPONENT = { kind: 'level', level: 9, milliseconds: 1000 } as const;
const STRONGEST_ELSEWHERE = 8;
const USUAL_SIZE = 8;
/** Longer than any ending of a puzzle takes to be solved. */
const SOLVING_MS = 5_000;

export interface PuzzleParts {
  readonly puzzles: readonly Puzzle[];
  readonly session: Pick<Session, 'restore' | 'changeSeats'>;
  readonly view: { readonly study: Pick<View['study'], 'puzzle'> };
  readonly engine: Pick<SharedEngine, 'analyseBehind'>;
  /** Marks the answer on the board, or takes the mark away. */
  readonly mark: (square: Square | undefined) => void;
  /** What can be done has changed. */
  readonly changed: () => void;
}

/** Where the person has to decide: the game so far and what all moves are worth. */
interface Decision {
  readonly game: Game;
  readonly worths: readonly MoveWorth[];
}

/** The mistakes of a review as puzzles, on the real board; endings are played out against the best replies. */
export class PuzzleCourse implements Course {
  readonly #parts: PuzzleParts;
  #index = 0;
  #state: PuzzleState = 'task';
  #decision: Decision | undefined;
  #solving: AbortController | undefined;

  constructor(parts: PuzzleParts) {
    this.#parts = parts;
  }

  get takesDiscs(): boolean {
    return this.#state === 'task' || this.#state === 'goOn';
  }

  begin(): void {
    this.#put(0);
  }

  next(): boolean {
    if (this.#index + 1 >= this.#parts.puzzles.length) return false;
    this.#put(this.#index + 1);
    return true;
  }

  /** The puzzle once more; after a slip, from where it happened. */
  repeat(): void {
    const decision = this.#decision;
    if (this.#state !== 'slipped' || decision === undefined) return this.#put(this.#index);
    this.#show(decision);
    this.#tell('goOn');
  }

  shown(event: GameEvent): void {
    const puzzle = this.#puzzle;
    if (puzzle === undefined || !this.takesDiscs) return;
    if (event.kind === 'played' && event.game.cursor === 1) return this.#judge(puzzle, event.step.ply.square);
    if (puzzle.kind !== 'endgame' || this.#state !== 'goOn') return;
    if (event.kind === 'played' && event.step.ply.side === puzzle.side) this.#solving?.abort();
    if (event.kind === 'turn' && event.side === puzzle.side) void this.#weigh(event.game);
    if (event.kind === 'ended') this.#finish(puzzle, event.game);
  }

  refused(): void {
    // The words over the board say why; the task stays.
  }

  /** Marks the best move where the person had to decide. */
  showAnswer(): void {
    const decision = this.#decision;
    const [best] = decision?.worths ?? [];
    if (decision === undefined || best === undefined) return;
    this.#show(decision);
    this.#tell('shown', { square: best.square, value: best.value });
    this.#parts.mark(best.square);
    this.#parts.changed();
  }

  leave(): void {
    this.#solving?.abort();
    this.#parts.mark(undefined);
    this.#parts.view.study.puzzle.value = undefined;
  }

  get #puzzle(): Puzzle | undefined {
    return this.#parts.puzzles[this.#index];
  }

  #put(index: number): void {
    this.#index = index;
    const puzzle = this.#puzzle;
    if (puzzle === undefined) return;
    this.#decision = { game: Game.start(puzzle.position), worths: puzzle.worths };
    this.#tell('task', { square: puzzle.played });
    this.#show(this.#decision);
  }

  #show({ game }: Decision): void {
    const { session, mark } = this.#parts;
    this.#solving?.abort();
    mark(undefined);
    session.restore({ setup: this.#setup, game, time: undefined });
  }

  /** Nobody answers in a single move; an ending has the strongest opponent. */
  get #setup(): GameSetup {
    const puzzle = this.#puzzle;
    const size = puzzle?.position.size ?? USUAL_SIZE;
    if (puzzle?.kind !== 'endgame') return { ...TWO_HUMANS, size };
    const level = size === USUAL_SIZE ? OPPONENT.level : STRONGEST_ELSEWHERE;
    const other = opponentOf(puzzle.side);
    const seats = { ...TWO_HUMANS.seats, [other]: { ...OPPONENT, level } };
    return { ...DEFAULT_SETUP, size, seats };
  }

  #judge(puzzle: Puzzle, square: Square): void {
    const [best] = puzzle.worths;
    const value = puzzle.worths.find((each) => each.square === square)?.value ?? 0;
    if (isRight(puzzle, square)) {
      return this.#tell(puzzle.kind === 'endgame' ? 'goOn' : 'right', { square, value });
    }
    this.#tell('wrong', { square, value, loss: (best?.value ?? value) - value });
    this.#halt();
  }

  /** Finds what the moves are worth at the person's next decision, and whether the last one let something slip. */
  async #weigh(game: Game): Promise<void> {
    const solving = new AbortController();
    this.#solving?.abort();
    this.#solving = solving;
    const { position } = game;
    const values = new DeepestValues(game.cursor, position);
    try {
      await this.#parts.engine.analyseBehind(
        {
          position,
          milliseconds: SOLVING_MS,
          signal: solving.signal,
          onValues: (found) => values.take(found),
        },
        () => undefined,
      );
    } catch {
      // The person has moved on: the end of the game will tell.
      return;
    }
    const { found } = values;
    if (found === undefined || solving.signal.aborted) return;
    const [best] = found.worths;
    if (found.exact && best !== undefined && this.#slips(game, best.value)) return;
    this.#decision = { game, worths: found.worths };
  }

  #finish(puzzle: Puzzle, game: Game): void {
    const lead = resultOf(game.position);
    const value = puzzle.side === 'black' ? lead : -lead;
    if (!this.#slips(game, value)) this.#tell('solved', { value });
  }

  /** Whether less is left than there was to be had; then the game halts. */
  #slips(game: Game, value: number): boolean {
    const expected = this.#decision?.worths[0]?.value ?? value;
    if (value >= expected) return false;
    const own = [...game.steps].reverse().find(({ ply }) => ply.side === this.#puzzle?.side);
    this.#tell('slipped', { square: own?.ply.square, value, loss: expected - value });
    this.#halt();
    return true;
  }

  #halt(): void {
    this.#solving?.abort();
    this.#parts.session.changeSeats(TWO_HUMANS.seats);
    this.#parts.changed();
  }

  #tell(
    state: PuzzleState,
    { square, value = 0, loss = 0 }: { square?: Square | undefined; value?: number; loss?: number } = {},
  ): void {
    const { puzzles, view } = this.#parts;
    const puzzle = this.#puzzle;
    this.#state = state;
    if (puzzle === undefined) return;
    const { kind, side } = puzzle;
    const [index, total] = [this.#index, puzzles.length];
    view.study.puzzle.value = { index, total, kind, side, state, square, value, loss };
  }
}

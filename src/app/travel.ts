import { batch } from '@preact/signals';
import type { Game } from '../game/game.ts';
import type { GameEvent } from '../game/gameEvent.ts';
import type { Disposable } from '../lib/disposer.ts';
import type { Timing } from '../lib/timing.ts';
import type { Position, Square } from '../rules/index.ts';
import type { View } from '../ui/view.ts';
import { BoardGate, type PlayedBoard } from './boardGate.ts';
import type { BoardView, FollowEnd } from './boardView.ts';
import type { Placing } from './session.ts';

/** How long each position stays while the game is played by itself, at normal speed. */
export const AUTOPLAY_MS = 900;

export interface TravelParts {
  readonly view: Pick<View, 'game' | 'shownPly' | 'away' | 'arrived' | 'autoplay' | 'position' | 'last'>;
  readonly board: Pick<BoardView, keyof PlayedBoard | 'rewind' | 'next'>;
  readonly timing: Timing;
  /** How much faster than normal things go (½, 1, 2). */
  readonly pace: () => number;
  /** A person at the screen plays the side to move. */
  readonly isOurs: (position: Position) => boolean;
  /** Plays on from a place in the game with a disc on this square. */
  readonly branch: (game: Game, square: Square) => Placing;
  /** What can be done has changed. */
  readonly changed: () => void;
  /** The picture has come to rest on a place in the game. */
  readonly arrived: (game: Game, plies: number) => void;
}

/**
 * The eye's own way through the game: it asks nobody and changes nothing. While it is away, the running game goes on
 * behind a shut gate; a disc placed on an earlier position begins a branch there.
 */
export class Travel implements Disposable {
  readonly gate: BoardGate;
  readonly #parts: TravelParts;
  /** The running game as it was seen last. */
  #truth: Game;
  /** Tells a picture in motion whether it is still wanted. */
  #run = 0;
  #isMoving = false;
  #cancelAutoplay: (() => void) | undefined;

  constructor(parts: TravelParts) {
    this.#parts = parts;
    this.#truth = parts.view.game.value;
    this.gate = new BoardGate(parts.board, () => this.#giveWay());
  }

  get isAway(): boolean {
    return this.#parts.view.away.value;
  }

  /** Nothing moves on account of travel. */
  get atRest(): boolean {
    return !this.#isMoving;
  }

  /** The position that is shown or being travelled to. */
  get position(): Position {
    const { game, shownPly } = this.#parts.view;
    return game.value.positionAt(shownPly.value);
  }

  /** Away, at rest, and a person may place a disc here. */
  get mayBranch(): boolean {
    const { position } = this;
    return this.isAway && this.atRest && !position.isOver && this.#parts.isOurs(position);
  }

  /** Goes to the place after so many plies of the line that is shown. */
  to(plies: number): void {
    this.stop();
    this.#go(this.#parts.view.game.value, plies);
  }

  /** Takes another line: after `plies` plies the continuation with this square. */
  toLine(plies: number, square: Square): void {
    this.stop();
    const played = this.#parts.view.game.value.jump(plies).play(square);
    if (played.ok) this.#go(played.value.game, plies + 1);
  }

  backToNow(): void {
    this.stop();
    if (this.isAway) this.#go(this.#truth, this.#truth.cursor);
  }

  /** Places a disc on the position that is shown; while something moves this only hurries it. */
  place(square: Square): Placing {
    this.stop();
    const { view, board, branch } = this.#parts;
    if (this.atRest) return branch(view.game.value.jump(view.shownPly.value), square);
    board.finish();
    return 'hurried';
  }

  /** Plays the line by itself from where it is shown, from the beginning if that is its end. */
  play(): void {
    const { view } = this.#parts;
    const { line } = view.game.value;
    if (line.length === 0) return;
    view.autoplay.value = true;
    if (view.shownPly.value >= line.length) this.#go(view.game.value, 0);
    else this.#stepOn();
  }

  /** Halts what plays by itself. */
  stop(): void {
    this.#cancelAutoplay?.();
    this.#cancelAutoplay = undefined;
    this.#parts.view.autoplay.value = false;
  }

  /** Another game, or another place in it, is about to be shown: the eye is taken there. */
  leave(): void {
    this.stop();
    this.#giveWay();
    this.gate.isOpen = true;
    this.#parts.board.next(undefined);
    batch(() => {
      this.#parts.view.away.value = false;
      this.#parts.view.arrived.value = 0;
    });
  }

  /** The eye has seen an event, or would have if it were not away. */
  seen(event: GameEvent): void {
    const { view } = this.#parts;
    this.#truth = event.game;
    batch(() => {
      if (!this.isAway) {
        view.game.value = event.game;
        view.shownPly.value = event.game.cursor;
        return;
      }
      if (event.kind === 'played') view.arrived.value++;
      view.game.value = sameLineIn(event.game, view.game.value);
    });
  }

  dispose(): void {
    this.stop();
    this.#run++;
  }

  /** The running game moves discs itself. */
  #giveWay(): void {
    this.#run++;
    this.#isMoving = false;
  }

  #go(game: Game, plies: number): void {
    const { view } = this.#parts;
    const target = Math.max(0, Math.min(game.line.length, plies));
    const from = this.position;
    const position = game.positionAt(target);
    if (from === position && game === view.game.value) return;
    const isNow = target === this.#truth.cursor && position === this.#truth.position;
    this.gate.isOpen = isNow;
    batch(() => {
      view.game.value = isNow ? this.#truth : game;
      view.shownPly.value = target;
      view.away.value = !isNow;
      if (isNow) view.arrived.value = 0;
    });
    void this.#move(game, target, from);
  }

  async #move(game: Game, target: number, from: Position): Promise<void> {
    const { changed } = this.#parts;
    const run = ++this.#run;
    this.#isMoving = true;
    changed();
    await this.#show(game, target, from);
    if (run !== this.#run) return;
    this.#isMoving = false;
    this.#arrive(game, target);
  }

  /** Animates a single step, and cuts a longer way. */
  #show(game: Game, target: number, from: Position): Promise<FollowEnd> | undefined {
    const { board } = this.#parts;
    const position = game.positionAt(target);
    const [step, ahead] = [game.line[target - 1], game.line[target]];
    if (step && game.positionAt(target - 1) === from) return board.follow(step.ply, position);
    const last = step?.ply.square;
    if (ahead?.position === from) return board.rewind(ahead.ply, position, last);
    board.show(position, last);
    return undefined;
  }

  #arrive(game: Game, target: number): void {
    const { view, board, changed, arrived } = this.#parts;
    batch(() => {
      view.position.value = game.positionAt(target);
      view.last.value = game.line[target - 1]?.ply;
    });
    board.next(this.isAway ? game.line[target]?.ply.square : undefined);
    changed();
    arrived(game, target);
    if (view.autoplay.value) this.#stepLater();
  }

  #stepLater(): void {
    const { timing, pace } = this.#parts;
    this.#cancelAutoplay = timing.after(AUTOPLAY_MS / pace(), () => this.#stepOn());
  }

  #stepOn(): void {
    const { game, shownPly } = this.#parts.view;
    if (shownPly.value < game.value.line.length) this.#go(game.value, shownPly.value + 1);
    if (shownPly.value >= game.value.line.length) this.stop();
  }
}

/** The line of `old` in a newer version of its tree. */
function sameLineIn(newer: Game, old: Game): Game {
  let game = newer.jump(0);
  for (const { ply } of old.line) {
    const played = game.play(ply.square);
    if (!played.ok) return newer;
    game = played.value.game;
  }
  return game.line === newer.line ? newer : game;
}

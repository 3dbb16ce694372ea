import { Game } from '../game/game.ts';
import type { GameEvent } from '../game/gameEvent.ts';
import type { Outcome } from '../game/outcome.ts';
import type { Players } from '../game/player.ts';
import { resignerOf } from '../game/resign.ts';
import { redoTargetOf, undoTargetOf } from '../game/takeBack.ts';
import { TurnController } from '../game/turnController.ts';
import type { Disposable } from '../lib/disposer.ts';
import { Stream, type Listenable } from '../lib/stream.ts';
import { HumanPlayer } from '../players/humanPlayer.ts';
import { startOf, type GameSetup, type Seats } from '../records/gameSetup.ts';
import { SIDES, type Refusal, type Side, type Square } from '../rules/index.ts';
import { ClockKeeper } from './clockKeeper.ts';
import { Pace } from './pace.ts';
import { Playback } from './playback.ts';
import type { SavedSession, TimeLeft } from './savedSession.ts';
import { seatPlayers } from './seating.ts';
import type { SessionParts } from './sessionParts.ts';

/** A page hidden for longer than this is cut to the newest position. */
const HIDDEN_CUT_MS = 1000;

/** What came of a square that a person chose. */
export type Placing = 'placed' | 'hurried' | 'closed' | Refusal;

/** A game being played at this screen: who plays, the turns, the picture that follows, the clocks. */
export class Session implements Disposable {
  readonly #parts: SessionParts;
  readonly #human = new HumanPlayer();
  readonly #playback: Playback;
  readonly #pace: Pace;
  readonly #controller: TurnController;
  readonly #changed = new Stream<void>();
  #setup: GameSetup;
  #clock: ClockKeeper | undefined;
  #paused = false;
  #hidden = false;
  #cancelInstant: (() => void) | undefined;

  constructor(setup: GameSetup, parts: SessionParts) {
    const { board, timing, pace, shown, random } = parts;
    this.#parts = parts;
    this.#setup = setup;
    this.#playback = new Playback({ board, timing, pace, shown });
    this.#pace = new Pace({ playback: this.#playback, timing, pace });
    this.#controller = new TurnController(Game.start(startOf(setup, random)), this.#seat(setup.seats));
    this.#controller.events.listen((event) => this.#onEvent(event));
    this.#playback.rested.listen(() => this.#review());
  }

  /** Speaks after everything that may change what can be done. */
  get changed(): Listenable<void> {
    return this.#changed;
  }

  /** The truth, which the picture may not have reached yet. */
  get game(): Game {
    return this.#controller.game;
  }

  get players(): Players {
    return this.#controller.players;
  }

  get setup(): GameSetup {
    return this.#setup;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** No human plays, here or elsewhere. */
  get isAutomatic(): boolean {
    return SIDES.every((side) => this.players[side].kind === 'automatic');
  }

  /** The picture rests on the truth. */
  get isSeen(): boolean {
    return this.#playback.atRest && this.#playback.seen === this.game;
  }

  /** A person may place a disc now. */
  get isOpen(): boolean {
    return this.#playback.takesDiscs && this.isSeen && this.#asksHuman;
  }

  get mayUndo(): boolean {
    return undoTargetOf(this.game, this.players) !== undefined;
  }

  get mayRedo(): boolean {
    return redoTargetOf(this.game, this.players) !== undefined;
  }

  /** The side whose automatic player is being asked, once the eye has seen that it is its turn. */
  get thinking(): Side | undefined {
    const asks = this.isSeen && this.game.outcome === undefined && !this.#asksHuman;
    return asks ? this.game.position.mover : undefined;
  }

  get saved(): SavedSession {
    return { setup: this.#setup, game: this.game, time: this.#clock?.left };
  }

  startGame(setup: GameSetup): void {
    this.#begin(setup, Game.start(startOf(setup, this.#parts.random)), undefined);
  }

  /** Goes on with a game that was kept, or with one made elsewhere. */
  restore({ setup, game, time }: SavedSession): void {
    this.#begin(setup, game, time);
  }

  /** Other people or programs take the seats; the game goes on. */
  changeSeats(seats: Seats): void {
    this.#setup = { ...this.#setup, seats };
    this.#paused = false;
    this.#controller.replace(this.game, this.#seat(seats));
  }

  /** A person chose a square; while something moves this only hurries it. */
  place(square: Square): Placing {
    if (!this.#playback.atRest) {
      this.#playback.hurry();
      return 'hurried';
    }
    if (!this.isOpen) return 'closed';
    const offered = this.#human.offer(square);
    if (offered.ok) return 'placed';
    return offered.error === 'not-asked' ? 'closed' : offered.error;
  }

  /** A person places a disc on an earlier position, or in another line; everybody is asked anew from there. */
  branch(place: Game, square: Square): Placing {
    const ply = place.position.plyAt(square);
    if (!ply.ok) return ply.error;
    if (this.players[place.position.mover].kind !== 'human') return 'closed';
    this.#controller.replace(place);
    return this.#human.offer(square).ok ? 'placed' : 'closed';
  }

  hurry(): void {
    this.#playback.hurry();
  }

  undo(): void {
    const target = undoTargetOf(this.game, this.players);
    if (target === undefined) return;
    if (this.isAutomatic) this.#paused = true;
    this.#controller.replace(this.game.jump(target));
  }

  redo(): void {
    const target = redoTargetOf(this.game, this.players);
    if (target !== undefined) this.#controller.replace(this.game.jump(target));
  }

  /** The human to move gives up; against a program, the human does, whoever is to move. */
  resign(): void {
    const side = resignerOf(this.game, this.players);
    if (side !== undefined) this.#controller.resign(side);
  }

  /** Ends the game as it was decided elsewhere. */
  end(outcome: Outcome): void {
    this.#controller.end(outcome);
  }

  /** Halts a game without humans, or lets it go on. */
  pause(paused: boolean): void {
    if (!this.isAutomatic) return;
    this.#paused = paused;
    this.#review();
  }

  /** One ply of a halted game. */
  step(): void {
    if (this.#paused) this.#pace.step();
  }

  /**
   * The page is hidden or shown again. A game without humans is halted at once; after a second nothing is animated any
   * more, so that the true position is there on return.
   */
  setHidden(hidden: boolean): void {
    this.#hidden = hidden;
    this.#cancelInstant?.();
    this.#cancelInstant = undefined;
    if (!hidden) this.#playback.setInstant(false);
    else this.#cancelInstant = this.#parts.timing.after(HIDDEN_CUT_MS, () => this.#playback.setInstant(true));
    this.#review();
  }

  dispose(): void {
    this.#controller.dispose();
    this.#playback.dispose();
    this.#pace.dispose();
    this.#clock?.dispose();
    this.#cancelInstant?.();
  }

  get #asksHuman(): boolean {
    const { outcome, position } = this.game;
    return outcome === undefined && this.players[position.mover].kind === 'human';
  }

  #begin(setup: GameSetup, game: Game, time: TimeLeft | undefined): void {
    this.#setup = setup;
    this.#paused = false;
    this.#clock?.dispose();
    this.#clock = setup.clock && this.#makeClock(setup.clock, { left: time, plies: game.cursor });
    if (!this.#clock) this.#parts.clockTicked(undefined, undefined);
    this.#controller.replace(game, this.#seat(setup.seats));
  }

  #makeClock(
    setup: NonNullable<GameSetup['clock']>,
    from: { readonly left: TimeLeft | undefined; readonly plies: number },
  ): ClockKeeper {
    return new ClockKeeper({
      timing: this.#parts.timing,
      setup,
      ...from,
      onTick: (left, running) => this.#parts.clockTicked(left, running),
      onFlag: (side) => this.#controller.end({ kind: 'time', winner: side === 'black' ? 'white' : 'black' }),
    });
  }

  #seat(seats: Seats): Players {
    const { engine, random, remote } = this.#parts;
    return seatPlayers(seats, { ...engine, human: this.#human, pace: this.#pace, random, remote });
  }

  #onEvent(event: GameEvent): void {
    if (event.kind === 'played') this.#clock?.played(event.step.ply.side, event.game.cursor);
    if (event.kind === 'replaced') this.#clock?.backTo(event.game.cursor);
    this.#parts.happened(event);
    this.#playback.push(event);
    this.#review();
  }

  #review(): void {
    this.#pace.halt(this.isAutomatic && (this.#paused || this.#hidden));
    const halted = this.isAutomatic && this.#paused;
    const ticking = this.isSeen && !halted && this.game.outcome === undefined;
    this.#clock?.run(ticking ? this.game.position.mover : undefined);
    this.#changed.emit();
  }
}

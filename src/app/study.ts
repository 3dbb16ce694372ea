import { effect } from '@preact/signals';
import type { Game } from '../game/game.ts';
import type { GameEvent } from '../game/gameEvent.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import type { Random } from '../lib/random.ts';
import type { GameAbout } from '../records/gameAbout.ts';
import type { Position } from '../rules/index.ts';
import type { DialogId } from '../ui/dialogIds.ts';
import type { StudyIntents } from '../ui/review/studyIntents.ts';
import { NO_REVIEW } from '../ui/review/studyView.ts';
import type { View } from '../ui/view.ts';
import type { Keep } from './keep.ts';
import { beginLog, logPly, parseGameLog, wasPlayed, type GameLog } from './library/gameLog.ts';
import type { SavedSession } from './savedSession.ts';
import type { Session } from './session.ts';
import type { StudyRoom, StudyRoomParts } from './studyRoom.ts';
import type { Tour } from './tour.ts';

export interface StudyParts extends Omit<
  StudyRoomParts,
  'session' | 'tour' | 'logOf' | 'adopt' | 'now' | 'download'
> {
  readonly view: View;
  readonly keep: Pick<Keep, 'readLog' | 'writeLog'>;
  readonly random: Random;
  readonly session: () => Session;
  readonly tour: () => Tour;
  /** An online game is on the board, which is kept when the server says that it is over. */
  readonly isOnline: () => boolean;
}

/** Dialogs that show something of the library. */
const LIBRARY_DIALOGS: ReadonlySet<DialogId | undefined> = new Set(['library', 'newGame', 'result']);

/**
 * Writes down how games are played (help, levels), and opens the room where they are kept and reviewed once somebody asks
 * for it: that room is a chunk of its own.
 */
export class Study implements Disposable {
  readonly #parts: StudyParts;
  readonly #disposer = new Disposer();
  /** By the start of a game, which all its places and branches share. */
  readonly #logs = new WeakMap<Position, GameLog>();
  #seen: Game | undefined;
  #opening: Promise<StudyRoom | undefined> | undefined;

  constructor(parts: StudyParts) {
    this.#parts = parts;
    const { dialog } = parts.view;
    this.#disposer.defer(
      effect(() => {
        if (LIBRARY_DIALOGS.has(dialog.value)) void this.#open();
      }),
    );
  }

  /** What a person can ask for; the room is opened for it. */
  get intents(): Omit<StudyIntents, 'playLevel' | 'showTab' | 'showReview'> {
    const ask = (what: (room: StudyRoom) => unknown): void => {
      void this.#open().then((room) => room && what(room));
    };
    const { tour } = this.#parts;
    return {
      review: (pace) => ask((room) => room.review(pace)),
      cancelReview: () => ask((room) => room.cancelReview()),
      startPuzzles: () => ask((room) => room.startPuzzles()),
      nextPuzzle: () => tour().next(),
      repeatPuzzle: () => tour().repeat(),
      showAnswer: () => ask((room) => room.showAnswer()),
      leavePuzzles: () => tour().end(),
      keepGame: () => ask((room) => room.keepShown()),
      openLibrary: () => ask(() => undefined),
      openKept: (id) => ask((room) => room.openKept(id)),
      describeKept: (id, words) => ask((room) => room.describe(id, words)),
      deleteKept: (id) => ask((room) => room.delete(id)),
      bringBack: () => ask((room) => room.bringBack()),
      exportLibrary: () => ask((room) => room.exportAll()),
      importLibrary: (file) => ask((room) => room.importFile(file)),
    };
  }

  /** A game that was kept across a reload goes on with what was written down about it. */
  resume(game: Game): void {
    const log = parseGameLog(this.#parts.keep.readLog());
    if (log !== undefined) this.#logs.set(game.start, log);
  }

  /** The game has changed; lessons and puzzles are no games. */
  happened(event: GameEvent): void {
    if (this.#parts.tour().isOn || this.#parts.isOnline()) return;
    const { game } = event;
    const log = this.#logAfter(event);
    this.#logs.set(game.start, log);
    this.#seen = game;
    this.#parts.keep.writeLog(JSON.stringify(log));
    if (event.kind !== 'ended' || !wasPlayed(log) || !isOurs(log)) return;
    const { setup } = this.#parts.session();
    void this.#open().then((room) => room?.keepFinished(game, setup, log));
  }

  /** A game with somebody elsewhere is over; `id` names it however often it is told of. */
  keepOnline(game: Game, id: string): void {
    const hands = { black: 'human', white: 'human' } as const;
    const log: GameLog = { ...this.#logOf(game), id, hands };
    this.#logs.set(game.start, log);
    const { setup } = this.#parts.session();
    void this.#open().then((room) => room?.keepFinished(game, setup, log));
  }

  /** Keeps a game that made room for another one; true once it is written. */
  async shelve(saved: SavedSession, about: GameAbout): Promise<boolean> {
    const room = await this.#open();
    return room !== undefined && (await room.keepLeft(saved, about, this.#logOf(saved.game)));
  }

  /** A hint was asked for, and could be given. */
  hinted(): void {
    const game = this.#seen;
    if (game === undefined || !this.#parts.view.open.value || this.#parts.tour().isOn) return;
    const log = this.#logOf(game);
    this.#logs.set(game.start, { ...log, hints: log.hints + 1 });
  }

  dispose(): void {
    this.#disposer.dispose();
    void this.#opening?.then((room) => room?.dispose());
  }

  #logAfter(event: GameEvent): GameLog {
    const { game } = event;
    const log = this.#logOf(game);
    const before = this.#seen?.start === game.start ? this.#seen.cursor : 0;
    if (event.kind === 'replaced' && game.cursor < before) return { ...log, undos: log.undos + 1 };
    if (event.kind !== 'played') return log;
    const { side } = event.step.ply;
    const { session, view } = this.#parts;
    return logPly(log, side, session().setup.seats[side], view.settings.value.values);
  }

  #logOf(game: Game): GameLog {
    const known = this.#logs.get(game.start);
    if (known !== undefined) return known;
    const log = beginLog(Date.now(), this.#parts.random);
    this.#logs.set(game.start, log);
    return log;
  }

  #open(): Promise<StudyRoom | undefined> {
    this.#opening ??= this.#enter();
    return this.#opening;
  }

  async #enter(): Promise<StudyRoom | undefined> {
    const { view, session, tour } = this.#parts;
    try {
      const { StudyRoom } = await import('./studyRoom.ts');
      const room = await StudyRoom.open({
        ...this.#parts,
        session: session(),
        tour: tour(),
        logOf: (game) => this.#logOf(game),
        adopt: (game, log) => this.#logs.set(game.start, log),
      });
      if (this.#disposer.disposed) room.dispose();
      return room;
    } catch {
      // The chunk could not be fetched: it may be had later, with a network.
      this.#opening = undefined;
      view.study.review.value = { ...NO_REVIEW, state: 'failed' };
      return undefined;
    }
  }
}

/** A person has placed discs: games that programs play among themselves are not kept. */
function isOurs({ hands }: GameLog): boolean {
  return [hands.black, hands.white].some((hand) => hand === 'human' || hand === 'both');
}

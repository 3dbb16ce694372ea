import { textOf } from './boards.ts';
import { playAll } from './randomPlay.ts';
import { HUMAN, RANDOM, layTable } from './table.ts';
import { Game } from '../../src/game/game.ts';
import type { BoardSize } from '../../src/rules/index.ts';
import { DEFAULT_SETUP, type GameSetup, type Seats } from '../../src/records/gameSetup.ts';

const SIZES: readonly BoardSize[] = [8, 4, 6];
const SEATINGS: readonly Seats[] = [
  { black: HUMAN, white: RANDOM },
  { black: RANDOM, white: HUMAN },
  { black: HUMAN, white: HUMAN },
  { black: RANDOM, white: RANDOM },
];
/** Longer than any game of these sizes takes by itself. */
const LONG_MS = 600_000;
/** Away for longer than this, a page is cut to the newest position. */
const HIDDEN_CUT_MS = 1000;

export const ACTIONS = [
  'click',
  'undo',
  'redo',
  'newGame',
  'opponent',
  'size',
  'advance',
  'finish',
  'hide',
  'pause',
  'resign',
  'travel',
] as const;
export type Action = (typeof ACTIONS)[number];
const CUTS: ReadonlySet<Action> = new Set(['newGame', 'opponent', 'size']);

/** The whole page but its picture, with a person who may wish anything at any moment. */
export class RestlessTable {
  readonly table = layTable();
  #hiddenSince: number | undefined;
  readonly #faults = new Set<string>();

  constructor() {
    this.table.session.startGame(DEFAULT_SETUP);
  }

  async act(action: Action, choice: number): Promise<void> {
    const { session, board } = this.table;
    await this.#do(action, choice);
    const shown = !board.moving && board.position?.equals(session.game.position) === true;
    this.#note({ 'another game or place is shown at once': shown || !CUTS.has(action) });
  }

  async #do(action: Action, choice: number): Promise<void> {
    const { session, timing } = this.table;
    switch (action) {
      case 'click':
        return this.#click(choice);
      case 'undo':
        return session.undo();
      case 'redo':
        return session.redo();
      case 'newGame':
        return session.startGame(session.setup);
      case 'opponent':
        return session.changeSeats(SEATINGS[choice % SEATINGS.length] ?? DEFAULT_SETUP.seats);
      case 'size':
        return session.startGame(this.#resized(choice));
      case 'advance':
        return timing.advance(37 * (choice % 60));
      case 'finish':
        return session.hurry();
      case 'hide':
        return this.#hide();
      case 'pause':
        session.pause(!session.paused);
        return session.step();
      case 'resign':
        return session.resign();
      case 'travel':
        return this.#travel(choice);
    }
  }

  /** What is wrong once everything has come to rest: nothing, if the picture and the page show what is the case. */
  async faults(): Promise<string[]> {
    const { session, timing, board, view } = this.table;
    this.table.travel.backToNow();
    session.setHidden(false);
    session.pause(false);
    await timing.advance(LONG_MS);
    const { game } = session;
    const { position, outcome } = game;
    const squares = game.steps.map(({ ply }) => ply.square);
    const humanMoves = outcome === undefined && session.players[position.mover].kind === 'human';
    this.#note({
      'the picture is at rest': !board.moving && session.isSeen,
      'the board shows the position of the game': board.position?.equals(position) === true,
      'the board marks the last ply': board.last === game.lastStep?.ply.square,
      'the page shows the position of the game': view.position.value.equals(position),
      'the page shows the last ply': view.last.value === game.lastStep?.ply,
      'the page shows the end, and no other': view.outcome.value?.kind === outcome?.kind,
      'the game is what its plies make it':
        textOf(playAll(Game.start(game.start), squares).position) === textOf(position),
      'the board is open exactly when a human is to move': view.open.value === humanMoves,
      'the legal tiles are marked exactly then':
        board.marks.join() === (humanMoves ? position.legalMoves.join() : ''),
      'machines have played until a human is to move or to the end': humanMoves || outcome !== undefined,
      'no turn or end is told of a ply that was never seen': this.#isToldInOrder(),
      'what has been seen last is the turn or the end':
        this.table.seen.at(-1)?.kind === (outcome ? 'ended' : 'turn'),
    });
    return [...this.#faults];
  }

  /** A click does one of three things: it is played at rest, hurries what moves, or does nothing. */
  async #click(choice: number): Promise<void> {
    const { session, board, hand, timing } = this.table;
    const { game } = session;
    const { legalMoves, squares } = hand.position;
    const aimed = choice % 4 > 0 ? legalMoves[choice % Math.max(1, legalMoves.length)] : choice % squares;
    const open = hand.isOpen;
    const { position } = hand;
    const moving = board.moving;
    const shown = !open || board.position?.equals(position) === true;
    hand.press(aimed ?? 0, 'mouse');
    await timing.advance(0);
    this.#note({
      'the board is never open while something moves': !(open && moving),
      'a click on a closed board is no move': open || session.game === game,
      'a click on an open board plays a legal square':
        !open || (session.game !== game) === position.isLegal(aimed ?? 0),
      'an open board shows the position that is played on': shown,
    });
  }

  #isToldInOrder(): boolean {
    const { seen } = this.table;
    return seen.every(({ kind, game }, index) => {
      const follows = kind === 'turn' || kind === 'ended';
      return !follows || (index > 0 && seen[index - 1]?.game.position === game.position);
    });
  }

  /** Hides the page or shows it again; after a while away the true position must be there at once. */
  async #hide(): Promise<void> {
    const { session, timing, board } = this.table;
    const since = this.#hiddenSince;
    this.#hiddenSince = since === undefined ? timing.now() : undefined;
    session.setHidden(since === undefined);
    await timing.advance(0);
    const isBack = since !== undefined && timing.now() - since > HIDDEN_CUT_MS;
    const isTrue = !board.moving && board.position?.equals(session.game.position) === true;
    if (this.table.travel.isAway || !this.table.travel.atRest) return;
    this.#note({ 'on return the true position is there at once': !isBack || isTrue });
  }

  /** The eye goes somewhere, by itself or back to now. */
  #travel(choice: number): void {
    const { travel, view } = this.table;
    if (choice % 5 === 0) travel.backToNow();
    else if (choice % 5 === 1) travel.play();
    else if (choice % 5 === 2) travel.to(choice % (view.game.value.line.length + 1));
    else travel.to(view.shownPly.value + (choice % 5 === 3 ? -1 : 1));
  }

  #resized(choice: number): GameSetup {
    const size = SIZES[choice % SIZES.length] ?? 8;
    return { ...this.table.session.setup, size };
  }

  #note(promises: Readonly<Record<string, boolean>>): void {
    for (const [promise, kept] of Object.entries(promises)) if (!kept) this.#faults.add(promise);
  }
}

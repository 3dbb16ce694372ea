import { Game } from '../../src/game/game.ts';
import type { Players } from '../../src/game/player.ts';
import { redoTargetOf, undoTargetOf } from '../../src/game/takeBack.ts';
import { TurnController } from '../../src/game/turnController.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { HumanPlayer } from '../../src/players/humanPlayer.ts';
import { RandomPlayer } from '../../src/players/randomPlayer.ts';
import { standardStart, type BoardSize } from '../../src/rules/index.ts';
import { textOf } from './boards.ts';
import { wordsOf } from './eventLog.ts';
import { FakePresenter } from './fakePresenter.ts';
import { HandTiming } from './handTiming.ts';
import { playAll } from './randomPlay.ts';
import { slowly } from './slowPlayer.ts';

const SIZES: readonly BoardSize[] = [6, 4, 8];
/** Longer than any game of these sizes takes by itself. */
const LONG_MS = 200_000;
/** Less than a ply is on its way for: the truth runs ahead of the picture. */
const THINKING_MS = 200;

export type Action = (typeof ACTIONS)[number];
export const ACTIONS = ['click', 'undo', 'redo', 'newGame', 'opponent', 'size', 'advance', 'finish'] as const;

/** A page in small: a controller, a person, a random player and a picture that follows. */
export class SmallPage {
  readonly timing = new HandTiming();
  readonly human = new HumanPlayer();
  readonly #machine = slowly(new RandomPlayer(seededRandom(5)), this.timing, THINKING_MS);
  #seating = 0;
  #size = 0;
  readonly controller = new TurnController(this.#newGame(), this.#players());
  readonly presenter = new FakePresenter(this.timing, this.controller.events);
  readonly log: string[] = [];

  constructor() {
    this.controller.events.listen((event) => this.log.push(wordsOf(event)));
    this.controller.start();
  }

  async act(action: Action, choice: number): Promise<void> {
    const { controller, timing, presenter } = this;
    switch (action) {
      case 'click':
        return this.#click(choice);
      case 'undo':
        return this.#jump(undoTargetOf(controller.game, controller.players));
      case 'redo':
        return this.#jump(redoTargetOf(controller.game, controller.players));
      case 'newGame':
        return controller.replace(this.#newGame());
      case 'opponent':
        this.#seating = choice;
        return controller.replace(controller.game, this.#players());
      case 'size':
        this.#size++;
        return controller.replace(this.#newGame());
      case 'advance':
        return timing.advance(37 * (choice % 30));
      case 'finish':
        return presenter.finish();
    }
  }

  /** What is wrong once everything has come to rest: nothing, if the picture shows what is the case. */
  async faults(): Promise<string[]> {
    await this.timing.advance(LONG_MS);
    const { presenter, human, log } = this;
    const { game, players } = this.controller;
    const { mover } = game.position;
    const squares = game.steps.map(({ ply }) => ply.square);
    const replayed = playAll(Game.start(game.start), squares).position;
    const humanMoves = game.outcome === undefined && players[mover].kind === 'human';
    const promises = {
      'the picture is at rest': presenter.atRest,
      'the picture shows the discs of the game': presenter.board === textOf(game.position),
      'the eye has seen the newest game': presenter.seen === game,
      'the game is what its plies make it': textOf(replayed) === textOf(game.position),
      'a human is asked exactly when a human is to move': human.asked === humanMoves,
      'machines have played until a human is to move or to the end': game.outcome !== undefined || humanMoves,
      'the last word is the turn or the end': log.at(-1) === (humanMoves ? `turn ${mover}` : endOf(game)),
      'nobody was refused or failed': !log.some((words) => /rejected|failed/.test(words)),
    };
    return Object.entries(promises).flatMap(([promise, kept]) => (kept ? [] : [promise]));
  }

  #click(choice: number): void {
    if (!this.presenter.atRest) return this.presenter.finish();
    const { legalMoves, squares } = this.controller.game.position;
    const aimed = choice % 4 > 0 ? legalMoves[choice % Math.max(1, legalMoves.length)] : choice % squares;
    this.human.offer(aimed ?? 0);
  }

  #jump(plies: number | undefined): void {
    if (plies !== undefined) this.controller.replace(this.controller.game.jump(plies));
  }

  #newGame(): Game {
    return Game.start(standardStart(SIZES[this.#size % SIZES.length] ?? 8));
  }

  #players(): Players {
    const [human, machine] = [this.human, this.#machine];
    const seatings: Players[] = [
      { black: human, white: machine },
      { black: machine, white: human },
      { black: human, white: human },
      { black: machine, white: machine },
    ];
    return seatings[this.#seating % seatings.length] ?? { black: human, white: machine };
  }
}

function endOf({ outcome }: Game): string {
  return `ended ${outcome?.kind ?? ''} ${outcome?.winner ?? 'nobody'}`;
}

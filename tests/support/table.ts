import { EngineDesk } from '../../src/app/engineDesk.ts';
import { Hand } from '../../src/app/hand.ts';
import { Messages } from '../../src/app/messages.ts';
import { Presenter, type Cue } from '../../src/app/presenter.ts';
import { Session } from '../../src/app/session.ts';
import { Tour } from '../../src/app/tour.ts';
import { Travel } from '../../src/app/travel.ts';
import { Game } from '../../src/game/game.ts';
import type { Player } from '../../src/game/player.ts';
import type { GameEvent } from '../../src/game/gameEvent.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { DEFAULT_SETUP, type GameSetup } from '../../src/records/gameSetup.ts';
import { parseSquare, type Position, type Refusal } from '../../src/rules/index.ts';
import { createView, type Notice, type View } from '../../src/ui/view.ts';
import { FakeBoard } from './fakeBoard.ts';
import { FakeEngine } from './fakeEngine.ts';
import { HandTiming } from './handTiming.ts';

export const HUMAN = { kind: 'human' } as const;
export const RANDOM = { kind: 'random' } as const;
export const TWO_HUMANS: GameSetup = { ...DEFAULT_SETUP, seats: { black: HUMAN, white: HUMAN } };
export const WATCHED: GameSetup = { ...DEFAULT_SETUP, seats: { black: RANDOM, white: RANDOM } };

export interface TableParts {
  /** Whoever plays from elsewhere. */
  readonly remote?: () => Player;
  readonly happened?: (event: GameEvent) => void;
}

const NOBODY: Player = { kind: 'remote', chooseMove: () => new Promise(() => undefined) };

/** Everything of the page but its picture and its time, which the test moves by hand. */
export function layTable(setup: GameSetup = DEFAULT_SETUP, parts: TableParts = {}) {
  const timing = new HandTiming();
  const board = new FakeBoard(timing);
  const view = createView();
  const cues: Cue[] = [];
  const seen: GameEvent[] = [];
  const refusals: Refusal[] = [];
  const { engine, notices, desk } = layDesk(view, board, timing);
  const presenter = layPresenter(view, timing, cues, () => !tour.isOn);
  const travel = layTravel(view, board, timing, { session: () => session, changed: () => review() });
  const session: Session = new Session(setup, {
    board: travel.gate,
    timing,
    random: seededRandom(5),
    engine: desk.seat,
    remote: parts.remote ?? (() => NOBODY),
    pace: () => 1,
    happened: (event) => hear(event, travel, parts),
    shown: (event, cut) => {
      seen.push(event);
      travel.seen(event);
      presenter.shown(event, cut);
      tour.shown(event);
    },
    clockTicked: (left, running) => {
      view.clock.value = left && { ...left, running };
    },
  });
  const tour = new Tour(session, view);
  const hand = new Hand({ view, board, session, tour, travel, refused: (refusal) => refusals.push(refusal) });
  const review = (): void => {
    view.thinking.value = session.thinking;
    hand.review();
    desk.review(session, hand.position);
  };
  session.changed.listen(review);
  const told = { notices, cues, seen, refusals };
  return { travel, desk, engine, timing, board, view, presenter, session, tour, hand, ...told };
}

function hear(event: GameEvent, travel: Travel, parts: TableParts): void {
  if (event.kind === 'replaced') travel.leave();
  parts.happened?.(event);
}

function layTravel(
  view: View,
  board: FakeBoard,
  timing: HandTiming,
  { session, changed }: { session: () => Session; changed: () => void },
): Travel {
  return new Travel({
    view,
    board,
    timing,
    pace: () => 1,
    isOurs: ({ mover }) => session().players[mover].kind === 'human',
    branch: (place, square) => session().branch(place, square),
    changed,
    arrived: () => undefined,
  });
}

/** Who writes what the game says into the view. */
function layPresenter(view: View, timing: HandTiming, cues: Cue[], showsResults: () => boolean) {
  return new Presenter({
    view,
    messages: new Messages(view, timing),
    timing,
    translate: () => createTranslator('en'),
    play: (cue) => cues.push(cue),
    showsResults,
  });
}

/** The engine's place on the page, with an engine that the test answers for. */
function layDesk(view: View, board: FakeBoard, timing: HandTiming) {
  const notices: Notice[] = [];
  const engine = new FakeEngine();
  const desk = new EngineDesk({
    engine,
    view,
    board,
    timing,
    translate: () => createTranslator('en'),
    notice: (notice) => notices.push(notice),
  });
  return { engine, notices, desk };
}

/** A session on any position, begun. */
export function layPosition(position: Position, setup: GameSetup = TWO_HUMANS) {
  const table = layTable(setup);
  table.session.restore({ setup, game: Game.start(position), time: undefined });
  return table;
}

/** The number of an 8×8 square by its name. */
export function at(name: string): number {
  return parseSquare(name, 8) ?? -1;
}

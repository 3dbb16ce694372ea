import type { GameSetup, Seats } from '../records/gameSetup.ts';
import type { Settings } from '../records/settings.ts';
import type { WthorLibrary } from '../records/wthorLibrary.ts';
import type { Position, Square } from '../rules/index.ts';
import type { DialogId } from './dialogIds.ts';
import type { OnlineIntents } from './online/onlineIntents.ts';
import type { StudyIntents } from './review/studyIntents.ts';
import type { OpenedGame } from './openedGame.ts';
import type { ImportSource } from './view.ts';

/** What a person can ask for; app/ answers. Asking for something that cannot be done now does nothing. */
export interface Intents extends StudyIntents, OnlineIntents {
  /** Places a disc (from the grid or the flat board); while something moves it only hurries. */
  place(square: Square): void;
  /** The keyboard is on a square, or has left the grid. */
  focus(square: Square | undefined): void;
  /** The pointer is over a square of the flat board, or has left it. */
  hover(square: Square | undefined): void;
  /** Shows the game after so many plies of the line that is shown; asks nobody to play. */
  travel(plies: number): void;
  /** Shows another line: after `plies` plies the continuation with this square. */
  travelLine(plies: number, square: Square): void;
  /** Back to where the game is being played. */
  backToNow(): void;
  /** The line goes on by itself, or halts. */
  autoplay(on: boolean): void;
  /** Opens or closes the list of the moves. */
  showRecord(open: boolean): void;
  /** Puts a game on the board that was made elsewhere, at its cursor; a running one is kept aside. */
  openGame(opened: OpenedGame): void;
  /** Looks at something from outside that may be a game. */
  importFrom(source: ImportSource): void;
  openTournament(library: WthorLibrary): void;
  /** Begins a game on a position that was set up, with these seats. */
  startFrom(position: Position, seats: Seats): void;
  /** A picture of the board as it is shown; undefined where the board is drawn flat. */
  picture(): Promise<Blob | undefined>;
  /** Goes on with the game that was kept aside. */
  returnToGame(): void;
  undo(): void;
  redo(): void;
  /** Opens the new-game dialog; asks first if a game is running. */
  askNewGame(): void;
  startGame(setup: GameSetup): void;
  playAgain(): void;
  changeSides(): void;
  /** Other people or programs take the seats; the game goes on. */
  changeSeats(seats: Seats): void;
  lookBack(): void;
  resign(): void;
  pause(paused: boolean): void;
  /** Shows the best move of the position. */
  hint(): void;
  /** The engine plays the best it has found so far. */
  moveNow(): void;
  /** One ply while paused. */
  step(): void;
  change(settings: Partial<Settings>): void;
  resetCamera(): void;
  open(dialog: DialogId): void;
  close(): void;
  startTour(): void;
  dismissTour(): void;
  nextLesson(): void;
  repeatLesson(): void;
  endTour(): void;
  dismissMessage(): void;
}

import { signal, type Signal } from '@preact/signals';
import type { MoveValue, Thought } from '../engine/thought.ts';
import { Game } from '../game/game.ts';
import type { Outcome } from '../game/outcome.ts';
import { aboutUnknown, type GameAbout } from '../records/gameAbout.ts';
import { DEFAULT_SETUP, type GameSetup } from '../records/gameSetup.ts';
import type { OpeningName } from '../records/openingBook.ts';
import type { Language } from '../i18n/language.ts';
import { DEFAULT_SETTINGS, type Settings } from '../records/settings.ts';
import type { WthorLibrary } from '../records/wthorLibrary.ts';
import {
  standardStart,
  type Ply,
  type Position,
  type Refusal,
  type Side,
  type Square,
} from '../rules/index.ts';
import type { DialogId } from './dialogIds.ts';
import { createOnlineView, type OnlineView } from './online/onlineView.ts';
import { createStudyView, type StudyView } from './review/studyView.ts';

/** A short word to the person, shown near the board until it is replaced or has been read. */
export type Message =
  | { readonly kind: 'passed'; readonly side: Side }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly square: Square }
  | { readonly kind: 'notice'; readonly notice: Notice };

/** Things that happened to the page itself rather than in the game. */
export type Notice =
  | 'no-webgl'
  | 'context-lost'
  | 'context-restored'
  | 'save-broken'
  | 'settings-broken'
  | 'storage-full'
  | 'player-failed'
  | 'engine-failed'
  | 'engine-illegal'
  | 'sound-failed'
  | 'unexpected-error'
  | 'copied'
  | 'game-aside'
  | 'game-shelved'
  | 'link-broken'
  | 'language-failed'
  | 'offline-ready'
  | 'update-ready';

/** Something from outside that may be a game. */
export type ImportSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'files'; readonly files: readonly File[] };

/** Four projected corners of a square's top, clockwise, in CSS pixels of the board's host. */
export interface Outline {
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

/** What the clocks show, in milliseconds; never below 0. */
export interface ClockView {
  readonly black: number;
  readonly white: number;
  readonly running: Side | undefined;
}

/** A step of the guided tour: its number from 0, how many there are, and whether its task is done. */
export interface LessonView {
  readonly index: number;
  readonly total: number;
  readonly lesson: LessonId;
  readonly state: 'task' | 'done' | 'wrong';
}

export const LESSON_IDS = ['flip', 'lines', 'pass', 'end', 'corner', 'mobility'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/**
 * Everything the screens show. Written only by app/ (the game's part only by the playback queue, when the eye has seen
 * it); components read it and return intents.
 */
export interface View {
  /** The game as the eye sees it: the running one, or another line of it that is being looked at. */
  readonly game: Signal<Game>;
  /** How many plies of its line are shown; the game's cursor unless the eye is away. */
  readonly shownPly: Signal<number>;
  /** The eye is not where the game is being played. */
  readonly away: Signal<boolean>;
  /** Plies that have been played since the eye is away. */
  readonly arrived: Signal<number>;
  /** The line is shown ply by ply, by itself. */
  readonly autoplay: Signal<boolean>;
  /** Who played the game, when and where. */
  readonly about: Signal<GameAbout>;
  /** The name of the opening as far as it is shown. */
  readonly opening: Signal<OpeningName | undefined>;
  /** The list of the moves is open. */
  readonly recordOpen: Signal<boolean>;
  /** What has been pasted or dropped and waits to be looked at. */
  readonly importing: Signal<ImportSource | undefined>;
  /** The tournament base that is open. */
  readonly tournament: Signal<WthorLibrary | undefined>;
  /** Another game was left unfinished to open this one, and can be gone back to. */
  readonly aside: Signal<boolean>;
  /** The position that the picture rests on. */
  readonly position: Signal<Position>;
  /** The ply that led to it. */
  readonly last: Signal<Ply | undefined>;
  /** Set once the end of the game has been seen. */
  readonly outcome: Signal<Outcome | undefined>;
  readonly setup: Signal<GameSetup>;
  /** A person may place a disc now: the picture is at rest and a human is to move. */
  readonly open: Signal<boolean>;
  /** The automatic player that is being asked. */
  readonly thinking: Signal<Side | undefined>;
  readonly message: Signal<Message | undefined>;
  readonly clock: Signal<ClockView | undefined>;
  readonly mayUndo: Signal<boolean>;
  readonly mayRedo: Signal<boolean>;
  /** Game against itself is halted. */
  readonly paused: Signal<boolean>;
  /** At least one disc has been placed and the game is not over: leaving it wants a question. */
  readonly running: Signal<boolean>;
  readonly settings: Signal<Settings>;
  /** The language of the page: the chosen one once its texts are here. */
  readonly spoken: Signal<Language>;
  readonly board: Signal<'3d' | 'flat'>;
  /** size² outlines a1…; empty until the board is on screen. */
  readonly outlines: Signal<readonly Outline[]>;
  /** The square that has the keyboard, if the grid has the focus. */
  readonly focused: Signal<Square | undefined>;
  /** The square a preview is shown for (hover, focus or a first tap). */
  readonly previewed: Signal<Square | undefined>;
  /** What the legal moves of the position are worth, as far as it is known. */
  readonly values: Signal<readonly MoveValue[]>;
  /** What the engine has found so far, while it thinks for a player or for the person. */
  readonly thought: Signal<Thought | undefined>;
  /** The move that was shown when a hint was asked for. */
  readonly hinted: Signal<Square | undefined>;
  /** An engine is being asked that can be told to move now. */
  readonly mayHurry: Signal<boolean>;
  /** Said to screen readers politely; each new value is read. */
  readonly announcement: Signal<string>;
  readonly dialog: Signal<DialogId | undefined>;
  readonly lesson: Signal<LessonView | undefined>;
  /** The result sheet has been closed to look at the board. */
  readonly lookingBack: Signal<boolean>;
  /** First visit: the guided tour is offered. */
  readonly offerTour: Signal<boolean>;
  /** Review, puzzles and the library. */
  readonly study: StudyView;
  /** Play with people elsewhere. */
  readonly online: OnlineView;
}

export function createView(): View {
  return {
    ...createEye(Game.start(standardStart(8))),
    last: signal<Ply | undefined>(undefined),
    outcome: signal<Outcome | undefined>(undefined),
    setup: signal(DEFAULT_SETUP),
    open: signal(false),
    thinking: signal<Side | undefined>(undefined),
    message: signal<Message | undefined>(undefined),
    clock: signal<ClockView | undefined>(undefined),
    mayUndo: signal(false),
    mayRedo: signal(false),
    paused: signal(false),
    running: signal(false),
    settings: signal(DEFAULT_SETTINGS),
    spoken: signal<Language>('en'),
    board: signal<'3d' | 'flat'>('3d'),
    outlines: signal<readonly Outline[]>([]),
    focused: signal<Square | undefined>(undefined),
    previewed: signal<Square | undefined>(undefined),
    values: signal<readonly MoveValue[]>([]),
    thought: signal<Thought | undefined>(undefined),
    hinted: signal<Square | undefined>(undefined),
    mayHurry: signal(false),
    announcement: signal(''),
    dialog: signal<DialogId | undefined>(undefined),
    lesson: signal<LessonView | undefined>(undefined),
    lookingBack: signal(false),
    offerTour: signal(false),
    study: createStudyView(),
    online: createOnlineView(),
  };
}

/** The game and the place in it that the eye is on. */
function createEye(game: Game) {
  return {
    game: signal(game),
    shownPly: signal(0),
    away: signal(false),
    arrived: signal(0),
    autoplay: signal(false),
    about: signal(aboutUnknown('played')),
    opening: signal<OpeningName | undefined>(undefined),
    recordOpen: signal(false),
    importing: signal<ImportSource | undefined>(undefined),
    tournament: signal<WthorLibrary | undefined>(undefined),
    aside: signal(false),
    position: signal(game.position),
  };
}

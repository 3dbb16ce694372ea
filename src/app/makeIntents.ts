import { Game } from '../game/game.ts';
import { aboutUnknown } from '../records/gameAbout.ts';
import type { Seat, Seats } from '../records/gameSetup.ts';
import type { Intents } from '../ui/intents.ts';
import type { StudyIntents } from '../ui/review/studyIntents.ts';
import type { View } from '../ui/view.ts';

import type { EngineDesk } from './engineDesk.ts';
import type { Hand } from './hand.ts';
import type { Messages } from './messages.ts';
import type { OnlineHost } from './online/onlineHost.ts';
import type { Preferences } from './preferences.ts';
import type { Session } from './session.ts';
import type { Tour } from './tour.ts';
import type { RecordRoom } from './recordRoom.ts';
import { setupForLevel } from './setupForLevel.ts';
import type { Study } from './study.ts';

export interface IntentParts {
  readonly view: View;
  readonly session: Session;
  readonly tour: Tour;
  readonly record: RecordRoom;
  readonly study: Study;
  readonly online: OnlineHost;
  readonly hand: Hand;
  readonly preferences: Preferences;
  readonly desk: EngineDesk;
  readonly messages: Messages;
  readonly resetCamera: () => void;
  readonly picture: () => Promise<Blob | undefined>;
}

/** What the page does when a person asks for it. */
export function makeIntents(parts: IntentParts): Intents {
  const { hand, preferences, desk, study, online, resetCamera, picture } = parts;
  return {
    place: (square) => hand.place(square),
    focus: (square) => hand.focus(square),
    hover: (square) => hand.hover(square),
    change: (change) => preferences.change(change),
    resetCamera,
    picture,
    ...playIntents(parts),
    ...gameIntents(parts),
    ...recordIntents(parts),
    ...exchangeIntents(parts),
    ...tourIntents(parts),
    ...studyIntents(parts),
    ...online.intents,
    ...dialogIntents(parts),
    hint: () => {
      if (online.isFair) return;
      study.hinted();
      desk.hint();
    },
    moveNow: () => desk.moveNow(),
    dismissMessage: () => parts.messages.dismiss(),
  };
}

function dialogIntents({ view, record, online }: IntentParts): Pick<Intents, 'open' | 'close'> {
  return {
    open: (dialog) => {
      if (dialog === 'result') record.travel.backToNow();
      view.importing.value = undefined;
      // From a room the way to others leads out of it.
      view.dialog.value = dialog === 'online' && online.isOn ? 'leaveRoom' : dialog;
    },
    close: () => {
      if (view.dialog.value === 'result') view.lookingBack.value = true;
      view.dialog.value = undefined;
    },
  };
}

/** What is asked of the game on the board; of a course only what it knows. */
function playIntents({
  view,
  session,
  tour,
  online,
}: IntentParts): Pick<Intents, 'undo' | 'redo' | 'changeSeats' | 'resign' | 'pause' | 'step'> {
  return {
    undo: () => {
      if (tour.isOn) tour.repeat();
      else if (!online.isOn) session.undo();
      else if (online.mayUndo) online.intents.offer('takeback');
    },
    redo: () => {
      if (!tour.isOn && !online.isOn) session.redo();
    },
    changeSeats: (seats) => {
      if (!tour.isOn && !online.isOn) session.changeSeats(seats);
    },
    resign: () => {
      view.dialog.value = undefined;
      if (!tour.isOn && !online.isOn) session.resign();
    },
    pause: (paused) => session.pause(paused),
    step: () => session.step(),
  };
}

function gameIntents({
  view,
  session,
  tour,
  record,
  online,
}: IntentParts): Pick<
  Intents,
  'askNewGame' | 'startGame' | 'playAgain' | 'changeSides' | 'lookBack' | 'playLevel'
> {
  const begin = (setup: Session['setup']): void => {
    view.dialog.value = undefined;
    if (!online.giveWay()) return;
    tour.leave();
    record.opener.forget();
    session.startGame(setup);
  };
  const askRematch = (): void => {
    view.dialog.value = undefined;
    online.intents.offer('rematch');
  };
  return {
    askNewGame: () => {
      if (online.isOn) view.dialog.value = 'leaveRoom';
      else view.dialog.value = view.running.value && !tour.isOn ? 'confirmNewGame' : 'newGame';
    },
    startGame: begin,
    playAgain: () => (online.isOn ? askRematch() : begin(session.setup)),
    playLevel: (level) => begin(setupForLevel(session.setup, level)),
    changeSides: () =>
      online.isOn ? askRematch() : begin({ ...session.setup, seats: exchange(session.setup.seats) }),
    lookBack: () => {
      view.dialog.value = undefined;
      view.lookingBack.value = true;
    },
  };
}

/** Looking back asks nobody; a lesson has nothing to look back on. */
function recordIntents({
  view,
  tour,
  record: { travel },
}: IntentParts): Pick<Intents, 'travel' | 'travelLine' | 'backToNow' | 'autoplay' | 'showRecord'> {
  const unlessTaught = (act: () => void): void => {
    if (!tour.isOn) act();
  };
  return {
    travel: (plies) => unlessTaught(() => travel.to(plies)),
    travelLine: (plies, square) => unlessTaught(() => travel.toLine(plies, square)),
    backToNow: () => travel.backToNow(),
    autoplay: (on) => unlessTaught(() => (on ? travel.play() : travel.stop())),
    showRecord: (open) => {
      view.recordOpen.value = open;
    },
  };
}

/** Games that come from elsewhere. */
function exchangeIntents({
  view,
  record: { opener },
}: IntentParts): Pick<Intents, 'openGame' | 'importFrom' | 'openTournament' | 'startFrom' | 'returnToGame'> {
  return {
    openGame: (opened) => {
      view.dialog.value = undefined;
      opener.open(opened);
    },
    importFrom: (source) => {
      view.importing.value = source;
      view.dialog.value = 'import';
    },
    openTournament: (library) => {
      view.tournament.value = library;
      view.dialog.value = 'tournament';
    },
    startFrom: (position, seats) => {
      view.dialog.value = undefined;
      opener.open({ game: Game.start(position), about: aboutUnknown('played') }, seats);
    },
    returnToGame: () => opener.back(),
  };
}

/** Review, puzzles and library, most of which have a room of their own. */
function studyIntents({ view, study, tour, online }: IntentParts): Omit<StudyIntents, 'playLevel'> {
  const { recordTab } = view.study;
  return {
    ...study.intents,
    review: (pace) => {
      if (!online.isFair) study.intents.review(pace);
    },
    showTab: (tab) => {
      recordTab.value = tab;
    },
    showReview: () => {
      if (tour.isOn) return;
      recordTab.value = 'review';
      view.dialog.value = undefined;
      view.lookingBack.value = true;
      view.recordOpen.value = true;
    },
  };
}

function tourIntents({
  view,
  tour,
  online,
}: IntentParts): Pick<Intents, 'startTour' | 'dismissTour' | 'nextLesson' | 'repeatLesson' | 'endTour'> {
  return {
    startTour: () => {
      view.dialog.value = undefined;
      if (!online.giveWay()) return;
      view.offerTour.value = false;
      tour.start();
    },
    dismissTour: () => {
      view.offerTour.value = false;
    },
    nextLesson: () => tour.next(),
    repeatLesson: () => tour.repeat(),
    endTour: () => tour.end(),
  };
}

function exchange(seats: Seats): Readonly<Record<'black' | 'white', Seat>> {
  return { black: seats.white, white: seats.black };
}

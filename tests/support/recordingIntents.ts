import type { Seats } from '../../src/records/gameSetup.ts';
import type { Settings } from '../../src/records/settings.ts';
import type { Square } from '../../src/rules/index.ts';
import type { DialogId } from '../../src/ui/dialogIds.ts';
import type { Intents } from '../../src/ui/intents.ts';
import type { RecordTab } from '../../src/ui/review/studyView.ts';
import type { View } from '../../src/ui/view.ts';

/** One thing that was asked for, with what it was asked with. */
export type Asked = readonly [name: keyof Intents, ...details: unknown[]];

/** Intents that write down what is asked, and do the little that the HUD itself shows: dialogs, settings, focus. */
export function recordingIntents(view: View): { readonly intents: Intents; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const note: Note =
    (name, then = () => undefined) =>
    (...details) => {
      asked.push([name, ...details]);
      then(...details);
    };
  return { intents: { ...playIntents(view, note), ...pageIntents(view, note) }, asked };
}

type Note = <Details extends readonly unknown[]>(
  name: keyof Intents,
  then?: (...details: Details) => void,
) => (...details: Details) => void;

function playIntents(view: View, note: Note) {
  return {
    place: note('place'),
    focus: note('focus', (square: Square | undefined) => (view.focused.value = square)),
    hover: note('hover'),
    travel: note('travel', (plies: number) => (view.shownPly.value = plies)),
    travelLine: note('travelLine'),
    backToNow: note('backToNow'),
    autoplay: note('autoplay', (on: boolean) => (view.autoplay.value = on)),
    showRecord: note('showRecord', (open: boolean) => (view.recordOpen.value = open)),
    openGame: note('openGame'),
    importFrom: note('importFrom'),
    openTournament: note('openTournament'),
    startFrom: note('startFrom'),
    picture: () => Promise.resolve(undefined),
    returnToGame: note('returnToGame'),
    ...studyIntents(view, note),
    ...onlineIntents(view, note),
    undo: note('undo'),
    redo: note('redo'),
    startGame: note('startGame', () => (view.dialog.value = undefined)),
    playAgain: note('playAgain'),
    changeSides: note('changeSides'),
    changeSeats: note('changeSeats', (seats: Seats) => (view.setup.value = { ...view.setup.value, seats })),
    resign: note('resign'),
    pause: note('pause', (paused: boolean) => (view.paused.value = paused)),
    step: note('step'),
    hint: note('hint'),
    moveNow: note('moveNow'),
    startTour: note('startTour'),
    dismissTour: note('dismissTour', () => (view.offerTour.value = false)),
    nextLesson: note('nextLesson'),
    repeatLesson: note('repeatLesson'),
    endTour: note('endTour', () => (view.lesson.value = undefined)),
  };
}

function studyIntents({ study }: View, note: Note) {
  return {
    showTab: note('showTab', (tab: RecordTab) => (study.recordTab.value = tab)),
    showReview: note('showReview'),
    review: note('review'),
    cancelReview: note('cancelReview'),
    startPuzzles: note('startPuzzles'),
    nextPuzzle: note('nextPuzzle'),
    repeatPuzzle: note('repeatPuzzle'),
    showAnswer: note('showAnswer'),
    leavePuzzles: note('leavePuzzles'),
    keepGame: note('keepGame'),
    openLibrary: note('openLibrary'),
    openKept: note('openKept'),
    describeKept: note('describeKept'),
    deleteKept: note('deleteKept'),
    bringBack: note('bringBack'),
    exportLibrary: note('exportLibrary'),
    importLibrary: note('importLibrary'),
    playLevel: note('playLevel'),
  };
}

function onlineIntents({ online, recordOpen, study }: View, note: Note) {
  return {
    nameSelf: note('nameSelf', (name: string) => (online.name.value = name)),
    createRoom: note('createRoom'),
    quickMatch: note('quickMatch'),
    joinRoom: note('joinRoom'),
    sitDown: note('sitDown'),
    comeBack: note('comeBack'),
    leaveRoom: note('leaveRoom', () => (online.room.value = undefined)),
    resignOnline: note('resignOnline'),
    offer: note('offer'),
    answerOffer: note('answerOffer'),
    claimWin: note('claimWin'),
    say: note('say'),
    muteChat: note('muteChat', (muted: boolean) => (online.chat.value = { ...online.chat.value, muted })),
    showChat: note('showChat', () => {
      recordOpen.value = true;
      study.recordTab.value = 'chat';
    }),
  };
}

function pageIntents({ dialog, running, settings, message }: View, note: Note) {
  return {
    askNewGame: note('askNewGame', () => (dialog.value = running.value ? 'confirmNewGame' : 'newGame')),
    lookBack: note('lookBack', () => (dialog.value = undefined)),
    change: note(
      'change',
      (changes: Partial<Settings>) => (settings.value = { ...settings.value, ...changes }),
    ),
    resetCamera: note('resetCamera'),
    open: note('open', (id: DialogId) => (dialog.value = id)),
    close: note('close', () => (dialog.value = undefined)),
    dismissMessage: note('dismissMessage', () => (message.value = undefined)),
  };
}

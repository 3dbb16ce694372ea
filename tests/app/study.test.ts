import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { SharedEngine } from '../../src/app/sharedEngine.ts';
import { Study } from '../../src/app/study.ts';
import { Game } from '../../src/game/game.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { aboutUnknown } from '../../src/records/gameAbout.ts';
import { DEFAULT_SETUP } from '../../src/records/gameSetup.ts';
import { standardStart } from '../../src/rules/index.ts';
import { FakeEngine } from '../support/fakeEngine.ts';
import { fixtureGame, squaresOf } from '../support/fixtureGames.ts';
import { emptyBrowser, until } from '../support/libraries.ts';
import { layTable } from '../support/table.ts';

// The room is fetched when it is first needed: on a slow machine that could outlast the test, so it is here already.
await import('../../src/app/studyRoom.ts');

const SHORT = squaresOf(fixtureGame('wipeout-9').transcript);

beforeEach(emptyBrowser);

function laid() {
  const { view, session, tour } = layTable();
  const kept = { text: '' };
  const study = new Study({
    ...{ view, random: seededRandom(1), engine: new SharedEngine(new FakeEngine()) },
    keep: { readLog: () => kept.text, writeLog: (text) => (kept.text = text) },
    session: () => session,
    tour: () => tour,
    isOnline: () => false,
    openGame: ({ game }) => (view.game.value = game),
    mark: () => undefined,
    changed: () => undefined,
  });
  onTestFinished(() => study.dispose());
  return { view, session, study, tour, kept, library: () => view.study.library.value };
}

/** Plays the plies of a game, telling the study of each, and of the end. */
function playOn(study: Study, from: Game, squares: readonly number[]): Game {
  let game = from;
  for (const square of squares) {
    const played = game.play(square);
    if (!played.ok) throw new Error(played.error);
    game = played.value.game;
    study.happened({ kind: 'played', step: played.value.step, game });
  }
  if (game.outcome !== undefined) study.happened({ kind: 'ended', outcome: game.outcome, game });
  return game;
}

function begin(study: Study): Game {
  const game = Game.start(standardStart(8));
  study.happened({ kind: 'replaced', game });
  return game;
}

test('a game that has come to its end is kept, and counts on the ladder', async () => {
  const { study, library, view } = laid();
  view.game.value = playOn(study, begin(study), SHORT);
  await until(() => library()?.rows.length === 1);
  expect(library()?.rows[0]).toMatchObject({ plies: 9, setup: DEFAULT_SETUP, isReviewed: false });
  expect(library()?.tallies).toMatchObject([{ level: 0, won: 1, helped: 0, streak: 1 }]);
  await until(() => view.study.isKept.value);
});

test('a move taken back is help, also across a reload', async () => {
  const first = laid();
  const begun = playOn(first.study, begin(first.study), SHORT.slice(0, 4));
  first.study.happened({ kind: 'replaced', game: begun.jump(2) });
  const { study, kept, library } = laid();
  kept.text = first.kept.text;
  const restored = begun.jump(2);
  study.resume(restored);
  study.happened({ kind: 'replaced', game: restored });
  playOn(study, restored, SHORT.slice(2));
  await until(() => library()?.tallies.length === 1);
  expect(library()?.tallies).toMatchObject([{ won: 0, helped: 1 }]);
});

test('a hint is help only while one could be had', async () => {
  const { study, library, view } = laid();
  const begun = playOn(study, begin(study), SHORT.slice(0, 2));
  study.hinted();
  view.open.value = true;
  expect(begun.cursor).toBe(2);
  study.hinted();
  playOn(study, begun, SHORT.slice(2));
  await until(() => library()?.tallies.length === 1);
  expect(library()?.tallies).toMatchObject([{ won: 0, helped: 1 }]);
});

test('what is opened at its end, and what programs play, is not kept by itself', async () => {
  const { study, library, session } = laid();
  const over = SHORT.reduce(
    (game, square) => {
      const played = game.play(square);
      return played.ok ? played.value.game : game;
    },
    Game.start(standardStart(8)),
  );
  study.happened({ kind: 'replaced', game: over });
  study.happened({ kind: 'ended', outcome: { kind: 'counted', winner: 'black' }, game: over });
  session.changeSeats({ black: { kind: 'random' }, white: { kind: 'random' } });
  playOn(study, begin(study), SHORT);
  study.intents.openLibrary();
  await until(() => library() !== undefined);
  expect(library()?.rows).toEqual([]);
});

test('any game can be kept by hand, named, deleted and brought back', async () => {
  const { study, library, view } = laid();
  view.game.value = playOn(study, begin(study), SHORT.slice(0, 3));
  study.intents.keepGame();
  await until(() => library()?.rows.length === 1);
  const id = library()?.rows[0]?.id ?? '';
  study.intents.describeKept(id, { name: 'Half', note: '' });
  await until(() => library()?.rows[0]?.name === 'Half');
  study.intents.deleteKept(id);
  await until(() => library()?.rows.length === 0);
  expect(library()?.removed).toMatchObject({ name: 'Half' });
  study.intents.bringBack();
  await until(() => library()?.rows.length === 1);
  study.intents.openKept(id);
  await until(() => view.game.value.cursor === 3);
  expect(view.study.isKept.value).toBe(true);
});

test('another ending of a finished game is kept beside it', async () => {
  const { study, library } = laid();
  const over = playOn(study, begin(study), SHORT);
  await until(() => library()?.rows.length === 1);
  const back = over.jump(SHORT.length - 1);
  study.happened({ kind: 'replaced', game: back });
  const other = back.position.legalMoves.find((square) => square !== SHORT.at(-1)) ?? -1;
  const game = playOn(study, back, [other]).end({ kind: 'resigned', winner: 'white' });
  study.happened({ kind: 'ended', outcome: { kind: 'resigned', winner: 'white' }, game });
  await until(() => library()?.rows.length === 2);
  expect(
    library()
      ?.rows.map(({ outcome }) => outcome?.kind)
      .sort(),
  ).toEqual(['counted', 'resigned']);
  expect(library()?.tallies).toMatchObject([{ won: 1, helped: 1 }]);
});

test('a game that made room for another one is kept once, with who sat there', async () => {
  const { study, library } = laid();
  const game = playOn(study, begin(study), SHORT.slice(0, 4));
  const left = { setup: DEFAULT_SETUP, game, time: undefined };
  expect(await study.shelve(left, aboutUnknown('played'))).toBe(true);
  expect(await study.shelve(left, aboutUnknown('played'))).toBe(true);
  expect(library()?.rows).toMatchObject([{ plies: 4, setup: DEFAULT_SETUP, outcome: undefined }]);
});

import { expect, test } from 'vitest';
import { at, layPosition, layTable, TWO_HUMANS } from '../support/table.ts';
import { positionOf } from '../support/boards.ts';

const ONE_LEFT = positionOf(
  'OOOOOXXO OOOOOXXO OOXOXOXX OOXXXXXX OOXXXXXX OOOOOOOX OOOXOOXX -OOOOOXX',
  'black',
);

test('the score changes when the eye has seen the flips, not before', async () => {
  const { session, timing, view } = layTable(TWO_HUMANS);
  session.startGame(TWO_HUMANS);
  session.place(at('d3'));
  await timing.advance(300);
  expect(view.position.value.counts).toEqual({ black: 2, white: 2, empties: 60 });
  await timing.advance(300);
  expect(view.position.value.counts).toEqual({ black: 4, white: 1, empties: 59 });
  expect(view.announcement.value).toBe('Black d3, 1 disc turned. White to move.');
});

test('the result comes a moment after the last disc, with its sound', async () => {
  const { session, timing, view, cues } = layPosition(ONE_LEFT);
  await timing.advance(0);
  session.place(at('a8'));
  await timing.advance(600);
  expect(view.outcome.value).toEqual({ kind: 'counted', winner: 'black' });
  expect(view.dialog.value).toBeUndefined();
  await timing.advance(2000);
  expect(view.dialog.value).toBe('result');
  expect(view.announcement.value).toBe('The game is over. Black wins. Black 34, white 30.');
  expect(cues).toContain('end');
});

test('taking back the last move closes the result', async () => {
  const { session, timing, view } = layPosition(ONE_LEFT);
  await timing.advance(0);
  session.place(at('a8'));
  await timing.advance(3000);
  session.undo();
  expect(view.dialog.value).toBeUndefined();
  expect(view.outcome.value).toBeUndefined();
  await timing.advance(3000);
  expect(view.dialog.value).toBeUndefined();
});

test('a finished game that comes back from storage shows no dialog', async () => {
  const { session, timing, view } = layPosition(ONE_LEFT);
  await timing.advance(0);
  session.place(at('a8'));
  await timing.advance(0);
  const kept = session.saved;
  const other = layTable();
  other.session.restore(kept);
  await other.timing.advance(5000);
  expect(other.view.outcome.value?.kind).toBe('counted');
  expect(other.view.dialog.value).toBeUndefined();
  expect(other.view.lookingBack.value).toBe(true);
  await timing.advance(0);
  expect(view.lookingBack.value).toBe(false);
});

test('a start in which nobody can move shows its result at once', async () => {
  const stuck = positionOf(
    'XX------ XX------ -------- -------- -------- -------- -------- --------',
    'white',
  );
  const { timing, view } = layPosition(stuck);
  await timing.advance(5000);
  expect(view.dialog.value).toBe('result');
});

test('undo and redo are told apart', async () => {
  const { session, timing, view } = layTable(TWO_HUMANS);
  session.startGame(TWO_HUMANS);
  expect(view.announcement.value).toBe('New game, 8 by 8. Black to move.');
  session.place(at('d3'));
  await timing.advance(1000);
  session.undo();
  expect(view.announcement.value).toContain('Taken back.');
  session.redo();
  expect(view.announcement.value).toContain('Played again.');
});

import { expect, test } from 'vitest';
import { createTranslator } from '../../src/i18n/translator.ts';
import { DEFAULT_SETUP, type GameSetup, type Seats } from '../../src/records/gameSetup.ts';
import { isWatched, ownSideOf, playerName } from '../../src/ui/seats.ts';
import {
  announcementAfter,
  messageText,
  outcomeText,
  squareText,
  thinkingText,
  turnText,
} from '../../src/ui/wording.ts';

const t = createTranslator('en');
const HUMAN = { kind: 'human' } as const;
const RANDOM = { kind: 'random' } as const;
const withSeats = (seats: Seats): GameSetup => ({ ...DEFAULT_SETUP, seats });
const AGAINST = withSeats({ black: RANDOM, white: HUMAN });
const TWO = withSeats({ black: HUMAN, white: HUMAN });
const WATCHED = withSeats({ black: RANDOM, white: RANDOM });

test('a person against a program is called you, two persons by their colours', () => {
  expect([playerName(AGAINST, 'white', t), playerName(AGAINST, 'black', t)]).toEqual(['You', 'Random AI']);
  expect([playerName(TWO, 'black', t), playerName(TWO, 'white', t)]).toEqual(['Black', 'White']);
  expect([ownSideOf(AGAINST), ownSideOf(TWO), ownSideOf(WATCHED)]).toEqual(['white', undefined, undefined]);
  expect([isWatched(AGAINST), isWatched(TWO), isWatched(WATCHED)]).toEqual([false, false, true]);
});

test('the turn is told as the person at the screen sees it', () => {
  expect(turnText('white', AGAINST, t)).toBe('Your turn');
  expect(turnText('white', TWO, t)).toBe('White to move');
  expect(thinkingText('black', AGAINST, t)).toBe('Random AI is thinking…');
});

test('messages name what happened', () => {
  expect(messageText({ kind: 'passed', side: 'white' }, 8, t)).toBe('White has no move: black plays again');
  expect(messageText({ kind: 'refused', refusal: 'occupied', square: 27 }, 8, t)).toBe('d4 is taken');
  expect(messageText({ kind: 'notice', notice: 'context-restored' }, 8, t)).toBe('3D is back');
});

test('the outcome is told as the person at the screen sees it', () => {
  expect(outcomeText({ kind: 'counted', winner: 'white' }, AGAINST, t)).toBe('You win');
  expect(outcomeText({ kind: 'time', winner: 'black' }, AGAINST, t)).toBe('Black wins');
  expect(outcomeText({ kind: 'counted', winner: 'white' }, TWO, t)).toBe('White wins');
  expect(outcomeText({ kind: 'agreed', winner: undefined }, TWO, t)).toBe('A draw');
  expect(outcomeText({ kind: 'abandoned', winner: undefined }, TWO, t)).toBe('No result');
});

test('a square tells its disc, what a move would turn, and that it was the last move', () => {
  expect(squareText('d3', undefined, 2, false, t)).toBe('d3, legal, turns 2');
  expect(squareText('c5', undefined, undefined, false, t)).toBe('c5, empty');
  expect(squareText('e4', 'black', undefined, true, t)).toBe('e4, black, last move');
});

test('the same announcement twice differs, so that it is read again', () => {
  const once = announcementAfter('', 'Black to move.');
  const twice = announcementAfter(once, 'Black to move.');
  expect(once).toBe('Black to move.');
  expect(twice).not.toBe(once);
  expect(twice.trim()).toBe(once);
  expect(announcementAfter(twice, 'Black to move.')).toBe(once);
});

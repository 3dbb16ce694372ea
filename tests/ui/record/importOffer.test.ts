import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeBoardText } from '../../../src/records/boardText.ts';
import { makeTranscript } from '../../../src/records/transcript.ts';
import { makeShareHash } from '../../../src/records/shareLink.ts';
import { MAX_RECORD_BYTES } from '../../../src/records/recordError.ts';
import { mapSquare, mirroredStart, standardStart } from '../../../src/rules/index.ts';
import { quickOffer, readFiles, readText, type ImportOffer } from '../../../src/ui/record/importOffer.ts';
import { fixtureGame, squaresOf } from '../../support/fixtureGames.ts';

const WHOLE = fixtureGame('ggf-60').transcript;
const SQUARES = squaresOf(WHOLE);
const pace = () => ({ now: () => 0, pause: () => Promise.resolve(), signal: new AbortController().signal });
const read = (text: string) => readText(text, {}, pace());
const files = (...names: readonly string[]) =>
  names.map((name) => new File([new Uint8Array(readFileSync(`tests/fixtures/${name}`))], name));

function lineOf(offer: ImportOffer | undefined): readonly number[] | undefined {
  return offer?.kind === 'game' ? offer.opened.game.line.map(({ ply }) => ply.square) : undefined;
}

describe('a pasted text', () => {
  test('of moves is a game at its end', async () => {
    const offer = await read(WHOLE);
    expect(lineOf(offer)).toEqual(SQUARES);
    expect(offer?.kind === 'game' && offer.opened.game.cursor).toBe(SQUARES.length);
  });

  test('with a site’s tags names the players and the day', async () => {
    const offer = await read(`[Black "Ann"]\n[White "?"]\n[Date "2011.02.03"]\n${WHOLE}`);
    expect(offer).toMatchObject({
      opened: { about: { black: 'Ann', white: undefined, date: '2011-02-03', source: 'transcript' } },
    });
  });

  test('that is a link opens at the ply it names', async () => {
    const offer = await read(`#${makeShareHash({ start: standardStart(8), squares: SQUARES, shown: 9 })}`);
    expect(offer).toMatchObject({ kind: 'game', opened: { game: { cursor: 9 } } });
  });

  test('that is a board is a game not begun', async () => {
    const offer = await read(makeBoardText(standardStart(6)));
    expect(offer).toMatchObject({ kind: 'game', opened: { game: { cursor: 0 } } });
  });

  test('in digits asks which is black, and reads it once told', async () => {
    const board = '0'.repeat(27) + '21000000120' + '0'.repeat(26);
    expect(await read(board)).toMatchObject({ kind: 'digits', digits: '012' });
    const told = await readText(board, { digits: { black: '1', white: '2' } }, pace());
    expect(told?.kind).toBe('game');
  });

  test('from the mirrored start is offered as it is and turned to the usual one', async () => {
    const mirrored = SQUARES.map((square) => mapSquare(square, 1, 8));
    const offer = await read(makeTranscript({ start: mirroredStart(8), squares: mirrored }));
    expect(lineOf(offer)).toEqual(mirrored);
    const turned = offer?.kind === 'game' ? offer.turned?.game : undefined;
    expect(turned?.line.map(({ ply }) => ply.square)).toEqual(SQUARES);
    expect(
      await quickOffer(makeTranscript({ start: mirroredStart(8), squares: mirrored }), standardStart(8)),
    ).toBe(undefined);
  });

  test('that is wrong says what and where', async () => {
    expect(await read('f5d6c3d3c4f4c5b3b3')).toMatchObject({
      kind: 'problem',
      error: { code: 'illegal-ply', ply: 9, name: 'b3', refusal: 'occupied' },
    });
  });

  test('of many GGF games is a list, with those left out counted', async () => {
    const one = '(;GM[Othello]PB[A]PW[B]TY[8]B[f5]W[d6];)';
    const offer = await read(`${one}\n${one}\n(;GM[Chess]B[e4];)`);
    expect(offer).toMatchObject({ kind: 'games', games: [{}, {}], unread: 1 });
    expect(await read(one)).toMatchObject({ kind: 'game', opened: { about: { black: 'A', white: 'B' } } });
  });

  test('is given up once nobody waits for it', async () => {
    const reading = new AbortController();
    reading.abort();
    const paced = { ...pace(), signal: reading.signal };
    expect(await readText('(;GM[Othello]TY[8]B[f5];)', {}, paced)).toBeUndefined();
  });
});

describe('files', () => {
  test('of a tournament base are read together', async () => {
    const offer = await readFiles(files('wthor1977.jou', 'wthor1977.wtb', 'wthor1977.trn'), {}, pace());
    const library = offer?.kind === 'tournament' ? offer.library : undefined;
    expect(library?.rowAt(0)).toMatchObject({ year: 1977 });
    expect(library?.rowAt(0).black).not.toMatch(/^#/);
  });

  test('of names alone ask for the games', async () => {
    expect(await readFiles(files('wthor1977.jou'), {}, pace())).toEqual({ kind: 'names-alone' });
  });

  test('of text are read like a paste', async () => {
    expect(lineOf(await readFiles([new File([WHOLE], 'a.txt')], {}, pace()))).toEqual(SQUARES);
  });

  test('that are too large are refused unread', async () => {
    const large = new File([new Uint8Array(MAX_RECORD_BYTES + 1)], 'large.ggf');
    expect(await readFiles([large], {}, pace())).toMatchObject({
      kind: 'problem',
      error: { code: 'too-large' },
    });
  });
});

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { Game } from '../../../src/game/game.ts';
import { parseBoardText } from '../../../src/records/boardText.ts';
import { aboutUnknown } from '../../../src/records/gameAbout.ts';
import { parseGgf } from '../../../src/records/ggfReader.ts';
import { parseShareHash } from '../../../src/records/shareLink.ts';
import { parseTranscript } from '../../../src/records/transcript.ts';
import { WthorFile } from '../../../src/records/wthorFile.ts';
import { standardStart } from '../../../src/rules/index.ts';
import {
  boardOf,
  ggfOf,
  isForWthor,
  linkOf,
  transcriptOf,
  wthorOf,
} from '../../../src/ui/record/shareTexts.ts';
import { fixtureGame, squaresOf } from '../../support/fixtureGames.ts';
import { playAll } from '../../support/randomPlay.ts';

const SQUARES = squaresOf(fixtureGame('wipeout-9').transcript);
const WHOLE = playAll(Game.start(standardStart(8)), SQUARES);
const NAMES = { black: 'Ann', white: 'Bo' };
const shown = (game: Game, shownPly = game.cursor, away = false) => ({
  game: signal(game),
  shownPly: signal(shownPly),
  away: signal(away),
});

test('plies that have been taken back are not shared, those the eye looks back on are', () => {
  const read = (view: ReturnType<typeof shown>) => {
    const parsed = parseTranscript(transcriptOf(view));
    return parsed.ok ? parsed.value.squares : parsed.error;
  };
  expect(read(shown(WHOLE.jump(4)))).toEqual(SQUARES.slice(0, 4));
  expect(read(shown(WHOLE, 4, true))).toEqual(SQUARES);
});

test('the link names the ply that is shown', () => {
  const link = linkOf(shown(WHOLE, 4, true), { origin: 'http://localhost', pathname: '/play/' });
  expect(link.startsWith('http://localhost/play/#g=')).toBe(true);
  expect(parseShareHash(link)).toMatchObject({ ok: true, value: { squares: SQUARES, shown: 4 } });
});

test('the board is the one that is shown', () => {
  const read = parseBoardText(boardOf(shown(WHOLE, 4, true)));
  expect(read.ok && read.value.position.equals(WHOLE.positionAt(4))).toBe(true);
});

test('GGF tells who played, when, and the result with the empties given to the winner', () => {
  const about = { ...aboutUnknown('played'), date: '2026-11-30', event: 'Home' };
  const read = parseGgf(ggfOf(shown(WHOLE), about, NAMES));
  expect(read).toMatchObject({
    ok: true,
    value: { squares: SQUARES, date: '2026.11.30', place: 'Home', players: { black: { name: 'Ann' } } },
  });
  const { black, white } = WHOLE.position.counts;
  expect(read.ok && read.value.result?.margin).toBe(black > white ? 64 - 2 * white : 2 * black - 64);
});

test('a resigned game loses all discs, whatever lies on the board', () => {
  const resigned = WHOLE.jump(3).end({ kind: 'resigned', winner: 'white' });
  const read = parseGgf(ggfOf(shown(resigned), aboutUnknown('played'), NAMES));
  expect(read.ok && read.value.result).toEqual({ margin: -64, ending: 'resigned' });
});

test('a year file holds the one game; other starts have none', () => {
  const file = WthorFile.open(wthorOf(shown(WHOLE), new Date(2026, 10, 30)));
  expect(file.ok && file.value.gameAt(0)).toMatchObject({ ok: true, value: { squares: SQUARES } });
  expect(isForWthor(shown(Game.start(standardStart(6))))).toBe(false);
  expect(isForWthor(shown(Game.start(standardStart(8, 'white'))))).toBe(false);
});

import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { makeGameRecord, parseGameRecord } from '../../src/game/gameRecord.ts';
import { summariseGameRecord } from '../../src/game/gameSummary.ts';
import { Game } from '../../src/game/game.ts';
import { anyTree, FIXED, anyPosition } from '../support/randomPlay.ts';

vi.setConfig({ testTimeout: 60_000 });

/** What the list of games says, told from the game itself. */
function toldOf(stored: unknown): unknown {
  const read = parseGameRecord(stored);
  if (!read.ok) return read;
  const game = read.value;
  const end = game.jump(game.line.length);
  const { counts } = game.outcome === undefined ? end.position : game.position;
  const squares = game.line.map(({ ply }) => ply.square);
  return { ok: true, value: { start: game.start, squares, counts, outcome: game.outcome ?? end.outcome } };
}

test('says of any game what the game itself says', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyTree,
        anyPosition.map((start) => Game.start(start)),
      ),
      (game) => {
        const record = makeGameRecord(game);
        expect(summariseGameRecord(record)).toEqual(toldOf(record));
        const resigned = makeGameRecord(game.end({ kind: 'resigned', winner: 'black' }));
        expect(summariseGameRecord(resigned)).toEqual(toldOf(resigned));
      },
    ),
    FIXED,
  );
});

test('refuses what the game refuses, and by the same name', () => {
  const changes = fc.tuple(
    fc.constantFrom('line', 'tree', 'cursor', 'end', 'start', 'mover', 'size'),
    fc.oneof(
      fc.anything(),
      fc.nat(12),
      fc.array(fc.nat(63), { maxLength: 4 }),
      fc.array(fc.array(fc.nat(9), { maxLength: 4 }), { maxLength: 3 }),
    ),
  );
  fc.assert(
    fc.property(anyTree, changes, (game, [key, value]) => {
      const damaged = { ...makeGameRecord(game), [key]: value };
      expect(summariseGameRecord(damaged)).toEqual(toldOf(damaged));
    }),
    { ...FIXED, numRuns: 500 },
  );
});

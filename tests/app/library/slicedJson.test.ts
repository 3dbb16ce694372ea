import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFields } from '../../../src/app/library/slicedJson.ts';
import { readAtOnce } from '../../../src/records/slices.ts';

/** Longer than what is read in one go. */
const PADDING = `{"padding":"${'x'.repeat(250_000)}"`;
const SEED = 20;

function read(text: string) {
  const fields = readAtOnce(readFields(text));
  return fields && Object.fromEntries(fields);
}

test('a long text is read as JSON.parse reads it', () => {
  const fields = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())));
  fc.assert(
    fc.property(fields, fc.constantFrom('', ' ', '\n\t'), (value, indent) => {
      const text = `${PADDING},${indent}${JSON.stringify({ ...value, last: [] }, null, indent).slice(1)}${indent}`;
      const { padding, ...rest } = read(text) ?? {};
      expect(padding).toHaveLength(250_000);
      expect(rest).toEqual(JSON.parse(JSON.stringify({ ...value, last: [] })));
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test.each([
  '',
  '}',
  ',}',
  ',"a"}',
  ',"a":}',
  ',"a":[1,]}',
  ',"a":[1 2]}',
  ',"a":[}',
  ',"a":"b}',
  ',a:1}',
  ',"a":1}x',
  ',"a":tru}',
  ',"a":[1}',
  ',"a":{]}}',
])('a long text that ends with %j is refused unless it is JSON', (end) => {
  expect(read(PADDING + end) !== undefined).toBe(end === '}');
});

test('a list in a long text is read in many slices, each of them short', () => {
  const games = Array.from({ length: 5_000 }, (_, at) => ({
    id: `g${at}`,
    note: 'a "note" with \\ and ] }'.repeat(3),
  }));
  const slices = readFields(JSON.stringify({ games }));
  let count = 0;
  let step = slices.next();
  for (; step.done !== true; step = slices.next()) count++;
  expect(count).toBe(games.length);
  expect(step.value?.get('games')).toEqual(games);
});

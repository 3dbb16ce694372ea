import { err, ok, type Result } from '../../lib/result.ts';
import { parseLadderResult, type LadderResult } from '../../review/ladder.ts';
import type { Slices } from '../../records/slices.ts';
import { KeptGame } from './keptGame.ts';
import type { EntryRecord } from './libraryEntry.ts';
import { readFields } from './slicedJson.ts';

/** What a library's file holds; `aside` is what could not be read, as it stood. */
export interface LibraryFile {
  readonly entries: readonly KeptGame[];
  readonly results: readonly LadderResult[];
  readonly aside: readonly unknown[];
}

export type LibraryFileError = 'too-large' | 'not-json' | 'not-a-library' | 'unknown-version';

const KIND = 'reversi-library';
const VERSION = 1;
export const MOST_FILE_CHARACTERS = 50_000_000;

/** What is written into a library's file. */
export interface LibraryRecords {
  readonly games: readonly EntryRecord[];
  readonly results: readonly LadderResult[];
  readonly aside: readonly unknown[];
}

/** The whole library as the text of one file, in pieces; written in slices. */
export function* writeLibraryFile({ games, results, aside }: LibraryRecords): Slices<readonly string[]> {
  const rest = JSON.stringify({ results, aside });
  const texts = [`{"kind":${JSON.stringify(KIND)},"version":${VERSION},"games":[`];
  for (const [index, game] of games.entries()) {
    texts.push(index === 0 ? '' : ',', JSON.stringify(game));
    yield { done: index + 1, total: games.length };
  }
  return [...texts, `],${rest.slice(1)}`];
}

/** Reads such a file in slices; games and results that are no good are set aside, not refused. */
export function* readLibraryFile(text: string): Slices<Result<LibraryFile, LibraryFileError>> {
  if (text.length > MOST_FILE_CHARACTERS) return err('too-large');
  const read = yield* readFields(text.replace(/^\uFEFF/, ''));
  if (read === undefined) return err('not-json');
  if (read.get('kind') !== KIND) return err('not-a-library');
  if (read.get('version') !== VERSION) return err('unknown-version');
  const [games, results, aside] = ['games', 'results', 'aside'].map((key) => listOf(read.get(key)));
  const good = yield* sortRecords(games ?? [], readEntry);
  const counted = yield* sortRecords(results ?? [], parseLadderResult);
  const broken = [...(aside ?? []), ...good.aside, ...counted.aside];
  return ok({ entries: good.read, results: counted.read, aside: broken });
}

/** A stored entry, or undefined where it is no good. */
export function readEntry(stored: unknown): KeptGame | undefined {
  const entry = KeptGame.parse(stored);
  return entry.ok ? entry.value : undefined;
}

/** Reads what can be read, and hands back the rest as it stands. */
export function* sortRecords<Read>(
  records: readonly unknown[],
  parse: (record: unknown) => Read | undefined,
): Slices<{ readonly read: readonly Read[]; readonly aside: readonly unknown[] }> {
  const read: Read[] = [];
  const aside: unknown[] = [];
  for (const [index, record] of records.entries()) {
    const found = parse(record);
    if (found === undefined) aside.push(record);
    else read.push(found);
    yield { done: index + 1, total: records.length };
  }
  return { read, aside };
}

function listOf(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : [];
}

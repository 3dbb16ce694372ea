import { readJson } from '../../lib/json.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { parseLadderResult, type LadderResult } from '../../review/ladder.ts';
import { makeEntryRecord, parseEntryRecord, type LibraryEntry } from './libraryEntry.ts';

/** What a library's file holds; `aside` is what could not be read, as it stood. */
export interface LibraryFile {
  readonly entries: readonly LibraryEntry[];
  readonly results: readonly LadderResult[];
  readonly aside: readonly unknown[];
}

export type LibraryFileError = 'too-large' | 'not-json' | 'not-a-library' | 'unknown-version';

const KIND = 'reversi-library';
const VERSION = 1;
export const MOST_FILE_CHARACTERS = 50_000_000;

/** The whole library as the text of one file. */
export function makeLibraryFile({ entries, results, aside }: LibraryFile): string {
  return JSON.stringify({
    kind: KIND,
    version: VERSION,
    games: entries.map(makeEntryRecord),
    results,
    aside,
  });
}

/** Reads such a file; games and results that are no good are set aside, not refused. */
export function parseLibraryFile(text: string): Result<LibraryFile, LibraryFileError> {
  if (text.length > MOST_FILE_CHARACTERS) return err('too-large');
  const stored = readJson(text.replace(/^\uFEFF/, ''));
  if (stored === undefined) return err('not-json');
  const read = new Map<string, unknown>(Object.entries(Object(stored)));
  if (read.get('kind') !== KIND) return err('not-a-library');
  if (read.get('version') !== VERSION) return err('unknown-version');
  const [games, results, aside] = ['games', 'results', 'aside'].map((key) => listOf(read.get(key)));
  const good = sortRecords(games ?? [], (each) => {
    const entry = parseEntryRecord(each);
    return entry.ok ? entry.value : undefined;
  });
  const counted = sortRecords(results ?? [], parseLadderResult);
  const broken = [...(aside ?? []), ...good.aside, ...counted.aside];
  return ok({ entries: good.read, results: counted.read, aside: broken });
}

/** Reads what can be read, and hands back the rest as it stands. */
export function sortRecords<Read>(
  records: readonly unknown[],
  parse: (record: unknown) => Read | undefined,
): { readonly read: readonly Read[]; readonly aside: readonly unknown[] } {
  const read: Read[] = [];
  const aside: unknown[] = [];
  for (const record of records) {
    const found = parse(record);
    if (found === undefined) aside.push(record);
    else read.push(found);
  }
  return { read, aside };
}

function listOf(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : [];
}

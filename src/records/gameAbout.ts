export const GAME_SOURCES = [
  'played',
  'transcript',
  'board',
  'ggf',
  'wthor',
  'link',
  'library',
  'online',
] as const;
/** Where a game comes from. */
export type GameSource = (typeof GAME_SOURCES)[number];

/** What is known of a game besides its moves: plain values, undefined where nothing is known. */
export interface GameAbout {
  /** Names of the players. */
  readonly black: string | undefined;
  readonly white: string | undefined;
  /** A day or a year as ISO 8601 has it: `1998-05-17` or `1998`. */
  readonly date: string | undefined;
  /** Tournament or place. */
  readonly event: string | undefined;
  readonly source: GameSource;
  /** Seconds that each ply took, as far as they are known, in the order of the plies. */
  readonly times?: readonly (number | undefined)[];
}

/** Nothing is known but where the game comes from. */
export function aboutUnknown(source: GameSource): GameAbout {
  return { black: undefined, white: undefined, date: undefined, event: undefined, source };
}

/** What storage holds of it; whatever cannot be read is not known. */
export function parseAbout(stored: unknown): GameAbout {
  const read = new Map<string, unknown>(Object.entries(Object(stored)));
  const text = (name: string): string | undefined => {
    const found = read.get(name);
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  const source = GAME_SOURCES.find((each) => each === read.get('source')) ?? 'played';
  const times = parseTimes(read.get('times'));
  return {
    black: text('black'),
    white: text('white'),
    date: text('date'),
    event: text('event'),
    source,
    ...(times && { times }),
  };
}

/** JSON writes `null` for a time that is not known. */
function parseTimes(stored: unknown): readonly (number | undefined)[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.map((time: unknown) => (typeof time === 'number' && time >= 0 ? time : undefined));
}

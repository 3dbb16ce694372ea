import { err, ok, type Result } from '../lib/result.ts';

/** How the server of online play is to behave. */
export interface Settings {
  /** The folder of the embedded database. */
  readonly dataFolder: string;
  /** PostgreSQL in place of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Redis, where several processes serve together. */
  readonly redisUrl: string | undefined;
  /** Under which address pages reach this very process, where it is not the page's own. */
  readonly publicAddress: string | undefined;
  /** Origins that pages may come from beside this server's own. */
  readonly origins: readonly string[];
  /** How many proxies stand before the server, whose word on addresses is taken. */
  readonly proxies: number;
  readonly roomsPerMinute: number;
  readonly joinsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly chatPerMinute: number;
  readonly frameBytes: number;
  readonly bodyBytes: number;
  readonly graceSeconds: number;
  readonly lagCreditMs: number;
  readonly mostRooms: number;
  readonly mostWatchers: number;
  readonly socketsPerAddress: number;
  readonly lan: boolean;
  readonly lanName: string | undefined;
  readonly metrics: 'local' | 'all' | 'off';
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting {
  readonly name: string;
  readonly about: string;
  /** What is wrong with a value, or nothing. */
  readonly check: (value: string) => string | undefined;
  readonly usual: string;
}

const SETTINGS = {
  dataFolder: text('REVERSI_DATA', 'data', 'folder of the embedded SQLite database'),
  databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:'], 'PostgreSQL in place of SQLite'),
  redisUrl: url('REDIS_URL', ['redis:', 'rediss:'], 'Redis, to let several processes serve together'),
  publicAddress: matching(
    'REVERSI_PUBLIC_ADDRESS',
    /^[\w.-]+(:\d{1,5})?(\/[\w-]+)*$/,
    'host[:port][/path] of this process, where several stand behind a proxy',
  ),
  origins: matching(
    'REVERSI_ORIGINS',
    /^https?:\/\/[\w.-]+(:\d{1,5})?(,https?:\/\/[\w.-]+(:\d{1,5})?)*$/,
    'further origins that pages may come from, with commas between',
  ),
  proxies: whole('REVERSI_PROXIES', 0, 0, 9, 'proxies before the server whose X-Forwarded-For is believed'),
  roomsPerMinute: whole('REVERSI_ROOMS_PER_MINUTE', 30, 1, 1e6, 'rooms an address may open a minute'),
  joinsPerMinute: whole('REVERSI_JOINS_PER_MINUTE', 120, 1, 1e6, 'times an address may enter a minute'),
  messagesPerSecond: whole(
    'REVERSI_MESSAGES_PER_SECOND',
    20,
    1,
    1e4,
    'messages a connection may send a second',
  ),
  chatPerMinute: whole('REVERSI_CHAT_PER_MINUTE', 20, 1, 1e4, 'lines of chat a connection may send a minute'),
  frameBytes: whole('REVERSI_FRAME_BYTES', 2048, 256, 1e6, 'largest message'),
  bodyBytes: whole('REVERSI_BODY_BYTES', 16_384, 256, 1e7, 'largest body of a request'),
  graceSeconds: whole('REVERSI_GRACE_SECONDS', 60, 1, 86_400, 'how long a player may be away'),
  lagCreditMs: whole(
    'REVERSI_LAG_CREDIT_MS',
    1000,
    0,
    5000,
    'most time given back for the network, per move',
  ),
  mostRooms: whole('REVERSI_MAX_ROOMS', 5000, 1, 1e6, 'rooms that are open at a time'),
  mostWatchers: whole('REVERSI_MAX_WATCHERS', 50, 0, 1e4, 'spectators of one room'),
  socketsPerAddress: whole('REVERSI_SOCKETS_PER_ADDRESS', 100, 1, 1e6, 'connections of one address'),
  lan: oneOf('REVERSI_LAN', 'on', ['on', 'off'], 'be heard and hear others in the local network'),
  lanName: matching('REVERSI_LAN_NAME', /^[\p{L}\p{N} ._-]{1,40}$/u, 'name in the local network'),
  metrics: oneOf('REVERSI_METRICS', 'local', ['local', 'all', 'off'], 'who may read /metrics'),
} satisfies Record<keyof Settings, Setting>;

const ALL: readonly Setting[] = Object.values(SETTINGS);
/** Settings that other parts read. */
const ELSEWHERE = ['PORT', 'HOST'];

/** The settings of an environment, or a sentence that says what is wrong with them. */
export function parseSettings(environment: Environment): Result<Settings, string> {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith('REVERSI_') && !ALL.some((setting) => setting.name === name),
  );
  if (unknown !== undefined) return err(`${unknown} is no setting of this server; --help lists them.`);
  for (const { name, check } of ALL) {
    const value = environment[name];
    const wrong = value === undefined || value === '' ? undefined : check(value);
    if (wrong !== undefined) return err(`${name} ${wrong}.`);
  }
  return ok(readSettings(environment));
}

/** What `--help` prints. */
export function describeSettings(): string {
  const lines = ALL.map(({ name, usual, about }) => `  ${name.padEnd(28)} ${about}${usual && ` (${usual})`}`);
  return ['Settings, by environment:', ...ELSEWHERE.map(describeElsewhere), ...lines].join('\n');
}

function readSettings(environment: Environment): Settings {
  const read = ({ name, usual }: Setting): string => environment[name] || usual;
  const optional = (setting: Setting): string | undefined => read(setting) || undefined;
  const number = (setting: Setting): number => Number(read(setting));
  const metrics = read(SETTINGS.metrics);
  return {
    dataFolder: read(SETTINGS.dataFolder),
    databaseUrl: optional(SETTINGS.databaseUrl),
    redisUrl: optional(SETTINGS.redisUrl),
    publicAddress: optional(SETTINGS.publicAddress),
    origins: optional(SETTINGS.origins)?.split(',') ?? [],
    proxies: number(SETTINGS.proxies),
    roomsPerMinute: number(SETTINGS.roomsPerMinute),
    joinsPerMinute: number(SETTINGS.joinsPerMinute),
    messagesPerSecond: number(SETTINGS.messagesPerSecond),
    chatPerMinute: number(SETTINGS.chatPerMinute),
    frameBytes: number(SETTINGS.frameBytes),
    bodyBytes: number(SETTINGS.bodyBytes),
    graceSeconds: number(SETTINGS.graceSeconds),
    lagCreditMs: number(SETTINGS.lagCreditMs),
    mostRooms: number(SETTINGS.mostRooms),
    mostWatchers: number(SETTINGS.mostWatchers),
    socketsPerAddress: number(SETTINGS.socketsPerAddress),
    lan: read(SETTINGS.lan) === 'on',
    lanName: optional(SETTINGS.lanName),
    metrics: metrics === 'all' || metrics === 'off' ? metrics : 'local',
  };
}

function describeElsewhere(name: string): string {
  const about =
    name === 'PORT' ? 'where to listen (8080 or the next free one)' : 'on which address (all of them)';
  return `  ${name.padEnd(28)} ${about}`;
}

function text(name: string, usual: string, about: string): Setting {
  return { name, usual, about, check: (value) => (value.includes('\0') ? 'is no path' : undefined) };
}

function matching(name: string, pattern: RegExp, about: string): Setting {
  return { name, usual: '', about, check: (value) => (pattern.test(value) ? undefined : `must be ${about}`) };
}

function oneOf(name: string, usual: string, values: readonly string[], about: string): Setting {
  const check = (value: string): string | undefined =>
    values.includes(value) ? undefined : `must be one of ${values.join(', ')}`;
  return { name, usual, about, check };
}

function whole(name: string, usual: number, least: number, most: number, about: string): Setting {
  const check = (value: string): string | undefined =>
    /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `must be a whole number from ${least} to ${most}`;
  return { name, usual: String(usual), about, check };
}

function url(name: string, protocols: readonly string[], about: string): Setting {
  const check = (value: string): string | undefined =>
    protocols.includes(protocolOf(value))
      ? undefined
      : `must be an address that begins with ${protocols.join('// or ')}//`;
  return { name, usual: '', about, check };
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

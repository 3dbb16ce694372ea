import { readJson } from '../lib/json.ts';
import { parseAbout, type GameAbout } from '../records/gameAbout.ts';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from '../records/settings.ts';
import { makeSavedSession, parseSavedSession, type SavedSession } from './savedSession.ts';

/** The part of `localStorage` that is used; any call may throw. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

/** What was found, and whether a broken text was set aside. */
export interface Found<Value> {
  readonly value: Value;
  readonly broken: boolean;
}

const SETTINGS_KEY = 'reversi.settings';
const GAME_KEY = 'reversi.game';
const ABOUT_KEY = 'reversi.about';
const ASIDE_KEY = 'reversi.aside';
const LOG_KEY = 'reversi.log';
const VISITED_KEY = 'reversi.visited';
/** Where a text that could not be read is kept, so that nothing is silently lost. */
const ASIDE_SUFFIX = '.broken';

/** Keeps the settings and the running game across reloads. */
export class Keep {
  readonly #storage: TextStorage | undefined;
  readonly #onFull: () => void;
  /** What could not be kept when it was tried last. */
  readonly #failing = new Set<string>();

  /** `storage` is undefined where the browser forbids it; `onFull` hears once that something cannot be kept. */
  constructor(storage: TextStorage | undefined, onFull: () => void) {
    this.#storage = storage;
    this.#onFull = onFull;
  }

  readSettings(): Found<Settings> {
    const text = this.#read(SETTINGS_KEY);
    if (text === undefined) return { value: DEFAULT_SETTINGS, broken: false };
    const { settings, repaired } = parseSettings(readJson(text));
    if (repaired) this.#setAside(SETTINGS_KEY, text);
    return { value: settings, broken: repaired };
  }

  writeSettings(settings: Settings): void {
    this.#write(SETTINGS_KEY, JSON.stringify(settings));
  }

  readGame(): Found<SavedSession | undefined> {
    const text = this.#read(GAME_KEY);
    if (text === undefined) return { value: undefined, broken: false };
    const saved = parseSavedSession(text);
    if (saved.ok) return { value: saved.value, broken: false };
    this.#setAside(GAME_KEY, text);
    return { value: undefined, broken: true };
  }

  writeGame(session: SavedSession): void {
    this.#write(GAME_KEY, makeSavedSession(session));
  }

  /** What is known of the game that is kept. */
  readAbout(): GameAbout {
    return parseAbout(readJson(this.#read(ABOUT_KEY) ?? ''));
  }

  writeAbout(about: GameAbout): void {
    this.#write(ABOUT_KEY, JSON.stringify(about));
  }

  /** Games that were left for another one, the last one last. */
  readAside(): Found<readonly SavedSession[]> {
    const text = this.#read(ASIDE_KEY);
    if (text === undefined) return { value: [], broken: false };
    const stored: unknown = readJson(text);
    const read = Array.isArray(stored) ? stored.map((each: unknown) => parseSavedSession(String(each))) : [];
    const value = read.flatMap((saved) => (saved.ok ? [saved.value] : []));
    const broken = !Array.isArray(stored) || value.length < read.length;
    if (broken) this.#setAside(ASIDE_KEY, text);
    return { value, broken };
  }

  writeAside(sessions: readonly SavedSession[]): void {
    this.#write(ASIDE_KEY, JSON.stringify(sessions.map(makeSavedSession)));
  }

  /** What was written down about the game that is kept, or nothing. */
  readLog(): string {
    return this.#read(LOG_KEY) ?? '';
  }

  writeLog(text: string): void {
    this.#write(LOG_KEY, text);
  }

  /** True the first time it is asked on this machine. */
  isFirstVisit(): boolean {
    if (this.#storage === undefined || this.#read(VISITED_KEY) !== undefined) return false;
    this.#write(VISITED_KEY, 'yes');
    return true;
  }

  #setAside(key: string, text: string): void {
    this.#write(key + ASIDE_SUFFIX, text);
  }

  #read(key: string): string | undefined {
    try {
      return this.#storage?.getItem(key) ?? undefined;
    } catch {
      this.#fail(key);
      return undefined;
    }
  }

  #write(key: string, text: string): void {
    if (this.#storage === undefined) {
      this.#fail(key);
      return;
    }
    try {
      this.#storage.setItem(key, text);
      this.#failing.delete(key);
    } catch {
      this.#fail(key);
    }
  }

  /** Says so once: a game writes with every move. */
  #fail(key: string): void {
    if (this.#failing.size === 0) this.#onFull();
    this.#failing.add(key);
  }
}

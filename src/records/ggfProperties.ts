import { err, ok, type Result } from '../lib/result.ts';
import type { GgfError } from './recordError.ts';

/** A property of a game: `PB[name]`; the offset is that of its value in the text. */
export interface GgfProperty {
  readonly name: string;
  readonly value: string;
  readonly offset: number;
}

/** The properties of one game, and where reading goes on. */
export interface GgfScan {
  readonly result: Result<readonly GgfProperty[], GgfError>;
  readonly end: number;
}

export const GAME_BEGIN = '(;';
export const GAME_END = ';)';

const BLANK = /[\s;]*/y;
const NAME = /[A-Za-z]{1,20}(?=\s{0,20}\[)/y;
const BRACKET = /\s{0,20}\[/y;
/** What can only be the next game, not a part of a value. */
const NEXT_GAME = '(;GM[';
const MOST_PROPERTIES = 2_000;
const MOST_VALUE_CHARACTERS = 8_192;
const FOUND_LENGTH = 12;

/** Reads the properties of the game that begins at `offset` with `(;`; what it cannot read it names, and goes on behind. */
export function scanProperties(text: string, offset: number): GgfScan {
  const properties: GgfProperty[] = [];
  let at = offset + GAME_BEGIN.length;
  for (;;) {
    if (text.startsWith(GAME_END, at)) return { result: ok(properties), end: at + GAME_END.length };
    at += lengthAt(BLANK, text, at);
    if (text[at] === ')' && text[at - 1] === ';') return { result: ok(properties), end: at + 1 };
    if (at >= text.length || text.startsWith(GAME_BEGIN, at)) return stop('unclosed-game', text, at);
    const nameLength = lengthAt(NAME, text, at);
    if (nameLength === 0 || properties.length >= MOST_PROPERTIES) return stop('bad-property', text, at);
    const begin = at + nameLength + lengthAt(BRACKET, text, at + nameLength);
    const end = valueEnd(text, begin);
    if (text[end] !== ']') return stop('unclosed-game', text, at, end);
    const name = text.slice(at, at + nameLength).toUpperCase();
    properties.push({ name, value: unescape(text.slice(begin, end)), offset: begin });
    at = end + 1;
  }
}

/** A text as the value of a property. */
export function escapeValue(text: string): string {
  return text.replaceAll(/[\\\]]/g, (character) => `\\${character}`);
}

function unescape(value: string): string {
  return value.includes('\\') ? value.replaceAll(/\\(.)/gs, '$1') : value;
}

/** Where the bracket closes, backslashes heeded; where the value breaks off when it does not close within reason. */
function valueEnd(text: string, begin: number): number {
  const limit = Math.min(text.length, begin + MOST_VALUE_CHARACTERS);
  for (let at = begin; at < limit; at++) {
    const character = text[at];
    if (character === ']' || (character === '(' && text.startsWith(NEXT_GAME, at))) return at;
    if (character === '\\') at++;
  }
  return limit - 1;
}

function stop(code: 'unclosed-game' | 'bad-property', text: string, at: number, end = at): GgfScan {
  const error: GgfError =
    code === 'bad-property'
      ? { code, offset: at, found: text.slice(at, at + FOUND_LENGTH) }
      : { code, offset: at };
  return { result: err(error), end: Math.max(at, end) };
}

function lengthAt(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0].length ?? 0;
}

import { readJson } from '../../lib/json.ts';
import type { Slices } from '../../records/slices.ts';

/** Up to so many letters are read in one go, which takes a few milliseconds. */
const AT_ONCE = 200_000;
/** No member of a list that is read in slices is longer. */
const MOST_IN_MEMBER = 2_000_000;
const SPACE = /[ \t\r\n]*/y;
const SCALAR = /[^\s,[\]{}"]+/y;
const BRACKET_OR_QUOTE = /["[\]{}]/g;

/** A value, and where the text goes on after it. */
interface Read<Value> {
  readonly value: Value;
  readonly end: number;
}

/**
 * The fields of a text that is one JSON object, or undefined where it is none. Lists in a long text are read member by
 * member, in slices: parsed as a whole, ten megabytes would hold the page up.
 */
export function* readFields(text: string): Slices<ReadonlyMap<string, unknown> | undefined> {
  if (text.length <= AT_ONCE) {
    const whole = readJson(text);
    return whole === undefined ? undefined : new Map(Object.entries(Object(whole)));
  }
  const fields = new Map<string, unknown>();
  let at = after(text, 0, '{');
  while (at !== undefined) {
    const key = readValue(text, at);
    const begin = key && after(text, key.end, ':');
    if (typeof key?.value !== 'string' || begin === undefined) return undefined;
    const field = text[begin] === '[' ? yield* readList(text, begin) : readValue(text, begin);
    if (field === undefined) return undefined;
    fields.set(key.value, field.value);
    const end = after(text, field.end, '}');
    if (end !== undefined) return end === text.length ? fields : undefined;
    at = after(text, field.end, ',');
  }
  return undefined;
}

function* readList(text: string, begin: number): Slices<Read<readonly unknown[]> | undefined> {
  const members: unknown[] = [];
  const empty = after(text, begin + 1, ']');
  if (empty !== undefined) return { value: members, end: empty };
  for (let at = after(text, begin, '['); at !== undefined;) {
    const member = readValue(text, at);
    if (member === undefined) return undefined;
    members.push(member.value);
    yield { done: member.end, total: text.length };
    const end = after(text, member.end, ']');
    if (end !== undefined) return { value: members, end };
    at = after(text, member.end, ',');
  }
  return undefined;
}

/** The place after a sign and the space around it; undefined where something else stands. */
function after(text: string, at: number, sign: string): number | undefined {
  const begin = skip(text, at, SPACE);
  return text[begin] === sign ? skip(text, begin + 1, SPACE) : undefined;
}

function readValue(text: string, begin: number): Read<unknown> | undefined {
  const end = endOfValue(text, begin);
  const value = end === undefined ? undefined : readJson(text.slice(begin, end));
  return end === undefined || value === undefined ? undefined : { value, end };
}

/** Where a value ends, if it is one at all. */
function endOfValue(text: string, begin: number): number | undefined {
  if (!'{["'.includes(text[begin] ?? ' ')) return skip(text, begin, SCALAR);
  for (let at = begin, depth = 0; at < begin + MOST_IN_MEMBER;) {
    BRACKET_OR_QUOTE.lastIndex = at;
    const sign = BRACKET_OR_QUOTE.exec(text);
    if (sign === null) return undefined;
    if (sign[0] === '{' || sign[0] === '[') depth++;
    if (sign[0] === '}' || sign[0] === ']') depth--;
    const end = sign[0] === '"' ? endOfString(text, sign.index) : sign.index + 1;
    if (end === undefined || depth === 0) return end;
    at = end;
  }
  return undefined;
}

function endOfString(text: string, begin: number): number | undefined {
  for (let at = text.indexOf('"', begin + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
  return undefined;
}

function skip(text: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

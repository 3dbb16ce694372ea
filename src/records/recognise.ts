import { err, ok, type Result } from '../lib/result.ts';
import type { Position } from '../rules/index.ts';
import { parseBoardText, type BoardReading, type DigitKey } from './boardText.ts';
import { GAME_BEGIN } from './ggfProperties.ts';
import {
  MAX_RECORD_BYTES,
  type BoardTextError,
  type RecordError,
  type TranscriptError,
  type WthorKind,
} from './recordError.ts';
import { hasShareLink, parseShareHash, type SharedGame } from './shareLink.ts';
import { parseTranscript, type Transcript } from './transcript.ts';
import { kindOfFile } from './wthorHeader.ts';

/** What a paste is. */
export type Recognised =
  | { readonly kind: 'link'; readonly game: SharedGame }
  | { readonly kind: 'board'; readonly board: BoardReading }
  | { readonly kind: 'transcript'; readonly transcript: Transcript }
  /** One game or many, still to be read in slices by `readGgf`. */
  | { readonly kind: 'ggf'; readonly text: string }
  /** A JSON object: an exported library, for whoever knows those. */
  | { readonly kind: 'json'; readonly text: string };

/** Why a paste is nothing that can be read: what it looks most like, and what is wrong with it as such. */
export interface Unrecognised {
  readonly looksLike: Recognised['kind'] | 'nothing';
  readonly error: RecordError;
}

/** What helps to read a paste. */
export interface RecogniseOptions {
  /** The start that a transcript is tried from first. */
  readonly start?: Position;
  readonly digits?: DigitKey;
}

/** Characters at which one looks to see what a long text is. */
const LOOK_LENGTH = 4_096;
const SQUARE = /[a-p]\d/gi;
const BOARD_SYMBOL = /[-xo.*_●○]/gi;

/** Tells what a text is and reads it, but for long files. */
export function recognise(text: string, options: RecogniseOptions = {}): Result<Recognised, Unrecognised> {
  if (text.length > MAX_RECORD_BYTES) {
    const error = { code: 'too-large', length: text.length, most: MAX_RECORD_BYTES } as const;
    return err({ looksLike: 'nothing', error });
  }
  const head = text.slice(0, LOOK_LENGTH);
  if (hasShareLink(head)) return recogniseLink(head);
  if (head.includes(GAME_BEGIN)) return ok({ kind: 'ggf', text });
  if (/^[\s\uFEFF]*\{\s*["}]/.test(head)) return ok({ kind: 'json', text });
  const board = parseBoardText(text, options.digits);
  if (board.ok) return ok({ kind: 'board', board: board.value });
  const transcript = parseTranscript(text, options.start);
  if (transcript.ok) return ok({ kind: 'transcript', transcript: transcript.value });
  return err(closestTo(head, board.error, transcript.error));
}

/** The kind of a file of bytes: a WTHOR file by its header, length or name, or else a text. */
export function recogniseFile(bytes: Uint8Array, name = ''): WthorKind | 'text' {
  const ending = /\.(wtb|jou|trn)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === 'wtb' || ending === 'jou' || ending === 'trn') return ending;
  return kindOfFile(bytes) ?? 'text';
}

function recogniseLink(text: string): Result<Recognised, Unrecognised> {
  const read = parseShareHash(text);
  return read.ok ? ok({ kind: 'link', game: read.value }) : err({ looksLike: 'link', error: read.error });
}

function closestTo(head: string, board: BoardTextError, transcript: TranscriptError): Unrecognised {
  const squares = head.match(SQUARE)?.length ?? 0;
  const symbols = head.match(BOARD_SYMBOL)?.length ?? 0;
  if (board.code === 'ambiguous-digits' && squares === 0) return { looksLike: 'board', error: board };
  const letters = head.replaceAll(/\s/g, '').length;
  if (2 * symbols > letters && squares * 4 < symbols) return { looksLike: 'board', error: board };
  return 4 * squares > letters || (squares > 0 && transcript.code !== 'bad-token')
    ? { looksLike: 'transcript', error: transcript }
    : { looksLike: 'nothing', error: transcript };
}

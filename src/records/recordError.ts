import type { BoardSize, Refusal, Side, Square } from '../rules/index.ts';

/** A file or a paste beyond this is refused unread. */
export const MAX_RECORD_BYTES = 10 * 1024 * 1024;

/**
 * What the record may have got wrong before a refused ply: `start-left-out`, it may begin from another start than the
 * usual one; `other-side`, the other side could play here, so that a move may be missing or written twice.
 */
export type PlyHint = 'start-left-out' | 'other-side';

/** A ply that the rules refuse; plies count from 1, passes not counted. */
export interface IllegalPly {
  readonly code: 'illegal-ply';
  readonly ply: number;
  readonly square: Square;
  /** The square as it is spoken of: `b4`. */
  readonly name: string;
  readonly refusal: Refusal;
  readonly hint: PlyHint | undefined;
  /** Characters from the start of the text, where there is one. */
  readonly offset: number | undefined;
}

/** A square that this board does not have. */
export interface OffBoard {
  readonly code: 'off-board';
  readonly ply: number;
  readonly name: string;
  readonly size: BoardSize;
  readonly offset: number;
}

/** A pass written where the side to move has a move. */
export interface IllegalPass {
  readonly code: 'illegal-pass';
  /** The ply before the pass; 0 at the start. */
  readonly afterPly: number;
  readonly side: Side;
  readonly offset: number;
}

/** A ply written for a side whose turn it is not. */
export interface WrongSide {
  readonly code: 'wrong-side';
  readonly ply: number;
  readonly name: string;
  readonly side: Side;
  readonly offset: number;
}

/** Something that is neither a square nor a pass nor a number; `ply` is the one that was expected. */
export interface BadToken {
  readonly code: 'bad-token';
  readonly ply: number;
  readonly offset: number;
  readonly found: string;
}

export type ReplayError = IllegalPly | OffBoard | IllegalPass | WrongSide;

export type TooLarge = { readonly code: 'too-large'; readonly length: number; readonly most: number };

export type TranscriptError = ReplayError | BadToken | TooLarge | { readonly code: 'no-moves' };

/** Why a board is not read; rows and columns count from 1, empty space left out. */
export type BoardTextError =
  | { readonly code: 'no-board' }
  | { readonly code: 'board-size'; readonly squares: number }
  | { readonly code: 'board-symbol'; readonly offset: number; readonly found: string }
  /** Digits stand for discs, and nobody said which is black. */
  | { readonly code: 'ambiguous-digits'; readonly digits: string }
  | TooLarge;

export type GgfError =
  | ReplayError
  | BoardTextError
  | { readonly code: 'other-game'; readonly found: string }
  /** The text ends, or another game begins, inside a game. */
  | { readonly code: 'unclosed-game'; readonly offset: number }
  | { readonly code: 'bad-property'; readonly offset: number; readonly found: string }
  | { readonly code: 'bad-move'; readonly ply: number; readonly offset: number; readonly found: string }
  /** Both sides bid on the first move, and no bid fits the moves that follow. */
  | { readonly code: 'komi-game' }
  | { readonly code: 'no-game' };

export type WthorKind = 'wtb' | 'jou' | 'trn';

export type WthorError =
  /** The header holds no date and no count that fit such a file. */
  | { readonly code: 'not-wthor' }
  /** Boards other than 8×8 and solitaires are not read. */
  | { readonly code: 'wthor-unsupported'; readonly boardSize: number; readonly gameType: number }
  | { readonly code: 'truncated'; readonly length: number; readonly expected: number }
  | { readonly code: 'excess-bytes'; readonly length: number; readonly expected: number }
  /** The file went through a transfer or an editor that took it for text. */
  | { readonly code: 'mangled'; readonly by: 'line-ends' | 'text' }
  | TooLarge;

/** A game of a WTHOR file that cannot be played; `byte` is no square and no end mark. */
export type WthorGameError =
  IllegalPly | { readonly code: 'bad-byte'; readonly ply: number; readonly byte: number };

export type ShareError =
  | { readonly code: 'not-a-link' }
  | { readonly code: 'link-version'; readonly version: string }
  /** Characters are missing, added or changed. */
  | { readonly code: 'link-damaged' }
  | IllegalPly;

export type RecordError = TranscriptError | BoardTextError | GgfError | WthorError | ShareError;

import { Position, isBoardSize, type BoardSize, type Side, type Square } from '../rules/index.ts';
import type { Report } from './thought.ts';

/** A position as it travels between threads. */
export interface PositionMessage {
  readonly size: BoardSize;
  readonly codes: Uint8Array;
  readonly mover: Side;
}

/** What a client asks; each search has its own number. */
export type Request =
  | {
      readonly kind: 'choose';
      readonly search: number;
      readonly position: PositionMessage;
      readonly level: number;
      readonly milliseconds: number;
      readonly seed: number;
    }
  | {
      readonly kind: 'analyse';
      readonly search: number;
      readonly position: PositionMessage;
      readonly milliseconds: number;
    }
  /** Come to an end with what has been found. */
  | { readonly kind: 'hurry'; readonly search: number }
  /** Withdrawn: answered by `ended`. */
  | { readonly kind: 'stop'; readonly search: number };

/** What went wrong with an engine; the page has a text for each. */
export type EngineFailure = 'engine-missing' | 'weights-missing' | 'engine-broken' | 'engine-stuck';

/** What a client hears; replies to an old number are dropped. */
export type Reply =
  | { readonly kind: 'chosen'; readonly search: number; readonly square: Square }
  | { readonly kind: 'report'; readonly search: number; readonly report: Report }
  | { readonly kind: 'ended'; readonly search: number }
  | { readonly kind: 'failed'; readonly search: number; readonly failure: EngineFailure };

/** The other end of a conversation with an engine, wherever it runs. */
export interface Link {
  post(request: Request): void;
  /** Sets the one who hears the replies and the end of the other side. */
  attach(onReply: (reply: Reply) => void, onFailure: (failure: EngineFailure) => void): void;
  /** Ends the other side at once. */
  close(): void;
}

export function packPosition(position: Position): PositionMessage {
  return { size: position.size, codes: position.codes(), mover: position.mover };
}

export function unpackPosition({ size, codes, mover }: PositionMessage): Position {
  return Position.of(isBoardSize(size) ? size : 8, codes, mover);
}

import { err, ok, type Result } from '../lib/result.ts';
import { isBoardSize, parseSquare, standardStart, type Position, type Side } from '../rules/index.ts';
import { parseBoardText } from './boardText.ts';
import {
  NO_NOTE,
  endingOfLetter,
  type GgfFile,
  type GgfGame,
  type GgfNote,
  type GgfPlayer,
  type GgfProblem,
  type GgfResult,
} from './ggf.ts';
import { GAME_BEGIN, scanProperties, type GgfProperty } from './ggfProperties.ts';
import { MAX_RECORD_BYTES, type GgfError } from './recordError.ts';
import { Replayer, type RecordedLine } from './replayer.ts';
import type { Slices } from './slices.ts';

const MOST_PROBLEMS_KEPT = 100;
const MOST_STARTS_KEPT = 100;
const PASS = /^(?:pa|ps|pass|--)$/i;
const FOUND_LENGTH = 12;

/** Boards that many games share, by the text that says them. */
type Starts = Map<string, Position>;

/** Reads all games of a text, one a slice; a game that cannot be read is a problem and does not stop the others. */
export function* readGgf(text: string): Slices<Result<GgfFile, GgfError>> {
  if (text.length > MAX_RECORD_BYTES) {
    return err({ code: 'too-large', length: text.length, most: MAX_RECORD_BYTES });
  }
  const games: GgfGame[] = [];
  const problems: GgfProblem[] = [];
  const starts: Starts = new Map();
  let problemCount = 0;
  let offset = text.indexOf(GAME_BEGIN);
  while (offset >= 0) {
    const { result, end } = readGame(text, offset, starts);
    if (result.ok) games.push(result.value);
    else {
      const game = games.length + problemCount + 1;
      if (problemCount++ < MOST_PROBLEMS_KEPT) problems.push({ game, offset, error: result.error });
    }
    offset = text.indexOf(GAME_BEGIN, end);
    yield { done: end, total: text.length };
  }
  return games.length + problemCount === 0 ? err({ code: 'no-game' }) : ok({ games, problems, problemCount });
}

/** The first game of a text. */
export function parseGgf(text: string): Result<GgfGame, GgfError> {
  const offset = text.indexOf(GAME_BEGIN);
  return offset < 0 ? err({ code: 'no-game' }) : readGame(text, offset, new Map()).result;
}

function readGame(
  text: string,
  offset: number,
  starts: Starts,
): { result: Result<GgfGame, GgfError>; end: number } {
  const { result, end } = scanProperties(text, offset);
  return { result: result.ok ? interpret(result.value, starts) : result, end };
}

function interpret(properties: readonly GgfProperty[], starts: Starts): Result<GgfGame, GgfError> {
  const values = new Map(properties.map(({ name, value }) => [name, value.trim()]));
  const kind = values.get('GM') ?? '';
  if (!/^(?:othello|reversi)$/i.test(kind)) return err({ code: 'other-game', found: kind.slice(0, 40) });
  const start = readStart(properties, values, starts);
  if (!start.ok) return start;
  const played = readMoves(properties, start.value);
  if (!played.ok) return played;
  return ok({
    ...played.value,
    players: { black: readPlayer(values, 'B'), white: readPlayer(values, 'W') },
    place: values.get('PC') ?? '',
    date: values.get('DT') ?? '',
    type: values.get('TY') ?? '',
    result: readResult(values.get('RE')),
  });
}

interface MovesRead extends RecordedLine {
  readonly notes: readonly GgfNote[];
}

/** The moves; those of a komi game may begin with one of the bids `KB` and `KW`, which are then a move as well. */
function readMoves(properties: readonly GgfProperty[], start: Position): Result<MovesRead, GgfError> {
  const moves = properties.filter(({ name }) => name === 'B' || name === 'W');
  const read = playMoves(moves, start);
  if (read.ok) return read;
  const bids = properties.filter(({ name }) => name === 'KB' || name === 'KW');
  for (const bid of bids) {
    const opened = playMoves([{ ...bid, name: bid.name.slice(1) }, ...moves], start);
    if (opened.ok) return opened;
  }
  const failsAtOnce = 'ply' in read.error && read.error.ply === 1;
  return bids.length > 0 && failsAtOnce ? err({ code: 'komi-game' }) : read;
}

function playMoves(moves: readonly GgfProperty[], start: Position): Result<MovesRead, GgfError> {
  const replayer = new Replayer(start);
  const notes: GgfNote[] = [];
  for (const property of moves) {
    const error = readMove(property, replayer, notes);
    if (error) return err(error);
  }
  return ok({ ...replayer.line, notes });
}

/** The board of `BO[8 … *]`; without it the usual start of the size that the type begins with. */
function readStart(
  properties: readonly GgfProperty[],
  values: ReadonlyMap<string, string>,
  starts: Starts,
): Result<Position, GgfError> {
  const board = properties.find(({ name }) => name === 'BO');
  const key = board?.value ?? values.get('TY') ?? '';
  const known = starts.get(key);
  if (known) return ok(known);
  const read = board === undefined ? ok(usualStart(key)) : readBoard(board);
  if (read.ok && starts.size < MOST_STARTS_KEPT) starts.set(key, read.value);
  return read;
}

function usualStart(type: string): Position {
  const size = Number.parseInt(type, 10);
  return standardStart(isBoardSize(size) ? size : 8);
}

function readBoard({ value, offset }: GgfProperty): Result<Position, GgfError> {
  const sizeLength = /^\s*\d{1,2}\s+/.exec(value)?.[0].length ?? 0;
  const read = parseBoardText(value.slice(sizeLength));
  if (read.ok) return ok(read.value.position);
  const { error } = read;
  return err(
    error.code === 'board-symbol' ? { ...error, offset: error.offset + offset + sizeLength } : error,
  );
}

function readMove(
  { name, value, offset }: GgfProperty,
  replayer: Replayer,
  notes: GgfNote[],
): GgfError | undefined {
  const [move = '', evaluation = '', seconds = ''] = value.split('/').map((part) => part.trim());
  const side: Side = name === 'B' ? 'black' : 'white';
  const ply = replayer.squares.length + 1;
  if (PASS.test(move)) {
    const isHis = replayer.position.isOver || replayer.position.mover === side;
    return isHis && replayer.pass() ? undefined : { code: 'illegal-pass', afterPly: ply - 1, side, offset };
  }
  const square = parseSquare(move, replayer.start.size);
  if (square === undefined) return { code: 'bad-move', ply, offset, found: move.slice(0, FOUND_LENGTH) };
  if (replayer.position.mover !== side && !replayer.position.mustPass) {
    return { code: 'wrong-side', ply, name: move.toLowerCase(), side, offset };
  }
  const refusal = replayer.place(square);
  if (refusal) return replayer.explain(square, refusal, true, offset);
  notes.push(
    evaluation === '' && seconds === ''
      ? NO_NOTE
      : { evaluation: readNumber(evaluation), seconds: readNumber(seconds) },
  );
  return undefined;
}

function readPlayer(values: ReadonlyMap<string, string>, letter: 'B' | 'W'): GgfPlayer {
  return {
    name: values.get(`P${letter}`) ?? '',
    rating: readNumber(values.get(`R${letter}`)),
    clock: values.get(`T${letter}`) ?? values.get('TI') ?? '',
  };
}

function readResult(text: string | undefined): GgfResult | undefined {
  const [margin = '', letter = ''] = (text ?? '').split(':');
  const value = readNumber(margin);
  return value === undefined
    ? undefined
    : { margin: value, ending: endingOfLetter(letter.trim().toLowerCase()) };
}

function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})$/.test(text)
    ? Number(text)
    : undefined;
}

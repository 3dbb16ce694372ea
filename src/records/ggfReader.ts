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
import { Replayer } from './replayer.ts';
import { readAtOnce, type Slices } from './slices.ts';

const MOST_PROBLEMS_KEPT = 100;
const PASS = /^(?:pa|ps|pass|--)$/i;
const FOUND_LENGTH = 12;

/** Reads all games of a text, one a slice; a game that cannot be read is a problem and does not stop the others. */
export function* readGgf(text: string): Slices<Result<GgfFile, GgfError>> {
  if (text.length > MAX_RECORD_BYTES) {
    return err({ code: 'too-large', length: text.length, most: MAX_RECORD_BYTES });
  }
  const games: GgfGame[] = [];
  const problems: GgfProblem[] = [];
  let problemCount = 0;
  let offset = text.indexOf(GAME_BEGIN);
  while (offset >= 0) {
    const { result, end } = readGame(text, offset);
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
  const read = readAtOnce(readGgf(text));
  if (!read.ok) return read;
  const [game] = read.value.games;
  const [problem] = read.value.problems;
  if (problem?.game === 1 || game === undefined) return err(problem?.error ?? { code: 'no-game' });
  return ok(game);
}

function readGame(text: string, offset: number): { result: Result<GgfGame, GgfError>; end: number } {
  const { result, end } = scanProperties(text, offset);
  return { result: result.ok ? interpret(result.value) : result, end };
}

function interpret(properties: readonly GgfProperty[]): Result<GgfGame, GgfError> {
  const values = new Map(properties.map(({ name, value }) => [name, value.trim()]));
  const kind = values.get('GM') ?? '';
  if (!/^(?:othello|reversi)$/i.test(kind)) return err({ code: 'not-othello', found: kind.slice(0, 40) });
  const start = readStart(properties, values);
  if (!start.ok) return start;
  const replayer = new Replayer(start.value);
  const notes: GgfNote[] = [];
  for (const property of properties) {
    if (property.name !== 'B' && property.name !== 'W') continue;
    const error = readMove(property, replayer, notes);
    if (error) return err(error);
  }
  return ok({
    ...replayer.line,
    players: { black: readPlayer(values, 'B'), white: readPlayer(values, 'W') },
    place: values.get('PC') ?? '',
    date: values.get('DT') ?? '',
    type: values.get('TY') ?? '',
    result: readResult(values.get('RE')),
    notes,
  });
}

/** The board of `BO[8 … *]`; without it the usual start of the size that the type begins with. */
function readStart(
  properties: readonly GgfProperty[],
  values: ReadonlyMap<string, string>,
): Result<Position, GgfError> {
  const board = properties.find(({ name }) => name === 'BO');
  if (board === undefined) {
    const size = Number.parseInt(values.get('TY') ?? '8', 10);
    return ok(standardStart(isBoardSize(size) ? size : 8));
  }
  const sizeLength = /^\s*\d{1,2}\s+/.exec(board.value)?.[0].length ?? 0;
  const read = parseBoardText(board.value.slice(sizeLength));
  if (read.ok) return ok(read.value.position);
  const { error } = read;
  return err(
    error.code === 'board-symbol' ? { ...error, offset: error.offset + board.offset + sizeLength } : error,
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

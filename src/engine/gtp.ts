// The Go Text Protocol (version 2, Gunnar Farnebäck) as Othello engines speak it: columns from a with no letter left out,
// row 1 on top, `pass` for a forced pass. A command that is refused changes nothing.
import {
  isBoardSize,
  makeSquare,
  officialScore,
  opponentOf,
  parseSquare,
  Position,
  standardStart,
  winnerOf,
  type BoardSize,
  type Side,
  type Square,
} from '../rules/index.ts';
import type { MoveValue } from './thought.ts';

/** What the conversation needs of an engine. */
export interface GtpEngine {
  chooseMove(position: Position, level: number, milliseconds: number): Promise<Square>;
  values(position: Position): Promise<readonly MoveValue[]>;
}

interface State {
  readonly position: Position;
  readonly history: readonly Position[];
  readonly level: number;
  readonly milliseconds: number;
}

type Outcome = { readonly text: string; readonly state?: State } | { readonly refused: string };
type Command = (words: readonly string[], state: State, engine: GtpEngine) => Outcome | Promise<Outcome>;

const STRONGEST = 9;
const MOVE_MS = 1_000;
const SHORTEST_MS = 50;
/** Of the time left a move may use one part in so many. */
const TIME_SHARE = 20;
const NOT_AN_INTEGER = 'boardsize not an integer';

/** One conversation: takes lines, gives answers. */
export class GtpConversation {
  readonly #engine: GtpEngine;
  #state: State = { position: standardStart(8), history: [], level: STRONGEST, milliseconds: MOVE_MS };

  constructor(engine: GtpEngine) {
    this.#engine = engine;
  }

  /** The answer to a line with its empty line at the end, or nothing for empty lines and comments; `quit` ends. */
  async answer(line: string): Promise<{ readonly text: string; readonly isLast: boolean } | undefined> {
    const words = wordsOf(line);
    const id = /^\d+$/.test(words[0] ?? '') ? (words.shift() ?? '') : '';
    const [name, ...rest] = words;
    if (name === undefined) return undefined;
    const command = COMMANDS.get(name);
    const outcome = command ? await command(rest, this.#state, this.#engine) : { refused: 'unknown command' };
    if ('refused' in outcome) return { text: `?${id} ${outcome.refused}\n\n`, isLast: false };
    this.#state = outcome.state ?? this.#state;
    return { text: `=${id}${outcome.text === '' ? '' : ` ${outcome.text}`}\n\n`, isLast: name === 'quit' };
  }
}

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['name', () => ({ text: 'Reversi 3D' })],
  ['version', () => ({ text: '1' })],
  ['protocol_version', () => ({ text: '2' })],
  ['list_commands', () => ({ text: [...COMMANDS.keys()].join('\n') })],
  ['known_command', ([name]) => ({ text: String(COMMANDS.has(name ?? '')) })],
  ['boardsize', setSize],
  ['clear_board', (_, state) => begin(state, standardStart(state.position.size))],
  ['play', play],
  ['genmove', generate],
  ['undo', undo],
  ['showboard', (_, { position }) => ({ text: `\n${drawBoard(position)}` })],
  ['final_score', (_, { position }) => ({ text: scoreOf(position) })],
  ['time_settings', setTime],
  ['time_left', setTimeLeft],
  ['set_level', setLevel],
  ['setboard', setBoard],
  ['eval', valueMoves],
  ['quit', () => ({ text: '' })],
]);

/** The words of a line without control characters and comment. */
function wordsOf(line: string): string[] {
  const [said = ''] = line.split('#');
  return said.split(/\s+/).filter((word) => word !== '');
}

function begin(state: State, position: Position): Outcome {
  return { text: '', state: { ...state, position, history: [] } };
}

function setSize([word]: readonly string[], state: State): Outcome {
  if (!/^\d+$/.test(word ?? '')) return { refused: NOT_AN_INTEGER };
  const size = Number(word);
  return isBoardSize(size) ? begin(state, standardStart(size)) : { refused: 'unacceptable size' };
}

function sideOf(word: string | undefined): Side | undefined {
  const text = (word ?? '').toLowerCase();
  if (text === 'b' || text === 'black') return 'black';
  return text === 'w' || text === 'white' ? 'white' : undefined;
}

function play([sideWord, squareWord = '']: readonly string[], state: State): Outcome {
  const side = sideOf(sideWord);
  if (side === undefined) return { refused: 'invalid color' };
  const position = state.position.withMover(side);
  if (squareWord.toLowerCase() === 'pass') {
    if (position.legalMoves.length > 0) return { refused: 'illegal move' };
    return moved(state, position.withMover(opponentOf(side)), '');
  }
  const square = parseSquare(squareWord, position.size);
  if (square === undefined) return { refused: 'invalid coordinate' };
  const played = position.play(square);
  return played.ok ? moved(state, played.value, '') : { refused: 'illegal move' };
}

function moved(state: State, position: Position, text: string): Outcome {
  return { text, state: { ...state, position, history: [...state.history, state.position] } };
}

async function generate([word]: readonly string[], state: State, engine: GtpEngine): Promise<Outcome> {
  const side = sideOf(word);
  if (side === undefined) return { refused: 'invalid color' };
  const position = state.position.withMover(side);
  if (position.legalMoves.length === 0) return moved(state, position.withMover(opponentOf(side)), 'pass');
  const square = await engine.chooseMove(position, state.level, state.milliseconds);
  const played = position.play(square);
  if (!played.ok) return { refused: 'no legal move was found' };
  return moved(state, played.value, makeSquare(square, position.size));
}

function undo(_: readonly string[], state: State): Outcome {
  const position = state.history.at(-1);
  if (position === undefined) return { refused: 'cannot undo' };
  return { text: '', state: { ...state, position, history: state.history.slice(0, -1) } };
}

function drawBoard(position: Position): string {
  const { size } = position;
  const letters = Array.from({ length: size }, (_, column) => makeSquare(column, size).slice(0, -1)).join(
    ' ',
  );
  const rows = Array.from({ length: size }, (_, row) => {
    const discs = Array.from({ length: size }, (__, column) => markOf(position.discAt(row * size + column)));
    return `${String(row + 1).padStart(2)} ${discs.join(' ')}`;
  });
  return [`   ${letters}`, ...rows, `   ${position.mover} to move`].join('\n');
}

function markOf(disc: Side | undefined): string {
  return disc === undefined ? '-' : disc === 'black' ? 'X' : 'O';
}

/** The official score of a finished game; before that, the discs as they stand. */
function scoreOf({ counts, isOver }: Position): string {
  const winner = winnerOf(counts);
  const { black, white } = isOver ? officialScore(counts) : counts;
  if (winner === undefined) return '0';
  return winner === 'black' ? `B+${black - white}` : `W+${white - black}`;
}

function numbersOf(words: readonly string[]): number[] | undefined {
  return words.every((word) => /^\d+$/.test(word)) ? words.map(Number) : undefined;
}

function setTime(words: readonly string[], state: State): Outcome {
  const [main, extra, stones] = words.length === 3 ? (numbersOf(words) ?? []) : [];
  if (main === undefined || extra === undefined || stones === undefined) return { refused: 'syntax error' };
  const seconds = main > 0 ? main / TIME_SHARE : extra / Math.max(1, stones);
  return withTime(state, seconds);
}

function setTimeLeft([sideWord, ...words]: readonly string[], state: State): Outcome {
  const [left, stones] = words.length === 2 ? (numbersOf(words) ?? []) : [];
  if (sideOf(sideWord) === undefined || left === undefined || stones === undefined) {
    return { refused: 'syntax error' };
  }
  return withTime(state, stones > 0 ? left / stones : left / TIME_SHARE);
}

function withTime(state: State, seconds: number): Outcome {
  return { text: '', state: { ...state, milliseconds: Math.max(SHORTEST_MS, Math.round(seconds * 1000)) } };
}

function setLevel([word]: readonly string[], state: State): Outcome {
  if (!/^[0-9]$/.test(word ?? '')) return { refused: 'level must be 0 to 9' };
  return { text: '', state: { ...state, level: Number(word) } };
}

function setBoard([squares = '', word]: readonly string[], state: State): Outcome {
  const side = sideOf(word);
  const size: BoardSize | undefined = sizeOf(squares.length);
  const codes = Uint8Array.from(squares, (mark) => codeOf(mark) ?? 3);
  if (side === undefined || size === undefined || codes.includes(3)) return { refused: 'syntax error' };
  return begin(state, Position.of(size, codes, side));
}

function sizeOf(squares: number): BoardSize | undefined {
  const size = Math.sqrt(squares);
  return isBoardSize(size) ? size : undefined;
}

function codeOf(mark: string): number | undefined {
  if ('-.'.includes(mark)) return 0;
  if ('Xx*bB'.includes(mark)) return 1;
  return 'OowW'.includes(mark) ? 2 : undefined;
}

async function valueMoves(_: readonly string[], { position }: State, engine: GtpEngine): Promise<Outcome> {
  const values = await engine.values(position);
  const lines = values.map(({ square, value, depth, exact, outcome }) => {
    const sign = value > 0 ? '+' : '';
    const proved = outcome === undefined ? '' : ` ${outcome}`;
    return `${makeSquare(square, position.size)} ${sign}${value} ${exact ? 'exact' : `depth ${depth}`}${proved}`;
  });
  return { text: lines.join('\n') };
}

import { makeSquare, type Side } from '../rules/index.ts';
import { letterOfEnding, type GgfGame, type GgfNote } from './ggf.ts';
import { GAME_BEGIN, GAME_END, escapeValue } from './ggfProperties.ts';
import { Replayer } from './replayer.ts';

/** Writes games one to a line, passes as `PA`. */
export function makeGgf(games: readonly GgfGame[]): string {
  return games.map(makeGame).join('\n');
}

function makeGame(game: GgfGame): string {
  const { players, place, date, type } = game;
  const sameClock = players.black.clock === players.white.clock;
  return [
    GAME_BEGIN,
    'GM[Othello]',
    property('PC', place),
    property('DT', date),
    property('PB', players.black.name),
    property('PW', players.white.name),
    property('RB', numberText(players.black.rating)),
    property('RW', numberText(players.white.rating)),
    ...(sameClock
      ? [property('TI', players.black.clock)]
      : [property('TB', players.black.clock), property('TW', players.white.clock)]),
    property('TY', type),
    property('RE', resultText(game)),
    property('BO', boardText(game)),
    movesText(game),
    GAME_END,
  ].join('');
}

function property(name: string, value: string): string {
  return value === '' ? '' : `${name}[${escapeValue(value)}]`;
}

function resultText({ result }: GgfGame): string {
  if (result === undefined) return '';
  const margin = `${result.margin >= 0 ? '+' : ''}${result.margin.toFixed(2)}`;
  return result.ending === undefined ? margin : `${margin}:${letterOfEnding(result.ending)}`;
}

function boardText({ start }: GgfGame): string {
  const line = Array.from(start.codes(), (code) => '-*O'.charAt(code)).join('');
  const rows = Array.from({ length: start.size }, (_, row) =>
    line.slice(row * start.size, (row + 1) * start.size),
  );
  return [start.size, ...rows, start.mover === 'black' ? '*' : 'O'].join(' ');
}

function movesText({ start, squares, notes }: GgfGame): string {
  const replayer = new Replayer(start);
  return squares
    .map((square, index) => {
      const { mover } = replayer.position;
      const passes = replayer.passes;
      replayer.place(square);
      const side = replayer.lastPly?.side ?? mover;
      const pass = replayer.passes > passes ? `${letterOfSide(mover)}[PA]` : '';
      return `${pass}${letterOfSide(side)}[${makeSquare(square, start.size)}${noteText(notes[index])}]`;
    })
    .join('');
}

function noteText(note: GgfNote | undefined): string {
  if (note === undefined || (note.evaluation === undefined && note.seconds === undefined)) return '';
  const seconds = numberText(note.seconds);
  return `/${numberText(note.evaluation)}${seconds === '' ? '' : `/${seconds}`}`;
}

function numberText(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

function letterOfSide(side: Side): string {
  return side === 'black' ? 'B' : 'W';
}

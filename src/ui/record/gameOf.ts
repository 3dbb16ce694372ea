import { Game } from '../../game/game.ts';
import type { Outcome } from '../../game/outcome.ts';
import { aboutUnknown, type GameAbout, type GameSource } from '../../records/gameAbout.ts';
import type { GgfGame } from '../../records/ggf.ts';
import type { RecordedLine } from '../../records/replayer.ts';
import type { SharedGame } from '../../records/shareLink.ts';
import type { Transcript } from '../../records/transcript.ts';
import type { WthorLibrary } from '../../records/wthorLibrary.ts';
import { standardStart, type Position } from '../../rules/index.ts';
import type { OpenedGame } from '../openedGame.ts';

const SIZE = 8;
const MS_PER_SECOND = 1000;

/** A recorded line as a game at its end; what the rules refuse ends it. */
export function gameOfLine({ start, squares }: RecordedLine): Game {
  let game = Game.start(start);
  for (const square of squares) {
    const played = game.play(square);
    if (!played.ok) return game;
    game = played.value.game;
  }
  return game;
}

/** A transcript, with what a site's export says of the players. */
export function openTranscript(transcript: Transcript): OpenedGame {
  const { tags } = transcript;
  const about: GameAbout = {
    black: named(tags.get('black')),
    white: named(tags.get('white')),
    date: isoDateOf(tags.get('date') ?? ''),
    event: named(tags.get('event') ?? tags.get('site')),
    source: 'transcript',
  };
  return { game: gameOfLine(transcript), about };
}

export function openShared(shared: SharedGame): OpenedGame {
  return { game: gameOfLine(shared).jump(shared.shown), about: aboutUnknown('link') };
}

/** A position from which a game begins. */
export function openPosition(position: Position, source: GameSource = 'board'): OpenedGame {
  return { game: Game.start(position), about: aboutUnknown(source) };
}

export function openGgf(ggf: GgfGame): OpenedGame {
  const times = ggf.notes.map(({ seconds }) => seconds);
  const game = gameOfLine(ggf);
  const outcome = outcomeOf(ggf);
  const about: GameAbout = {
    black: named(ggf.players.black.name),
    white: named(ggf.players.white.name),
    date: isoDateOf(ggf.date),
    event: named(ggf.place),
    source: 'ggf',
    ...(times.some((time) => time !== undefined) && { times }),
  };
  return { game: outcome ? game.end(outcome) : game, about };
}

/** A game of a tournament base, or undefined where its moves are none. */
export function openWthor(library: WthorLibrary, number: number): OpenedGame | undefined {
  const read = library.gameAt(number);
  if (!read.ok) return undefined;
  const { black, white, year, tournament } = library.rowAt(number);
  const game = gameOfLine({ start: standardStart(SIZE), squares: read.value.squares });
  return { game, about: { black, white, date: String(year), event: tournament, source: 'wthor' } };
}

/** The end that a file tells besides the discs. */
function outcomeOf({ result }: GgfGame): Outcome | undefined {
  if (result?.ending === undefined) return undefined;
  if (result.margin === 0) return { kind: 'agreed', winner: undefined };
  const winner = result.margin > 0 ? 'black' : 'white';
  return result.ending === 'mutual' ? undefined : { kind: result.ending, winner };
}

/** Site exports write `?` for a name they do not know. */
function named(text: string | undefined): string | undefined {
  return text === undefined || /^[?\s-]*$/.test(text) ? undefined : text;
}

/** The day or the year in `2004.09.18_05:54:38.MDT`, `1998-05-17`, `1998`, or seconds since 1970. */
export function isoDateOf(text: string): string | undefined {
  if (/^\d{9,11}$/.test(text)) {
    return new Date(Number(text) * MS_PER_SECOND).toISOString().slice(0, 'yyyy-mm-dd'.length);
  }
  const found = /^(\d{4})(?:[./-](\d{2})[./-](\d{2}))?/.exec(text);
  const [, year, month, day] = found ?? [];
  if (year === undefined) return undefined;
  return month !== undefined && day !== undefined ? `${year}-${month}-${day}` : year;
}

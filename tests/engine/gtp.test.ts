import { expect, test } from 'vitest';
import { GtpConversation, type GtpEngine } from '../../src/engine/gtp.ts';

/** Plays the first legal move and values all moves at nothing. */
const FIRST: GtpEngine = {
  chooseMove: (position) => Promise.resolve(position.legalMoves[0] ?? 0),
  values: (position) =>
    Promise.resolve(position.legalMoves.map((square) => ({ square, value: 2, depth: 3, exact: false }))),
};

async function talk(...lines: readonly string[]): Promise<string[]> {
  const conversation = new GtpConversation(FIRST);
  const answers: string[] = [];
  for (const line of lines) {
    const answer = await conversation.answer(line);
    if (answer !== undefined) answers.push(answer.text);
  }
  return answers;
}

test.each([
  ['protocol_version', '= 2\n\n'],
  ['7 name', '=7 Reversi 3D\n\n'],
  ['nonsense', '? unknown command\n\n'],
  ['12 nonsense', '?12 unknown command\n\n'],
  ['boardsize 7', '? unacceptable size\n\n'],
  ['boardsize x', '? boardsize not an integer\n\n'],
  ['play b a1', '? illegal move\n\n'],
  ['play b z9', '? invalid coordinate\n\n'],
  ['play red d3', '? invalid color\n\n'],
  ['play b pass', '? illegal move\n\n'],
  ['undo', '? cannot undo\n\n'],
  ['set_level 11', '? level must be 0 to 9\n\n'],
  ['setboard XO b', '? syntax error\n\n'],
  ['time_settings 1', '? syntax error\n\n'],
  ['final_score', '= 0\n\n'],
  ['quit', '=\n\n'],
])('%s is answered', async (line, answer) => {
  expect(await talk(line)).toEqual([answer]);
});

test('empty lines and comments are not answered', async () => {
  expect(await talk('', '   ', '# a remark')).toEqual([]);
});

test('moves are played, generated and taken back', async () => {
  const answers = await talk('play b d3', 'genmove w', 'undo', 'undo', 'genmove black # first');
  expect(answers).toEqual(['=\n\n', '= c3\n\n', '=\n\n', '=\n\n', '= d3\n\n']);
});

test('a refused command changes nothing', async () => {
  const [before] = await talk('showboard');
  const answers = await talk('play b a1', 'setboard XXX w', 'boardsize 9', 'showboard');
  expect(answers.at(-1)).toBe(before);
});

test('a side without a move passes', async () => {
  const board = `${'X'.repeat(8)}${'-'.repeat(55)}O`;
  expect(await talk(`setboard ${board} w`, 'genmove w', 'play b pass')).toEqual([
    '=\n\n',
    '= pass\n\n',
    '=\n\n',
  ]);
});

test('eval gives the value of every legal move', async () => {
  expect(await talk('eval')).toEqual(['= d3 +2 depth 3\nc4 +2 depth 3\nf5 +2 depth 3\ne6 +2 depth 3\n\n']);
});

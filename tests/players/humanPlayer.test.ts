import { expect, test } from 'vitest';
import { Game } from '../../src/game/game.ts';
import { HumanPlayer } from '../../src/players/humanPlayer.ts';
import { parseSquare, standardStart, type Square } from '../../src/rules/index.ts';
import { settle } from '../support/settle.ts';

const START = Game.start(standardStart(8));

function at(name: string): Square {
  return parseSquare(name, 8) ?? -1;
}

/** A human who has been asked, and what became of the question. */
function asked(game = START): { human: HumanPlayer; question: AbortController; outcome: string[] } {
  const human = new HumanPlayer();
  const question = new AbortController();
  const outcome: string[] = [];
  void human.chooseMove(game, question.signal).then(
    (square) => outcome.push(`answered ${square}`),
    () => outcome.push('withdrawn'),
  );
  return { human, question, outcome };
}

test('waits until a legal square is offered, and answers with it', async () => {
  const { human, outcome } = asked();
  await settle();
  expect([human.asked, outcome]).toEqual([true, []]);
  expect(human.offer(at('d3'))).toEqual({ ok: true, value: at('d3') });
  expect(human.asked).toBe(false);
  await settle();
  expect(outcome).toEqual([`answered ${at('d3')}`]);
});

test.each([
  ['d4', 'occupied'],
  ['a1', 'no-flips'],
  ['z9', 'off-board'],
])('names why %s is refused and goes on waiting', async (name, error) => {
  const { human, outcome } = asked();
  expect(human.offer(at(name))).toEqual({ ok: false, error });
  await settle();
  expect([human.asked, outcome]).toEqual([true, []]);
});

test('takes one offer for each question', () => {
  const { human } = asked();
  human.offer(at('d3'));
  expect(human.offer(at('c4'))).toEqual({ ok: false, error: 'not-asked' });
});

test('takes no offer when it has not been asked', () => {
  expect(new HumanPlayer().offer(at('d3'))).toEqual({ ok: false, error: 'not-asked' });
});

test('a question that is withdrawn takes no offer', async () => {
  const { human, question, outcome } = asked();
  question.abort();
  expect(human.asked).toBe(false);
  expect(human.offer(at('d3'))).toEqual({ ok: false, error: 'not-asked' });
  await settle();
  expect(outcome).toEqual(['withdrawn']);
});

test('a question withdrawn before it is put is not taken up', async () => {
  const human = new HumanPlayer();
  await expect(human.chooseMove(START, AbortSignal.abort('gone'))).rejects.toBe('gone');
  expect(human.asked).toBe(false);
});

test('withdrawing an old question leaves the new one open', () => {
  const { human, question } = asked();
  const next = new AbortController();
  void human.chooseMove(START, next.signal);
  question.abort();
  expect(human.asked).toBe(true);
  expect(human.offer(at('d3')).ok).toBe(true);
});

test('withdrawing a question that was answered changes nothing', async () => {
  const { human, question, outcome } = asked();
  human.offer(at('d3'));
  question.abort();
  await settle();
  expect(outcome).toEqual([`answered ${at('d3')}`]);
});

test('is human', () => {
  expect(new HumanPlayer().kind).toBe('human');
});

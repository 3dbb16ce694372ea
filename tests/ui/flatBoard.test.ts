// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { standardStart, type Ply, type Position } from '../../src/rules/index.ts';
import { FlatBoard, type FlatMeans, type FlatTouch, type Running } from '../../src/ui/flatBoard.ts';
import { createView } from '../../src/ui/view.ts';
import { FakeResizeObserver, fakePage, layOut } from '../support/fakePage.ts';

/** An animation that ends when it is told to. */
class FakeAnimation implements Running {
  readonly finished: Promise<Animation>;
  #resolve: () => void = () => undefined;
  #reject: (reason: Error) => void = () => undefined;

  constructor() {
    this.finished = new Promise((resolve, reject) => {
      this.#resolve = () => resolve({} as Animation);
      this.#reject = reject;
    });
  }

  finish(): void {
    this.#resolve();
  }

  cancel(): void {
    this.#reject(new Error('aborted'));
  }
}

function makeBoard(isMotionReduced = false) {
  fakePage();
  const host = document.createElement('div');
  document.body.append(host);
  const view = createView();
  const animations: FakeAnimation[] = [];
  const touches: FlatTouch[] = [];
  const means: FlatMeans = {
    animate: () => {
      const animation = new FakeAnimation();
      animations.push(animation);
      return animation;
    },
    isMotionReduced: () => isMotionReduced,
    touched: (touch) => touches.push(touch),
  };
  const board = new FlatBoard(host, view, means);
  return { host, view, board, animations, touches };
}

function plyAt(position: Position, square: number): { ply: Ply; after: Position } {
  const ply = position.plyAt(square);
  if (!ply.ok) throw new Error(ply.error);
  return { ply: ply.value, after: position.after(ply.value) };
}

const shownOn = (host: HTMLElement): (string | undefined)[] =>
  [...host.querySelectorAll<HTMLElement>('.flat-tile')].map((tile) => tile.dataset['disc']);

const discsOf = (position: Position): (string | undefined)[] =>
  Array.from({ length: position.squares }, (_, square) => position.discAt(square));

const marked = (host: HTMLElement, name: string): number[] =>
  [...host.querySelectorAll<HTMLElement>('.flat-tile')].flatMap((tile, square) =>
    tile.dataset[name] === undefined ? [] : [square],
  );

const START = standardStart(8);
const FIRST = plyAt(START, 19);

test('a position is shown disc by disc, with the last move marked', () => {
  const { host, board } = makeBoard();
  board.show(FIRST.after, 19);
  expect(shownOn(host)).toEqual(discsOf(FIRST.after));
  expect(marked(host, 'last')).toEqual([19]);
});

test('another size is drawn anew, with its letters and numbers', () => {
  const { host, board } = makeBoard();
  board.show(START);
  board.show(standardStart(4));
  expect(shownOn(host)).toHaveLength(16);
  expect([...host.querySelectorAll('.flat-labels')].map((row) => row.textContent)).toEqual([
    'abcd',
    'abcd',
    '1234',
    '1234',
  ]);
});

test('a followed ply that runs out is done, and the picture is the position', async () => {
  const { host, board, animations } = makeBoard();
  board.show(START);
  const end = board.follow(FIRST.ply, FIRST.after);
  expect([animations.length, board.moving]).toEqual([2, true]);
  for (const animation of animations) animation.finish();
  expect(await end).toBe('done');
  expect(board.moving).toBe(false);
  expect(shownOn(host)).toEqual(discsOf(FIRST.after));
});

test('each disc is heard as it meets the board, and one that is hurried or cut to once', async () => {
  const { view, board, animations, touches } = makeBoard();
  board.show(START);
  const done = board.follow(FIRST.ply, FIRST.after);
  for (const animation of animations) animation.finish();
  await done;
  expect(touches).toEqual(['drop', 'flip']);
  board.show(START);
  const hurried = board.follow(FIRST.ply, FIRST.after);
  board.finish();
  await hurried;
  view.settings.value = { ...view.settings.value, speed: 0 };
  await board.follow(FIRST.ply, FIRST.after);
  expect(touches).toEqual(['drop', 'flip', 'flip', 'drop']);
});

test('a followed ply that is hurried is finished', async () => {
  const { host, board } = makeBoard();
  board.show(START);
  const end = board.follow(FIRST.ply, FIRST.after);
  board.finish();
  expect([await end, board.moving]).toEqual(['finished', false]);
  expect(shownOn(host)).toEqual(discsOf(FIRST.after));
});

test('another picture cuts the ply that is running', async () => {
  const { host, board } = makeBoard();
  board.show(START);
  const end = board.follow(FIRST.ply, FIRST.after);
  board.show(START);
  expect(await end).toBe('cut');
  expect(shownOn(host)).toEqual(discsOf(START));
});

test('a ply that overtakes another cuts it and runs itself', async () => {
  const { board, animations } = makeBoard();
  board.show(START);
  const first = board.follow(FIRST.ply, FIRST.after);
  const [square = -1] = FIRST.after.legalMoves;
  const next = plyAt(FIRST.after, square);
  const second = board.follow(next.ply, next.after);
  expect(await first).toBe('cut');
  for (const animation of animations) animation.finish();
  expect(await second).toBe('done');
});

test.each([
  ['with speed off', 0, false],
  ['with reduced motion', 1, true],
] as const)('a ply is cut to at once %s', async (_, speed, isReduced) => {
  const { host, view, board, animations } = makeBoard(isReduced);
  view.settings.value = { ...view.settings.value, speed };
  board.show(START);
  expect(await board.follow(FIRST.ply, FIRST.after)).toBe('cut');
  expect(animations).toEqual([]);
  expect(shownOn(host)).toEqual(discsOf(FIRST.after));
});

test('marks, preview and hint come and go', () => {
  const { host, board } = makeBoard();
  board.show(START);
  board.mark(START.legalMoves);
  board.preview(FIRST.ply);
  board.hint(37);
  expect(marked(host, 'mark')).toEqual(START.legalMoves);
  expect([marked(host, 'ghost'), marked(host, 'would'), marked(host, 'hint')]).toEqual([
    [19],
    FIRST.ply.flips,
    [37],
  ]);
  board.mark([]);
  board.preview(undefined);
  board.hint(undefined);
  expect(['mark', 'ghost', 'would', 'hint'].flatMap((name) => marked(host, name))).toEqual([]);
});

test('the grid is told where the squares are, again after a change of layout', () => {
  const { host, view, board } = makeBoard();
  layOut(host, 100, 50, 800, 600);
  board.show(START);
  layOut(host.querySelector('.flat-bed') ?? host, 300, 150, 400, 400);
  FakeResizeObserver.report();
  expect(view.outlines.value).toHaveLength(64);
  expect(view.outlines.value[9]?.corners).toEqual([
    { x: 250, y: 150 },
    { x: 300, y: 150 },
    { x: 300, y: 200 },
    { x: 250, y: 200 },
  ]);
});

test('a board that is disposed is gone, and whoever waits for it is told', async () => {
  const { host, board } = makeBoard();
  board.show(START);
  const end = board.follow(FIRST.ply, FIRST.after);
  board.dispose();
  board.dispose();
  expect(await end).toBe('disposed');
  expect(await board.follow(FIRST.ply, FIRST.after)).toBe('disposed');
  expect([host.children.length, FakeResizeObserver.alive.size]).toEqual([0, 0]);
});

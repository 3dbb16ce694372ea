// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { PointerInput } from '../../src/scene/pointer.ts';

interface Gesture {
  readonly x?: number;
  readonly y?: number;
  readonly button?: number;
  readonly buttons?: number;
  readonly id?: number;
  readonly type?: string;
  readonly primary?: boolean;
  /** Milliseconds. */
  readonly at?: number;
}

function setUp() {
  const canvas = document.createElement('canvas');
  const heard: string[] = [];
  const input = new PointerInput(canvas, {
    pressed: (x, y, pointer, again) => heard.push(`${pointer} ${x},${y}${again ? ' again' : ''}`),
    hovered: (x, y) => heard.push(`hover ${x},${y}`),
    left: () => heard.push('left'),
  });
  const send = (name: string, gesture: Gesture = {}) => {
    const { x = 10, y = 10, button = 0, buttons = 0, id = 1, type = 'mouse', primary = true } = gesture;
    const event = new MouseEvent(name, { clientX: x, clientY: y, button, buttons });
    Object.assign(event, { pointerId: id, pointerType: type, isPrimary: primary });
    Object.defineProperty(event, 'timeStamp', { value: gesture.at ?? 0 });
    canvas.dispatchEvent(event);
  };
  return { heard, input, send };
}

describe('a pointer on the canvas', () => {
  test('that goes down and up in one place is a press', () => {
    const { heard, send } = setUp();
    send('pointerdown');
    send('pointerup', { x: 13, y: 12 });
    expect(heard).toEqual(['mouse 13,12']);
  });

  test('that has travelled is a drag, even when it comes back', () => {
    const { heard, send } = setUp();
    send('pointerdown');
    send('pointermove', { x: 17, buttons: 1 });
    send('pointermove', { x: 10, buttons: 1 });
    send('pointerup');
    expect(heard).toEqual([]);
  });

  test.each([1, 2])('with button %i is never a press', (button) => {
    const { heard, send } = setUp();
    send('pointerdown', { button });
    send('pointerup', { button });
    expect(heard).toEqual([]);
  });

  test('joined by a second finger is a gesture', () => {
    const { heard, send } = setUp();
    send('pointerdown', { type: 'touch', id: 1 });
    send('pointerdown', { type: 'touch', id: 2, primary: false });
    send('pointerup', { type: 'touch', id: 2, primary: false });
    send('pointerup', { type: 'touch', id: 1 });
    expect(heard).toEqual([]);
  });

  test('plays again after a finger was lost without a word', () => {
    const { heard, send } = setUp();
    send('pointerdown', { type: 'touch', id: 1 });
    send('pointerdown', { type: 'touch', id: 2 });
    send('pointerup', { type: 'touch', id: 2 });
    expect(heard).toEqual(['touch 10,10']);
  });

  test('hovers as a mouse without buttons only', () => {
    const { heard, send } = setUp();
    send('pointermove', { x: 4 });
    send('pointermove', { x: 5, buttons: 2 });
    send('pointermove', { x: 6, type: 'touch' });
    send('pointerleave');
    expect(heard).toEqual(['hover 4,10', 'left']);
  });

  test('is no longer heard after dispose', () => {
    const { heard, input, send } = setUp();
    input.dispose();
    send('pointerdown');
    send('pointerup');
    expect(heard).toEqual([]);
  });
});

describe('a finger that taps twice', () => {
  test.each([
    { what: 'soon and near is the same tap', at: 400, x: 30, type: 'touch', again: ' again' },
    { what: 'later is another tap', at: 600, x: 10, type: 'touch', again: '' },
    { what: 'farther away is another tap', at: 300, x: 40, type: 'touch', again: '' },
    { what: 'is told from a mouse, whose clicks all count', at: 100, x: 10, type: 'mouse', again: '' },
  ])('$what', ({ at, x, type, again }) => {
    const { heard, send } = setUp();
    send('pointerdown', { type });
    send('pointerup', { type });
    send('pointerdown', { type, x, at });
    send('pointerup', { type, x, at });
    expect(heard).toEqual([`${type} 10,10`, `${type} ${x},10${again}`]);
  });
});

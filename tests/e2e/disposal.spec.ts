import { expect } from '@playwright/test';
import { test } from './support.ts';

declare global {
  interface Window {
    /** Listeners on the window, the document and elements that were added and not removed. */
    listening: () => readonly string[];
    asked: number;
  }
}

test('a scene that is disposed leaves no canvas, no context, no listener and no frame to come', async ({
  page,
}) => {
  await page.addInitScript(countListeners);
  await page.goto(`${process.env['PAGES_URL'] ?? ''}/tests/pages/scene.html?quality=low&speed=1`);
  await page.waitForFunction(() => 'page' in window);
  const left = await page.evaluate(async () => {
    const { scene, page: shown } = window;
    const [square = -1] = shown.position.legalMoves;
    const ply = shown.position.plyAt(square);
    const context = document.querySelector('canvas')?.getContext('webgl2');
    const before = window.listening().length;
    const following = ply.ok ? scene.follow(ply.value, shown.position.after(ply.value)) : undefined;
    scene.dispose();
    const { asked } = window;
    const end = await following;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return {
      before,
      end,
      canvases: document.querySelectorAll('canvas').length,
      isLost: context?.isContextLost(),
      listening: window.listening(),
      frames: window.asked - asked,
      pendingFrame: scene.stats.pendingFrame,
    };
  });
  expect(left.before).toBeGreaterThan(5);
  expect(left).toEqual({
    before: left.before,
    end: 'disposed',
    canvases: 0,
    isLost: true,
    listening: [],
    frames: 0,
    pendingFrame: false,
  });
});

/** Runs before the page: keeps count of listeners and of frames that are asked for. */
function countListeners(): void {
  const held = new Map<string, number>();
  const numbers = new WeakMap<object, number>();
  let next = 0;
  const numberOf = (thing: object): number => {
    const number = numbers.get(thing) ?? ++next;
    numbers.set(thing, number);
    return number;
  };
  const count = (method: 'addEventListener' | 'removeEventListener', change: 1 | -1): void => {
    const original = EventTarget.prototype[method];
    EventTarget.prototype[method] = function (this: EventTarget, type: string, listener, options) {
      const isPage = this === window || this === document || this instanceof Element;
      // The test runner listens too; its code comes from nowhere.
      const isOurs = new Error().stack?.includes(`${location.origin}/`) === true;
      if (isPage && isOurs && listener !== null) {
        const key = `${this.constructor.name} ${numberOf(this)} ${type} ${numberOf(listener)}`;
        held.set(key, Math.max(0, change));
      }
      original.call(this, type, listener, options);
    };
  };
  count('addEventListener', 1);
  count('removeEventListener', -1);
  window.listening = () => [...held].filter(([, times]) => times > 0).map(([key]) => key);
  window.asked = 0;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => {
    window.asked++;
    return request(draw);
  };
}

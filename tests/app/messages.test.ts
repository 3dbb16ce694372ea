import { expect, test } from 'vitest';
import { Messages, NOTICE_MS, WORD_MS } from '../../src/app/messages.ts';
import { createView } from '../../src/ui/view.ts';
import { HandTiming } from '../support/handTiming.ts';

const PASS = { kind: 'passed', side: 'white' } as const;

function lay() {
  const timing = new HandTiming();
  const view = createView();
  const messages = new Messages(view, timing);
  const shown = (): string | undefined => {
    const message = view.message.value;
    return message?.kind === 'notice' ? message.notice : message?.kind;
  };
  return { timing, view, messages, shown };
}

test('a notice outlasts the plies that are shown after it', async () => {
  const { timing, messages, shown } = lay();
  messages.notify('context-restored');
  messages.tell(undefined);
  await timing.advance(NOTICE_MS - 100);
  messages.tell(undefined);
  expect(shown()).toBe('context-restored');
});

test('a notice that has been in sight for long goes with the next ply, and not before', async () => {
  const { timing, messages, shown } = lay();
  messages.notify('storage-full');
  await timing.advance(NOTICE_MS * 5);
  expect(shown()).toBe('storage-full');
  messages.tell(undefined);
  expect(shown()).toBeUndefined();
});

test('a notice under which the game has gone on makes room by itself once it has been read', async () => {
  const { timing, messages, shown } = lay();
  messages.notify('no-webgl');
  messages.tell(undefined);
  await timing.advance(NOTICE_MS - 100);
  expect(shown()).toBe('no-webgl');
  await timing.advance(100);
  expect(shown()).toBeUndefined();
});

test('a pass is read before a notice, which then has all of its time', async () => {
  const { timing, messages, shown } = lay();
  messages.notify('save-broken');
  await timing.advance(1000);
  messages.tell(PASS);
  expect(shown()).toBe('passed');
  await timing.advance(WORD_MS);
  expect(shown()).toBe('save-broken');
  await timing.advance(NOTICE_MS - 1100);
  messages.tell(undefined);
  expect(shown()).toBe('save-broken');
  await timing.advance(100);
  messages.tell(undefined);
  expect(shown()).toBeUndefined();
});

test('a pass without a notice behind it stays', async () => {
  const { timing, messages, shown } = lay();
  messages.tell(PASS);
  await timing.advance(60_000);
  expect(shown()).toBe('passed');
  messages.passHasBeenRead();
  expect(shown()).toBeUndefined();
});

test('notices wait for each other', async () => {
  const { timing, messages, shown } = lay();
  messages.notify('settings-broken');
  messages.notify('save-broken');
  messages.notify('settings-broken');
  expect(shown()).toBe('settings-broken');
  await timing.advance(NOTICE_MS);
  expect(shown()).toBe('save-broken');
  messages.dismiss();
  expect(shown()).toBeUndefined();
});

test('what has become untrue makes way at once', () => {
  const { messages, shown } = lay();
  messages.notify('context-lost');
  messages.notify('context-restored');
  expect(shown()).toBe('context-restored');
});

test('dismissing takes what is shown and leaves what waits', () => {
  const { messages, shown } = lay();
  messages.notify('storage-full');
  messages.tell({ kind: 'refused', refusal: 'no-flips', square: 0 });
  messages.dismiss();
  expect(shown()).toBe('storage-full');
  messages.dismiss();
  expect(shown()).toBeUndefined();
});

test('once disposed it waits for nothing', () => {
  const { timing, messages } = lay();
  messages.notify('storage-full');
  messages.dispose();
  expect(timing.waiting).toBe(0);
});

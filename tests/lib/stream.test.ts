import { expect, test } from 'vitest';
import { Stream } from '../../src/lib/stream.ts';
import { settle } from '../support/settle.ts';
import { unhandledDuring } from '../support/unhandled.ts';

test('every listener hears every event, in the order in which they were added', () => {
  const stream = new Stream<string>();
  const heard: string[] = [];
  stream.listen((event) => heard.push(`first ${event}`));
  stream.listen((event) => heard.push(`second ${event}`));
  stream.emit('a');
  stream.emit('b');
  expect(heard).toEqual(['first a', 'second a', 'first b', 'second b']);
});

test('the function that listening returns ends it, once and for this listener only', () => {
  const stream = new Stream<number>();
  const heard: number[] = [];
  const listener = (event: number): void => void heard.push(event);
  const remove = stream.listen(listener);
  stream.listen(listener);
  stream.emit(1);
  remove();
  remove();
  stream.emit(2);
  expect(heard).toEqual([1, 1, 2]);
});

test('a listener removed by another one during an event does not hear that event', () => {
  const stream = new Stream<number>();
  const heard: string[] = [];
  stream.listen((event) => {
    heard.push(`first ${event}`);
    removeSecond();
  });
  const removeSecond = stream.listen((event) => heard.push(`second ${event}`));
  stream.listen((event) => heard.push(`third ${event}`));
  stream.emit(1);
  expect(heard).toEqual(['first 1', 'third 1']);
});

test('a listener added during an event hears only the next one', () => {
  const stream = new Stream<number>();
  const heard: number[] = [];
  const stop = stream.listen(() => {
    stop();
    stream.listen((event) => heard.push(event));
  });
  stream.emit(1);
  expect(heard).toEqual([]);
  stream.emit(2);
  expect(heard).toEqual([2]);
});

test('an event for nobody is lost quietly', () => {
  expect(() => new Stream<number>().emit(1)).not.toThrow();
});

test('what a listener throws goes to the top, and the others hear the event all the same', async () => {
  const stream = new Stream<number>();
  const heard: number[] = [];
  const mistake = new Error('a broken listener');
  stream.listen(() => {
    throw mistake;
  });
  stream.listen((event) => heard.push(event));
  const unhandled = await unhandledDuring(() => {
    stream.emit(1);
    return settle();
  });
  expect(heard).toEqual([1]);
  expect(unhandled).toEqual([mistake]);
});

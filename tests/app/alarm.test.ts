// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { watchErrors } from '../../src/app/alarm.ts';

function watch() {
  const heard = { count: 0 };
  const stop = watchErrors(window, () => heard.count++);
  return { heard, stop };
}

test('whatever nobody has caught is reported once', () => {
  const { heard } = watch();
  window.dispatchEvent(new ErrorEvent('error', { message: 'Error: no' }));
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(heard.count).toBe(1);
});

test('what is no fault of the page is not reported', () => {
  const { heard, stop } = watch();
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
  expect(heard.count).toBe(0);
  stop();
});

test('a stopped watch hears nothing', () => {
  const { heard, stop } = watch();
  stop();
  window.dispatchEvent(new ErrorEvent('error', { message: 'Error: no' }));
  expect(heard.count).toBe(0);
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { InsetsGauge, type Insets } from '../../src/ui/insetsGauge.ts';
import { FakeResizeObserver, fakePage, layOut } from '../support/fakePage.ts';

function measure() {
  fakePage();
  const host = document.createElement('div');
  document.body.append(host);
  layOut(host, 10, 20, 800, 600);
  const gauge = new InsetsGauge(host);
  const told: Insets[] = [];
  gauge.listen((insets) => told.push(insets));
  return { gauge, told };
}

function bar(edge: string, left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.style.setProperty('--edge', edge);
  document.body.append(element);
  layOut(element, left, top, width, height);
  return element;
}

test('the listener is told at once and on every change', () => {
  const { gauge, told } = measure();
  gauge.watch(bar('top', 10, 28, 800, 60));
  gauge.watch(bar('bottom', 10, 560, 800, 52.5));
  gauge.watch(bar('left', 18, 28, 100, 100));
  gauge.watch(bar('right', 750, 28, 52, 300));
  expect(told[0]).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
  expect(told.at(-1)).toEqual({ top: 68, right: 60, bottom: 60, left: 108 });
  expect(told).toHaveLength(5);
});

test('the widest bar of an edge counts, and none that is hidden or belongs to no edge', () => {
  const { gauge, told } = measure();
  gauge.watch(bar('top', 10, 20, 800, 40));
  gauge.watch(bar('top', 10, 20, 200, 70));
  gauge.watch(bar('top', 0, 0, 0, 0));
  gauge.watch(bar('none', 10, 20, 800, 500));
  expect(told.at(-1)).toEqual({ top: 70, right: 0, bottom: 0, left: 0 });
});

test('a bar that grows or goes is noticed', () => {
  const { gauge, told } = measure();
  const growing = bar('top', 10, 20, 800, 40);
  const forget = gauge.watch(growing);
  layOut(growing, 10, 20, 800, 90);
  FakeResizeObserver.report();
  expect(told.at(-1)?.top).toBe(90);
  forget();
  expect(told.at(-1)?.top).toBe(0);
});

test('nothing is told when nothing has changed', () => {
  const { gauge, told } = measure();
  gauge.watch(bar('top', 10, 20, 800, 40));
  FakeResizeObserver.report();
  FakeResizeObserver.report();
  expect(told).toHaveLength(2);
});

test('a gauge that is disposed observes nothing more', () => {
  const { gauge, told } = measure();
  gauge.watch(bar('top', 10, 20, 800, 40));
  gauge.dispose();
  expect(FakeResizeObserver.alive.size).toBe(0);
  expect(told).toHaveLength(2);
});

import type { Browser, Page } from '@playwright/test';
import { readJson } from '../../src/lib/json.ts';

/** A task of the page's main thread: when it began after the first one, and how long it took, in milliseconds. */
export interface PageTask {
  readonly at: number;
  /** By the clock on the wall: what other programs took from the page meanwhile is in it. */
  readonly wall: number;
  /** The processor's own time, which is the page's alone. */
  readonly own: number;
}

interface TraceEvent {
  readonly name?: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const MICROSECONDS = 1_000;
/** Shorter tasks are of no interest. */
const LONG_MS = 30;

/** What the page's main thread has done: its long tasks, the longest first, and the time of all its tasks together. */
export interface PageWork {
  readonly tasks: readonly PageTask[];
  readonly own: number;
}

/** Does something with the page, and tells the long tasks of its main thread meanwhile, the longest first. */
export async function longTasksDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<readonly PageTask[]> {
  return (await workDuring(browser, page, work)).tasks;
}

/** Does something with the page, and tells what its main thread does meanwhile. */
export async function workDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<PageWork> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await work();
  const trace = readJson((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents;
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid, dur }) => name?.endsWith('RunTask') && dur !== undefined && pages.has(`${pid}.${tid}`),
  );
  const began = Math.min(...tasks.map(({ ts }) => ts));
  const all = tasks.map(({ ts, dur = 0, tdur }) => ({
    at: Math.round((ts - began) / MICROSECONDS),
    wall: dur / MICROSECONDS,
    own: (tdur ?? dur) / MICROSECONDS,
  }));
  return {
    tasks: all.filter(({ wall }) => wall >= LONG_MS).sort((one, other) => other.own - one.own),
    own: all.reduce((sum, { own }) => sum + own, 0),
  };
}

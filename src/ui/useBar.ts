import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useHud } from './hudContext.ts';

/** Counts an element among the HUD's bars, whose space the board leaves free, while it is on screen. */
export function useBar<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  const { gauge } = useHud();
  useLayoutEffect(() => (bar.current === null ? undefined : gauge.watch(bar.current)), [gauge]);
  return bar;
}

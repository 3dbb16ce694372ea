import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the keyboard's place where a control goes away under it: a panel that comes takes the place over from what it
 * stands for, keeps it when its own buttons change, and leaves it to the board. A panel that only offers something does
 * not `take` it.
 */
export function useFoothold(
  panel: RefObject<HTMLElement | null>,
  { takes }: { readonly takes: boolean },
): void {
  const isHere = useRef(takes);
  useLayoutEffect(() => {
    if (isHere.current && isLost()) panel.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const element = panel.current;
    const come = (): void => void (isHere.current = true);
    const go = (event: FocusEvent): void => void (isHere.current = event.relatedTarget === null);
    element?.addEventListener('focusin', come);
    element?.addEventListener('focusout', go);
    return () => {
      element?.removeEventListener('focusin', come);
      element?.removeEventListener('focusout', go);
      if (element?.contains(document.activeElement) === true) requestAnimationFrame(goToBoard);
    };
  }, [panel]);
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function goToBoard(): void {
  if (isLost())
    document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus({ preventScroll: true });
}

import type { JSX } from 'preact';
import type { Side } from '../rules/index.ts';

/** A small disc beside words that name the side. */
export function SideDisc({ side }: { readonly side: Side }): JSX.Element {
  return <span class="disc side-disc" data-side={side} aria-hidden="true" />;
}

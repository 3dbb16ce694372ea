import type { JSX } from 'preact';

/** Line drawings on a 24 × 24 field. */
const PATHS = {
  newGame: 'M12 5v14M5 12h14',
  undo: 'M9 6 4 11l5 5M4 11h10a5.5 5.5 0 0 1 0 11h-2',
  redo: 'm15 6 5 5-5 5M20 11H10a5.5 5.5 0 0 0 0 11h2',
  marks: 'M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4',
  camera: 'M12 3.5 20 8v8l-8 4.5L4 16V8zM12 12.2 20 8M12 12.2 4 8M12 12.2v8.3',
  settings:
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  help: 'M8.8 9.2a3.2 3.2 0 1 1 4.9 2.7c-1.1.7-1.7 1.3-1.7 2.6M12 18.2v.1',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5.2v13.6L19 12z',
  step: 'M6 5.2v13.6L15 12zM18.5 5.5v13',
  hint: 'M9.5 18h5M10.2 21h3.6M12 3a6 6 0 0 0-3.6 10.8c.8.6 1.1 1.2 1.1 2.2h5c0-1 .3-1.6 1.1-2.2A6 6 0 0 0 12 3',
  record: 'M9 6h11M9 12h11M9 18h11M4.6 6h.1M4.6 12h.1M4.6 18h.1',
  first: 'M6.5 5.5v13M18 5.5 10 12l8 6.5',
  previous: 'm15 5.5-7.5 6.5 7.5 6.5',
  next: 'm9 5.5 7.5 6.5L9 18.5',
  last: 'M17.5 5.5v13M6 5.5l8 6.5-8 6.5',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4',
  delete: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
  library: 'M5 4v16M9 4v16M13 4.6l5.2 15M13 4.6l2.4-.8 5.2 15-2.4.8M3 20h8M3 4h8',
  online:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M3.5 12h17M12 3.5c2.4 2.3 3.6 5.2 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.2-3.6-8.5S9.6 5.8 12 3.5',
  chat: 'M4 5h16v11H11l-4.5 4v-4H4zM8 9.2h8M8 12.2h5',
  leave: 'M13 4H5v16h8M10 12h10M16.5 8l4 4-4 4',
  draw: 'M4 9.5h16M4 14.5h16',
  mute: 'M4 5h16v11H11l-4.5 4v-4H4zM3 3l18 18',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.2-1.2',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5V20h14v-7.5',
  open: 'M12 3.5V15M7.5 10.5 12 15l4.5-4.5M5 12.5V20h14v-7.5',
  setUp: 'M4.5 4.5h15v15h-15zM12 4.5v15M4.5 12h15',
  close: 'M6 6l12 12M18 6 6 18',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing beside or instead of words; the control that holds it carries the name. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

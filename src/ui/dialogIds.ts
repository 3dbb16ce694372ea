/** Every dialog of the page; the registry, the tests and the axe run go over this list. */
export const DIALOG_IDS = [
  'newGame',
  'confirmNewGame',
  'settings',
  'help',
  'rules',
  'result',
  'library',
  'online',
  'invite',
  'secondTab',
  'leaveRoom',
  'resignOnline',
  'import',
  'share',
  'setUp',
  'tournament',
] as const;
export type DialogId = (typeof DIALOG_IDS)[number];

import type { ComponentType } from 'preact';
import type { DialogId } from './dialogIds.ts';

const None = () => null;

/** The component of every dialog. */
export const DIALOGS: Readonly<Record<DialogId, ComponentType>> = {
  newGame: None,
  confirmNewGame: None,
  settings: None,
  help: None,
  rules: None,
  result: None,
};

import type { ComponentType } from 'preact';
import { ConfirmNewGameDialog } from './confirmDialog.tsx';
import type { DialogId } from './dialogIds.ts';
import { HelpDialog } from './helpDialog.tsx';
import { NewGameDialog } from './newGameDialog.tsx';
import { ImportDialog } from './record/importDialog.tsx';
import { SetUpDialog } from './record/setUpDialog.tsx';
import { ShareDialog } from './record/shareDialog.tsx';
import { TournamentDialog } from './record/tournamentDialog.tsx';
import { ResultDialog } from './resultDialog.tsx';
import { RulesDialog } from './rulesDialog.tsx';
import { SettingsDialog } from './settingsDialog.tsx';

/** The component of every dialog. */
export const DIALOGS: Readonly<Record<DialogId, ComponentType>> = {
  newGame: NewGameDialog,
  confirmNewGame: ConfirmNewGameDialog,
  settings: SettingsDialog,
  help: HelpDialog,
  rules: RulesDialog,
  result: ResultDialog,
  import: ImportDialog,
  share: ShareDialog,
  setUp: SetUpDialog,
  tournament: TournamentDialog,
};

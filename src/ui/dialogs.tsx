import type { ComponentType } from 'preact';
import { addExchangeTexts } from '../i18n/exchangeTexts.ts';
import { addReviewTexts } from '../i18n/reviewTexts.ts';
import { ConfirmNewGameDialog } from './confirmDialog.tsx';
import type { DialogId } from './dialogIds.ts';
import { HelpDialog } from './helpDialog.tsx';
import { LibraryDialog } from './library/libraryDialog.tsx';
import { NewGameDialog } from './newGameDialog.tsx';
import { ImportDialog } from './record/importDialog.tsx';
import { SetUpDialog } from './record/setUpDialog.tsx';
import { ShareDialog } from './record/shareDialog.tsx';
import { TournamentDialog } from './record/tournamentDialog.tsx';
import { ResultDialog } from './resultDialog.tsx';
import { RulesDialog } from './rulesDialog.tsx';
import { SettingsDialog } from './settingsDialog.tsx';

addExchangeTexts();
addReviewTexts();

/** The component of every dialog. */
export const DIALOGS: Readonly<Record<DialogId, ComponentType>> = {
  newGame: NewGameDialog,
  confirmNewGame: ConfirmNewGameDialog,
  settings: SettingsDialog,
  help: HelpDialog,
  rules: RulesDialog,
  result: ResultDialog,
  library: LibraryDialog,
  import: ImportDialog,
  share: ShareDialog,
  setUp: SetUpDialog,
  tournament: TournamentDialog,
};

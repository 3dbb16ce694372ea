import type { ComponentType } from 'preact';
import { addHelpTexts } from '../i18n/helpTexts.ts';
import { addOnlineTexts } from '../i18n/onlineTexts.ts';
import { addExchangeTexts } from '../i18n/exchangeTexts.ts';
import { addReviewTexts } from '../i18n/reviewTexts.ts';
import { ConfirmNewGameDialog } from './confirmDialog.tsx';
import type { DialogId } from './dialogIds.ts';
import { HelpDialog } from './helpDialog.tsx';
import { LibraryDialog } from './library/libraryDialog.tsx';
import { NewGameDialog } from './newGameDialog.tsx';
import { InviteDialog } from './online/inviteDialog.tsx';
import { LeaveRoomDialog, ResignOnlineDialog } from './online/leaveDialogs.tsx';
import { SecondTabDialog } from './online/secondTabDialog.tsx';
import { OnlineDialog } from './online/onlineDialog.tsx';
import { ImportDialog } from './record/importDialog.tsx';
import { SetUpDialog } from './record/setUpDialog.tsx';
import { ShareDialog } from './record/shareDialog.tsx';
import { TournamentDialog } from './record/tournamentDialog.tsx';
import { ResultDialog } from './resultDialog.tsx';
import { RulesDialog } from './rulesDialog.tsx';
import { SettingsDialog } from './settingsDialog.tsx';

addHelpTexts();
addOnlineTexts();
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
  online: OnlineDialog,
  invite: InviteDialog,
  secondTab: SecondTabDialog,
  leaveRoom: LeaveRoomDialog,
  resignOnline: ResignOnlineDialog,
  import: ImportDialog,
  share: ShareDialog,
  setUp: SetUpDialog,
  tournament: TournamentDialog,
};

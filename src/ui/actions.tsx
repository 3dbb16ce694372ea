import type { ReadonlySignal } from '@preact/signals';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import './actions.css';
import { useHud, useTranslate } from './hudContext.ts';
import { Icon, type IconName } from './icons.tsx';
import { nextCamera } from './nextCamera.ts';
import { isWatched } from './seats.ts';
import { useBar } from './useBar.ts';

/** What can be asked for at any moment; pause and step only where nobody at the screen plays. */
export function Actions(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const bar = useBar<HTMLDivElement>();
  const watched = isWatched(view.setup.value);
  const isOnline = view.online.room.value !== undefined;
  return (
    <div ref={bar} class="actions" role="group" aria-label={t('actions.label')} data-watched={watched}>
      {watched && <Transport />}
      <Action
        icon="newGame"
        name={t('action.newGame')}
        shortcut="N"
        act={() => intents.askNewGame()}
        primary
      />
      {!isOnline && (
        <Action icon="online" name={t('action.online')} shortcut="O" act={() => intents.open('online')} />
      )}
      <LineActions />
      {!watched && !isOnline && (
        <Action icon="hint" name={t('action.hint')} shortcut="B" act={() => intents.hint()} may={view.open} />
      )}
      <LookActions />
      <Action
        icon="record"
        name={t('record.show')}
        shortcut="L"
        act={() => intents.showRecord(!view.recordOpen.value)}
        pressed={view.recordOpen}
      />
      <Action icon="settings" name={t('action.settings')} act={() => intents.open('settings')} />
      <Action icon="help" name={t('action.help')} shortcut="?" act={() => intents.open('help')} />
    </div>
  );
}

/** Back and forth in the game itself. */
function LineActions(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  return (
    <>
      <Action
        icon="undo"
        name={t(view.online.room.value === undefined ? 'action.undo' : 'action.takeBack')}
        shortcut="U"
        act={() => intents.undo()}
        may={view.mayUndo}
      />
      <Action
        icon="redo"
        name={t('action.redo')}
        shortcut="R"
        act={() => intents.redo()}
        may={view.mayRedo}
      />
    </>
  );
}

/** How the board is seen. */
function LookActions(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const marks = useComputed(() => view.settings.value.marks);
  const toggleMarks = (): void => intents.change({ marks: !view.settings.value.marks });
  const changeView = (): void => intents.change({ camera: nextCamera(view.settings.value.camera) });
  return (
    <>
      <Action icon="marks" name={t('action.marks')} shortcut="H" act={toggleMarks} pressed={marks} />
      {view.board.value === '3d' && (
        <Action icon="camera" name={t('action.camera')} shortcut="C" act={changeView} />
      )}
    </>
  );
}

function Transport(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const { paused } = view;
  const toggle = (): void => intents.pause(!paused.value);
  return (
    <>
      {paused.value ? (
        <Action icon="play" name={t('action.play')} shortcut="P" act={toggle} />
      ) : (
        <Action icon="pause" name={t('action.pause')} shortcut="P" act={toggle} />
      )}
      <Action icon="step" name={t('action.step')} shortcut="S" act={() => intents.step()} may={paused} />
    </>
  );
}

interface ActionProps {
  readonly icon: IconName;
  readonly name: string;
  readonly act: () => void;
  readonly shortcut?: string;
  readonly may?: ReadonlySignal<boolean>;
  readonly pressed?: ReadonlySignal<boolean>;
  readonly primary?: boolean;
}

/** A button that keeps the keyboard when it cannot act just now: it is marked as disabled, not taken away. */
function Action({ icon, name, act, shortcut, may, pressed, primary = false }: ActionProps): JSX.Element {
  const isOff = may?.value === false;
  return (
    <button
      type="button"
      class={primary ? 'icon-button primary' : 'icon-button'}
      aria-label={name}
      data-icon={icon}
      title={shortcut === undefined ? name : `${name} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      aria-disabled={isOff}
      aria-pressed={pressed?.value}
      onClick={() => {
        if (!isOff) act();
      }}
    >
      <Icon name={icon} />
      {primary && <span class="action-word">{name}</span>}
    </button>
  );
}

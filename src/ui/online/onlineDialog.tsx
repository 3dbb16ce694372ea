import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { MOST_NAME } from '../../net/doors.ts';
import { DialogFrame } from '../dialogFrame.tsx';
import { useHud, useTranslate } from '../hudContext.ts';
import { HostList, RoomList } from './lobbyLists.tsx';
import './online.css';
import { WishForm } from './wishForm.tsx';

/** Where people meet: a room for a friend, anybody at all, or a room that is open. */
export function OnlineDialog(): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const isAway = view.online.lobby.value === 'away';
  return (
    <DialogFrame title={t('action.online')} kind="page">
      <p class="online-intro">{t('online.intro')}</p>
      <Trouble />
      {isAway && (
        <p class="online-trouble" role="status">
          {t('online.rooms.away')}
        </p>
      )}
      <div class="columns" inert={isAway}>
        <div>
          <NameField />
          <WishForm />
        </div>
        <div>
          <CodeForm />
          <RoomList />
          <HostList />
        </div>
      </div>
    </DialogFrame>
  );
}

/** Why no room could be entered. */
function Trouble(): JSX.Element | null {
  const { view } = useHud();
  const t = useTranslate();
  const trouble = view.online.trouble.value;
  if (trouble === undefined) return null;
  return (
    <p class="online-trouble" role="alert">
      {t(`online.gone.${trouble}`)}
    </p>
  );
}

function NameField(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{t('online.name')}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        maxLength={MOST_NAME}
        placeholder={t('online.nameHint')}
        value={view.online.name.value}
        onChange={(event) => intents.nameSelf(event.currentTarget.value)}
      />
    </div>
  );
}

function CodeForm(): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const id = useId();
  const [code, setCode] = useState('');
  const join = (event: Event): void => {
    event.preventDefault();
    if (code.trim() !== '') intents.joinRoom(code, false);
  };
  return (
    <form class="online-code" onSubmit={join}>
      <div class="field">
        <label for={id}>{t('online.join')}</label>
        <input
          id={id}
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder={t('online.code')}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </div>
      <button type="submit" class="button" aria-disabled={code.trim() === ''}>
        {t('online.enter')}
      </button>
    </form>
  );
}

import type { JSX } from 'preact';
import type { LobbyRoom } from '../../net/doors.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { SideDisc } from '../sideDisc.tsx';
import { gameText, shownName } from './onlineNames.ts';

/** The open rooms of the server as they are now. */
export function RoomList(): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const lobby = view.online.lobby.value;
  const rooms = typeof lobby === 'string' ? [] : lobby.rooms;
  return (
    <section>
      <h3>{t('online.rooms')}</h3>
      {lobby === 'seeking' && <p class="online-empty">{t('online.rooms.seeking')}</p>}
      {typeof lobby !== 'string' && rooms.length === 0 && (
        <p class="online-empty">{t('online.rooms.none')}</p>
      )}
      {rooms.length > 0 && (
        <ul class="online-rooms">
          {rooms.map((room) => (
            <RoomRow key={room.code} room={room} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RoomRow({ room }: { readonly room: LobbyRoom }): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const { code, size, clock, status, free, names } = room;
  const [black, white] = [shownName(names[0], t), shownName(names[1], t)];
  const isWaiting = status === 'waiting';
  const title = isWaiting
    ? t('online.room.waiting', { name: black })
    : t('online.room.playing', { black, white });
  const spoken = isWaiting
    ? t('online.room.join', { name: black })
    : t('online.room.watch', { black, white });
  return (
    <li>
      <span class="online-room">
        <b>{title}</b>
        <span>
          {isWaiting && free !== undefined && <SideDisc side={free} />}
          {gameText(size, clock, t)}
        </span>
      </span>
      <button
        type="button"
        class="button"
        aria-label={spoken}
        onClick={() => intents.joinRoom(code, !isWaiting)}
      >
        {t(isWaiting ? 'online.enter' : 'online.watch')}
      </button>
    </li>
  );
}

/** Other servers of the game in the same network: strangers' names, and addresses in private networks alone. */
export function HostList(): JSX.Element | null {
  const { view } = useHud();
  const t = useTranslate();
  const lobby = view.online.lobby.value;
  if (typeof lobby === 'string' || lobby.hosts.length === 0) return null;
  return (
    <section>
      <h3>{t('online.hosts')}</h3>
      <ul class="online-hosts">
        {lobby.hosts.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {name === '' ? url : name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

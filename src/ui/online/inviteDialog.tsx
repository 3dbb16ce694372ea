import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { DialogFrame } from '../dialogFrame.tsx';
import { useHud, useTranslate } from '../hudContext.ts';
import { copyText } from '../record/copyText.ts';
import { QrPicture } from '../record/qrPicture.tsx';
import './online.css';
import { spacedCode } from './onlineNames.ts';

/** How a friend finds the room: a link, its code, and the link as a picture to scan. */
export function InviteDialog(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const close = (): void => {
    intents.close();
    intents.leaveRoom();
  };
  const footer = (
    <>
      {view.online.room.value?.status === 'waiting' && (
        <button type="button" class="button quiet" onClick={close}>
          {t('invite.cancel')}
        </button>
      )}
      <button type="button" class="button" onClick={() => intents.close()}>
        {t('invite.hide')}
      </button>
    </>
  );
  const link = view.online.invite.value;
  return (
    <DialogFrame title={t('invite.title')} footer={footer}>
      <div class="invite">
        <div class="invite-words">
          <p>{t('invite.text')}</p>
          <LinkField link={link} />
          <p class="invite-code">
            {t('invite.code')}
            <b>{spacedCode(view.online.room.value?.code ?? '')}</b>
          </p>
        </div>
        {link !== '' && <QrPicture text={link} label={t('invite.scan')} />}
      </div>
    </DialogFrame>
  );
}

function LinkField({ link }: { readonly link: string }): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<boolean | undefined>(undefined);
  const copy = async (): Promise<void> => {
    if (row.current !== null) setCopied(await copyText(link, row.current));
  };
  return (
    <div class="field" ref={row}>
      <label for={id}>{t('invite.link')}</label>
      <div class="invite-link">
        <input id={id} type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="button primary" onClick={() => void copy()}>
          {t(copied === true ? 'invite.copied' : 'invite.copy')}
        </button>
      </div>
      <p class="online-busy" role="status">
        {copied === false && t('invite.copyFailed')}
      </p>
    </div>
  );
}

import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { DialogFrame } from '../dialogFrame.tsx';
import { useHud, useTranslate } from '../hudContext.ts';
import { playerName } from '../seats.ts';
import { copyText } from './copyText.ts';
import './exchange.css';
import { QrPicture } from './qrPicture.tsx';
import { ShareFiles } from './shareFiles.tsx';
import { boardOf, ggfOf, linkOf, transcriptOf } from './shareTexts.ts';

/** How long a button says that something has been copied. */
const COPIED_MS = 2000;

/** The line on screen in every form that others can read. */
export function ShareDialog(): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const link = linkOf(view, location);
  const about = view.about.value;
  const names = {
    black: about.black ?? playerName(view.setup.value, 'black', t),
    white: about.white ?? playerName(view.setup.value, 'white', t),
  };
  const transcript = transcriptOf(view);
  const ggf = ggfOf(view, about, names);
  return (
    <DialogFrame title={t('share.title')} kind="page">
      <div class="share">
        <div>
          {transcript === '' && <p class="hint">{t('share.empty')}</p>}
          <CopyField name={t('share.link')} text={link} hint={t('share.linkHint')} />
          {transcript !== '' && <CopyField name={t('share.transcript')} text={transcript} />}
          <CopyField name={t('share.board')} text={boardOf(view)} />
          <CopyField name={t('share.ggf')} text={ggf} />
        </div>
        <div>
          <QrPicture text={link} label={t('share.qr')} />
          <ShareFiles transcript={transcript} ggf={ggf} names={names} />
        </div>
      </div>
    </DialogFrame>
  );
}

interface CopyFieldProps {
  readonly name: string;
  readonly text: string;
  readonly hint?: string;
}

/** A text to copy with a button, or by hand. */
function CopyField({ name, text, hint }: CopyFieldProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [state, tell] = useState<'rest' | 'copied' | 'failed'>('rest');
  const copy = async (): Promise<void> => {
    if (row.current === null) return;
    const isDone = await copyText(text, row.current);
    tell(isDone ? 'copied' : 'failed');
    if (isDone) setTimeout(() => tell('rest'), COPIED_MS);
  };
  return (
    <div class="field copy-field">
      <label for={id}>{name}</label>
      <div ref={row} class="copy-row">
        <input
          id={id}
          readOnly
          value={text}
          spellcheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="button"
          aria-label={t('share.copyOf', { name })}
          onClick={() => void copy()}
        >
          {state === 'copied' ? t('share.copied') : t('share.copy')}
        </button>
      </div>
      {hint !== undefined && <p class="hint">{hint}</p>}
      <p role="status" class={state === 'failed' ? 'field-problem' : 'visually-hidden'}>
        {state === 'rest' ? '' : state === 'copied' ? t('share.copied') : t('share.failed')}
      </p>
    </div>
  );
}

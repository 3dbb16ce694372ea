import type { JSX } from 'preact';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { DialogFrame } from '../dialogFrame.tsx';
import { useHud, useTranslate } from '../hudContext.ts';
import type { ImportSource } from '../view.ts';
import './exchange.css';
import { FilePicker } from './filePicker.tsx';
import { OfferPart } from './offerPart.tsx';
import { MOST_IN_FIELD, Reading } from './reading.ts';

const BYTES_PER_MB = 1024 * 1024;

/** A game from elsewhere: pasted, typed, chosen or dropped; it is looked at before it is opened. */
export function ImportDialog(): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const reading = useMemo(() => new Reading(), []);
  useEffect(() => () => reading.dispose(), [reading]);
  const brought = view.importing.value;
  useEffect(() => {
    if (brought !== undefined) reading.take(brought, { start: view.game.peek().start });
  }, [brought, reading, view]);
  const take = (source: ImportSource): void => reading.take(source, { start: view.game.peek().start });
  const offer = reading.offer.value;
  return (
    <DialogFrame title={t('import.title')} kind="page">
      <div class="import">
        <div>
          <PasteField source={reading.source.value} take={take} />
          <FilePicker take={(files) => take({ kind: 'files', files })} />
          <p class="hint">{t('import.filesHint')}</p>
        </div>
        <div class="import-found" aria-live="polite">
          <ReadingPart reading={reading} />
          {offer !== undefined && <OfferPart offer={offer} reading={reading} />}
          {offer === undefined && reading.percent.value === undefined && (
            <p class="import-empty">{t('import.empty')}</p>
          )}
        </div>
      </div>
    </DialogFrame>
  );
}

interface PasteFieldProps {
  readonly source: ImportSource | undefined;
  readonly take: (source: ImportSource) => void;
}

/** What is too long for the field is read without being shown in it. */
function PasteField({ source, take }: PasteFieldProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const text = source?.kind === 'text' ? source.text : '';
  const isLarge = text.length > MOST_IN_FIELD;
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (pasted.length <= MOST_IN_FIELD) return;
    event.preventDefault();
    take({ kind: 'text', text: pasted });
  };
  return (
    <div class="field">
      <label for={id}>{t('import.paste')}</label>
      <textarea
        id={id}
        rows={5}
        spellcheck={false}
        value={isLarge ? '' : text}
        aria-describedby={`${id}-hint`}
        onInput={(event) => take({ kind: 'text', text: event.currentTarget.value })}
        onPaste={paste}
      />
      <p id={`${id}-hint`} class="hint">
        {isLarge ? t('import.pasted', { size: (text.length / BYTES_PER_MB).toFixed(1) }) : t('import.hint')}
      </p>
    </div>
  );
}

/** How far a long reading has come, and the way out of it. */
function ReadingPart({ reading }: { readonly reading: Reading }): JSX.Element | null {
  const t = useTranslate();
  const percent = reading.percent.value;
  if (percent === undefined) return null;
  return (
    <div class="import-reading">
      <label>
        {t('import.reading', { percent })}
        <progress max={100} value={percent} />
      </label>
      <button type="button" class="button" onClick={() => reading.cancel()}>
        {t('action.cancel')}
      </button>
    </div>
  );
}

import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useHud, useTranslate } from '../hudContext.ts';
import type { LibraryRow } from '../review/studyView.ts';
import { titleOf } from './libraryWords.ts';

const MOST_NAME = 120;
const MOST_NOTE = 4000;

interface LibraryFormProps {
  readonly row: LibraryRow;
  readonly done: () => void;
}

/** A name and a note for a game. */
export function LibraryForm({ row, done }: LibraryFormProps): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const id = useId();
  const [name, setName] = useState(row.name);
  const [note, setNote] = useState(row.note);
  const save = (event: Event): void => {
    event.preventDefault();
    intents.describeKept(row.id, { name: name.trim(), note: note.trim() });
    done();
  };
  return (
    <form class="library-form" onSubmit={save}>
      <div class="field">
        <label for={`${id}name`}>{t('library.name')}</label>
        <input
          id={`${id}name`}
          value={name}
          placeholder={titleOf({ ...row, name: '' }, t)}
          maxLength={MOST_NAME}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for={`${id}note`}>{t('library.note')}</label>
        <textarea
          id={`${id}note`}
          value={note}
          rows={2}
          maxLength={MOST_NOTE}
          onInput={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
      <FormButtons done={done} />
    </form>
  );
}

function FormButtons({ done }: Pick<LibraryFormProps, 'done'>): JSX.Element {
  const t = useTranslate();
  return (
    <div class="library-form-buttons">
      <button type="submit" class="button primary">
        {t('library.save')}
      </button>
      <button type="button" class="button" onClick={done}>
        {t('action.cancel')}
      </button>
    </div>
  );
}

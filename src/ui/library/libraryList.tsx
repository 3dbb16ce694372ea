import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';
import type { LibraryRow } from '../review/studyView.ts';
import { dateIn, fits, openingIn, resultIn, titleOf } from './libraryWords.ts';

/** More rows than anybody reads are drawn only when they are asked for. */
const ROWS_AT_ONCE = 100;

interface LibraryListProps {
  readonly rows: readonly LibraryRow[];
}

/** The games, the newest first, narrowed by a search over all that is said of them. */
export function LibraryList({ rows }: LibraryListProps): JSX.Element {
  const { language } = useHud();
  const t = useTranslate();
  const query = useSignal('');
  const most = useSignal(ROWS_AT_ONCE);
  const edited = useSignal<string | undefined>(undefined);
  if (rows.length === 0) return <p class="library-words">{t('library.empty')}</p>;
  const found = rows.filter((row) => fits(row, query.value, t, language.value));
  return (
    <>
      <div class="library-search">
        <input
          type="search"
          aria-label={t('library.search')}
          placeholder={t('library.search')}
          value={query.value}
          onInput={({ currentTarget }) => {
            query.value = currentTarget.value;
          }}
        />
        <span>{t('library.count', { count: found.length })}</span>
      </div>
      {found.length === 0 && <p class="library-words">{t('library.nothing')}</p>}
      <ul class="library-list">
        {found.slice(0, most.value).map((row) => (
          <Row
            key={row.id}
            row={row}
            isEdited={edited.value === row.id}
            edit={(isOn) => {
              edited.value = isOn ? row.id : undefined;
            }}
          />
        ))}
      </ul>
      {found.length > most.value && (
        <button type="button" class="button quiet" onClick={() => (most.value += ROWS_AT_ONCE)}>
          {t('library.more')}
        </button>
      )}
    </>
  );
}

interface RowProps {
  readonly row: LibraryRow;
  readonly isEdited: boolean;
  readonly edit: (isOn: boolean) => void;
}

function Row({ row, isEdited, edit }: RowProps): JSX.Element {
  const { intents, language } = useHud();
  const t = useTranslate();
  const title = titleOf(row, t);
  const opening = openingIn(row.opening, language.value);
  const more = [dateIn(row, language.value), row.about.event ?? '', opening].filter(Boolean);
  return (
    <li>
      <div class="library-row">
        <button type="button" class="library-game" onClick={() => intents.openKept(row.id)}>
          <strong>{title}</strong>
          <span class="library-result">{resultIn(row, t)}</span>
          <span class="library-more">
            {more.join(' · ')}
            {row.isReviewed && <em>{t('library.reviewed')}</em>}
          </span>
          {row.note !== '' && <span class="library-note">{row.note}</span>}
        </button>
        <RowButton
          icon="edit"
          name={`${t('library.edit')}: ${title}`}
          isOpen={isEdited}
          act={() => edit(!isEdited)}
        />
        <RowButton
          icon="delete"
          name={`${t('library.delete')}: ${title}`}
          act={() => intents.deleteKept(row.id)}
        />
      </div>
      {isEdited && <RowForm row={row} done={() => edit(false)} />}
    </li>
  );
}

interface RowButtonProps {
  readonly icon: 'edit' | 'delete';
  readonly name: string;
  readonly isOpen?: boolean;
  readonly act: () => void;
}

function RowButton({ icon, name, isOpen, act }: RowButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={name}
      title={name}
      aria-expanded={isOpen}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}

function RowForm({ row, done }: { readonly row: LibraryRow; readonly done: () => void }): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const id = useId();
  const name = useSignal(row.name);
  const note = useSignal(row.note);
  const save = (event: Event): void => {
    event.preventDefault();
    intents.describeKept(row.id, { name: name.value.trim(), note: note.value.trim() });
    done();
  };
  return (
    <form class="library-form" onSubmit={save}>
      <div class="field">
        <label for={`${id}name`}>{t('library.name')}</label>
        <input
          id={`${id}name`}
          value={name.value}
          placeholder={titleOf({ ...row, name: '' }, t)}
          maxLength={120}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for={`${id}note`}>{t('library.note')}</label>
        <textarea
          id={`${id}note`}
          value={note.value}
          rows={2}
          maxLength={4000}
          onInput={({ currentTarget }) => (note.value = currentTarget.value)}
        />
      </div>
      <div class="library-form-buttons">
        <button type="submit" class="button primary">
          {t('library.save')}
        </button>
        <button type="button" class="button" onClick={done}>
          {t('action.cancel')}
        </button>
      </div>
    </form>
  );
}

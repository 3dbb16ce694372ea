import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';
import type { LibraryRow } from '../review/studyView.ts';
import { LibraryForm } from './libraryForm.tsx';
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
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(ROWS_AT_ONCE);
  if (rows.length === 0) return <p class="library-words">{t('library.empty')}</p>;
  const found = rows.filter((row) => fits(row, query, t, language.value));
  return (
    <>
      <div class="library-search">
        <input
          type="search"
          aria-label={t('library.search')}
          placeholder={t('library.search')}
          value={query}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <span>{t('library.count', { count: found.length })}</span>
      </div>
      {found.length === 0 && <p class="library-words">{t('library.nothing')}</p>}
      <ul class="library-list">
        {found.slice(0, most).map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {found.length > most && (
        <button type="button" class="button quiet" onClick={() => setMost(most + ROWS_AT_ONCE)}>
          {t('library.more')}
        </button>
      )}
    </>
  );
}

function Row({ row }: { readonly row: LibraryRow }): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const [isEdited, setEdited] = useState(false);
  const title = titleOf(row, t);
  return (
    <li>
      <div class="library-row">
        <GameButton row={row} title={title} />
        <RowButton
          icon="edit"
          name={`${t('library.edit')}: ${title}`}
          isOpen={isEdited}
          act={() => setEdited(!isEdited)}
        />
        <RowButton
          icon="delete"
          name={`${t('library.delete')}: ${title}`}
          act={() => intents.deleteKept(row.id)}
        />
      </div>
      {isEdited && <LibraryForm row={row} done={() => setEdited(false)} />}
    </li>
  );
}

/** All that is said of a game; it opens the game. */
function GameButton({ row, title }: { readonly row: LibraryRow; readonly title: string }): JSX.Element {
  const { intents, language } = useHud();
  const t = useTranslate();
  const opening = openingIn(row.opening, language.value);
  const more = [dateIn(row, language.value), row.about.event ?? '', opening].filter(Boolean);
  return (
    <button type="button" class="library-game" onClick={() => intents.openKept(row.id)}>
      <strong>{title}</strong>
      <span class="library-result">{resultIn(row, t)}</span>
      <span class="library-more">
        {more.join(' · ')}
        {row.isReviewed && <em>{t('library.reviewed')}</em>}
      </span>
      {row.note !== '' && <span class="library-note">{row.note}</span>}
    </button>
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

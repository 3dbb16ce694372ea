import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useHud, useTranslate } from '../hudContext.ts';
import type { LibraryRow } from '../review/studyView.ts';
import { LibraryRows } from './libraryRows.tsx';
import { fits, saidOf, wordsOf } from './libraryWords.ts';

interface LibraryListProps {
  readonly rows: readonly LibraryRow[];
}

/** The games, the newest first, narrowed by a search over all that is said of them. */
export function LibraryList({ rows }: LibraryListProps): JSX.Element {
  const t = useTranslate();
  const [query, setQuery] = useState('');
  const found = useFound(rows, query);
  if (rows.length === 0) return <p class="library-words">{t('library.empty')}</p>;
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
        <span role="status">{t('library.count', { count: found.length })}</span>
      </div>
      {found.length === 0 && <p class="library-words">{t('library.nothing')}</p>}
      <LibraryRows rows={found} />
    </>
  );
}

/** What is said of the games is put together once somebody searches, and kept for the next letter. */
function useFound(rows: readonly LibraryRow[], query: string): readonly LibraryRow[] {
  const { language } = useHud();
  const t = useTranslate();
  const words = wordsOf(query);
  const isSearched = words.length > 0;
  const said = useMemo(
    () => (isSearched ? rows.map((row) => saidOf(row, t, language.value)) : []),
    [isSearched, rows, t, language.value],
  );
  return isSearched ? rows.filter((_, index) => fits(said[index] ?? '', words)) : rows;
}

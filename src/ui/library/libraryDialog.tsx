import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Choice } from '../choice.tsx';
import { DialogFrame } from '../dialogFrame.tsx';
import { useHud, useTranslate } from '../hudContext.ts';
import type { LibraryImport, LibraryView } from '../review/studyView.ts';
import { LadderPart } from './ladderPart.tsx';
import './library.css';
import { LibraryList } from './libraryList.tsx';
import { titleOf } from './libraryWords.ts';

type Part = 'games' | 'levels';

/** All games that are kept, and how the person stands on the ladder. */
export function LibraryDialog(): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const [part, setPart] = useState<Part>('games');
  const library = view.study.library.value;
  return (
    <DialogFrame title={t('library.title')} kind="page" footer={<LibraryButtons />}>
      <div class="library-parts">
        <Choice<Part>
          legend={t('library.title')}
          options={[
            { value: 'games', label: t('library.games') },
            { value: 'levels', label: t('library.levels') },
          ]}
          value={part}
          choose={setPart}
        />
      </div>
      {library === undefined ? (
        <p class="library-words">{t('library.loading')}</p>
      ) : (
        <>
          <LibraryNotices library={library} />
          {part === 'games' ? (
            <LibraryList rows={library.rows} />
          ) : (
            <LadderPart tallies={library.tallies} advice={library.advice} />
          )}
        </>
      )}
    </DialogFrame>
  );
}

/** What a person must know: storage in trouble, games that cannot be read, what came of a file, what was deleted. */
function LibraryNotices({ library }: { readonly library: LibraryView }): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const { trouble, unreadable, removed } = library;
  const imported = view.study.imported.value;
  return (
    <div class="library-notices" role="status">
      {trouble !== undefined && <p class="library-trouble">{t(`library.trouble.${trouble}`)}</p>}
      {unreadable > 0 && <p>{t('library.unreadable', { count: unreadable })}</p>}
      {imported !== undefined && <ImportWords imported={imported} />}
      {removed !== undefined && (
        <p class="library-removed">
          <span>{t('library.deleted', { name: titleOf(removed, t) })}</span>
          <button type="button" class="button" onClick={() => intents.bringBack()}>
            {t('library.bringBack')}
          </button>
        </p>
      )}
    </div>
  );
}

function ImportWords({ imported }: { readonly imported: LibraryImport }): JSX.Element {
  const t = useTranslate();
  if (imported.kind === 'refused') {
    return <p class="library-trouble">{t(`library.fileError.${imported.reason}`)}</p>;
  }
  const { added, merged, aside } = imported;
  return <p>{t('library.imported', { added, merged, aside })}</p>;
}

function LibraryButtons(): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        data-testid="library-file"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) intents.importLibrary(file);
          currentTarget.value = '';
        }}
      />
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {t('library.import')}
      </button>
      <button type="button" class="button" onClick={() => intents.exportLibrary()}>
        {t('library.export')}
      </button>
    </>
  );
}

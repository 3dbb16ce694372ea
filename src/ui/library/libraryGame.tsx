import type { JSX } from 'preact';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';
import { openingText } from '../record/openingText.ts';
import type { LibraryRow } from '../review/studyView.ts';
import { LibraryForm } from './libraryForm.tsx';
import { dateIn, resultIn, titleOf } from './libraryWords.ts';

interface LibraryGameProps {
  readonly row: LibraryRow;
  /** The keyboard stops at this row. */
  readonly isActive: boolean;
  readonly isEdited: boolean;
  readonly edit: (isOpen: boolean) => void;
}

/** A game of the library: opened, named, deleted. */
export function LibraryGame({ row, isActive, isEdited, edit }: LibraryGameProps): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const title = titleOf(row, t);
  const stop = isActive ? 0 : -1;
  return (
    <>
      <div class="library-row">
        <GameButton row={row} title={title} stop={stop} />
        <RowButton
          icon="edit"
          name={`${t('library.edit')}: ${title}`}
          isOpen={isEdited}
          stop={stop}
          act={() => edit(!isEdited)}
        />
        <RowButton
          icon="delete"
          name={`${t('library.delete')}: ${title}`}
          stop={stop}
          act={() => intents.deleteKept(row.id)}
        />
      </div>
      {isEdited && <LibraryForm row={row} done={() => edit(false)} />}
    </>
  );
}

interface GameButtonProps {
  readonly row: LibraryRow;
  readonly title: string;
  readonly stop: number;
}

/** All that is said of a game; it opens the game. */
function GameButton({ row, title, stop }: GameButtonProps): JSX.Element {
  const { intents, language } = useHud();
  const t = useTranslate();
  const opening = openingText(row.opening, language.value);
  const more = [dateIn(row, language.value), row.about.event ?? '', opening].filter(Boolean);
  return (
    <button type="button" class="library-game" tabIndex={stop} onClick={() => intents.openKept(row.id)}>
      <strong>{title}</strong>
      <span class="library-result">{resultIn(row, t)}</span>
      <span class="library-more">
        {row.isReviewed && <em>{t('library.reviewed')}</em>}
        {more.join(' · ')}
        {row.note !== '' && <span class="library-note"> {row.note}</span>}
      </span>
    </button>
  );
}

interface RowButtonProps {
  readonly icon: 'edit' | 'delete';
  readonly name: string;
  readonly isOpen?: boolean;
  readonly stop: number;
  readonly act: () => void;
}

function RowButton({ icon, name, isOpen, stop, act }: RowButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={name}
      title={name}
      aria-expanded={isOpen}
      tabIndex={stop}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}

import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import type { OpeningBook } from '../../records/openingBook.ts';
import { readPaced } from '../../records/slices.ts';
import type { WthorLibrary, WthorQuery } from '../../records/wthorLibrary.ts';
import { standardStart } from '../../rules/index.ts';
import { DialogFrame } from '../dialogFrame.tsx';
import { useHud, useTranslate } from '../hudContext.ts';
import './exchange.css';
import { FilePicker } from './filePicker.tsx';
import { openWthor } from './gameOf.ts';
import { loadOpeningBook } from './openingBook.ts';
import { openingText } from './openingText.ts';
import { pagePace } from './reading.ts';
import { VirtualList } from './virtualList.tsx';

const ROW_HEIGHT = 48;
const WORD_FIELDS = ['player', 'event', 'opening'] as const;
const YEAR_FIELDS = ['from', 'to'] as const;
type FieldName = (typeof WORD_FIELDS)[number] | (typeof YEAR_FIELDS)[number];
type Fields = Readonly<Record<FieldName, string>>;

const NO_FIELDS: Fields = { player: '', event: '', opening: '', from: '', to: '' };

/** The games of a tournament base: searched, scrolled through, opened. */
export function TournamentDialog(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const library = view.tournament.value;
  return (
    <DialogFrame title={t('tournament.title')} kind="page">
      {library === undefined ? (
        <>
          <p>{t('tournament.none')}</p>
          <FilePicker take={(files) => intents.importFrom({ kind: 'files', files })} />
        </>
      ) : (
        <Games library={library} />
      )}
    </DialogFrame>
  );
}

function Games({ library }: { readonly library: WthorLibrary }): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const [fields, change] = useState(NO_FIELDS);
  const [isUnreadable, tellUnreadable] = useState(false);
  const book = useOpenings(library);
  const found = useMemo(() => gamesFor(library, fields, book), [library, fields, book]);
  const choose = (index: number): void => {
    const opened = openWthor(library, found[index] ?? 0);
    tellUnreadable(opened === undefined);
    if (opened !== undefined) intents.openGame(opened);
  };
  return (
    <div class="tournament">
      <Search fields={fields} change={change} />
      <p role="status" class="hint">
        {isUnreadable
          ? t('tournament.unreadable')
          : t('tournament.found', { count: found.length, total: library.count })}
      </p>
      <VirtualList
        label={t('tournament.list')}
        count={found.length}
        rowHeight={ROW_HEIGHT}
        renderRow={(index) => <GameRow library={library} game={found[index] ?? 0} book={book} />}
        choose={choose}
      />
    </div>
  );
}

interface SearchProps {
  readonly fields: Fields;
  readonly change: (fields: Fields) => void;
}

function Search({ fields, change }: SearchProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  return (
    <div class="search">
      {[...WORD_FIELDS, ...YEAR_FIELDS].map((name) => (
        <div class="field" key={name} data-field={name}>
          <label for={`${id}${name}`}>{t(`tournament.${name}`)}</label>
          <input
            id={`${id}${name}`}
            type="search"
            inputMode={name === 'from' || name === 'to' ? 'numeric' : 'search'}
            autocomplete="off"
            value={fields[name]}
            onInput={(event) => change({ ...fields, [name]: event.currentTarget.value })}
          />
        </div>
      ))}
    </div>
  );
}

interface GameRowProps {
  readonly library: WthorLibrary;
  readonly game: number;
  readonly book: OpeningBook | undefined;
}

function GameRow({ library, game, book }: GameRowProps): JSX.Element {
  const { language } = useHud();
  const t = useTranslate();
  const { black, white, year, tournament, blackScore } = library.rowAt(game);
  const named = useMemo(
    () => book?.nameOf(standardStart(8), library.beginningOf(game, book.longest)),
    [book, game, library],
  );
  const name = openingText(named, language.value);
  return (
    <>
      <span class="virtual-main">{t('record.versus', { black, white })}</span>
      <span class="virtual-side">
        {t('tournament.score', { black: blackScore, white: SQUARES - blackScore })}
      </span>
      <span class="virtual-note">{[year, tournament, name].filter((each) => each !== '').join(' · ')}</span>
    </>
  );
}

const SQUARES = 64;

/** Finds the openings of all games while the list can already be used; says so by the book that it gives. */
function useOpenings(library: WthorLibrary): OpeningBook | undefined {
  const [book, tell] = useState<OpeningBook | undefined>(undefined);
  useEffect(() => {
    const reading = new AbortController();
    const index = async (): Promise<void> => {
      const loaded = await loadOpeningBook();
      if (loaded === undefined || reading.signal.aborted) return;
      await readPaced(library.indexOpenings(loaded), pagePace(reading.signal));
      if (!reading.signal.aborted) tell(loaded);
    };
    void index();
    return () => reading.abort();
  }, [library]);
  return book;
}

/** Openings are searched once the book is there. */
function gamesFor(library: WthorLibrary, fields: Fields, book: OpeningBook | undefined): Uint32Array {
  const query = queryOf(fields);
  return library.search(book === undefined ? { ...query, opening: '' } : query);
}

function queryOf({ player, event, opening, from, to }: Fields): WthorQuery {
  return {
    player,
    tournament: event,
    opening,
    ...(isYear(from) && { fromYear: Number(from) }),
    ...(isYear(to) && { toYear: Number(to) }),
  };
}

function isYear(text: string): boolean {
  return /^\s*\d{4}\s*$/.test(text);
}

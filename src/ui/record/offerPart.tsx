import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { unreachable } from '../../lib/assert.ts';
import type { GgfGame } from '../../records/ggf.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import type { OpenedGame } from '../openedGame.ts';
import { GameCard } from './gameCard.tsx';
import { openGgf } from './gameOf.ts';
import type { ImportOffer } from './importOffer.ts';
import { recordErrorText } from './recordErrorText.ts';
import type { Reading } from './reading.ts';
import { VirtualList } from './virtualList.tsx';

const ROW_HEIGHT = 44;

interface OfferPartProps {
  readonly offer: ImportOffer;
  readonly reading: Reading;
}

/** What has been found: one game, many, a question, or what is wrong. */
export function OfferPart({ offer, reading }: OfferPartProps): JSX.Element | null {
  const t = useTranslate();
  switch (offer.kind) {
    case 'game':
      return <OneGame opened={offer.opened} turned={offer.turned} />;
    case 'games':
      return <ManyGames games={offer.games} unread={offer.unread} />;
    case 'digits':
      return <DigitQuestion text={offer.text} digits={offer.digits} reading={reading} />;
    case 'tournament':
      return <TournamentFound offer={offer} />;
    case 'library':
      return <LibraryFound text={offer.text} />;
    case 'names-alone':
      return <p>{t('import.namesAlone')}</p>;
    case 'problem': {
      const text = recordErrorText(offer.error, t);
      return (
        <p class="import-problem">
          {offer.game === undefined ? text : t('import.gameNumber', { game: offer.game, problem: text })}
        </p>
      );
    }
    default:
      return unreachable(offer);
  }
}

interface OneGameProps {
  readonly opened: OpenedGame;
  readonly turned: OpenedGame | undefined;
}

function OneGame({ opened, turned }: OneGameProps): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  return (
    <>
      <GameCard opened={opened} />
      {turned !== undefined && <p>{t('import.mirrored')}</p>}
      {view.running.value && <p class="hint">{t('import.kept')}</p>}
      <div class="import-buttons">
        <button type="button" class="button primary" onClick={() => intents.openGame(opened)}>
          {t('import.open')}
        </button>
        {turned !== undefined && (
          <button type="button" class="button" onClick={() => intents.openGame(turned)}>
            {t('import.openTurned')}
          </button>
        )}
      </div>
    </>
  );
}

function ManyGames({
  games,
  unread,
}: {
  readonly games: readonly GgfGame[];
  readonly unread: number;
}): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const choose = (index: number): void => {
    const game = games[index];
    if (game !== undefined) intents.openGame(openGgf(game));
  };
  return (
    <>
      <p>
        {t('import.games', { count: games.length })}
        {unread > 0 && ` · ${t('import.unread', { count: unread })}`}
      </p>
      <VirtualList
        label={t('import.gamesList')}
        count={games.length}
        rowHeight={ROW_HEIGHT}
        renderRow={(index) => <GgfRow game={games[index]} />}
        choose={choose}
      />
      {view.running.value && <p class="hint">{t('import.kept')}</p>}
    </>
  );
}

function GgfRow({ game }: { readonly game: GgfGame | undefined }): JSX.Element | null {
  const t = useTranslate();
  if (game === undefined) return null;
  const { players, place, result, squares } = game;
  const names = t('record.versus', { black: players.black.name, white: players.white.name });
  const margin = result === undefined ? '' : `${result.margin > 0 ? '+' : ''}${result.margin}`;
  return (
    <>
      <span class="virtual-main">{names}</span>
      <span class="virtual-side">{margin}</span>
      <span class="virtual-note">{[place, t('import.plies', { count: squares.length })].join(' · ')}</span>
    </>
  );
}

interface DigitQuestionProps {
  readonly text: string;
  readonly digits: string;
  readonly reading: Reading;
}

/** Which digit is black: every pair of the digits that are there, apart from zero for empty. */
function DigitQuestion({ text, digits, reading }: DigitQuestionProps): JSX.Element {
  const t = useTranslate();
  return (
    <>
      <p>{t('import.digits')}</p>
      <div class="import-buttons">
        {digitPairs(digits).map(([black, white]) => (
          <button
            key={`${black}${white}`}
            type="button"
            class="button"
            onClick={() => reading.take({ kind: 'text', text }, { digits: { black, white } })}
          >
            {t('import.digitPair', { black, white })}
          </button>
        ))}
      </div>
    </>
  );
}

function digitPairs(digits: string): readonly (readonly [black: string, white: string])[] {
  const discs = [...digits].filter((digit) => digit !== '0' || digits.length < 3);
  return discs.flatMap((black) =>
    discs.filter((white) => white !== black).map((white) => [black, white] as const),
  );
}

/** An exported library is taken in by the library. */
function LibraryFound({ text }: { readonly text: string }): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const take = (): void => {
    intents.open('library');
    intents.importLibrary(new Blob([text], { type: 'application/json' }));
  };
  return (
    <>
      <p>{t('import.library')}</p>
      <div class="import-buttons">
        <button type="button" class="button primary" onClick={take}>
          {t('import.intoLibrary')}
        </button>
      </div>
    </>
  );
}

/** A tournament base has a dialog of its own. */
function TournamentFound({ offer }: { readonly offer: ImportOffer & { kind: 'tournament' } }): null {
  const { intents } = useHud();
  useEffect(() => intents.openTournament(offer.library), [intents, offer]);
  return null;
}

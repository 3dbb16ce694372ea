import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { OpeningBook } from '../../records/openingBook.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import type { OpenedGame } from '../openedGame.ts';
import { loadOpeningBook } from './openingBook.ts';
import { openingText } from './openingText.ts';
import { PositionPicture } from './positionPicture.tsx';

/** A game at a glance: the board at its cursor, who played, how long and how it stands. */
export function GameCard({ opened: { game, about } }: { readonly opened: OpenedGame }): JSX.Element {
  const t = useTranslate();
  const { position, line } = game;
  const { black, white } = position.counts;
  const last = game.lastStep?.ply.square;
  const names =
    about.black === undefined && about.white === undefined
      ? undefined
      : t('record.versus', {
          black: about.black ?? t('side.black'),
          white: about.white ?? t('side.white'),
        });
  const place = [about.event, about.date].filter((each) => each !== undefined).join(' · ');
  return (
    <div class="game-card">
      <PositionPicture position={position} last={last} />
      <div>
        {names !== undefined && <strong>{names}</strong>}
        {place !== '' && <p>{place}</p>}
        <p>
          {line.length === 0
            ? t('import.position', { side: t(`side.${position.mover}`) })
            : t('import.plies', { count: line.length })}
        </p>
        <p>{t('import.score', { black, white })}</p>
        <OpeningOf game={game} />
      </div>
    </div>
  );
}

/** The name of a game's opening, once the names are there. */
function OpeningOf({ game }: Pick<OpenedGame, 'game'>): JSX.Element | null {
  const { language } = useHud();
  const book = useSignal<OpeningBook | undefined>(undefined);
  useEffect(() => {
    void loadOpeningBook().then((loaded) => {
      book.value = loaded;
    });
  }, [book]);
  const squares = game.line.map(({ ply }) => ply.square);
  const name = openingText(book.value?.nameOf(game.start, squares), language.value);
  return name === '' ? null : <p>{name}</p>;
}

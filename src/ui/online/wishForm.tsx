import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CLOCK_CHOICES } from '../../net/doors.ts';
import type { ClockSetup } from '../../records/gameSetup.ts';
import { BOARD_SIZES, type BoardSize, type Side } from '../../rules/index.ts';
import { Choice } from '../choice.tsx';
import { useHud, useTranslate } from '../hudContext.ts';
import { SideDisc } from '../sideDisc.tsx';

const SIDE_CHOICES = ['any', 'black', 'white'] as const;
type SideChoice = (typeof SIDE_CHOICES)[number];

/** What one's own game is to be, and the ways to somebody to play it with. */
export function WishForm(): JSX.Element {
  const t = useTranslate();
  const [size, setSize] = useState<BoardSize>(8);
  const [clock, setClock] = useState(0);
  const [side, setSide] = useState<SideChoice>('any');
  return (
    <>
      <Ways size={size} clock={CLOCK_CHOICES[clock]} side={side === 'any' ? undefined : side} />
      <details class="more">
        <summary>{t('online.own')}</summary>
        <Choice
          legend={t('setup.side')}
          options={SIDE_CHOICES.map((value) => ({
            value,
            label: value === 'any' ? t('online.side.any') : t(`side.${value}`),
            picture: value === 'any' ? undefined : <SideDisc side={value} />,
          }))}
          value={side}
          choose={setSide}
        />
        <Choice
          legend={t('setup.clock')}
          options={CLOCK_CHOICES.map((value, index) => clockOption(value, index, t))}
          value={clock}
          choose={setClock}
        />
        <Choice
          legend={t('setup.size')}
          options={BOARD_SIZES.map((value) => ({
            value,
            label: String(value),
            spoken: t('setup.sizeOf', { size: value }),
          }))}
          value={size}
          choose={setSize}
        />
      </details>
    </>
  );
}

function clockOption(clock: ClockSetup | undefined, index: number, t: ReturnType<typeof useTranslate>) {
  if (clock === undefined) return { value: index, label: t('setup.clock.none') };
  const { minutes, increment } = clock;
  return {
    value: index,
    label: `${minutes} + ${increment}`,
    spoken: t('setup.clock.of', { minutes, increment }),
  };
}

interface WaysProps {
  readonly size: BoardSize;
  readonly clock: ClockSetup | undefined;
  readonly side: Side | undefined;
}

function Ways({ size, clock, side }: WaysProps): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const isBusy = view.online.busy.value;
  const unlessBusy = (act: () => void) => (): void => {
    if (!isBusy) act();
  };
  const create = (listed: boolean) => unlessBusy(() => intents.createRoom({ size, clock, side, listed }));
  return (
    <div class="online-ways">
      <button type="button" class="button primary" aria-disabled={isBusy} onClick={create(false)}>
        {t('online.invite')}
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={isBusy}
        onClick={unlessBusy(() => intents.quickMatch({ size, clock }))}
      >
        {t('online.quick')}
      </button>
      <button type="button" class="button" aria-disabled={isBusy} onClick={create(true)}>
        {t('online.list')}
      </button>
      <p class="online-busy" role="status">
        {isBusy && t('online.busy')}
      </p>
    </div>
  );
}

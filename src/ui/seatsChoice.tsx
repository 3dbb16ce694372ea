import type { JSX } from 'preact';
import type { Seat, Seats } from '../records/gameSetup.ts';
import { SIDES, opponentOf, type Side } from '../rules/index.ts';
import { Choice } from './choice.tsx';
import { useTranslate } from './hudContext.ts';
import { SideDisc } from './sideDisc.tsx';

const OPPONENTS = ['random', 'human', 'watch'] as const;
type Opponent = (typeof OPPONENTS)[number];

const HUMAN: Seat = { kind: 'human' };
const RANDOM: Seat = { kind: 'random' };

interface SeatsChoiceProps {
  readonly seats: Seats;
  readonly choose: (seats: Seats) => void;
}

/** Who plays whom, asked the way a person thinks of it: against whom, and with which colour. */
export function SeatsChoice({ seats, choose }: SeatsChoiceProps): JSX.Element {
  const t = useTranslate();
  const opponent = opponentIn(seats);
  const side = SIDES.find((each) => seats[each].kind === 'human') ?? 'black';
  return (
    <>
      <Choice
        legend={t('setup.opponent')}
        options={OPPONENTS.map((value) => ({ value, label: t(`setup.opponent.${value}`) }))}
        value={opponent}
        choose={(chosen) => choose(seatsFor(chosen, side))}
      />
      {opponent === 'random' && (
        <SideChoice
          legend={t('setup.side')}
          value={side}
          choose={(chosen) => choose(seatsFor(opponent, chosen))}
        />
      )}
    </>
  );
}

interface SideChoiceProps {
  readonly legend: string;
  readonly value: Side;
  readonly choose: (side: Side) => void;
}

/** Black or white. */
export function SideChoice({ legend, value, choose }: SideChoiceProps): JSX.Element {
  const t = useTranslate();
  const options = SIDES.map((side) => ({
    value: side,
    label: t(`side.${side}`),
    picture: <SideDisc side={side} />,
  }));
  return <Choice legend={legend} options={options} value={value} choose={choose} />;
}

function opponentIn(seats: Seats): Opponent {
  const humans = SIDES.filter((side) => seats[side].kind === 'human').length;
  return humans === 0 ? 'watch' : humans === 1 ? 'random' : 'human';
}

function seatsFor(opponent: Opponent, side: Side): Seats {
  if (opponent === 'watch') return { black: RANDOM, white: RANDOM };
  if (opponent === 'human') return { black: HUMAN, white: HUMAN };
  return opponentOf(side) === 'white' ? { black: HUMAN, white: RANDOM } : { black: RANDOM, white: HUMAN };
}

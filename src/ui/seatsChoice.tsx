import type { JSX } from 'preact';
import type { Seat, Seats } from '../records/gameSetup.ts';
import { SIDES, opponentOf, type BoardSize, type Side } from '../rules/index.ts';
import { Choice } from './choice.tsx';
import { useTranslate } from './hudContext.ts';
import { LevelChoice } from './levelChoice.tsx';
import { SideDisc } from './sideDisc.tsx';

const OPPONENTS = ['computer', 'human', 'watch'] as const;
type Opponent = (typeof OPPONENTS)[number];

const HUMAN: Seat = { kind: 'human' };
const RANDOM: Seat = { kind: 'random' };

interface SeatsChoiceProps {
  readonly seats: Seats;
  readonly size: BoardSize;
  readonly choose: (seats: Seats) => void;
}

/** Who plays whom, asked the way a person thinks of it: against whom, how strong, and with which colour. */
export function SeatsChoice({ seats, size, choose }: SeatsChoiceProps): JSX.Element {
  const t = useTranslate();
  const opponent = opponentIn(seats);
  return (
    <>
      <Choice
        legend={t('setup.opponent')}
        options={OPPONENTS.map((value) => ({ value, label: t(`setup.opponent.${value}`) }))}
        value={opponent}
        choose={(chosen) => choose(seatsFor(chosen, seats))}
      />
      {opponent === 'computer' && <AgainstComputer seats={seats} size={size} choose={choose} />}
      {opponent === 'watch' &&
        SIDES.map((side) => (
          <LevelChoice
            key={side}
            legend={t(`setup.level.${side}`)}
            seat={seats[side]}
            size={size}
            choose={(seat) => choose({ ...seats, [side]: seat })}
          />
        ))}
    </>
  );
}

function AgainstComputer({ seats, size, choose }: SeatsChoiceProps): JSX.Element {
  const t = useTranslate();
  const own = ownSide(seats);
  const seat = seats[opponentOf(own)];
  return (
    <>
      <LevelChoice
        legend={t('setup.level')}
        seat={seat}
        size={size}
        choose={(chosen) => choose(against(chosen, own))}
      />
      <SideChoice legend={t('setup.side')} value={own} choose={(side) => choose(against(seat, side))} />
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
  return humans === 0 ? 'watch' : humans === 1 ? 'computer' : 'human';
}

/** The side a person plays, black where nobody or everybody does. */
function ownSide(seats: Seats): Side {
  return SIDES.find((side) => seats[side].kind === 'human') ?? 'black';
}

function against(seat: Seat, own: Side): Seats {
  return own === 'black' ? { black: HUMAN, white: seat } : { black: seat, white: HUMAN };
}

/** The seats for another kind of opponent; a level that was chosen stays. */
function seatsFor(opponent: Opponent, seats: Seats): Seats {
  const level = SIDES.map((side) => seats[side]).find((seat) => seat.kind !== 'human') ?? RANDOM;
  if (opponent === 'watch') return { black: level, white: level };
  return opponent === 'human' ? { black: HUMAN, white: HUMAN } : against(level, ownSide(seats));
}

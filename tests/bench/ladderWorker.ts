// Plays the games it is told, one after the other; a child process of ladder.ts.
import { loadTrainedCore } from '../../src/engine/node.ts';
import { balancedOpenings, levelChooser, playGame } from './ladderGames.ts';

/** One game to play: even numbers give the upper level black. */
export interface GameOrder {
  readonly upper: number;
  readonly game: number;
  readonly milliseconds: number;
}

const OPENINGS = 100;

const loaded = await loadTrainedCore(16);
if (!loaded.ok) throw new Error(loaded.error);
const core = loaded.value;
core.trusted(1);
const openings = balancedOpenings(core, OPENINGS);

process.on('message', ({ upper, game, milliseconds }: GameOrder) => {
  const opening = openings[Math.floor(game / 2) % OPENINGS];
  if (opening === undefined) throw new Error('no opening');
  const points = playGame(
    opening.position,
    game % 2 === 0 ? 'black' : 'white',
    levelChooser(core, upper, milliseconds),
    levelChooser(core, upper - 1, milliseconds),
    game + 1,
  );
  process.send?.({ upper, game, points });
});
process.send?.('ready');

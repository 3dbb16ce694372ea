// npm run train -- --games <folder of .wtb> [--samples n] [--depth n] [--epochs n] [--work <folder>] [--out <file>]
//   learns from tournament games by backward bootstrap;
// npm run train -- --from <weights> --self-play <games a round> [--rounds n] [--self-samples n] [--self-depth n]
//   goes on from weights by self-play, as `--games` with `--self-play` does after its bootstrap.
// All is kept in the work folder, so that a run can be taken up again; seeds are fixed.
import { parseArgs } from 'node:util';
import { train } from './train.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    from: { type: 'string' },
    work: { type: 'string', default: 'data/training' },
    out: { type: 'string', default: 'assets/weights/evaluation.bin' },
    samples: { type: 'string', default: '500000' },
    depth: { type: 'string', default: '4' },
    exact: { type: 'string', default: '15' },
    'exact-samples': { type: 'string', default: '200000' },
    epochs: { type: 'string', default: '20' },
    'self-play': { type: 'string', default: '0' },
    rounds: { type: 'string', default: '1' },
    'self-samples': { type: 'string', default: '50000' },
    'self-depth': { type: 'string', default: '6' },
    'match-games': { type: 'string', default: '200' },
  },
});

if (values.games === undefined && values.from === undefined) {
  console.error('npm run train -- --games <folder of .wtb>, or --from <weights> --self-play <games>');
  process.exitCode = 1;
} else {
  await train({
    games: values.games,
    from: values.from,
    work: values.work,
    out: values.out,
    samples: Number(values.samples),
    depth: Number(values.depth),
    exact: Number(values.exact),
    exactSamples: Number(values['exact-samples']),
    epochs: Number(values.epochs),
    selfPlay: Number(values['self-play']),
    rounds: Number(values.rounds),
    selfSamples: Number(values['self-samples']),
    selfDepth: Number(values['self-depth']),
    matchGames: Number(values['match-games']),
  });
}

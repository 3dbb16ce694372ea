// Level 8 against a plain alpha-beta of depth 6 with square weights: npx tsx tests/bench/plainOpponent.ts [games]
import { loadTrainedCore } from '../../src/engine/node.ts';
import { sagePoints } from './plainChooser.ts';

const games = Number(process.argv[2] ?? 40);
const loaded = await loadTrainedCore(16);
if (!loaded.ok) throw new Error(loaded.error);
console.log(JSON.stringify({ games, points: sagePoints(loaded.value, games) / games }));

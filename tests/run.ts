// Runs everything that a release needs, one stage after the other, and ends with one line: N passed, N failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countPlaywright, countVitest, sumTally, type Tally } from './support/tally.ts';

interface Stage {
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
  /** Takes minutes and services that not everybody has: run where `CI` is `true`, or when it is asked for by name. */
  readonly isForCi?: boolean;
  /** Where the stage leaves its report, and how its tests are counted; a stage without counts as one where it fails. */
  readonly report?: { readonly path: string; readonly count: (report: unknown) => Tally };
}

const REPORTS = 'build/reports';
const NOTHING: Tally = { passed: 0, failed: 0 };

const STAGES: readonly Stage[] = [
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format:check' },
  { name: 'types', script: 'types' },
  vitestStage('unit'),
  { name: 'build', script: 'build' },
  vitestStage('size'),
  { name: 'e2e', script: 'e2e', report: { path: `${REPORTS}/e2e.json`, count: countPlaywright } },
  { name: 'faults', script: 'test:faults', isForCi: true },
];

const { values } = parseArgs({
  options: { only: { type: 'string' }, skip: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) printHelp();
else runStages(chooseStages(listOf(values.only), listOf(values.skip)));

function runStages(stages: readonly Stage[]): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const tallies = stages.map(runStage);
  const total = tallies.reduce(sumTally, NOTHING);
  console.log('');
  for (const [index, { name }] of stages.entries()) {
    const { passed, failed } = tallies[index] ?? NOTHING;
    const tests = passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : '';
    console.log(`${failed > 0 ? '✗' : '✓'} ${name}${tests}`);
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/** What came of a stage: its tests, and one failure more where it ended badly without a failed test. */
function runStage({ name, script, args = [], report }: Stage): Tally {
  console.log(`\n── ${name}: npm run ${script}`);
  const rest = args.length > 0 ? ['--', ...args] : [];
  const { status } = spawnSync('npm', ['run', '--silent', script, ...rest], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const counted =
    report && existsSync(report.path) ? report.count(JSON.parse(readFileSync(report.path, 'utf8'))) : NOTHING;
  const isMissing = report !== undefined && counted.passed + counted.failed === 0;
  const endedBadly = status !== 0 || isMissing;
  return endedBadly && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function vitestStage(name: 'unit' | 'size'): Stage {
  const path = `${REPORTS}/${name}.json`;
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  return { name, script: name, args, report: { path, count: countVitest } };
}

function chooseStages(only: readonly string[], skip: readonly string[]): readonly Stage[] {
  const unknown = [...only, ...skip].filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) throw new Error(`No such stage: ${unknown.join(', ')}`);
  const isUsual = ({ isForCi = false }: Stage): boolean => !isForCi || process.env['CI'] === 'true';
  return STAGES.filter((stage) =>
    only.length === 0 ? isUsual(stage) && !skip.includes(stage.name) : only.includes(stage.name),
  );
}

function listOf(value: string | undefined): readonly string[] {
  return value === undefined ? [] : value.split(',');
}

function printHelp(): void {
  console.log(`npm test [-- --only a,b] [-- --skip a,b]   with ${STAGES.map(({ name }) => name).join(', ')}`);
}

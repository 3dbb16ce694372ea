import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function check(...args: readonly string[]) {
  return spawnSync(process.execPath, ['src/server/checkNode.mjs', ...args], { encoding: 'utf8' });
}

test.each(['18.20.8', '20.18.3', '9.0.0'])('Node %s is refused in a sentence', (version) => {
  const { status, stderr } = check(version);
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Reversi needs Node 20.19 or newer; this is Node ${version}. Get one from https://nodejs.org/.\n`,
  );
});

test.each(['20.19.0', '22.0.0', process.versions.node])('Node %s is welcome', (version) => {
  expect(check(version)).toMatchObject({ status: 0, stderr: '' });
});

test('the Node that runs is the one that is looked at', () => {
  expect(check()).toMatchObject({ status: 0, stderr: '' });
});

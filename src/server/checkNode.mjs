// Says in a sentence that Node is too old, before a tool does in its own words. Plain JavaScript that old Node runs, too.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { engines } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8'),
);
const wanted = engines.node.replace('>=', '');
const version = process.argv[2] ?? process.versions.node;

if (isOlder(version, wanted)) {
  process.stderr.write(
    `Reversi needs Node ${wanted} or newer; this is Node ${version}. Get one from https://nodejs.org/.\n`,
  );
  process.exitCode = 1;
}

/** Compares major and minor numbers. */
function isOlder(one, other) {
  const [[major, minor], [leastMajor, leastMinor]] = [one, other].map((text) => text.split('.').map(Number));
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

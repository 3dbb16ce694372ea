import { expect, test } from 'vitest';
import { countPlaywright, countVitest, sumTally } from './tally.ts';

const GOOD = { status: 'passed', assertionResults: [{}, {}] };
const UNREAD = { status: 'failed', assertionResults: [] };

test('a skipped test did not go well, and neither did a file that cannot be read', () => {
  const report = { numTotalTests: 4, numPassedTests: 2, testResults: [GOOD, UNREAD] };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 3 });
});

test('a test that passes at the second attempt is a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4 });
});

test('stages add up', () => {
  expect(sumTally({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 });
});

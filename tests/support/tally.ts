/** How many tests went well, and how many did not; a skipped or flaky one did not. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** The tests of a JSON report of Vitest; a file that could not even be read counts as one failure. */
export function countVitest(report: unknown): Tally {
  const { numTotalTests, numPassedTests, testResults } = report as VitestReport;
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unread.length };
}

/** The tests of a JSON report of Playwright; an error outside the tests counts as one failure. */
export function countPlaywright(report: unknown): Tally {
  const { stats, errors } = report as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

export function sumTally(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

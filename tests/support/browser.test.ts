import { expect, test } from 'vitest';
import { NO_BROWSER, findBrowser, requireBrowser, type Machine } from './browser.ts';

const OWN = '/cache/playwright/chrome';
const SHELL = '/usr/bin/chromium-headless-shell';

test('CHROME_BIN comes first, then the own browser of Playwright, then an installed one', () => {
  const present = ['/opt/mine', OWN, SHELL];
  expect(findBrowser(machineWith({ present, env: { CHROME_BIN: '/opt/mine' } }))).toBe('/opt/mine');
  expect(findBrowser(machineWith({ present }))).toBe(OWN);
  expect(findBrowser(machineWith({ present: [SHELL] }))).toBe(SHELL);
});

test('a browser that does not start is passed over', () => {
  const present = [OWN, SHELL];
  expect(findBrowser(machineWith({ present, broken: [OWN] }))).toBe(SHELL);
});

test.each<[NodeJS.Platform, string]>([
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', 'C:/Program Files/Microsoft/Edge/Application/msedge.exe'],
  ['linux', '/opt/bin/google-chrome'],
])('on %s %s is found', (platform, path) => {
  const env = { PATH: '/opt/bin', PROGRAMFILES: 'C:/Program Files' };
  expect(findBrowser(machineWith({ platform, env, present: [path] }))).toBe(path);
});

test('on Debian root has one installed by apt-get', () => {
  const machine = machineWith({
    isRoot: true,
    present: ['/etc/debian_version'],
    brings: { 'apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-cjk': SHELL },
  });
  expect(requireBrowser(machine)).toBe(SHELL);
  expect(machine.ran[0]).toBe('apt-get update');
});

test('elsewhere Playwright installs its own', () => {
  const machine = machineWith({ brings: { 'npx playwright install chromium': OWN } });
  expect(requireBrowser(machine)).toBe(OWN);
  expect(machine.ran).toEqual(['npx playwright install chromium']);
});

test('where none can be had the error says what to do', () => {
  expect(() => requireBrowser(machineWith({}))).toThrow(NO_BROWSER);
});

interface Fake extends Machine {
  readonly ran: readonly string[];
}

interface FakeFacts extends Partial<Pick<Machine, 'platform' | 'env' | 'isRoot'>> {
  readonly present?: readonly string[];
  readonly broken?: readonly string[];
  /** Which file a command brings. */
  readonly brings?: Readonly<Record<string, string>>;
}

function machineWith({ present = [], broken = [], brings = {}, ...facts }: FakeFacts): Fake {
  const files = new Set(present);
  const ran: string[] = [];
  return {
    platform: 'linux',
    env: {},
    home: '/home/someone',
    playwrightPath: OWN,
    isRoot: false,
    ...facts,
    ran,
    exists: (path) => files.has(path),
    starts: (path) => !broken.includes(path),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const file = brings[line];
      if (file !== undefined) files.add(file);
      return true;
    },
  };
}

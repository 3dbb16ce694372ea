import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What the search for a browser asks of the machine it runs on. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** Where Playwright keeps its own browser, installed or not. */
  readonly playwrightPath: string;
  readonly isRoot: boolean;
  exists(path: string): boolean;
  /** Whether the browser starts: one that lacks a library of the system does not. */
  starts(path: string): boolean;
  /** Runs a command in sight of the person; true if it succeeded. */
  run(command: string, args: readonly string[]): boolean;
}

export const NO_BROWSER = [
  'No browser for the end-to-end tests was found, and none could be installed. Do one of these and run the tests again:',
  '  - install Chrome, Chromium or Edge, or',
  '  - npx playwright install --with-deps chromium, or',
  '  - on Debian: apt-get install chromium-headless-shell, or',
  '  - set CHROME_BIN to the path of a Chromium browser.',
].join('\n');

const VERSION_TIMEOUT_MS = 30_000;
const LINUX_NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const WINDOWS_APPS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk'];

/** The path of a browser that starts, installed if need be; stops with advice where none can be had. */
export function requireBrowser(machine: Machine = thisMachine()): string {
  const path = findBrowser(machine) ?? installBrowser(machine);
  if (path === undefined) throw new Error(NO_BROWSER);
  return path;
}

/** The first that starts of CHROME_BIN, Playwright's own browser, and those installed. */
export function findBrowser(machine: Machine): string | undefined {
  const wish = machine.env['CHROME_BIN'];
  const places = [...(wish ? [wish] : []), machine.playwrightPath, ...installedPlaces(machine)];
  return places.find((place) => machine.exists(place) && machine.starts(place));
}

function installBrowser(machine: Machine): string | undefined {
  if (isDebianRoot(machine) && machine.run('apt-get', ['update'])) {
    machine.run('apt-get', ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES]);
    const path = findBrowser(machine);
    if (path !== undefined) return path;
  }
  const libraries = machine.platform === 'linux' && machine.isRoot ? ['--with-deps'] : [];
  machine.run('npx', ['playwright', 'install', ...libraries, 'chromium']);
  return findBrowser(machine);
}

function isDebianRoot(machine: Machine): boolean {
  return machine.platform === 'linux' && machine.isRoot && machine.exists('/etc/debian_version');
}

function installedPlaces({ platform, env, home }: Machine): readonly string[] {
  if (platform === 'darwin') {
    return ['/Applications', join(home, 'Applications')].flatMap((folder) =>
      MAC_APPS.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (platform === 'win32') {
    return WINDOWS_FOLDERS.flatMap((name) => env[name] ?? []).flatMap((folder) =>
      WINDOWS_APPS.map((app) => `${folder}/${app}`),
    );
  }
  const folders = new Set([
    ...(env['PATH'] ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ]);
  return LINUX_NAMES.flatMap((name) => [...folders].filter(Boolean).map((folder) => join(folder, name)));
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    home: homedir(),
    playwrightPath: chromium.executablePath(),
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    starts: (path) =>
      // On Windows Chrome answers --version by opening a window.
      process.platform === 'win32' ||
      spawnSync(path, ['--version'], { stdio: 'ignore', timeout: VERSION_TIMEOUT_MS }).status === 0,
    run: (command, args) => {
      console.log(`> ${command} ${args.join(' ')}`);
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const shell = process.platform === 'win32';
      return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, shell }).status === 0;
    },
  };
}

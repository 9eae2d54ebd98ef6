import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox } from '@playwright/test';

/** A browser to start: a file of the system's, or the one that belongs to Playwright. */
export interface Browser {
  executablePath: string;
  ownedByPlaywright: boolean;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs that a folder of PATH has. */
function findInPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Looks at `variable`, then for the `names` in PATH, then at Playwright's own download. */
function find(variable: string, names: readonly string[], playwrightPath: string): Browser | undefined {
  const given = process.env[variable];
  if (given) {
    if (!isExecutable(given)) throw new Error(`${variable} is ${given}, which cannot be run.`);
    return { executablePath: given, ownedByPlaywright: given === playwrightPath };
  }
  const system = findInPath(...names);
  if (system) return { executablePath: system, ownedByPlaywright: false };
  if (existsSync(playwrightPath)) return { executablePath: playwrightPath, ownedByPlaywright: true };
  return undefined;
}

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome'];
/** The engine without the browser's window. Tests take less time in it, but it lacks settings such as blocked storage (ADR 20). */
const HEADLESS_SHELL = 'chromium-headless-shell';

function attempt(command: string): void {
  console.log(`No Chromium here. Trying: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', timeout: 300_000 });
  if (status !== 0) console.log('That did not work.');
}

/**
 * The Chromium to test with; installs one where none is found, and throws with what to do where that fails.
 * @param kind `fast`: its headless shell where that is installed; `whole`: never the shell
 */
export function requireChromium(kind: 'fast' | 'whole'): Browser {
  const names = kind === 'fast' ? [HEADLESS_SHELL, ...CHROMIUM] : CHROMIUM;
  const findChromium = () => find('CHROMIUM_PATH', names, chromium.executablePath());
  let found = findChromium();
  if (!found) {
    attempt('npx playwright install chromium');
    found = findChromium();
  }
  if (!found && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium');
    found = findChromium();
  }
  if (!found) {
    throw new Error(
      'No Chromium found and none could be installed. Run `npx playwright install chromium` or, on Debian and ' +
        'Ubuntu, `sudo apt-get install -y chromium`; or name one: `CHROMIUM_PATH=/path/to/chromium npm test`.',
    );
  }
  return found;
}

/** The Firefox to test with, if there is one. */
export function findFirefox(): Browser | undefined {
  return find('FIREFOX_PATH', ['firefox-esr', 'firefox'], firefox.executablePath());
}

/** The programs that drive WebKitGTK, each by its path. */
interface WebKit {
  /** Starts the browser that belongs to it. */
  readonly driver: string;
  /** Draws the browser's windows in memory. */
  readonly xServer: string;
}

/** The WebKitGTK to test with, if there is one. */
export function findWebKit(): WebKit | undefined {
  const driver = findInPath('WebKitWebDriver');
  const xServer = findInPath('Xvfb');
  return driver && xServer ? { driver, xServer } : undefined;
}

/** One sentence for each browser that cannot be tested here. */
export function missingBrowsers(): string[] {
  return [
    ...(findFirefox() ? [] : ['No Firefox here: install firefox-esr, or set FIREFOX_PATH.']),
    ...(findWebKit() ? [] : ['No WebKit here: install webkit2gtk-driver and xvfb.']),
  ];
}

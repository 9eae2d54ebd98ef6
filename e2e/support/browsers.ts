import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox } from '@playwright/test';

/** A browser to start: installed on the system, or Playwright's own. */
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

/** Returns the first of these programs that is found in PATH. */
function findInPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Checks `variable`, then PATH for the `names`, then Playwright's own download. */
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
/** The engine without the browser's window. Tests run faster in it, but it lacks settings such as blocked storage (ADR 20). */
const HEADLESS_SHELL = 'chromium-headless-shell';

function attempt(command: string): void {
  console.log(`No Chromium here. Trying: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', timeout: 300_000 });
  if (status !== 0) console.log('That did not work.');
}

/**
 * Returns the Chromium to test with. Installs one if there is none, and throws with instructions if that fails.
 * @param kind `fast`: its headless shell if that is installed; `whole`: never the shell
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

/** Returns the Firefox to test with, if there is one. */
export function findFirefox(): Browser | undefined {
  return find('FIREFOX_PATH', ['firefox-esr', 'firefox'], firefox.executablePath());
}

/** Paths of the programs that drive WebKitGTK. */
interface WebKit {
  /** Starts the matching browser. */
  readonly driver: string;
  /** Draws the browser's windows in memory. */
  readonly xServer: string;
}

/** Returns the WebKitGTK to test with, if there is one. */
export function findWebKit(): WebKit | undefined {
  const driver = findInPath('WebKitWebDriver');
  const xServer = findInPath('Xvfb');
  return driver && xServer ? { driver, xServer } : undefined;
}

/** Returns one sentence for each browser that is missing here. */
export function missingBrowsers(): string[] {
  return [
    ...(findFirefox() ? [] : ['No Firefox here: install firefox-esr, or set FIREFOX_PATH.']),
    ...(findWebKit() ? [] : ['No WebKit here: install webkit2gtk-driver and xvfb.']),
  ];
}

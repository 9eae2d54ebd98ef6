import type { Project } from '@playwright/test';
import { defineConfig } from '@playwright/test';
import { findFirefox, findWebKit, requireChromium } from './support/browsers';

/**
 * The part of the tests to run: `lean` belongs to `npm test` and needs Chromium only, `rest` is added by `npm run test:all`. If not set, all tests run in all
 * engines.
 */
const part = process.env['E2E_PART'];

const chromium = requireChromium(part === 'lean' ? 'fast' : 'whole');
const firefox = part === 'lean' ? null : findFirefox();
// Playwright reads this file again in each of its workers: they get the same paths without a second search.
process.env['CHROMIUM_PATH'] = chromium.executablePath;
if (firefox) process.env['FIREFOX_PATH'] = firefox.executablePath;

const WEBKIT_TESTS = 'webkit/**/*.spec.ts';

/** Tests that need features missing from Firefox over BiDi (scripts off, emulated colour schemes, input in cross-site frames). */
const ONLY_CHROMIUM = /@chromium-only/;
/** Variants that take long and rarely break. */
const ONLY_IN_ALL = /@all/;

const testsInChromium: Pick<Project, 'grep' | 'grepInvert'> =
  part === 'lean' ? { grepInvert: ONLY_IN_ALL } : part === 'rest' ? { grep: ONLY_IN_ALL } : {};

const projects: Project[] = [];
// First, because its few long tests would leave a core idle at the end. They drive WebKitGTK over WebDriver: Playwright supports only its own WebKit.
if (part !== 'lean' && findWebKit()) projects.push({ name: 'webkit', testMatch: WEBKIT_TESTS });
projects.push({
  name: 'chromium',
  testIgnore: WEBKIT_TESTS,
  ...testsInChromium,
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
});
if (firefox) {
  projects.push({
    name: 'firefox',
    testIgnore: WEBKIT_TESTS,
    grepInvert: ONLY_CHROMIUM,
    use: {
      browserName: 'firefox',
      // A regular Firefox is driven over WebDriver BiDi; Playwright's own uses its own protocol.
      ...(firefox.ownedByPlaywright ? {} : { channel: 'moz-firefox' }),
      launchOptions: {
        executablePath: firefox.executablePath,
        // The list of downloads would take the focus away from the page.
        firefoxUserPrefs: { 'browser.download.alwaysOpenPanel': false },
      },
    },
  });
}

const report = process.env['E2E_REPORT'];

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/e2e',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // The longest tests take 20 seconds on two free cores, and have taken 50 on busy ones.
  timeout: 150_000,
  // A busy machine needs several seconds to start a browser's workers.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  // A service worker would answer before the routes of a test; offline.spec.ts allows it.
  use: { baseURL: process.env['E2E_ORIGIN'] ?? '', serviceWorkers: 'block' },
  projects,
});

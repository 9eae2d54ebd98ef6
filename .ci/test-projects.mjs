import { playwright } from '@vitest/browser-playwright';
import { requireChromium } from '../e2e/support/browsers.ts';

/** Tests that replace modules (`vi.mock`). They need their own project, because others would get the replacements, too. */
const MOCKED = 'src/**/*.mocked.test.ts';

/**
 * Vitest's test projects (CONTRIBUTING.md): units in Node, and components in a real browser. The test files of a project share one set of modules, which
 * halves the time; so a test must clean up after itself.
 * @type {import('vitest/config').TestProjectConfiguration[]}
 */
export const testProjects = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['src/**/*.test.ts', '.ci/**/*.test.ts'],
      exclude: [MOCKED],
      isolate: false,
    },
  },
  { extends: true, test: { name: 'unit-mocked', include: [MOCKED] } },
  {
    extends: true,
    test: {
      name: 'component',
      include: ['src/**/*.test.tsx'],
      isolate: false,
      setupFiles: 'src/ui/testdata/set-up.ts',
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        screenshotFailures: false,
        provider: playwright({
          // Milliseconds per click or key: a busy machine needs several seconds.
          actionTimeout: 30_000,
          launchOptions: {
            executablePath: requireChromium('fast').executablePath,
            args: ['--no-sandbox', '--disable-gpu'],
          },
          contextOptions: {
            permissions: ['clipboard-read', 'clipboard-write'],
            // Drawing transitions and waiting for their end takes an eighth of the processor time. End-to-end tests run with them.
            reducedMotion: 'reduce',
          },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
      },
    },
  },
];

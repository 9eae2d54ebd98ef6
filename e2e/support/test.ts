import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { TesterPage } from './tester-page';

export interface WorkerFixtures {
  /**
   * One page for all tests of a worker that use `shared-page.ts`. Declared here, although no test of this file uses it, because Playwright starts other
   * workers, each with its own browser, for tests with different worker fixtures.
   */
  shared: { readonly page: Page; readonly problems: string[] };
}

export interface Fixtures {
  /**
   * Everything that went wrong in any page of the test: console errors, uncaught exceptions, violations of the content
   * security policy. A problem left at the end fails the test; a test that provokes one removes it.
   */
  problems: string[];
  /** The page under test, not opened yet. */
  tester: TesterPage;
}

/** Playwright's `test`, failing on every console error, page error and CSP violation. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const problems: string[] = [];
      await watchForProblems(context, problems);
      await use({ page: await context.newPage(), problems });
      await context.close();
    },
    { scope: 'worker' },
  ],
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      await watchForProblems(context, problems);
      await use(problems);
      base.expect(problems, 'problems in the page').toEqual([]);
    },
    { auto: true },
  ],
  tester: async ({ page }, use) => {
    await use(new TesterPage(page));
  },
});

/** Collects everything that goes wrong in any page of a browser context; for contexts that a test opens itself. */
export async function watchForProblems(context: BrowserContext, problems: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console error: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    problems.push(`page error: ${error.error().stack ?? error.error().message}`);
  });
  await context.exposeBinding('reportViolation', (_source, violation: string) => {
    problems.push(`CSP violation: ${violation}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const page = window as unknown as { reportViolation: (violation: string) => void };
      page.reportViolation(
        `${event.effectiveDirective}, ${event.blockedURI || 'inline'}, ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
}

export { expect } from '@playwright/test';

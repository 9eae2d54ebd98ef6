import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { TesterPage } from './support/tester-page';

async function expectNoViolations(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(0);
  expect(
    violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    ]),
  ).toEqual([]);
}

const states: readonly [string, (tester: TesterPage) => Promise<unknown>][] = [
  ['the first run', (tester) => tester.expectVerdict('disallowed', 12)],
  [
    'an allowed URL with notes',
    async (tester) => {
      await tester.askCrawler('MJ12bot');
      await tester.askUrl('/a/../%c3%a9');
      await tester.expectVerdict('allowed', 0);
    },
  ],
  [
    'a problem with the URL',
    async (tester) => {
      await tester.askUrl('example.com');
      await tester.expectVerdict('none', 0);
    },
  ],
  ['the open menu', (tester) => tester.openMenu()],
  [
    'the list of crawlers',
    async (tester) => {
      await tester.page.keyboard.press('Escape');
      await tester.typeCrawler('goo');
      await expect(tester.page.getByRole('option')).not.toHaveCount(0);
      await tester.page.keyboard.press('ArrowDown');
    },
  ],
  [
    'a notice',
    async (tester) => {
      await tester.page.keyboard.press('Escape');
      await tester.drop('huge.txt', 11_000_000);
      await expect(tester.source).toContainText('huge.txt was not opened');
    },
  ],
  [
    'an empty document',
    async (tester) => {
      await tester.chooseFromMenu('Empty file');
      await tester.expectVerdict('none', 0);
    },
  ],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, { tag: '@chromium-only' }, () => {
    test.use({ colorScheme });
    test.slow();

    test.beforeEach(async ({ tester, page }) => {
      await tester.start();
      const [red = 255] = await page.evaluate(() =>
        (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number),
      );
      expect(red < 128).toBe(colorScheme === 'dark');
    });

    test('on a desktop', async ({ tester, page }) => {
      for (const [name, reach] of states) {
        await test.step(name, async () => {
          await reach(tester);
          await expectNoViolations(page);
        });
      }
    });

    test('in the help dialog, the search and an explained word', async ({ tester, page }) => {
      await page.getByRole('button', { name: 'Help' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await tester.editor.focus();
      await page.keyboard.press('ControlOrMeta+f');
      await expect(page.getByRole('search')).toBeVisible();
      await page.keyboard.type('shop');
      await page.getByRole('button', { name: 'group', exact: true }).first().focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await page.getByText(/rules? in this group do/).click();
      await expectNoViolations(page);
    });

    test('on a phone', async ({ tester, page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoViolations(page);
      await page.getByRole('tab', { name: 'File' }).click();
      await expect(tester.editor).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'More actions' }).click();
      await expectNoViolations(page);
    });
  });
}

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

const questionStates: readonly [string, (tester: TesterPage) => Promise<unknown>][] = [
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

const viewStates: typeof questionStates = [
  [
    'a crawler whose reading is not documented, and lines that decide nothing',
    async (tester) => {
      await tester.open(
        'User-agent: MJ12bot\nCrawl-delay: 5\nDisallow: /\n\nUser-agent: *\nCrawl-delay: x\nSitemap: https://example.com/s.xml\n',
      );
      await tester.askCrawler('MJ12bot');
      await tester.askUrl('/a');
      await tester.expectVerdict('disallowed', 3);
      await expect(tester.fields.getByRole('listitem')).toHaveCount(2);
      await expect(tester.otherReaders).toHaveAttribute('data-other-readers', 'differ');
    },
  ],
  [
    'a crawler that does not ask',
    async (tester) => {
      await tester.askCrawler('ChatGPT-User');
      await tester.expectVerdict('not-applicable', 0);
    },
  ],
  [
    'the simulated answers',
    async (tester) => {
      await tester.askCrawler('Googlebot');
      await tester.pretend('503');
      await tester.fill('It has answered so for', 'x');
      await tester.fileLiesAt('https://example.com/folder/robots.txt');
      await tester.expectVerdict('not-applicable', 0);
    },
  ],
  [
    'an answer that is simulated',
    async (tester) => {
      await tester.fileLiesAt('');
      await tester.page.keyboard.press('Escape');
      await tester.expectVerdict('disallowed', 0);
      await expect(tester.source).toContainText('Simulating HTTP 503');
    },
  ],
  [
    'all crawlers',
    async (tester) => {
      await tester.page.getByRole('button', { name: 'Stop' }).click();
      await tester.showCrawlers();
      await expect(tester.crawlerRow('MJ12bot')).toContainText('line 3');
    },
  ],
  [
    'all engines, answered by one of them',
    async (tester) => {
      await tester.askCrawler('MJ12bot');
      await tester.showEngines();
      await tester.readBy.selectOption('Google');
      await expect(tester.reader('rfc9309')).toHaveAttribute('data-differs', 'outcome');
      await tester.engines.getByText('What is documented, and what is assumed').click();
    },
  ],
  [
    'why, by an engine that was chosen',
    async (tester) => {
      await tester.page.getByRole('tab', { name: 'Why' }).click();
      await expect(tester.why).toContainText('as you chose in Engines');
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

    for (const [where, reached] of [
      ['with the question and the file', questionStates],
      ['in the views and with simulated answers', viewStates],
    ] as const) {
      test(`on a desktop, ${where}`, async ({ tester, page }) => {
        for (const [name, reach] of reached) {
          await test.step(name, async () => {
            await reach(tester);
            await expectNoViolations(page);
          });
        }
      });
    }

    test('in the help dialog, the search and an explained word', { tag: '@all' }, async ({
      tester,
      page,
    }) => {
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

    test('on a phone', { tag: '@all' }, async ({ tester, page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoViolations(page);
      await page.getByRole('tab', { name: 'File' }).click();
      await expect(tester.editor).toBeVisible();
      await expectNoViolations(page);
      await tester.showCrawlers();
      await expect(tester.crawlerRow('Googlebot')).toContainText('line 12');
      await expectNoViolations(page);
      await tester.showEngines();
      await expectNoViolations(page);
      await page.getByRole('tab', { name: 'File' }).click();
      await tester.pretend('503');
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(tester.source).toContainText('Simulating HTTP 503');
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'More actions' }).click();
      await expectNoViolations(page);
    });
  });
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { checkerTexts } from '../src/messages';
import { downloaded } from './support/downloaded';
import { ProblemsView } from './support/problems-view';
import { expect, test } from './support/shared-page';
import type { TesterPage } from './support/tester-page';

/** Two mistakes: an exception that no crawler reads, and quotes around a path. */
const faulty = `User-agent: *
Disallow: /admin/
Alow: /admin/open/
Disallow: "/private/"

Sitemap: https://example.com/sitemap.xml
`;
let problems: ProblemsView;

test.beforeEach(async ({ tester }) => {
  problems = new ProblemsView(tester);
  await tester.start();
});

test('SARIF is saved, and valid', async ({ page }) => {
  await problems.show(faulty);
  const { name, content } = await downloaded(page, () => problems.export('Save', 'SARIF'));
  await expect(problems.view).toContainText('Saved');
  expect(name).toBe('robots-txt-problems.sarif');
  const schemaFile = resolve(
    import.meta.dirname,
    '../src/ui/features/problems/testdata/sarif-schema-2.1.0.json',
  );
  const { $schema: _draft, id: _address, ...schema } = JSON.parse(readFileSync(schemaFile, 'utf8'));
  const ajv = new Ajv({ strict: false });
  formats.default(ajv);
  const log = JSON.parse(content.toString('utf8'));
  expect(ajv.validate(schema, log) || ajv.errors).toBe(true);
  const ids = log.runs[0].results.map((result: { ruleId: string }) => result.ruleId);
  expect(ids).toContain('typo-allow');
  expect(ids).toContain('smart-quotes');
});

test('text and Markdown are copied and saved', { tag: '@all' }, async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await problems.show(faulty);
  const { name, content } = await downloaded(page, () => problems.export('Save', 'Markdown'));
  expect(name).toBe('robots-txt-problems.md');
  expect(content.toString('utf8')).toContain('| Line 3 | Error |');
  await problems.export('Copy', 'Text');
  await expect(problems.view).toContainText('Copied');
  if (browserName === 'chromium')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Line 3, error: “Alow”');
});

/** Opens a page in which a file is missing or replaced. Its console errors are expected. */
async function pageWithout(
  file: RegExp,
  { browser, tester }: { browser: Browser; tester: TesterPage },
  script?: string,
) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(file, (route) =>
    script === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(new URL('/', tester.page.url()).href);
  await page.getByRole('tab', { name: 'Problems' }).click();
  return { page, view: page.locator('#panel-problems'), close: () => context.close() };
}

test('the view shows a notice if its code cannot be loaded', { tag: '@all' }, async ({ browser, tester }) => {
  const { view, close } = await pageWithout(/assets\/start-problems-/, { browser, tester });
  await expect(view.getByRole('alert')).toContainText(checkerTexts.missing);
  await expect(view.getByRole('button', { name: 'Try again' })).toBeVisible();
  await close();
});

for (const [what, script, sentence] of [
  ["can't be loaded", undefined, checkerTexts.unavailable],
  [
    'dies every time',
    "postMessage({ kind: 'ready' }); onmessage = () => { throw new Error('planted'); };",
    checkerTexts.stopped,
  ],
] as const) {
  test(`the problem checker can be restarted if its worker ${what}`, { tag: '@all' }, async ({
    browser,
    tester,
  }) => {
    const worker = /\/worker-lint\.worker-/;
    const { page, view, close } = await pageWithout(worker, { browser, tester }, script);
    await expect(view.getByRole('alert')).toContainText(sentence);
    await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'disallowed');
    await page.unroute(worker);
    await view.getByRole('button', { name: 'Restart' }).click();
    await expect(view.getByRole('heading', { level: 2 })).toHaveText(
      /^No problems found|^\d+ (?:error|warning)/,
    );
    await close();
  });
}

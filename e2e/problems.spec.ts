import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { downloaded } from './support/downloaded';
import { ProblemsView } from './support/problems-view';
import { expect, test } from './support/test';
import { type TesterPage, write } from './support/tester-page';

/** Two mistakes: an exception that nobody reads, and quotes around a path. */
const faulty = `User-agent: *
Disallow: /admin/
Alow: /admin/open/
Disallow: "/private/"

Sitemap: https://example.com/sitemap.xml
`;
const several = `User-agent: *
Disallow: /admin/
Alow: /admin/open/
Alow: /admin/free/
Alow: /admin/wide/
Disallow: "/private/"
Disallow: "/secret/"
`;
const MANY = 20_000;

/** A file with as many misspelt rules as lines, but for the first. */
function typos(count: number): string {
  return `User-agent: *\n${Array.from({ length: count }, (_, i) => `Alow: /p${i}/`).join('\n')}\n`;
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).include('#panel-problems').analyze();
  expect(passes.length).toBeGreaterThan(0);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

let problems: ProblemsView;

test.beforeEach(async ({ tester }) => {
  problems = new ProblemsView(tester);
  await tester.start();
});

test('the tab and the foot of the page count problems, and both lead to them', async ({ tester }) => {
  await tester.open(faulty);
  const { page } = tester;
  const link = tester.facts.getByRole('button', { name: /problems$/ });
  await expect(link).toHaveText(/^\d+ problems$/);
  const count = Number.parseInt((await link.textContent()) ?? '', 10);
  await expect(problems.tab).toHaveText(`Problems ${count}`);
  await link.click();
  await expect(problems.tab).toBeFocused();
  await expect(problems.tab).toHaveAttribute('aria-selected', 'true');
  await expect(problems.head).toContainText(`${count} problems`);
  await expect(problems.findings('typo-allow')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'Why' })).toBeHidden();
});

test('a finding says what it is, what it means, where it is and what changes', async ({ page, tester }) => {
  await problems.show(faulty);
  const finding = problems.findings('typo-allow');
  await expect(finding.getByRole('heading', { level: 3 })).toHaveText(/“Alow” is not a rule\s*Error/);
  await expect(finding).toContainText('Every crawler skips the line');
  await expect(finding.locator('del')).toHaveText('Alow');
  await expect(finding.locator('ins')).toHaveText('Allow');
  const more = finding.getByRole('button', { name: /^More/ });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(finding).toContainText('Why it matters');
  const source = finding.getByRole('link', { name: /parser/ });
  await expect(source).toHaveAttribute('target', '_blank');
  await expect(source).toHaveAttribute('href', /^https:/);
  await finding.getByRole('link', { name: 'line 3' }).click();
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toContain('Alow: /admin/open/');
  await page.keyboard.press('Escape');
  await expect(finding.getByRole('link', { name: 'line 3' })).toBeFocused();
});

test('a fix is told with what became of the verdict, and undone', async ({ tester }) => {
  await problems.show(faulty);
  await tester.askUrl('/admin/open/page');
  await tester.expectVerdict('disallowed', 2);
  await problems.expectFresh();
  await problems.fix('typo-allow').click();
  await expect(problems.done).toContainText('Line 3 changed to Allow. The verdict has changed.');
  await expect(problems.spoken).toHaveText('Line 3 changed to Allow. The verdict has changed.');
  await tester.expectVerdict('allowed', 3);
  await expect(problems.findings('typo-allow')).toHaveCount(0);
  await problems.done.getByRole('button', { name: 'Undo' }).click();
  await tester.expectVerdict('disallowed', 2);
  await expect(problems.findings('typo-allow')).toHaveCount(1);
  await expect(problems.done).toHaveCount(0);
  await expect(problems.head).toBeFocused();
});

test('by the keyboard one fix leads to the next', async ({ page, tester }) => {
  await problems.show(several);
  await expect(problems.findings('typo-allow')).toHaveCount(3);
  await problems.fix('typo-allow').first().focus();
  for (const [left, line] of [
    [2, 3],
    [1, 4],
    [0, 5],
  ]) {
    await page.keyboard.press('Enter');
    await expect(problems.done).toContainText(`Line ${line} changed to Allow. Verdict unchanged.`);
    await expect(problems.findings('typo-allow')).toHaveCount(left ?? 0);
    await expect(page.locator('[data-finding] [data-fix]:focus')).toHaveCount(1);
  }
  await expect(tester.line('Allow: /admin/wide/')).toBeVisible();
});

test('several fixes are shown before they are applied, and undone as one', async ({ page, tester }) => {
  await problems.show(several);
  await tester.askUrl('/admin/free/page');
  await tester.expectVerdict('disallowed', 2);
  await problems.expectFresh();
  const fixAll = problems.kind('typo-allow').getByRole('button', { name: /^Fix all 3/ });
  await fixAll.click();
  await expect(problems.dialog.getByRole('heading', { level: 2 })).toHaveText('Fix 3 problems');
  await expect(problems.dialog.getByRole('heading', { level: 3 })).toHaveText([
    '28 changes found in 72 checks',
    '3 lines change',
  ]);
  const verdict = problems.dialog.getByRole('row').nth(1);
  await expect(verdict).toContainText('/admin/free/page');
  await expect(verdict).toContainText(/Blocked by line 2\s*Allowed by line 4/);
  const lines = problems.dialog.getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.first().locator('del')).toContainText('Alow: /admin/open/');
  await expect(lines.first().locator('ins')).toContainText('Allow: /admin/open/');
  await page.keyboard.press('Escape');
  await expect(problems.dialog).toHaveCount(0);
  await expect(fixAll).toBeFocused();
  await tester.expectVerdict('disallowed', 2);

  await fixAll.click();
  await problems.dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(problems.dialog).toHaveCount(0);
  await expect(problems.done).toContainText('3 problems fixed. The verdict has changed.');
  await tester.expectVerdict('allowed', 4);
  await expect(problems.kind('typo-allow')).toHaveCount(0);
  await problems.done.getByRole('button', { name: 'Undo' }).click();
  await tester.expectVerdict('disallowed', 2);
  await expect(problems.findings('typo-allow')).toHaveCount(3);
});

test('what newly blocks nothing is fixed at once, the rest shows first what it blocks', async ({
  tester,
}) => {
  await problems.show(faulty);
  const fix = problems.view.getByRole('button', { name: /^Fix \d+ automatically$/ });
  await expect(fix).toHaveText('Fix 1 automatically');
  await fix.click();
  await expect(problems.dialog.getByRole('heading', { level: 3 }).first()).toHaveText(
    '8 changes found in 40 checks',
  );
  await expect(problems.dialog.getByRole('row').nth(1)).toContainText(
    /^\/admin\/open\/Googlebot\s*Blocked by line 2\s*Allowed by line 2$/,
  );
  await problems.dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(problems.done).toContainText('2 problems fixed. Verdict unchanged.');
  await expect(tester.line('Allow: /admin/open/')).toBeVisible();
  // The button is gone.
  await expect(fix).toHaveCount(0);
  await expect(problems.head).toBeFocused();
  await expect(problems.findings('smart-quotes')).toContainText('blocks more');
  await problems.fix('smart-quotes').click();
  await expect(problems.dialog.getByRole('row').nth(1)).toContainText(
    /^\/private\/Googlebot\s*Allowed\s*Blocked by line 4$/,
  );
  await problems.dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(tester.line('Disallow: /private/')).toBeVisible();
  await expect(problems.findings('smart-quotes')).toHaveCount(0);
});

test('a finding is put aside by a comment', async ({ tester }) => {
  await problems.show(faulty);
  const ignore = problems.findings('typo-allow').getByRole('button', { name: /^Ignore here/ });
  await ignore.click();
  await expect(problems.done).toContainText('A comment puts this problem aside');
  await expect(problems.findings('typo-allow')).toHaveCount(0);
  await expect(tester.editor).toContainText('# tester-ignore: typo-allow');
  await expect(problems.findings('smart-quotes')).toHaveCount(1);
});

test('the file is formatted from the view and by a key, without another verdict, as one step', async ({
  page,
  tester,
}) => {
  await problems.show('user-agent:*\ndisallow:/admin/\nALLOW :/admin/open/\n');
  await tester.askUrl('/admin/x');
  await tester.expectVerdict('disallowed', 2);
  await problems.expectFresh();
  await problems.view.getByRole('button', { name: 'Format' }).click();
  await expect(problems.spoken).toHaveText(/^3 lines formatted\. No change found in \d+ checks\.$/);
  await expect(tester.line('User-agent: *')).toBeVisible();
  await expect(tester.line('Allow: /admin/open/')).toBeVisible();
  await tester.expectVerdict('disallowed', 2);
  await tester.editor.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tester.line('disallow:/admin/')).toBeVisible();
  await page.keyboard.press('Shift+Alt+F');
  await expect(tester.line('Disallow: /admin/')).toBeVisible();
});

test('a finding that is gone is not fixed, and that is told', async ({ page, tester }) => {
  await problems.show(faulty);
  await tester.editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  // In one go: the list cannot know of the new text yet.
  await tester.editor.evaluate((editor) => {
    const fix = document.querySelector<HTMLElement>('[data-finding="typo-allow"] [data-fix]');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'User-agent: *\nDisallow: "/private/"\n');
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    editor.dispatchEvent(event);
    fix?.click();
  });
  await expect(problems.done).toHaveText(/This line has changed meanwhile/);
  await expect(problems.findings('typo-allow')).toHaveCount(0);
  await expect(problems.findings('smart-quotes')).toHaveCount(1);
  await expect(tester.line('Disallow: "/private/"')).toBeVisible();
});

test('the list is filtered by severity and by words', async () => {
  await problems.show(several);
  const all = Number.parseInt((await problems.head.textContent()) ?? '', 10);
  await problems.view.getByRole('radio', { name: /^Errors \d/ }).check();
  await expect(problems.findings('typo-allow').first()).toContainText('Error');
  await expect(problems.found).toHaveText(new RegExp(`^\\d+ of ${all} problems$`));
  await problems.view.getByRole('radio', { name: /^All \d/ }).check();
  await expect(problems.found).toBeEmpty();
  await write(problems.search, 'quotes /secret');
  await expect(problems.findings('smart-quotes')).toHaveCount(1);
  await expect(problems.findings('typo-allow')).toHaveCount(0);
  await expect(problems.found).toHaveText(`1 of ${all} problems`);
  await write(problems.search, 'unheard of');
  await expect(problems.view).toContainText('No problem contains “unheard of”.');
  await problems.view.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(problems.search).toHaveValue('');
  await expect(problems.findings('typo-allow')).toHaveCount(3);
});

test('nothing is found in a sound file', async () => {
  await problems.show('User-agent: *\nDisallow: /admin/\n');
  await expect(problems.head).toHaveText('No problems found in 3 lines.');
  await expect(problems.tab).toHaveText('Problems');
  await expect(problems.tester.facts).toContainText('No problems');
  await expectNoViolations(problems.page);
});

test('SARIF is saved, and valid', async ({ page }) => {
  await problems.show(faulty);
  const { name, content } = await downloaded(page, () => problems.export('Save', 'SARIF'));
  expect(name).toBe('robots-txt-problems.sarif');
  const schemaFile = resolve(import.meta.dirname, '../src/ui/problems/testdata/sarif-schema-2.1.0.json');
  const { $schema: _draft, id: _address, ...schema } = JSON.parse(readFileSync(schemaFile, 'utf8'));
  const ajv = new Ajv({ strict: false });
  formats.default(ajv);
  const log = JSON.parse(content.toString('utf8'));
  expect(ajv.validate(schema, log) || ajv.errors).toBe(true);
  const ids = log.runs[0].results.map((result: { ruleId: string }) => result.ruleId);
  expect(ids).toContain('typo-allow');
  expect(ids).toContain('smart-quotes');
  await expect(problems.view).toContainText('Saved');
});

test('text and Markdown are copied and saved', async ({ page, context, browserName }) => {
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

test('20,000 findings: the first are shown, all can be, and few rows are in the page at a time', async ({
  page,
}) => {
  test.slow();
  await problems.show(typos(MANY));
  const kind = problems.kind('typo-allow');
  const toggle = kind.getByRole('button', { expanded: false });
  await expect(toggle).toContainText('20,000 times');
  await expect(problems.tab).toContainText('20,000');
  await toggle.click();
  await expect(problems.findings('typo-allow')).toHaveCount(200);
  await kind.getByRole('button', { name: 'Show all 20,000' }).click();
  const list = kind.getByRole('list', { name: 'All problems of this kind' });
  const row = (place: number) => list.locator(`[aria-posinset="${place}"]`);
  await expect(row(1).getByRole('link')).toBeFocused();
  await expect(row(1)).toHaveAttribute('aria-setsize', '20000');
  await page.keyboard.press('ArrowDown');
  await expect(row(2).getByRole('link', { name: /^line 3 / })).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(MANY).getByRole('link', { name: /^line 20,001 / })).toBeFocused();
  await expect(row(MANY)).toBeInViewport();
  // Anywhere in between.
  await list.locator('..').evaluate((box) => box.scrollTo(0, box.scrollHeight / 2));
  await expect(list.getByRole('link', { name: /^line 10,00\d / }).first()).toBeVisible();
  expect(await list.getByRole('listitem').count()).toBeLessThan(80);
});

test('one of 20,000 is found by its words, and fixed', async ({ tester }) => {
  test.slow();
  await problems.show(typos(MANY));
  await write(problems.search, '/p19999/');
  await expect(problems.findings('typo-allow')).toHaveCount(1);
  await expect(problems.found).toHaveText('1 of 20,000 problems');
  // The file is too large to check what its fixes change, so that each is shown first.
  await expect(problems.findings('typo-allow')).toContainText('may change verdicts');
  await problems.fix('typo-allow').click();
  await expect(problems.dialog).toContainText('20,001');
  await problems.dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(problems.done).toContainText('1 problem fixed.');
  await expect(problems.tab).toContainText('19,999');
  expect(await tester.version()).toBeGreaterThan(1);
});

/** A page in which a file does not arrive, or another in its place; its errors in the console are meant. */
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

test('where that part of the page does not arrive, it says so', async ({ browser, tester }) => {
  const { view, close } = await pageWithout(/assets\/start-problems-/, { browser, tester });
  await expect(view.getByRole('alert')).toContainText('This part of the page could not be loaded.');
  await expect(view.getByRole('button', { name: 'Try again' })).toBeVisible();
  await close();
});

for (const [what, script, sentence] of [
  ['does not arrive', undefined, 'Problems cannot be looked for'],
  [
    'dies every time',
    "postMessage({ kind: 'ready' }); onmessage = () => { throw new Error('planted'); };",
    'The search for problems has stopped working.',
  ],
] as const) {
  test(`where its worker ${what}, it can be started again`, async ({ browser, tester }) => {
    const worker = /\/worker-lint\.worker-/;
    const { page, view, close } = await pageWithout(worker, { browser, tester }, script);
    await expect(view.getByRole('alert')).toContainText(sentence);
    await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'disallowed');
    await page.unroute(worker);
    await view.getByRole('button', { name: 'Restart' }).click();
    await expect(view.getByRole('heading', { level: 2 })).toHaveText(/problem/);
    await close();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`can be used by everybody, ${colorScheme} @chromium-only`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await problems.show(`${several}Disallow: /page\n`);
    await problems.findings('typo-allow').first().getByRole('button', { name: /^More/ }).click();
    await expectNoViolations(page);
    await problems.fix('typo-allow').first().click();
    await expect(problems.done).toBeVisible();
    await expectNoViolations(page);
    await problems.view.getByRole('button', { name: /automatically/ }).click();
    await expect(problems.dialog.getByRole('button', { name: 'Apply' })).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('findings are a list with buttons that a finger hits', async ({ page, tester }) => {
    await problems.show(faulty);
    expect(await tester.scrollsSideways()).toBe(false);
    const finding = problems.findings('typo-allow');
    for (const button of await finding.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await problems.fix('typo-allow').click();
    await expect(problems.done).toContainText('Line 3 changed to Allow.');
    await expect(finding).toHaveCount(0);
    const link = problems.findings('smart-quotes').getByRole('link', { name: 'line 4' });
    await link.click();
    await expect(page.getByRole('tab', { name: 'File' })).toHaveAttribute('aria-selected', 'true');
    await expect(tester.editor).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tester.scrollsSideways()).toBe(false);
    await expectNoViolations(page);
  });
});

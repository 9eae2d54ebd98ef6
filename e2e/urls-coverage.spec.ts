import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { RulesTable } from './support/rules-table';
import { expect, test } from './support/test';

const text = `User-agent: *
Disallow: /c
Disallow: /admin/
Allow: /admin/open/
Disallow: /never

User-agent: OtherBot
Disallow: /
`;
const urls = [
  '/c',
  '/c/x',
  '/communities/1',
  '/communities/2',
  '/coffee',
  '/admin/a',
  '/admin/open/b',
  '/free',
];
const crawlers = ['Googlebot', 'Bingbot'];
const MANY = 450;

/** What is drawn at the end of a line; Firefox names the attributes it is drawn from. */
function drawn(line: Locator): Promise<string> {
  return line.evaluate((element) => getComputedStyle(element, '::before').content);
}

let rules: RulesTable;

test.beforeEach(async ({ tester }) => {
  rules = new RulesTable(tester);
  await tester.start();
});

test('each rule says how many URLs it decides, and which decide none', async ({ page, tester }) => {
  await rules.openUrls(text, urls, crawlers);
  await rules.showRules();
  expect(await rules.rows('deciding')).toEqual([
    'line 2 | Disallow: /c | 5',
    'line 3 | Disallow: /admin/ | 1',
    'line 4 | Allow: /admin/open/ | 1',
  ]);
  expect(await rules.rows('idle')).toEqual(['line 5 | Disallow: /never']);
  expect(await rules.rows('unfollowed')).toEqual(['line 8 | Disallow: /']);
  await expect(rules.section('idle')).toContainText('They may still matter for other URLs.');
  await expect(rules.view).toContainText('3 rules decide URLs · 1 never decides · 1 not followed');
  const link = rules.section('deciding').getByRole('link', { name: 'line 4' });
  await link.click();
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Allow: /admin/open/');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('an edit changes the numbers', async ({ page, tester }) => {
  await rules.openUrls(text, urls, crawlers);
  await rules.showRules();
  await tester.goToEnd();
  await page.keyboard.type('User-agent: Bingbot\nDisallow: /free\n');
  await rules.expectFresh();
  expect(await rules.rows('deciding')).toContain('line 10 | Disallow: /free | 1');
  await tester.pasteOverAll('User-agent: *\nDisallow: /none\n');
  await rules.expectFresh();
  await expect(rules.section('deciding')).toContainText('No rule decides any URL of this list.');
  expect(await rules.rows('idle')).toEqual(['line 2 | Disallow: /none']);
});

test('a file without rules is told as one', async () => {
  await rules.openUrls('User-agent: *\n', urls, crawlers);
  await rules.showRules();
  await expect(rules.view).toContainText('This file has no rules.');
  await expect(rules.section('deciding')).toContainText('Where no rule matches, a URL is allowed.');
  await expect(rules.view.locator('[data-coverage]')).toHaveCount(1);
});

test('rules are sorted by line or by number', async () => {
  await rules.openUrls(text, [...urls, '/admin/open/c', '/admin/open/d'], crawlers);
  await rules.showRules();
  const lines = async () => (await rules.rows('deciding')).map((row) => row.split(' | ')[0]);
  const head = (name: string) => rules.section('deciding').getByRole('columnheader', { name });
  expect(await lines()).toEqual(['line 2', 'line 4', 'line 3']);
  await expect(head('URLs')).toHaveAttribute('aria-sort', 'descending');
  await head('Line').getByRole('button').click();
  await expect(head('Line')).toHaveAttribute('aria-sort', 'ascending');
  expect(await lines()).toEqual(['line 2', 'line 3', 'line 4']);
  await head('URLs').getByRole('button').click();
  await head('URLs').getByRole('button').click();
  await expect(head('URLs')).toHaveAttribute('aria-sort', 'ascending');
  expect(await lines()).toEqual(['line 3', 'line 4', 'line 2']);
});

test('a rule that catches more than its folder is told, and given an end as one undo step', async ({
  page,
  tester,
}) => {
  await rules.openUrls(text, urls, crawlers);
  await rules.showRules();
  const found = rules.section('beside').locator('[data-beside-line="2"]');
  await expect(found).toContainText('Disallow: /c in line 2 also blocks 3 URLs that only begin like it:');
  await expect(found.getByRole('list', { name: 'Caught with it' }).getByRole('listitem')).toHaveText([
    '/communities 2 URLs',
    '/coffee 1 URL',
  ]);
  await expect(found).toContainText('2 URLs lie at /c or below it.');
  await found.getByRole('button', { name: 'Change line 2 to /c/' }).click();
  await expect(rules.said).toHaveText('Line 2 changed to /c/. Undo in the editor takes it back.');
  await expect(tester.line('Disallow: /c/')).toBeVisible();
  await expect(rules.section('beside')).toHaveCount(0);
  await rules.expectFresh();
  expect(await rules.rows('deciding')).toContain('line 2 | Disallow: /c/ | 1');
  await tester.editor.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tester.line('Disallow: /c')).toBeVisible();
  await expect(rules.said).toHaveText('');
  await found.getByRole('button', { name: 'Change line 2 to /c$' }).click();
  await expect(tester.line('Disallow: /c$')).toBeVisible();
  await rules.expectFresh();
  expect(await rules.rows('deciding')).toContain('line 2 | Disallow: /c$ | 1');
});

test('where a pattern cannot be found in its line, it is told and left alone', async () => {
  await rules.openUrls(text.replace('Disallow: /c', 'Disallow /c'), urls, ['Googlebot']);
  await rules.showRules();
  const found = rules.section('beside').locator('[data-beside-line="2"]');
  await expect(found).toContainText('/c/ blocks what lies below /c');
  await expect(found.getByRole('button')).toHaveCount(0);
});

test('the margin has the numbers while the URLs view is open, and the text stays in its place', async ({
  page,
  tester,
}) => {
  await rules.openUrls(text, urls, crawlers);
  await page.getByRole('tab', { name: 'Why' }).click();
  await rules.askUrl('/admin/a');
  const won = tester.line('Disallow: /admin/');
  await expect(won).toHaveAttribute('data-rule', 'won');
  const line = tester.line('Disallow: /c');
  const places = () =>
    tester.editor.locator(':scope > div').evaluateAll((rows) =>
      rows.map((row) => {
        const range = document.createRange();
        range.selectNodeContents(row);
        return [range, row].map((of) => {
          const { x, y, height } = of.getBoundingClientRect();
          return [x, y, height];
        });
      }),
    );
  const before = await places();
  await expect(line).not.toHaveAttribute('data-urls');
  await page.getByRole('tab', { name: 'URLs' }).click();
  await expect(line).toHaveAttribute('data-urls', '5 URLs');
  expect(await drawn(line)).toMatch(/5 URLs|data-urls/);
  await expect(tester.line('Disallow: /never')).toHaveAttribute('data-urls', '0 URLs');
  await expect(won).toHaveAttribute('data-urls', '1 URL');
  expect(await drawn(won)).toMatch(/1 URL.* · .*wins|data-urls.* · .*data-badge/);
  await expect(tester.line('Disallow: /')).not.toHaveAttribute('data-urls');
  await expect(tester.line('User-agent: *')).not.toHaveAttribute('data-urls');
  expect(await places()).toEqual(before);
  await page.getByRole('tab', { name: 'Why' }).click();
  await expect(line).not.toHaveAttribute('data-urls');
});

test('the numbers in the margin follow their lines, and belong to the present text', async ({
  page,
  tester,
}) => {
  await rules.openUrls(text, urls, crawlers);
  const line = tester.line('Disallow: /c');
  await expect(line).toHaveAttribute('data-urls', '5 URLs');
  await tester.editor.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('# first\n');
  await expect(line).toHaveAttribute('data-urls', '5 URLs');
  await expect(tester.line('Disallow: /admin/')).toHaveAttribute('data-urls', '1 URL');
  await tester.pasteOverAll('User-agent: *\nDisallow: /communities\nDisallow: /c\n');
  await expect(tester.line('Disallow: /communities')).toHaveAttribute('data-urls', '2 URLs');
  await expect(line).toHaveAttribute('data-urls', '3 URLs');
  // A question changes nothing of it.
  await rules.askUrl('/communities/1');
  await tester.expectVerdict('disallowed', 2);
  await expect(line).toHaveAttribute('data-urls', '3 URLs');
});

test('many rules come in pages', async ({ page }) => {
  const many = Array.from({ length: MANY }, (_, i) => `Disallow: /never-${i}/`).join('\n');
  await rules.openUrls(`User-agent: *\n${many}\n`, urls, crawlers);
  await rules.showRules();
  const idle = rules.section('idle');
  await expect(idle.locator('tbody tr')).toHaveCount(200);
  await expect(idle).toContainText('1–200 of 450');
  const next = idle.getByRole('button', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(idle).toContainText('401–450 of 450');
  await expect(idle.locator('tbody tr')).toHaveCount(50);
  await expect(next).toBeFocused();
  await expect(idle.locator('tbody tr').last()).toHaveText(/^line 451/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} @chromium-only`, () => {
    test.use({ colorScheme });

    test('the table of rules has no violations', async ({ page }) => {
      await rules.openUrls(text, urls, crawlers);
      await rules.showRules();
      const { violations, passes } = await new AxeBuilder({ page }).include('#panel-urls').analyze();
      expect(passes.length).toBeGreaterThan(0);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });
}

for (const width of [390, 320]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the table fits, and the file has its margin', async ({ tester }) => {
      await rules.openUrls(text, urls, crawlers);
      await rules.showRules();
      expect(await tester.scrollsSideways()).toBe(false);
      for (const element of await rules.view.locator('[data-coverage] :is(a, button)').all()) {
        const box = await element.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      const change = rules.section('beside').getByRole('button').first();
      expect((await change.boundingBox())?.height).toBeGreaterThanOrEqual(36);
      await rules.section('deciding').getByRole('link', { name: 'line 2' }).click();
      await expect(tester.editor).toBeFocused();
      await expect(tester.line('Disallow: /c')).toHaveAttribute('data-urls', '5 URLs');
      expect(await tester.scrollsSideways()).toBe(false);
    });
  });
}

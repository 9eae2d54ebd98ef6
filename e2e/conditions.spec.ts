import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.beforeEach(({ tester }) => tester.start());

const stops = (what: string) =>
  `No, for now. ${what}: Google stops crawling it for now (12 hours, then its last copy).`;
const byRule = 'No. Blocked by line 12: Disallow: /shop/cart';

/** What every choice of the list means to Google, and the name of what is then simulated. */
const choices = [
  ['301 to another host', 'disallowed', byRule, '1 redirect to another host'],
  ['301 on the same host', 'disallowed', byRule, '1 redirect'],
  [
    'More than 5 redirects',
    'allowed',
    'Yes. More than 5 redirects count as no file, so everything is allowed.',
    '6 redirects',
  ],
  ['404 or 410', 'allowed', 'Yes. With HTTP 404 there is no file, so everything is allowed.', 'HTTP 404'],
  ['401 or 403', 'allowed', 'Yes. HTTP 403 counts as no file, so everything is allowed.', 'HTTP 403'],
  ['429', 'disallowed', stops('The site answered HTTP 429'), 'HTTP 429'],
  ['500', 'disallowed', stops('The site answered HTTP 500'), 'HTTP 500'],
  ['503', 'disallowed', stops('The site answered HTTP 503'), 'HTTP 503'],
  [
    'Another status code',
    'allowed',
    'Yes. HTTP 451 counts as no file, so everything is allowed.',
    'HTTP 451',
  ],
  ['Network error or timeout', 'disallowed', stops('The site did not answer'), 'a timeout'],
  ['Incomplete answer', 'disallowed', stops('The file came only in part'), 'an incomplete answer'],
  ['Empty file', 'allowed', 'Yes. An empty file has no rules, so everything is allowed.', 'an empty file'],
  ['A web page (HTML)', 'disallowed', byRule, 'a web page'],
  ['Larger than 500 KiB', 'disallowed', byRule, 'a file that is too large'],
  ['Wrong content type', 'disallowed', byRule, 'a file sent as another type than text/plain'],
  [
    'UTF-16',
    'allowed',
    'Yes. A file in UTF-16 has no rule that can be read, so everything is allowed.',
    'a file in UTF-16',
  ],
] as const;

test('what each answer means to Google', async ({ tester }) => {
  for (const [choice, outcome, sentence, name] of choices) {
    await test.step(choice, async () => {
      await tester.pretend(choice);
      await tester.expectVerdict(outcome, sentence === byRule ? 12 : 0, sentence);
      await expect(tester.source).toHaveText(`Simulating ${name}`);
    });
  }
  await tester.pretend('As it is, 200');
  await tester.expectVerdict('disallowed', 12, byRule);
  await expect(tester.source).toContainText('Example: A shop');
});

test('the list says what each answer would mean to the present reader', async ({ tester, page }) => {
  const radio = (name: string) => tester.simulation.getByRole('radio', { name, exact: true });
  await tester.simulate.click();
  await expect(tester.simulation).toContainText('as Google takes it');
  await expect(radio('401 or 403 all allowed')).toBeVisible();
  await expect(radio('429 all blocked')).toBeVisible();
  await expect(radio('503 all blocked')).toBeVisible();
  await page.keyboard.press('Escape');
  await tester.askCrawler('YandexBot');
  await tester.simulate.click();
  await expect(tester.simulation).toContainText('as Yandex takes it');
  await expect(radio('503 all allowed')).toBeVisible();
  await radio('503 all allowed').check();
  await tester.expectVerdict('allowed', 0, 'Yes. HTTP 503 counts as no file, so everything is allowed.');
  await page.keyboard.press('Escape');
  await tester.askCrawler('Bingbot');
  await tester.expectVerdict(
    'disallowed',
    0,
    'No, for now. The site answered HTTP 503: Bing stops crawling it for now (30 days, then its last copy).',
  );
  await expect(tester.why).toContainText('Bing does not document this; assumed as in RFC 9309.');
});

test('another reader takes the same answer otherwise', async ({ tester, page }) => {
  await tester.pretend('401 or 403');
  await tester.expectVerdict('allowed', 0);
  await tester.showEngines();
  await tester.reader('python').getByRole('button').click();
  await tester.expectVerdict('disallowed', 0, "No. With HTTP 403 Python's robotparser blocks everything.");
  await tester.pretend('Network error or timeout');
  await tester.expectVerdict('undefined', 0, /^No answer\. .* stops with an error and decides nothing\.$/);
  // It follows ten, and then goes by the first rule that matches.
  await tester.pretend('More than 5 redirects');
  await tester.expectVerdict('allowed', 10, "Yes. By Python's rules: allowed by line 10: Allow: /shop/");
  await tester.fill('Number of redirects', '11');
  await tester.expectVerdict('disallowed', 0, /has read no file and blocks everything\.$/);
  await page.keyboard.press('Escape');
  await tester.reader('google2020').getByRole('button').click();
  await tester.pretend('500');
  await tester.expectVerdict('disallowed', 0);
  await tester.simulation.getByRole('checkbox', { name: /errors for missing pages/ }).check();
  await tester.expectVerdict('allowed', 0, /^Yes\. This site answers HTTP 500 .* counts as no file/);
});

test('server errors grow old', async ({ tester }) => {
  const box = (name: string) => tester.simulation.getByRole('checkbox', { name });
  const copy = box('The crawler has an older copy');
  await tester.pretend('503');
  await tester.fill('It has answered so for', '6');
  await tester.expectVerdict('disallowed', 0, stops('The site answered HTTP 503'));
  await expect(tester.source).toHaveText('Simulating HTTP 503 for 6 hours');
  await expect(tester.why).toContainText('It asks again often.');
  await tester.fill('It has answered so for', '100');
  await tester.expectVerdict(
    'allowed',
    0,
    /^Yes\. .* for more than 12 hours and Google has no copy of the file/,
  );
  await copy.check();
  await tester.expectVerdict('disallowed', 12, byRule);
  await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'won');
  await tester.fill('It has answered so for', '800');
  await tester.expectVerdict('allowed', 0, /^Yes\. .* for more than 30 days, but the rest of the site works/);
  await box('The rest of the site answers').uncheck();
  await tester.expectVerdict('disallowed', 0, /^No, for now\. .* and the rest of the site fails too/);
  await tester.fill('It has answered so for', '2');
  await tester.expectVerdict('disallowed', 0, stops('The site answered HTTP 503'));
  await tester.simulation.getByRole('combobox', { name: /Hours or days/ }).selectOption('days');
  await expect(tester.source).toHaveText('Simulating HTTP 503 for 48 hours');
  await tester.expectVerdict('disallowed', 12, byRule);
});

test('a copy and its age', async ({ tester }) => {
  await tester.simulate.click();
  await tester.simulation.getByRole('checkbox', { name: 'The crawler has an older copy' }).check();
  await expect(tester.source).toHaveText('Simulating a cached copy');
  await tester.fill('Age of the copy', '3');
  await expect(tester.why).toContainText('copy from 3 hours ago for another 21 hours');
  await tester.fill('Cache-Control: max-age', '7200');
  await expect(tester.why).toContainText('The copy is 3 hours old and counts for 2 hours only');
  await tester.expectVerdict('disallowed', 12, byRule);
});

test('the text stays, and nothing in it is marked while it is not read', async ({ tester, page }) => {
  const rule = tester.line('Disallow: /shop/cart');
  const agent = tester.line('User-agent: Googlebot');
  await expect(rule).toHaveAttribute('data-rule', 'won');
  const text = await tester.editor.innerText();
  await tester.pretend('404 or 410');
  await expect(rule).not.toHaveAttribute('data-rule');
  await expect(agent).toHaveAttribute('data-group', 'other');
  // What is misspelt stays so.
  await expect(tester.editor.locator('[data-badge]:not([data-badge^="Did you mean"])')).toHaveCount(0);
  await expect(tester.editor.locator('[data-rule], [data-group=selected]')).toHaveCount(0);
  // Part of the text is what the browser draws in the marks' stead.
  expect((await tester.editor.innerText()).replace(/\s+/g, ' ')).toContain(
    'User-agent: Googlebot Allow: /shop/',
  );
  await expect(tester.why).toContainText('You are simulating HTTP 404 (not found)');
  await expect(tester.why).toContainText('The text in the editor is not read.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(rule).toHaveAttribute('data-rule', 'won');
  await expect(agent).toHaveAttribute('data-group', 'selected');
  await tester.expectVerdict('disallowed', 12, byRule);
  expect(await tester.editor.innerText()).toBe(text);
  await expect(tester.simulate).toBeFocused();
});

test('the banner says it once, and stays while the text is edited', async ({ tester, page }) => {
  await tester.pretend('404 or 410');
  const banner = tester.source.getByRole('status');
  await expect(banner).toHaveText('Simulating HTTP 404');
  await banner.evaluate((status) => {
    new MutationObserver(() => status.setAttribute('data-changed', '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await tester.goToEnd();
  await page.keyboard.type('\n# more');
  await tester.askUrl('/other');
  await tester.expectVerdict('allowed', 0, 'Yes. With HTTP 404 there is no file, so everything is allowed.');
  await expect(banner).toHaveText('Simulating HTTP 404');
  await expect(banner).not.toHaveAttribute('data-changed');
  await expect(tester.spoken).toHaveText(
    'Yes. Googlebot may crawl /other. With HTTP 404 there is no file, so everything is allowed.',
  );
});

test('the banner comes before what is wrong with the file, and after what just happened', async ({
  tester,
  page,
}) => {
  await tester.open('<!doctype html><html><body>Not found</body></html>');
  await expect(tester.source).toContainText('This is a web page');
  await tester.pretend('404 or 410');
  await expect(tester.source).toHaveText('Simulating HTTP 404');
  await page.keyboard.press('Escape');
  await tester.goToEnd();
  await page.keyboard.type('#');
  // Another file comes with the plain answer.
  await tester.chooseFromMenu(/^A shop/);
  await expect(tester.source).toContainText('Your text was replaced.');
  await expect(tester.source).not.toContainText('Simulating');
  await tester.pretend('404 or 410');
  await expect(tester.source).toContainText('Your text was replaced. Simulating HTTP 404');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(tester.source).toHaveText('Simulating HTTP 404');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(tester.source).toContainText('Example: A shop');
});

test('"End simulation" takes everything back', async ({ tester }) => {
  const end = tester.simulation.getByRole('button', { name: 'End simulation' });
  await tester.simulate.click();
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  await tester.pretend('500');
  await tester.fill('It has answered so for', '800');
  await end.click();
  await tester.expectVerdict('disallowed', 12, byRule);
  await expect(tester.simulation.getByRole('radio', { name: /^As it is/ })).toBeChecked();
  await expect(end).toBeFocused();
  await tester.pretend('500');
  await expect(tester.simulation.getByRole('textbox', { name: 'It has answered so for' })).toHaveValue('0');
});

/** What can be typed into the fields, the note, and what the page then says. */
const hostile = [
  ['More than 5 redirects', 'Number of redirects', '10000', '', 'Simulating 10,000 redirects'],
  [
    'More than 5 redirects',
    'Number of redirects',
    '1e309',
    'Too large: 1,000,000 counts.',
    '1,000,000 redirects',
  ],
  ['More than 5 redirects', 'Number of redirects', '7.9', 'Only whole ones count: 7.', '7 redirects'],
  ['More than 5 redirects', 'Number of redirects', '', 'Empty counts as 1.', 'Simulating 1 redirect'],
  ['404 or 410', 'Status code', '418', '', 'Simulating HTTP 418'],
  ['404 or 410', 'Status code', '41', /^A status is a number .* HTTP 404 counts\.$/, 'HTTP 404'],
  ['404 or 410', 'Status code', 'NaN', /HTTP 404 counts/, 'HTTP 404'],
  ['404 or 410', 'Status code', '700', /HTTP knows no such status/, 'HTTP 700'],
  ['500', 'It has answered so for', '-5', 'Too small: 0 counts.', 'Simulating HTTP 500'],
  ['500', 'It has answered so for', '1e309', 'Too large: 1,000,000 counts.', 'for 41,666.7 days'],
  ['500', 'It has answered so for', 'NaN', 'Not a number: 0 counts.', 'Simulating HTTP 500'],
  ['500', 'It has answered so for', '', 'Empty counts as 0.', 'Simulating HTTP 500'],
  ['404 or 410', 'Cache-Control: max-age', 'one hour', /counts as no max-age/, 'Simulating HTTP 404'],
  ['404 or 410', 'Cache-Control: max-age', '-1', /counts as no max-age/, 'Simulating HTTP 404'],
  ['404 or 410', 'Cache-Control: max-age', '9'.repeat(400), /^Too large/, 'Simulating HTTP 404'],
] as const;

test('broken numbers are told, and something else counts', async ({ tester, page }) => {
  for (const [choice, field, typed, note, said] of hostile) {
    await test.step(`${field}: ${typed.slice(0, 20)}`, async () => {
      await tester.pretend(choice);
      await tester.fill(field, typed);
      const input = tester.simulation.getByRole('textbox', { name: field });
      await expect(input).toHaveValue(typed);
      await expect(input).toHaveAccessibleDescription(note);
      await expect(input).toHaveAttribute('aria-invalid', String(note !== ''));
      await expect(tester.source).toContainText(said);
      await expect(page.locator('body')).not.toContainText(/NaN|Infinity|undefined/);
      await tester.simulation.getByRole('button', { name: 'End simulation' }).click();
    });
  }
});

test('by keys alone', async ({ tester, page }) => {
  await page.getByRole('tab', { name: 'Why' }).focus();
  // Over Fetch.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tester.simulate).toBeFocused();
  await expect(tester.simulate).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(tester.simulate).toHaveAttribute('aria-expanded', 'true');
  await expect(tester.simulation.getByRole('radio', { name: /^As it is/ })).toBeFocused();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
  await expect(tester.simulation.getByRole('radio', { name: /^404/ })).toBeChecked();
  await tester.expectVerdict('allowed', 0);
  await page.keyboard.press('Tab');
  await expect(tester.simulation.getByRole('textbox', { name: 'Status code' })).toBeFocused();
  await page.keyboard.type('503');
  await tester.expectVerdict('disallowed', 0, stops('The site answered HTTP 503'));
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(tester.simulation.getByRole('textbox', { name: 'Status code' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tester.simulation).toBeHidden();
  await expect(tester.simulate).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tester.expectVerdict('disallowed', 12);
  await expect(tester.simulate).toBeFocused();
});

test('the panel closes when something else is used, for it covers the editor', async ({ tester, page }) => {
  await tester.simulate.click();
  await expect(tester.simulation.getByRole('radio').first()).toBeVisible();
  await tester.simulate.click();
  await expect(tester.simulation).toBeHidden();
  await tester.simulate.click();
  await tester.verdict.click({ position: { x: 10, y: 10 } });
  await expect(tester.simulation).toBeHidden();
  await tester.simulate.click();
  await tester.simulation.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await expect(tester.editor).toBeFocused();
  await expect(tester.simulation).toBeHidden();
});

test('nothing moves', async ({ tester }) => {
  const boxes = () =>
    Promise.all(
      [tester.verdict, tester.editor, tester.simulate].map(async (part) => {
        const box = await part.boundingBox();
        return box && [box.x, box.y, box.width];
      }),
    );
  const before = await boxes();
  await tester.pretend('404 or 410');
  await expect(tester.source).toHaveText('Simulating HTTP 404');
  expect(await boxes()).toEqual(before);
});

test('a panel that cannot be loaded says so', async ({ tester, page, problems }) => {
  await page.route(/simulate-panel/, (route) => route.abort());
  await tester.simulate.click();
  const said = page.getByRole('alert').filter({ hasText: /could not be loaded/ });
  await expect(said).toBeVisible();
  await tester.simulate.press('Escape');
  await expect(said).toBeHidden();
  problems.length = 0;
});

test('on a phone the panel has its own place', async ({ tester, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'File' }).click();
  await tester.pretend('404 or 410');
  await tester.expectVerdict('allowed', 0);
  const panel = await tester.simulation.boundingBox();
  const bar = await tester.simulate.boundingBox();
  const editor = await tester.editor.boundingBox();
  if (panel === null || bar === null || editor === null) throw new Error('Not in the page');
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect([panel.x, panel.width]).toEqual([8, width - 16]);
  expect(panel.y).toBeGreaterThan(bar.y + bar.height);
  expect(editor.y).toBeGreaterThanOrEqual(panel.y + panel.height);
  expect(await tester.scrollsSideways()).toBe(false);
  const row = await tester.simulation.getByRole('radio', { name: /^404/ }).boundingBox();
  expect(row?.height).toBeGreaterThanOrEqual(44);
  await tester.editor.click();
  await expect(tester.simulation).toBeVisible();
  await tester.simulate.click();
  await expect(tester.simulation).toBeHidden();
});

async function expectNoViolations(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(0);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, { tag: '@chromium-only' }, () => {
    test.use({ colorScheme });

    for (const width of [1440, 390]) {
      test(`${width} px wide`, async ({ tester, page }) => {
        await page.setViewportSize({ width, height: 900 });
        if (width < 640) await page.getByRole('tab', { name: 'File' }).click();
        await tester.pretend('503');
        await tester.fill('It has answered so for', '-1');
        await tester.fileLiesAt('https://example.com/ROBOTS.TXT');
        await expect(tester.simulation).toContainText('Its name has capitals');
        await tester.expectVerdict('not-applicable', 0);
        await expectNoViolations(page);
      });
    }
  });
}

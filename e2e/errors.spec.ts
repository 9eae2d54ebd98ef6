import type { Locator, Page } from '@playwright/test';
import { expectKept } from './support/drafts';
import { forgetFailedRequests } from './support/load-errors';
import { expect, test } from './support/shared-page';
import type { TesterPage } from './support/tester-page';
import { withoutList } from './support/without-list';

/** Blocks all chunks of this name; the browser itself reports the request in the console. */
async function withoutChunk(page: Page, name: string): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) => route.abort());
}

const partMissing =
  "This part of the page couldn't be loaded. Your text is safe. Reload the page to try again.";
const viewMissing =
  "This view couldn't be loaded. The answer above isn't affected. Reload the page to try again.";

test('without the editor the text is shown with a notice', { tag: '@all' }, async ({
  tester,
  page,
  problems,
}) => {
  await withoutChunk(page, 'editor');
  await page.goto('/');
  await expect(tester.source).toContainText(
    "The editor couldn't be loaded. Your text is shown read-only. Reload the page to edit it.",
  );
  const region = page.getByRole('region', { name: 'robots.txt editor' });
  await expect(region.getByText('Disallow: /shop/cart')).toBeVisible();
  await tester.expectVerdict('disallowed', 12);
  await tester.testUrl('/shop/');
  await tester.expectVerdict('allowed', 10);
  await tester.verdict.getByRole('link', { name: 'line 10' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'other.txt',
    mimeType: '',
    buffer: Buffer.from('User-agent: *\nDisallow: /shop\n'),
  });
  await tester.expectVerdict('disallowed', 2);
  await expect(region.getByText('Disallow: /shop')).toBeVisible();
  await forgetFailedRequests(page, problems);
});

test('without the Why view the answer is still complete', async ({ tester, page, problems }) => {
  await withoutChunk(page, 'prerendered');
  await tester.start();
  await tester.expectVerdict('disallowed', 12);
  await expect(page.getByRole('tabpanel', { name: 'Why' })).toContainText("This view couldn't be loaded.");
  await tester.testUrl('/shop/');
  await tester.expectVerdict('allowed', 10);
  await forgetFailedRequests(page, problems);
});

test('without the editor’s part of the page the answer is complete, and the text can be copied', async ({
  tester,
  page,
  problems,
}) => {
  await withoutChunk(page, 'file');
  await page.goto('/#text=User-agent:%20*%0ADisallow:%20/linked&url=https://example.com/linked');
  await tester.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /linked');
  const text = page.getByRole('textbox', { name: 'Your text' });
  await expect(text).toHaveValue('User-agent: *\nDisallow: /linked');
  await expect(page.getByText(viewMissing).first()).toBeVisible();
  await tester.testUrl('/free');
  await tester.expectVerdict('allowed', 0);
  await forgetFailedRequests(page, problems);
});

/** Views and panels that load on demand: name, chunk, and how they are opened. */
const late: readonly [string, string, (tester: TesterPage) => Promise<Locator>][] = [
  ['the list of crawlers', 'crawlers-panel', (tester) => opened(tester, 'Crawlers')],
  [
    'the table of engines',
    'engines',
    async (tester) => {
      await tester.compareEngines.click();
      return tester.page.getByRole('tabpanel', { name: 'Why' });
    },
  ],
  [
    'the panel of simulated answers',
    'simulate-panel',
    async (tester) => {
      await tester.simulate.click();
      return tester.page.getByRole('alert');
    },
  ],
];

async function opened({ page }: TesterPage, view: string): Promise<Locator> {
  await page.getByRole('tab', { name: view }).click();
  return page.getByRole('tabpanel', { name: view });
}

for (const [what, chunk, open] of late) {
  test(`without ${what} there is a notice in its place, and the rest works`, { tag: '@all' }, async ({
    tester,
    page,
    problems,
  }) => {
    await withoutChunk(page, chunk);
    await tester.start();
    const place = await open(tester);
    await expect(place).toContainText(chunk === 'simulate-panel' ? partMissing : viewMissing);
    if (chunk === 'simulate-panel') {
      await page.keyboard.press('Escape');
      await expect(tester.simulate).toBeFocused();
      await expect(place).toHaveCount(0);
    }
    await tester.testUrl('/shop/');
    await tester.expectVerdict('allowed', 10);
    await tester.chooseCrawler('Bingbot');
    await tester.expectVerdict('allowed', 0);
    await tester.goToEnd();
    await page.keyboard.type('\nUser-agent: Bingbot\nDisallow: /');
    await tester.expectVerdict('disallowed', 33);
    await expect(tester.otherDialects).toHaveText('≠2 engines would decide otherwise');
    if (chunk !== 'crawlers-panel') {
      await tester.showCrawlers();
      await expect(tester.crawlerRow('Bingbot')).toContainText('line 33');
    }
    if (chunk !== 'engines') {
      await tester.showEngines();
      await expect(tester.engineCell('bing')).toContainText('by line 33');
    }
    if (chunk !== 'simulate-panel') {
      await tester.pretend('404 or 410');
      await tester.expectVerdict(
        'allowed',
        0,
        "Yes. HTTP 404 means there's no file, so everything is allowed.",
      );
      await page.keyboard.press('Escape');
    }
    await page.getByRole('tab', { name: 'Why' }).click();
    await expect(tester.why).toContainText(/(Allowed|Blocked)\./);
    await forgetFailedRequests(page, problems);
  });
}

test('without the list of crawlers an unknown name is used as typed', async ({ tester, page, problems }) => {
  const { mend } = await withoutList(page);
  await tester.start();
  await tester.expectVerdict('disallowed', 12);
  await tester.open('User-agent: *\nAllow: /\n\nUser-agent: MJ12bot\nUser-agent: GPTBot\nDisallow: /\n');
  for (const name of ['MJ12bot', 'GPTBot', 'Not in any list']) {
    await test.step(name, async () => {
      await tester.chooseCrawler(name);
      await expect(tester.crawler).toHaveValue(name);
      if (name === 'Not in any list')
        await tester.expectVerdict('allowed', 2, 'Yes. Allowed by line 2: Allow: /');
      else await tester.expectVerdict('disallowed', 6, 'No. Blocked by line 6: Disallow: /');
    });
  }
  // Googlebot is known without the list.
  await tester.chooseCrawler('googlebot');
  await expect(tester.crawler).toHaveValue('Googlebot');
  await tester.expectVerdict('allowed', 2);
  await tester.chooseCrawler('mj12bot');
  await tester.expectVerdict('disallowed', 6);
  await expect(tester.crawler).toHaveValue('mj12bot');

  await page.getByRole('tab', { name: 'Crawlers' }).click();
  await expect(tester.crawlers.getByRole('alert')).toContainText("The list of crawlers couldn't be loaded.");
  await tester.crawlers.getByRole('button', { name: 'Try again' }).click();
  await expect(tester.crawlers.getByRole('alert')).toBeVisible();
  await tester.expectVerdict('disallowed', 6);

  // A reload restores all of it, with the same question.
  await expectKept(page, '"crawlerInput":"mj12bot"');
  mend();
  await page.reload();
  await tester.expectVerdict('disallowed', 6);
  await expect(tester.crawler).toHaveValue('MJ12bot');
  await tester.showCrawlers();
  await expect(tester.crawlerRow('MJ12bot')).toContainText(/Blocked.*line 6/);
  await forgetFailedRequests(page, problems);
});

// Firefox remembers that a module failed, so only a reload helps there.
test('a name used as typed becomes the crawler of that name once the list has loaded', {
  tag: ['@chromium-only', '@all'],
}, async ({ tester, page, problems }) => {
  const { tryAgain } = await withoutList(page);
  await tester.start();
  await tester.open('User-agent: *\nDisallow: /\n');
  // Only the list contains that it ignores `User-agent: *`.
  await tester.chooseCrawler('adsbot-google');
  await tester.expectVerdict('disallowed', 2);
  await page.getByRole('tab', { name: 'Crawlers' }).click();
  await tryAgain(tester);
  await expect(tester.crawlerRow('AdsBot-Google')).toContainText(/Allowed.*ignores User-agent: \*/);
  await expect(tester.crawlerName('AdsBot-Google')).toHaveAttribute('aria-current', 'true');
  await expect(tester.crawler).toHaveValue('AdsBot-Google');
  await tester.expectVerdict(
    'allowed',
    0,
    'Yes. Allowed: no User-agent line names AdsBot-Google, and it ignores User-agent: *.',
  );
  await forgetFailedRequests(page, problems);
});

test('without the search there is a notice', { tag: '@all' }, async ({ tester, page, problems }) => {
  await withoutChunk(page, 'search');
  await tester.start();
  await tester.editor.focus();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByRole('alert')).toHaveText(
    "The search couldn't be loaded. Reload the page and try again.",
  );
  await page.keyboard.type('#');
  await expect(tester.source).toHaveText('Your textfor example.com, see line 31');
  await forgetFailedRequests(page, problems);
});

test('without the help the rest works', { tag: '@all' }, async ({ tester, page, problems }) => {
  await withoutChunk(page, 'help-dialog');
  await tester.start();
  await page.getByRole('button', { name: 'Help' }).click();
  await tester.testUrl('/shop/');
  await tester.expectVerdict('allowed', 10);
  await forgetFailedRequests(page, problems);
});

test('a page that crashes shows the text', async ({ tester, page, problems }) => {
  await tester.start();
  await tester.goToEnd();
  await page.keyboard.type('\n# typed before it broke');
  await expect(tester.facts).toContainText('32 lines');
  await expectKept(page, '# typed before it broke');
  // Simulates a browser whose Intl fails: the next verdict can't be rendered.
  await tester.url.evaluate((input) => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => {
        throw new RangeError('planted by the test');
      },
    });
    input.focus();
    document.execCommand('insertText', false, '/more');
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  const kept = page.getByRole('textbox', { name: 'Your text' });
  await expect(kept).toHaveValue(/^# robots\.txt of example\.com\n[\s\S]*\n# typed before it broke$/);
  await expect(page.getByText('planted by the test')).toBeVisible();
  // React's report. Over BiDi, the console contains only the error's name.
  expect(problems).toEqual([
    expect.stringMatching(/^console error: (RangeError: planted by the test|Error$)/),
  ]);
  problems.splice(0);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(tester.line('# typed before it broke')).toBeVisible();
  await expect(tester.verdict).not.toHaveAttribute('data-verdict', 'none');
});

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { withoutList } from './support/without-list';

test.beforeEach(({ tester }) => tester.start());

/** What the clipboard holds. */
function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test('the tab opens it, and the example is counted', { tag: '@all' }, async ({ tester, page }) => {
  await tester.showCrawlers();
  await expect(page.getByRole('tabpanel', { name: 'Why' })).toBeHidden();
  await expect(tester.crawlers.getByRole('heading', { level: 2 })).toHaveText('Crawlers');
  await expect(tester.crawlers.getByRole('heading', { level: 3 })).toHaveText([
    'Search',
    'Ads',
    'Social',
    'Feeds',
    'AI training',
    'AI search',
    'AI assistants',
    'SEO tools',
    'Archives',
    'Monitoring',
    'Security',
    'Other',
  ]);
  const all = await tester.crawlerRows.count();
  expect(all).toBeGreaterThan(150);
  const blocked = await tester.crawlers.locator('[data-tally=blocked]').count();
  const allowed = await tester.crawlers.locator('[data-tally=allowed]').count();
  const other = all - blocked - allowed;
  expect(blocked).toBeGreaterThan(5);
  expect(other).toBeGreaterThan(10);
  await expect(tester.crawlers).toContainText(
    `${all} crawlers ${blocked} blocked, ${allowed} allowed, ${other} not decided by this file`,
  );
  const filter = tester.crawlers.getByRole('group', { name: 'Show' });
  await expect(filter.getByRole('radio')).toHaveCount(4);
  await expect(filter.getByRole('radio', { name: `All ${all}`, exact: true })).toBeChecked();
  await expect(filter.getByRole('radio', { name: `Blocked ${blocked}` })).toBeVisible();
  await expect(tester.crawlerRow('Googlebot')).toContainText('Blocked');
  await expect(tester.crawlerRow('Googlebot')).toContainText('line 12');
  await expect(tester.crawlerRow('Googlebot-Image')).toContainText('line 16');
  await expect(tester.crawlerRow('GPTBot')).toContainText('line 20');
  await expect(tester.crawlerRow('Bingbot')).toContainText(/Allowed.*no rule matches/);
});

test('the arrow keys of the tabs open it', { tag: '@all' }, async ({ tester, page }) => {
  await page.getByRole('tab', { name: 'Why' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Crawlers' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Crawlers' })).toHaveAttribute('aria-selected', 'true');
  await expect(tester.crawlerRow('Googlebot')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(tester.crawlers).toBeHidden();
});

test('special crawlers say what is special', { tag: '@all' }, async ({ tester, page }) => {
  await tester.open('User-agent: *\nDisallow: /\n');
  await tester.showCrawlers();
  const ads = tester.crawlerRow('AdsBot-Google');
  await expect(ads).toHaveText(/AdsBot-Google\s*Allowed\s*skips the \* group/);
  await ads.getByRole('button', { name: 'skips the * group' }).hover();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText(
    'This crawler obeys only groups that name it.',
  );
  await expect(tester.crawlerRow('ChatGPT-User')).toContainText(/Not asked.*fetches for a person/);
  await expect(tester.crawlerRow('Bytespider')).toContainText(/No effect.*does not obey/);
  await expect(tester.crawlerRow('Google-Extended')).toContainText(/Blocked.*control token.*line 2/);
  await expect(tester.crawlerRow('Googlebot')).toContainText(/Blocked.*line 2/);
  // Google documents how it reads a file, OpenAI does not.
  await expect(tester.crawlerRow('Googlebot')).not.toContainText('by RFC 9309');
  await expect(tester.crawlerRow('GPTBot')).toContainText('Blocked≈(by RFC 9309)');
  await expect(tester.crawlers).toContainText('is not documented, so RFC 9309 decides.');
});

test("crawlers without a group follow another's", { tag: '@all' }, async ({ tester }) => {
  await tester.open('User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /photos/\n');
  await tester.askUrl('/photos/cat.jpg');
  await tester.showCrawlers();
  for (const name of ['Googlebot-Image', 'Googlebot-News', 'Applebot']) {
    await expect(tester.crawlerRow(name)).toContainText(/Blocked[\s\S]*as Googlebot · line 5/, {
      useInnerText: true,
    });
  }
  await expect(tester.crawlerRow('Bingbot')).toContainText(/Allowed.*line 2/);
});

test('a click asks about a crawler', { tag: '@all' }, async ({ tester, page }) => {
  await tester.showCrawlers();
  const googlebot = tester.crawlerName('Googlebot');
  const gptbot = tester.crawlerName('GPTBot');
  await expect(googlebot).toHaveAttribute('aria-current', 'true');
  await gptbot.click();
  await tester.expectVerdict('disallowed', 20);
  await expect(tester.crawler).toHaveValue('GPTBot');
  await expect(gptbot).toHaveAttribute('aria-current', 'true');
  await expect(gptbot).toBeFocused();
  await expect(googlebot).not.toHaveAttribute('aria-current');
  // The whole row is pressed, not only the name.
  await tester.crawlerRow('Bingbot').scrollIntoViewIfNeeded();
  const word = await tester.crawlerRow('Bingbot').getByText('Allowed').boundingBox();
  await page.mouse.click((word?.x ?? 0) + 5, (word?.y ?? 0) + 5);
  await tester.expectVerdict('allowed', 0);
  await expect(tester.crawler).toHaveValue('Bingbot');
});

test("a row's line leads into the editor, and Esc back", { tag: '@all' }, async ({ tester, page }) => {
  await tester.showCrawlers();
  const link = tester.crawlerRow('Googlebot-Image').getByRole('link', { name: 'line 16' });
  await link.click();
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Disallow: /');
  await expect(tester.crawler).toHaveValue('Googlebot');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('the filter shows one outcome', { tag: '@all' }, async ({ tester }) => {
  await tester.showCrawlers();
  const all = await tester.crawlerRows.count();
  for (const [name, tally] of [
    [/^Blocked/, 'blocked'],
    [/^Allowed/, 'allowed'],
    [/^Other/, 'other'],
  ] as const) {
    const shown = await tester.crawlers.locator(`[data-tally=${tally}]`).count();
    await tester.crawlers.getByRole('radio', { name }).check();
    await expect(tester.crawlerRows).toHaveCount(shown);
    await expect(tester.crawlers.locator(`[data-tally=${tally}]`)).toHaveCount(shown);
    await expect(tester.crawlersFound).toHaveText(`${shown} of ${all} crawlers`);
    await tester.crawlers.getByRole('radio', { name: /^All \d/ }).check();
    await expect(tester.crawlerRows).toHaveCount(all);
  }
  await expect(tester.crawlersFound).toBeEmpty();
});

test('the search finds names, tokens and operators', { tag: '@all' }, async ({ tester, page }) => {
  await tester.showCrawlers();
  const all = await tester.crawlerRows.count();
  await tester.findCrawler('openai');
  await expect(tester.crawlerRow('ChatGPT-User')).toBeVisible();
  await expect(tester.crawlerRow('Googlebot')).toBeHidden();
  await expect(tester.crawlersFound).toHaveText(new RegExp(`^\\d of ${all} crawlers$`));
  await tester.findCrawler('google-cws');
  await expect(tester.crawlerRows).toHaveCount(1);
  await expect(tester.crawlerRow('Google Chrome Web Store')).toBeVisible();
  await tester.findCrawler('xyz');
  await expect(tester.crawlerRows).toHaveCount(0);
  await expect(tester.crawlers).toContainText('No crawler contains “xyz”.');
  await tester.crawlers.getByRole('button', { name: 'Clear the search' }).click();
  await expect(tester.crawlerRows).toHaveCount(all);
  await tester.findCrawler('bing');
  await page.keyboard.press('Escape');
  await expect(tester.crawlerRows).toHaveCount(all);
});

test('an empty filter leads back', { tag: '@all' }, async ({ tester }) => {
  await tester.open('User-agent: *\nAllow: /\n');
  await tester.showCrawlers();
  await tester.crawlers.getByRole('radio', { name: 'Blocked 0' }).check();
  await expect(tester.crawlers).toContainText('No crawler is blocked.');
  await tester.crawlers.getByRole('button', { name: 'Show all' }).click();
  await expect(tester.crawlerRow('Googlebot')).toBeVisible();
});

test('search and filter survive a look at another view', { tag: '@all' }, async ({ tester, page }) => {
  await tester.showCrawlers();
  await tester.findCrawler('google');
  await tester.crawlers.getByRole('radio', { name: /^Blocked/ }).check();
  const shown = await tester.crawlerRows.count();
  await page.getByRole('tab', { name: 'Why' }).click();
  await expect(tester.crawlers).toBeHidden();
  await page.getByRole('tab', { name: 'Crawlers' }).click();
  await expect(tester.crawlerRows).toHaveCount(shown);
  await expect(tester.crawlers.getByRole('searchbox', { name: 'Find a crawler' })).toHaveValue('google');
});

test('an edit is followed, also one made while another view was open', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  await tester.showCrawlers();
  await expect(tester.crawlerRow('Bingbot')).toContainText('Allowed');
  await tester.goToEnd();
  await page.keyboard.type('\nUser-agent: Bingbot\nDisallow: /');
  await expect(tester.crawlerRow('Bingbot')).toContainText(/Blocked.*line 33/);
  await page.getByRole('tab', { name: 'Why' }).click();
  await tester.open('User-agent: Bingbot\nDisallow: /\n');
  await tester.showCrawlers();
  await expect(tester.crawlerRow('Bingbot')).toContainText(/Blocked.*line 2/);
});

test('rows stay while a newer comparison is on its way', { tag: '@all' }, async ({ tester, page }) => {
  await tester.showCrawlers();
  await tester.crawlers.evaluate((panel) => {
    new MutationObserver(() => {
      const rows = panel.querySelectorAll('[data-crawler]').length;
      const least = Number(panel.dataset['least'] ?? rows);
      panel.dataset['least'] = String(Math.min(least, rows));
    }).observe(panel, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-version'],
    });
  });
  const all = await tester.crawlerRows.count();
  await tester.goToEnd();
  await page.keyboard.type('\nUser-agent: Bingbot\nDisallow: /', { delay: 20 });
  await expect(tester.crawlerRow('Bingbot')).toContainText('line 33');
  await expect(tester.crawlers).toHaveAttribute('data-least', String(all));
});

test('without a URL it says what is missing', { tag: '@all' }, async ({ tester }) => {
  await tester.showCrawlers();
  await tester.askUrl('');
  await expect(tester.crawlers).toContainText('Enter a page of example.com to test.');
  await expect(tester.crawlerRows).toHaveCount(0);
  await tester.askUrl('/');
  await expect(tester.crawlerRow('Googlebot')).toContainText('Allowed');
});

// Firefox remembers that a module failed: there, only a reload helps.
test('a list that could not be loaded is loaded again', { tag: ['@chromium-only', '@all'] }, async ({
  tester,
  page,
  problems,
}) => {
  const { tryAgain } = await withoutList(page);
  await tester.start();
  await page.getByRole('tab', { name: 'Crawlers' }).click();
  await expect(tester.crawlers).toContainText('The list of crawlers could not be loaded.');
  await tryAgain(tester);
  await expect(tester.crawlerRow('Googlebot')).toContainText('line 12');
  const expected = problems.splice(0);
  expect(expected.every((problem) => /ERR_FAILED|Failed to load|NetworkError/i.test(problem))).toBe(true);
});

test('a chunk that does not come is told, not waited for', { tag: '@all' }, async ({
  tester,
  page,
  problems,
}) => {
  await page.route(/\/assets\/crawlers-panel-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('tab', { name: 'Crawlers' }).click();
  await expect(tester.crawlers).toContainText('This view could not be loaded.');
  expect(problems.splice(0).filter((problem) => !/Failed to load resource/.test(problem))).toEqual([]);
});

test('while the list is on its way it says so', { tag: '@all' }, async ({ tester, page }) => {
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/(full|crawlers-panel)-[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  // Firefox takes the list for a part of the page, whose end of loading it then waits for.
  await tester.start('/', 'commit');
  await page.getByRole('tab', { name: 'Crawlers' }).click();
  await expect(tester.crawlers).toContainText('All crawlers are being asked.');
  letIn();
  await expect(tester.crawlerRow('Googlebot')).toBeVisible();
  await expect(tester.crawlers).not.toContainText('All crawlers are being asked.');
});

test('keyboard only', async ({ tester, page }) => {
  await page.getByRole('tab', { name: 'Why' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tester.crawlerRow('Googlebot')).toBeVisible();
  await tester.crawlers.getByRole('button', { name: 'Copy table' }).focus();
  await page.keyboard.press('Tab');
  await expect(tester.crawlers.getByRole('radio', { name: /^All \d/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tester.crawlers.getByRole('radio', { name: /^Blocked/ })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(tester.crawlers.getByRole('searchbox')).toBeFocused();
  // One stop for all rows: the one that is asked about.
  await page.keyboard.press('Tab');
  await expect(tester.crawlerName('Googlebot')).toBeFocused();
  for (const name of ['Bingbot', 'PetalBot', 'Googlebot-Image']) {
    await page.keyboard.press('ArrowDown');
    await expect(tester.crawlerName(name)).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await expect(tester.crawlerRow('Googlebot-Image').getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tester.crawlerRow('Googlebot-Image').getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tester.crawlerName('Googlebot-Image')).toBeFocused();
  await page.keyboard.press('Enter');
  await tester.expectVerdict('disallowed', 16);
  await expect(tester.crawlerName('Googlebot-Image')).toBeFocused();
  await page.keyboard.press('End');
  const last = tester.crawlerRows.last().getByRole('button').first();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tester.crawlerRows.first().getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await expect(tester.crawlers.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tester.crawlerRows.nth(1).getByRole('button').first()).toBeFocused();
  // Nothing in the rows is a further stop.
  await page.keyboard.press('Tab');
  expect(await tester.crawlers.evaluate((panel) => panel.contains(document.activeElement))).toBe(false);
});

test('a row tells its outcome and its reason to who hears it', { tag: '@all' }, async ({ tester }) => {
  await tester.showCrawlers();
  await expect(tester.crawlerName('Googlebot')).toHaveAccessibleDescription('Blocked line 12');
  await expect(tester.crawlerName('GPTBot')).toHaveAccessibleDescription('Blocked (by RFC 9309) line 20');
  const search = tester.crawlers.getByRole('list', { name: 'Search' });
  expect(await search.getByRole('listitem').count()).toBeGreaterThan(20);
});

test.describe('copying', { tag: '@chromium-only' }, () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('the rows that are shown, as Markdown and as CSV', { tag: '@all' }, async ({ tester, page }) => {
    await tester.open('User-agent: *\nDisallow: /*?a=*|b\n');
    await tester.askUrl('https://example.com/=x?a=1|b');
    await tester.showCrawlers();
    await tester.findCrawler('googlebot-');
    const rows = await tester.crawlerRows.count();
    await tester.copyCrawlers('Markdown');
    await expect(tester.crawlers.getByText('Copied', { exact: true })).toBeVisible();
    const markdown = await clipboard(page);
    expect(markdown.split('\n')[0]).toBe('URL: https://example.com/=x?a=1\\|b');
    expect(markdown.match(/^\| Googlebot-/gm)).toHaveLength(rows);
    expect(markdown).toContain('| Blocked | 2 | Disallow: /\\*?a=\\*\\|b |');
    await tester.copyCrawlers('CSV');
    await expect.poll(() => clipboard(page)).toContain('URL,Crawler,Product token');
    const csv = await clipboard(page);
    expect(csv.split('\r\n')).toHaveLength(rows + 2);
    expect(csv).toContain(
      'https://example.com/=x?a=1|b,Googlebot-Image,Googlebot-Image,Google,Search,Blocked,2,',
    );
  });

  test('text with undecodable bytes is copied as well-formed text', { tag: '@all' }, async ({
    tester,
    page,
  }) => {
    await tester.open({
      name: 'robots.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from([...Buffer.from('User-agent: *\nDisallow: /'), 0xff, 0x0a]),
    });
    await tester.askUrl('/%FF');
    await tester.showCrawlers();
    await tester.findCrawler('bingbot');
    await tester.copyCrawlers('CSV');
    await expect.poll(() => clipboard(page)).toContain('Bingbot');
    expect(await clipboard(page)).not.toMatch(/\p{Surrogate}/u);
  });
});

test('a clipboard that is denied is told, with what to do', { tag: '@all' }, async ({ tester, page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await tester.showCrawlers();
  await tester.copyCrawlers('CSV');
  await expect(
    tester.crawlers.getByRole('status').filter({ hasText: 'did not let this page copy' }),
  ).toBeVisible();
});

test('two columns where there is room', { tag: '@all' }, async ({ tester, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await tester.showCrawlers();
  const left = await tester.crawlerRow('Googlebot').boundingBox();
  const right = await tester.crawlerRow('GPTBot').boundingBox();
  expect(left?.height).toBe(28);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect
    .poll(async () => (await tester.crawlerRow('GPTBot').boundingBox())?.x)
    .toBe((await tester.crawlerRow('Googlebot').boundingBox())?.x);
  expect(await tester.scrollsSideways()).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one column of rows that a finger hits', { tag: '@all' }, async ({ tester, page }) => {
    await tester.showCrawlers();
    expect(await tester.scrollsSideways()).toBe(false);
    for (const [name, least] of [
      [tester.crawlerRow('Googlebot'), 44],
      [tester.crawlers.getByRole('searchbox'), 44],
      [tester.crawlers.getByRole('radio', { name: /^All \d/ }), 36],
      [tester.crawlers.getByRole('button', { name: 'Copy table' }), 44],
    ] as const) {
      expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(least);
    }
    const [first, second] = await Promise.all(
      ['Googlebot', 'GPTBot'].map((name) => tester.crawlerRow(name).boundingBox()),
    );
    expect(second?.x).toBe(first?.x);
    await tester.crawlerName('GPTBot').click();
    await tester.expectVerdict('disallowed', 20);
    await expect(tester.verdict).toBeInViewport();
    await tester.crawlerRow('GPTBot').getByRole('link', { name: 'line 20' }).click();
    await expect(page.getByRole('tab', { name: 'File' })).toHaveAttribute('aria-selected', 'true');
    await expect(tester.editor).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tester.crawlerRow('GPTBot').getByRole('link', { name: 'line 20' })).toBeFocused();
  });

  test('at 320 px nothing is cut off sideways', { tag: '@all' }, async ({ tester, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await tester.showCrawlers();
    expect(await tester.scrollsSideways()).toBe(false);
    await expect(tester.crawlerRow('Googlebot')).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, { tag: '@chromium-only' }, () => {
    test.use({ colorScheme });
    test.slow();

    for (const [name, viewport] of [
      ['desktop', { width: 1440, height: 900 }],
      ['phone', { width: 390, height: 844 }],
    ] as const) {
      test(`on a ${name}`, { tag: '@all' }, async ({ tester, page }) => {
        await page.setViewportSize(viewport);
        await tester.showCrawlers();
        const expectNoViolations = async () => {
          const { violations, passes } = await new AxeBuilder({ page }).analyze();
          expect(passes.length).toBeGreaterThan(0);
          expect(
            violations.map(({ id, nodes }) => [
              id,
              nodes.map(({ target, failureSummary }) => [target, failureSummary]),
            ]),
          ).toEqual([]);
        };
        await expectNoViolations();
        await tester.crawlerRow('AdsBot-Google').getByRole('button', { name: 'skips the * group' }).hover();
        await expectNoViolations();
        await tester.findCrawler('xyz');
        await tester.crawlers.getByRole('radio', { name: /^Blocked/ }).check();
        await expect(tester.crawlers).toContainText('No blocked crawler contains “xyz”.');
        await expectNoViolations();
      });
    }
  });
}

import { expect, test } from './support/test';

test.beforeEach(({ tester }) => tester.start());

test('the first run shows an example with its verdict', async ({ tester }) => {
  await expect(tester.source).toContainText('Example: A shop');
  await expect(tester.crawler).toHaveValue('Googlebot');
  await expect(tester.url).toHaveValue('https://example.com/shop/cart?x=1');
  await tester.expectVerdict('disallowed', 12, 'No. Blocked by line 12: Disallow: /shop/cart');
  await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'won');
  await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-badge', 'wins · length 10');
  await expect(tester.line('Disallow: /shop/cart')).toHaveAccessibleDescription(
    'line 12, wins, blocks, length 10',
  );
  await expect(tester.line('Allow: /shop/')).toHaveAttribute('data-badge', 'matches · length 6');
  await expect(tester.line('Disallow: /*?*session=')).toHaveAttribute('data-rule', 'unmatched');
  await expect(tester.facts).toContainText('31 lines');
});

test('the four steps explain it', async ({ tester, page }) => {
  await expect(tester.why.getByRole('heading', { level: 3 })).toHaveText(
    [
      'This file applies to the URL',
      'Googlebot follows the Googlebot group',
      '4 of 5 rules match. The longest pattern wins.',
      'Result: blocked',
    ],
    { useInnerText: true },
  );
  const rows = page.getByRole('table', { name: 'Rules that match' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('Disallow: /shop/cart');
  await expect(rows.nth(1)).toContainText('/shop/cart, matched, ?x=1, not matched');
  await expect(rows.filter({ hasText: '/*?x=' })).toContainText('matched by *');
  await expect(tester.why).toContainText('Blocked is not hidden');
});

test('typing changes the verdict and its version', async ({ tester, page }) => {
  const before = await tester.version();
  await tester.goToEnd();
  await page.keyboard.type('\nUser-agent: Googlebot\nAllow: /shop/cart?x=1');
  await tester.expectVerdict('allowed', 33, 'Yes. Allowed by line 33: Allow: /shop/cart?x=1');
  expect(await tester.version()).toBeGreaterThan(before);
  await expect(tester.source).toHaveText('Your text');
  await expect(tester.line('Allow: /shop/cart?x=1')).toHaveAttribute('data-rule', 'won');
  await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'lost');
});

test('another URL and another crawler', async ({ tester }) => {
  await tester.askUrl('https://example.com/shop/');
  await tester.expectVerdict('allowed', 10, 'Yes. Allowed by line 10: Allow: /shop/');
  await tester.askCrawler('GPTBot');
  await tester.expectVerdict('disallowed', 20, 'No. Blocked by line 20: Disallow: /');
  await tester.askCrawler('Bingbot');
  await tester.expectVerdict('allowed', 0, /^Yes\. Allowed: /);
});

test('a crawler is chosen from the list', async ({ tester, page }) => {
  await tester.typeCrawler('image');
  const option = page.getByRole('option', { name: /^Googlebot-Image/ });
  await option.click();
  await expect(tester.crawler).toHaveValue('Googlebot-Image');
  await tester.expectVerdict('disallowed', 16);
});

test('the link goes to the line, and Esc goes back', async ({ tester, page }) => {
  const link = tester.verdict.getByRole('link', { name: 'line 12' });
  await link.click();
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Disallow: /shop/cart');
  await expect(tester.line('Disallow: /shop/cart')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('merged groups are marked in every part', async ({ tester }) => {
  const first = tester.line('User-agent: Googlebot');
  const second = tester.line('User-agent: googlebot');
  await expect(first).toHaveAttribute('data-badge', 'for Googlebot · part 1 of 2');
  await expect(second).toHaveAttribute('data-badge', 'for Googlebot · part 2 of 2');
  for (const line of [first, second, tester.line('Disallow: /shop'), tester.line('Allow: /shop/')])
    await expect(line).toHaveAttribute('data-group', 'selected');
  for (const line of ['User-agent: *', 'Disallow: /account/', 'User-agent: GPTBot', 'Crawl-delay: 5'])
    await expect(tester.line(line)).toHaveAttribute('data-group', 'other');
  await expect(tester.why).toContainText('It appears twice, so lines 9–12 and 23–25 are merged.');
});

test('a tie, and the rule for index.html', async ({ tester }) => {
  await tester.chooseFromMenu(/^A tie, and index\.html/);
  await tester.expectVerdict('allowed', 8, 'Yes. Allowed by line 8: Allow: /guide/index.html');
  await expect(tester.line('Allow: /guide/index.html')).toHaveAttribute('data-badge', 'wins · length 8');
  await expect(tester.line('Disallow: /guide/*')).toHaveAttribute('data-badge', 'matches · length 8');
  await expect(tester.why).toContainText('Allow wins a tie');
  await expect(tester.why).toContainText('A rule for index.htm… also opens its folder: /guide/$');
});

test('every example opens with its question', async ({ tester }) => {
  await tester.chooseFromMenu(/^Crawl-delay glues/);
  await tester.expectVerdict('disallowed', 8, 'No. Blocked by line 8: Disallow: /');
  await tester.chooseFromMenu(/^A list of AI crawlers/);
  await tester.expectVerdict('disallowed', 11, 'No. Blocked by line 11: Disallow: /');
  await tester.chooseFromMenu(/^A shop/);
  await tester.expectVerdict('disallowed', 12);
});

test('a crawler without a group follows its fallback', async ({ tester }) => {
  await tester.open('User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /photos/\n');
  await tester.askUrl('/photos/cat.jpg');
  await tester.askCrawler('Googlebot-Image');
  await tester.expectVerdict('disallowed', 5, 'No. Blocked by line 5: Disallow: /photos/');
  await expect(tester.why).toContainText("Googlebot-Image has no group here, so it follows Googlebot's.");
  await expect(tester.line('User-agent: Googlebot')).toHaveAttribute('data-group', 'selected');
});

test('AdsBot skips the * group', async ({ tester }) => {
  await tester.open('User-agent: *\nDisallow: /\n');
  await tester.expectVerdict('disallowed', 2);
  await tester.askCrawler('AdsBot-Google');
  await tester.expectVerdict(
    'allowed',
    0,
    'Yes. Allowed: no group names AdsBot-Google, and it skips the * group.',
  );
  await expect(tester.why).toContainText('This crawler skips the * group. Only', {
    useInnerText: true,
  });
});

test("a name that Google's parser reads in part", async ({ tester }) => {
  const sentence = "Google's parser reads MJ12bot in the file as MJ.";
  await tester.open('User-agent: MJ12bot\nDisallow: /\n');
  await tester.askCrawler('MJ12bot');
  await expect(tester.crawler).toHaveAccessibleDescription(new RegExp(sentence.replaceAll('.', '\\.')));
  await expect(tester.why).toContainText(/names MJ12bot, but Google's parser stops .* reads MJ\./);
  await tester.expectVerdict('allowed', 0, /^Yes\. Allowed.*: no group is meant for MJ12bot\.$/);
});

test('names with spaces and digits are asked as they stand', async ({ tester }) => {
  await tester.askCrawler('My Bot 3000');
  await expect(tester.crawler).toHaveAccessibleDescription(
    /Google's parser reads My Bot 3000 in the file as My/,
  );
  await tester.expectVerdict('allowed', 0);
  await tester.askCrawler('360Spider');
  await expect(tester.crawler).toHaveAccessibleDescription(/in the file as nothing\./);
});

test('a whole User-Agent header is reduced to its name', async ({ tester }) => {
  await tester.askCrawler('GPTBot');
  await tester.expectVerdict('disallowed', 20);
  await tester.askCrawler('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  await expect(tester.crawler).toHaveAccessibleDescription('Read from a User-Agent header as Googlebot.');
  await tester.expectVerdict('disallowed', 12);
  await tester.askCrawler('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
  await expect(tester.crawler).toHaveAccessibleDescription('This header names a browser only.');
  await tester.expectVerdict('none', 0, /names a browser, not a crawler/);
});

test('the escaped form is shown where it differs', async ({ tester }) => {
  await tester.open('User-agent: *\nDisallow: /café\n');
  await tester.askUrl('/café/menu');
  await tester.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /café');
  await expect(tester.why).toContainText('compared as /caf%C3%A9');
  await expect(tester.line('Disallow: /café')).toHaveAttribute('data-badge', 'wins · length 10');
});

test('an answer without a deciding rule says why', async ({ tester }) => {
  for (const [name, text, line, sentence] of [
    [
      'an empty rule',
      'User-agent: *\nDisallow:\n',
      2,
      'Yes. Allowed: line 2 has no path, so it blocks nothing.',
    ],
    ['no rule matches', 'User-agent: *\nDisallow: /x\n', 0, 'Yes. Allowed: no rule matches this URL.'],
    ['no group', 'User-agent: Bingbot\nDisallow: /\n', 0, 'Yes. Allowed: no group is meant for Googlebot.'],
    ['no rules', '# nothing here\n', 0, 'Yes. Allowed: this file has no rules.'],
  ] as const) {
    await test.step(name, async () => {
      await tester.open(text);
      await tester.expectVerdict('allowed', line, sentence);
    });
  }
});

test('without a text or a URL the verdict says what is missing', async ({ tester, page }) => {
  await tester.chooseFromMenu('Empty file');
  await tester.expectVerdict('none', 0, 'Add a robots.txt to get an answer.');
  await tester.askUrl('');
  await tester.expectVerdict('none', 0, 'Add a robots.txt and a URL. The answer appears here.');
  await expect(tester.why).toContainText('Every answer is explained in four steps');
  await tester.editor.focus();
  await page.keyboard.type('User-agent: *\nDisallow: /a');
  await tester.expectVerdict('none', 0, 'Add a URL to get an answer.');
  await tester.askUrl('/abc');
  await tester.expectVerdict('disallowed', 2);
  await tester.askCrawler('');
  await tester.expectVerdict('none', 0, 'Name a crawler to get an answer.');
});

test('screen readers hear the answer once, after a rest', async ({ tester, page }) => {
  await expect(tester.spoken).toHaveText(
    'No. Googlebot may not crawl /shop/cart?x=1. Blocked by line 12: Disallow: /shop/cart.',
  );
  await page.clock.install();
  await tester.spoken.evaluate((status) => {
    new MutationObserver(() => {
      status.dataset['heard'] = `${status.dataset['heard'] ?? ''}${status.textContent}|`;
    }).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await tester.askUrl('/shop');
  await tester.expectVerdict('disallowed', 24);
  await page.clock.runFor(300);
  await tester.askUrl('/shop/');
  await tester.expectVerdict('allowed', 10);
  await page.clock.runFor(300);
  expect(await tester.spoken.getAttribute('data-heard')).toBeNull();
  await page.clock.runFor(200);
  const sentence = 'Yes. Googlebot may crawl /shop/. Allowed by line 10: Allow: /shop/.';
  await expect(tester.spoken).toHaveText(sentence);
  await tester.askUrl('https://example.com/shop/');
  await page.clock.runFor(1000);
  await expect(tester.spoken).toHaveAttribute('data-heard', `${sentence}|`);
});

test('hundreds of matching rules come in parts', async ({ tester, page }) => {
  const rules = Array.from({ length: 450 }, (_, i) => `Disallow: /a*${i}`).join('\n');
  await tester.open(`User-agent: *\nDisallow: /a\n${rules.replace(/\d+$/gm, '')}\n`);
  await tester.askUrl('/abc');
  await tester.expectVerdict('disallowed', 3);
  const rows = page.getByRole('table', { name: 'Rules that match' }).getByRole('row');
  await expect(rows).toHaveCount(201);
  await page.getByRole('button', { name: 'and 251 more rules' }).click();
  await expect(rows).toHaveCount(401);
  await page.getByRole('button', { name: 'and 51 more rules' }).click();
  await expect(rows).toHaveCount(452);
});

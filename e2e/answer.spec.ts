import { expect, test } from './support/test';

test.beforeEach(({ tester }) => tester.start());

test('the first run shows an example with its verdict', { tag: '@all' }, async ({ tester }) => {
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

test('the four steps explain it', { tag: '@all' }, async ({ tester, page }) => {
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

test('typing changes the verdict and its version', { tag: '@firefox' }, async ({ tester, page }) => {
  const before = await tester.version();
  await tester.goToEnd();
  await page.keyboard.type('\nUser-agent: Googlebot\nAllow: /shop/cart?x=1');
  await tester.expectVerdict('allowed', 33, 'Yes. Allowed by line 33: Allow: /shop/cart?x=1');
  expect(await tester.version()).toBeGreaterThan(before);
  await expect(tester.source).toHaveText('Your text');
  await expect(tester.line('Allow: /shop/cart?x=1')).toHaveAttribute('data-rule', 'won');
  await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'lost');
});

test('another URL and another crawler', { tag: '@all' }, async ({ tester }) => {
  await tester.askUrl('https://example.com/shop/');
  await tester.expectVerdict('allowed', 10, 'Yes. Allowed by line 10: Allow: /shop/');
  await tester.askCrawler('GPTBot');
  await tester.expectVerdict('disallowed', 20, 'No. Blocked by line 20: Disallow: /');
  await tester.askCrawler('Bingbot');
  await tester.expectVerdict('allowed', 0, /^Yes\. Allowed: /);
});

test('a crawler is chosen from the list', { tag: '@all' }, async ({ tester, page }) => {
  await tester.typeCrawler('image');
  const option = page.getByRole('option', { name: /^Googlebot-Image/ });
  await option.click();
  await expect(tester.crawler).toHaveValue('Googlebot-Image');
  await tester.expectVerdict('disallowed', 16);
});

test('the link goes to the line, and Esc goes back', { tag: '@firefox' }, async ({ tester, page }) => {
  const link = tester.verdict.getByRole('link', { name: 'line 12' });
  await link.click();
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Disallow: /shop/cart');
  await expect(tester.line('Disallow: /shop/cart')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('merged groups are marked in every part', { tag: '@all' }, async ({ tester }) => {
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

test('a tie, and the rule for index.html', { tag: '@all' }, async ({ tester }) => {
  await tester.chooseFromMenu(/^A tie, and index\.html/);
  await tester.expectVerdict('allowed', 8, 'Yes. Allowed by line 8: Allow: /guide/index.html');
  await expect(tester.line('Allow: /guide/index.html')).toHaveAttribute('data-badge', 'wins · length 8');
  await expect(tester.line('Disallow: /guide/*')).toHaveAttribute('data-badge', 'matches · length 8');
  await expect(tester.why).toContainText('Allow wins a tie');
  await expect(tester.why).toContainText('A rule for index.htm… also opens its folder: /guide/$');
});

test('every example opens with its question', { tag: '@all' }, async ({ tester }) => {
  await tester.chooseFromMenu(/^Crawl-delay glues/);
  await tester.expectVerdict('disallowed', 8, 'No. Blocked by line 8: Disallow: /');
  await tester.chooseFromMenu(/^A list of AI crawlers/);
  await tester.expectVerdict('disallowed', 11, 'No. Blocked by line 11: Disallow: /');
  await tester.chooseFromMenu(/^A shop/);
  await tester.expectVerdict('disallowed', 12);
});

test("crawlers without a group follow Googlebot's, as their operators say", { tag: '@all' }, async ({
  tester,
}) => {
  await tester.open('User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /photos/\n');
  await tester.askUrl('/photos/cat.jpg');
  for (const [name, line, why] of [
    ['Googlebot-Image', 5, "Googlebot-Image has no group here, so it follows Googlebot's."],
    ['Googlebot-News', 5, "Googlebot-News has no group here, so it follows Googlebot's."],
    ['Applebot', 5, "Applebot has no group here, so it follows Googlebot's."],
    // Google says so of the others only.
    ['Storebot-Google', 2, 'No group names it, so it follows the * group.'],
  ] as const) {
    await test.step(name, async () => {
      await tester.askCrawler(name);
      await tester.expectVerdict(
        line === 5 ? 'disallowed' : 'allowed',
        line,
        line === 5 ? 'No. Blocked by line 5: Disallow: /photos/' : 'Yes. Allowed by line 2: Allow: /',
      );
      await expect(tester.why).toContainText(why, { useInnerText: true });
      const followed = tester.line(line === 5 ? 'User-agent: Googlebot' : 'User-agent: *');
      await expect(followed).toHaveAttribute('data-group', 'selected');
      await expect(tester.editor.locator('[data-group=other]')).toHaveCount(2);
    });
  }
  await tester.open('User-agent: Googlebot\nDisallow: /photos/\n\nUser-agent: Applebot\nAllow: /\n');
  await tester.askCrawler('Applebot');
  await tester.expectVerdict('allowed', 5, 'Yes. Allowed by line 5: Allow: /');
});

test('a name that no request carries is answered as any other, and the page says what it is', {
  tag: '@all',
}, async ({ tester }) => {
  await tester.open('User-agent: Googlebot-News\nDisallow: /\n');
  await tester.askCrawler('Googlebot-News');
  await tester.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /');
  await expect(tester.why).toContainText(
    'No request carries the name Googlebot-News: it only tells its operator what pages may be used for.',
  );
});

test('AdsBot skips the * group', { tag: '@all' }, async ({ tester }) => {
  await tester.open('User-agent: *\nDisallow: /\n');
  await tester.expectVerdict('disallowed', 2);
  await tester.askCrawler('AdsBot-Google');
  await tester.expectVerdict(
    'allowed',
    0,
    'Yes. Allowed: no group names AdsBot-Google, and it skips the * group.',
  );
  await expect(tester.why).toContainText(
    'This crawler skips the * group. Only a group that names it counts.',
    { useInnerText: true },
  );
  await expect(tester.why).toContainText('AdsBot-Google never obeys the * group.');
  await expect(tester.line('User-agent: *')).toHaveAttribute('data-group', 'other');
  await tester.open('User-agent: *\nUser-agent: AdsBot-Google\nDisallow: /\n');
  await tester.expectVerdict('disallowed', 3, 'No. Blocked by line 3: Disallow: /');
});

test('for a crawler that fetches for a person the file does not decide', { tag: '@all' }, async ({
  tester,
}) => {
  const sentence =
    'This file does not decide. ChatGPT-User fetches for a person: robots.txt is generally not consulted.';
  await tester.open('User-agent: *\nDisallow: /\n');
  await tester.askUrl('/photos/');
  await tester.askCrawler('ChatGPT-User');
  await tester.expectVerdict('not-applicable', 0, sentence);
  await expect(tester.verdict.getByRole('link')).toHaveCount(0);
  await expect(tester.otherReaders).toHaveCount(0);
  await expect(tester.spoken).toHaveText(sentence);
  await expect(tester.why.getByRole('heading', { level: 3 })).toHaveText([
    'This file applies to the URL',
    'ChatGPT-User does not ask this file',
    'No rule is checked',
    'Result: this file does not decide',
  ]);
  await expect(tester.why).toContainText('If its rules were asked, the result would be blocked by line 2.');
  // Nothing in the text looks as if it counted.
  await expect(tester.editor.locator('[data-rule], [data-badge], [data-group=selected]')).toHaveCount(0);
  await tester.askCrawler('GPTBot');
  await tester.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /');
  await expect(tester.line('Disallow: /')).toHaveAttribute('data-rule', 'won');
});

test('what a line of Crawl-delay means to the crawler is said for each', { tag: '@all' }, async ({
  tester,
}) => {
  const cases = [
    ['Bingbot', '5', 'in effect', 'Bingbot fetches at most one page every 5 seconds. That is slow.'],
    ['Bingbot', '30', 'not valid', 'Out of range: Bingbot takes whole numbers from 1 to 20.'],
    ['Slurp', '5', 'in effect', 'For Yahoo! Slurp, 5 is a step of slowness, not a number of seconds.'],
    ['Googlebot', '5', 'ignored', 'Googlebot ignores Crawl-delay.'],
    ['MJ12bot', '5', 'in effect', 'MJ12bot fetches at most one page every 5 seconds.'],
    ['My Bot 3000', '5', 'not documented', 'Whether My Bot 3000 reads Crawl-delay is not documented.'],
  ] as const;
  for (const [crawler, delay, state, sentence] of cases) {
    await test.step(`${crawler}, ${delay}`, async () => {
      await tester.open(`User-agent: *\nCrawl-delay: ${delay}\nDisallow: /x\n`);
      await tester.askCrawler(crawler);
      await tester.expectVerdict('allowed', 0, 'Yes. Allowed: no rule matches this URL.');
      const line = tester.fields.getByRole('listitem');
      await expect(line).toHaveCount(1);
      await expect(line).toContainText(`line 2Crawl-delay: ${delay}${state}`);
      await expect(line).toContainText(sentence);
    });
  }
  await expect(tester.fields.getByRole('heading', { level: 3 })).toHaveText('For this crawler');
  await tester.open('User-agent: Bingbot\nDisallow: /x\n\nUser-agent: *\nCrawl-delay: 5\n');
  await tester.askCrawler('Bingbot');
  await expect(tester.fields).toContainText(
    'The line is in the * group, where this field counts even for a crawler with a group of its own.',
  );
  await tester.fields.getByRole('link', { name: 'line 5' }).click();
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Crawl-delay: 5');
  await tester.open('User-agent: *\nDisallow: /x\n');
  await tester.expectVerdict('allowed', 0);
  await expect(tester.fields).toHaveCount(0);
});

test("a name that Google's parser reads in part is obeyed by its owner, and not by Google's reading", {
  tag: '@all',
}, async ({ tester, page }) => {
  await tester.open('User-agent: MJ12bot\nDisallow: /\n');
  await tester.askCrawler('MJ12bot');
  await tester.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /');
  await expect(tester.crawler).toHaveAccessibleDescription('');
  await expect(tester.line('User-agent: MJ12bot')).toHaveAttribute('data-group', 'selected');
  await expect(tester.why).toContainText('MJ12bot follows the MJ12bot group');
  await expect(tester.why).toContainText(
    'Its operator does not say how it reads the file, so MJ12bot is answered by RFC 9309, the standard.',
  );
  await expect(tester.why).not.toContainText("Google's parser");
  await expect(tester.otherReaders).toHaveText('≠Google would decide otherwise');

  await tester.showEngines();
  await tester.readBy.selectOption('Google');
  await tester.expectVerdict(
    'allowed',
    0,
    "Yes. Allowed by Google's reading: no group is meant for MJ12bot.",
  );
  await expect(tester.line('User-agent: MJ12bot')).toHaveAttribute('data-group', 'other');
  await page.getByRole('tab', { name: 'Why' }).click();
  await expect(tester.why).toContainText(
    "The group at line 1 names MJ12bot, but Google's parser stops at the first character that is no letter, - or _ and reads MJ. MJ12bot itself most likely obeys this group.",
    { useInnerText: true },
  );
  await expect(tester.why).toContainText(
    /The file is read by Google.*, as you chose in Engines\. MJ12bot itself may read it differently\./,
  );
  await expect(tester.why).not.toContainText('is answered by RFC 9309');
});

test('crawlers with digits and dots in their names are blocked as themselves', { tag: '@all' }, async ({
  tester,
}) => {
  for (const name of ['360Spider', 'archive.org_bot']) {
    await test.step(name, async () => {
      await tester.open(`User-agent: *\nAllow: /\n\nUser-agent: ${name}\nDisallow: /\n`);
      await tester.askCrawler(name);
      await tester.expectVerdict('disallowed', 5, 'No. Blocked by line 5: Disallow: /');
      await expect(tester.why).toContainText(`${name} follows the ${name} group`);
      await expect(tester.why).toContainText(
        `Its operator does not say how it reads the file, so ${name} is answered by RFC 9309, the standard.`,
      );
      await expect(tester.why).toContainText(`Whether ${name} obeys robots.txt is not documented.`);
      await expect(tester.otherReaders).toHaveText('≠Google would decide otherwise');
    });
  }
});

test('names with spaces and digits are asked as they stand', { tag: '@all' }, async ({ tester, page }) => {
  await tester.askCrawler('My Bot 3000');
  await expect(tester.crawler).toHaveAccessibleDescription('My Bot 3000 is not in our list.');
  await tester.expectVerdict('allowed', 0);
  await expect(tester.why).toContainText(
    'My Bot 3000 is not in our list, so the file is read by RFC 9309, the standard.',
  );
  await tester.open('User-agent: My Bot 3000\nDisallow: /\n');
  await tester.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /');

  // What Google's parser would make of such names is said where Google was chosen.
  await tester.open('User-agent: *\nDisallow: /\n');
  await tester.showEngines();
  await tester.readBy.selectOption('Google');
  await page.getByRole('tab', { name: 'Why' }).click();
  for (const [name, parsed] of [
    ['My Bot 3000', 'My'],
    ['360Spider', 'nothing'],
    ['archive.org_bot', 'archive'],
  ] as const) {
    await test.step(name, async () => {
      await tester.askCrawler(name);
      await expect(tester.why).toContainText(`Google's parser reads ${name} in the file as ${parsed}.`);
      await tester.expectVerdict('disallowed', 2);
    });
  }
});

test('a whole User-Agent header is reduced to its name', { tag: '@all' }, async ({ tester }) => {
  await tester.askCrawler('GPTBot');
  await tester.expectVerdict('disallowed', 20);
  await tester.askCrawler('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  await expect(tester.crawler).toHaveAccessibleDescription('Read from a User-Agent header as Googlebot.');
  await tester.expectVerdict('disallowed', 12);
  await tester.askCrawler('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
  await expect(tester.crawler).toHaveAccessibleDescription('This header names a browser only.');
  await tester.expectVerdict('none', 0, /names a browser, not a crawler/);
});

test('the escaped form is shown where it differs', { tag: '@all' }, async ({ tester }) => {
  await tester.open('User-agent: *\nDisallow: /café\n');
  await tester.askUrl('/café/menu');
  await tester.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /café');
  await expect(tester.why).toContainText('compared as /caf%C3%A9');
  await expect(tester.line('Disallow: /café')).toHaveAttribute('data-badge', 'wins · length 10');
});

test('an answer without a deciding rule says why', { tag: '@all' }, async ({ tester }) => {
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

test('without a text or a URL the verdict says what is missing', { tag: '@all' }, async ({
  tester,
  page,
}) => {
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

test('hundreds of matching rules come in parts', { tag: '@all' }, async ({ tester, page }) => {
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

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { TesterPage } from './support/tester-page';

const readers = ['google', 'rfc9309', 'bing', 'yandex', 'google2020', 'standard1994', 'python'] as const;
type Reader = (typeof readers)[number];

const choice = (tester: TesterPage) => tester.engines.getByRole('combobox', { name: 'Read the file by' });

/** What a row says: its verdict with its ground, and why it differs where it does. */
async function expectRow(tester: TesterPage, id: Reader, verdict: string, why?: string): Promise<void> {
  const row = tester.reader(id);
  await expect(row.getByRole('cell').first(), id).toHaveText(verdict);
  if (why === undefined) await expect(row, id).not.toHaveAttribute('data-differs', 'outcome');
  else {
    await expect(row, id).toHaveAttribute('data-differs', 'outcome');
    await expect(row, id).toContainText('≠Decides otherwise.');
    await expect(row, id).toContainText(why);
  }
}

interface Case {
  readonly name: string;
  readonly text: string;
  readonly url: string;
  readonly crawler?: string;
  readonly rows: Readonly<Record<Reader, readonly [verdict: string, why?: string]>>;
}

const same = (verdict: string, ids: readonly Reader[]) =>
  Object.fromEntries(ids.map((id) => [id, [verdict]])) as Record<Reader, [string]>;

const noRule = 'Allowedno rule matches';

const cases: readonly Case[] = [
  {
    name: 'a wildcard',
    text: 'User-agent: *\nDisallow: /*?x=\n',
    url: '/news?x=1',
    rows: {
      ...same('Blockedby line 2: Disallow: /*?x=', readers),
      standard1994: [noRule, 'It knows no wildcards: * is just a star, and $ just a dollar sign.'],
      python: [noRule, 'It knows no wildcards: * is just a star'],
    },
  },
  {
    name: 'Allow behind a shorter Disallow',
    text: 'User-agent: *\nDisallow: /shop\nAllow: /shop/\n',
    url: '/shop/a',
    rows: {
      ...same('Allowedby line 3: Allow: /shop/', readers),
      standard1994: ['Blockedby line 2: Disallow: /shop', 'It knows no Allow'],
      python: ['Blockedby line 2: Disallow: /shop', 'The first rule that matches decides'],
    },
  },
  {
    name: 'a blank line in a group',
    text: 'User-agent: *\n\nDisallow: /\n',
    url: '/a',
    rows: {
      ...same('Blockedby line 3: Disallow: /', readers),
      yandex: [
        'Allowedthe file has no rules',
        'A blank line ends a group, so rules behind it belong to nobody.',
      ],
      standard1994: ['Allowedthe file has no rules', 'A blank line ends a group'],
      python: ['Allowedthe file has no rules', 'An empty line ends a group'],
    },
  },
  {
    name: 'a misspelt field',
    text: 'User-agent: *\nDisalow: /\n',
    url: '/a',
    rows: {
      ...(Object.fromEntries(
        readers.map((id) => [id, ['Allowedthe file has no rules', 'misspelt field names are skipped']]),
      ) as unknown as Case['rows']),
      google: ['Blockedby line 2: Disallow: /'],
      standard1994: ['Allowedthe file has no rules', 'only User-agent and Disallow lines count'],
      python: ['Allowedthe file has no rules', 'Misspelt field names are skipped'],
    },
  },
  {
    name: 'a name with a digit, for a crawler of which nothing is documented',
    text: 'User-agent: MJ12bot\nDisallow: /\n',
    url: '/a',
    crawler: 'MJ12bot',
    rows: {
      ...same('Blockedby line 2: Disallow: /', readers),
      google: ['Allowedno group is meant for MJ12bot', 'a group for MJ12bot is one for MJ'],
      google2020: ['Allowedno group is meant for MJ12bot', 'Capital and small letters'],
    },
  },
  {
    name: '/robots.txt itself',
    text: 'User-agent: *\nDisallow: /\n',
    url: '/robots.txt',
    rows: {
      ...same('Blockedby line 2: Disallow: /', readers),
      rfc9309: ['Allowed/robots.txt itself is always allowed', '/robots.txt itself is always allowed.'],
    },
  },
  {
    name: 'what the page of 2020 calls undefined',
    text: 'User-agent: *\nAllow: /page\nDisallow: /*.htm\n',
    url: '/page.htm',
    rows: {
      ...same('Blockedby line 3: Disallow: /*.htm', readers),
      google2020: ['Left openrules match that contradict each other', 'it leaves open which decides'],
      standard1994: [noRule, 'It knows no'],
      python: ['Allowedby line 2: Allow: /page', 'The first rule that matches decides'],
    },
  },
];

test.describe('the table', () => {
  for (const { name, text, url, crawler, rows } of cases) {
    test(name, { tag: '@all' }, async ({ tester }) => {
      await tester.start();
      await tester.open(text);
      await tester.askUrl(url);
      if (crawler !== undefined) await tester.askCrawler(crawler);
      await tester.showEngines();
      await expect(tester.engines.getByRole('table')).toHaveAccessibleName('What each reader decides');
      await expect(tester.engines.getByRole('rowheader')).toHaveCount(readers.length);
      for (const id of readers) await expectRow(tester, id, ...rows[id]);
    });
  }
});

test('marks the reader that answers, and tells another line quietly', { tag: '@all' }, async ({ tester }) => {
  await tester.start();
  await tester.open('User-agent: *\nDisallow: /a\nDisallow: /a*\n');
  await tester.askUrl('/abc');
  await tester.expectVerdict('disallowed', 3);
  await tester.showEngines();
  await expect(tester.engines.getByRole('columnheader', { name: 'Compared with Google' })).toBeVisible();
  await expect(tester.reader('google')).toContainText('answers now');
  await expect(tester.engines.getByText('answers now')).toHaveCount(1);
  await expect(tester.reader('python')).toHaveAttribute('data-differs', 'line');
  await expect(tester.reader('python')).toContainText('Same answer, by line 2.');
  await expect(tester.reader('python')).not.toContainText('≠');
  await expect(tester.reader('rfc9309')).toContainText('Same answer.');
});

test('an engine is chosen: answer, marks and explanation follow, and back', { tag: '@all' }, async ({
  tester,
}) => {
  await tester.start();
  await tester.open('User-agent: *\nDisallow: /shop\nAllow: /shop/\n');
  await tester.askUrl('/shop/a');
  await tester.expectVerdict('allowed', 3, 'Yes. Allowed by line 3: Allow: /shop/');
  await expect(tester.line('Allow: /shop/')).toHaveAttribute('data-rule', 'won');
  await tester.showEngines();
  await expect(choice(tester).getByRole('option')).toHaveText([
    'Its own: Google (default)',
    'Google',
    'RFC 9309',
    'Bing',
    'Yandex',
    'Google 2020',
    '1994 text',
    'Python',
  ]);
  await expect(choice(tester)).toHaveAccessibleDescription(
    'The answer, the marks in the editor and the explanation follow.',
  );

  await choice(tester).selectOption('Python');
  await tester.expectVerdict('disallowed', 2, "No. By Python's rules: blocked by line 2: Disallow: /shop");
  await expect(tester.line('Disallow: /shop')).toHaveAttribute('data-rule', 'won');
  await expect(tester.line('Allow: /shop/')).toHaveAttribute('data-rule', 'lost');
  await expect(tester.reader('python')).toContainText('answers now');
  await expectRow(
    tester,
    'google',
    'Allowedby line 3: Allow: /shop/',
    'The longest rule that matches decides',
  );
  await expect(tester.engines.getByRole('columnheader', { name: 'Compared with Python' })).toBeVisible();

  await choice(tester).selectOption('Its own: Google (default)');
  await tester.expectVerdict('allowed', 3);
  await expect(tester.line('Allow: /shop/')).toHaveAttribute('data-rule', 'won');
  await expectRow(tester, 'google', 'Allowedby line 3: Allow: /shop/');
});

test('a row is made the answer by its button, which keeps the focus', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  await tester.start();
  await tester.open('User-agent: *\nDisallow: /*?x=\n');
  await tester.askUrl('/news?x=1');
  await tester.showEngines();
  await tester.engines.getByRole('button', { name: 'Answer by this: 1994 text' }).click();
  await tester.expectVerdict('allowed', 0, 'Yes. By the rules of 1994: allowed: no rule matches this URL.');
  await expect(choice(tester)).toHaveValue('standard1994');
  const now = tester.reader('standard1994').getByRole('button', { name: 'answers now: 1994 text' });
  await expect(now).toBeFocused();
  await expect(now).toBeDisabled();
  await expect(tester.line('Disallow: /*?x=')).toHaveAttribute('data-rule', 'unmatched');
  const version = await tester.version();
  await page.keyboard.press('Enter');
  await tester.engines.getByRole('button', { name: 'Answer by this: Bing' }).click();
  await tester.expectVerdict('disallowed', 2);
  expect(await tester.version()).toBe(version + 1);
});

test("the crawler's own rules are named, also where they are not documented", { tag: '@all' }, async ({
  tester,
}) => {
  await tester.start();
  await tester.showEngines();
  const own = choice(tester).getByRole('option').first();
  await expect(own).toHaveText('Its own: Google (default)');
  await tester.askCrawler('YandexBot');
  await expect(own).toHaveText('Its own: Yandex (default)');
  await expect(tester.reader('yandex')).toContainText('answers now');
  await tester.askCrawler('Not in the list');
  await expect(own).toHaveText('Its own: not documented, so RFC 9309 (default)');
  await expect(tester.reader('rfc9309')).toContainText('answers now');
});

test('of a crawler that does not go by the file, the table says so', { tag: '@all' }, async ({ tester }) => {
  await tester.start();
  await tester.askCrawler('ChatGPT-User');
  await tester.showEngines();
  await expect(tester.engines).toContainText(
    'ChatGPT-User does not go by this file. This is what its rules would say.',
  );
  await expect(tester.otherReaders).toHaveCount(0);
});

test('a line of the table leads into the editor, and Esc back', { tag: '@all' }, async ({ tester, page }) => {
  await tester.start();
  await tester.showEngines();
  const link = tester.reader('bing').getByRole('link', { name: 'line 12' });
  await link.click();
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Disallow: /shop/cart');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('sources are links that open elsewhere, and nothing is loaded before', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await tester.start();
  await tester.open('User-agent: *\nDisallow: /*?x=\n');
  await tester.askUrl('/news?x=1');
  await tester.showEngines();
  await tester.engines.getByText('What is documented, and what is assumed').click();
  const link = tester.reader('standard1994').getByRole('link', { name: 'robotstxt.org' });
  await expect(link).toHaveAttribute('href', 'https://www.robotstxt.org/orig.html');
  const sources = tester.engines.locator('a[href^="https:"]');
  await expect(sources).toHaveCount(readers.length + 2);
  for (const source of await sources.all()) {
    await expect(source).toHaveAttribute('target', '_blank');
    await expect(source).toHaveAttribute('rel', 'noopener');
  }
  await expect(tester.engines).toContainText(
    'No reference implementation exists, so this follows its published text of 30 June 1994.',
  );
  await expect(tester.engines).toContainText(/Not documented: .* assumed as in RFC 9309/);
  await expect(
    tester.engines.getByRole('heading', { name: 'Choices made where the texts contradict each other' }),
  ).toBeVisible();
  await expect(tester.engines).toContainText('500 KiB are 512,000 bytes.');
  expect(new Set(asked).size).toBe(1);
});

test('the table stays while newer rows are on their way', { tag: '@all' }, async ({ tester, page }) => {
  await tester.start();
  await tester.showEngines();
  const rows = await tester.engines.getByRole('table').elementHandle();
  await page.evaluate(() => {
    new MutationObserver(() => {
      const table = document.querySelector('#panel-engines table');
      const cells = document.querySelectorAll('#panel-engines td svg').length;
      if (table === null || cells < 7) document.documentElement.dataset['gap'] = 'yes';
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await tester.goToEnd();
  await page.keyboard.type('\nUser-agent: Googlebot\nAllow: /shop/cart?x=1');
  await expect(tester.reader('google')).toContainText('by line 33: Allow: /shop/cart?x=1');
  expect(await rows?.evaluate((table) => table.isConnected)).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-gap', 'yes');
});

test('without an answer there is nothing to compare', { tag: '@all' }, async ({ tester }) => {
  await tester.start();
  await tester.showEngines();
  await tester.askUrl('');
  await expect(tester.engines.getByRole('table')).toHaveCount(0);
  await expect(tester.engines).toContainText('Once there is an answer, every reader is listed here');
  await expect(tester.otherReaders).toHaveCount(0);
  await tester.askUrl('/shop/cart');
  await expect(tester.reader('python').locator('td svg')).toBeVisible();
});

test('without its chunk the view says so', { tag: '@all' }, async ({ tester, page, problems }) => {
  await page.route(/\/assets\/engines-[^/]*\.js$/, (route) => route.abort());
  await tester.start();
  await page.getByRole('tab', { name: 'Engines' }).click();
  await expect(tester.engines).toContainText('This view could not be loaded. The answer above is complete.');
  const others = problems.filter((problem) => !/Failed to load resource|failed/i.test(problem));
  problems.splice(0, problems.length, ...others);
});

test.describe('the end of the answer', () => {
  test.beforeEach(({ tester }) => tester.start());

  test('says whether the others agree, in a row that does not move', { tag: '@all' }, async ({ tester }) => {
    await expect(tester.otherReaders).toHaveText('RFC 9309, Bing and Yandex would say the same');
    const before = await tester.verdict.boundingBox();
    await tester.open('User-agent: *\n\nDisallow: /\n');
    await expect(tester.otherReaders).toHaveText('≠Yandex would decide otherwise');
    await expect(tester.otherReaders).toHaveAttribute('data-other-readers', 'differ');
    expect(await tester.verdict.boundingBox()).toEqual(before);
    await tester.open('User-agent: *\nDisalow: /\n');
    await expect(tester.otherReaders).toHaveText('≠RFC 9309, Bing and Yandex would decide otherwise');
    await tester.askCrawler('YandexBot');
    await expect(tester.otherReaders).toHaveText('≠Google would decide otherwise');
    await tester.open('User-agent: *\nDisallow: /\n');
    await expect(tester.otherReaders).toHaveText('Google, RFC 9309 and Bing would say the same');
    expect(await tester.verdict.boundingBox()).toEqual(before);
    await tester.askCrawler('');
    await expect(tester.otherReaders).toHaveCount(0);
    expect(await tester.verdict.boundingBox()).toEqual(before);
  });

  test("only points to the engines where the server's answer decides and not all document it", {
    tag: '@all',
  }, async ({ tester }) => {
    await tester.pretend('500');
    await expect(tester.otherReaders).toHaveText('≠See the other engines');
    await tester.page.keyboard.press('Escape');
    await tester.showEngines();
    await expectRow(tester, 'google', 'BlockedHTTP 500: nothing is allowed for now');
    await expectRow(tester, 'bing', 'BlockedHTTP 500: nothing is allowed for now (assumed, not documented)');
    await expectRow(tester, 'yandex', 'AllowedHTTP 500: everything is allowed', 'Anything but HTTP 200');
  });

  test('leads to the engines', { tag: '@all' }, async ({ tester, page }) => {
    await tester.otherReaders.click();
    const tab = page.getByRole('tab', { name: 'Engines' });
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tester.engines.getByRole('table')).toBeVisible();
    await expect(tester.why).toBeHidden();
  });

  test('compares with the reader that answers, not with the crawler', { tag: '@all' }, async ({ tester }) => {
    await tester.open('User-agent: *\nDisallow: /shop\nAllow: /shop/\n');
    await tester.askUrl('/shop/a');
    await tester.showEngines();
    await choice(tester).selectOption('Python');
    await expect(tester.otherReaders).toHaveText('≠Google, RFC 9309, Bing and Yandex would decide otherwise');
  });
});

test('by keyboard alone', { tag: '@firefox' }, async ({ tester, page }) => {
  await tester.start();
  await tester.otherReaders.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Engines' })).toBeFocused();
  await choice(tester).focus();
  await page.keyboard.press('1');
  await expect(choice(tester)).toHaveValue('standard1994');
  await tester.expectVerdict('disallowed', 12);
  await expect(tester.reader('standard1994')).toContainText('answers now');
  await page.keyboard.press('Tab');
  await expect(tester.reader('google').getByRole('link', { name: 'line 12' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tester.reader('google').getByRole('button', { name: 'Answer by this: Google' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tester.reader('google')).toContainText('answers now');
  await page.keyboard.press('Tab');
  await expect(tester.reader('rfc9309').getByRole('link', { name: 'line 12' })).toBeFocused();
});

for (const width of [390, 320]) {
  test(`on a phone ${width} wide, readers are blocks`, { tag: '@all' }, async ({ tester, page }) => {
    await tester.start();
    await tester.open('User-agent: *\nDisallow: /*?x=\n');
    await page.setViewportSize({ width, height: 844 });
    await tester.askUrl('/news?x=1');
    await tester.expectVerdict('disallowed', 2);
    const before = await tester.verdict.boundingBox();
    await tester.showEngines();
    expect(await tester.scrollsSideways()).toBe(false);
    await expectRow(tester, 'standard1994', noRule, 'It knows no wildcards');
    await expect(tester.otherReaders).toBeHidden();
    const [reader, verdict] = await Promise.all([
      tester.reader('bing').getByRole('rowheader').boundingBox(),
      tester.reader('bing').getByRole('cell').first().boundingBox(),
    ]);
    expect(verdict?.y).toBeGreaterThanOrEqual((reader?.y ?? 0) + (reader?.height ?? 0));
    expect(verdict?.x).toBe(reader?.x);
    expect((await choice(tester).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const button of await tester.engines.getByRole('button', { name: /^Answer by this/ }).all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    expect((await tester.verdict.boundingBox())?.height).toBe(before?.height);
    await tester.engines.getByText('What is documented, and what is assumed').click();
    expect(await tester.scrollsSideways()).toBe(false);
    const link = tester.reader('bing').getByRole('link', { name: 'line 2' });
    await link.click();
    await expect(tester.editor).toBeFocused();
    await expect(page.getByRole('tab', { name: 'File' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
}

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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, { tag: '@chromium-only' }, () => {
    test.use({ colorScheme });
    test.slow();

    test('in the view and in the row', { tag: '@all' }, async ({ tester, page }) => {
      await tester.start();
      await tester.showEngines();
      await expect(tester.otherReaders).toBeVisible();
      await expectNoViolations(page);
      await tester.open('User-agent: *\nDisalow: /\n');
      await expect(tester.otherReaders).toHaveAttribute('data-other-readers', 'differ');
      await tester.engines.getByText('What is documented, and what is assumed').click();
      await expectNoViolations(page);
      await choice(tester).selectOption('Python');
      await tester.expectVerdict('allowed', 0);
      await expect(tester.otherReaders).toHaveText('≠Google would decide otherwise');
      await expectNoViolations(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoViolations(page);
    });
  });
}

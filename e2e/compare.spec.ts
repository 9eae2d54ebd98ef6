import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { CompareView } from './support/compare-view';
import { downloaded } from './support/downloaded';
import { codeOf, makeLink } from './support/share';
import { expect, test } from './support/test';
import { robotsFile, type TesterPage, write } from './support/tester-page';

const old = 'User-agent: *\nDisallow: /admin/\nDisallow: /beta/\n';
const present = 'User-agent: *\nDisallow: /admin/\nDisallow: /shop/cart\n';

/** A link with a file, a list of URLs and two crawlers. */
const withList = codeOf({
  text: present,
  crawler: 'googlebot',
  url: 'https://example.com/',
  urls: ['/shop/cart', '/shop/cart/checkout', '/beta/new', '/about', '/=1+1'],
  crawlers: ['Googlebot', 'Bingbot'],
});

/** The crawlers that Cloudflare's block names. */
const blockedByCdn = [
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'CloudflareBrowserRenderingCrawler',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
];

/** A file of about 512,000 bytes whose rules no other word shares. */
function large(word: string): string {
  const lines = ['User-agent: *'];
  for (let i = 0; lines.length < 15_000; i++)
    lines.push(`Disallow: /${word}/${i.toString(36)}/${'x'.repeat(14)}`);
  return `${lines.join('\n')}\n`;
}

/** Opens a link with a list of URLs, and the view once the link is opened, for a link may bring another view. */
async function showList(tester: TesterPage): Promise<void> {
  await tester.start(`/#${withList}`);
  // With a list it is a combobox.
  await expect(tester.page.getByRole('combobox', { name: 'URL to test' })).toHaveValue(
    'https://example.com/',
  );
  await compare.tab.click();
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).include('#panel-compare').analyze();
  expect(passes.length).toBeGreaterThan(0);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** What stands beside a line, as its style says. */
function wordsBeside(line: Locator): Promise<string> {
  return line.evaluate((element) => getComputedStyle(element, '::before').content);
}

let compare: CompareView;

test.beforeEach(async ({ tester }) => {
  compare = new CompareView(tester);
  await tester.start();
});

test('without a list, addresses are made from the patterns of both files', { tag: '@all' }, async ({
  page,
}) => {
  await compare.show(present);
  await expect(compare.summary).toHaveText('Choose a second version: open a file or paste.');
  await expectNoViolations(page);
  await compare.paste(old);
  await expect(compare.summary).toHaveText(
    '20 verdicts change of 45 tested (9 addresses made from both files’ patterns × 5 crawlers): 10 become blocked, 10 become allowed',
  );
  await expect(compare.version('Before')).toHaveText('Pasted text 4 lines');
  await expect(compare.version('After')).toHaveText('This file the editor, 4 lines');
  const rows = await compare.rows();
  await expect(compare.table).toHaveAttribute('aria-rowcount', '21');
  expect(rows[0]).toBe('/beta/ | Googlebot | Blocked by line 3 | Allowed no rule matches');
  await expect(compare.diff).toHaveAttribute('data-outcome', 'shown');
  await expect(compare.added).toHaveText('Disallow: /shop/cart');
  await expect(compare.removed).toHaveText('Disallow: /beta/');
  // It is mounted anew once its width is known.
  await expect.poll(() => wordsBeside(compare.added)).toBe('"only in this file"');
  await expect.poll(() => wordsBeside(compare.removed)).toBe('"only in the other file"');
  await expectNoViolations(page);
});

test('a list of URLs is compared for its crawlers, and follows every edit', { tag: '@all' }, async ({
  page,
  tester,
}) => {
  await showList(tester);
  await compare.paste(old);
  await expect(compare.summary).toHaveText(
    '6 verdicts change of 10 tested (5 URLs × 2 crawlers): 4 become blocked, 2 become allowed',
  );
  expect(await compare.rows()).toEqual([
    '/shop/cart | Googlebot | Allowed no rule matches | Blocked by line 3',
    '/shop/cart | Bingbot | Allowed no rule matches | Blocked by line 3',
    '/shop/cart/checkout | Googlebot | Allowed no rule matches | Blocked by line 3',
    '/shop/cart/checkout | Bingbot | Allowed no rule matches | Blocked by line 3',
    '/beta/new | Googlebot | Blocked by line 3 | Allowed no rule matches',
    '/beta/new | Bingbot | Blocked by line 3 | Allowed no rule matches',
  ]);
  await tester.editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Disallow: /about\nDisallow: /beta/\n');
  await expect(compare.summary).toHaveText(
    '6 verdicts change of 10 tested (5 URLs × 2 crawlers): 6 become blocked',
  );
  expect((await compare.rows()).at(-1)).toBe(
    '/about | Bingbot | Allowed no rule matches | Blocked by line 4',
  );
  await expect(compare.removed).toHaveCount(0);
});

test('Swap turns before and after round', { tag: '@all' }, async () => {
  await compare.show(present);
  await compare.paste(`${old}Disallow: /more/\n`);
  await expect(compare.summary).toContainText('10 become blocked, 20 become allowed');
  await compare.view.getByRole('button', { name: 'Swap' }).click();
  await expect(compare.summary).toContainText('20 become blocked, 10 become allowed');
  await expect(compare.version('Before')).toContainText('This file');
  await expect(compare.version('After')).toContainText('Pasted text');
  await expect
    .poll(async () => (await compare.rows())[0])
    .toBe('/beta/ | Googlebot | Allowed no rule matches | Blocked by line 3');
  await expect(compare.added.first()).toHaveText('Disallow: /beta/');
});

test('changes are filtered by text, kind and crawler, and exported', { tag: '@all' }, async ({
  page,
  tester,
}) => {
  await showList(tester);
  await compare.paste(`${old}Disallow: /=\n`);
  await expect(compare.summary).toContainText('8 verdicts change');
  await compare.view.getByRole('radio', { name: 'Become allowed 4' }).check();
  await expect(compare.found).toHaveText('4 of 8 changes');
  await compare.view.getByRole('combobox', { name: 'Crawler' }).selectOption('Bingbot');
  await expect(compare.found).toHaveText('2 of 8 changes');
  await write(compare.view.getByRole('searchbox', { name: 'Find a URL' }), 'BETA');
  await expect(compare.found).toHaveText('1 of 8 changes');
  await expect
    .poll(() => compare.rows())
    .toEqual(['/beta/new | Bingbot | Blocked by line 3 | Allowed no rule matches']);
  await write(compare.view.getByRole('searchbox', { name: 'Find a URL' }), 'nothing');
  await expect(compare.view).toContainText('No URL contains “nothing”.');
  await compare.view.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(compare.found).toHaveText('');
  const file = await downloaded(page, () =>
    compare.view.getByRole('button', { name: 'Export', exact: true }).click(),
  );
  expect(file.name).toBe('verdict-changes.csv');
  expect(file.content.toString()).toContain(
    'url,crawler,before,before_line,after,after_line\r\n/shop/cart,Googlebot,allowed,,blocked,3\r\n',
  );
});

test('a crawler of the block leads to Why, though the table has no column for it', { tag: '@all' }, async ({
  tester,
}) => {
  await compare.show(present);
  await compare.choose('This file with Cloudflare’s AI block');
  await compare.view.getByRole('combobox', { name: 'Crawler' }).selectOption('CCBot');
  await expect.poll(() => compare.rows()).toHaveLength(3);
  await compare.table.getByRole('button', { name: '/', exact: true }).click();
  await expect(tester.crawler).toHaveValue('CCBot');
});

test('a row leads to Why, and arrow keys move through the rows', { tag: '@all' }, async ({
  page,
  tester,
}) => {
  await showList(tester);
  await compare.paste(old);
  await expect(compare.summary).toContainText('6 verdicts change');
  await compare.table.getByRole('button', { name: '/shop/cart', exact: true }).first().focus();
  await page.keyboard.press('End');
  await expect(compare.table.getByRole('button', { name: '/beta/new' }).last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(compare.table.getByRole('button', { name: '/shop/cart/checkout' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Why' })).toBeFocused();
  // With a list it offers its URLs, and is no plain text box any more.
  await expect(page.getByLabel('URL to test')).toHaveValue('/shop/cart/checkout');
  await expect(tester.crawler).toHaveValue('Bingbot');
  await tester.expectVerdict('disallowed', 3);
  await compare.tab.click();
  await expect(compare.summary).toContainText('6 verdicts change');
  await expect(compare.added).toHaveText('Disallow: /shop/cart');
});

test('a share link is a second version; what is none says why', async ({ page }) => {
  await compare.show(old);
  const link = await makeLink(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.locator('input[type=file]').setInputFiles(robotsFile(present));
  await compare.choose('A share link');
  const field = compare.dialog.getByRole('textbox', { name: 'Share link' });
  await field.fill('https://example.com/#1.broken');
  await compare.dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(compare.dialog.getByRole('alert')).toContainText('This link is damaged.');
  await expect(field).toBeFocused();
  await field.fill('https://example.com/robots.txt');
  await compare.dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(compare.dialog.getByRole('alert')).toContainText('This is no share link.');
  await field.fill('https://example.com/?crawler=gptbot');
  await compare.dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(compare.dialog.getByRole('alert')).toContainText('This link holds no robots.txt.');
  await field.fill(link);
  await page.keyboard.press('Enter');
  await expect(compare.version('Before')).toHaveText('From a link 4 lines');
  await expect(compare.summary).toContainText('10 become blocked, 10 become allowed');
});

test('a saved draft is a second version, and stays free for other tabs', async ({ page, tester }) => {
  await tester.open(old);
  await tester.editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('# kept');
  await tester.chooseFromMenu('Empty file');
  await tester.editor.click();
  await page.keyboard.insertText(present);
  await compare.tab.click();
  await compare.choose('A saved draft');
  const draft = compare.dialog.getByRole('list', { name: 'Drafts' }).getByRole('button');
  await expect(draft).toHaveCount(1);
  await expect(draft).toContainText('User-agent: *');
  await draft.click();
  await expect(compare.dialog).toBeHidden();
  await expect(compare.version('Before')).toContainText('Saved draft');
  await expect(compare.removed).toHaveText(['Disallow: /beta/', '# kept']);
});

test('a CDN’s AI block is put in front, and follows the text', { tag: '@all' }, async ({ page, tester }) => {
  await compare.show(present);
  await compare.choose('This file with Cloudflare’s AI block');
  await expect(compare.version('After')).toContainText('With AI block Cloudflare');
  await expect(compare.summary).toContainText('become blocked');
  const rows = await compare.rows();
  expect(rows[0]).toMatch(/^\/ \| GPTBot \| Allowed no rule matches \| Blocked by line \d+$/);
  expect(rows.some((row) => row.includes('Googlebot'))).toBe(false);
  // Whom the block names is compared, whoever has a column in the table.
  await expect(compare.view).toContainText(
    'Compared for Googlebot, Bingbot, GPTBot, Amazonbot, Applebot-Extended,',
  );
  expect(rows.some((row) => row.includes(' | ClaudeBot | '))).toBe(true);
  await expect(compare.view.getByRole('link', { name: 'Source' })).toHaveAttribute(
    'href',
    /^https:\/\/developers\.cloudflare\.com\//,
  );
  await tester.editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(
    [...blockedByCdn.map((name) => `User-agent: ${name}`), 'Disallow: /', ''].join('\n'),
  );
  await expect(compare.summary).toContainText(/^No change found in [\d,]+ checks \(/);
  await compare.choose('Stop comparing');
  await expect(compare.summary).toHaveText('Choose a second version: open a file or paste.');
});

test('the focus stays in the view, whatever is chosen', { tag: '@all' }, async ({ page }) => {
  await compare.show(present);
  await compare.choose('Paste text');
  await expect(compare.dialog.getByRole('textbox')).toBeFocused();
  await compare.dialog.getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(compare.dialog.getByRole('alert')).toHaveText('Paste the text first.');
  await page.keyboard.press('Escape');
  await expect(compare.view.getByRole('button', { name: 'Paste text' })).toBeFocused();
  await compare.paste(old);
  await expect(compare.summary).toBeFocused();
  await compare.choose('Stop comparing');
  await expect(compare.summary).toHaveText('Choose a second version: open a file or paste.');
  await expect(compare.summary).toBeFocused();
});

test('for the same text again no change is found', { tag: '@all' }, async () => {
  await compare.show(present);
  await compare.paste(present);
  await expect(compare.summary).toHaveText(
    'No change found in 30 checks (6 addresses made from both files’ patterns × 5 crawlers).',
  );
  await expect(compare.diff).toContainText('All lines of both texts are the same.');
});

test('a last line without an end is the same line', { tag: '@all' }, async () => {
  await compare.show(present);
  await compare.paste(present.trimEnd());
  await expect(compare.diff).toContainText('All lines of both texts are the same.');
  await compare.paste(present.replace('\nDisallow: /shop/cart\n', ''));
  await expect(compare.added).toHaveText('Disallow: /shop/cart');
  await expect(compare.removed).toHaveCount(0);
});

test('what has lines of 500,000 characters is compared by its verdicts', {
  tag: ['@chromium-only', '@all'],
}, async () => {
  await compare.show(present);
  await compare.openFile(robotsFile(`User-agent: *\nDisallow: /${'a'.repeat(512_000)}`));
  await expect(compare.summary).toContainText('become blocked, 2 become allowed');
  await expect(compare.diff).toHaveAttribute('data-outcome', 'too-unlike');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the editor stays beside the texts, and the verdicts go across both', { tag: '@all' }, async ({
    page,
    tester,
  }) => {
    await compare.show(present);
    const before = await tester.editor.boundingBox();
    await compare.paste(old);
    await expect(compare.table).toBeVisible();
    const boxes = async () => {
      const [editor, diff, table] = await Promise.all(
        [page.locator('#editor'), compare.diff, compare.table].map((part) => part.boundingBox()),
      );
      if (editor == null || diff == null || table == null) throw new Error('Not in the page');
      return { editor, diff, table };
    };
    const { editor, diff, table } = await boxes();
    expect(editor.x).toBe(0);
    expect(editor.y).toBeLessThanOrEqual(before?.y ?? 0);
    expect(diff.x).toBeGreaterThanOrEqual(editor.width);
    expect(diff.y + diff.height).toBeLessThanOrEqual(table.y);
    expect(table.y).toBeGreaterThan(editor.y + editor.height);
    expect(table.width).toBeGreaterThan(1400);
    await tester.editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('Disallow: /about');
    await expect(compare.added.last()).toHaveText('Disallow: /about');
    // As they are seen: the versions, the texts, and then the verdicts.
    await compare.view.focus();
    for (const name of ['Change', 'Swap', 'Show all lines']) {
      await page.keyboard.press('Tab');
      await expect(compare.view.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await expectNoViolations(page);
    await page.getByRole('tab', { name: 'Why' }).click();
    await expect(page.locator('#panel-why')).toBeVisible();
    expect((await page.locator('#editor').boundingBox())?.height).toBeGreaterThan(editor.height + 100);
    await compare.tab.click();
    expect(await boxes()).toMatchObject({ editor, table: { y: table.y } });
  });
});

test('a file is a second version; one that is too large is refused', { tag: '@chromium-only' }, async () => {
  await compare.show(present);
  await compare.openFile({ ...robotsFile('a'.repeat(10_000_001)), name: 'big.txt' });
  await expect(compare.view.getByRole('alert')).toContainText('big.txt was not opened');
  await compare.openFile({ ...robotsFile(old), name: 'old.txt' });
  await expect(compare.version('Before')).toHaveText('Opened file old.txt, 4 lines');
  await expect(compare.version('After')).toHaveText('This file the editor, 4 lines');
  await expect(compare.summary).toContainText('20 verdicts change');
  await expect(compare.view.getByRole('alert')).toHaveText('');
});

test('two large files that have little in common: the verdicts come, the diff gives way, the page answers', {
  tag: ['@chromium-only', '@all'],
}, async () => {
  await compare.show(large('one'));
  await compare.openFile(robotsFile(large('two')));
  await expect(compare.summary).toContainText('become blocked');
  await expect(compare.view).toContainText('These files have more patterns or crawlers than we check');
  await expect(compare.diff).toHaveAttribute('data-outcome', 'too-unlike');
  await expect(compare.diff).toContainText('The texts differ in more lines');
  expect((await compare.rows()).length).toBeGreaterThan(5);
});

test('one text beside the editor, two texts where they have the width', { tag: '@all' }, async ({ page }) => {
  await compare.show(present);
  await compare.paste(old);
  const texts = compare.diff.locator('.cm-content');
  for (const [width, height, shown] of [
    [1440, 900, 1],
    [820, 1180, 2],
    [820, 900, 2],
    [1440, 700, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(texts).toHaveCount(shown);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('changes are blocks, then comes one merged text; nothing is wider than the page', {
    tag: '@all',
  }, async ({ page }) => {
    await compare.show(present);
    await compare.paste(old);
    await expect(compare.summary).toContainText('20 verdicts change');
    const [first] = await compare.rows();
    expect(first).toBe(
      '/beta/ | CrawlerGooglebot | Pasted textBlocked by line 3 | This fileAllowed no rule matches',
    );
    await expect(compare.added).toHaveText('Disallow: /shop/cart');
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('everything can be read', { tag: '@all' }, async ({ page }) => {
    await compare.show(present);
    await compare.paste(old);
    await expect(compare.diff).toHaveAttribute('data-outcome', 'shown');
    await expect(compare.summary).toContainText('20 verdicts change');
    await expectNoViolations(page);
  });
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testdata/accessibility';
import { openText } from '../../testdata/open-page';
import { codeOf } from '../../testdata/opened-link';
import { savedFile } from '../../testdata/saved-file';
import {
  boxOf,
  expectCount,
  expectHidden,
  expectText,
  press,
  screen,
  showOn,
  type,
} from '../../testdata/screen';
import { openList } from '../../testdata/urls-page';
import { compareScreen, openCompare } from './testdata/compare-screen';

const { view, summary, table, found, search, dialog, diff, added, removed, version, button } = compareScreen;

const old = 'User-agent: *\nDisallow: /admin/\nDisallow: /beta/\n';
const present = 'User-agent: *\nDisallow: /admin/\nDisallow: /shop/cart\n';
const url = 'https://example.com/';

/** Opens the current file with a list of URLs for two crawlers, and the Compare view. */
async function openCompareWithList() {
  const tester = await openCompare();
  await openList(tester, {
    text: present,
    crawlers: ['Googlebot', 'Bingbot'],
    urls: ['/shop/cart', '/shop/cart/checkout', '/beta/new', '/about', '/=1+1'],
  });
  await screen.tab('Compare').click();
  return tester;
}

/** The text that the style sheet shows beside a line. */
function wordsBeside(line: Element): string {
  return getComputedStyle(line, '::before').content;
}

test('without a list, URLs are built from the patterns of both files', async () => {
  await openCompare({ text: present, url });
  await expectText(summary, 'Choose a second version: open a file, or paste its text.');
  await expectAccessible(view.element());
  await compareScreen.paste(old);
  await expectText(
    summary,
    "20 of 45 verdicts change (9 addresses built from both files' rules × 5 crawlers): 10 become blocked, 10 become allowed",
  );
  await expect.element(summary).toHaveFocus();
  await expectText(version('Before'), /^Pasted text\s?4 lines$/);
  await expectText(version('After'), /^This file\s?the editor, 4 lines$/);
  const rows = await compareScreen.rows();
  await expect.element(table).toHaveAttribute('aria-rowcount', '21');
  expect(rows[0]).toBe('/beta/ | Googlebot | Blocked by line 3 | Allowed no rule matches');
  await expect.element(diff).toHaveAttribute('data-outcome', 'shown');
  await expectText(added, 'Disallow: /shop/cart');
  await expectText(removed, 'Disallow: /beta/');
  // The diff is mounted again once its width is known.
  await expect.poll(() => wordsBeside(added.element())).toBe('"only in this file"');
  await expect.poll(() => wordsBeside(removed.element())).toBe('"only in the other file"');
  await expectAccessible(view.element());
});

test('a list of URLs is compared for its crawlers and follows every edit', async () => {
  await openCompareWithList();
  await compareScreen.paste(old);
  await expectText(
    summary,
    '6 of 10 verdicts change (5 URLs × 2 crawlers): 4 become blocked, 2 become allowed',
  );
  await compareScreen.expectRows([
    '/shop/cart | Googlebot | Allowed no rule matches | Blocked by line 3',
    '/shop/cart | Bingbot | Allowed no rule matches | Blocked by line 3',
    '/shop/cart/checkout | Googlebot | Allowed no rule matches | Blocked by line 3',
    '/shop/cart/checkout | Bingbot | Allowed no rule matches | Blocked by line 3',
    '/beta/new | Googlebot | Blocked by line 3 | Allowed no rule matches',
    '/beta/new | Bingbot | Blocked by line 3 | Allowed no rule matches',
  ]);
  await screen.goToEnd();
  await type('Disallow: /about\nDisallow: /beta/\n');
  await expectText(summary, '6 of 10 verdicts change (5 URLs × 2 crawlers): 6 become blocked');
  await expect
    .poll(async () => (await compareScreen.rows()).at(-1))
    .toBe('/about | Bingbot | Allowed no rule matches | Blocked by line 4');
  await expectCount(removed, 0);
});

test('Swap exchanges before and after', async () => {
  await openCompare({ text: present, url });
  await compareScreen.paste(`${old}Disallow: /more/\n`);
  await expect.element(summary).toHaveTextContent('10 become blocked, 20 become allowed');
  await button('Swap').click();
  await expect.element(summary).toHaveTextContent('20 become blocked, 10 become allowed');
  await expect.element(version('Before')).toHaveTextContent('This file');
  await expect.element(version('After')).toHaveTextContent('Pasted text');
  await expect
    .poll(async () => (await compareScreen.rows())[0])
    .toBe('/beta/ | Googlebot | Allowed no rule matches | Blocked by line 3');
  await expectText(added.first(), 'Disallow: /beta/');
});

test('changes are filtered by text, kind and crawler, and exported', async () => {
  await openCompareWithList();
  await compareScreen.paste(`${old}Disallow: /=\n`);
  await expect.element(summary).toHaveTextContent(/\b8 of \d+ verdicts change/);
  await view.getByRole('radio', { name: 'Become allowed 4' }).click();
  await expectText(found, '4 of 8 changes');
  await userEvent.selectOptions(compareScreen.crawler, 'Bingbot');
  await expectText(found, '2 of 8 changes');
  await search.fill('BETA');
  await expectText(found, '1 of 8 changes');
  await compareScreen.expectRows(['/beta/new | Bingbot | Blocked by line 3 | Allowed no rule matches']);
  await search.fill('nothing');
  await expect.element(view).toHaveTextContent('No URL contains “nothing”.');
  await button('Clear the filter').click();
  await expectText(found, '');
  const file = await savedFile(() => button('Export').click());
  expect(file.name).toBe('verdict-changes.csv');
  expect(file.text).toContain(
    'url,crawler,before,before_line,after,after_line\r\n/shop/cart,Googlebot,allowed,,blocked,3\r\n',
  );
});

test('a row opens Why, and arrow keys move through the rows', async () => {
  await openCompareWithList();
  await compareScreen.paste(old);
  await expect.element(summary).toHaveTextContent(/\b6 of \d+ verdicts change/);
  await compareScreen.rows();
  table.getByRole('button', { name: '/shop/cart', exact: true }).first().element().focus();
  await press('End');
  await expect.element(table.getByRole('button', { name: '/beta/new' }).last()).toHaveFocus();
  await press('ArrowUp');
  await press('ArrowUp');
  await expect.element(table.getByRole('button', { name: '/shop/cart/checkout' }).last()).toHaveFocus();
  await press('Enter');
  await expect.element(screen.tab('Why')).toHaveFocus();
  await expect.element(screen.url).toHaveValue('/shop/cart/checkout');
  await expect.element(screen.crawler).toHaveValue('Bingbot');
  await screen.expectVerdict('disallowed', 3);
  await screen.tab('Compare').click();
  await expect.element(summary).toHaveTextContent(/\b6 of \d+ verdicts change/);
  await expectText(added, 'Disallow: /shop/cart');
});

test('a share link becomes the second version, and an unusable one shows the reason', async () => {
  await openCompare({ text: present, url });
  await compareScreen.choose('A share link');
  const field = dialog.getByRole('textbox', { name: 'Share link' });
  const refused = dialog.getByRole('alert');
  for (const [link, reason] of [
    ['https://example.com/#1.broken', 'This link is damaged.'],
    ['https://example.com/robots.txt', "This isn't a share link."],
    ['https://example.com/?crawler=gptbot', 'This link has no robots.txt.'],
  ] as const) {
    await field.fill(link);
    await dialog.getByRole('button', { name: 'Compare' }).click();
    await expect.element(refused).toHaveTextContent(reason);
    await expect.element(field).toHaveFocus();
  }
  await field.fill(`https://example.com/#${await codeOf({ text: old })}`);
  await press('Enter');
  await expectText(version('Before'), /^From a link\s?4 lines$/);
  await expect.element(summary).toHaveTextContent('10 become blocked, 10 become allowed');
});

/** The crawlers named in Cloudflare's block. */
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

test('a CDN’s AI block is added to the file, and its comparison follows edits', async () => {
  const tester = await openCompare({ text: present, url });
  await compareScreen.choose("This file with Cloudflare's AI block");
  await expect.element(version('After')).toHaveTextContent(/With AI block\s?Cloudflare/);
  await expect.element(summary).toHaveTextContent('become blocked');
  await expect.poll(compareScreen.rows).not.toHaveLength(0);
  const rows = await compareScreen.rows();
  expect(rows[0]).toMatch(/^\/ \| GPTBot \| Allowed no rule matches \| Blocked by line \d+$/);
  expect(rows.some((row) => row.includes('Googlebot'))).toBe(false);
  // Crawlers named in the block are compared even without a column in the table.
  await expect
    .element(view)
    .toHaveTextContent('Compared for Googlebot, Bingbot, GPTBot, Amazonbot, Applebot-Extended,');
  expect(rows.some((row) => row.includes(' | ClaudeBot | '))).toBe(true);
  await expect
    .element(view.getByRole('link', { name: 'Source' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/developers\.cloudflare\.com\//));
  await userEvent.selectOptions(compareScreen.crawler, 'CCBot');
  await expect.poll(() => compareScreen.rows()).toHaveLength(3);
  await table.getByRole('button', { name: '/', exact: true }).click();
  await expect.element(screen.crawler).toHaveValue('CCBot');
  await screen.tab('Compare').click();
  const named = blockedByCdn.map((name) => `User-agent: ${name}\n`).join('');
  openText(tester, `${present}${named}Disallow: /\n`);
  await expect.element(summary).toHaveTextContent(/^No change found in [\d,]+ checks \(/);
  await compareScreen.choose('Stop comparing');
  await expectText(summary, 'Choose a second version: open a file, or paste its text.');
  await expect.element(summary).toHaveFocus();
});

test('a closed dialog returns the focus', async () => {
  await openCompare({ text: present, url });
  await compareScreen.choose('Paste text');
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  dialog.getByRole('button', { name: 'Compare' }).element().focus();
  await press('Enter');
  await expectText(dialog.getByRole('alert'), 'Paste the text first.');
  await press('Escape');
  await expectHidden(dialog);
  await expect.element(button('Paste text')).toHaveFocus();
});

test('the same text shows no changes, with or without a final line end', async () => {
  await openCompare({ text: present, url });
  for (const same of [present, present.trimEnd()]) {
    await compareScreen.paste(same);
    await expectText(
      summary,
      "No change found in 30 checks (6 addresses built from both files' rules × 5 crawlers).",
    );
    await expect.element(diff).toHaveTextContent('Both texts have the same lines.');
  }
  await compareScreen.paste(present.replace('\nDisallow: /shop/cart\n', ''));
  await expectText(added, 'Disallow: /shop/cart');
  await expectCount(removed, 0);
});

test('a file with a line of 500,000 characters is compared by its verdicts only', async () => {
  await openCompare({ text: present, url });
  await compareScreen.paste(`User-agent: *\nDisallow: /${'a'.repeat(512_000)}`);
  await expect.element(summary).toHaveTextContent('become blocked, 2 become allowed');
  await expect.element(diff).toHaveAttribute('data-outcome', 'too-unlike');
});

test('the editor stays beside the texts, and the verdicts span both', async () => {
  await openCompare({ text: present, url });
  const { y: top } = boxOf(screen.editor);
  await compareScreen.paste(old);
  await expect.element(table).toBeVisible();
  const boxes = () =>
    [page.locate('#editor'), diff, table].map((part) => {
      const { x, y, width, height } = boxOf(part);
      return { x, y, width, height };
    });
  await expect.poll(() => boxOf(table).width).toBeGreaterThan(1400);
  const [editor, texts, verdicts] = boxes() as [DOMRect, DOMRect, DOMRect];
  expect(editor.x).toBe(0);
  expect(editor.y).toBeLessThanOrEqual(top);
  expect(texts.x).toBeGreaterThanOrEqual(editor.width);
  expect(texts.y + texts.height).toBeLessThanOrEqual(verdicts.y);
  expect(verdicts.y).toBeGreaterThan(editor.y + editor.height);
  await screen.goToEnd();
  await type('Disallow: /about');
  await expectText(added.last(), 'Disallow: /about');
  // Tab order matches the visual order: versions, texts, verdicts.
  (view.element() as HTMLElement).focus();
  for (const name of ['Change', 'Swap', 'Show all lines']) {
    await press('Tab');
    await expect.element(button(name)).toHaveFocus();
  }
  await screen.tab('Why').click();
  await expect.poll(() => boxOf(page.locate('#editor')).height).toBeGreaterThan(editor.height + 100);
  await screen.tab('Compare').click();
  await expect.poll(() => boxes()[0]).toEqual(editor);
  expect(boxOf(table).y).toBe(verdicts.y);
});

test('shows one text beside the editor, or two texts if there is enough width', async () => {
  await openCompare({ text: present, url });
  await compareScreen.paste(old);
  const texts = diff.locate('.cm-content');
  for (const [width, height, shown] of [
    [1440, 900, 1],
    [820, 1180, 2],
    [820, 900, 2],
    [1440, 700, 2],
  ] as const) {
    await page.viewport(width, height);
    await expectCount(texts, shown);
  }
});

test('on a phone, changes are blocks above one merged text, and nothing is wider than the page', async () => {
  await showOn('phone');
  await openCompare({ text: present, url });
  await compareScreen.paste(old);
  await expect.element(summary).toHaveTextContent('20 of 45 verdicts change');
  const [first] = await compareScreen.rows();
  expect(first).toBe(
    '/beta/ | CrawlerGooglebot | Pasted textBlocked by line 3 | This fileAllowed no rule matches',
  );
  await expectText(added, 'Disallow: /shop/cart');
  await expectAccessible(view.element());
  await page.viewport(320, 844);
  expect(screen.scrollsSideways()).toBe(false);
});

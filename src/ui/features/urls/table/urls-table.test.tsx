import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asForAll } from '../../../../messages';
import type { Tester } from '../../../../store/tester';
import { expectAccessible } from '../../../testdata/accessibility';
import { expectText, screen, showOn } from '../../../testdata/screen';
import {
  focusOn,
  importText,
  mountUrls,
  openList,
  openTestFile,
  shop,
  textsOf,
  urlsPage as urls,
} from '../../../testdata/urls-page';

const SHOP_URLS = ['/search?q=boots', '/shop', '/shop/shoes', '/about'];

/** Returns whether an element is in the visible part of the table. */
function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const box = (urls.grid.element().parentElement as Element).getBoundingClientRect();
  return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
}

function expectInSight(locator: ReturnType<typeof urls.row>): Promise<void> {
  return expect.poll(() => locator.elements().every(isInSight) && locator.length).toBe(1);
}

test('a list shows its URLs with the verdict and line for each crawler, and the expectation', async () => {
  await mountUrls(shop);
  await urls.expectCrawlers(['Googlebot', 'Bingbot', 'GPTBot']);
  await urls.expectUrls(SHOP_URLS);
  await expect.element(urls.grid).toHaveAttribute('aria-rowcount', '5');
  const cells = (place: number) => textsOf(urls.row(place).locate('[data-column]')).slice(1);
  expect(cells(0)).toEqual(['Allowed', 'BlockedL2', 'BlockedL11', 'Blocked', 'fail']);
  expect(cells(1)).toEqual(['BlockedL7', 'Allowed', 'BlockedL11', 'By crawler', 'pass']);
  expect(cells(2)).toEqual(['AllowedL6', 'Allowed', 'BlockedL11', 'Not set', '–']);
  await expectText(urls.cell(2, 1).getByTitle('line 6'), 'L6');
  const differs = urls.cell(0, 0).getByTitle('The chosen crawlers get different results.');
  await expect.element(differs).toBeVisible();
  await expectAccessible();
});

test('a cell shows the same verdict as the page, and a click tests its URL and crawler', async () => {
  await mountUrls(shop);
  for (const [place, column] of [
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 1],
    [3, 3],
  ] as const) {
    const [text = ''] = textsOf(urls.cell(place, column));
    const [, word, line] = /^(Allowed|Blocked)(?:L(\d+))?$/.exec(text) ?? [];
    expect(word, text).toBeDefined();
    await urls.cell(place, column).click();
    await screen.expectVerdict(word === 'Allowed' ? 'allowed' : 'disallowed', Number(line ?? 0));
    await expect.element(page.locate('#panel-why')).toBeVisible();
    await expect.element(screen.url).toHaveValue(SHOP_URLS[place]);
    await urls.tab.click();
  }
  await expect.element(screen.crawler).toHaveValue('GPTBot');
});

test('heads sort, and the third press restores the list order', async () => {
  await mountUrls(shop);
  for (const [order, expected] of [
    ['ascending', ['/about', '/search?q=boots', '/shop', '/shop/shoes']],
    ['descending', ['/shop/shoes', '/shop', '/search?q=boots', '/about']],
    ['none', SHOP_URLS],
  ] as const) {
    await urls.sortBy('URL');
    await expect.element(urls.head('URL')).toHaveAttribute('aria-sort', order);
    await urls.expectUrls(expected);
  }
  await urls.sortBy('Bingbot');
  await urls.sortBy('Bingbot');
  await expectText(urls.url(0), '/search?q=boots');
});

test('arrows move by cell, Enter tests the cell, and going back returns to the same cell', async () => {
  await mountUrls(shop);
  await urls.search.click();
  expect(urls.grid.locate('[tabindex="0"][data-column]').length).toBe(1);
  await focusOn(urls.cell(0, 0));
  for (const [key, place] of [
    ['{ArrowDown}', '1:0'],
    ['{ArrowRight}', '1:1'],
    ['{End}', '1:5'],
    ['{Home}', '1:0'],
    ['{Control>}{End}{/Control}', '3:5'],
    ['{ArrowDown}', '3:5'],
    ['{Control>}{Home}{/Control}', '0:0'],
    ['{ArrowUp}', '-1:0'],
    ['{ArrowDown}', '0:0'],
    ['{PageDown}', '3:0'],
    ['{PageUp}', '0:0'],
    ['{ArrowDown}', '1:0'],
    ['{ArrowRight}', '1:1'],
    ['{ArrowRight}', '1:2'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(urls.focused(), key).toBe(place);
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.crawler).toHaveValue('Bingbot');
  await screen.expectVerdict('allowed', 0);
  await expect.element(screen.tab('Why')).toHaveFocus();
  await urls.tab.click();
  await expect.element(urls.cell(1, 2)).toHaveAttribute('tabindex', '0');
});

test('Ctrl+C copies the URL of a row', async () => {
  await mountUrls(shop);
  await focusOn(urls.cell(1, 2));
  await userEvent.keyboard('{ControlOrMeta>}c{/ControlOrMeta}');
  await expectText(urls.lastAction, 'Copied');
  expect(await navigator.clipboard.readText()).toBe('/shop');
});

test('the expectation is set by keys and checked immediately and on every edit', async () => {
  await mountUrls(shop, { isWhole: true });
  await focusOn(urls.cell(3, 4));
  await userEvent.keyboard('{Enter}');
  const menu = page.getByRole('menu', { name: 'Expected' });
  await expect.element(urls.menuChoice('Not set')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(urls.menuChoice('By crawler…')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(urls.menuChoice('Not set')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
  await urls.expectCell(3, 4, 'Allowed');
  await urls.expectCell(3, 5, 'fail');
  await expect.element(urls.cell(3, 4)).toHaveFocus();
  await expect.element(urls.counted('Fail', 2)).toBeVisible();
  // This edit allows GPTBot to crawl the URL.
  await focusOn(screen.editor);
  await userEvent.keyboard('{ControlOrMeta>}{End}{/ControlOrMeta}Allow: /about{Enter}');
  await urls.expectCell(3, 3, 'AllowedL12');
  await urls.expectCell(3, 5, 'pass');
  await expect.element(urls.counted('Fail', 1)).toBeVisible();
  await urls.expectRow(3, 'Not set');
  await urls.expectCell(3, 5, '–');
  await expect.element(urls.counted('Not set', 2)).toBeVisible();
});

test('expectations are set for one crawler, then for all again', async () => {
  await mountUrls(shop);
  await urls.cell(3, 4).click();
  await urls.menuChoice('By crawler…').click();
  await expectText(urls.dialog.getByRole('heading'), 'What do you expect of /about?');
  await userEvent.selectOptions(urls.dialog.getByLabelText('All crawlers'), 'Allowed');
  await userEvent.selectOptions(urls.dialog.getByLabelText('GPTBot'), 'Blocked');
  await userEvent.keyboard('{Escape}');
  await urls.expectCell(3, 4, 'By crawler');
  await urls.expectCell(3, 5, 'pass');
  await expect.element(urls.cell(3, 4)).toHaveFocus();
  await urls.expectRow(3, 'Blocked');
  await urls.expectCell(3, 4, 'Blocked');
  await urls.expectCell(3, 5, 'fail');
});

test('a crawler’s own expectation shows even if it equals the one for all', async () => {
  await mountUrls(shop);
  await urls.expectRow(3, 'Allowed');
  await urls.expectCell(3, 4, 'Allowed');
  await expect.element(urls.cell(3, 4)).not.toHaveAttribute('title');
  await urls.cell(3, 4).click();
  await urls.menuChoice('By crawler…').click();
  const own = urls.dialog.getByLabelText('GPTBot');
  await expect.element(own).toHaveValue('');
  await userEvent.selectOptions(own, 'Allowed');
  await userEvent.keyboard('{Escape}');
  await urls.expectCell(3, 4, 'By crawler');
  await expect.element(urls.cell(3, 4)).toHaveAttribute('title', 'GPTBot: Allowed. All others: Allowed.');
  await urls.cell(3, 4).click();
  await expect.element(urls.menuChoice('By crawler…')).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(own).toHaveValue('allowed');
  await userEvent.selectOptions(own, asForAll('allowed'));
  await userEvent.keyboard('{Escape}');
  await urls.expectCell(3, 4, 'Allowed');
});

test('a choice in the menu applies to the URL that the menu was opened for, even if another list has replaced it', async () => {
  const tester = await mountUrls({ ...shop, urls: ['/one', '/two', '/three'] });
  await urls.cell(1, 4).click();
  await replaceList(tester, ['/four', '/five', '/two']);
  await urls.menuChoice('Blocked').click();
  await urls.expectCell(2, 4, 'Blocked');
  await urls.expectCell(1, 4, 'Not set');
  await urls.cell(2, 4).click();
  await replaceList(tester, ['/six', '/seven', '/eight']);
  await urls.menuChoice('Allowed').click();
  await expectText(urls.lastAction, 'Nothing was set: /two is no longer in the list.');
  await expect.element(urls.counted('Not set', 3)).toBeVisible();
});

test('a choice in the dialog applies to the URL that the dialog was opened for, even if another list has replaced it', async () => {
  const tester = await mountUrls({ ...shop, urls: ['/one', '/two', '/three'] });
  await urls.cell(0, 4).click();
  await urls.menuChoice('By crawler…').click();
  const choice = urls.dialog.getByLabelText('All crawlers');
  await expect.element(choice).toBeVisible();
  await replaceList(tester, ['/four', '/five']);
  await userEvent.selectOptions(choice, 'Allowed');
  const refusal = 'Nothing was set: /one is no longer in the list.';
  await expectText(urls.dialog.getByRole('alert'), refusal);
  await expect.element(choice).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expectText(urls.lastAction, refusal);
  await expect.element(urls.counted('Not set', 2)).toBeVisible();
});

/** Imports a list that replaces the current one, as an earlier import may do when it ends. */
async function replaceList(tester: Tester, list: readonly string[]): Promise<void> {
  await importText(tester, list.join('\n'), true);
  await urls.expectUrls(list);
}

test('an open menu or dialog disappears with the view and blocks nothing', async () => {
  const tester = await mountUrls(shop);
  const openOther = async (url: string) => {
    await openTestFile(tester, { text: shop.text, urls: [url] });
    await expect.element(screen.tab('Why')).toHaveAttribute('aria-selected', 'true');
  };
  await urls.cell(3, 4).click();
  await expect.element(page.getByRole('menu', { name: 'Expected' })).toBeVisible();
  await openOther('/one');
  await focusOn(urls.tab);
  await userEvent.keyboard('{Enter}');
  await expectText(urls.url(0), '/one');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await urls.cell(0, 4).click();
  await urls.menuChoice('By crawler…').click();
  await expect.element(urls.dialog).toBeVisible();
  await openOther('/two');
  await urls.tab.click();
  await expectText(urls.url(0), '/two');
  await expect.element(urls.dialog).not.toBeInTheDocument();
});

test('with 5,000 URLs, a key or the scroll bar reaches the last row, and only visible rows are rendered', async () => {
  await mountUrls({ ...shop, urls: Array.from({ length: 5_000 }, (_, number) => `/p${number}`) });
  await focusOn(urls.cell(0, 0));
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
  await expectText(urls.url(4_999), '/p4999');
  await expectInSight(urls.row(4_999));
  await expect.element(urls.cell(4_999, 0)).toHaveFocus();
  await expect.element(urls.row(4_999)).toHaveAttribute('aria-rowindex', '5001');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect.element(urls.cell(0, 0)).toHaveFocus();
  const box = urls.grid.element().parentElement as HTMLElement;
  box.scrollTo(0, box.scrollHeight);
  await expectText(urls.url(4_999), '/p4999');
  // The cell with the focus stays mounted outside the visible part.
  await expect.element(urls.cell(0, 0)).toHaveFocus();
  box.scrollTo(0, box.scrollHeight / 2);
  await expectText(urls.url(2_500), '/p2500');
  await expectInSight(urls.row(2_500));
  expect(urls.grid.getByRole('row').length).toBeLessThan(60);
  // The scroll position is restored after another view was shown.
  await screen.tab('Why').click();
  await expect.element(urls.grid).not.toBeInTheDocument();
  await urls.tab.click();
  await expectInSight(urls.row(2_500));
  await focusOn(urls.cell(0, 0));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(urls.cell(1, 0)).toHaveFocus();
  await expectInSight(urls.row(1));
});

test('with 50 crawlers, only the visible cells are rendered, and keys reach the others', async () => {
  const letter = (number: number) => String.fromCharCode(65 + number);
  const crawlers = Array.from(
    { length: 50 },
    (_, number) => `Bot${letter(number / 26)}${letter(number % 26)}`,
  );
  await mountUrls({ ...shop, crawlers });
  expect(urls.row(0).locate('[role=gridcell]').length).toBeLessThan(40);
  await focusOn(urls.cell(0, 0));
  await userEvent.keyboard('{End}');
  await expect.element(urls.cell(0, 52)).toHaveFocus();
  await expectInSight(urls.cell(0, 52));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(urls.cell(0, 50)).toHaveFocus();
  await urls.expectCell(0, 50, 'BlockedL2');
  await expectInSight(urls.url(0));
  await userEvent.keyboard('{Home}');
  await expect.element(urls.cell(0, 0)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(urls.cell(0, 1)).toHaveFocus();
  await expectInSight(urls.cell(0, 1));
  // The cell is visible in its whole width: the sticky URL column doesn't cover it.
  const left = () => urls.cell(0, 1).element().getBoundingClientRect().left;
  await expect.poll(left).toBeGreaterThanOrEqual(urls.cell(0, 0).element().getBoundingClientRect().right - 1);
});

test('when a row leaves the filter, the focus stays in the table', async () => {
  await mountUrls({
    ...shop,
    urls: [
      { url: '/about', expected: 'blocked' },
      { url: '/cart', expected: 'allowed' },
    ],
  });
  await urls.filter('Fail');
  await urls.expectUrls(['/about', '/cart']);
  await focusOn(urls.cell(1, 4));
  await userEvent.keyboard('{Enter}');
  await urls.menuChoice('Not set').click();
  await urls.expectUrls(['/about']);
  await expect.element(urls.cell(0, 4)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await urls.menuChoice('Not set').click();
  await expect.element(urls.view).toHaveTextContent('No expectation fails.');
  await expect.element(urls.clearFilter).toHaveFocus();
});

test('axe finds nothing in the menu and the dialog of expectations', async () => {
  await mountUrls(shop);
  await urls.cell(3, 4).click();
  await expect.element(page.getByRole('menu', { name: 'Expected' })).toBeVisible();
  await expectAccessible();
  await urls.menuChoice('By crawler…').click();
  await expect.element(urls.dialog).toBeVisible();
  await expectAccessible();
});

test('the table shows which URLs a file at a given address applies to', async () => {
  await mountUrls({
    ...shop,
    robotsUrl: 'https://example.com/robots.txt',
    urls: ['/about', 'https://example.com/cart', 'https://other.example/cart', 'http://example.com/cart'],
  });
  await expectText(urls.grid.getByRole('columnheader').first(), 'URL on example.com');
  await urls.expectUrls(['/about', '/cart', 'https://other.example/cart', 'http://example.com/cart']);
  await urls.expectCell(1, 2, 'BlockedL3');
  await urls.expectCell(2, 2, 'Not this file');
  await urls.filterMore('Not by this file 2');
  await urls.expectUrls(['https://other.example/cart', 'http://example.com/cart']);
});

test('on a phone, rows are blocks and nothing scrolls sideways', async () => {
  await showOn('phone');
  const tester = await mountUrls(shop);
  for (const width of [390, 320]) {
    await page.viewport(width, 844);
    await openList(tester, shop);
    await expect.element(urls.row(0)).toHaveTextContent('Googlebot');
    await urls.expectCell(0, 4, 'fail: expected Blocked for Googlebot');
    await urls.expectCell(1, 4, 'pass: expected for each crawler');
    expect(screen.scrollsSideways()).toBe(false);
    expect(urls.row(0).element().getBoundingClientRect().width).toBeLessThanOrEqual(width);
    for (const cell of urls.row(0).locate('[aria-colindex]:not([role=rowheader])').elements())
      expect(cell.getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
    await expectAccessible();
    await urls.expectRow(3, 'Blocked');
    await urls.expectCell(3, 4, 'fail: expected Blocked for Googlebot and 1 other');
    await urls.cell(0, 2).click();
    await expect.element(screen.tab('Why')).toHaveAttribute('aria-selected', 'true');
    await screen.expectVerdict('disallowed', 2);
  }
});

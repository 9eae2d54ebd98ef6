import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.beforeEach(({ tester }) => tester.start());

/** What has the focus, by its name. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label = document.getElementById(element?.getAttribute('aria-labelledby') ?? '');
    return element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '';
  });
}

/** The next stops of the Tab key. */
async function nextStops(page: Page, count: number): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < count) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  return stops;
}

test('from the start of the page to an answer', { tag: '@firefox' }, async ({ tester, page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the question' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(tester.crawler).toBeFocused();
  await page.keyboard.type('googlebot-image');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tester.crawler).toHaveValue('Googlebot-Image');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(tester.url).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('/photos/cat.jpg');
  await tester.expectVerdict('allowed', 15);
  await page.keyboard.press('Tab');
  await expect(tester.verdict.getByRole('link', { name: 'line 15' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Allow: /photos/');
});

test('the order of the Tab key', async ({ tester, page }) => {
  const comparison = 'RFC 9309, Bing and Yandex would say the same';
  await expect(tester.otherReaders).toHaveText(comparison);
  expect(await nextStops(page, 17)).toEqual([
    'Skip to the question',
    'Skip to the editor',
    'Open',
    'Share link',
    'Embed',
    'Theme: system',
    'Help',
    'Crawler',
    'URL to test',
    'line 12',
    comparison,
    'Why',
    'Fetch',
    'Simulate',
    'robots.txt',
    'Width of the editor',
    // The panel, which scrolls.
    'Why',
  ]);
});

test('the tabs are one stop, arrows move and show', { tag: '@all' }, async ({ tester, page }) => {
  const tabs = page.getByRole('tablist', { name: 'Views' }).getByRole('tab');
  await expect(tabs).toHaveText(['Why', 'Crawlers', 'URLs', 'Compare', /^Problems/, 'Engines']);
  const expectShown = async (name: string) => {
    const tab = page.getByRole('tab', { name });
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveText([new RegExp(`^${name}`)]);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  };
  await tabs.first().focus();
  for (const [key, name] of [
    ['ArrowRight', 'Crawlers'],
    ['ArrowRight', 'URLs'],
    ['ArrowRight', 'Compare'],
    ['ArrowRight', 'Problems'],
    ['ArrowRight', 'Engines'],
    ['ArrowRight', 'Why'],
    ['ArrowLeft', 'Engines'],
    ['ArrowLeft', 'Problems'],
    ['ArrowLeft', 'Compare'],
    ['ArrowLeft', 'URLs'],
    ['ArrowLeft', 'Crawlers'],
    ['Home', 'Why'],
    ['End', 'Engines'],
  ] as const) {
    await test.step(`${key} to ${name}`, async () => {
      await page.keyboard.press(key);
      await expectShown(name);
    });
  }
  // From there over the file into the view that is shown.
  await expect(tester.reader('google').getByRole('link')).toBeVisible();
  expect(await nextStops(page, 5)).toEqual([
    'Fetch',
    'Simulate',
    'robots.txt',
    'Width of the editor',
    'Engines',
  ]);
  await page.keyboard.press('Tab');
  await expect(tester.readBy).toBeFocused();
  // And back again, to the tab of that view.
  for (let i = 0; i < 6; i++) await page.keyboard.press('Shift+Tab');
  await expectShown('Engines');
});

test('Simulate is opened and left by keyboard', { tag: '@all' }, async ({ tester, page, browserName }) => {
  await tester.simulate.focus();
  await page.keyboard.press('Enter');
  await expect(tester.simulate).toHaveAttribute('aria-expanded', 'true');
  // The chosen answer, with the address before it and what belongs to the answer behind it.
  const chosen = tester.simulation.getByRole('radio', { name: 'As it is, 200' });
  await expect(chosen).toBeFocused();
  // Firefox stops at the list itself too, because it scrolls.
  const stops = browserName === 'firefox' ? 2 : 1;
  for (let i = 0; i < stops; i++) await page.keyboard.press('Shift+Tab');
  await expect(tester.simulation.getByRole('textbox', { name: 'Address of this robots.txt' })).toBeFocused();
  for (let i = 0; i < stops; i++) await page.keyboard.press('Tab');
  await expect(chosen).toBeFocused();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  await expect(tester.simulation.getByRole('radio', { name: 'More than 5 redirects' })).toBeChecked();
  await tester.expectVerdict('allowed', 0, /More than 5 redirects count as no file/);
  await page.keyboard.press('Escape');
  await expect(tester.simulation).toBeHidden();
  await expect(tester.simulate).toBeFocused();
  await expect(tester.simulate).toHaveAttribute('aria-expanded', 'false');
  // Over Fetch to Stop.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await tester.expectVerdict('disallowed', 12);
});

test('the second skip link goes to the editor, Tab leaves it', { tag: '@all' }, async ({ tester, page }) => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the editor' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(tester.editor).toBeFocused();
  const before = await tester.version();
  await page.keyboard.press('Tab');
  await expect(tester.editor).not.toBeFocused();
  expect(await focused(page)).toBe('Width of the editor');
  await page.keyboard.press('Shift+Tab');
  await expect(tester.editor).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tester.simulate).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Fetch');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: 'Why' })).toBeFocused();
  expect(await tester.version()).toBe(before);
});

test('Ctrl+K goes to the crawler from anywhere', { tag: '@all' }, async ({ tester, page }) => {
  for (const from of [tester.editor, tester.url]) {
    await from.focus();
    await page.keyboard.press('Control+k');
    await expect(tester.crawler).toBeFocused();
  }
  await page.keyboard.type('bing');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(tester.crawler).toHaveValue('Googlebot');
  await tester.expectVerdict('disallowed', 12);
});

test('what was typed as crawler counts when the field is left', { tag: '@all' }, async ({ tester, page }) => {
  await tester.crawler.focus();
  await page.keyboard.type('GPTBot');
  await page.keyboard.press('Tab');
  await expect(tester.crawler).toHaveValue('GPTBot');
  await tester.expectVerdict('disallowed', 20);
});

test('the Open menu', { tag: '@all' }, async ({ tester, page }) => {
  const button = page.getByRole('button', { name: 'Open', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Open' });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'From a site…' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(tester.source).not.toContainText('Example: A shop');
});

test('the help dialog', { tag: '@all' }, async ({ page }) => {
  const button = page.getByRole('button', { name: 'Help' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('Alt+J and Alt+K go through the matching rules', { tag: '@all' }, async ({ tester, page }) => {
  await tester.url.focus();
  const stops: (string | null)[] = [];
  for (const key of ['j', 'j', 'j', 'j', 'j', 'k']) {
    await page.keyboard.press(`Alt+${key}`);
    await expect(tester.editor).toBeFocused();
    stops.push(await tester.caretLine());
  }
  expect(stops).toEqual([
    'Disallow: /shop/cart',
    'Allow: /shop/',
    'Disallow: /*?x=',
    'Disallow: /shop',
    'Disallow: /shop/cart',
    'Disallow: /shop',
  ]);
});

test('a comment, and undo', { tag: '@all' }, async ({ tester, page }) => {
  await tester.verdict.getByRole('link', { name: 'line 12' }).click();
  await page.keyboard.press('ControlOrMeta+/');
  await expect(tester.line('# Disallow: /shop/cart')).toBeVisible();
  await tester.expectVerdict('allowed', 10);
  await page.keyboard.press('ControlOrMeta+/');
  await tester.expectVerdict('disallowed', 12);
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await tester.expectVerdict('allowed', 10);
  await page.keyboard.press('ControlOrMeta+z');
  await tester.expectVerdict('disallowed', 12);
  await page.keyboard.press('ControlOrMeta+y');
  await tester.expectVerdict('allowed', 10);
});

test('nothing is closed or indented by itself', { tag: '@all' }, async ({ tester, page }) => {
  await tester.chooseFromMenu('Empty file');
  await tester.editor.focus();
  await page.keyboard.type('  User-agent: *\n("[{');
  await expect(tester.editor.locator(':scope > div')).toHaveText(['  User-agent: *', '("[{']);
  await expect(tester.editor).toHaveAttribute('spellcheck', 'false');
});

test('plain search', { tag: '@all' }, async ({ tester, page }) => {
  await tester.editor.focus();
  await page.keyboard.press('ControlOrMeta+f');
  const search = page.getByRole('search');
  const field = search.getByRole('textbox', { name: 'Find in the file' });
  await expect(field).toBeFocused();
  await page.keyboard.type('googlebot');
  await expect(search.getByRole('status')).toHaveText('4 matches');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await search.getByRole('checkbox', { name: 'Match case' }).check();
  await expect(search.getByRole('status')).toHaveText('1 match');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('s.op');
  await expect(search.getByRole('status')).toHaveText('0 matches');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('/*?');
  await expect(search.getByRole('status')).toHaveText('2 matches');
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await expect(tester.editor).toBeFocused();
  await tester.expectVerdict('disallowed', 12);
});

test('groups fold', { tag: '@all' }, async ({ tester, page }) => {
  await tester.line('User-agent: GPTBot').click();
  await page.keyboard.press('Control+Shift+BracketLeft');
  await expect(tester.line('User-agent: CCBot')).toHaveCount(0);
  await expect(tester.editor.getByTitle('Unfold this group')).toBeVisible();
  await page.keyboard.press('Control+Shift+BracketRight');
  await expect(tester.line('User-agent: CCBot')).toBeVisible();
  // A link to a folded line opens the fold.
  await tester.line('User-agent: Googlebot').click();
  await page.keyboard.press('Control+Shift+BracketLeft');
  await expect(tester.line('Disallow: /shop/cart')).toHaveCount(0);
  await tester.verdict.getByRole('link', { name: 'line 12' }).click();
  await expect(tester.line('Disallow: /shop/cart')).toBeVisible();
  expect(await tester.caretLine()).toBe('Disallow: /shop/cart');
});

test('typing never moves the focus', { tag: '@all' }, async ({ tester, page }) => {
  for (const field of [tester.url, tester.crawler, tester.editor]) {
    await field.focus();
    await page.keyboard.type('/x');
    await expect(field).toBeFocused();
  }
});

test('what other readers say moves no focus when it comes', { tag: '@all' }, async ({ tester, page }) => {
  for (const view of ['Why', 'Crawlers', 'Engines']) {
    await test.step(view, async () => {
      await tester.chooseFromMenu(/^A shop/);
      await page.getByRole('tab', { name: view }).click();
      await expect(tester.otherReaders).toHaveText('RFC 9309, Bing and Yandex would say the same');
      await tester.goToEnd();
      await page.keyboard.type('\nUser-agent: Googlebot\n\nAllow: /shop/cart?x=1');
      await expect(tester.otherReaders).toHaveText('≠Yandex would decide otherwise');
      await expect(tester.editor).toBeFocused();
      expect(await tester.caretLine()).toBe('Allow: /shop/cart?x=1');
    });
  }
});

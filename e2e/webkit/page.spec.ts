import { Key } from 'selenium-webdriver';
import { expect, test } from './test';

test.beforeEach(async ({ webKit, baseURL }) => {
  await webKit.open(`${baseURL}/`);
  await webKit.expectVerdict('disallowed', 12);
  // Waits for the combobox, which replaces a plain field.
  await webKit.element('[role=combobox][aria-label="Crawler"]');
});

test('answers about a file typed into the editor', async ({ webKit }) => {
  await webKit.writeFile('User-agent: *', 'Disallow: /', 'Allow: /shop');
  await webKit.expectFile('User-agent: *', 'Disallow: /', 'Allow: /shop');
  // The example's URL was removed with the example.
  await webKit.write('URL to test', '/shop/cart');
  await webKit.expectVerdict('allowed', 3);
});

test('answers for another crawler and another URL', async ({ webKit }) => {
  await webKit.write('Crawler', 'GPTBot', Key.ENTER);
  await webKit.expectVerdict('disallowed', 20);
  await webKit.write('Crawler', 'Googlebot', Key.ENTER);
  await webKit.write('URL to test', 'https://example.com/');
  await webKit.expectVerdict('allowed', 0);
});

test('shows every view', async ({ webKit }) => {
  for (const [tab, text] of [
    ['Crawlers', /\d{3} crawlers/],
    ['URLs', 'Paste URLs'],
    ['Compare', 'Paste text'],
    ['Problems', 'Disalow'],
    ['Why', 'Disallow: /shop/cart'],
  ] as const) {
    await webKit.press(tab);
    await webKit.expectText(`#panel-${tab.toLowerCase()}`, text);
  }
});

test('a link brings file and question back', async ({ webKit }) => {
  await webKit.writeFile('User-agent: *', 'Disallow: /a');
  await webKit.write('Crawler', 'Bingbot', Key.ENTER);
  await webKit.write('URL to test', '/a');
  await webKit.expectVerdict('disallowed', 2);
  await webKit.press('Share link');
  const field = await webKit.element('dialog input[readonly]');
  await expect.poll(() => field.getAttribute('value')).toContain('#1.');
  const link = (await field.getAttribute('value')) ?? '';
  await webKit.open('about:blank');
  await webKit.open(link);
  await webKit.expectVerdict('disallowed', 2);
  await webKit.expectFile('User-agent: *', 'Disallow: /a');
});

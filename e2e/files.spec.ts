import { expect, test } from './support/shared-page';
import { robotsFile } from './support/tester-page';

test.beforeEach(({ tester }) => tester.start());

test('the file dialog opens a file', { tag: '@chromium-only' }, async ({ tester, page }) => {
  await tester.testUrl('/shop/cart');
  const chooser = page.waitForEvent('filechooser');
  await tester.chooseFromMenu(/^File…/);
  await (await chooser).setFiles({
    ...robotsFile('User-agent: *\nDisallow: /shop\n'),
    name: 'my-robots.txt',
  });
  await expect(tester.source).toHaveText('my-robots.txtmy-robots.txt opened: 3 lines, no problems.');
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.line('Disallow: /shop')).toHaveAttribute('data-rule', 'won');
});

test('a file dropped anywhere is read as bytes, and the page asks for a URL of its site', async ({
  tester,
}) => {
  await tester.drop(
    'dropped.txt',
    Buffer.from('\uFEFFUser-agent: *\r\nDisallow: /shop\r\nSitemap: https://my-shop.test/map.xml\r\n'),
  );
  await expect(tester.source).toHaveText(
    'dropped.txtfor my-shop.test, see line 3dropped.txt opened: 4 lines, no problems.',
  );
  await expect(tester.facts).toHaveText(/UTF-8 with BOMCRLF(?:No problems|\d+ (?:error|warning|tip)s?.*)$/);
  await expect(tester.url).toBeFocused();
  await expect(tester.url).toHaveValue('');
  await expect(tester.url).toHaveAttribute('placeholder', 'Page on my-shop.test, for example /shop');
  await tester.expectVerdict('none', 0, 'Which page?');
  await expect(tester.announcement).toHaveText(
    'dropped.txt opened: 4 lines, no problems. Enter a page on my-shop.test to test.',
  );
  await tester.testUrl('/shop/cart');
  await tester.expectVerdict('disallowed', 2);
});

test('a line of 10 MB opens, and 5 MB can be pasted over it', { tag: '@all' }, async ({ tester, page }) => {
  test.slow();
  await test.step('open', async () => {
    const head = 'User-agent: *\nDisallow: /shop\nDisallow: /';
    await tester.open(head + 'a'.repeat(10_000_000 - head.length));
    await tester.expectVerdict('disallowed', 2);
    await expect(tester.facts).toContainText('9.5 MiB of 500 KiB');
    await expect(tester.source).toContainText('Google ignores everything after byte 512,000, at line 3.');
    const before = await tester.version();
    await tester.editor.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('#');
    await tester.expectNewerThan(before);
    await tester.expectVerdict('allowed', 0);
  });
  await test.step('paste', async () => {
    const line = 'Disallow: /some/path/of/no/interest\n';
    const text = `User-agent: *\nDisallow: /shop\n${line.repeat(Math.ceil(5_000_000 / line.length))}# end`;
    await tester.pasteOverAll(text);
    await tester.expectVerdict('disallowed', 2);
    await expect(tester.facts).toContainText('4.8 MiB of 500 KiB');
    await expect(tester.facts).toContainText('138,892 lines');
    await tester.goToEnd();
    await expect(tester.line('# end')).toBeVisible();
  });
});

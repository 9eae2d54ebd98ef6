import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { firstRunExample } from '../../../catalogue';
import { openPage, openText } from '../../testdata/open-page';
import { expectCount, expectHidden, expectText, screen } from '../../testdata/screen';

const head = page.locate('[data-printed=head]');
const file = page.locate('[data-printed=file]');
const lines = file.locate(':scope > div');
const why = page.locate('#panel-why');
/** A rule that is folded on the screen. */
const folded = why.getByText('Disallow: /*?*session=');

const line = (number: number): Locator => lines.nth(number - 1);

/**
 * Starts a print as the browser does. Retries until the printed parts, which load after the page, are there.
 */
async function beginPrint(): Promise<void> {
  await expect
    .poll(() => {
      dispatchEvent(new Event('beforeprint'));
      return head.elements().length;
    })
    .toBe(1);
}

function endPrint(): void {
  dispatchEvent(new Event('afterprint'));
}

test('prints question, verdict, reasons and file, and leaves the page as it was', async () => {
  await openPage();
  const source = why.locate('summary').nth(1);
  await expect.element(source).toBeVisible();
  await beginPrint();
  await expectText(head.getByRole('heading'), 'Can Googlebot crawl https://example.com/shop/cart?x=1?');
  await expect.element(head).toHaveTextContent('No. Blocked by line 12: Disallow: /shop/cart');
  await expect
    .element(head)
    .toHaveTextContent(
      new RegExp(`Example: A shop · 31 lines · \\d+ rules · ${firstRunExample.text.length} B of 500 KiB`),
    );
  await expect.element(head).toHaveTextContent(/Printed \w+ \d+, \d{4} at \d+:\d\d/);
  await expect.element(folded).toBeVisible();
  await expectCount(lines, 31);
  await expectText(line(12), '12Disallow: /shop/cartwins · length 10');
  await expectText(line(10), '10Allow: /shop/matches · length 6');
  await expectText(line(9), '9User-agent: Googlebotfor Googlebot · part 1 of 2');
  await expectText(line(23), '23User-agent: googlebotfor Googlebot · part 2 of 2');
  await expectText(line(1), '1# robots.txt of example.com');
  endPrint();
  await expectCount(page.locate('[data-printed]'), 0);
  await expectHidden(folded);

  // Details that were open before stay open.
  await source.click();
  await beginPrint();
  endPrint();
  await expectCount(page.locate('[data-printed]'), 0);
  await expect.element(folded).toBeVisible();
});

test('prints markup as text, and bytes that are not UTF-8 as escapes', async () => {
  const tester = await openPage();
  openText(tester, 'User-agent: *\nDisallow: /<b>x</b><script>alert(1)</script>\udce9\n');
  await beginPrint();
  await expectText(line(2), /^2Disallow: \/<b>x<\/b><script>alert\(1\)<\/script>\\xE9/);
  await expectCount(file.locate('b, script'), 0);
});

test('says what is missing when it prints without a question or a file', async () => {
  await openPage();
  await screen.chooseFromMenu('Empty file');
  await screen.testUrl('');
  await beginPrint();
  await expect.element(head).toHaveTextContent('Add a robots.txt and a URL to get an answer.');
  await expectCount(file, 0);
});

test('stops after 5,000 lines and says how many are left', async () => {
  const tester = await openPage();
  openText(tester, `User-agent: *\n${'#\n'.repeat(6_272)}`);
  await screen.expectVerdict('allowed', 0);
  await beginPrint();
  await expectCount(lines, 5_000);
  await expect
    .element(file)
    .toHaveTextContent('Not printed: 1,273 more lines. Save the file to get all of it.');
});

test('cuts a long line, and says where crawlers stop reading', async () => {
  const tester = await openPage();
  openText(tester, `User-agent: *\nDisallow: /shop\n#${'a'.repeat(1_200_000)}\nAllow: /b`);
  await screen.expectVerdict('disallowed', 2);
  await beginPrint();
  await expectCount(lines, 3);
  await expect.element(file).toHaveTextContent(/aaa … \(a long line, cut here\)/);
  await expect.element(file).toHaveTextContent('Not printed: 1 more line.');
  await expect.element(file).toHaveTextContent('Reading stops here. The rest is ignored');
  expect(file.element().textContent.length).toBeLessThan(3_000);
});

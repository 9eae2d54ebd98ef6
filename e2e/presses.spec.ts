import type { Locator, Page } from '@playwright/test';
import { startLiveTester } from './support/live-tester';
import { expect, test } from './support/test';
import { TesterPage, write } from './support/tester-page';

/** Counts what a user does: clicks, keys, pastes. A typed text is one. */
class Presses {
  #count = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Returns the count, and starts again. */
  taken(): number {
    const count = this.#count;
    this.#count = 0;
    return count;
  }

  click(target: Locator): Promise<void> {
    this.#count += 1;
    return target.click();
  }

  /** Clicks the hint at the end of a line of the editor. */
  async hint(line: Locator): Promise<void> {
    await expect(line).toHaveAttribute('data-badge', /^Did you mean/);
    const { width } = await line.evaluate((element) => element.getBoundingClientRect());
    this.#count += 1;
    await line.click({ position: { x: width - 40, y: 8 } });
  }

  key(name: string): Promise<void> {
    this.#count += 1;
    return this.#page.keyboard.press(name);
  }

  type(field: Locator, text: string): Promise<void> {
    this.#count += 1;
    return write(field, text);
  }

  /** Pastes wherever the focus is, as the browser does on Ctrl+V. */
  async paste(text: string): Promise<void> {
    this.#count += 1;
    await this.#page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const target = document.activeElement ?? document.body;
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
      // Firefox ignores data passed to the constructor.
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      target.dispatchEvent(event);
    }, text);
  }
}

const MISTAKES = [
  ['Disalow: /cart', 'Disallow: /cart'],
  ['Disallow: search/', 'Disallow: /search/'],
  ['Disallow /admin/', 'Disallow: /admin/'],
] as const;
const SHOP = 'User-agent: *\nDisallow: /cart\nSitemap: https://my-shop.test/map.xml\n';

test('the main tasks take few presses', async ({ page, tester, context, browser, browserName }) => {
  const presses = new Presses(page);
  await tester.start();
  await test.step('a page of an own file: a paste, and a suggested page', async () => {
    await presses.paste(SHOP.replace('/cart', '/checkout'));
    await presses.click(tester.verdict.getByRole('button', { name: '/checkout', exact: true }));
    await tester.expectVerdict('disallowed', 2);
    expect(presses.taken()).toBe(2);
  });
  await test.step('three mistakes that change answers: the suggestion beside each, and its confirmation', async () => {
    await presses.paste(['User-agent: *', ...MISTAKES.map(([mistake]) => mistake), ''].join('\n'));
    presses.taken();
    for (const [mistake, right] of MISTAKES) {
      await presses.hint(tester.line(mistake));
      await presses.click(page.getByRole('button', { name: /^Block/, disabled: false }));
      await expect(tester.line(right)).toBeVisible();
    }
    expect(presses.taken()).toBe(6);
  });
  await test.step('a link to share: its button', async () => {
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await presses.click(page.getByRole('button', { name: 'Share link' }));
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Copied.');
    if (browserName === 'chromium')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#1\./);
    expect(presses.taken()).toBe(1);
  });
  await test.step('a page of a live site: its address, and Enter', async () => {
    const live = await startLiveTester({
      'my-shop.test': (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(SHOP),
    });
    const first = new TesterPage(await (await browser.newContext()).newPage());
    const visit = new Presses(first.page);
    await first.start(`${live.origin}/`);
    await visit.type(first.url, `${live.address('my-shop.test')}/cart`);
    await first.expectVerdict('none', 0, /^This example isn't for my-shop\.test/);
    await visit.key('Enter');
    await first.expectVerdict('disallowed', 2);
    expect(visit.taken()).toBe(2);
    await live.close();
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const PATIENCE = 8_000;
const stopped = 'The tester stopped several times on this text. Your text is kept.';

/** Puts a script in front of the worker's own, for the first `times` workers. `textIn(data)` holds all new text in a request. */
async function plantInWorker(page: Page, script: string, times = Number.POSITIVE_INFINITY): Promise<void> {
  const textIn = `const textIn = ({ open, transactions }) =>
    [typeof open?.source === 'string' ? open.source : '', ...(transactions ?? []).flat().map((edit) => edit[2])].join();`;
  let started = 0;
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const own = await response.text();
    started++;
    await route.fulfill({ response, body: started <= times ? `${textIn}${script}\n${own}` : own });
  });
}

/** A worker that throws on every text with the word, and answers nothing more. */
const throwsOnMarker = `self.addEventListener('message', (event) => {
  if (!textIn(event.data).includes('KILL')) return;
  event.stopImmediatePropagation();
  throw new Error('planted');
});`;

/** A worker that never answers to a text with the word, and tells the test that it was asked. */
const hangsOnMarker = `self.addEventListener('message', (event) => {
  if (!textIn(event.data).includes('KILL')) return;
  event.stopImmediatePropagation();
  new BroadcastChannel('hanging').postMessage('asked');
});`;

test('a worker killed by hand is started again', { tag: '@chromium-only' }, async ({ tester, page }) => {
  await page.clock.install();
  await tester.start();
  await tester.goToEnd();
  await page.keyboard.type('\n# kept');
  const [worker] = page.workers();
  await worker?.evaluate(() => self.close());
  await tester.askUrl('/shop/');
  await page.clock.fastForward(PATIENCE);
  await tester.expectVerdict('allowed', 10);
  await expect(tester.line('# kept')).toBeVisible();
  await tester.askUrl('/shop/cart');
  await tester.expectVerdict('disallowed', 12);
});

test('a worker that throws once is started again', async ({ tester, page }) => {
  await plantInWorker(page, throwsOnMarker, 1);
  await tester.start();
  await tester.goToEnd();
  await tester.paste('\n# KILL');
  await tester.goToEnd();
  await page.keyboard.type('\nUser-agent: Googlebot\nAllow: /shop/cart?x=1');
  await tester.expectVerdict('allowed', 34);
  await expect(tester.line('# KILL')).toBeVisible();
});

test('a text that kills the worker every time', async ({ tester, page }) => {
  await plantInWorker(page, throwsOnMarker);
  await tester.start();
  await tester.goToEnd();
  await tester.paste('\n# KILL');
  await expect(tester.source).toContainText(stopped);
  await tester.expectVerdict('none', 0, 'No answer: the tester stopped. Your text is kept.');
  await expect(tester.line('# KILL')).toBeVisible();

  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(tester.source).toContainText(stopped);

  await tester.goToEnd();
  for (let i = 0; i < 4; i++) await page.keyboard.press('Backspace');
  await page.keyboard.type('mended');
  await page.getByRole('button', { name: 'Start again' }).click();
  await tester.expectVerdict('disallowed', 12);
  await expect(tester.line('# mended')).toBeVisible();
  await expect(tester.source).toHaveText('Your text');
  await tester.askUrl('/shop/');
  await tester.expectVerdict('allowed', 10);
});

test('a text on which the worker never comes to an end', async ({ tester, page }) => {
  await plantInWorker(page, hangsOnMarker);
  await page.clock.install();
  await page.addInitScript(() => {
    const channel = new BroadcastChannel('hanging');
    let asked = 0;
    channel.onmessage = () => document.documentElement.setAttribute('data-asked', String(++asked));
  });
  await tester.start();
  await tester.goToEnd();
  await tester.paste('\n# KILL');
  // Started, and started again twice: then it is given up, as after a crash.
  for (const times of ['1', '2', '3']) {
    await expect(page.locator('html')).toHaveAttribute('data-asked', times);
    await page.clock.fastForward(PATIENCE);
  }
  await expect(tester.source).toContainText(stopped);
  await expect(tester.line('# KILL')).toBeVisible();
});

test.describe('where no worker can be started', () => {
  test.beforeEach(async ({ tester, page }) => {
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException('denied by the test', 'SecurityError');
        }
      } as unknown as typeof Worker;
    });
    await tester.start();
  });

  test('the page answers by itself', async ({ tester, page }) => {
    await tester.expectVerdict('disallowed', 12);
    await tester.goToEnd();
    await page.keyboard.type('\nUser-agent: Googlebot\nAllow: /shop/cart?x=1');
    await tester.expectVerdict('allowed', 33);
    await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'lost');
    await expect(tester.facts).toContainText('33 lines');
  });

  test('a file above 500 KiB gets a sentence', async ({ tester }) => {
    await tester.open(`User-agent: *\nDisallow: /shop\n${'# filler\n'.repeat(60_000)}`);
    await expect(tester.source).toContainText(
      'This window cannot work in the background. Files above 500 KiB are not tested here.',
    );
    await tester.expectVerdict('none', 0, 'No answer: this file is too large to be read in this window.');
    await tester.open('User-agent: *\nDisallow: /shop\n');
    await tester.expectVerdict('disallowed', 2);
    await expect(tester.source).toHaveText('robots.txt');
  });
});

test('a worker script that cannot be loaded', async ({ tester, page, problems }) => {
  await page.route(/\/worker-[^/]*\.js$/, (route) => route.abort());
  await tester.start();
  await tester.expectVerdict('disallowed', 12);
  // The browser itself reports the request.
  problems.splice(0);
});

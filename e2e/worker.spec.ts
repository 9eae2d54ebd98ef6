import type { Locator, Page } from '@playwright/test';
import { test as testOnSharedPage } from './support/shared-page';
import { expect, test } from './support/test';
import type { TesterPage } from './support/tester-page';

const PATIENCE = 8_000;
const stopped = 'The tester stopped several times on this text. Your text is safe.';

/** Inserts a script before the worker's own, for the first `times` workers. `textIn(data)` returns all new text in a request. */
async function plantInWorker(page: Page, script: string, times = Number.POSITIVE_INFINITY): Promise<void> {
  const textIn = `const textIn = ({ open, transactions }) =>
    [typeof open?.source === 'string' ? open.source : '', ...(transactions ?? []).flat().map((edit) => edit[2])].join();`;
  let started = 0;
  await page.route(/\/worker-tester[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const own = await response.text();
    started++;
    await route.fulfill({ response, body: started <= times ? `${textIn}${script}\n${own}` : own });
  });
}

/** A worker that throws on every text with the marker, and answers nothing afterwards. */
const throwsOnMarker = `self.addEventListener('message', (event) => {
  if (!textIn(event.data).includes('KILL')) return;
  event.stopImmediatePropagation();
  throw new Error('planted');
});`;

/** A worker that never answers a text with the marker, and notifies the test of the request. */
const hangsOnMarker = `self.addEventListener('message', (event) => {
  if (!textIn(event.data).includes('KILL')) return;
  event.stopImmediatePropagation();
  new BroadcastChannel('hanging').postMessage('asked');
});`;

/** Records the worker's messages and their versions, as the page receives them. */
async function listenToWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(window, { messages });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        // The worker that looks for problems has other messages.
        if (!String(url).includes('worker-tester')) return;
        this.addEventListener('message', ({ data, isTrusted }) => {
          // The page repeats what arrived before it was listening.
          if (!isTrusted) return;
          const { version } = data.report ?? data.comparison ?? { version: 0 };
          messages.push(`${data.kind} ${version}`);
        });
      }
    };
  });
}

const messagesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { messages: string[] }).messages);

test('a comparison arrives after the report that it belongs to', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  await listenToWorker(page);
  await tester.start();
  await tester.showCrawlers();
  await tester.goToEnd();
  await page.keyboard.type('\nUser-agent: Googlebot\n\nAllow: /shop/cart?x=1');
  await tester.expectVerdict('allowed', 34);
  await expect(tester.otherDialects).toHaveText('≠2 engines would decide otherwise');
  // The last key changes no answer, so the messages may be ahead of the page.
  await expect(async () => {
    const version = await tester.version();
    expect((await messagesOf(page)).slice(-2)).toEqual([`report ${version}`, `comparison ${version}`]);
  }).toPass();
  const messages = await messagesOf(page);
  expect(messages[0]).toBe('ready 0');
  let reported = 0;
  for (const [kind, number] of messages.slice(1).map((message) => message.split(' '))) {
    if (kind === 'report') {
      expect(Number(number)).toBeGreaterThanOrEqual(reported);
      reported = Number(number);
    } else expect([kind, Number(number)], messages.join()).toEqual(['comparison', reported]);
  }
});

/** Views that are filled by comparisons. */
const views: readonly [string, (tester: TesterPage) => Promise<void>, (tester: TesterPage) => Locator][] = [
  ['Crawlers', (tester) => tester.showCrawlers(), (tester) => tester.crawlerRow('Bingbot')],
  ['Engines', (tester) => tester.showEngines(), (tester) => tester.engineCell('bing')],
];

for (const [name, show, row] of views) {
  const tag = name === 'Engines' ? [] : '@all';
  testOnSharedPage(
    `a worker that dies while ${name} is open is restarted and fills it`,
    { tag },
    async ({ tester, page }) => {
      await plantInWorker(page, throwsOnMarker, 1);
      await tester.start();
      await tester.chooseCrawler('Bingbot');
      await tester.expectVerdict('allowed', 0);
      await show(tester);
      await expect(row(tester)).toContainText(/no rule matches/);
      const rows = await tester.crawlerRows.count();
      await tester.goToEnd();
      // A group pasted into the untouched example would replace it.
      await page.keyboard.type('\n');
      await tester.paste('# KILL\nUser-agent: Bingbot\nDisallow: /');
      await tester.expectVerdict('disallowed', 34);
      await expect(row(tester)).toContainText(/Blocked.*line 34/);
      await expect(tester.crawlerRows).toHaveCount(rows);
      await expect(tester.otherDialects).toHaveText('≠2 engines would decide otherwise');
      // The new worker follows further changes.
      await tester.goToEnd();
      await tester.paste('shop-not');
      await tester.expectVerdict('allowed', 0);
      await expect(row(tester)).toContainText(/Allowed.*no rule matches/);
    },
  );
}

test('a worker killed while a view with rows is open is restarted', {
  tag: ['@chromium-only', '@all'],
}, async ({ tester, page }) => {
  await page.clock.install();
  await tester.start();
  await tester.open('User-agent: *\nDisallow: /2\nDisallow: /3\nDisallow: /4\n');
  await tester.testUrl('/2');
  for (const [name, show, row] of views) {
    const next = name === 'Crawlers' ? 3 : 4;
    await test.step(name, async () => {
      await show(tester);
      await expect(row(tester)).toContainText(`line ${next - 1}`);
      const worker = page.workers().find((one) => one.url().includes('worker-tester'));
      await worker?.evaluate(() => self.close());
      await tester.testUrl(`/${next}`);
      await page.clock.fastForward(PATIENCE);
      await tester.expectVerdict('disallowed', next);
      await expect(row(tester)).toContainText(`line ${next}`);
    });
  }
});

test('a killed worker is restarted', { tag: ['@chromium-only', '@all'] }, async ({ tester, page }) => {
  await page.clock.install();
  await tester.start();
  await tester.goToEnd();
  await page.keyboard.type('\n# kept');
  const worker = page.workers().find((one) => one.url().includes('worker-tester'));
  await worker?.evaluate(() => self.close());
  await tester.testUrl('/shop/');
  await page.clock.fastForward(PATIENCE);
  await tester.expectVerdict('allowed', 10);
  await expect(tester.line('# kept')).toBeVisible();
  await tester.testUrl('/shop/cart');
  await tester.expectVerdict('disallowed', 12);
});

testOnSharedPage('a worker that throws once is restarted', { tag: '@all' }, async ({ tester, page }) => {
  await plantInWorker(page, throwsOnMarker, 1);
  await tester.start();
  await tester.goToEnd();
  await tester.paste('\n# KILL');
  await tester.goToEnd();
  await page.keyboard.type('\nUser-agent: Googlebot\nAllow: /shop/cart?x=1');
  await tester.expectVerdict('allowed', 34);
  await expect(tester.line('# KILL')).toBeVisible();
});

testOnSharedPage(
  'a text that kills the worker every time is kept, and works once it is changed',
  async ({ tester, page }) => {
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
    await expect(tester.source).toHaveText('Your textfor example.com, see line 31');
    await tester.testUrl('/shop/');
    await tester.expectVerdict('allowed', 10);
  },
);

test('a text for which the worker never finishes is kept, and the page says so', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  await plantInWorker(page, hangsOnMarker);
  await page.clock.install();
  await page.addInitScript(() => {
    const channel = new BroadcastChannel('hanging');
    let requests = 0;
    channel.onmessage = () => document.documentElement.setAttribute('data-asked', String(++requests));
  });
  await tester.start();
  await tester.goToEnd();
  await tester.paste('\n# KILL');
  // The worker is started once and restarted twice. Then the page gives up, as after crashes.
  for (const times of ['1', '2', '3']) {
    await expect(page.locator('html')).toHaveAttribute('data-asked', times);
    await page.clock.fastForward(PATIENCE);
  }
  await expect(tester.source).toContainText(stopped);
  await expect(tester.line('# KILL')).toBeVisible();
});

test.describe('if no worker can be started', () => {
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

  test('the page answers by itself, and all its views are filled', async ({ tester, page }) => {
    await tester.expectVerdict('disallowed', 12);
    await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'won');
    await expect(tester.facts).toContainText('31 lines');
    await expect(tester.otherDialects).toHaveText('≠Python would decide otherwise');
    await tester.showCrawlers();
    expect(await tester.crawlerRows.count()).toBeGreaterThan(150);
    await expect(tester.crawlerRow('Googlebot-Image')).toContainText(/Blocked.*line 16/);
    await tester.goToEnd();
    await page.keyboard.type('\nUser-agent: Bingbot\n\nDisallow: /');
    await expect(tester.crawlerRow('Bingbot')).toContainText(/Blocked.*line 34/);
    await tester.chooseCrawler('Bingbot');
    await tester.expectVerdict('disallowed', 34);
    await expect(tester.otherDialects).toHaveText('≠4 engines would decide otherwise');
    await tester.showEngines();
    await expect(tester.engineCell('bing')).toContainText('by line 34');
    await expect(tester.engines).toContainText(
      'A blank line ends a group, so rules after it apply to no crawler.',
    );
    await expect(tester.engines.locator('[data-row=blankLines]')).toContainText('ends the group');
    await tester.answerBy('Yandex');
    await tester.expectVerdict('allowed', 0);
    await expect(tester.otherDialects).toHaveText('≠3 engines would decide otherwise');
  });

  test('a file larger than 500 KiB gets a notice instead of an answer', { tag: '@all' }, async ({
    tester,
  }) => {
    await tester.open(`User-agent: *\nDisallow: /shop\n${'# filler\n'.repeat(60_000)}`);
    await expect(tester.source).toContainText(
      "This window can't run background tasks. It can't test files larger than 500 KiB without them.",
    );
    await tester.expectVerdict('none', 0, 'No answer: this file is too large for this window.');
    await tester.open('User-agent: *\nDisallow: /shop\n');
    await tester.expectVerdict('disallowed', 2);
    await expect(tester.source).toHaveText('robots.txtrobots.txt opened: 3 lines.');
  });
});

testOnSharedPage(
  'the page answers if the worker script cannot be loaded',
  { tag: '@all' },
  async ({ tester, page, problems }) => {
    await page.route(/\/worker-[^/]*\.js$/, (route) => route.abort());
    await tester.start();
    await tester.expectVerdict('disallowed', 12);
    // The browser itself reports the request.
    problems.splice(0);
  },
);

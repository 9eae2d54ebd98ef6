import { deflateRawSync } from 'node:zlib';
import { downloaded } from './support/downloaded';
import { expectKept } from './support/drafts';
import { startRecordingServer } from './support/recording-server';
import { codeOf, makeLink } from './support/share';
import { expect, test } from './support/shared-page';
import { test as testOnFreshPage, watchForProblems } from './support/test';
import { robotsFile, TesterPage } from './support/tester-page';

const SECRET = 'zebra-stripes';
const shop = 'User-agent: *\nDisallow: /zebra-stripes\n';
const small = { text: shop, crawler: 'bingbot', url: '/zebra-stripes' };

/** A test file with everything that can be shared. */
const whole = {
  format: 'robots-test',
  version: 1,
  text: `\uFEFFUser-agent: *\r\nDisallow: /${SECRET}/caf\udce9\rDisallow: /b\n# <b>caf\u00e9</b> 😀`,
  crawler: 'Mozilla/5.0 (compatible; Bingbot/2.0)',
  url: `https://${SECRET}.example/b?x=<i>`,
  engine: 'python',
  robotsUrl: `https://${SECRET}.example/robots.txt`,
  answer: { final: { kind: 'status', status: 503 }, errorHours: 30, cachedCopy: true },
  urls: [
    { url: `https://${SECRET}.example/1`, expected: 'blocked' },
    { url: '/2', expected: { Bingbot: 'allowed', [`${SECRET}bot`]: 'blocked' } },
  ],
  crawlers: ['Bingbot', `${SECRET}bot`],
  view: 'engines',
};

test('a link brings every field to a clean profile, and no request contains any of it', async ({
  tester,
  page,
  browser,
  problems,
}) => {
  const server = await startRecordingServer();
  await tester.start(server.origin);
  await tester.open({ ...robotsFile(JSON.stringify(whole)), name: 'all.robots-test.json' });
  await tester.expectVerdict('disallowed', 0);
  const link = await makeLink(page);
  expect(link.startsWith(`${server.origin}/#1.`)).toBe(true);

  const context = await browser.newContext({ serviceWorkers: 'block' });
  await watchForProblems(context, problems);
  const other = new TesterPage(await context.newPage());
  await other.start(link);
  await other.expectVerdict('disallowed', 0);
  await expect(other.crawler).toHaveValue(whole.crawler);
  await expect(other.editor.getByRole('img', { name: 'byte E9, not UTF-8' })).toBeVisible();
  // Everything arrived: the same state makes the same link.
  expect(await makeLink(other.page)).toBe(link);
  await other.page.keyboard.press('Escape');
  for (const shown of [page, other.page])
    expect(await shown.evaluate(() => location.href)).toBe(`${server.origin}/`);

  // The page continues to work without a network.
  await other.page.waitForLoadState('networkidle');
  await other.page.route('**', (route) => route.abort());
  const sent = server.requests.length;
  await other.page.getByRole('button', { name: 'Dismiss' }).click();
  await other.page
    .getByRole('region', { name: 'Source' })
    .getByRole('button', { name: 'End simulation' })
    .click();
  // Python stops at the undecodable byte; another dialect doesn't.
  await other.expectVerdict('undefined', 2);
  await other.answerBy('Bing');
  await other.expectVerdict('disallowed', 3);
  expect(server.requests.length).toBe(sent);
  expect(sent).toBeGreaterThan(10);
  const code = link.slice(link.indexOf('#') + 1);
  for (const request of server.requests) {
    expect(request).not.toContain(SECRET);
    expect(request).not.toContain(code.slice(0, 40));
  }
  await context.close();
  await server.close();
});

test('your own work survives links, pasted into the open page or opened in a new load', async ({
  tester,
  page,
}) => {
  await tester.start();
  await tester.goToEnd();
  await page.keyboard.type('\n# mine');
  await tester.testUrl('/mine');
  await expectKept(page, '/mine');
  await tester.goToEnd();
  // Firefox never finishes a goto() to a fragment that the page removes while another one arrives.
  const links = ['# first', '# second', small.text].map((text) => codeOf({ ...small, text }));
  await page.evaluate((codes) => {
    for (const code of codes) location.hash = code;
  }, links);
  const question = tester.source.getByRole('status');
  await expect(question).toHaveText('This link would replace your text. Your text stays until you choose.');
  await page.getByRole('button', { name: 'Open the link' }).click();
  await tester.expectVerdict('disallowed', 2);
  expect(await page.evaluate(() => location.href)).not.toContain('#');

  // A reload shows the user's own work again: content from a link isn't saved.
  await page.reload();
  await expect(tester.line('# mine')).toBeVisible();
  await expect(tester.url).toHaveValue('/mine');

  // Once edited, content from a link becomes a separate draft, and the user's own stays in the list.
  await page.goto('about:blank');
  await tester.start(`/#${codeOf(small)}`);
  await expect(question).toHaveText("The contents of this link aren't saved. Your own text is safe.");
  await tester.goToEnd();
  await page.keyboard.type('# changed');
  await expectKept(page, '# changed');
  await page.reload();
  await expect(tester.line('# changed')).toBeVisible();
  await tester.chooseFromMenu('Drafts…');
  const rows = page.getByRole('dialog', { name: 'Drafts' }).getByRole('list', { name: 'Drafts' });
  await expect(rows.getByRole('listitem')).toHaveCount(2);
  await rows
    .getByRole('listitem')
    .filter({ hasText: '# robots.txt of example.com' })
    .getByRole('button', { name: /^Open/ })
    .click();
  await expect(tester.line('# mine')).toBeVisible();
  await expect(tester.url).toHaveValue('/mine');
});

test('Share saves a test file, which Open reads', { tag: '@all' }, async ({ tester, page }) => {
  await tester.start();
  await tester.open({ ...robotsFile(Buffer.from(shop, 'latin1')), name: 'shop.txt' });
  await tester.testUrl('/zebra-stripes/1');
  await tester.expectVerdict('disallowed', 2);
  const link = await makeLink(page);
  const { name, content } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Save test file' }).click(),
  );
  expect(name).toBe('shop.robots-test.json');
  await page.keyboard.press('Escape');
  await tester.chooseFromMenu('Empty file');
  await tester.open({ name, mimeType: '', buffer: content });
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.url).toHaveValue('/zebra-stripes/1');
  expect(await makeLink(page)).toBe(link);
  await page.keyboard.press('Escape');
  // A damaged test file changes nothing.
  await tester.open({ name: 'cut.robots-test.json', mimeType: '', buffer: content.subarray(0, -9) });
  await expect(tester.source).toContainText(
    "cut.robots-test.json isn't a test file that this version can read.",
  );
  await tester.expectVerdict('disallowed', 2);
});

testOnFreshPage(
  'a stored link of version 1 is read in a worker',
  { tag: '@all' },
  async ({ tester, page }) => {
    // Firefox reports no worker over BiDi.
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (!String(url).includes('worker-link')) return;
          this.addEventListener('message', ({ data }) => Object.assign(window, { readInWorker: data }));
        }
      };
    });
    // Made in November 2026 by an earlier version: every link ever made stays readable.
    await tester.start(
      '/#1.TYxLasNAEAWvYt4yjCN_yEINwQSy8AWy02YybslDxjOiuxUJjE7mRY7kKwSFBLKr9wrqCuPJQLjfvt6UZe07zkarh0aa_BrVp1RGWlV6Lv1yvfzbVfBtM5wC14uBQxA_JhYQut7ei8FhkATC2axXqiqe_KVP_BjK5adwmJ63cODcxcwgSBvq_aaGg886LqUr2ph9WuAj5hMIat4GhfsDetrsZwcWKXIsgyhoNzt8Rh5Bv2nF_A0',
    );
    await expect(tester.crawler).toHaveValue('GPTBot');
    await expect(tester.url).toHaveValue('https://example.com/shop?x=1');
    await expect(tester.facts).toHaveText(/BOM, 1 byte is not UTF-8CRLF\d+ (?:error|warning|tip)s?.*$/);
    await expect(tester.source).toContainText(
      "The contents of this link aren't saved. They're saved once you change the file.",
    );
    expect(await page.evaluate(() => (window as { readInWorker?: unknown }).readInWorker)).toMatchObject({
      problem: null,
      question: { crawlerInput: 'gptbot' },
    });
    await expect(page.getByRole('tab', { name: 'Why' })).toHaveAttribute('aria-selected', 'true');
    await expect(tester.engineHead('RFC 9309 in use')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(tester.source).toContainText('Simulating HTTP 503 for 2 hours');
    await page
      .getByRole('region', { name: 'Source' })
      .getByRole('button', { name: 'End simulation' })
      .click();
    await tester.expectVerdict('disallowed', 2);
  },
);

test('a link that cannot be read changes nothing, and is reported', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  await tester.start();
  await tester.goToEnd();
  await page.keyboard.type('\n# mine');
  await tester.testUrl('/mine');
  await expectKept(page, '/mine');
  const bomb = `1.${deflateRawSync(Buffer.alloc(20_000_000)).toString('base64url')}`;
  const links = [
    ['cut', codeOf(small).slice(0, -9), 'This link is damaged.'],
    ['foreign', 'section-2', "The part after # isn't a link made by this tester."],
    ['a zip bomb', bomb, 'The text in this link is too large.'],
  ] as const;
  for (const [name, fragment, notice] of links) {
    for (const how of ['in the open page', 'in a fresh load']) {
      await test.step(`${name}, ${how}`, async () => {
        if (how === 'in a fresh load') await page.goto('about:blank');
        await page.goto(`/#${fragment}`);
        await expect(tester.source).toContainText(notice);
        expect(await page.evaluate(() => location.href)).not.toContain('#');
        await expect(tester.line('# mine')).toBeVisible();
        await expect(tester.url).toHaveValue('/mine');
        await page.getByRole('button', { name: 'Dismiss' }).click();
        await expect(tester.source).toHaveText('Your textfor example.com, see line 31');
      });
    }
  }
});

// Firefox accepts no fragment of this size.
test('two million characters of nonsense are refused', { tag: ['@chromium-only', '@all'] }, async ({
  tester,
  page,
}) => {
  await tester.start();
  await page.evaluate(() => {
    const bytes = new Uint8Array(60_000);
    let fragment = '1.';
    while (fragment.length < 1_900_000) {
      crypto.getRandomValues(bytes);
      fragment += Array.from(bytes, (byte) => 'abcdefghijklmnopqrstuvwxyzABCDEF'[byte & 31]).join('');
    }
    location.hash = fragment;
  });
  await expect(tester.source).toContainText('This link is damaged.');
  await tester.expectVerdict('disallowed', 12);
});

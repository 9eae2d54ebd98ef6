import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { downloaded } from './support/downloaded';
import { expectKept } from './support/drafts';
import { type RecordingServer, startRecordingServer } from './support/recording-server';
import { codeOf, makeLink, selectedIn, stateIn } from './support/share';
import { expect, test, watchForProblems } from './support/test';
import { robotsFile, TesterPage } from './support/tester-page';

const SECRET = 'zebra-stripes';
const shop = 'User-agent: *\nDisallow: /zebra-stripes\n';
const small = { text: shop, crawler: 'bingbot', url: '/zebra-stripes' };

/** A test file of everything that can be shared. */
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

test.describe('a link', () => {
  let server: RecordingServer;
  test.beforeAll(async () => {
    server = await startRecordingServer();
  });
  test.afterAll(() => server.close());

  test('brings every field to a clean profile, and no request carries any of it', async ({
    tester,
    page,
    browser,
    problems,
  }) => {
    test.slow();
    await tester.start(server.origin);
    await tester.open({ ...robotsFile(JSON.stringify(whole)), name: 'all.robots-test.json' });
    await tester.expectVerdict('disallowed', 0);
    await expect(tester.engines).toBeVisible();
    await expect(tester.facts).toHaveText(/\d+ problems?$/);
    const facts = await tester.facts.textContent();
    const said = await tester.verdict.getByRole('paragraph').textContent();
    const history = await page.evaluate(() => window.history.length);
    const link = await makeLink(page);
    expect(link.startsWith(`${server.origin}/#1.`)).toBe(true);
    const holds = page.getByRole('region', { name: 'What the link holds' });
    await expect(holds).toHaveText(
      /robots\.txt[\d,]+ BCrawlerBingbotURLhttps:.*Read byPythonLies athttps:.*SimulatingHTTP 503 for 30 hoursFurther URLs2Crawlers for these2Expected verdicts2$/,
    );
    await page.keyboard.press('Escape');

    const context = await browser.newContext({ serviceWorkers: 'block' });
    await watchForProblems(context, problems);
    const other = new TesterPage(await context.newPage());
    await other.start(link);
    await other.expectVerdict('disallowed', 0, said ?? '');
    await expect(other.facts).toHaveText(facts ?? '');
    await expect(other.facts).toHaveText(/BOM, 1 byte is not UTF-8Mixed line ends\d+ problems?$/);
    await expect(other.page.getByRole('tab', { name: 'Engines' })).toHaveAttribute('aria-selected', 'true');
    await expect(other.page.getByLabel('URL to test')).toHaveValue(whole.url);
    await expect(other.crawler).toHaveValue(whole.crawler);
    await expect(other.page.locator('datalist option')).toHaveCount(2);
    await expect(other.editor.getByRole('img', { name: 'byte E9, not UTF-8' })).toBeVisible();
    // All of it: the same state makes the same link.
    expect(await makeLink(other.page)).toBe(link);
    await other.page.keyboard.press('Escape');

    // With the network cut it goes on. What loads at its first use has been used by then.
    await expect(other.facts.getByRole('button')).toContainText('problem');
    await other.goToEnd();
    await other.page.keyboard.press('Control+Space');
    await expect(other.editor).toHaveAttribute('aria-autocomplete', 'list');
    await other.page.keyboard.press('Escape');
    await other.page.waitForLoadState('networkidle');
    await other.page.route('**', (route) => route.abort());
    const sent = server.requests.length;
    await other.page.getByRole('button', { name: 'Dismiss' }).click();
    await other.page.getByRole('button', { name: 'Stop' }).click();
    // Python stops at the byte that is not UTF-8; another reader does not.
    await other.expectVerdict('undefined', 2);
    await other.readBy.selectOption('Bing');
    await other.expectVerdict('disallowed', 3);
    await other.goToEnd();
    await other.page.keyboard.type('\nUser-agent: bingbot\nAllow: /');
    await other.expectVerdict('allowed', 6);

    for (const address of await Promise.all(
      [page, other.page].map((shown) => shown.evaluate(() => location.href)),
    ))
      expect(address).toBe(`${server.origin}/`);
    expect(await page.evaluate(() => window.history.length)).toBe(history);
    expect(server.requests.length).toBe(sent);
    expect(server.requests.length).toBeGreaterThan(10);
    const code = link.slice(link.indexOf('#') + 1);
    for (const request of server.requests) {
      expect(request).not.toContain(SECRET);
      expect(request).not.toContain(code.slice(0, 40));
    }
    await context.close();
  });
});

test('a stored link of version 1 is read, in a worker', async ({ tester, page }) => {
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
  // As it was made in November 2026, and not by this version: links that were ever made stay readable.
  await tester.start(
    '/#1.TYxLasNAEAWvYt4yjCN_yEINwQSy8AWy02YybslDxjOiuxUJjE7mRY7kKwSFBLKr9wrqCuPJQLjfvt6UZe07zkarh0aa_BrVp1RGWlV6Lv1yvfzbVfBtM5wC14uBQxA_JhYQut7ei8FhkATC2axXqiqe_KVP_BjK5adwmJ63cODcxcwgSBvq_aaGg886LqUr2ph9WuAj5hMIat4GhfsDetrsZwcWKXIsgyhoNzt8Rh5Bv2nF_A0',
  );
  await expect(tester.crawler).toHaveValue('GPTBot');
  await expect(tester.url).toHaveValue('https://example.com/shop?x=1');
  await expect(tester.facts).toHaveText(/BOM, 1 byte is not UTF-8CRLF\d+ problems?$/);
  await expect(tester.source).toContainText('Shown, but not kept. It is kept once you change the file.');
  expect(await page.evaluate(() => (window as { readInWorker?: unknown }).readInWorker)).toMatchObject({
    problem: null,
    question: { crawlerInput: 'gptbot' },
  });
  await expect(page.getByRole('tab', { name: 'Engines' })).toHaveAttribute('aria-selected', 'true');
  await expect(tester.readBy).toHaveValue('rfc9309');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(tester.source).toContainText('Simulating HTTP 503 for 2 hours');
  await page.getByRole('button', { name: 'Stop' }).click();
  await tester.expectVerdict('disallowed', 2);
});

test('what stands in a hostile link stays text', async ({ tester, page, problems }) => {
  const hostile = '</script><img src=x onerror="alert(1)"><b id=planted>x</b>';
  page.on('dialog', (dialog) => problems.push(`dialog: ${dialog.message()}`));
  await tester.start(
    `/#${codeOf({ text: `User-agent: *\nDisallow: /${hostile}\n`, crawler: hostile, url: `/${hostile}`, urls: [hostile], robotsUrl: hostile })}`,
  );
  await expect(tester.source).toContainText('Shown, but not kept.');
  await expect(page.getByLabel('URL to test')).toHaveValue(`/${hostile}`);
  await expect(tester.line(`Disallow: /${hostile}`)).toBeVisible();
  await page.getByRole('tab', { name: 'Crawlers' }).click();
  await page.getByRole('tab', { name: 'Engines' }).click();
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByRole('dialog')).toContainText(hostile);
  await expect(page.locator('#planted, img[src=x]')).toHaveCount(0);
});

test('a link that cannot be read changes nothing, and is told', async ({ tester, page }) => {
  test.slow();
  await tester.start();
  await tester.goToEnd();
  await page.keyboard.type('\n# mine');
  await tester.askUrl('/mine');
  await expectKept(page, '/mine');
  const good = codeOf(small);
  const bomb = `1.${deflateRawSync(Buffer.alloc(20_000_000)).toString('base64url')}`;
  const links = [
    ['cut', good.slice(0, -9), 'This link is damaged.'],
    ['broken', `1.${randomBytes(300).toString('base64url')}`, 'This link is damaged.'],
    ['deflated nonsense', codeOf('not a state'), 'This link is damaged.'],
    ['a number for the text', codeOf({ ...small, text: 7 }), 'This link is damaged.'],
    [
      '__proto__',
      codeOf(JSON.parse('{"__proto__":{"text":"x","crawler":"","url":""}}')),
      'This link is damaged.',
    ],
    ['foreign', 'section-2', 'The end of this address is no link of this tester.'],
    ['too new', '2.abc', 'This link was made by a newer version of the tester.'],
    ['a zip bomb', bomb, 'What this link holds is too large.'],
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
        await expect(tester.source).toHaveText('Your text');
      });
    }
  }
});

// Firefox takes no fragment of this size.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what became of a link is told over every view', async ({ tester, page }) => {
    await tester.start('/#2.abc');
    const notice = page.getByRole('status').filter({ hasText: 'made by a newer version' });
    await expect(notice).toBeVisible();
    await page.getByRole('tab', { name: 'Crawlers' }).click();
    await expect(notice).toBeVisible();
    await page.getByRole('tab', { name: 'File' }).click();
    await expect(notice).toHaveCount(1);
    await expect(notice).toBeVisible();
    await page.getByRole('tab', { name: 'Why' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);

    // A link that comes while the reader types asks there, too.
    await page.getByRole('tab', { name: 'File' }).click();
    await tester.goToEnd();
    await page.keyboard.type('\n# mine');
    await page.getByRole('tab', { name: 'Why' }).click();
    await tester.url.focus();
    await page.goto(`/#${codeOf(small)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: 'A link wants to replace' })).toBeVisible();
    // The source bar hides the word of one of its own buttons.
    for (const name of ['Open the link', 'Keep mine'])
      await expect(main.getByRole('button', { name })).not.toHaveCSS('font-size', '0px');
    await main.getByRole('button', { name: 'Keep mine' }).press('Enter');
    await expect(page.getByRole('tab', { name: 'Why' })).toBeFocused();
    await expect(main.getByRole('button', { name: 'Open the link' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'File' }).click();
    await expect(tester.line('# mine')).toBeVisible();
    expect(await tester.scrollsSideways()).toBe(false);
  });
});

test('two million characters of nonsense are refused', { tag: '@chromium-only' }, async ({
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

for (const how of ['in a fresh load', 'in the open page'] as const) {
  test(`one's own work is not lost by a link, ${how}`, async ({ tester, page }) => {
    const open = async () => {
      if (how === 'in a fresh load') await page.goto('about:blank');
      await page.goto(`/#${codeOf(small)}`);
      await expect(tester.line('Disallow: /zebra-stripes')).toBeVisible();
      await tester.expectVerdict('disallowed', 2);
      expect(await page.evaluate(() => location.href)).not.toContain('#');
    };
    await tester.start();
    await tester.goToEnd();
    await page.keyboard.type('\n# mine');
    await tester.askUrl('/mine');
    await expectKept(page, '/mine');
    let mine = '# mine';

    if (how === 'in the open page') {
      await tester.goToEnd();
      // Firefox never ends a goto() to a fragment that the page removes while another one comes.
      const links = ['# first', '# second', small.text].map((text) => codeOf({ ...small, text }));
      await page.evaluate((codes) => {
        for (const code of codes) location.hash = code;
      }, links);
      // The focus stays in the editor, and so do the keys.
      const question = tester.source.getByRole('status');
      await expect(question).toHaveText('A link wants to replace your text. It stays until you choose.');
      await page.keyboard.type(', typed on');
      mine = '# mine, typed on';
      await expect(tester.line(mine)).toBeVisible();
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await expect(question).toBeEmpty();
      await expect(tester.editor).toBeFocused();
      await page.goto(`/#${codeOf(small)}`);
      await page.getByRole('button', { name: 'Open the link' }).press('Enter');
      await expect(tester.editor).toBeFocused();
      await expect(tester.line('Disallow: /zebra-stripes')).toBeVisible();
    } else await open();
    await expect(tester.source).toContainText('Shown, but not kept. Your own text is safe.');
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(tester.line(mine)).toBeVisible();
    await expect(tester.url).toHaveValue('/mine');

    // A reload shows one's own work again: what came by a link is not kept.
    await open();
    await page.reload();
    await expect(tester.line(mine)).toBeVisible();
    await expect(tester.url).toHaveValue('/mine');

    // Once it is edited it is a draft of its own, and the former one stays in the list.
    await open();
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
    await expect(tester.line(mine)).toBeVisible();
    await expect(tester.url).toHaveValue('/mine');
  });
}

test('a link opens without storage', async ({ tester, page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied by the test', 'SecurityError');
    };
    IDBFactory.prototype.open = deny;
    Object.defineProperty(window, 'localStorage', { get: deny });
    Object.defineProperty(window, 'sessionStorage', { get: deny });
  });
  await tester.start(`/#${codeOf(small)}`);
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.source).toContainText('Shown, but not kept.');
  expect(stateIn(await makeLink(page))).toEqual(small);
});

test('halves of characters survive a link', async ({ tester }) => {
  const text = 'User-agent: *\nDisallow: /\ud83d\n';
  await tester.start(`/#${codeOf({ ...small, text })}`);
  await tester.expectVerdict('allowed', 0);
  await expect(tester.facts).toContainText('3 lines');
  const link = await makeLink(tester.page);
  await tester.page.goto('about:blank');
  await tester.start(link);
  await expect(tester.facts).toContainText('3 lines');
  expect(await makeLink(tester.page)).toBe(link);
});

test.describe('the Share dialog', () => {
  test('copies the link', { tag: '@chromium-only' }, async ({ tester, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await tester.start();
    const link = await makeLink(page);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  test('selects the link where the clipboard is refused', async ({ tester, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await tester.start();
    const link = await makeLink(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      'The browser did not let this page copy. The link is selected: press Ctrl+C.',
    );
    const field = page.getByRole('textbox', { name: 'Link', exact: true });
    await expect(field).toBeFocused();
    expect(await selectedIn(field)).toBe(link);
  });

  test('warns of long links and makes no link that is too long', async ({ tester, page }) => {
    await tester.start();
    await tester.open(`User-agent: *\nDisallow: /a\n# ${randomBytes(6_000).toString('base64')}`);
    await tester.expectVerdict('allowed', 0);
    await makeLink(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/[89],\d{3} characters: some programs cut links of this length\./);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Share link' })).toBeFocused();

    await tester.open(`User-agent: *\nDisallow: /b\n# ${randomBytes(800_000).toString('base64')}`);
    await expect(tester.facts).toContainText('MiB');
    await page.getByRole('button', { name: 'Share link' }).click();
    await expect(dialog).toContainText(
      /It would have 1,\d{3},\d{3} characters, and Firefox opens up to 1,000,000\./,
    );
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Save test file' })).toBeFocused();
  });

  test('says what is too large to be shared at all', async ({ tester, page }) => {
    await tester.start();
    await tester.askUrl(`/${'a'.repeat(8_192)}`);
    await page.getByRole('button', { name: 'Share link' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The URL is too long for a link or a test file.');
    await expect(dialog).toContainText('8,192 characters');
    await expect(dialog.getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await tester.askUrl('/a');
    // In JSON each of these bytes takes six.
    await tester.open(`User-agent: *\nDisallow: /a\n${`${'\u0001'.repeat(99)}\n`.repeat(18_000)}`);
    await tester.expectVerdict('disallowed', 2);
    await page.getByRole('button', { name: 'Share link' }).click();
    await expect(dialog).toContainText('This is too much for a link or a test file.');
  });

  test('saves a test file, which Open reads', async ({ tester, page }) => {
    await tester.start();
    await tester.open({ ...robotsFile(Buffer.from(shop, 'latin1')), name: 'shop.txt' });
    await tester.askUrl('/zebra-stripes/1');
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
    // A damaged one changes nothing.
    await tester.open({ name: 'cut.robots-test.json', mimeType: '', buffer: content.subarray(0, -9) });
    await expect(tester.source).toContainText(
      'cut.robots-test.json is no test file that this version can read.',
    );
    await tester.expectVerdict('disallowed', 2);
  });

  test('by keys alone, and on a phone', async ({ tester, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await tester.start();
    const more = page.getByRole('button', { name: 'More actions' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Share link' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share link' });
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused();
    expect(await tester.scrollsSideways()).toBe(false);
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const [key, role, name] of [
      ['Tab', 'button', 'Save test file'],
      ['Shift+Tab', 'button', 'Copy link'],
      ['Shift+Tab', 'textbox', 'Link'],
      ['Shift+Tab', 'button', 'Close'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dialog.getByRole(role, { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing, ${colorScheme}`, { tag: '@chromium-only' }, async ({ tester, page }) => {
      await page.emulateMedia({ colorScheme });
      await tester.start(`/#${codeOf({ ...small, urls: ['/1', '/2'] })}`);
      const check = async () => {
        const { violations, passes } = await new AxeBuilder({ page }).analyze();
        expect(passes.length).toBeGreaterThan(0);
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
      };
      await tester.expectVerdict('disallowed', 2);
      await check();
      await makeLink(page);
      await check();
      await page.setViewportSize({ width: 390, height: 844 });
      await check();
    });
  }
});

import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from '@playwright/test';
import { EmbeddedPage, fragmentOf, type HostSite, startHostSite } from './support/embedded-page';
import { test as base, expect } from './support/test';

const FILE = `# Downloads: the free guides may be crawled.
User-agent: *
Disallow: /downloads/
Allow: /downloads/free/
Disallow: /*.zip$

User-agent: GPTBot
Disallow: /

Sitemap: https://docs.example/sitemap.xml
`;
const URL_ASKED = 'https://docs.example/downloads/free/guide.pdf';
const EXAMPLE = { crawler: 'googlebot', url: URL_ASKED, text: FILE };
/** The sandbox value in the documentation. */
const DOCUMENTED = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

const test = base.extend<{ site: HostSite; embed: EmbeddedPage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  site: async ({}, use) => {
    const site = await startHostSite();
    await use(site);
    await site.close();
  },
  embed: async ({ page, site, baseURL }, use) => {
    await use(new EmbeddedPage(page, site, baseURL ?? ''));
  },
});

async function expectExampleAnswered(embed: EmbeddedPage): Promise<void> {
  await expect(embed.verdict).toHaveAttribute('data-verdict', 'allowed');
  await expect(embed.verdict).toHaveAttribute('data-line', '4');
  await expect(embed.verdict).toContainText('Yes. Allowed by line 4: Allow: /downloads/free/');
  await expect(embed.line('Allow: /downloads/free/')).toHaveAttribute('data-rule', 'won');
  await expect(embed.line('Disallow: /downloads/')).toHaveAttribute('data-rule', 'lost');
  await expect(embed.footer).toContainText('Of 2 rules that match, line 4 is the longest.');
}

for (const [name, sandbox] of [
  ['without a sandbox', undefined],
  ['with sandbox="allow-scripts" alone', 'allow-scripts'],
  ['with the documented sandbox', DOCUMENTED],
] as const) {
  test(`answers in a frame of another site ${name}, and fetches its own files only`, {
    tag: sandbox === DOCUMENTED ? [] : '@all',
  }, async ({ embed, page, baseURL }) => {
    const requests: string[] = [];
    const workers: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('worker', (worker) => workers.push(worker.url()));
    await embed.show({ parameters: EXAMPLE, ...(sandbox !== undefined && { sandbox }) });
    await expectExampleAnswered(embed);
    expect(await embed.inFrame(() => self.origin)).toBe(sandbox === undefined ? baseURL : 'null');
    const own = requests.filter((url) => url.startsWith(`${baseURL}`)).map((url) => new URL(url).pathname);
    const names = own.map((path) => path.replace(/-[\w-]{8}\./, '-*.'));
    expect(names.slice(0, 3).sort()).toEqual(['/embed/', '/embed/embed-*.css', '/embed/embed-*.js']);
    expect(names.slice(3).sort()).toEqual([
      '/embed/crawlers-*.js',
      '/embed/editor-*.js',
      '/embed/more-*.css',
      '/embed/more-*.js',
    ]);
    const others = requests.filter((url) => !url.startsWith(`${baseURL}`) && !/^(data|blob):/.test(url));
    expect(others).toEqual([`${new URL(page.url()).origin}/`]);
    // The worker is created from the page's own script, so the engine doesn't run in the frame's thread.
    expect(workers.map((url) => url.split(':')[0])).toEqual(['blob']);
  });
}

test('shows the file and the answer before it asks for more, and keeps them if nothing more loads', async ({
  embed,
  page,
  problems,
}) => {
  const asked: string[] = [];
  const early: string[] = [];
  // Held until the answer is shown, then refused.
  let refuse = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(/\/embed\/(editor|more|crawlers)-/, async (route) => {
    const name = new URL(route.request().url()).pathname.replace(/-.*/, '');
    asked.push(name);
    // The answer needs the worker, which starts after the page's script has run.
    if ((await embed.verdict.count()) === 0 || (await embed.verdict.getAttribute('data-line')) !== '4')
      early.push(name);
    await isAnswered;
    await route.abort();
  });
  await embed.show({ parameters: EXAMPLE, sandbox: 'allow-scripts' });
  const row = embed.editor.locator('div', { hasText: /^4Allow: \/downloads\/free\/$/ }).last();
  await expect(row).toBeVisible();
  await expect(embed.verdict).toHaveAttribute('data-line', '4');
  refuse();
  await expect(embed.footer).toContainText("The editor couldn't be loaded");
  await expect(row).toBeVisible();
  expect(early, 'requests before the answer').toEqual([]);
  expect(asked.sort()).toEqual(expect.arrayContaining(['/embed/crawlers', '/embed/editor', '/embed/more']));
  await expect(embed.verdict).toHaveAttribute('data-line', '4');
  // The browser reports what was refused.
  problems.splice(0, problems.length, ...problems.filter((problem) => !/ERR_FAILED/.test(problem)));
});

test('answers in its own thread if no worker starts', { tag: '@all' }, async ({ embed, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: function Worker() {
        throw new DOMException('Workers are forbidden', 'SecurityError');
      },
    });
  });
  await embed.show({ parameters: EXAMPLE, sandbox: 'allow-scripts' });
  await expectExampleAnswered(embed);
});

test('touches no browser storage', { tag: '@all' }, async ({ embed, context }) => {
  await context.addInitScript(() => {
    const touched: string[] = [];
    Object.assign(window, { touched });
    const deny = (name: string) => ({
      configurable: true,
      get() {
        touched.push(name);
        throw new DOMException(`${name} is denied`, 'SecurityError');
      },
      set() {
        touched.push(name);
      },
    });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, deny(name));
    for (const name of ['storage', 'serviceWorker', 'locks'])
      Object.defineProperty(Navigator.prototype, name, deny(name));
    Object.defineProperty(Document.prototype, 'cookie', deny('cookie'));
  });
  const touched = () => embed.inFrame(() => (window as unknown as { touched: string[] }).touched);
  await embed.show({ parameters: EXAMPLE });
  await expectExampleAnswered(embed);
  await embed.line('# Downloads').click();
  await embed.crawler.focus();
  expect(await touched()).toEqual([]);
  await embed.show({ parameters: { text: FILE, view: 'overview' } });
  // Firefox's driver doesn't click in frames of other sites.
  await embed.overview.getByRole('radio', { name: 'Kinds' }).dispatchEvent('click');
  await expect(embed.overview.getByRole('columnheader', { name: /^Search/ })).toBeVisible();
  expect(await touched()).toEqual([]);
  // Proves that the trap works.
  await embed.inFrame(() => {
    try {
      void window.localStorage;
    } catch {
      // Expected.
    }
  });
  expect(await touched()).toEqual(['localStorage']);
});

test('answers with third-party storage blocked', { tag: ['@chromium-only', '@all'] }, async ({
  site,
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--test-third-party-cookie-phaseout'],
  });
  const embed = new EmbeddedPage(await browser.newPage(), site, baseURL ?? '');
  await embed.show({ parameters: EXAMPLE });
  await expectExampleAnswered(embed);
  const cookie = await embed.inFrame(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: to see that it is blocked
    document.cookie = 'a=1; SameSite=None; Secure';
    return document.cookie;
  });
  expect(cookie).toBe('');
  await browser.close();
});

test.describe('parameters', () => {
  test('view=sentence: only the question and the answer; the line is not a link', { tag: '@all' }, async ({
    embed,
  }) => {
    await embed.show({ parameters: { ...EXAMPLE, view: 'sentence' }, height: 160 });
    await expect(embed.verdict).toContainText('Allowed by line 4');
    await expect(embed.verdict.getByRole('link')).toHaveCount(0);
    await expect(embed.url).toHaveValue(URL_ASKED);
    await expect(embed.footer).toContainText('Of 2 rules that match, line 4 is the longest.');
    await expect(embed.open).toBeVisible();
    await expect(embed.editor).toHaveCount(0);
  });

  test('view=editor: only the file with its marks', { tag: '@all' }, async ({ embed }) => {
    await embed.show({ parameters: { ...EXAMPLE, view: 'editor' } });
    await expect(embed.line('Allow: /downloads/free/')).toHaveAttribute('data-rule', 'won');
    await expect(embed.url).toHaveCount(0);
    await expect(embed.verdict).toHaveCount(0);
    await expect(embed.footer).toHaveCount(0);
  });

  test('view=overview: only what the file does, without a question', { tag: '@all' }, async ({
    embed,
    page,
  }) => {
    await embed.show({ parameters: { text: FILE, view: 'overview' }, sandbox: DOCUMENTED });
    await expect(embed.overview.getByRole('heading', { level: 2 })).toContainText(
      /^Open, with 2 areas closed/,
    );
    await embed.overview.getByRole('gridcell').nth(1).focus();
    await expect(embed.overview).toContainText('GPTBot · rest of the site: blocked, by line 8');
    for (const part of [embed.url, embed.verdict, embed.editor]) await expect(part).toHaveCount(0);
    await page.goto((await embed.open.getAttribute('href')) ?? '');
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  test('theme, engine and crawler', { tag: '@all' }, async ({ embed }) => {
    const background = () =>
      embed.editor.evaluate((editor) => getComputedStyle(editor.parentNode as Element).color);
    await embed.show({ parameters: { ...EXAMPLE, theme: 'dark' } });
    await expectExampleAnswered(embed);
    const dark = await background();
    await embed.show({ parameters: { ...EXAMPLE, theme: 'light' } });
    await expectExampleAnswered(embed);
    expect(await background()).not.toBe(dark);
    await embed.show({ parameters: { ...EXAMPLE, crawler: 'GPTBot' } });
    await expect(embed.verdict).toHaveAttribute('data-line', '8');
    await embed.show({ parameters: { ...EXAMPLE, engine: 'standard1994' } });
    await expect(embed.verdict).toContainText('1994');
    await expect(embed.verdict).toHaveAttribute('data-verdict', 'disallowed');
  });

  test('theme=auto follows the system', { tag: ['@chromium-only', '@all'] }, async ({ embed, page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await embed.show({ parameters: { ...EXAMPLE, theme: 'auto' } });
    await expectExampleAnswered(embed);
    await expect(embed.frame.locator('body')).toHaveCSS('color', 'rgb(233, 235, 238)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(embed.frame.locator('body')).toHaveCSS('color', 'rgb(21, 24, 29)');
  });

  test('highlight frames a line, and ignores one that does not exist', { tag: '@all' }, async ({ embed }) => {
    await embed.show({ parameters: { ...EXAMPLE, highlight: '8' } });
    await expectExampleAnswered(embed);
    const framed = embed.frame.locator('.cm-line[aria-current]');
    await expect(framed).toHaveText(['Disallow: /']);
    await embed.show({ parameters: { ...EXAMPLE, highlight: '80' } });
    await expectExampleAnswered(embed);
    await expect(framed).toHaveCount(0);
  });

  test('without a file the text is empty; without any parameter it is an example', { tag: '@all' }, async ({
    embed,
  }) => {
    await embed.show({ parameters: { crawler: 'Bingbot', url: '/x' } });
    await expect(embed.verdict).toContainText('Add a robots.txt to get an answer.');
    await expect(embed.crawler).toHaveValue('Bingbot');
    await embed.show();
    await expect(embed.verdict).toHaveAttribute('data-verdict', 'disallowed');
  });

  test('that are invalid are reported', { tag: '@all' }, async ({ embed }) => {
    await embed.show({
      parameters: { ...EXAMPLE, view: 'all', highlight: 'x', engine: 'nobody', readonly: 'maybe' },
    });
    await expect(embed.verdict).toHaveAttribute('data-line', '4');
    for (const name of ['view', 'highlight', 'engine', 'readonly'])
      await expect(embed.footer).toContainText(name);
  });

  test('that are invalid can be dismissed', { tag: ['@chromium-only', '@all'] }, async ({ embed }) => {
    await embed.show({ parameters: { ...EXAMPLE, view: 'editor', theme: 'blue' } });
    await expect(embed.footer).toContainText('theme');
    await embed.footer.getByRole('button', { name: 'Dismiss' }).click();
    await expect(embed.footer).toHaveCount(0);
    await embed.show({ parameters: { ...EXAMPLE, theme: 'blue' } });
    await embed.footer.getByRole('button', { name: 'Dismiss' }).click();
    await expectExampleAnswered(embed);
  });

  test('in a new fragment reload the frame', { tag: '@all' }, async ({ embed, page }) => {
    await embed.show({ parameters: EXAMPLE });
    await expectExampleAnswered(embed);
    await page.locator('iframe').evaluate(
      (frame: HTMLIFrameElement, fragment) => {
        frame.src = frame.src.replace(/#.*/, `#${fragment}`);
      },
      fragmentOf({ ...EXAMPLE, url: '/downloads/x' }),
    );
    await expect(embed.verdict).toHaveAttribute('data-line', '3');
  });
});

test('hostile and broken addresses are reported, and no part of them becomes HTML', { tag: '@all' }, async ({
  embed,
}) => {
  test.slow();
  const html = '<img src=x onerror="parent.hacked=1"><script>parent.hacked=1</script>';
  await embed.show({ parameters: { crawler: html, url: html, text: html } });
  await expect(embed.line('<img')).toBeVisible();
  await expect(embed.frame.locator('img')).toHaveCount(0);
  for (const fragment of ['1.%%%', '1.AAAA', '1.', 'nothing', '__proto__=1', `1.${'A'.repeat(200_000)}`]) {
    await embed.show({ fragment });
    await expect(embed.footer).toContainText('link');
    await expect(embed.verdict).toContainText('Add a robots.txt');
  }
  await embed.show({ fragment: '9.AAAA' });
  await expect(embed.footer).toContainText('newer version');
  await embed.show({ parameters: { text: 'a'.repeat(512_001) } });
  await expect(embed.footer).toContainText('too large');
  await embed.show({ parameters: { text: `User-agent: *\nDisallow: /\n#${'a'.repeat(500_000)}`, url: '/' } });
  await expect(embed.verdict).toHaveAttribute('data-line', '2');
});

/** A file whose winning rule is far below. */
const LONG_FILE = `User-agent: *\n${'# a comment\n'.repeat(200)}Disallow: /far\n${'# more\n'.repeat(200)}`;

test('shows the winner without taking the focus or scrolling the host', async ({ embed, page }) => {
  await embed.show({
    parameters: { text: LONG_FILE, url: '/far' },
    // In view, because browsers draw nothing in a cross-site frame that is out of view.
    before: '<input id="own">',
    behind: '<div style="height:2000px"></div><script>own.focus()</script>',
  });
  await expect(embed.verdict).toHaveAttribute('data-line', '202');
  await expect(embed.line('Disallow: /far')).toHaveAttribute('data-rule', 'won');
  const isInSight = () =>
    embed.frame.locator('.cm-scroller').evaluate((scroller) => {
      const line = scroller.querySelector('[data-rule=won]')?.getBoundingClientRect();
      const box = scroller.getBoundingClientRect();
      return line !== undefined && line.top >= box.top && line.bottom <= box.bottom;
    });
  await expect.poll(isInSight).toBe(true);
  expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'own']);
  expect(await embed.inFrame(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0]);
});

test('a read-only file can be selected and scrolled, but not changed', {
  tag: ['@chromium-only', '@all'],
}, async ({ embed, page }) => {
  await embed.show({ parameters: { text: LONG_FILE, url: '/', readonly: '1' } });
  await expect(embed.verdict).toHaveAttribute('data-verdict', 'allowed');
  await expect(embed.editor).toHaveAttribute('aria-readonly', 'true');
  await embed.line('User-agent: *').click();
  await page.keyboard.type('x');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(embed.line('User-agent: *')).toHaveText('User-agent: *');
  const scrolled = () => embed.frame.locator('.cm-scroller').evaluate((scroller) => scroller.scrollTop);
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('PageDown');
  await expect.poll(scrolled).toBeGreaterThan(50);
  await page.keyboard.press('ControlOrMeta+Home');
  await expect.poll(scrolled).toBe(0);
  await embed.line('User-agent: *').dblclick({ position: { x: 20, y: 8 } });
  expect(
    await embed.editor.evaluate((editor) => {
      const root = editor.getRootNode() as ShadowRoot & { getSelection?(): Selection };
      return (root.getSelection?.() ?? getSelection())?.toString();
    }),
  ).toBe('User');
  // The question can still be changed.
  await embed.url.fill('/far');
  await expect(embed.verdict).toHaveAttribute('data-verdict', 'disallowed');
});

test('works with the keyboard only', { tag: '@chromium-only' }, async ({ embed, page }) => {
  await embed.show({ parameters: EXAMPLE, before: '<input id="own" autofocus>' });
  await expectExampleAnswered(embed);
  await expect(embed.open).toBeVisible();
  await page.locator('#own').focus();
  const focused = () =>
    embed.inFrame(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
  const stops: string[] = [];
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab');
    stops.push(await focused());
  }
  expect(stops).toEqual(['Crawler', 'URL to test', 'line 4', 'robots.txt', 'Open in the tester']);
  await embed.verdict.getByRole('link', { name: 'line 4' }).focus();
  await page.keyboard.press('Enter');
  await expect(embed.editor).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(embed.verdict.getByRole('link', { name: 'line 4' })).toBeFocused();
  await embed.crawler.focus();
  await page.keyboard.type('gptb');
  await page.keyboard.press('Enter');
  await expect(embed.verdict).toHaveAttribute('data-line', '8');
  await embed.line('Disallow: /').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await expect(embed.verdict).toHaveAttribute('data-verdict', 'allowed');
});

test.describe('open in the tester', { tag: '@chromium-only' }, () => {
  for (const [name, sandbox] of [
    ['without a sandbox', undefined],
    ['with the documented sandbox', DOCUMENTED],
  ] as const) {
    test(`opens the same state ${name}`, { tag: '@all' }, async ({ embed, context }) => {
      await embed.show({ parameters: EXAMPLE, ...(sandbox !== undefined && { sandbox }) });
      await expectExampleAnswered(embed);
      const before = await embed.open.getAttribute('href');
      await embed.url.fill('/downloads/a.zip');
      await expect(embed.verdict).toHaveAttribute('data-line', '3');
      await expect(embed.open).not.toHaveAttribute('href', before ?? '');
      const [opened] = await Promise.all([context.waitForEvent('page'), embed.open.click()]);
      await expect(opened.locator('[data-verdict]')).toHaveAttribute('data-line', '3');
      await expect(opened.getByRole('textbox', { name: 'URL to test' })).toHaveValue('/downloads/a.zip');
      await expect(opened.locator('.cm-line').first()).toContainText('# Downloads');
      expect(await opened.evaluate(() => window.opener)).toBeNull();
    });
  }

  test('becomes a link to copy if no window may be opened', { tag: '@all' }, async ({
    embed,
    problems,
    page,
  }) => {
    await embed.show({ parameters: EXAMPLE, sandbox: 'allow-scripts' });
    await expectExampleAnswered(embed);
    const link = await embed.open.getAttribute('href');
    await embed.open.click();
    const field = embed.frame.getByRole('textbox', { name: 'Link to the tester' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(link ?? '');
    expect(await selectedIn(embed)).toBe(link);
    await embed.frame.getByRole('button', { name: 'Copy link' }).click();
    await expect(embed.footer).toContainText(/Copied\.|Press/);
    expect(await selectedIn(embed)).toBe(link);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // Chromium reports that it didn't open a window, and that the host doesn't share the clipboard.
    const blocked = problems.filter((problem) => /allow-popups|Clipboard API has been blocked/.test(problem));
    expect(blocked).toHaveLength(2);
    problems.splice(0, problems.length, ...problems.filter((problem) => !blocked.includes(problem)));
  });
});

test('shows the link if no window may be opened, in every browser', { tag: '@all' }, async ({
  embed,
  problems,
}) => {
  await embed.show({ parameters: EXAMPLE, sandbox: 'allow-scripts' });
  await expectExampleAnswered(embed);
  const link = (await embed.open.getAttribute('href')) ?? '';
  // By script, because not every browser's driver can click in cross-site frames.
  await embed.open.evaluate((open: HTMLElement) => open.click());
  const field = embed.frame.getByRole('textbox', { name: 'Link to the tester' });
  await expect(field).toHaveValue(link);
  expect(await selectedIn(embed)).toBe(link);
  await embed.frame.getByRole('button', { name: 'Copy link' }).evaluate((copy: HTMLElement) => copy.click());
  await expect(embed.footer).toContainText(/Copied\.|Press/);
  // Chromium reports what it didn't allow.
  problems.splice(
    0,
    problems.length,
    ...problems.filter((problem) => !/allow-popups|Clipboard API has been blocked/.test(problem)),
  );
});

function selectedIn(embed: EmbeddedPage): Promise<string> {
  return embed.frame
    .getByRole('textbox', { name: 'Link to the tester' })
    .evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
}

test.describe('layout', { tag: '@chromium-only' }, () => {
  for (const [width, height, view] of [
    [720, 420, 'both'],
    [360, 420, 'both'],
    [320, 320, 'both'],
    [720, 300, 'editor'],
    [320, 260, 'sentence'],
    [320, 90, 'verdict'],
  ] as const) {
    test(`does not shift, nor scroll sideways: ${view}, ${width} by ${height}`, { tag: '@all' }, async ({
      embed,
      context,
    }) => {
      await context.addInitScript(() => {
        const shifts: unknown[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as {
            value: number;
            sources: { node: Node | null }[];
          }[])
            shifts.push([entry.value, ...entry.sources.map(({ node }) => node?.nodeName)]);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await embed.show({ parameters: { ...EXAMPLE, view }, width, height });
      if (view === 'editor')
        await expect(embed.line('Allow: /downloads/free/')).toHaveAttribute('data-rule', 'won');
      else await expect(embed.open).toBeVisible();
      if (view === 'both')
        await expect(embed.line('Allow: /downloads/free/')).toHaveAttribute('data-rule', 'won');
      const state = await embed.inFrame(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        // Measured on the body, which hides overflow.
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.body;
        return {
          shifts: (window as unknown as { shifts: unknown[] }).shifts,
          wider: scrollWidth - clientWidth,
          taller: scrollHeight - clientHeight,
        };
      });
      expect(state).toEqual({ shifts: [], wider: 0, taller: 0 });
    });
  }

  test('the list of crawlers fits within a low frame', { tag: '@all' }, async ({ embed }) => {
    await embed.show({ parameters: { ...EXAMPLE, view: 'sentence' }, height: 170 });
    await embed.crawler.click();
    const list = embed.frame.getByRole('listbox');
    await expect(list).toBeVisible();
    const box = await list.boundingBox();
    const frame = await embed.page.locator('iframe').boundingBox();
    expect(box?.height).toBeGreaterThan(60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + 170);
  });
});

/** A host that follows the frame's height; `heights` records all reported heights. */
const FOLLOWING_HOST = `<script>
  var heights = [];
  var events = [];
  addEventListener('message', ({ data, source }) => {
    const frame = document.querySelector('iframe');
    if (source !== frame.contentWindow || data.robotsTxtTester !== 1) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      events.push(data);
      if (data.event === 'height') {
        heights.push(data.height);
        frame.style.height = data.height + 'px';
      }
    };
    port1.postMessage({ id: 1, method: 'hello', value: { height: 'auto', opens: true } });
    window.send = (method, value) => port1.postMessage({ id: 2, method, value });
    frame.contentWindow.postMessage({ robotsTxtTester: 1, nonce: data.nonce }, '*', [port2]);
  });
</script>`;

interface FollowingHost {
  heights: number[];
  events: { event?: string; id?: number; verdict?: { line: number }; link?: string }[];
  send(method: string, value: unknown): void;
}

test('with a host that follows the height, the height settles and nothing is left to scroll', async ({
  embed,
  page,
}) => {
  await embed.show({ parameters: EXAMPLE, sandbox: DOCUMENTED, height: 200, before: FOLLOWING_HOST });
  await expectExampleAnswered(embed);
  const rests = () =>
    embed.frame
      .locator('.cm-scroller')
      .evaluate((scroller) => scroller.scrollHeight === scroller.clientHeight && scroller.clientHeight > 200);
  await expect.poll(rests).toBe(true);
  const host = () =>
    page.evaluate(() => {
      const { heights, events } = window as unknown as FollowingHost;
      return { heights, events };
    });
  const { heights } = await host();
  expect(heights.length).toBeLessThan(10);
  // The height of the question, the answer, eleven rows and the reason.
  expect(heights.at(-1)).toBeGreaterThan(330);
  expect(heights.at(-1)).toBeLessThan(420);
  await page.evaluate(() =>
    (window as unknown as FollowingHost).send('setText', { text: 'User-agent: *\nDisallow: /downloads/\n' }),
  );
  await expect.poll(async () => (await host()).heights.at(-1)).toBeLessThan((heights.at(-1) ?? 0) - 100);
  await expect(embed.verdict).toHaveAttribute('data-line', '2');
  await expect
    .poll(async () => (await host()).events.filter(({ event }) => event === 'verdict').at(-1)?.verdict?.line)
    .toBe(2);
  expect((await host()).events.filter(({ event }) => event === 'ready')).toHaveLength(1);
});

test('with a host that follows the height, an overview settles', { tag: '@all' }, async ({ embed, page }) => {
  await embed.show({
    parameters: { text: FILE, view: 'overview' },
    sandbox: DOCUMENTED,
    height: 200,
    before: FOLLOWING_HOST,
  });
  const rests = () =>
    embed.overview.evaluate((pane) => pane.scrollHeight === pane.clientHeight && pane.clientHeight > 250);
  await expect.poll(rests).toBe(true);
  const heights = () => page.evaluate(() => (window as unknown as FollowingHost).heights);
  expect((await heights()).length).toBeLessThan(10);
  const high = (await heights()).at(-1) ?? 0;
  await page.evaluate(() =>
    (window as unknown as FollowingHost).send('setText', { text: 'User-agent: *\nDisallow: /\n' }),
  );
  await expect.poll(async () => (await heights()).at(-1)).toBeLessThan(high - 50);
  await page.evaluate(() => (window as unknown as FollowingHost).send('set', { view: 'both' }));
  await expect(embed.verdict).toBeVisible();
});

test('a host that opens links is asked to open one', { tag: ['@chromium-only', '@all'] }, async ({
  embed,
  page,
}) => {
  await embed.show({ parameters: EXAMPLE, sandbox: 'allow-scripts', before: FOLLOWING_HOST });
  await expectExampleAnswered(embed);
  const link = await embed.open.getAttribute('href');
  await embed.open.click();
  await expect
    .poll(() =>
      page.evaluate(
        () => (window as unknown as FollowingHost).events.find(({ event }) => event === 'open')?.link,
      ),
    )
    .toBe(link);
  await expect(embed.open).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, { tag: ['@chromium-only', '@all'] }, async ({
    page,
    problems,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 420 });
    // Opens the page outside a frame, so that axe can inspect it.
    const show = async (parameters: Readonly<Record<string, string>>) => {
      await page.goto('about:blank');
      await page.goto(`/embed/#${fragmentOf(parameters)}`);
      await expect(page.locator('.cm-editor, footer a').first()).toBeVisible();
    };
    for (const parameters of [
      EXAMPLE,
      { ...EXAMPLE, view: 'editor', readonly: '1', highlight: '5' },
      { ...EXAMPLE, view: 'sentence', lock: 'url crawler' },
      { ...EXAMPLE, view: 'verdict' },
      { text: FILE, view: 'overview' },
      { ...EXAMPLE, url: 'example.com', theme: 'blue' },
    ]) {
      await show(parameters);
      await expectNoViolations(page);
    }
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('combobox', { name: 'Crawler' }).fill('goo');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Open in the tester' }).click();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expectNoViolations(page);
    expect(problems).toEqual([]);
  });
}

async function expectNoViolations(page: Page): Promise<void> {
  // For whole pages. This is a part of one, which has its own landmarks and `h1`.
  const rulesForPages = ['landmark-one-main', 'page-has-heading-one', 'region'];
  const { violations, passes } = await new AxeBuilder({ page }).disableRules(rulesForPages).analyze();
  expect(passes.length).toBeGreaterThan(5);
  expect(
    violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    ]),
  ).toEqual([]);
}

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import type { RobotsTxtTesterElement } from '../src/embed/element-api';
import { ATTRIBUTES, expectShown, FILE, FRAME_LOADS, PRE, test } from './support/element-in-page';
import { startHostSite } from './support/embedded-page';
import type { EmbeddingHost } from './support/embedding-host';
import { ReactHost } from './support/react-host';
import { expect } from './support/test';

test('the script is one classic script under two names, with its types', { tag: '@all' }, async ({
  request,
  baseURL,
}) => {
  const get = async (path: string) => (await request.get(`${baseURL}/embed/${path}`)).text();
  const code = await get('v1.js');
  const hash = createHash('sha384').update(code).digest('hex').slice(0, 8);
  expect(await get(`v1.${hash}.js`)).toBe(code);
  expect(code).toContain('robots-txt-tester');
  expect(code).not.toMatch(/\b(import|export|require)\b/);
  expect(code).not.toMatch(/react|user-agent|disallow/i);
  expect(await get('v1.d.ts')).toContain('interface RobotsTxtTesterElement');
});

test.describe('in a plain page', () => {
  test('shows the text of a <pre>, and answers the page’s questions', async ({ host, page }) => {
    await host.show(`${host.script}<body><robots-txt-tester id="a" ${ATTRIBUTES}>${PRE}</robots-txt-tester>`);
    await expectShown(host);
    await expect(host.plain).toBeHidden();
    await expect(host.iframe).toHaveAttribute('title', 'robots.txt example: Googlebot, /downloads/free/a');
    expect(await host.iframe.getAttribute('sandbox')).toBe(
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    );
    expect(await (await host.inside()).evaluate(() => self.origin)).toBe('null');

    expect(await host.getText()).toBe(FILE);
    expect(await host.verdictFor({ crawler: 'GPTBot', url: '/x' })).toBe('disallowed 6');
    await expect(host.verdict).toHaveAttribute('data-line', '6');
    await host.setText('User-agent: *\nDisallow: /x\n');
    expect(await host.verdictFor({ crawler: 'Googlebot', url: '/x' })).toBe('disallowed 2');
    expect(await host.getText()).toBe('User-agent: *\nDisallow: /x\n');
    await expect
      .poll(() => host.events())
      .toContainEqual([
        'verdict',
        'a',
        expect.objectContaining({
          outcome: 'disallowed',
          line: 2,
          rule: 'Disallow: /x',
          url: '/x',
          sentence: expect.stringContaining('Disallow: /x'),
        }),
      ]);
    const link = await host.element.evaluate((element: RobotsTxtTesterElement) => element.getShareLink());
    const opened = await page.context().newPage();
    await opened.goto(link);
    await expect(opened.locator('[data-verdict]')).toHaveAttribute('data-line', '2');
  });

  test('shows the text of a script that arrives after the element’s own, and scrolls to a line', {
    tag: '@all',
  }, async ({ host }) => {
    const lines = FILE.replaceAll(/^/gm, '      ') + '      # comment\n'.repeat(300);
    await host.show(
      `${host.script}<body><robots-txt-tester loading="eager" ${ATTRIBUTES}>
        <!-- ${'x'.repeat(200_000)} --><script type="text/plain">\n${lines}      # last line\n    </script></robots-txt-tester>`,
    );
    await expectShown(host);
    expect(await host.getText()).toMatch(/^User-agent: \*\nDisallow: \/downloads\/\n[\s\S]*\n# last line\n$/);
    await expect(host.frame.getByText('# last line')).toHaveCount(0);
    await host.element.evaluate((element: RobotsTxtTesterElement) => element.showLine(307));
    await expect(host.frame.getByText('# last line')).toBeVisible();
  });

  test('opens the tester from the host page', { tag: ['@chromium-only', '@all'] }, async ({
    host,
    context,
  }) => {
    await host.show(`${host.script}<body><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`);
    await expectShown(host);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      host.frame.getByRole('link', { name: 'Open in the tester' }).click(),
    ]);
    await expect(opened.locator('[data-verdict]')).toHaveAttribute('data-line', '3');
    expect(await opened.evaluate(() => window.opener)).toBeNull();
  });

  test('takes the text of fences, inside it and before it', { tag: ['@chromium-only', '@all'] }, async ({
    host,
    page,
  }) => {
    // As Docusaurus 3 and Starlight render them.
    const lines = FILE.trimEnd().split('\n');
    const inside = lines.map((line) => `<span class="token-line">${line}<br></span>`).join('');
    const before = lines.map((line) => `<div class="ec-line"><div class="code">${line || '\n'}</div></div>`);
    const fence = `<div class="expressive-code"><figure><pre data-language="robots-txt"><code>${before.join('')}</code></pre></figure></div>`;
    await host.show(
      `${host.script}<body><robots-txt-tester id="a" ${ATTRIBUTES}><div><pre><code>${inside}</code></pre></div></robots-txt-tester>` +
        `${fence.replace('<div', '<div id="shown"')}<robots-txt-tester id="b" view="sentence" height="auto" ${ATTRIBUTES}></robots-txt-tester>` +
        `<div id="replaced">${fence.replace('<pre', '<pre data-crawler="GPTBot" data-url="/x"')}</div>`,
    );
    // The fence without an element gets one, with the question that is written at it.
    const added = page.locator('#replaced robots-txt-tester');
    await expect(added).toHaveAttribute('crawler', 'GPTBot');
    for (const [tester, line] of [
      [page.locator('#a'), '3'],
      [page.locator('#b'), '3'],
      [added, '6'],
    ] as const) {
      await tester.scrollIntoViewIfNeeded();
      const verdict = tester.locator('iframe').contentFrame().locator('[data-verdict]');
      await expect(verdict).toHaveAttribute('data-line', line, FRAME_LOADS);
      expect(await tester.evaluate((element: RobotsTxtTesterElement) => element.getText())).toBe(FILE);
    }
    // A frame with an editor replaces the fence on screens, a frame with the verdict alone stands below it.
    await expect(page.locator('#replaced pre')).toBeHidden();
    await expect(page.locator('#shown pre')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#a pre')).toBeVisible();
    await expect(page.locator('#a iframe')).toBeHidden();
    await expect(page.locator('#replaced pre')).toBeVisible();
    await expect(added.getByText('No. Blocked by line 6')).toBeVisible();
  });

  test('shows the verdict below a fence, as high as its content', { tag: '@all' }, async ({ host, page }) => {
    const verdict = `<robots-txt-tester view="verdict" ${ATTRIBUTES}></robots-txt-tester>`;
    await host.show(`${host.script}<body>${PRE}${verdict}<p>after</p>`);
    const before = await host.height();
    await expectShown(host);
    expect([before, await host.height()]).toEqual([44, 44]);
    await expect(page.locator('pre')).toBeVisible();
    await expect(host.frame.getByText('Yes. Allowed by line 3: Allow: /downloads/free/')).toBeInViewport({
      ratio: 1,
    });
    await expect(host.frame.getByRole('link', { name: 'Open in the tester' })).toBeInViewport({ ratio: 1 });
    expect(await host.frame.locator('a, button, input').count()).toBe(1);
    // A narrow element is as high as its content again.
    await page.setViewportSize({ width: 336, height: 600 });
    await expect.poll(() => host.height()).toBeGreaterThan(60);
    const hidden = async () =>
      (await host.inside()).evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight - innerHeight];
      });
    await expect.poll(hidden).toEqual([0, 0]);
    await expect(host.frame.getByRole('link', { name: 'Open in the tester' })).toBeInViewport({ ratio: 1 });
    await host.element.evaluate((element) => element.setAttribute('view', 'both'));
    await expect.poll(async () => (await host.iframe.boundingBox())?.height).toBe(420);
    await expect(page.locator('pre')).toBeHidden();
    await host.element.evaluate((element) => element.setAttribute('view', 'verdict'));
    await expect.poll(() => host.height()).toBeLessThan(120);
    await expect(page.locator('pre')).toBeVisible();
  });
});

test.describe('loading', () => {
  const below = `<div style="height:4000px"></div>`;

  test('waits until the element is near the viewport, or until a method is called', async ({
    host,
    page,
  }) => {
    await host.show(
      `${host.script}<body>${below}<robots-txt-tester id="a" ${ATTRIBUTES}>${PRE}</robots-txt-tester>${below}` +
        `<robots-txt-tester id="b" ${ATTRIBUTES}>${PRE}</robots-txt-tester>${below}` +
        `<robots-txt-tester id="c" loading="eager" ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    await expect(page.locator('#c iframe')).toHaveCount(1);
    await expect(page.locator('#a iframe')).toHaveCount(0);
    expect(await page.locator('#b').evaluate((element: RobotsTxtTesterElement) => element.getText())).toBe(
      FILE,
    );
    await expect(page.locator('#a iframe')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 4_000 - innerHeight - 300));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
    // Two frames of the page, so that the observer has run.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    await expect(page.locator('#a iframe')).toHaveCount(0);
    await page.evaluate(() => scrollBy(0, 200));
    await expect(page.locator('#a iframe')).toHaveCount(1);
  });

  test('eager testers all load, and those out of sight only what their answer needs', {
    tag: '@all',
  }, async ({ host, page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    const loaded = (name: string): number =>
      files.filter((file) => file.startsWith(`/embed/${name}-`) && file.endsWith('.js')).length;
    const eager = (id: string): string =>
      `<robots-txt-tester id="${id}" loading="eager" ${ATTRIBUTES}>${PRE}</robots-txt-tester>`;
    await host.show(`${host.script}<body>${below}${['a', 'b', 'c'].map(eager).join(below)}`);
    const ready = async () => (await host.eventTypes()).filter((type) => type === 'ready').length;
    await expect.poll(ready).toBe(3);
    expect([loaded('embed'), loaded('editor'), loaded('more')]).toEqual([3, 0, 0]);
    await page.locator('#b').scrollIntoViewIfNeeded();
    await expect.poll(() => [loaded('editor'), loaded('more')]).toEqual([1, 1]);
  });

  test('waits for a click if the page says so', { tag: ['@chromium-only', '@all'] }, async ({
    host,
    page,
  }) => {
    await host.show(
      `${host.script}<body><robots-txt-tester loading="click" height="content" ${ATTRIBUTES}>
      <figure style="display: flow-root; margin: 0; min-height: 333px; background: #eee">${PRE}</figure></robots-txt-tester><p>After</p>`,
    );
    await expect(page.locator('pre')).toBeVisible();
    const after = page.getByText('After');
    const place = await after.boundingBox();
    await expect(host.iframe).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Test this file' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectShown(host);
    await expect(page.getByRole('button')).toHaveCount(0);
    // The frame takes exactly the place of the content.
    expect((await host.iframe.boundingBox())?.height).toBe(333);
    expect(await after.boundingBox()).toEqual(place);
    // The frame has the focus, so Tab goes to its first field.
    await page.keyboard.press('Tab');
    await expect(host.frame.getByRole('combobox', { name: 'Crawler' })).toBeFocused();
  });
});

test.describe('attributes', () => {
  test('apply before and after loading', async ({ host }) => {
    await host.show(
      `${host.script}<body><robots-txt-tester crawler="Nobody" url="/x" view="sentence" label="Example">${PRE}</robots-txt-tester>` +
        `<script>
          const element = document.querySelector('robots-txt-tester');
          element.setAttribute('crawler', 'Googlebot');
          element.setAttribute('url', '/downloads/free/a');
          element.removeAttribute('view');
          element.setAttribute('readonly', '');
        </script>`,
    );
    await expectShown(host);
    const editor = host.frame.getByRole('textbox', { name: 'robots.txt', exact: true });
    await expect(editor).toHaveAttribute('aria-readonly', 'true');
    await expect(host.iframe).toHaveAttribute('title', 'Example');
    const before = await host.iframe.getAttribute('src');

    await host.element.evaluate((element) => {
      element.setAttribute('label', 'Other');
      element.setAttribute('highlight', '2');
      element.setAttribute('theme', 'dark');
      element.removeAttribute('readonly');
      element.setAttribute('height', '500');
    });
    await expect(host.iframe).toHaveAttribute('title', 'Other');
    await expect(host.frame.locator('.cm-line[aria-current]')).toHaveText('Disallow: /downloads/');
    await expect(host.frame.locator('body')).toHaveCSS('color', 'rgb(233, 235, 238)');
    await expect(editor).not.toHaveAttribute('aria-readonly', 'true');
    await expect.poll(() => host.height()).toBe(500);

    // The reader's question stays when only the colours change.
    expect(await host.verdictFor({ url: '/downloads/x' })).toBe('disallowed 2');
    await host.element.evaluate((element) => element.setAttribute('theme', 'light'));
    await expect(host.frame.locator('body')).toHaveCSS('color', 'rgb(21, 24, 29)');
    await expect(host.verdict).toHaveAttribute('data-line', '2');
    await host.element.evaluate((element) => {
      element.setAttribute('crawler', 'GPTBot');
      element.setAttribute('view', 'sentence');
    });
    await expect(host.verdict).toHaveAttribute('data-line', '6');
    await expect(editor).toHaveCount(0);
    expect(await host.iframe.getAttribute('src')).toBe(before);
  });
});

test.describe('height="auto"', () => {
  const countHeights = (host: EmbeddingHost) =>
    host.element.evaluate((element) => {
      const heights: number[] = [];
      Object.assign(window, { heights });
      new ResizeObserver(() => heights.push(element.getBoundingClientRect().height)).observe(element);
    });
  const heights = (host: EmbeddingHost) =>
    host.page.evaluate(() => (window as unknown as { heights: number[] }).heights);

  test('follows the content up to a maximum, and settles', async ({ host }) => {
    await host.show(
      `${host.script}<body><robots-txt-tester height="auto" max-height="600" ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    await countHeights(host);
    await expectShown(host);
    await expect.poll(() => host.height()).toBeLessThan(420);
    const short = await host.height();
    await host.setText(`${FILE}${'# line\n'.repeat(5)}`);
    await expect.poll(() => host.height()).toBeGreaterThan(short);
    expect(await host.height()).toBeLessThan(600);
    await host.setText(`${FILE}${'# line\n'.repeat(500)}`);
    await expect.poll(() => host.height()).toBe(600);
    await host.setText(FILE);
    await expect.poll(() => host.height()).toBe(short);
    expect(await host.verdictFor({ url: '/downloads/x' })).toBe('disallowed 2');
    expect((await heights(host)).length).toBeLessThan(12);
    const box = await host.iframe.boundingBox();
    expect(box?.height).toBe(short);
  });
});

test.describe('the element', () => {
  test('works twice in a page with two copies of the script', { tag: '@all' }, async ({ host, page }) => {
    await host.show(
      `${host.script}${host.script}<body><robots-txt-tester id="a" ${ATTRIBUTES}>${PRE}</robots-txt-tester>` +
        `<robots-txt-tester id="b" crawler="GPTBot" url="/"><pre>User-agent: *\nDisallow: /\n</pre></robots-txt-tester>${host.script}`,
    );
    const verdictIn = (id: string) => page.frameLocator(`#${id} iframe`).locator('[data-verdict]');
    await expect(verdictIn('a')).toHaveAttribute('data-line', '3', FRAME_LOADS);
    await expect(verdictIn('b')).toHaveAttribute('data-line', '2', FRAME_LOADS);
    await page.locator('#b').evaluate((element: RobotsTxtTesterElement) => element.setText('# nothing'));
    await expect(verdictIn('b')).toHaveAttribute('data-verdict', 'allowed');
    await expect(verdictIn('a')).toHaveAttribute('data-line', '3');
    const ready = (await host.events()).filter(([type]) => type === 'ready').map(([, id]) => id);
    expect(ready.sort()).toEqual(['a', 'b']);
  });

  test('works in a shadow root', { tag: '@all' }, async ({ host, page }) => {
    await host.show(`${host.script}<body><section></section>`);
    await page.evaluate(
      ({ attributes, file }) => {
        const root = document.querySelector('section')?.attachShadow({ mode: 'open' });
        const element = document.createElement('robots-txt-tester');
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        const pre = document.createElement('pre');
        pre.textContent = file;
        element.append(pre);
        root?.append(element);
      },
      { attributes: { id: 'a', crawler: 'Googlebot', url: '/downloads/free/a' }, file: FILE },
    );
    await expectShown(host);
    // Events leave the shadow root.
    const verdicts = (await host.events()).filter(([type]) => type === 'verdict');
    expect(verdicts).toContainEqual([
      'verdict',
      'a',
      expect.objectContaining({ outcome: 'allowed', line: 3 }),
    ]);
  });

  test('works after it was removed while loading and inserted somewhere else', async ({ host, page }) => {
    await host.show(`${host.script}<body><main></main>`);
    const outcome = await page.evaluate(
      async ({ file }) => {
        const element = document.createElement('robots-txt-tester');
        const early = await element.getText().catch(String);
        element.innerHTML = '<pre></pre>';
        const pre = element.querySelector('pre');
        if (pre) pre.textContent = file;
        document.body.append(element);
        const beforeFrame = element.getText().catch(String);
        element.remove();
        document.body.append(element);
        const text = element.getText().catch(String);
        // The frame has started to load.
        while (!element.shadowRoot?.querySelector('iframe')) await new Promise((next) => setTimeout(next));
        element.remove();
        const pending = await text;
        const late = await element.getText().catch(String);
        const left = element.shadowRoot.querySelectorAll('iframe').length;
        return { early, beforeFrame: await beforeFrame, pending, late, left };
      },
      { file: FILE },
    );
    const removed = 'RobotsTxtTesterError: removed';
    expect(outcome).toEqual({
      early: removed,
      beforeFrame: removed,
      pending: removed,
      late: removed,
      left: 0,
    });

    await page.evaluate((file) => {
      const element = document.createElement('robots-txt-tester');
      element.setAttribute('url', '/downloads/free/a');
      element.setAttribute('crawler', 'Googlebot');
      element.append(Object.assign(document.createElement('pre'), { textContent: file }));
      document.body.append(element);
    }, FILE);
    await expectShown(host);
    await host.setText(`${FILE}# set\n`);
    await host.element.evaluate((element) => document.querySelector('main')?.append(element));
    await expectShown(host);
    expect(await host.getText()).toBe(`${FILE}# set\n`);
    await expect(host.iframe).toHaveCount(1);
  });

  test('keeps what its reader wrote when the page moves it, and its last verdict', {
    tag: ['@chromium-only', '@all'],
  }, async ({ host, page }) => {
    await host.show(
      `${host.script}<body><main></main><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    const verdict = () =>
      host.element.evaluate(({ verdict: last }: RobotsTxtTesterElement) => last && [last.outcome, last.line]);
    expect(await host.element.evaluate((element: RobotsTxtTesterElement) => element.verdict)).toBeNull();
    await expectShown(host);
    expect(await verdict()).toEqual(['allowed', 3]);
    await host.frame.getByRole('textbox', { name: 'URL to test' }).fill('/downloads/mine');
    await expect(host.verdict).toHaveAttribute('data-line', '2');
    await host.frame.locator('.cm-line').first().click();
    await page.keyboard.press('Home');
    await page.keyboard.type('# mine');
    await page.keyboard.press('Enter');
    await expect(host.verdict).toHaveAttribute('data-line', '3');
    await expect.poll(() => host.eventTypes()).toContain('change');
    // The element asks for the text a moment after the last key.
    await page.clock.install();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('#');
    await expect.poll(() => host.getText()).toBe(`## mine\n${FILE}`);
    await page.clock.runFor(1_000);
    await expect.poll(() => host.getText()).toBe(`## mine\n${FILE}`);
    await host.element.evaluate((element) => document.querySelector('main')?.append(element));
    await expect(host.verdict).toHaveAttribute('data-line', '3', FRAME_LOADS);
    expect(await host.getText()).toBe(`## mine\n${FILE}`);
    expect(await verdict()).toEqual(['disallowed', 3]);
  });

  test('sends everything again to a reloaded frame', { tag: '@all' }, async ({ host }) => {
    await host.show(`${host.script}<body><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`);
    await expectShown(host);
    await host.setText(`${FILE}# set\n`);
    await host.element.evaluate((element) => element.setAttribute('url', '/downloads/x'));
    await expect(host.verdict).toHaveAttribute('data-line', '2');
    const before = (await host.eventTypes()).filter((type) => type === 'ready').length;
    await (await host.inside()).evaluate(() => location.reload());
    await expect
      .poll(async () => (await host.eventTypes()).filter((type) => type === 'ready').length, FRAME_LOADS)
      .toBe(before + 1);
    await expect(host.verdict).toHaveAttribute('data-line', '2');
    expect(await host.getText()).toBe(`${FILE}# set\n`);
  });

  test('works on a host whose policy allows only the tester', { tag: '@all' }, async ({ host, baseURL }) => {
    const policy = `default-src 'none'; img-src data:; script-src ${baseURL}; frame-src ${baseURL}; require-trusted-types-for 'script'`;
    await host.show(
      `<meta http-equiv="Content-Security-Policy" content="${policy}">${host.script}` +
        `<body><robots-txt-tester height="300" ${ATTRIBUTES}>${PRE}</robots-txt-tester><p>after</p>`,
    );
    // The box is there before the frame, so nothing moves.
    expect(await host.height()).toBe(300);
    await expectShown(host);
    expect([await host.height(), (await host.iframe.boundingBox())?.height]).toEqual([300, 300]);
    await expect(host.plain).toBeHidden();
  });

  test('works in React 19 after rendering by a server', { tag: '@all' }, async ({ host }) => {
    test.slow();
    const rendered = renderToString(createElement(ReactHost));
    await host.show(
      `${host.script}<body><div id="root">${rendered}</div><script>${await reactHost()}</script>`,
    );
    await expectShown(host);
    const state = () => host.page.locator('output').textContent();
    await expect.poll(state).toContain('allowed 3');
    await host.page.getByRole('button', { name: 'Ask about downloads' }).click();
    await expect(host.verdict).toHaveAttribute('data-line', '2');
    await expect.poll(state).toContain('disallowed 2');
    await host.page.getByRole('button', { name: 'Read' }).click();
    await expect.poll(state).toContain(`read ${FILE.length}`);
    await host.page.getByRole('button', { name: 'Remove' }).click();
    await expect(host.iframe).toHaveCount(0);
  });
});

test.describe('messages', () => {
  test('from other windows are ignored by the element', async ({ host, page }) => {
    const stranger = await startHostSite();
    stranger.write(`<body><script>
      for (let i = 0; i < 50; i++) parent.postMessage({ robotsTxtTester: 1, nonce: 'stranger' + i }, '*');
      addEventListener('message', () => { document.title = 'got a message'; });
    </script>`);
    await host.show(
      `${host.script}<body><iframe id="stranger" src="${stranger.origin}" sandbox="allow-scripts"></iframe>
      <robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester><script>
        for (const data of [null, 1, 'x', {}, { robotsTxtTester: 1 }, { robotsTxtTester: 1, nonce: 'x' }]) postMessage(data, '*');
      </script>`,
    );
    await expectShown(host);
    expect(await page.frame({ url: `${stranger.origin}/` })?.title()).toBe('Host');
    expect(await host.getText()).toBe(FILE);
    await stranger.close();
  });
});

/** Builds a page in React 19 as one classic script. */
async function reactHost(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: resolve(import.meta.dirname, 'support/react-host.ts'),
        formats: ['iife'],
        name: 'reactHost',
      },
    },
  });
  const [chunk] = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The React page was not built');
  return chunk.code.replaceAll('</script', '<\\/script');
}

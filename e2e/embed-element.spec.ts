import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import type { RobotsTxtTesterElement } from '../src/embed/element-api';
import { ATTRIBUTES, expectShown, FILE, FRAME_LOADS, PRE, test } from './support/element-in-page';
import { ReactHost } from './support/react-host';
import { expect } from './support/test';

test.describe('in a plain page', () => {
  test('shows the text of a <pre>, and answers the page’s questions', async ({ host, page }) => {
    await host.show(`${host.script}<body><robots-txt-tester id="a" ${ATTRIBUTES}>${PRE}</robots-txt-tester>`);
    await expectShown(host);
    await expect(host.plain).toBeHidden();
    await expect(host.iframe).toHaveAttribute('title', 'robots.txt example: Googlebot, /downloads/free/a');
    expect(await (await host.inside()).evaluate(() => self.origin)).toBe('null');

    expect(await host.getText()).toBe(FILE);
    expect(await host.verdictFor({ crawler: 'GPTBot', url: '/x' })).toBe('disallowed 6');
    await expect(host.verdict).toHaveAttribute('data-line', '6');
    const text = `User-agent: *\nDisallow: /x\n${'# comment\n'.repeat(300)}# last line\n`;
    await host.setText(text);
    expect(await host.verdictFor({ crawler: 'Googlebot', url: '/x' })).toBe('disallowed 2');
    expect(await host.getText()).toBe(text);
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
    expect(await host.element.evaluate((element: RobotsTxtTesterElement) => element.verdict?.line)).toBe(2);
    await expect(host.frame.getByText('# last line')).toHaveCount(0);
    await host.element.evaluate((element: RobotsTxtTesterElement) => element.showLine(303));
    await expect(host.frame.getByText('# last line')).toBeVisible();
    const link = await host.element.evaluate((element: RobotsTxtTesterElement) => element.getShareLink());
    const opened = await page.context().newPage();
    await opened.goto(link);
    await expect(opened.locator('[data-verdict]')).toHaveAttribute('data-line', '2');
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

  test('prints the text of fences with the last answer', { tag: ['@chromium-only', '@all'] }, async ({
    host,
    page,
  }) => {
    const fence = '<div id="fence"><pre data-language="robots-txt" data-crawler="GPTBot" data-url="/x">';
    await host.show(
      `${host.script}<body><robots-txt-tester id="inside" ${ATTRIBUTES}>${PRE}</robots-txt-tester>` +
        `${fence}<code>${FILE}</code></pre></div>`,
    );
    // The script adds an element after the fence.
    const testers = [
      [page.locator('#inside'), '3', 'Yes. Allowed by line 3'],
      [page.locator('#fence robots-txt-tester'), '6', 'No. Blocked by line 6'],
    ] as const;
    for (const [tester, line] of testers) {
      const verdict = tester.locator('iframe').contentFrame().locator('[data-verdict]');
      await expect(verdict).toHaveAttribute('data-line', line, FRAME_LOADS);
    }
    const expectPrinted = async (isPrinted: boolean): Promise<void> => {
      for (const text of await page.locator('pre').all())
        await expect(text).toBeVisible({ visible: isPrinted });
      for (const [tester, , answer] of testers) {
        await expect(tester.locator('iframe')).toBeVisible({ visible: !isPrinted });
        await expect(tester.getByText(answer)).toBeVisible({ visible: isPrinted });
      }
    };
    await expectPrinted(false);
    await page.emulateMedia({ media: 'print' });
    await expectPrinted(true);
  });

  test('is as high as its content at every width, and settles', async ({ host, page }) => {
    const verdict = `<robots-txt-tester view="verdict" ${ATTRIBUTES}></robots-txt-tester>`;
    await host.show(`${host.script}<body>${PRE}${verdict}<p>after</p>`);
    const before = await host.height();
    await expectShown(host);
    expect([before, await host.height()]).toEqual([44, 44]);
    await page.setViewportSize({ width: 336, height: 600 });
    await expect.poll(() => host.height()).toBeGreaterThan(60);
    expect(await host.height()).toBeLessThan(120);
    const hidden = async () =>
      (await host.inside()).evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight - innerHeight];
      });
    await expect.poll(hidden).toEqual([0, 0]);
    await expect(host.frame.getByRole('link', { name: 'Open in the tester' })).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 1_280, height: 720 });
    const heights = await host.element.evaluateHandle((element) => {
      const seen: number[] = [];
      new ResizeObserver(() => seen.push(element.getBoundingClientRect().height)).observe(element);
      return seen;
    });
    await host.element.evaluate((element) => {
      element.setAttribute('view', 'both');
      element.setAttribute('height', 'auto');
      element.setAttribute('max-height', '600');
    });
    // The frame covers the file above the element.
    await expect(page.locator('pre')).toBeHidden();
    const height = async () => (await host.iframe.boundingBox())?.height;
    const rests = () =>
      host.frame
        .locator('.cm-scroller')
        .evaluate((scroller) => scroller.scrollHeight === scroller.clientHeight);
    await expect.poll(height).toBeLessThan(420);
    await expect.poll(rests).toBe(true);
    const short = await height();
    await host.setText(`${FILE}${'# line\n'.repeat(500)}`);
    await expect.poll(height).toBe(600);
    await host.setText(FILE);
    await expect.poll(height).toBe(short);
    expect(await host.verdictFor({ url: '/downloads/x' })).toBe('disallowed 2');
    expect(await heights.evaluate((seen) => seen.length)).toBeLessThan(12);
  });
});

test.describe('loading', () => {
  const below = `<div style="height:4000px"></div>`;

  test('waits until the element is near the viewport', async ({ host, page }) => {
    await host.show(
      `${host.script}<body>${below}<robots-txt-tester id="a" ${ATTRIBUTES}>${PRE}</robots-txt-tester>${below}` +
        `<robots-txt-tester id="b" loading="eager" ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    await expect(page.locator('#b iframe')).toHaveCount(1);
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

  test('a click loads the frame, and the keyboard goes on in it', {
    tag: ['@chromium-only', '@all'],
  }, async ({ host, page }) => {
    await host.show(
      `${host.script}<body><robots-txt-tester loading="click" ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    await expect(page.getByRole('button', { name: 'Test this file' })).toBeVisible();
    await expect(host.iframe).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectShown(host);
    const frame = await host.inside();
    await expect.poll(() => frame.evaluate(() => document.hasFocus())).toBe(true);
    await page.keyboard.press('Tab');
    await expect(host.frame.getByRole('combobox', { name: 'Crawler' })).toBeFocused();
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

  test('gives everything again to a frame that is reloaded, and to that of another place', async ({
    host,
    page,
  }) => {
    await host.show(
      `${host.script}<body><main></main><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    await expectShown(host);
    await host.setText(`${FILE}# set\n`);
    await host.element.evaluate((element) => element.setAttribute('url', '/downloads/x'));
    await expect(host.verdict).toHaveAttribute('data-line', '2');
    const expectAgain = async (renew: () => Promise<void>): Promise<void> => {
      const readies = async () => (await host.eventTypes()).filter((type) => type === 'ready').length;
      const before = await readies();
      await renew();
      await expect.poll(readies, FRAME_LOADS).toBe(before + 1);
      await expect(host.verdict).toHaveAttribute('data-line', '2');
      expect(await host.getText()).toBe(`${FILE}# set\n`);
    };
    await expectAgain(async () => (await host.inside()).evaluate(() => location.reload()));
    await expectAgain(() =>
      host.element.evaluate((element) => document.querySelector('main')?.append(element)),
    );
    await expect(page.locator('main iframe')).toHaveCount(1);
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

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import type { RobotsTxtTesterElement } from '../src/embed/element-api';
import { type HostSite, startHostSite } from './support/embedded-page';
import { EmbeddingHost } from './support/embedding-host';
import { ReactHost } from './support/react-host';
import { test as base, expect } from './support/test';

const FILE = `User-agent: *
Disallow: /downloads/
Allow: /downloads/free/

User-agent: GPTBot
Disallow: /
`;
const ATTRIBUTES = 'crawler="Googlebot" url="/downloads/free/a"';
const PRE = `<pre>${FILE}</pre>`;

const test = base.extend<{ site: HostSite; host: EmbeddingHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  site: async ({}, use) => {
    const site = await startHostSite();
    await use(site);
    await site.close();
  },
  host: async ({ page, site, baseURL }, use) => {
    await use(new EmbeddingHost(page, site, baseURL ?? ''));
  },
});

/** A frame loads a whole page, and a busy machine may load several at a time. */
const FRAME_LOADS = { timeout: 15_000 };

async function expectShown(host: EmbeddingHost): Promise<void> {
  await expect(host.verdict).toHaveAttribute('data-verdict', 'allowed', FRAME_LOADS);
  await expect(host.verdict).toHaveAttribute('data-line', '3');
  await expect(host.iframe).toBeVisible();
  await expect.poll(() => host.eventTypes()).toContain('ready');
}

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
    await expect(host.iframe).toHaveAttribute('title', 'robots.txt example');
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

  test('shows the text of a script, and scrolls to a line', { tag: '@all' }, async ({ host }) => {
    const lines = FILE.replaceAll(/^/gm, '      ') + '      # comment\n'.repeat(300);
    await host.show(
      `${host.script}<body><robots-txt-tester ${ATTRIBUTES}>
        <script type="text/plain">\n${lines}      # last line\n    </script></robots-txt-tester>`,
    );
    await expectShown(host);
    expect(await host.getText()).toMatch(/^User-agent: \*\nDisallow: \/downloads\/\n[\s\S]*\n# last line\n$/);
    await expect(host.frame.getByText('# last line')).toHaveCount(0);
    await host.element.evaluate((element: RobotsTxtTesterElement) => element.showLine(307));
    await expect(host.frame.getByText('# last line')).toBeVisible();
  });

  test('reports what its user types', { tag: ['@chromium-only', '@all'] }, async ({ host, page }) => {
    await host.show(`${host.script}<body><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`);
    await expectShown(host);
    await host.frame.locator('.cm-line').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect.poll(() => host.events()).toContainEqual(['change', '', { length: FILE.length + 1 }]);
    expect(await host.getText()).toBe(FILE.replace('*', '*!'));
    const url = host.frame.getByRole('textbox', { name: 'URL to test' });
    await url.fill('/mine');
    await host.frame.getByRole('button', { name: 'Reset' }).click();
    await expect(url).toHaveValue('/downloads/free/a');
    await expect.poll(() => host.events()).toContainEqual(['change', '', { length: FILE.length }]);
    expect(await host.getText()).toBe(FILE);
    await expect(host.frame.getByRole('button', { name: 'Reset' })).toHaveCount(0);
    await host.frame.getByRole('button', { name: 'Bring it back' }).click();
    expect(await host.getText()).toBe(FILE.replace('*', '*!'));
    await host.element.evaluate((element: RobotsTxtTesterElement) => element.reset());
    expect(await host.getText()).toBe(FILE);
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

  test('shifts no layout: the box is there before the frame', { tag: '@all' }, async ({ host }) => {
    await host.show(
      `${host.script}<body><robots-txt-tester loading="lazy" height="300" ${ATTRIBUTES}>${PRE}</robots-txt-tester><p>after</p>`,
    );
    const heights = new Set([await host.height()]);
    await expectShown(host);
    heights.add(await host.height());
    expect([...heights]).toEqual([300]);
    const box = await host.iframe.boundingBox();
    expect(box?.height).toBe(300);
  });

  test('transfers a text that an address cannot contain', { tag: '@all' }, async ({ host }) => {
    const long = `${FILE}# \udce4\n${'# a long line of a long file\n'.repeat(12_000)}`;
    await host.show(`${host.script}<body><robots-txt-tester ${ATTRIBUTES}></robots-txt-tester>`);
    await host.element.evaluate(
      (element, text) => {
        const pre = document.createElement('pre');
        pre.textContent = `${text}# \udce4\n`;
        const next = element.cloneNode() as Element;
        next.append(pre);
        element.replaceWith(next);
      },
      long.slice(0, FILE.length),
    );
    await expectShown(host);
    expect(await host.getText()).toBe(`${FILE}# \udce4\n`);
    await host.setText(long);
    expect((await host.getText()).length).toBe(long.length);
  });

  test('keeps a text readable that is too large', { tag: '@all' }, async ({ host }) => {
    await host.show(
      `${host.script}<body><robots-txt-tester ${ATTRIBUTES}><pre>${'a'.repeat(512_001)}</pre></robots-txt-tester>`,
    );
    await expect(host.iframe).toHaveCount(1);
    expect(await host.refusalOf((element) => element.setText('b'.repeat(512_001)))).toBe(
      'RobotsTxtTesterError: too-large',
    );
    await expect.poll(() => host.events()).toContainEqual(['error', '', { reason: 'too-large' }]);
    await expect(host.plain).toBeVisible();
    expect(await host.eventTypes()).not.toContain('ready');
    expect(await host.height()).toBeLessThan(200);
    // A text that the frame accepts is shown after all.
    await host.setText(FILE);
    await expectShown(host);
    expect(await host.height()).toBe(420);
  });

  test('refuses content that is not plain text, until the page sets a text', { tag: '@all' }, async ({
    host,
    page,
  }) => {
    // The guide's snippet indented in a tab of MkDocs Material, by Python-Markdown 3.4.1.
    const paragraphs = `<p><div>
<robots-txt-tester id="a" ${ATTRIBUTES}>
<pre>
User-agent: *
Disallow: /downloads/</p>
<h1>Second group</h1>
<p>Allow: /<em>downloads</em>/free/
</pre>
</robots-txt-tester>
</div></p>`;
    const two = `<pre>User-agent: *</pre><pre>Disallow: /</pre>`;
    await host.show(
      `${host.script}<body>${paragraphs}<robots-txt-tester id="b" ${ATTRIBUTES}>${two}</robots-txt-tester>`,
    );
    const refused = [
      ['error', 'a', { reason: 'not-plain-text' }],
      ['error', 'b', { reason: 'not-plain-text' }],
    ];
    // The elements report in any order.
    const events = async () =>
      (await host.events()).toSorted((one, other) => String(one[1]).localeCompare(String(other[1])));
    await expect.poll(events).toEqual(refused);
    await expect(page.getByText("This isn't plain text")).toHaveCount(2);
    await expect(page.locator('#a').getByText('Second group')).toBeVisible();
    await expect(page.locator('#b').getByText('Disallow: /')).toBeVisible();
    expect(await host.refusalOf((element) => element.getText())).toBe('RobotsTxtTesterError: not-plain-text');
    await expect(host.iframe).toHaveCount(0);
    expect(await events()).toEqual(refused);

    await host.setText(FILE);
    await expectShown(host);
    await expect(page.locator('#a').getByText("can't be tested")).toBeHidden();
    expect(await host.height()).toBe(420);
    expect(await host.getText()).toBe(FILE);
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

  test('lists URLs, and answers them while the file changes', { tag: '@all' }, async ({ host }) => {
    const urls = 'urls="/downloads/a blocked /downloads/free/a allowed /x blocked"';
    await host.show(
      `${host.script}<body><robots-txt-tester ${urls} ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    await expectShown(host);
    const list = host.frame.getByRole('list', { name: 'URLs to try' });
    const summary = host.frame.getByText(/as expected$/);
    await expect(summary).toHaveText('2 of 3 as expected', FRAME_LOADS);
    await expect(list.getByRole('button', { name: '/x, allowed, expected blocked' })).toBeVisible();
    await host.setText(`${FILE}\nUser-agent: Googlebot\nAllow: /downloads/free/\nDisallow: /\n`);
    await expect(summary).toHaveText('All as expected');
    await list.getByRole('button', { name: '/x, blocked, as expected' }).dispatchEvent('click');
    await expect(host.verdict).toHaveAttribute('data-line', '10');
    await expect(host.frame.getByRole('textbox', { name: 'URL to test' })).toHaveValue('/x');
    await host.element.evaluate((element) => element.removeAttribute('urls'));
    await expect(list).toHaveCount(0);
  });

  test('is a quiz: reports nothing before the reader has guessed', async ({ host, page }) => {
    const answer = '<details><summary>Answer</summary>Yes. Allowed by line 3.</details>';
    await host.show(
      `${host.script}<body><robots-txt-tester quiz ${ATTRIBUTES}>${PRE}${answer}</robots-txt-tester>`,
    );
    await expect(host.frame.locator('#quiz')).toContainText('Your guess?', FRAME_LOADS);
    await expect.poll(() => host.eventTypes()).toContain('ready');
    await expect(page.locator('details')).toBeHidden();
    // The editor takes over without marks, too.
    await expect(host.frame.locator('.cm-line').first()).toBeVisible();
    await expect(host.frame.locator('[data-rule], [data-badge], input')).toHaveCount(0);
    const verdict = () => host.element.evaluate((element: RobotsTxtTesterElement) => element.verdict?.line);
    expect(await verdict()).toBe(0);
    const verdicts = async () => (await host.events()).filter(([type]) => type !== 'ready');
    const none = ['verdict', '', expect.objectContaining({ outcome: 'none', sentence: '' })];
    expect(await verdicts()).toEqual([none]);

    // Firefox over BiDi has no input in frames of other sites.
    await host.frame.getByRole('button', { name: 'No' }).dispatchEvent('click');
    await expect(host.verdict).toHaveText('Yes. Not quite: line 3 is longer.');
    await expect
      .poll(verdicts)
      .toEqual([
        none,
        ['guess', '', { guess: 'disallowed', right: false }],
        ['verdict', '', expect.objectContaining({ outcome: 'allowed', line: 3 })],
      ]);
    expect(await verdict()).toBe(3);
    await host.frame.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
    await expect.poll(verdict).toBe(0);
    await expect(page.locator('robots-txt-tester p.answer')).toHaveText('');
    await host.frame.getByRole('button', { name: 'Yes' }).dispatchEvent('click');
    await expect.poll(verdict).toBe(3);

    // Another question is another quiz.
    await host.element.evaluate((element) => element.setAttribute('url', '/x'));
    await expect(host.frame.locator('#quiz')).toContainText('Your guess?');
    await host.element.evaluate((element) => element.removeAttribute('quiz'));
    await expect(host.verdict).toHaveText(/^Yes\. Allowed: no rule matches/);
    await expect(host.frame.getByRole('textbox', { name: 'URL to test' })).toHaveValue('/x');
  });

  test('shows more beside the file, and loads each part with its tab', { tag: '@all' }, async ({
    host,
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const [, part] = /\/embed\/(tabs|why|problems|overview)-[^/]*\.js$/.exec(request.url()) ?? [];
      if (part !== undefined) loaded.push(part);
    });
    const faulty = PRE.replace('</pre>', 'Alow: /open/\n</pre>');
    await host.show(
      `${host.script}<body><robots-txt-tester show="overview why" height="auto" max-height="2000" ${ATTRIBUTES}>${faulty}</robots-txt-tester>`,
    );
    await expectShown(host);
    await expect(host.frame.getByRole('tab')).toHaveText(['File', 'Why', 'Overview']);
    await expect(host.frame.locator('.cm-line').first()).toBeVisible();
    expect(loaded).toEqual(['tabs']);
    // As high as the shown part, which then needs no scroll bar.
    const scrolls = () =>
      host.frame
        .getByRole('tabpanel')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
    // Firefox over BiDi has no input in frames of other sites.
    await host.frame.getByRole('tab', { name: 'Overview' }).dispatchEvent('click');
    await expect(host.frame.getByRole('grid')).toBeVisible();
    await expect.poll(scrolls).toBe(false);
    expect(loaded).toEqual(['tabs', 'overview']);

    // The overview's worker has no rules, so another one replaces it.
    await host.element.evaluate((element) => element.setAttribute('show', 'why problems overview'));
    await host.frame.getByRole('tab', { name: 'Problems' }).dispatchEvent('click');
    await expect(host.frame.getByRole('tab', { name: 'Problems' })).toHaveText('Problems 1');
    await host.frame.getByRole('tab', { name: 'Overview' }).dispatchEvent('click');
    await expect(host.frame.getByRole('grid')).toBeVisible();
    await host.frame.getByRole('tab', { name: 'Why' }).dispatchEvent('click');
    const { height } = (await host.frame.getByRole('tablist').boundingBox()) ?? {};
    expect(height).toBe(32);
    await host.frame
      .getByRole('tabpanel')
      .getByRole('link', { name: 'line 3' })
      .first()
      .dispatchEvent('click');
    await expect(host.frame.locator('[aria-label="robots.txt"]')).toBeFocused();
    expect(new Set(loaded)).toEqual(new Set(['tabs', 'overview', 'problems', 'why']));

    await host.element.evaluate((element) => element.removeAttribute('show'));
    await expect(host.frame.getByRole('tablist')).toHaveCount(0);
    await expect(host.frame.locator('.cm-line').first()).toBeVisible();
  });

  test('a part whose files cannot all be loaded says so, and the rest works', { tag: '@all' }, async ({
    host,
    page,
    problems,
  }) => {
    // The problems bring a file of the overview, which also needs the list of crawlers.
    await page.route('**/embed/crawlers-*.js', (route) => route.abort());
    await host.show(
      `${host.script}<body><robots-txt-tester show="problems overview" ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    await expectShown(host);
    await host.frame.getByRole('tab', { name: 'Problems' }).dispatchEvent('click');
    await expect(host.frame.getByRole('tabpanel')).toContainText('No problems');
    await host.frame.getByRole('tab', { name: 'Overview' }).dispatchEvent('click');
    await expect(host.frame.getByRole('tabpanel')).toContainText("couldn't be loaded");
    await host.frame.getByRole('tab', { name: 'File' }).dispatchEvent('click');
    await expect(host.frame.locator('.cm-line').first()).toBeVisible();
    problems.splice(0, problems.length, ...problems.filter((problem) => !/ERR_FAILED/.test(problem)));
  });

  test('refuses invalid values, and continues', { tag: '@all' }, async ({ host }) => {
    await host.show(`${host.script}<body><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`);
    await expectShown(host);
    const refusals = [
      await host.refusalOf((element) => element.setText(5 as unknown as string)),
      await host.refusalOf((element) => element.showLine(0)),
      await host.refusalOf((element) => element.ask({ url: (() => '/') as unknown as string })),
      await host.refusalOf((element) => element.ask({ url: 'a'.repeat(9_000) })),
      await host.refusalOf((element) => element.ask({ engine: 'nobody' })),
    ];
    expect(refusals.map((refusal) => refusal.replace('RobotsTxtTesterError: ', ''))).toEqual([
      'invalid',
      'invalid',
      'invalid',
      'invalid',
      'no-answer',
    ]);
    expect(await host.getText()).toBe(FILE);
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

  test('reads its content even if the script runs before the content has arrived', { tag: '@all' }, async ({
    host,
  }) => {
    await host.show(`${host.script}<body><robots-txt-tester loading="eager" ${ATTRIBUTES}>
      <!-- ${'x'.repeat(200_000)} -->${PRE}</robots-txt-tester>`);
    await expectShown(host);
    expect(await host.getText()).toBe(FILE);
  });

  test('without the script, the text is readable', { tag: '@all' }, async ({ host }) => {
    await host.show(`<body><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`);
    await expect(host.plain).toBeVisible();
    await expect(host.plain).toContainText('Disallow: /downloads/');
  });

  test('if the frame never answers, the text is readable and calls are refused', { tag: '@all' }, async ({
    host,
    page,
  }) => {
    const silent = await startHostSite();
    silent.write(`<body>nobody here<script>
      addEventListener('message', ({ ports: [port] }) => port.postMessage({ event: 'ready' }));
    </script>`);
    await page.clock.install();
    await host.show(
      `${host.script}<body><robots-txt-tester tester="${silent.origin}" ${ATTRIBUTES}>${PRE}</robots-txt-tester>` +
        `<robots-txt-tester id="b" tester="javascript:alert(1)"><script type="text/plain">User-agent: b</script></robots-txt-tester>`,
    );
    await expect(host.frame.first().getByText('nobody here')).toHaveCount(1);
    await page.evaluate(() => {
      const first = document.querySelector('robots-txt-tester');
      Object.assign(window, { refused: first?.getText().catch(String) });
    });
    await page.clock.fastForward(15_000);
    expect(await page.evaluate(() => (window as unknown as { refused: Promise<string> }).refused)).toBe(
      'RobotsTxtTesterError: no-answer',
    );
    await expect(host.plain).toBeVisible();
    await expect(page.locator('#b iframe')).toHaveCount(0);
    await expect(page.locator('#b pre')).toHaveText('User-agent: b');
    expect(await host.events()).toEqual([
      ['error', 'b', { reason: 'invalid' }],
      ['error', '', { reason: 'no-answer' }],
    ]);
    // Both elements are only as high as their text.
    const heights = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('robots-txt-tester')].map((element) => element.clientHeight),
      );
    expect(Math.max(...(await heights()))).toBeLessThan(300);
    expect(Math.min(...(await heights()))).toBeGreaterThan(10);
    expect(
      await page.locator('#b').evaluate((element: RobotsTxtTesterElement) => element.getText().catch(String)),
    ).toBe('RobotsTxtTesterError: invalid');

    // A late answer is shown after all.
    await (await host.inside()).evaluate(() => parent.postMessage({ robotsTxtTester: 1, nonce: 'n' }, '*'));
    await expect(host.iframe).toBeVisible();
    await expect(host.plain).toBeHidden();
    expect((await heights())[0]).toBe(420);
    expect((await host.eventTypes()).at(-1)).toBe('ready');
    await silent.close();
  });

  test('prints the text, not the frame', { tag: '@chromium-only' }, async ({ host, page }) => {
    await host.show(`${host.script}<body><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`);
    await expectShown(host);
    await page.emulateMedia({ media: 'print' });
    await expect(host.plain).toBeVisible();
    await expect(host.iframe).toBeHidden();
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

  test('apply with their last values if they change more often than the frame accepts', {
    tag: '@all',
  }, async ({ host }) => {
    await host.show(`${host.script}<body><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`);
    await expectShown(host);
    await host.element.evaluate(async (element) => {
      for (let i = 0; i < 60; i++) {
        element.setAttribute('url', `/free/${i}`);
        await new Promise((resolve) => setTimeout(resolve));
      }
      element.setAttribute('crawler', 'GPTBot');
    });
    await expect(host.frame.getByRole('textbox', { name: 'URL to test' })).toHaveValue('/free/59');
    await expect(host.verdict).toHaveAttribute('data-line', '6');
  });

  test('with unknown values are ignored, and the others apply', { tag: '@all' }, async ({ host }) => {
    await host.show(`${host.script}<body><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`);
    await expectShown(host);
    const url = host.frame.getByRole('textbox', { name: 'URL to test' });
    await host.element.evaluate((element) => {
      element.setAttribute('view', 'compact');
      element.setAttribute('theme', 'dark');
      element.setAttribute('url', '/downloads/x');
      element.setAttribute('engine', 'nobody');
      element.setAttribute('highlight', '5000000000');
    });
    await expect(host.verdict).toHaveAttribute('data-line', '2');
    await expect(host.frame.locator('body')).toHaveCSS('color', 'rgb(233, 235, 238)');
    await expect(host.frame.locator('.cm-content')).toBeVisible();
    await (await host.inside()).evaluate(() => location.reload());
    await expect(url).toHaveValue('/downloads/x', FRAME_LOADS);
    await expect(host.verdict).toHaveAttribute('data-line', '2');
  });

  test('a tester that is set late is loaded; only web addresses are accepted', { tag: '@all' }, async ({
    host,
    baseURL,
  }) => {
    const noAddress = 'javascript://x/%0Atop.hacked=1//';
    await host.show(
      `${host.script}<body><robots-txt-tester tester="${noAddress}" ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    expect(await host.refusalOf((element) => element.getText())).toBe('RobotsTxtTesterError: invalid');
    for (const tester of [
      'ftp://localhost/',
      'file:///tester/',
      'blob:null/x',
      'data:text/html,x',
      'http://',
    ]) {
      await host.element.evaluate((element, address) => element.setAttribute('tester', address), tester);
      expect(await host.refusalOf((element) => element.getText())).toBe('RobotsTxtTesterError: invalid');
      await expect(host.iframe).toHaveCount(0);
    }
    await expect(host.plain).toBeVisible();
    await host.element.evaluate((element, tester) => element.setAttribute('tester', tester ?? ''), baseURL);
    await expectShown(host);
  });

  test('another tester replaces the frame', { tag: '@all' }, async ({ host, baseURL }) => {
    await host.show(
      `${host.script}<body><robots-txt-tester tester="${baseURL}/sub/path" ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    await expectShown(host);
    await expect(host.iframe).toHaveAttribute('src', /\/sub\/path\/embed\/#crawler=/);
    await host.element.evaluate((element, tester) => element.setAttribute('tester', tester ?? ''), baseURL);
    await expect(host.iframe).toHaveAttribute('src', new RegExp(`^${baseURL}/embed/#crawler=`));
    await expectShown(host);
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

  test('stops a loop of changing heights', { tag: '@all' }, async ({ host, page }) => {
    const looping = await startHostSite();
    looping.write(`<body><script>
      const nonce = 'n1';
      addEventListener('message', ({ ports: [port] }) => {
        port.postMessage({ event: 'ready' });
        let told = 0;
        const tell = () => {
          port.postMessage({ event: 'height', height: 300 + (told % 2) * 50 });
          if (++told < 300) setTimeout(tell);
          else port.postMessage({ event: 'change', length: told });
        };
        tell();
      });
      parent.postMessage({ robotsTxtTester: 1, nonce }, '*');
    </script>`);
    await host.show(
      `${host.script}<body><robots-txt-tester height="auto" tester="${looping.origin}">${PRE}</robots-txt-tester>`,
    );
    await page.evaluate(() => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      const box = document.querySelector('robots-txt-tester')?.shadowRoot?.querySelector('div');
      if (box)
        new MutationObserver((records) => changes.push(...records.map(() => box.style.height))).observe(box, {
          attributes: true,
          attributeFilter: ['style'],
        });
    });
    await expect.poll(() => host.eventTypes()).toContain('change');
    expect(
      await page.evaluate(() => (window as unknown as { changes: string[] }).changes.length),
    ).toBeLessThanOrEqual(50);
    await looping.close();
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
        `<body><robots-txt-tester height="300" ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    await expectShown(host);
    expect(await host.height()).toBe(300);
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

  test('a second port is ignored', { tag: '@all' }, async ({ host, page }) => {
    await host.show(
      `${host.script}<body><script>
        addEventListener('message', ({ source, data }) => {
          if (!data.nonce || window.seen) return;
          window.seen = true;
          // After the element's own answer, and before anything else can happen.
          setTimeout(() => {
            const { port1, port2 } = new MessageChannel();
            window.secondMessages = [];
            port1.onmessage = ({ data }) => secondMessages.push(data);
            source.postMessage({ robotsTxtTester: 1, nonce: data.nonce }, '*', [port2]);
            port1.postMessage({ id: 1, method: 'setText', value: { text: 'stolen' } });
          });
        });
      </script><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    await expectShown(host);
    await expect.poll(() => page.evaluate(() => 'secondMessages' in window)).toBe(true);
    expect(await host.getText()).toBe(FILE);
    expect(
      await page.evaluate(() => (window as unknown as { secondMessages: unknown[] }).secondMessages),
    ).toEqual([]);
  });

  test('open only the tester', { tag: '@all' }, async ({ host, page }) => {
    const greedy = await startHostSite();
    const tester = `${greedy.origin}/t/`;
    greedy.write(`<body><script>
      addEventListener('message', ({ ports: [port] }) => {
        for (const link of ['https://elsewhere.example/', 'javascript:alert(1)', null, { toString: 1 }, '${tester}../admin', '${tester}%2e%2e/admin'])
          port.postMessage({ event: 'open', link });
        for (let i = 0; i < 2000; i++) port.postMessage({ event: 'open', link: '${tester}#1.x' });
        port.postMessage({ event: 'change', length: 1 });
      });
      parent.postMessage({ robotsTxtTester: 1, nonce: 'n' }, '*');
    </script>`);
    await page.addInitScript(() => {
      const opened: unknown[] = [];
      Object.assign(window, { opened, open: (...call: unknown[]) => void opened.push(call) });
    });
    // The clock is paused, so all links arrive within a second.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await host.show(`${host.script}<body><robots-txt-tester tester="${tester}">${PRE}</robots-txt-tester>`);
    await expect.poll(() => host.eventTypes()).toContain('change');
    expect(await page.evaluate(() => (window as unknown as { opened: unknown[] }).opened)).toEqual([
      [`${tester}#1.x`, '_blank', 'noopener'],
    ]);
    await greedy.close();
  });

  test('of the host in the documentation are answered', { tag: '@all' }, async ({ host, page, baseURL }) => {
    const document = readFileSync(resolve(import.meta.dirname, '../docs/embed-protocol.md'), 'utf8');
    const example = /```html\n([\s\S]*?)```/.exec(document)?.[1] ?? '';
    const placeholder = 'https://tester.example/';
    expect(example).toContain(placeholder);
    await host.show(`<body>${example.replace(placeholder, `${baseURL}/sub/path/`)}`);
    await expect(page.locator('#answer')).toContainText('Disallow: /private', FRAME_LOADS);
    await expect(page.frameLocator('iframe').locator('[data-verdict]')).toHaveAttribute('data-line', '2');
    await expect(page.locator('iframe')).toHaveAttribute('style', /^height: \d+px;$/);

    const opened = await page.evaluate((tester) => {
      const host = window as unknown as { openLink(link: unknown): void; open: unknown };
      const calls: unknown[] = [];
      host.open = (...call: unknown[]) => void calls.push(call);
      const hostile = [
        `${tester}../admin`,
        `${tester}%2e%2e/admin`,
        'javascript:alert(1)',
        { toString: 1 },
        null,
      ];
      for (const link of [...hostile, `${tester}#1.x`, `${tester}#1.y`]) host.openLink(link);
      return calls;
    }, `${baseURL}/sub/path/`);
    expect(opened).toEqual([[`${baseURL}/sub/path/#1.x`, '_blank', 'noopener']]);
  });

  test('a flood of 10,000 is answered with busy, and the frame continues', async ({
    host,
    page,
    baseURL,
  }) => {
    // A custom host that connects late, so it sends a ping.
    await host.show(
      `<body><iframe title="robots.txt" src="${baseURL}/embed/#text=User-agent%3A%20*"></iframe>`,
    );
    await expect(page.frameLocator('iframe').getByRole('textbox', { name: 'URL to test' })).toBeVisible();
    const counts = await page.evaluate(async () => {
      const frame = document.querySelector('iframe')?.contentWindow;
      const nonce = await new Promise<string>((resolve) => {
        addEventListener('message', ({ source, data }) => {
          if (source === frame) resolve(data.nonce);
        });
        frame?.postMessage({ robotsTxtTester: 1 }, '*');
      });
      const { port1, port2 } = new MessageChannel();
      frame?.postMessage({ robotsTxtTester: 1, nonce }, '*', [port2]);
      const replies: Record<string, number> = {};
      const all = new Promise<void>((resolve) => {
        port1.onmessage = ({ data }) => {
          if (!('id' in data)) return;
          const key = data.ok ? 'ok' : data.error;
          replies[key] = (replies[key] ?? 0) + 1;
          if (data.id === 9_999) resolve();
        };
      });
      for (let id = 0; id < 10_000; id++)
        port1.postMessage({ id, method: 'setText', value: { text: `# ${id}` } });
      await all;
      Object.assign(window, { port: port1 });
      return replies;
    });
    expect((counts['ok'] ?? 0) + (counts['busy'] ?? 0)).toBe(10_000);
    expect(counts['ok']).toBeGreaterThanOrEqual(20);
    expect(counts['ok']).toBeLessThanOrEqual(200);
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const { port } = window as unknown as { port: MessagePort };
              port.onmessage = ({ data }) => resolve(data.value);
              port.postMessage({ id: 1, method: 'getText' });
            }),
        ),
      )
      .toMatch(/^# \d+$/);
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

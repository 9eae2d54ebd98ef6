import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RobotsTxtTesterElement } from '../src/embed/element-api';
import { ATTRIBUTES, expectShown, FILE, FRAME_LOADS, PRE, test } from './support/element-in-page';
import { expect } from './support/test';

test.describe('the frame of an element', () => {
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
});

test.describe('messages', () => {
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

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ATTRIBUTES, expectShown, FILE, FRAME_LOADS, PRE, test } from './support/element-in-page';
import { expect } from './support/test';

test.describe('the frame of an element', () => {
  test('lists URLs, and answers them while the file changes', { tag: '@all' }, async ({ host }) => {
    const urls = 'urls="/downloads/a blocked /downloads/free/a allowed /x blocked"';
    await host.show(
      `${host.script}<body><robots-txt-tester ${urls} ${ATTRIBUTES}>${PRE}</robots-txt-tester>`,
    );
    await expectShown(host);
    const summary = host.frame.getByText(/as expected$/);
    await expect(summary).toHaveText('2 of 3 as expected', FRAME_LOADS);
    await host.setText(`${FILE}\nUser-agent: Googlebot\nAllow: /downloads/free/\nDisallow: /\n`);
    await expect(summary).toHaveText('All as expected');
  });

  test('loads each part with its tab, and is as high as the shown one', { tag: '@all' }, async ({
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
    await expect(
      host.frame.getByRole('tabpanel').getByRole('link', { name: 'line 3' }).first(),
    ).toBeVisible();
    expect(new Set(loaded)).toEqual(new Set(['tabs', 'overview', 'problems', 'why']));
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
});

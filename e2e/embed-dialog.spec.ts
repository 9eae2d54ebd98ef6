import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { transformWithOxc } from 'vite';
import { codeOf, selectedIn } from './support/share';
import { expect, test } from './support/test';
import { robotsFile, write } from './support/tester-page';

/** The Embed dialog as a user sees it. */
class EmbedDialog {
  readonly dialog: Locator;
  readonly code: Locator;
  readonly preview: FrameLocator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Embed' });
    this.code = this.dialog.getByRole('textbox', { name: 'Code' });
    this.preview = this.dialog.frameLocator('iframe');
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Embed', exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  async choose(form: 'HTML element' | 'Frame' | 'React'): Promise<string> {
    await this.dialog.getByRole('radio', { name: form }).check();
    return this.code.inputValue();
  }
}

/** Text that must survive unchanged in every kind of code. */
const hostile =
  '\nUser-agent: *\r\nDisallow: /a\r\n\r\n# </pre><script>alert(1)</script> &amp; "x" \'y\' {z} `$` \\ <!--\r\n    Disallow: /b\r\n* c\r\n';

let host: Server;
let hostOrigin: string;
let served = '';
test.beforeAll(async () => {
  host = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(served);
  });
  await new Promise<void>((started) => host.listen(0, '127.0.0.1', started));
  hostOrigin = `http://localhost:${(host.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  host.closeAllConnections();
  host.close();
});

/** Shows code in a page of another origin and returns the frame in it. */
async function showOnHost(page: Page, code: string): Promise<FrameLocator> {
  served = `<!doctype html><html lang="en"><title>Host</title><body>${code}</body></html>`;
  await page.goto(hostOrigin);
  return page.frameLocator('iframe');
}

test.describe('the code works on a page of another origin', () => {
  for (const form of ['HTML element', 'Frame'] as const) {
    test(form, { tag: form === 'Frame' ? '@all' : [] }, async ({ tester, page }) => {
      await tester.start();
      await tester.open(robotsFile(hostile));
      await tester.chooseCrawler('GPTBot');
      await tester.testUrl('/a"&<b>');
      await tester.expectVerdict('disallowed', 3);
      const embed = new EmbedDialog(page);
      await embed.open();
      const code = await embed.choose(form);
      await expect(embed.preview.locator('[data-verdict]')).toHaveAttribute('data-line', '3');
      const frame = await showOnHost(page, code);
      await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-line', '3');
      await expect(frame.getByRole('textbox', { name: 'URL to test' })).toHaveValue('/a"&<b>');
      await expect(frame.getByRole('combobox', { name: 'Crawler' })).toHaveValue('GPTBot');
      const lines = hostile.replaceAll('\r\n', '\n').split('\n');
      const shown = frame.getByRole('textbox', { name: 'robots.txt', exact: true }).locator(':scope > div');
      // Some lines are out of view.
      await expect(shown.nth(2)).toHaveText(lines[2] ?? '');
      await expect(shown.nth(4)).toHaveText(lines[4] ?? '');
    });
  }
});

test('without the script the text is still readable and unchanged', {
  tag: ['@chromium-only', '@all'],
}, async ({ tester, page, browser }) => {
  await tester.start();
  await tester.open(robotsFile(hostile));
  const embed = new EmbedDialog(page);
  await embed.open();
  const code = await embed.choose('HTML element');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.setContent(code);
  const text = await plain.locator('pre').textContent();
  // The code starts with an extra line feed, because HTML parsers drop the first one in a <pre>.
  expect(text).toBe(`\n${hostile.replaceAll('\r\n', '\n')}`);
  await context.close();
});

test('the code for React produces the same page', { tag: '@all' }, async ({ tester, page }) => {
  await tester.start();
  await tester.open(robotsFile(hostile));
  await tester.testUrl('/a"&<b>');
  const embed = new EmbedDialog(page);
  await embed.open();
  const jsx = await embed.choose('React');
  const { code } = await transformWithOxc(`const made = ${jsx};`, 'made.jsx', {
    jsx: { runtime: 'classic' },
  });
  const html = renderToStaticMarkup(new Function('React', `${code}; return made;`)(React));
  const frame = await showOnHost(page, html);
  await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-line', '3');
  await expect(frame.getByRole('textbox', { name: 'URL to test' })).toHaveValue('/a"&<b>');
});

test('every choice is in the code and in the preview', { tag: '@all' }, async ({ tester, page }) => {
  await tester.start();
  const embed = new EmbedDialog(page);
  await embed.open();
  const { dialog, preview, code } = embed;
  await expect(dialog.getByRole('radio', { name: 'HTML element' })).toBeFocused();
  await expect(code).toHaveValue(
    /^<script src="http:[^"]*\/embed\/v1\.js" defer><\/script>\n<style>.*<\/style>\n<div>\n<robots-txt-tester crawler="Googlebot" url="[^"]*">\n/,
  );
  const editor = preview.locator('[aria-label="robots.txt"]');
  await expect(editor).toBeVisible();

  await dialog.getByRole('combobox', { name: 'Shows' }).selectOption('Question only');
  await expect(preview.locator('[data-verdict]')).toBeVisible();
  await expect(editor).toHaveCount(0);
  await dialog.getByRole('combobox', { name: 'Shows' }).selectOption('Question and file');
  await dialog.getByRole('checkbox', { name: 'Tab: Overview' }).check();
  await dialog.getByRole('checkbox', { name: 'Tab: Why' }).check();
  await expect(preview.getByRole('tab')).toHaveText(['File', 'Why', 'Overview']);
  await expect(code).toHaveValue(/ show="why overview">/);
  await dialog.getByRole('checkbox', { name: 'Tab: Overview' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Tab: Why' }).uncheck();
  await dialog.getByRole('combobox', { name: 'Shows' }).selectOption('Question only');
  const quiz = dialog.getByRole('checkbox', { name: 'Quiz: readers guess first' });
  await quiz.check();
  await expect(preview.locator('#quiz')).toContainText('Your guess?');
  await expect(code).toHaveValue(
    / view="sentence" quiz="">[\s\S]*<details><summary>Answer<\/summary>(Yes|No)\. /,
  );
  await quiz.uncheck();
  // Without a list of URLs there is nothing to choose.
  await expect(dialog.getByRole('checkbox', { name: /^List of / })).toHaveCount(0);
  await dialog.getByRole('combobox', { name: 'Shows' }).selectOption('Overview');
  await expect(preview.locator('#overview').getByRole('grid')).toBeVisible();
  await expect(code).toHaveValue(/ view="overview">/);
  await dialog.getByRole('combobox', { name: 'Shows' }).selectOption('File only');
  await expect(editor).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Colours' }).selectOption('Dark');
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  await dialog.getByRole('checkbox', { name: 'Read-only file' }).check();
  await expect(editor).toHaveAttribute('aria-readonly', 'true');
  await dialog.getByRole('checkbox', { name: 'Fixed URL' }).check();
  await expect(code).toHaveValue(/ lock="url" /);
  await dialog.getByRole('checkbox', { name: 'Fixed crawler' }).check();
  await expect(code).toHaveValue(/ lock="crawler url" /);
  await dialog.getByRole('checkbox', { name: 'Fixed URL' }).uncheck();

  const height = dialog.getByRole('textbox', { name: 'Height' });
  await write(height, '5000');
  await expect(height).toHaveAccessibleDescription('Enter a number from 120 to 2,000.');
  await write(height, '300');
  await expect(height).toHaveAccessibleDescription('');
  await expect.poll(() => dialog.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(300);
  const line = dialog.getByRole('textbox', { name: 'Mark lines' });
  await write(line, '32');
  await expect(line).toHaveAccessibleDescription('Enter lines from 1 to 31, like 1 or 1-3.');
  await write(line, '2-4,7');
  const attributes = ' view="editor" theme="dark" lock="crawler" highlight="2-4,7" height="300" readonly="">';
  await expect(code).toHaveValue(new RegExp(attributes));
  await dialog.getByRole('checkbox', { name: /^As tall as its content/ }).check();
  await expect(code).toHaveValue(/ height="auto" /);
  await write(line, '');
  await expect(code).not.toHaveValue(/highlight/);
  await write(line, '7');
  expect(await embed.choose('Frame')).toMatch(
    /&amp;view=editor&amp;theme=dark&amp;readonly=1&amp;lock=crawler&amp;highlight=7" .* height="300" /,
  );
  expect(await embed.choose('React')).toContain(' highlight="7" height="auto" readonly="">');

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Embed', exact: true })).toBeFocused();
});

test('the script has an integrity hash if the host allows other sites to load it', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  await page.route(/\/embed\/v1\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': '*' },
    });
  });
  await tester.start();
  const embed = new EmbedDialog(page);
  await embed.open();
  const script = embed.dialog.getByRole('combobox', { name: 'Script' });
  // A release may remove a pinned script, so it is never the default.
  await expect(script).toHaveValue('newest');
  await script.selectOption('pinned');
  const code = await embed.choose('HTML element');
  expect(code).toMatch(
    /^<script src="[^"]*\/embed\/v1\.[0-9a-f]{8}\.js" integrity="sha384-[\w+/=]{64}" crossorigin="anonymous" defer>/,
  );
  const frame = await showOnHost(page, code);
  await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-line', '12');
});

test('a script with an integrity hash that other sites would refuse gets a warning', async ({
  tester,
  page,
}) => {
  await tester.start();
  const embed = new EmbedDialog(page);
  await embed.open();
  const script = embed.dialog.getByRole('combobox', { name: 'Script' });
  await expect(script).toHaveValue('newest');
  await script.selectOption('This version, verified');
  await expect(script).toHaveAccessibleDescription(
    /^Other sites can't load it: .*Access-Control-Allow-Origin: \*/,
  );
});

test('the dialog shows what cannot be embedded, and why', { tag: '@all' }, async ({ tester, page }) => {
  await tester.start();
  const embed = new EmbedDialog(page);
  await tester.open(robotsFile(Buffer.from('User-agent: *\nDisallow: /caf\xE9\0\n', 'latin1')));
  await tester.pretend('503');
  await page.keyboard.press('Escape');
  await embed.open();
  await expect(embed.dialog).toContainText("2 characters can't be written in HTML and become �.");
  await expect(embed.dialog).toContainText("The simulated response and the file's address aren't embedded.");
  expect(await embed.choose('Frame')).toContain('Disallow:%20/caf%E9%00%0A');
  await expect(embed.dialog).not.toContainText("can't be written in HTML");
  await page.keyboard.press('Escape');

  // Too long for a readable address, but not for a share code.
  await tester.open(`User-agent: *\nDisallow: /a\n${'# a b c\n'.repeat(20_000)}`);
  await embed.open();
  expect(await embed.choose('Frame')).toMatch(/\/embed\/#1\.[\w-]+" /);
  await expect(embed.preview.getByRole('combobox', { name: 'Crawler' })).toHaveValue('Googlebot');
  await page.keyboard.press('Escape');

  const noise = Array.from({ length: 20_000 }, () => Math.random().toString(36)).join('\n# ');
  await tester.open(`User-agent: *\n# ${noise}`);
  await embed.open();
  await embed.dialog.getByRole('radio', { name: 'Frame' }).check();
  await expect(embed.dialog).toContainText('This file is too large for a frame.');
  await expect(embed.code).toHaveCount(0);
  await expect(embed.dialog).toContainText('This file is too large to preview.');
  expect((await embed.choose('HTML element')).length).toBeGreaterThan(200_000);
  await page.keyboard.press('Escape');

  await tester.open(`User-agent: *\n${'# a\n'.repeat(150_000)}`);
  await embed.open();
  await expect(embed.dialog).toContainText('This file is too large to embed.');
});

test('the code is copied', { tag: ['@chromium-only', '@all'] }, async ({ tester, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tester.start();
  const embed = new EmbedDialog(page);
  await embed.open();
  await embed.dialog.getByRole('button', { name: 'Copy code' }).click();
  await expect(embed.dialog.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await embed.code.inputValue());
});

test('the code is selected if the clipboard is unavailable', async ({ tester, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await tester.start();
  const embed = new EmbedDialog(page);
  await embed.open();
  await embed.dialog.getByRole('button', { name: 'Copy code' }).click();
  await expect(embed.dialog.getByRole('status')).toHaveText(/The code is selected: press Ctrl\+C\.$/);
  await expect(embed.code).toBeFocused();
  expect(await selectedIn(embed.code)).toBe(await embed.code.inputValue());
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, { tag: ['@chromium-only', '@all'] }, async ({ tester, page }) => {
    await page.emulateMedia({ colorScheme });
    await tester.start(
      `/#${codeOf({ text: 'User-agent: *\nDisallow: /\udce9\n', crawler: 'bingbot', url: '/a', robotsUrl: 'https://a.example' })}`,
    );
    const embed = new EmbedDialog(page);
    await embed.open();
    await expect(embed.preview.locator('[data-verdict]')).toHaveAttribute(
      'data-verdict',
      /allowed|applicable/,
    );
    const check = async () => {
      const { violations, passes } = await new AxeBuilder({ page })
        // The preview is a separate page with its own check.
        .exclude('iframe')
        .analyze();
      expect(passes.length).toBeGreaterThan(0);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    };
    await write(embed.dialog.getByRole('textbox', { name: 'Height' }), '1');
    await embed.dialog.getByRole('combobox', { name: 'Script' }).selectOption('pinned');
    await check();
    await embed.choose('Frame');
    await check();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await check();
      expect(await embed.dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
        0,
      );
    }
  });
}

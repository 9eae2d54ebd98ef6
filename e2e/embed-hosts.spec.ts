import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { plainChoices } from '../src/ui/features/share/embed-choices';
import { heightRule } from '../src/ui/features/share/embed-snippet';
import { type HostSite, startHostSite } from './support/embedded-page';
import { everyId, pageOfEveryElement } from './support/every-element';
import { test as base, expect } from './support/test';

const TESTER = `<robots-txt-tester crawler="Googlebot" url="/a">
<pre>
User-agent: *
Disallow: /a
</pre>
</robots-txt-tester>`;

/** The tester on a host that sends its headers. */
const test = base.extend<{ site: HostSite }, { script: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  site: async ({}, use) => {
    const site = await startHostSite();
    await use(site);
    await site.close();
  },
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const root = resolve(import.meta.dirname, '..');
      const outDir = process.env['E2E_DIST'] ?? resolve(root, 'dist');
      const server = await preview({
        root,
        logLevel: 'error',
        build: { outDir },
        preview: { host: '127.0.0.1', port: 0 },
      });
      await use(`<script src="${server.resolvedUrls?.local[0] ?? ''}embed/v1.js" defer></script>`);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

async function expectVerdict(page: Page, selector = 'robots-txt-tester'): Promise<void> {
  const frame = page.locator(`${selector} iframe`).contentFrame();
  await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-line', '2');
}

test('an element is ready with every view and every part, though browsers draw nothing in its hidden frame', async ({
  page,
  site,
  baseURL,
}) => {
  site.write(pageOfEveryElement(baseURL ?? ''));
  await page.goto(site.origin);
  const readyIds = () => page.evaluate(() => (window as unknown as { readyIds: string[] }).readyIds.sort());
  await expect.poll(readyIds).toEqual([...everyId].sort());
});

test('pages opened from disk can embed the tester', { tag: '@all' }, async ({ page, script }, info) => {
  const file = info.outputPath('page.html');
  writeFileSync(file, `<!doctype html><title>Disk</title>${script}<body>${TESTER}`);
  await page.goto(pathToFileURL(file).href);
  await expectVerdict(page);
});

test('sandboxed pages can embed the tester', { tag: ['@chromium-only', '@all'] }, async ({
  page,
  site,
  script,
}) => {
  const inside = `<!doctype html><title>Preview</title>${script}<body>${TESTER}`.replaceAll('"', '&quot;');
  site.write(
    `<body><iframe id="preview" sandbox="allow-scripts" width="900" height="700" srcdoc="${inside}"></iframe>`,
  );
  await page.goto(site.origin);
  const preview = page.locator('#preview').contentFrame();
  const frame = preview.locator('robots-txt-tester iframe').contentFrame();
  await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-line', '2');
});

test('pages that embed only what allows it can embed the tester', { tag: '@all' }, async ({
  page,
  site,
  script,
}) => {
  site.write(`${script}<body>${TESTER}`, { 'Cross-Origin-Embedder-Policy': 'require-corp' });
  await page.goto(site.origin);
  await expectVerdict(page);
});

test('the frame has the theme of its page, and follows it', { tag: ['@chromium-only', '@all'] }, async ({
  page,
  site,
  script,
}) => {
  // Like MkDocs Material and Furo: a switch that changes an attribute of the body, and a transition.
  site.write(`<style>body { background: white; transition: background 100ms } body[data-scheme=dark] { background: #111 }</style>
    ${script}<body>${TESTER}<div style="color-scheme: dark" id="dark">${TESTER}</div>`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(site.origin);
  const isDark = (selector: string) =>
    page
      .locator(`${selector} iframe`)
      .contentFrame()
      .locator('html')
      .evaluate((html) => getComputedStyle(html).colorScheme === 'dark');
  await expectVerdict(page, 'body > robots-txt-tester');
  await expectVerdict(page, '#dark');
  expect(await isDark('body > robots-txt-tester')).toBe(false);
  expect(await isDark('#dark')).toBe(true);
  await page.evaluate(() => document.body.setAttribute('data-scheme', 'dark'));
  await expect.poll(() => isDark('body > robots-txt-tester')).toBe(true);
  await page
    .locator('body > robots-txt-tester')
    .evaluate((element) => element.setAttribute('theme', 'light'));
  await expect.poll(() => isDark('body > robots-txt-tester')).toBe(false);
});

test('the page does not move when the script comes late', { tag: ['@chromium-only', '@all'] }, async ({
  page,
  site,
  script,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let release = (): void => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/embed/v1.js', async (route) => {
    await held;
    await route.continue();
  });
  site.write(`<style>${heightRule(plainChoices)}</style>${script}<body><h1>Before</h1>${TESTER}<p>After</p>`);
  await page.goto(site.origin, { waitUntil: 'commit' });
  await expect(page.getByText('After')).toBeVisible();
  const top = () => page.getByText('After').evaluate((text) => text.getBoundingClientRect().top);
  const before = await top();
  release();
  await expectVerdict(page);
  await expect(page.locator('robots-txt-tester pre')).toBeHidden();
  expect(await top()).toBe(before);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

import type { APIRequestContext, Page } from '@playwright/test';
import { documentTexts } from '../src/messages/en/document';
import { expect, test } from './support/test';

/** Collects the names of requested scripts, without their hashes. */
function requestedScripts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-.{7}\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) names.add(name);
  });
  return names;
}

test('the page has a title and a description', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^robots\.txt tester/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /crawler/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', './');
});

test('everything the head refers to exists, also below a sub-path', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await page.goto('/sub/path');
  expect(new URL(page.url()).pathname).toBe('/sub/path/');
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const address of [icon, card]) {
    expect((await request.get(new URL(address ?? 'missing', page.url()).href)).ok()).toBe(true);
  }
});

test('our own robots.txt allows everyone', { tag: '@all' }, async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toMatch(/^User-agent: \*\nAllow: \/$/m);
});

/** Returns the names of the scripts in this address attribute of index.html, with what they import. */
async function scriptsIn(request: APIRequestContext, attribute: RegExp): Promise<Set<string>> {
  const html = await (await request.get('/')).text();
  const needed = new Set(Array.from(html.matchAll(attribute), ([, name = '']) => name));
  for (const name of needed) {
    const script = await (await request.get(`/assets/${name}`)).text();
    for (const [, imported = ''] of script.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g))
      needed.add(imported);
  }
  return needed;
}

test('the first answer needs neither the list of crawlers nor a view', async ({ tester, page, request }) => {
  const needed = await scriptsIn(request, /<script [^>]*src="\.\/assets\/([^"]+)"/g);
  const names = (scripts: Iterable<string>) =>
    Array.from(scripts, (name) => name.replace(/-.{7,8}\.js$/, ''));
  expect(names(needed), 'what is shown first, what can begin at once, and the shell').toEqual([
    'early',
    'begin',
    'index',
    'rolldown-runtime',
  ]);
  const parts = await scriptsIn(request, /href="\.\/assets\/(prerendered-[^"]+\.js)"/g);
  expect(names([...parts].filter((part) => !needed.has(part)))).toEqual(['prerendered', 'file']);
  for (const [name, imports] of [
    ['begin', []],
    ['kept-drafts', ['rolldown-runtime', 'begin']],
  ] as const) {
    const scripts = await scriptsIn(
      request,
      new RegExp(`(?:src|href)="\\./assets/(${name}-[^"]+\\.js)"`, 'g'),
    );
    expect(names(scripts), 'what begins before the shell does not import it').toEqual([name, ...imports]);
  }
  const held = new Set<string>();
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  // Without a wait for the first script: otherwise this test times out.
  const shellRequested = page.waitForRequest(/\/index-[^/]+\.js$/);
  await page.route(/\.js$/, async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/assets/', '');
    if (name.startsWith('early-')) await shellRequested;
    else if (!needed.has(name) && !parts.has(name) && !name.startsWith('worker-')) {
      held.add(names([name])[0] ?? '');
      await gate;
    }
    await route.continue();
  });
  // Scripts on hold delay the load event if they are requested before it.
  await page.goto('/', { waitUntil: 'commit' });
  await tester.expectVerdict('disallowed', 12, 'No. Blocked by line 12: Disallow: /shop/cart');
  await tester.testUrl('/shop/');
  await tester.expectVerdict('allowed', 10);
  expect(held).toContain('editor');
  for (const later of ['full', 'crawler-combobox'])
    expect(held, 'the list of crawlers waits for the editor').not.toContain(later);
  letIn();
  await expect(tester.editor).toBeVisible();
  await expect.poll(() => [...held]).toEqual(expect.arrayContaining(['full', 'crawler-combobox']));
  await expect(tester.otherDialects).toHaveText('All 6 other engines agree');
  await expect(tester.why).toContainText('Allowed.');
});

test('the code of a view is loaded when it is opened', { tag: '@all' }, async ({ tester, page }) => {
  const scripts = requestedScripts(page);
  const views = ['crawlers-panel', 'engines', 'simulate-panel', 'help-dialog', 'search'];
  await tester.start();
  await expect(tester.why).toContainText('Blocked.');
  await expect(tester.otherDialects).toHaveText('≠Python would decide otherwise');
  await tester.chooseCrawler('Bingbot');
  await tester.expectVerdict('allowed', 0);
  expect(scripts.size).toBeGreaterThan(3);
  expect([...scripts].filter((name) => views.includes(name))).toEqual([]);
  for (const [name, open] of [
    ['crawlers-panel', () => tester.showCrawlers()],
    ['engines', () => tester.showEngines()],
    ['simulate-panel', () => tester.pretend('503')],
  ] as const) {
    const before = new Set(scripts);
    await open();
    expect([...scripts].filter((script) => views.includes(script) && !before.has(script))).toEqual([name]);
  }
});

test('no view sends requests to another host', { tag: '@all' }, async ({
  tester,
  page,
  context,
  baseURL,
}) => {
  const origins = new Set<string>();
  let requests = 0;
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    requests++;
    if (protocol !== 'data:') origins.add(origin);
  });
  await tester.start();
  // A URL and a file of other hosts, and lines with addresses.
  await tester.open(
    'User-agent: *\nDisallow: /a\nSitemap: https://sitemap.asked.example/s.xml\nLicense: https://license.example/l.xml\nHost: host.example\n',
  );
  await tester.testUrl('https://asked.example/abc');
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.fields).toContainText('https://sitemap.asked.example/s.xml');
  await tester.fileLiesAt('https://file.example/robots.txt');
  await tester.expectVerdict('none', 0);
  await tester.pretend('301 to another host');
  await tester.fileLiesAt('https://asked.example/robots.txt');
  await tester.expectVerdict('disallowed', 2);
  await page.keyboard.press('Escape');
  for (const name of ['GPTBot', 'ChatGPT-User', 'YandexBot', 'Not in the list', 'Bingbot']) {
    await tester.chooseCrawler(name);
    await expect(tester.verdict).toHaveAttribute('data-verdict', /^(disallowed|not-applicable)$/);
  }
  await tester.showCrawlers();
  await tester.findCrawler('google');
  await tester.crawlerRow('AdsBot-Google').getByRole('button', { name: 'ignores User-agent: *' }).hover();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(1);
  await tester.showEngines();
  await tester.engines.getByText("What's documented and what's assumed").click();
  await tester.answerBy('Yandex');
  await expect(tester.engineHead('Yandex in use')).toBeVisible();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Why' }).click();
  await expect(tester.why).toContainText('Blocked.');
  await page.reload();
  await tester.expectVerdict('disallowed', 2);
  expect(requests).toBeGreaterThan(10);
  expect([...origins]).toEqual([baseURL]);
});

test('a browser that is too old gets a notice, and nothing else starts', async ({ page, problems }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse');
  });
  const note = page.getByText(
    /^This browser is too old for this page\. It needs Chrome .* Firefox .* Safari/,
  );
  await page.goto('/');
  await expect(note).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'robots.txt tester' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(page.workers()).toEqual([]);
  await page.goto('/embed/#text=User-agent%3A%20*');
  await expect(note).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(note).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(page.workers()).toEqual([]);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read', { tag: '@chromium-only' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'robots.txt tester' })).toBeVisible();
    await expect(page.getByText(documentTexts.private)).toBeVisible();
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(documentTexts.noScript);
    for (const role of ['textbox', 'button', 'tab', 'link'] as const)
      await expect(page.getByRole(role), 'nothing that needs JavaScript').toHaveCount(0);
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withOwnSize } from '../.ci/tools/own-size';
import { ATTRIBUTES, test as base, expectShown, FILE, PRE } from './support/element-in-page';
import { fragmentOf } from './support/embedded-page';
import { EmbeddingHost } from './support/embedding-host';
import { type ReleaseHost, startReleaseHost } from './support/release-host';
import { copyRelease, makeNextRelease } from './support/releases';
import { expect } from './support/test';
import { TesterPage } from './support/tester-page';

const dist = process.env['E2E_DIST'] ?? resolve(import.meta.dirname, '../dist');

/** The built page as two releases: no file with a hash in its name is in both. */
interface Releases {
  readonly folder: string;
  readonly first: string;
  readonly next: string;
}

const test = base.extend<{ tester: TesterPage; hosting: ReleaseHost }, { releases: Releases }>({
  releases: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'robots-releases-'));
      const [first, next] = [join(folder, 'first'), join(folder, 'next')];
      copyRelease(dist, first);
      copyRelease(dist, next);
      makeNextRelease(next);
      await use({ folder, first, next });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  hosting: async ({ releases, context }, use) => {
    const hosting = await startReleaseHost(releases.first);
    await use(hosting);
    for (const page of context.pages()) await page.close();
    await hosting.close();
  },
  host: async ({ page, site, hosting }, use) => {
    await use(new EmbeddingHost(page, site, hosting.origin));
  },
});

/** Removes what the browser reports about files that are gone; nothing else may have gone wrong. */
function forgetMissingFiles(problems: string[]): void {
  const others = problems.filter(
    (problem) => !/404|ERR_ABORTED|ERR_FAILED|MIME type|in the integrity attribute/.test(problem),
  );
  problems.splice(0, problems.length, ...others);
}

const FRAME = fragmentOf({ text: FILE, crawler: 'Googlebot', url: '/downloads/free/a' });
const PAGES = ['/', '/embed/'];

/** The two ways of changing releases, each with the one that a cache still has. */
const changes = [
  { name: 'an upgrade', from: 'first', to: 'next' },
  { name: 'a rollback', from: 'next', to: 'first' },
] as const;

for (const { name, from, to } of changes) {
  test(`after ${name}, a frame and an element that get the former page from a cache load the present one`, {
    tag: name === 'an upgrade' ? [] : '@all',
  }, async ({ host, page, hosting, releases, problems }) => {
    hosting.release(releases[to], { folder: releases[from], paths: PAGES });
    await host.show(
      `${host.script}<body><robots-txt-tester ${ATTRIBUTES} loading="eager">${PRE}</robots-txt-tester>` +
        `<iframe id="frame" title="example" sandbox="allow-scripts" src="${hosting.origin}/embed/#${FRAME}"></iframe>`,
    );
    await expectShown(host);
    const frame = page.frameLocator('#frame');
    await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-line', '3');
    const present = to === 'next' ? 'next' : '';
    expect((await frame.locator('html').getAttribute('data-release')) ?? '').toBe(present);
    // No file was asked for twice, and nothing is said about the parameter of the new address.
    expect(hosting.requests.filter((path) => path.startsWith('/embed/?fresh='))).toHaveLength(2);
    await expect(frame.getByText('were left out')).toHaveCount(0);
    forgetMissingFiles(problems);
  });

  test(`after ${name}, a page that comes from a cache loads the present one and opens its link`, {
    tag: name === 'an upgrade' ? [] : '@all',
  }, async ({ page, hosting, releases, problems }) => {
    hosting.release(releases[to], { folder: releases[from], paths: PAGES });
    await page.goto(`${hosting.origin}/#${FRAME}`);
    const tester = new TesterPage(page);
    await tester.expectVerdict('allowed', 3);
    await expect(tester.url).toHaveValue('/downloads/free/a');
    // Nothing is left of the new address.
    await expect(page).toHaveURL(`${hosting.origin}/`);
    forgetMissingFiles(problems);
  });
}

test('a browser that keeps pages for ten minutes gets the present release of both', async ({
  host,
  page,
  context,
  hosting,
  releases,
  problems,
}) => {
  hosting.cachePages({ 'cache-control': 'max-age=600' });
  const html = `${host.script}<body><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`;
  await host.show(html);
  await expectShown(host);
  const visit = await context.newPage();
  await visit.goto(hosting.origin);
  await new TesterPage(visit).expectVerdict('disallowed', 12);
  await visit.close();

  hosting.release(releases.next);
  await page.goto('about:blank');
  await host.show(html);
  await expectShown(host);
  expect(hosting.requests.filter((path) => path.startsWith('/embed/?fresh='))).toHaveLength(1);
  await page.goto(hosting.origin);
  await new TesterPage(page).expectVerdict('disallowed', 12);
  expect(hosting.requests.filter((path) => path.startsWith('/?fresh='))).not.toHaveLength(0);
  expect(await page.locator('html').getAttribute('data-release')).toBe('next');
  forgetMissingFiles(problems);
});

test('files with the same name in all releases have sizes of their own', { tag: '@all' }, () => {
  for (const name of ['index.html', 'embed/index.html', 'sw.js']) {
    const text = readFileSync(join(dist, name), 'utf8');
    expect(text, name).toBe(withOwnSize(text));
  }
});

test('where the present files are missing too, the author’s text stays, and frame and element say what happened', {
  tag: '@all',
}, async ({ host, page, hosting, releases, problems }) => {
  // The pages have arrived, their files haven't.
  hosting.release(releases.next, { folder: releases.first, paths: [] });
  for (const file of readdirSync(join(releases.next, 'embed')).filter((name) => /-next\./.test(name)))
    await page.route(`**/embed/${file}`, (route) => route.fulfill({ status: 404 }));
  await host.show(
    `${host.script}<body><robots-txt-tester id="e" ${ATTRIBUTES} loading="eager">${PRE}</robots-txt-tester>` +
      `<iframe id="frame" title="example" sandbox="allow-scripts" src="${hosting.origin}/embed/#${FRAME}"></iframe>`,
  );
  await expect(page.frameLocator('#frame').getByText("This example couldn't be started")).toBeVisible();
  await expect.poll(() => host.events()).toContainEqual(['error', 'e', { reason: 'no-answer' }]);
  await expect(host.plain).toBeVisible();
  // Once anew, not for ever.
  expect(hosting.requests.filter((path) => path.startsWith('/embed/?fresh='))).toHaveLength(2);
  forgetMissingFiles(problems);
});

for (const missing of ['all scripts', 'the module scripts']) {
  test(`where ${missing} are missing too, the page says so, once`, {
    tag: missing === 'all scripts' ? [] : '@all',
  }, async ({ page, hosting, problems }) => {
    const pattern = missing === 'all scripts' ? /\/assets\/.*\.js/ : /\/assets\/(begin|index)-/;
    await page.route(pattern, (route) => route.fulfill({ status: 404 }));
    await page.goto(hosting.origin);
    await expect.poll(() => hosting.requests.filter((path) => path.startsWith('/?fresh='))).toHaveLength(2);
    await expect(page.getByText("The page couldn't be started")).toHaveCount(1);
    await expect(page.getByText('Paste a robots.txt file, choose a crawler')).toBeVisible();
    forgetMissingFiles(problems);
    // Not again, now that the page is new.
    await page.waitForLoadState('load');
    expect(hosting.requests.filter((path) => path.startsWith('/?fresh='))).toHaveLength(2);
  });
}

for (const why of ['something was typed', 'there is no connection']) {
  test(`a page without its scripts isn't loaded anew if ${why}`, {
    tag: '@all',
  }, async ({ page, hosting, problems }) => {
    let fail = (): void => undefined;
    const isTyped = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(/\/assets\/(begin|index)-/, async (route) => {
      await isTyped;
      await route.fulfill({ status: 404 });
    });
    if (why === 'there is no connection') await page.route('**/?fresh=*', (route) => route.abort());
    await page.goto(hosting.origin, { waitUntil: 'commit' });
    const url = page.getByRole('textbox', { name: 'URL to test' });
    await expect(url).toBeVisible();
    if (why === 'something was typed') await url.fill('/typed');
    fail();
    await expect(page.getByText("The page couldn't be started")).toHaveCount(1);
    // Sent after every request of the page's.
    await page.evaluate(() => fetch('/last').then((response) => response.text()));
    await expect(page.getByText('Paste a robots.txt file, choose a crawler')).toBeVisible();
    expect(hosting.requests.filter((path) => path.startsWith('/?fresh='))).toHaveLength(0);
    forgetMissingFiles(problems);
  });
}

test('a pinned script that a release has removed leaves the author’s text', { tag: '@all' }, async ({
  host,
  page,
  problems,
}) => {
  const pinned = host.script.replace(
    'v1.js"',
    `v1.00000000.js" integrity="sha384-${'A'.repeat(64)}" crossorigin`,
  );
  await host.show(`${pinned}<body><robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`);
  await expect(page.getByText('Allow: /downloads/free/')).toBeVisible();
  forgetMissingFiles(problems);
});

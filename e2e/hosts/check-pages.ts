import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect as expectAtOnce, type Page } from '@playwright/test';
import { ATTRIBUTES, PRE } from '../support/element-in-page';
import { startHostSite } from '../support/embedded-page';
import { makeLink } from '../support/share';
import { watchForProblems } from '../support/test';
import { TesterPage } from '../support/tester-page';
import type { Place } from './check-answers';

/** Long timeout, because other programs use the machine, too. */
const expect = expectAtOnce.configure({ timeout: 30_000 });

/** Opens a page in a context of its own, with a list of the problems so far. Throws if the check fails, or if a page of the context reports a problem. */
export async function inContext(
  browser: Browser,
  check: (page: Page, problems: string[]) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  const problems: string[] = [];
  await watchForProblems(context, problems);
  try {
    await check(await context.newPage(), problems);
    expect(problems, 'problems in the page').toEqual([]);
  } finally {
    await context.close();
  }
}

/** Opens the tester as a reader does: it answers, its worker answers another question, a shared link opens, and after `stop` it works offline. */
export async function checkTester(
  browser: Browser,
  { origin, base }: Place,
  stop: () => Promise<void>,
): Promise<void> {
  await inContext(browser, async (page) => {
    const tester = new TesterPage(page);
    await tester.start(origin + base);
    await tester.expectVerdict('disallowed', 12);
    await tester.goToEnd();
    await page.keyboard.type('\nUser-agent: HostBot\nDisallow: /host');
    await tester.chooseCrawler('HostBot');
    await tester.testUrl('/host');
    await tester.expectVerdict('disallowed', 33);
    const link = await makeLink(page);
    expect(link.startsWith(`${origin}${base}#`), link).toBe(true);
    await inContext(browser, async (other) => {
      const opened = new TesterPage(other);
      await opened.start(link);
      await opened.expectVerdict('disallowed', 33);
    });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await expect(tester.facts.getByText(/^No problems$|^\d+ (?:error|warning|tip)/)).toBeVisible();
    await stop();
    await tester.start(origin + base);
    await tester.testUrl('/host/2');
    await tester.expectVerdict('disallowed', 33);
  });
}

/** Embeds the tester in a page of another site, as element and as frame. */
export async function checkEmbeds(browser: Browser, { origin, base }: Place): Promise<void> {
  await inHostPage(
    browser,
    { origin, base },
    `<script src="${origin}${base}embed/v1.js"></script>`,
    {},
    expectEmbeds,
  );
}

/** The same in a page with `Cross-Origin-Embedder-Policy`, with the script pinned to this version. */
export async function checkStrictEmbeds(browser: Browser, place: Place): Promise<void> {
  const headers = { 'cross-origin-embedder-policy': 'require-corp' };
  await inHostPage(browser, place, pinnedScript(place), headers, expectEmbeds);
}

/** Expects that the pinned script is blocked, and that the author's text stays. */
export async function checkPinnedBlocked(browser: Browser, place: Place): Promise<void> {
  await inHostPage(browser, place, pinnedScript(place), {}, async (page, problems) => {
    await expect.poll(() => problems.splice(0).join()).toContain('Access-Control-Allow-Origin');
    await expect(page.locator('robots-txt-tester > pre')).toBeVisible();
    await expect.poll(() => problems.splice(0).join()).toBe('');
  });
}

/** Opens a page of another site with both kinds of embeds. */
async function inHostPage(
  browser: Browser,
  { origin, base }: Pick<Place, 'origin' | 'base'>,
  script: string,
  headers: Readonly<Record<string, string>>,
  check: (page: Page, problems: string[]) => Promise<void>,
): Promise<void> {
  const site = await startHostSite();
  const element = `<robots-txt-tester ${ATTRIBUTES}>${PRE}</robots-txt-tester>`;
  const question = '#crawler=Googlebot&url=/a&text=User-agent:*%0ADisallow:/a';
  const frame = `<iframe title="tester" src="${origin}${base}embed/${question}"></iframe>`;
  try {
    site.write(script + element + frame, headers);
    await inContext(browser, async (page, problems) => {
      await page.goto(site.origin);
      await check(page, problems);
    });
  } finally {
    await site.close();
  }
}

async function expectEmbeds(page: Page): Promise<void> {
  const verdict = page.frameLocator('robots-txt-tester iframe').locator('[data-verdict]');
  await expect(verdict).toHaveAttribute('data-verdict', 'allowed');
  await expect(verdict).toHaveAttribute('data-line', '3');
  const framed = page.frameLocator('body > iframe').locator('[data-verdict]');
  await expect(framed).toHaveAttribute('data-verdict', 'disallowed');
}

/** The script of this version, as the Embed dialog writes it. */
function pinnedScript({ origin, base, dist }: Place): string {
  const name = readdirSync(join(dist, 'embed')).find((file) => /^v1\.[\w-]{8,}\.js$/.test(file)) ?? '';
  const hash = createHash('sha384')
    .update(readFileSync(join(dist, 'embed', name)))
    .digest('base64');
  return `<script src="${origin}${base}embed/${name}" integrity="sha384-${hash}" crossorigin></script>`;
}

/** Expects that no other site can frame the tester itself. */
export async function checkNoFrame(browser: Browser, { origin, base }: Place): Promise<void> {
  const site = await startHostSite();
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    site.write(`<iframe src="${origin}${base}"></iframe>`);
    await page.goto(site.origin);
    await refusal;
  } finally {
    await context.close();
    await site.close();
  }
}

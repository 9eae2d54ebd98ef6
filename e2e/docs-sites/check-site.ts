import { type Browser, expect as expectAtOnce, type FrameLocator, type Page } from '@playwright/test';
import type { RobotsTxtTesterElement } from '../../src/embed/element-api';
import { visitPage } from '../support/visit-page';
import type { FenceAlone, Site } from './sites';

/** Long timeout, because the machine may just have built a site. */
const expect = expectAtOnce.configure({ timeout: 60_000 });

/** The file in the guide's snippets. Its line 6 decides the question in them. */
export const EXAMPLE = `User-agent: *
Disallow: /search

User-agent: Googlebot
Allow: /shop/
Disallow: /shop/cart`;
const DECIDING_LINE = '6';

/** Addresses of the element's script and of its frame. */
const SCRIPT = '**/embed/v1.js';
const FRAME = '**/embed/';

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** Name of a guide's page in a site, and the selector of its tester frame. */
const element = { link: 'The element', frame: 'robots-txt-tester iframe' };
const fence = { link: 'The fence', frame: 'robots-txt-tester iframe' };
const fenceAlone = { link: 'A fence alone', frame: 'robots-txt-tester iframe' };
const plainFrame = { link: 'The frame', frame: 'iframe' };
type Example = typeof element;

/** Opens a built site as its readers do. Throws if the embedded tester doesn't do what the guide says. */
export async function checkSite(browser: Browser, site: Site, origin: string): Promise<void> {
  await visitPage(browser, origin, { viewport: wide, colorScheme: 'light' }, async (page) => {
    await comeAndGo(page, site, element);
    await expectStill(page, element, SCRIPT);
    await expect.poll(() => isDark(frameOf(page, element)), 'light like the site').toBe(false);
    await site.chooseDark(page);
    await expect.poll(() => isDark(frameOf(page, element)), "dark by the site's switch").toBe(true);
    await expectNoOverflow(page);
  });
  await visitPage(browser, origin, { viewport: wide, colorScheme: 'light' }, async (page) => {
    await comeAndGo(page, site, fence);
    // A server-rendered page: its framework may replace the fence after the element has found it.
    await expectStill(page, fence, FRAME);
    await expect(page.locator('pre'), 'the tester covers the fence').toBeHidden();
    const place = await page.locator(fence.frame).boundingBox();
    expect(place?.height, 'the height of the frame').toBeGreaterThanOrEqual(420);
    expect(place?.height, 'the height of the frame').toBeLessThan(500);
    await expect(page.locator('robots-txt-tester'), 'one tester for a fence').toHaveCount(1);
    const text = await page
      .locator('robots-txt-tester')
      .evaluate((tester: RobotsTxtTesterElement) => tester.getText());
    expect(text.trimEnd(), 'the text of the fence').toBe(EXAMPLE);
    await expectNoOverflow(page);
  });
  await visitPage(browser, origin, { viewport: wide, colorScheme: 'dark' }, async (page) => {
    await comeAndGo(page, site, plainFrame);
    await expect.poll(() => isDark(frameOf(page, plainFrame)), 'dark by the system').toBe(true);
    await expectNoOverflow(page);
  });
  await visitPage(browser, origin, { viewport: wide, javaScriptEnabled: false }, async (page) => {
    await page.getByRole('link', { name: element.link }).last().click();
    const text = page.locator('robots-txt-tester pre');
    await expect(text, 'readable without scripts').toBeVisible();
    expect((await text.innerText()).trim(), 'text without scripts').toBe(EXAMPLE);
    await expectNoOverflow(page);
  });
}

/**
 * Opens a page whose fence has no element as its readers do: directly, by links, and while files of its framework are late. Throws if there isn't one tester,
 * or if the framework finds other HTML than it has rendered.
 */
export async function checkFenceAlone(
  browser: Browser,
  origin: string,
  { path, lateFiles, isTakenOver }: FenceAlone,
): Promise<void> {
  await visitPage(browser, origin + path, { viewport: wide }, async (page) => {
    await expectTester(page);
    await page.waitForFunction(isTakenOver);
    await expectTester(page);
    for (let times = 0; times < 2; times++) {
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page.locator('robots-txt-tester')).toHaveCount(0);
      await page.getByRole('link', { name: fenceAlone.link }).last().click();
      await expectTester(page);
    }
    if (lateFiles === undefined) return;
    let early: boolean | undefined;
    await page.route(lateFiles, async (route) => {
      await expectTester(page);
      early = await page.evaluate(isTakenOver);
      await route.continue();
    });
    await page.reload();
    await page.waitForFunction(isTakenOver);
    expect(early, 'taken over without the late files').toBe(false);
    await expectTester(page);
  });
}

/** Expects one tester, with the text of the fence. */
async function expectTester(page: Page): Promise<void> {
  await expect(page.locator(fenceAlone.frame)).toBeVisible();
  const text = await page
    .locator('robots-txt-tester')
    .evaluate((tester: RobotsTxtTesterElement) => tester.getText());
  expect(text.trimEnd(), 'the text of the fence').toBe(EXAMPLE);
}

/** Opens the example by a link, goes back and opens it again. The tester must answer each time. */
async function comeAndGo(page: Page, site: Site, example: Example): Promise<void> {
  // This mark is lost if a link loads a new document.
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.getByRole('link', { name: example.link }).last().click();
  await expectVerdict(page, example);
  const stayed = await page.evaluate(() => 'isFirstDocument' in window);
  expect(stayed, 'the document is kept by the links of the site').toBe(site.routesItself);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.locator(example.frame)).toHaveCount(0);
  await page.getByRole('link', { name: example.link }).last().click();
  await expectVerdict(page, example);
}

/**
 * Loads the page again, but holds back a request until the page has been painted. From then on the tester must keep its place and the page its height.
 * A tester without a fence has its place before its script arrives, one with a fence before its frame arrives.
 */
async function expectStill(page: Page, example: Example, held: typeof SCRIPT | typeof FRAME): Promise<void> {
  let before: unknown;
  await page.route(held, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    before = await placeOf(page);
    await route.continue();
  });
  await page.reload();
  await expectVerdict(page, example);
  expect(before, `a request for ${held}`).toBeDefined();
  expect(await placeOf(page), 'place and height of everything').toEqual(before);
}

/** Returns the tester's box and the height of the page. */
export async function placeOf(page: Page): Promise<unknown> {
  return [
    await page.locator('robots-txt-tester').boundingBox(),
    await page.evaluate(() => document.documentElement.scrollHeight),
  ];
}

const frameOf = (page: Page, example: Example): FrameLocator => page.locator(example.frame).contentFrame();

async function expectVerdict(page: Page, example: Example): Promise<void> {
  const verdict = frameOf(page, example).locator('[data-verdict]');
  await expect(verdict, 'the verdict').toHaveAttribute('data-verdict', 'disallowed');
  await expect(verdict, 'the deciding line').toHaveAttribute('data-line', DECIDING_LINE);
  await expect(page.locator(example.frame), 'the frame is shown').toBeVisible();
}

/** Returns whether the frame's text is light. */
function isDark(frame: FrameLocator): Promise<boolean> {
  return frame.locator('[data-verdict]').evaluate((verdict) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(verdict)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return red + green + blue > 384;
  });
}

async function expectNoOverflow(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, 'no sideways scrolling on a phone').toBeLessThanOrEqual(phone.width);
}

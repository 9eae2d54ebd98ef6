import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import type { RobotsTxtTesterElement } from '../../src/embed/element-api';
import { runIn } from '../support/prepare-project';
import { visitPage } from '../support/visit-page';
import { EXAMPLE, placeOf } from './check-site';

const ANSWER = 'No. Blocked by line 6: Disallow: /shop/cart';
const QUESTION = 'Can Googlebot crawl https://example.com/shop/cart?';
const viewport = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
/** Milliseconds for a tester to answer on a busy machine. */
const TIMEOUT = 60_000;

/** Builds a site in which one page expects a wrong line. Throws unless the build fails and names the page, the line, and both answers. */
export function expectFailure(work: string, page: string): void {
  const file = join(work, page);
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace('expect="blocked 6"', 'expect="blocked 5"'));
  const line = right.split('\n').findIndex((text) => text.startsWith('```robots-txt ')) + 1;
  const sentence = `${page}:${line}: robots.txt example: expected "blocked 5" for Googlebot and https://example.com/shop/cart, but found "blocked 6". ${ANSWER}`;
  let printed = 'the build passed';
  try {
    runIn(work, 'npm run build');
  } catch (error) {
    printed = String(error);
  } finally {
    writeFileSync(file, right);
  }
  expect(printed, 'what a failed build prints').toContain(sentence);
}

/** Opens a page with an example that was answered by its build: without scripts and on paper, in both themes, then with the live tester. */
export async function checkBuiltPage(browser: Browser, address: string): Promise<void> {
  await visitPage(browser, address, { viewport, javaScriptEnabled: false }, async (page) => {
    const example = page.locator('.robots-txt-example');
    await expect(example.locator('figcaption')).toHaveText(`${QUESTION} ${ANSWER}`);
    await expect(example.locator('pre')).toHaveText(EXAMPLE, { useInnerText: true });
    await expect(example.locator('mark')).toHaveText('Disallow: /shop/cart');
    const { bottom, top } = await example
      .locator('figcaption')
      .evaluate(({ children: [question, answer] }) => ({
        bottom: question?.getBoundingClientRect().bottom,
        top: answer?.getBoundingClientRect().top,
      }));
    expect(top, 'no gap between question and answer').toBe(bottom);
    await page.emulateMedia({ media: 'print' });
    await expect(example.locator('mark'), 'framed on paper').toHaveCSS('outline-style', 'solid');
  });
  for (const colorScheme of ['light', 'dark'] as const)
    await visitPage(browser, address, { viewport, colorScheme }, async (page) => {
      const { violations } = await new AxeBuilder({ page }).include('.robots-txt-example').analyze();
      expect(violations, `accessibility, ${colorScheme}`).toEqual([]);
      await page.setViewportSize(phone);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'no sideways scrolling on a phone').toBeLessThanOrEqual(390);
    });
  await visitPage(browser, address, { viewport }, checkLive);
  await visitPage(browser, address, { viewport: phone, hasTouch: true, isMobile: true }, checkLive);
}

async function checkLive(page: Page): Promise<void> {
  const tester = page.locator('robots-txt-tester');
  const button = page.getByRole('button', { name: 'Test this file' });
  await expect(button, 'nothing is loaded before it is asked for').toBeVisible();
  await expect(tester.locator('iframe')).toHaveCount(0);
  const largestShift = await recordShifts(page);
  const before = await placeOf(page);
  await button.click();
  await expect(tester.locator('iframe')).toBeVisible({ timeout: TIMEOUT });
  await expect
    .poll(() => tester.evaluate((element: RobotsTxtTesterElement) => element.verdict?.line), {
      timeout: TIMEOUT,
    })
    .toBe(6);
  const text = await tester.evaluate((element: RobotsTxtTesterElement) => element.getText());
  expect(text, 'the text of the example').toBe(EXAMPLE);
  const editor = tester.locator('iframe').contentFrame().locator('.cm-scroller');
  await expect
    .poll(() => editor.evaluate(linesIn), { message: 'lines in sight', timeout: TIMEOUT })
    .toBe(EXAMPLE.split('\n').length);
  expect(await placeOf(page), 'place and height of everything').toEqual(before);
  expect(await largestShift(), 'the largest layout shift').toBe(0);
}

/** Returns the number of lines that are wholly in sight in the editor. */
function linesIn(editor: Element): number {
  const { top, bottom } = editor.getBoundingClientRect();
  return [...editor.querySelectorAll('.cm-line')].filter((line) => {
    const place = line.getBoundingClientRect();
    return place.top >= top && place.bottom <= bottom;
  }).length;
}

/**
 * Records the layout shifts since the page was opened that moved something in its main part; sites move their other parts while they load. The returned
 * function gives the largest.
 */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  const recorder = await page.evaluateHandle(() => {
    type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
    let largest = 0;
    const main = document.querySelector('robots-txt-tester')?.closest('main');
    const add = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[])
        if (sources.some(({ node }) => main?.contains(node))) largest = Math.max(largest, value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    return {
      largest() {
        add(observer.takeRecords());
        return largest;
      },
    };
  });
  return () => recorder.evaluate(({ largest }) => largest());
}

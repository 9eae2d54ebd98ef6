import type { Page } from '@playwright/test';
import { at, openBigFile, openBuiltPage, testUrl } from './big-page';

/**
 * Part of `npm run bench`: the built page with the 512,000-byte file and other crawlers, dialects and conditions, and with the view of all crawlers.
 * Prints, in milliseconds, the time from the click, key or choice to the frame after the one that shows the answer.
 */
const ROUNDS = 30;

const CRAWLERS = ['bingbot', 'GPTBot', 'YandexBot', 'Googlebot-Image', 'AhrefsBot'];
const DIALECTS = [/^RFC 9309/, /^Yandex/, /^Google 2020/, /^1994/, /^Python/, /^Bing/, /^Its own/];
const ANSWERS = [/^404/, /^503/, /^OK, 200/, /^429/];

const { page, close } = await openBuiltPage(observe);
try {
  await openBigFile(page);
  await testUrl(page);
  console.log(`\nSwitching on 512,000 bytes, ${ROUNDS} times each, milliseconds`);

  const field = page.getByRole('combobox', { name: 'Crawler' });
  await measure('another crawler', async (round) => {
    await field.fill(CRAWLERS[round % CRAWLERS.length] as string);
    await arm(page);
    await field.press('Enter');
  });

  await page.getByRole('button', { name: 'Compare: Other engines' }).click();
  const menu = page.getByRole('button', { name: 'Answer by another engine…' });
  await measure('another dialect', async (round) => {
    await menu.click();
    const choice = page.getByRole('menuitem', { name: DIALECTS[round % DIALECTS.length] as RegExp });
    await arm(page);
    await choice.click();
  });
  await page.getByRole('tab', { name: 'Why' }).click();

  await page.getByRole('button', { name: 'Simulate' }).click();
  await measure('another condition', async (round) => {
    const choice = page.getByRole('radio', { name: ANSWERS[round % ANSWERS.length] as RegExp }).first();
    await arm(page);
    await choice.click();
  });
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Crawlers' }).click();
  await page.locator('[data-crawler]').nth(179).waitFor();
  await measure('a key, with all crawlers shown: their answers', async () => {
    const list = page.locator('#panel-crawlers [data-version]');
    const before = await list.getAttribute('data-version');
    await arm(page, true);
    await page.getByRole('textbox', { name: 'URL to test' }).press('End');
    await page.keyboard.press('a');
    await page.locator(`#panel-crawlers [data-version]:not([data-version="${before}"])`).waitFor();
  });
} finally {
  await close();
}

interface Watch {
  armed: boolean;
  includesList: boolean;
  start: number | null;
  times: number[];
}

/** Runs in the page before everything else. */
function observe(): void {
  const watch: Watch = { armed: false, includesList: false, start: null, times: [] };
  (globalThis as unknown as { watch: Watch }).watch = watch;
  const begin = (event: Event): void => {
    if (!watch.armed || (event instanceof KeyboardEvent && !['Enter', 'a'].includes(event.key))) return;
    watch.armed = false;
    watch.start = performance.now();
  };
  for (const type of ['keydown', 'change', 'pointerdown']) addEventListener(type, begin, true);
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((mutations) => {
      const { start } = watch;
      const isOfList = (node: Node): boolean => (node as Element).closest('#panel-crawlers') !== null;
      if (start === null || !mutations.some(({ target }) => isOfList(target) === watch.includesList)) return;
      watch.start = null;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => watch.times.push(performance.now() - start);
        channel.port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, attributeFilter: ['data-version'] });
  });
}

/** Starts the measurement at the next event. */
async function arm(target: Page, includesList = false): Promise<void> {
  await target.evaluate((expected) => {
    const { watch } = globalThis as unknown as { watch: Watch };
    watch.armed = true;
    watch.includesList = expected;
  }, includesList);
}

async function measure(name: string, act: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await act(round);
    await page.waitForFunction(
      (count) => (globalThis as unknown as { watch: Watch }).watch.times.length > count,
      round,
    );
  }
  const times = await page.evaluate(() => (globalThis as unknown as { watch: Watch }).watch.times.splice(0));
  console.log(`  ${name}: median ${at(times, 0.5)}, p95 ${at(times, 0.95)}, most ${at(times, 1)}`);
}

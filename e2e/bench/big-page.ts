import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { robotsBytes } from '../../.ci/tools/bench/inputs';
import { requireChromium } from '../support/browsers';
import { startStaticServer } from '../support/static-server';

/** Starts a headless Chromium that does nothing on its own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: requireChromium('whole').executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
    ],
  });
}

/** Opens the built page in a headless Chromium of 1440 × 900. Call `close` when done. */
export async function openBuiltPage(prepare: () => void): Promise<{ page: Page; close(): Promise<void> }> {
  const server = await startStaticServer(resolve('dist'));
  const browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // A service worker would fetch the whole page a second time during the measurement.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(prepare);
  await page.goto(server.origin);
  return {
    page,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Opens the file of 512,000 bytes. The question has no URL afterwards, because the example's is removed with the example. */
export async function openBigFile(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('menuitem', { name: /File/ }).click();
  await (await chooser).setFiles({
    name: 'robots.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(robotsBytes('robots-500k')),
  });
  await page.getByText('21,119 lines').waitFor();
}

/** Fills in a URL and waits for the verdict. */
export async function testUrl(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'URL to test' }).fill('https://shop.example/search/page');
  await page.locator('[data-verdict][data-version]').waitFor();
}

/** Returns the quantile of the numbers, with one decimal place. */
export function at(numbers: readonly number[], share: number): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
}

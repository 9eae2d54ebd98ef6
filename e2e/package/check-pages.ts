import { type Browser, expect as expectAtOnce } from '@playwright/test';
import { visitPage } from '../support/visit-page';

/** Long timeout, because the machine may just have built an app. */
const expect = expectAtOnce.configure({ timeout: 60_000 });
/** High enough for the whole page: right after scrolling, Chromium may give a click to the frame that was there before. */
const viewport = { width: 1280, height: 1400 };

/** Opens the page of the guide's section about the element. Throws if no verdict arrives. */
export async function checkElementPage(browser: Browser, address: string): Promise<void> {
  await visitPage(browser, address, { viewport }, async (page) => {
    await expect(page, 'the verdict').toHaveTitle('disallowed, line 2');
    await expect(page.locator('robots-txt-tester iframe'), 'the frame is shown').toBeVisible();
  });
}

/** Opens a page with the guide's React component and with `More`. Throws if attributes, events, the ref or a changed text don't work. */
export async function checkReactPage(browser: Browser, address: string): Promise<void> {
  await visitPage(browser, address, { viewport }, async (page) => {
    const log = page.locator('#log');
    await expect(page.getByText('Line 2 decides.'), 'the verdict of the example').toBeVisible();
    await expect(log, 'events').toContainText('ready');
    await expect(log, 'events').toContainText('disallowed');
    await expect(log, 'an address without a tester').toContainText('invalid');
    const element = page.locator('#more');
    await expect(element, 'the class').toHaveAttribute('class', 'wide');
    await expect(element, 'a boolean').toHaveAttribute('readonly', '');
    await expect(element, 'a number').toHaveAttribute('height', '300');
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(log, 'the verdict on the changed text').toContainText(/(?:^|, )allowed/);
    await page.getByRole('button', { name: 'Read' }).click();
    await expect(log, 'the changed text').toContainText('Allow: /a');
  });
}

import { expect, type Page } from '@playwright/test';

/** Waits for the browser's messages about responses with this status, and removes them from the problems. Firefox writes none. */
export async function expectLoadError(page: Page, problems: string[], status: number): Promise<void> {
  const isReported = (problem: string) => problem.includes(`status of ${status}`);
  if (page.context().browser()?.browserType().name() === 'chromium')
    await expect.poll(() => problems.some(isReported)).toBe(true);
  problems.splice(0, problems.length, ...problems.filter((problem) => !isReported(problem)));
}

/** Leaves the page, so that no more requests fail, then removes the reports of blocked requests. Anything else remains a problem. */
export async function forgetFailedRequests(page: Page, problems: string[]): Promise<void> {
  await page.goto('about:blank');
  const others = problems.filter((problem) => !/Failed to load resource|failed/i.test(problem));
  problems.splice(0, problems.length, ...others);
}

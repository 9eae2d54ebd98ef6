import { expect, type Page } from '@playwright/test';

/** Waits for the lines that a browser writes about answers with this status, and takes them out of what went wrong. Firefox writes none. */
export async function expectLoadError(page: Page, problems: string[], status: number): Promise<void> {
  const isReported = (problem: string) => problem.includes(`status of ${status}`);
  if (page.context().browser()?.browserType().name() === 'chromium')
    await expect.poll(() => problems.some(isReported)).toBe(true);
  problems.splice(0, problems.length, ...problems.filter((problem) => !isReported(problem)));
}

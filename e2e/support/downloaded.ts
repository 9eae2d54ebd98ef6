import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

/** A file that the page gave the browser to save. */
export interface Downloaded {
  readonly name: string;
  readonly content: Buffer;
}

/** The file that an action makes the page save. */
export async function downloaded(page: Page, action: () => Promise<unknown>): Promise<Downloaded> {
  // Over WebDriver BiDi Playwright tells nothing of a download that no navigation began; the file comes into its folder all the same.
  if (test.info().project.name === 'firefox') return fileInFolder(action);
  const event = page.waitForEvent('download');
  await action();
  const download = await event;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

async function fileInFolder(action: () => Promise<unknown>): Promise<Downloaded> {
  const { project, workerIndex } = test.info();
  const folder = join(project.outputDir, `.playwright-artifacts-${workerIndex}`);
  const files = () => (existsSync(folder) ? readdirSync(folder) : []);
  const before = new Set(files());
  const fresh = () => files().filter((name) => !before.has(name));
  await action();
  // While it is written, a second file ends in `.part`.
  await expect.poll(() => fresh().length === 1 && !fresh().some((name) => name.endsWith('.part'))).toBe(true);
  const name = fresh()[0] ?? '';
  const path = join(folder, name);
  const content = await readFile(path);
  // The next one of the same name would get another.
  await rm(path);
  return { name, content };
}

import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

/** A file that the page saved as a download. */
export interface Downloaded {
  readonly name: string;
  readonly content: Buffer;
}

/** Returns the file that the page saves because of an action. */
export async function downloaded(page: Page, action: () => Promise<unknown>): Promise<Downloaded> {
  // Over WebDriver BiDi, Playwright reports no download that wasn't started by a navigation; but the file appears in its folder.
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
  // While the file is being written, a second one ends in `.part`.
  await expect.poll(() => fresh().length === 1 && !fresh().some((name) => name.endsWith('.part'))).toBe(true);
  const name = fresh()[0] ?? '';
  const path = join(folder, name);
  const content = await readFile(path);
  // Otherwise the next file of the same name would be renamed.
  await rm(path);
  return { name, content };
}

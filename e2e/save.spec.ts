import type { Locator, Page } from '@playwright/test';
import { downloaded } from './support/downloaded';
import { expect, test } from './support/test';
import { robotsFile } from './support/tester-page';

test.beforeEach(({ tester }) => tester.start());

/** Bytes written as characters from 0 to FF. */
const bytes = (latin1: string): Buffer => Buffer.from(latin1, 'latin1');

const strange =
  '\xEF\xBB\xBFUser-agent: *\r\nDisallow: /caf\xE9\rAllow: /b\n# \xC3\xA9 \0 \xED\xA0\x80\r\n\r\n';

/** Opens the dialog with its shortcut, from wherever the focus is. */
async function openSave(page: Page): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Save robots.txt' });
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  return dialog;
}

/** Saves with Enter, and returns the bytes as characters. */
async function save(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  const { content } = await downloaded(page, () => button.press('Enter'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return content.toString('latin1');
}

test('an opened and unedited file is saved byte for byte, and nothing is sent', async ({ tester, page }) => {
  await tester.open(robotsFile(bytes(strange)));
  // By then, everything that the page loads by itself has arrived.
  await expect(tester.facts).toHaveText(/(?:No problems|\d+ (?:error|warning|tip)s?.*)$/);
  const dialog = await openSave(page);
  await expect(dialog).toContainText(
    /UTF-8 with a byte order mark, mixed line endings, 4 bytes not UTF-8\. Identical to the file you opened\./,
  );
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) requests.push(request.url());
  });
  expect(await save(page)).toBe(strange);
  // Two more answers, during which a request would be recorded.
  await tester.testUrl('/b');
  await tester.expectVerdict('allowed', 3);
  expect(requests).toEqual([]);
  expect(page.url()).not.toContain('#');
});

test('a test file contains the question, too, and Open reads it back', async ({ tester, page }) => {
  await tester.open(robotsFile(bytes(strange)));
  await tester.chooseCrawler('Bingbot');
  await tester.testUrl('https://example.com/caf%E9?x=1');
  await tester.pretend('404');
  await page.keyboard.press('Escape');
  const dialog = await openSave(page);
  const saved = await downloaded(page, () => dialog.getByRole('button', { name: 'Save test file' }).click());
  expect(saved.name).toBe('robots.robots-test.json');
  await page.keyboard.press('Escape');

  await tester.chooseFromMenu(/^A tie/);
  await tester.open({ name: saved.name, mimeType: 'application/json', buffer: saved.content });
  await expect(tester.crawler).toHaveValue('Bingbot');
  await expect(tester.url).toHaveValue('https://example.com/caf%E9?x=1');
  await expect(tester.source).toContainText('Simulating HTTP 404');
  await openSave(page);
  expect(await save(page)).toBe(strange);
});

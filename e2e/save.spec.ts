import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { type Downloaded, downloaded } from './support/downloaded';
import { expect, test } from './support/test';
import { robotsFile, type TesterPage } from './support/tester-page';

test.beforeEach(({ tester }) => tester.start());

/** Bytes written as characters from 0 to FF. */
const bytes = (latin1: string): Buffer => Buffer.from(latin1, 'latin1');
const BOM = '\xEF\xBB\xBF';

/** Opens the dialog by its key, from wherever the focus is. */
async function openSave(page: Page): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Save robots.txt' });
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  return dialog;
}

/** Saves by Enter. */
async function saveFile(page: Page): Promise<Downloaded> {
  const file = await downloaded(page, () =>
    page.getByRole('button', { name: 'Save', exact: true }).press('Enter'),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return file;
}

/** The same, and the bytes that came, as characters. */
async function save(page: Page): Promise<string> {
  return (await saveFile(page)).content.toString('latin1');
}

async function typeAtEnd(tester: TesterPage, text: string): Promise<void> {
  const before = await tester.version();
  await tester.goToEnd();
  await tester.page.keyboard.type(text);
  await tester.expectNewerThan(before);
}

const strange = `${BOM}User-agent: *\r\nDisallow: /caf\xE9\rAllow: /b\n# \xC3\xA9 \0 \xED\xA0\x80\r\n\r\n`;

test('a file that was only opened is saved byte for byte', { tag: '@firefox' }, async ({ tester, page }) => {
  await tester.open(robotsFile(bytes(strange)));
  const dialog = await openSave(page);
  await expect(dialog).toContainText(
    /UTF-8 with a byte order mark, mixed line ends, 4 bytes not UTF-8\. Exactly the bytes that you opened\./,
  );
  expect(await save(page)).toBe(strange);
});

test('an edited file keeps what its lines do not show', { tag: '@all' }, async ({ tester, page }) => {
  const file = `${BOM}User-agent: *\r\nDisallow: /caf\xE9\r\n`;
  await tester.open(robotsFile(bytes(file)));
  await typeAtEnd(tester, '#');
  const dialog = await openSave(page);
  await expect(dialog).not.toContainText('Exactly the bytes');
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(3);
  for (const kept of ['Keep it', 'Keep CRLF', 'Keep unchanged'])
    await expect(dialog.getByRole('radio', { name: kept })).toBeChecked();
  expect(await save(page)).toBe(`${file}#`);
});

test('what is chosen is changed, and nothing else', { tag: '@all' }, async ({ tester, page }) => {
  await tester.open(robotsFile(bytes(`${BOM}User-agent: *\r\nDisallow: /caf\xE9\r\n`)));
  await typeAtEnd(tester, '#');
  const dialog = await openSave(page);
  const size = dialog.getByRole('status').first();
  await expect(size).toHaveText('36 B, UTF-8 with a byte order mark, CRLF, 1 byte not UTF-8.');
  await dialog.getByRole('group', { name: 'Byte order mark' }).getByLabel('Leave it out').check();
  await expect(size).toHaveText('33 B, UTF-8, CRLF, 1 byte not UTF-8.');
  await dialog.getByRole('group', { name: 'Line ends' }).getByLabel('LF', { exact: true }).check();
  await expect(size).toHaveText('31 B, UTF-8, LF, 1 byte not UTF-8.');
  const raw = dialog.getByRole('group', { name: '1 byte is not UTF-8, in 1 line' });
  await expect(raw).toContainText('Line 2: Disallow: /caf\\xE9 becomes Disallow: /café');
  await raw.getByLabel(/Windows-1252/).check();
  await expect(size).toHaveText('32 B, UTF-8, LF.');
  expect(await save(page)).toBe('User-agent: *\nDisallow: /caf\xC3\xA9\n#');
});

test('what was chosen for a file does not hold for the one that is dropped over the window', {
  tag: '@all',
}, async ({ tester, page }) => {
  await tester.open(robotsFile(bytes(`${BOM}User-agent: *\r\nDisallow: /\r\n`)));
  const dialog = await openSave(page);
  await expect(dialog.getByRole('radio', { name: 'Keep CRLF' })).toBeChecked();
  await tester.drop('other.txt', bytes('User-agent: *\n'));
  await expect(dialog).toContainText('other.txt');
  expect(await save(page)).toBe('User-agent: *\n');
});

test('mixed line ends that an edit unified are told', { tag: '@all' }, async ({ tester, page }) => {
  await tester.open(robotsFile('User-agent: *\r\nDisallow: /a\n'));
  await typeAtEnd(tester, '#');
  const dialog = await openSave(page);
  await expect(dialog).toContainText('The file had mixed line ends. They became LF with your first change.');
  await expect(dialog.getByLabel('Keep LF')).toBeChecked();
  expect(await save(page)).toBe('User-agent: *\nDisallow: /a\n#');
  await openSave(page);
  await dialog.getByLabel('CRLF').check();
  expect(await save(page)).toBe('User-agent: *\r\nDisallow: /a\r\n#');
});

test('plain text has nothing to choose', { tag: '@all' }, async ({ tester, page }) => {
  await tester.pasteOverAll('User-agent: *\r\nDisallow: /é\r\n');
  const dialog = await openSave(page);
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await expect(dialog).toContainText('28 B, UTF-8, LF.');
  expect(await save(page)).toBe('User-agent: *\nDisallow: /\xC3\xA9\n');
});

test('a pasted byte order mark is seen, and can be left out', { tag: '@all' }, async ({ tester, page }) => {
  await tester.pasteOverAll('\uFEFFUser-agent: *\nDisallow: /shop\n');
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.editor.getByRole('img')).toHaveCount(1);
  let dialog = await openSave(page);
  await expect(dialog).toContainText('UTF-8 with a byte order mark');
  expect(await save(page)).toBe(`${BOM}User-agent: *\nDisallow: /shop\n`);
  dialog = await openSave(page);
  await dialog.getByLabel('Leave it out').check();
  expect(await save(page)).toBe('User-agent: *\nDisallow: /shop\n');
});

test('the name is that of the file, where it is one of a text', { tag: '@all' }, async ({ tester, page }) => {
  for (const [name, saved] of [
    ['my robots.txt', 'my robots.txt'],
    ['download', 'robots.txt'],
  ] as const) {
    await tester.open({ ...robotsFile('User-agent: *\n'), name });
    await expect(tester.source).toContainText(name);
    await openSave(page);
    expect((await saveFile(page)).name).toBe(saved);
  }
});

test('the key works everywhere, Esc leads back, and one window is open at a time', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  // Where nothing prevents it, the browser would save the page.
  await page.evaluate(() => {
    addEventListener('keydown', (event) => {
      if (event.key === 's' && (event.ctrlKey || event.metaKey))
        document.title = String(event.defaultPrevented);
    });
  });
  for (const field of [tester.editor, tester.url, tester.crawler]) {
    await field.focus();
    const dialog = await openSave(page);
    await expect(page).toHaveTitle('true');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(field).toBeFocused();
  }
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveTitle('true');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
});

test('saving sends nothing', { tag: '@all' }, async ({ tester, page }) => {
  // By then all that the page loads by itself is there.
  await expect(tester.facts).toHaveText(/(?:No|\d+) problems?$/);
  await openSave(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) requests.push(request.url());
  });
  expect(await save(page)).toContain('Disallow: /shop/cart');
  await tester.expectVerdict('disallowed', 12);
  expect(requests).toEqual([]);
  expect(page.url()).not.toContain('#');
});

test.describe('copying', { tag: '@chromium-only' }, () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('the whole text', async ({ tester, page }) => {
    const text = `User-agent: *\nDisallow: /é\n${'# filler\n'.repeat(20_000)}`;
    await tester.open(text.replaceAll('\n', '\r\n'));
    const dialog = await openSave(page);
    await dialog.getByRole('button', { name: 'Copy text' }).click();
    await expect(dialog.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });

  test('what no clipboard holds is told', { tag: '@all' }, async ({ tester, page }) => {
    await tester.open(robotsFile(bytes(`${BOM}Disallow: /\xE9\xFF\r\n`)));
    const dialog = await openSave(page);
    const copy = dialog.getByRole('button', { name: 'Copy text' });
    await copy.click();
    await expect(
      dialog.getByText(
        'Copied, but 2 bytes that are not UTF-8 could not be copied and became �. Save keeps them.',
      ),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Disallow: /��\n');
    await dialog.getByLabel(/Windows-1252/).check();
    await copy.click();
    await expect(dialog.getByText('Copied.', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Disallow: /éÿ\n');
  });
});

test('a clipboard that is denied is told, with what to do', { tag: '@all' }, async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const dialog = await openSave(page);
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await expect(dialog.getByText(/The browser did not let this page copy\..*copy it there\./)).toBeVisible();
});

test('it opens again in the very moment in which it was closed', { tag: '@all' }, async ({ page }) => {
  const dialog = await openSave(page);
  // In one go: the window tells that it is closed only after the key.
  await dialog.evaluate((element: HTMLDialogElement) => {
    element.close();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }));
  });
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
});

test('a text with everything to choose fits a small window, and has no violations', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  await tester.open(robotsFile(bytes(strange.repeat(3))));
  await typeAtEnd(tester, '#');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    const dialog = await openSave(page);
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
    const { violations, passes } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(passes.length).toBeGreaterThan(0);
    expect(violations).toEqual([]);
    expect(
      await dialog.evaluate((element) =>
        [...element.querySelectorAll('*'), element]
          .filter(
            (part) =>
              part.scrollWidth > part.clientWidth + 1 &&
              getComputedStyle(part).overflowX !== 'hidden' &&
              part.clientWidth > 0,
          )
          .map((part) => part.className),
      ),
    ).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('a test file holds the question too, and Open reads it back', async ({ tester, page }) => {
  await tester.open(robotsFile(bytes(strange)));
  await tester.askCrawler('Bingbot');
  await tester.askUrl('https://example.com/caf%E9?x=1');
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

test('what is too large for a test file is told', { tag: '@all' }, async ({ tester, page }) => {
  await tester.open(`User-agent: *\n#${'a'.repeat(9_999_900)}`);
  const dialog = await openSave(page);
  await dialog.getByRole('button', { name: 'Save test file' }).click();
  await expect(dialog).toContainText('This is too much for a link or a test file.');
});

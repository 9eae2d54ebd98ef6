import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectKept } from './support/drafts';
import { DraftsDialog } from './support/drafts-dialog';
import { putBroken, putMany, storedKeys } from './support/stored-drafts';
import { expect, test } from './support/test';
import { robotsFile, TesterPage } from './support/tester-page';

async function typeAtEnd(tester: TesterPage, text: string): Promise<void> {
  await tester.goToEnd();
  await tester.page.keyboard.type(text);
}

/** Replaces the text by one that is the reader's own, and waits until it is kept. */
async function write(tester: TesterPage, text: string): Promise<void> {
  await tester.pasteOverAll(text);
  await expectKept(tester.page, text);
}

/** Loads the page anew in the same tab, with a link in its address. */
async function openLinkAnew(tester: TesterPage): Promise<void> {
  await tester.page.goto('about:blank');
  await tester.start('/#text=%23%20of%20the%20link');
  await expect(tester.line('# of the link')).toBeVisible();
}

test('a named draft survives a reload', { tag: '@firefox' }, async ({ tester, page }) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# of the shop');
  await drafts.open(1);
  await expect(drafts.rows).toHaveText(
    /^Untitled # of the shop.*Shown here.*Your text.*13 B.*today \d\d:\d\d/,
  );
  await drafts.name('Untitled', 'Shop');
  await expect(drafts.button('Shop', 'Rename')).toBeFocused();
  await page.reload();
  await expect(tester.line('# of the shop')).toBeVisible();
  await drafts.open(1);
  await expect(drafts.rows).toHaveText(/^Shop.*Shown here/);
});

test('what is opened over own work begins a draft of its own, and both are one click away', {
  tag: '@all',
}, async ({ tester, page }) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# first work');
  await tester.askUrl('/first');
  await expectKept(page, '/first');
  await tester.open(robotsFile('# second work'));
  await typeAtEnd(tester, ', edited');
  await expectKept(page, '# second work, edited');

  await drafts.open(2);
  await expect(drafts.rows).toHaveText([/# second work, edited.*Shown here.*robots\.txt/, /# first work/]);
  await drafts.button('first', 'Open').click();
  await expect(drafts.dialog).toHaveCount(0);
  await expect(tester.line('# first work')).toBeVisible();
  await expect(tester.url).toHaveValue('/first');
  await expect(tester.source).toHaveText('Your text');
  await typeAtEnd(tester, ', again');
  await expectKept(page, '# first work, again');

  await drafts.open(2);
  await expect(drafts.rows).toHaveText([/# first work, again.*Shown here/, /# second work, edited/]);
  await drafts.button('second', 'Open').click();
  await expect(tester.line('# second work, edited')).toBeVisible();
  await page.reload();
  await expect(tester.line('# second work, edited')).toBeVisible();
});

test('examples and files that are only looked at make one draft, and none beside another', {
  tag: '@all',
}, async ({ tester, page }) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# own work');
  for (const example of [/Crawl-delay/, /Sitemap/i]) await tester.chooseFromMenu(example);
  await tester.open(robotsFile('# looked at'));
  await tester.chooseFromMenu(/shop/i);
  await drafts.open(2);
  await expect(drafts.rows).toHaveText([/Shown here.*Example: /, /# own work/]);
  await drafts.button('own work', 'Open').click();
  await expect(tester.line('# own work')).toBeVisible();
  await drafts.open(1);
  await drafts.close();

  // One click back, also without the list.
  await tester.chooseFromMenu(/shop/i);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(tester.line('# own work')).toBeVisible();
  await drafts.open(1);
});

test('two tabs: what one works on, the other can neither open nor delete', async ({
  tester,
  page,
  context,
}) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# first tab');
  const second = new TesterPage(await context.newPage());
  const others = new DraftsDialog(second);
  await second.start();
  await write(second, '# second tab');

  await others.open(2);
  await expect(others.row('first')).toContainText('Open in another tab');
  await expect(others.row('first').getByRole('button')).toHaveCount(0);
  await others.dialog.getByRole('button', { name: 'Delete all' }).click();
  await expect(others.dialog).toContainText('Delete 1 draft for good? 1 draft open in other tabs stays.');
  await others.dialog.getByRole('button', { name: 'Delete all' }).click();
  await expect(others.status).toHaveText(
    'The drafts are deleted. Those that are open in other tabs are kept.',
  );
  await expect(others.row('first')).toHaveCount(1);
  await others.close();
  await typeAtEnd(second, ', again');
  await expectKept(second.page, '# second tab, again');

  // Left by its tab, it can be opened in the other.
  await page.bringToFront();
  await tester.chooseFromMenu('Empty file');
  await drafts.open(3);
  await drafts.close();
  await second.page.bringToFront();
  await others.open(3);
  await others.button('first', 'Open').click();
  await expect(second.line('# first tab')).toBeVisible();
  await page.bringToFront();
  await drafts.open(3);
  await expect(drafts.row('# first tab')).toContainText('Open in another tab');
});

test('a draft that another tab has taken meanwhile is not brought back over it', { tag: '@all' }, async ({
  tester,
  page,
  context,
}) => {
  await tester.start();
  await write(tester, '# mine');
  await tester.chooseFromMenu(/shop/i);
  await expectKept(page, '"kind":"example"');
  const second = new TesterPage(await context.newPage());
  await second.start();
  await expect(second.line('# mine')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await typeAtEnd(tester, ', in the first tab');
  await expectKept(page, '# mine, in the first tab');
  await second.page.bringToFront();
  await typeAtEnd(second, ', in the second tab');
  await expectKept(page, '# mine, in the second tab');
  await expectKept(page, '# mine, in the first tab');
  await Promise.all([page.reload(), second.page.reload()]);
  await expect(tester.line('# mine, in the first tab')).toBeVisible();
  await expect(second.line('# mine, in the second tab')).toBeVisible();
});

test('a draft that a link hides at the start is free for other tabs until it is brought back', {
  tag: '@all',
}, async ({ tester, page, context }) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# mine');
  await openLinkAnew(tester);
  const second = new TesterPage(await context.newPage());
  const others = new DraftsDialog(second);
  await second.start('/#text=%23%20second%20link');
  await others.open(2);
  await expect(others.row('# mine')).not.toContainText('Open in another tab');
  await others.close();

  await page.bringToFront();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(tester.line('# mine')).toBeVisible();
  await typeAtEnd(tester, ', again');
  await expectKept(page, '# mine, again');
  await drafts.open(1);
  await drafts.close();
  await second.page.bringToFront();
  await others.open(2);
  await expect(others.row('# mine, again')).toContainText('Open in another tab');
});

test('a draft that a link hides and another tab has taken comes back as a draft of its own', {
  tag: '@all',
}, async ({ tester, page, context }) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# mine');
  await openLinkAnew(tester);
  const second = new TesterPage(await context.newPage());
  await second.start();
  await expect(second.line('# mine')).toBeVisible();
  await typeAtEnd(second, ', in the second tab');
  await expectKept(second.page, '# mine, in the second tab');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await typeAtEnd(tester, ', in the first tab');
  await expectKept(page, '# mine, in the first tab');
  await drafts.open(2);
  await expect(drafts.row('in the first tab')).toContainText('Shown here');
  await expect(drafts.row('in the second tab')).toContainText('Open in another tab');
});

test('a deleted draft can be brought back for as long as the list is open, by keyboard alone', async ({
  tester,
  page,
}) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# first work');
  await tester.chooseFromMenu('Empty file');
  await write(tester, '# second work');
  await drafts.open(2);
  const remove = drafts.button('first', 'Delete');
  await expect(remove).toHaveAccessibleName('Delete Untitled # first work');
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(drafts.status).toHaveText('“Untitled: # first work” is deleted.');
  const undo = drafts.dialog.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(drafts.rows).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(drafts.status).toHaveText('“Untitled: # first work” is back.');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drafts.dialog).toHaveCount(0);
  await drafts.open(1);
  await drafts.close();
  await page.reload();
  await expect(tester.line('# second work')).toBeVisible();
  await drafts.open(1);
});

test('the text of a deleted draft stays on the screen, and an edit makes a new draft', {
  tag: '@all',
}, async ({ tester, page }) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# on the screen');
  await drafts.open(1);
  await drafts.name('Untitled', 'Shop');
  await drafts.button('Shop', 'Delete').click();
  await expect(drafts.rows).toHaveText(
    '“Shop” is deleted. The text on the screen stays. It is kept again once you change it.Undo',
  );
  await drafts.dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(drafts.row('Shop')).toContainText('Shown here');
  await drafts.button('Shop', 'Delete').click();
  await drafts.close();
  await expect(tester.line('# on the screen')).toBeVisible();
  await drafts.open(1);
  await expect(drafts.rows).toHaveText(/^Untitled.*not kept yet/);
  await drafts.close();
  await typeAtEnd(tester, ', edited');
  await expectKept(page, '# on the screen, edited');
  await page.reload();
  await expect(tester.line('# on the screen, edited')).toBeVisible();
  await drafts.open(1);
  await expect(drafts.rows).toHaveText(/^Untitled.*today/);
});

test('all drafts are deleted after a question, with what cannot be read', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# first work');
  await tester.chooseFromMenu('Empty file');
  await write(tester, '# second work');
  await putBroken(page);
  await drafts.open(2);
  await expect(drafts.dialog).toContainText('2 entries in the storage cannot be read here.');
  const deleteAll = drafts.dialog.getByRole('button', { name: 'Delete all' });
  await deleteAll.click();
  await expect(drafts.dialog.getByRole('group', { name: 'Delete 2 drafts for good?' })).toBeVisible();
  await expect(drafts.dialog.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(deleteAll).toBeFocused();
  await expect(drafts.rows).toHaveCount(2);
  await deleteAll.click();
  await deleteAll.click();
  await expect(drafts.status).toHaveText('All drafts are deleted.');
  await expect(drafts.rows).toHaveText(/# second work.*not kept yet/);
  await expect(drafts.dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(deleteAll).toHaveCount(0);
  expect(await storedKeys(page)).toEqual([]);
  await drafts.close();
  await expect(tester.line('# second work')).toBeVisible();
  await page.reload();
  await expect(tester.source).toContainText('Example:');
  await drafts.open(1);
});

test('entries that cannot be read do no harm to the others', { tag: '@all' }, async ({ tester, page }) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# sound');
  await putBroken(page);
  await page.reload();
  await expect(tester.line('# sound')).toBeVisible();
  await drafts.open(1);
  await expect(drafts.rows).toContainText('# sound');
});

test('names are text, and long ones are cut', { tag: '@all' }, async ({ tester, page }) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# work');
  await drafts.open(1);
  await drafts.name('Untitled', '<img src=x onerror=alert(1)><b>bold</b>');
  await expect(drafts.rows).toContainText('<img src=x onerror=alert(1)><b>bold</b>');
  await drafts.button('<img', 'Rename').click();
  await page.keyboard.insertText('W'.repeat(300));
  await page.keyboard.press('Enter');
  await expect(drafts.status).toHaveText(`The draft is named “${'W'.repeat(80)}”.`);
  const widths = await drafts.rows.first().evaluate((row) => {
    const list = row.parentElement?.getBoundingClientRect();
    return [row.scrollWidth <= row.clientWidth, (list?.right ?? 0) <= innerWidth];
  });
  expect(widths).toEqual([true, true]);
  // Esc ends the naming and not the dialog.
  await drafts.button('WWW', 'Rename').click();
  await page.keyboard.type('not this');
  await page.keyboard.press('Escape');
  await expect(drafts.button('WWW', 'Rename')).toBeFocused();
  await drafts.button('WWW', 'Rename').click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(drafts.status).toHaveText('The name is removed.');
  await expect(drafts.rows).toHaveText(/^Untitled # work/);
});

test('a name is given to a draft that is not shown, and its text stays as it was', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await tester.open({ name: 'kept.txt', mimeType: '', buffer: Buffer.from('# raw \xE9\r\n# b\n', 'latin1') });
  await drafts.open(1);
  await drafts.name('kept.txt', 'Raw');
  await drafts.close();
  await tester.chooseFromMenu('Empty file');
  await write(tester, '# other');
  await drafts.open(2);
  await drafts.name('Raw', 'Very raw');
  await drafts.button('Very raw', 'Open').click();
  await expect(tester.facts).toHaveText(/13 B.*1 byte is not UTF-8Mixed line ends/);
  await expect(tester.source).toHaveText('kept.txt');
  await page.reload();
  await expect(tester.facts).toHaveText(/13 B.*1 byte is not UTF-8Mixed line ends/);
});

test('a tab that crashes leaves its draft to the next one', { tag: ['@chromium-only', '@all'] }, async ({
  tester,
  page,
  context,
}) => {
  await tester.start();
  await write(tester, '# before the crash');
  const crashed = page.waitForEvent('crash');
  await Promise.all([crashed, page.goto('chrome://crash').catch(() => undefined)]);
  const next = new TesterPage(await context.newPage());
  await next.start();
  await expect(next.line('# before the crash')).toBeVisible();
});

test('a tab that is closed without a word leaves its named draft, to the last rest', { tag: '@all' }, async ({
  tester,
  page,
  context,
}) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# kept');
  await drafts.open(1);
  await drafts.name('Untitled', 'Shop');
  await drafts.close();
  await typeAtEnd(tester, ', and a word at the last moment');
  await page.close({ runBeforeUnload: false });
  const next = new TesterPage(await context.newPage());
  await next.start();
  await expect(next.editor).toContainText('# kept');
  const list = new DraftsDialog(next);
  await list.open(1);
  await expect(list.rows).toHaveText(/^Shop/);
});

test('without storage the dialog says that nothing is kept, and why', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied by the test', 'SecurityError');
    };
    IDBFactory.prototype.open = deny;
    Object.defineProperty(window, 'localStorage', { get: deny });
    Object.defineProperty(window, 'sessionStorage', { get: deny });
  });
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await drafts.open(1);
  await expect(drafts.dialog).toContainText('This browser keeps nothing for this page. A private window');
  await expect(drafts.rows).toHaveText(/^Untitled.*Shown here.*Example:.*not kept yet/);
  await expect(drafts.dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectNoViolations(page);
});

test('a storage that is full is told once, and the dialog says so until there is room again', {
  tag: '@all',
}, async ({ tester, page }) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# kept');
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room, says the test', 'QuotaExceededError');
    };
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
  await typeAtEnd(tester, ', and more');
  await expect(tester.source).toContainText('This browser has no room left for your text.');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await typeAtEnd(tester, ' again');
  await drafts.open(1);
  await expect(drafts.dialog).toContainText('The browser has no room left for this page.');
  await drafts.button('kept', 'Name').click();
  await page.keyboard.type('Shop');
  await page.keyboard.press('Enter');
  await expect(drafts.status).toHaveText(
    'The draft is named “Shop” here, but the browser could not keep the name. See above what to do.',
  );
  await drafts.close();
  await expect(tester.source).toHaveText('Your text');
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await typeAtEnd(tester, ' and again');
  await expectKept(page, '# kept, and more again and again');
  await drafts.open(1);
  await expect(drafts.dialog).not.toContainText('no room');
});

test('a list of many drafts with large texts opens at once, and shows 200 of them', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# present');
  await putMany(page, 230);
  const reads = await page.evaluate(() => {
    const read: unknown[] = [];
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (key) {
      read.push(key);
      return get.call(this, key);
    };
    return Object.assign(window, { read }).read;
  });
  expect(reads).toEqual([]);
  await drafts.open(200);
  await expect(drafts.dialog).toContainText(
    '31 older drafts are not shown. Delete some of these to see them.',
  );
  const read = await page.evaluate(() => (window as unknown as { read: string[] }).read);
  expect(read.filter((key) => !key.startsWith('summary:'))).toEqual([]);
});

test.describe('the dialog', { tag: '@chromium-only' }, () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [320, 640],
    ] as const) {
      test(`has nothing that axe finds, at ${width} pixels, ${colorScheme}`, { tag: '@all' }, async ({
        tester,
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height });
        const drafts = new DraftsDialog(tester);
        await tester.start();
        await fillList(tester, drafts);
        await expectNoViolations(page);
        expect(await tester.scrollsSideways()).toBe(false);
        const tooSmall = await drafts.dialog
          .getByRole('button')
          .evaluateAll(
            (buttons, isPhone) =>
              buttons
                .map((button) => button.getBoundingClientRect())
                .filter(({ width, height }) => isPhone && (width < 44 || height < 44)).length,
            width < 640,
          );
        expect(tooSmall).toBe(0);
        const box = await drafts.dialog.boundingBox();
        if (width < 640) expect(box?.width).toBe(width);
        const folder = process.env['E2E_SHOTS'];
        if (folder !== undefined)
          await page.screenshot({ path: `${folder}/drafts-${width}-${colorScheme}.png` });
        await drafts.dialog.getByRole('button', { name: 'Delete all' }).click();
        await drafts.button('Staging', '(Name|Rename)').click();
        await expectNoViolations(page);
        if (folder !== undefined)
          await page.screenshot({ path: `${folder}/drafts-asking-${width}-${colorScheme}.png` });
      });
    }
  }
});

/** A list with a named, an unnamed, a deleted draft and one of another tab. */
async function fillList(tester: TesterPage, drafts: DraftsDialog): Promise<void> {
  const { page } = tester;
  await putMany(page, 4);
  await drafts.open(5);
  await drafts.name('Draft 3', 'Staging');
  await drafts.button('Draft 1', 'Delete').click();
  await expect(drafts.dialog.getByRole('button', { name: 'Undo' })).toBeFocused();
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(0);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ failureSummary }) => failureSummary)])).toEqual(
    [],
  );
}

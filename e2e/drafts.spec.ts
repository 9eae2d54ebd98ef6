import { expectKept } from './support/drafts';
import { DraftsDialog } from './support/drafts-dialog';
import { test as testOnSharedPage } from './support/shared-page';
import { expect, test } from './support/test';
import { robotsFile, TesterPage } from './support/tester-page';

async function typeAtEnd(tester: TesterPage, text: string): Promise<void> {
  await tester.goToEnd();
  await tester.page.keyboard.type(text);
}

/** Replaces the text as the user would, and waits until it is saved. */
async function write(tester: TesterPage, text: string): Promise<void> {
  await tester.pasteOverAll(text);
  await expectKept(tester.page, text);
}

/** Reloads the page in the same tab, with a link in its address. */
async function openLinkAnew(tester: TesterPage): Promise<void> {
  await tester.page.goto('about:blank');
  await tester.start('/#text=%23%20of%20the%20link');
  await expect(tester.line('# of the link')).toBeVisible();
}

testOnSharedPage('a named draft survives a reload', async ({ tester, page }) => {
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

test('opening something over your own work starts a new draft, and both drafts are one click away', {
  tag: '@all',
}, async ({ tester, page }) => {
  const drafts = new DraftsDialog(tester);
  await tester.start();
  await write(tester, '# first work');
  await tester.testUrl('/first');
  await expectKept(page, '/first');
  await tester.open(robotsFile('# second work'));
  await expect(tester.line('# second work')).toBeVisible();
  await typeAtEnd(tester, ', edited');
  await expectKept(page, '# second work, edited');

  await drafts.open(2);
  await expect(drafts.rows).toHaveText([/# second work, edited.*Shown here.*robots\.txt/, /# first work/]);
  await drafts.button('first', 'Open').click();
  await expect(drafts.dialog).toHaveCount(0);
  await expect(tester.line('# first work')).toBeVisible();
  await expect(tester.url).toHaveValue('/first');
  await expect(tester.source).toHaveText('Your textDraft opened: 1 line, no problems.');
  await typeAtEnd(tester, ', again');
  await expectKept(page, '# first work, again');

  await drafts.open(2);
  await expect(drafts.rows).toHaveText([/# first work, again.*Shown here/, /# second work, edited/]);
  await drafts.button('second', 'Open').click();
  await expect(tester.line('# second work, edited')).toBeVisible();
  await page.reload();
  await expect(tester.line('# second work, edited')).toBeVisible();
});

test('examples and files that are only viewed share one draft, which disappears when another is opened', {
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

  // One click restores the user's own text, even without the list.
  await tester.chooseFromMenu(/shop/i);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tester.line('# own work')).toBeVisible();
  await drafts.open(1);
});

test('a draft in use by one tab cannot be opened or deleted in another', async ({
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
  await expect(others.dialog).toContainText(
    "Delete 1 draft permanently? 1 draft that's open in another tab won't be deleted.",
  );
  await others.dialog.getByRole('button', { name: 'Delete all' }).click();
  await expect(others.status).toHaveText('Drafts deleted, except those open in other tabs.');
  await expect(others.row('first')).toHaveCount(1);
  await others.close();
  await typeAtEnd(second, ', again');
  await expectKept(second.page, '# second tab, again');

  // Once the first tab has opened another file, the other tab can open the draft.
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

test('a draft that another tab has opened in the meantime is not restored over it', { tag: '@all' }, async ({
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
  await page.getByRole('button', { name: 'Undo' }).click();
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

test('a draft hidden by a link at the start is available to other tabs until it is restored', {
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

test('a draft hidden by a link and opened by another tab is restored as a new draft', {
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

test('a tab that is closed abruptly leaves its named draft', { tag: '@all' }, async ({
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

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { putBrokenDrafts } from '../../../store/testdata/broken-drafts';
import { expectAccessible } from '../../testdata/accessibility';
import { boxOf, expectCount, expectText, press, screen, type } from '../../testdata/screen';
import { draftsScreen, openWithDrafts } from './testdata/drafts-screen';

const { dialog, rows, row, button, status } = draftsScreen;

const first = { text: '# first work' };
const second = { text: '# second work' };

/** Types at the end of the text. */
async function typeAtEnd(text: string): Promise<void> {
  await screen.goToEnd();
  await type(text);
}

function denyLocalStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied by the test', 'QuotaExceededError');
  });
}

/** Opens the list again and returns its text. */
async function reopened(count: number): Promise<string> {
  await draftsScreen.open(count);
  const { textContent } = dialog.element();
  await draftsScreen.close();
  return textContent;
}

test('lists the shown draft and the saved ones, newest first, and opens one', async () => {
  await openWithDrafts([first, { ...second, name: 'Shop' }]);
  await draftsScreen.open(3);
  await expectText(rows.first(), /^Untitled.*Shown here.*Example:.*not saved yet/);
  await expectText(rows.nth(1), /^Shop\s?Your text/);
  await expectText(rows.nth(2), /^Untitled.*# first work/);
  await button('Shop', 'Open').click();
  await expectCount(dialog, 0);
  await expect.element(screen.line('# second work')).toBeVisible();
  await draftsScreen.open(2);
  await expect.element(row('Shop')).toHaveTextContent('Shown here');
});

test('tells drafts with the same first line apart by their sites', async () => {
  const text = 'User-agent: *\nDisallow: /\n';
  await openWithDrafts([
    { text: `${text}Sitemap: https://my-shop.test/map.xml\n`, urlInput: '/cart' },
    { text, urlInput: 'https://other.test/cart' },
  ]);
  await draftsScreen.open(3);
  await expectText(rows.nth(1), /^Untitled User-agent: \* ?Your text ?other\.test ?26 B/);
  await expectText(rows.nth(2), /^Untitled User-agent: \* ?Your text ?my-shop\.test ?64 B/);
});

test('treats names as text, cuts long ones and removes an empty one', async () => {
  await openWithDrafts([first]);
  await draftsScreen.open(2);
  await draftsScreen.name('first', '<img src=x onerror=alert(1)><b>bold</b>');
  await expect.element(row('<img')).toHaveTextContent('<img src=x onerror=alert(1)><b>bold</b>');
  await button('<img', 'Rename').click();
  const field = dialog.getByRole('textbox', { name: 'Name of the draft' });
  await expect.element(field).toHaveFocus();
  await field.fill('W'.repeat(300));
  await press('Enter');
  await expectText(status, `Draft named “${'W'.repeat(80)}”.`);
  const { scrollWidth, clientWidth } = row('WWW').element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(boxOf(row('WWW')).right).toBeLessThanOrEqual(boxOf(dialog).right);
  // Esc cancels the naming and leaves the dialog open.
  await button('WWW', 'Rename').click();
  await type('not this');
  await press('Escape');
  await expect.element(button('WWW', 'Rename')).toHaveFocus();
  await button('WWW', 'Rename').click();
  await press('Delete');
  await press('Enter');
  await expectText(status, 'Name removed.');
  await expectText(row('first'), /^Untitled # first work/);
});

test('renames a draft that is not shown without changing its bytes', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('# raw '), 0xe9, 13, 10, 35, 32, 98, 10]);
  await openWithDrafts([
    {
      text: '# raw \udce9\n# b\n',
      bytes,
      lineEnd: 'mixed',
      edited: false,
      origin: { kind: 'file', name: 'kept.txt' },
    },
  ]);
  await draftsScreen.open(2);
  await draftsScreen.name('kept.txt', 'Very raw');
  await button('Very raw', 'Open').click();
  await expectText(screen.facts, /13 B.*1 byte is not UTF-8.*Mixed line endings/);
  await expect.element(screen.source).toHaveTextContent('kept.txt');
});

test('restores a deleted draft by keyboard while the list is open', async () => {
  await openWithDrafts([first, second]);
  await draftsScreen.open(3);
  const remove = button('first', 'Delete');
  await expect.element(remove).toHaveAccessibleName('Delete Untitled # first work');
  remove.element().focus();
  await press('Enter');
  await expectText(status, '“Untitled: # first work” deleted.');
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await expectCount(rows, 3);
  await press('Enter');
  await expectText(status, '“Untitled: # first work” restored.');
  await expect.element(remove).toHaveFocus();
  await press('Enter');
  await expect.element(undo).toHaveFocus();
  await press('Escape');
  await expectCount(dialog, 0);
  await draftsScreen.open(2);
});

test('keeps the text of a deleted draft on the screen and saves it as a new draft when it is edited', async () => {
  await openWithDrafts([{ ...first, name: 'Shop' }]);
  await draftsScreen.open(2);
  await button('Shop', 'Open').click();
  await draftsScreen.open(1);
  await button('Shop', 'Delete').click();
  await expectText(
    rows,
    "“Shop” deleted. Your current text stays open. It's saved again when you edit it.Undo",
  );
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row('Shop')).toHaveTextContent('Shown here');
  await button('Shop', 'Delete').click();
  await draftsScreen.close();
  await expect.element(screen.line('# first work')).toBeVisible();
  await draftsScreen.open(1);
  await expectText(rows, /^Untitled.*not saved yet/);
  await draftsScreen.close();
  await typeAtEnd(', edited');
  // Saved after a short delay.
  await expect.poll(() => reopened(1)).toMatch(/Untitled # first work, edited.*today/);
});

test('deletes all drafts after a confirmation, including unreadable entries', async () => {
  await openWithDrafts([first, second]);
  await putBrokenDrafts();
  await draftsScreen.open(3);
  await expect
    .element(dialog)
    .toHaveTextContent("2 entries in this browser's storage can't be read. “Delete all” removes them too.");
  const deleteAll = dialog.getByRole('button', { name: 'Delete all' });
  await deleteAll.click();
  await expect.element(dialog.getByRole('group', { name: 'Delete 2 drafts permanently?' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Keep them' })).toHaveFocus();
  await press('Enter');
  await expect.element(deleteAll).toHaveFocus();
  await expectCount(rows, 3);
  await deleteAll.click();
  await deleteAll.click();
  await expectText(status, 'All drafts deleted.');
  await expectText(rows, /Example:.*not saved yet/);
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  await expectCount(deleteAll, 0);
});

test('offers no Undo of a deletion once all drafts are deleted', async () => {
  await openWithDrafts([first, second]);
  await draftsScreen.open(3);
  await button('first', 'Delete').click();
  await expectCount(dialog.getByRole('button', { name: 'Undo' }), 1);
  const deleteAll = dialog.getByRole('button', { name: 'Delete all' });
  await deleteAll.click();
  await deleteAll.click();
  await expectText(status, 'All drafts deleted.');
  await expectCount(rows, 1);
});

test('neither opens nor deletes a draft that another tab has open', async () => {
  await openWithDrafts([{ ...first, isElsewhere: true }, second]);
  await draftsScreen.open(3);
  await expect.element(row('first')).toHaveTextContent('Open in another tab');
  await expectCount(row('first').getByRole('button'), 0);
  await dialog.getByRole('button', { name: 'Delete all' }).click();
  await expect
    .element(dialog)
    .toHaveTextContent("Delete 1 draft permanently? 1 draft that's open in another tab won't be deleted.");
  await dialog.getByRole('button', { name: 'Delete all' }).click();
  await expectText(status, 'Drafts deleted, except those open in other tabs.');
  await expectCount(row('first'), 1);
  await expectCount(rows, 2);
});

test('says what is not saved or shown, and why, when there is no database, and when there is no storage at all', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied by the test', 'SecurityError');
  });
  await openWithDrafts();
  await draftsScreen.open(1);
  await expect.element(dialog).toHaveTextContent("Your other drafts can't be shown. A private window");
  await expectText(rows, /^Untitled.*Shown here.*Example:.*not saved yet/);
  await expectCount(dialog.getByRole('button', { name: 'Delete' }), 0);
  await draftsScreen.close();
  await typeAtEnd('# in local storage');
  await expect.poll(() => Object.values(localStorage).join()).toContain('# in local storage');
  await expect.poll(() => reopened(1)).toContain("Your other drafts can't be shown.");
  denyLocalStorage();
  await typeAtEnd(' nowhere');
  await expect.element(screen.source).toHaveTextContent("This browser doesn't save anything for this page.");
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect
    .poll(() => reopened(1))
    .toContain("This page can't save data in your browser. A private window");
});

test('reports full storage once, and in the dialog until there is room again', async () => {
  await openWithDrafts();
  denyLocalStorage();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room, says the test', 'QuotaExceededError');
  });
  await typeAtEnd('# kept');
  await expect.element(screen.source).toHaveTextContent('This browser has no space left for your text.');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await typeAtEnd(' again');
  await draftsScreen.open(1);
  await expect.element(dialog).toHaveTextContent('Your browser has no space left for this page.');
  await button('Untitled', 'Name').click();
  await type('Shop');
  await press('Enter');
  await expectText(
    status,
    "The draft is named “Shop” here, but your browser couldn't save the name. See above for what to do.",
  );
  await draftsScreen.close();
  await expectText(screen.source, 'Your textfor example.com, see line 31');
  put.mockRestore();
  await typeAtEnd(' and again');
  await expect.poll(() => reopened(1)).not.toContain('no space left');
});

test('shows 200 of many drafts without reading their texts', async () => {
  await openWithDrafts(Array.from({ length: 230 }, (_, number) => ({ text: `# number ${number}` })));
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  await draftsScreen.open(200);
  await expect
    .element(dialog)
    .toHaveTextContent("31 older drafts aren't shown. Delete some of those above to see them.");
  const read = get.mock.calls.map(([key]) => String(key));
  expect(read.filter((key) => !key.startsWith('summary:'))).toEqual([]);
});

test.for([
  ['desktop', 1280, 800, 24],
  ['phone', 320, 640, 44],
] as const)('axe finds nothing on a %s, and buttons are large enough', async ([, width, height, least]) => {
  await openWithDrafts([
    { ...first, isElsewhere: true },
    { ...second, name: 'Shop' },
  ]);
  await page.viewport(width, height);
  await draftsScreen.open(3);
  await button('Shop', 'Delete').click();
  await expect.element(dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(dialog.element());
  expect(screen.scrollsSideways()).toBe(false);
  for (const target of dialog.getByRole('button').all())
    expect(boxOf(target).height).toBeGreaterThanOrEqual(least);
});

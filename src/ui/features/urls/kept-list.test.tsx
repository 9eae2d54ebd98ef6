import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { linkBeforeImport, listBeforeImport } from '../../../messages';
import { arrivalOf, plainState } from '../../../store/share';
import { scriptedUrls } from '../../../store/testdata/scripted-urls';
import { expectAccessible } from '../../testdata/accessibility';
import { savedFile } from '../../testdata/saved-file';
import { expectText, screen } from '../../testdata/screen';
import { expectTested, importText, mountUrls, urlsPage as urls } from '../../testdata/urls-page';
import { importDialog as imports } from './testdata/import-dialog';

const TEXT = 'User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n';
const paths = (length: number) => Array.from({ length }, (_, i) => `/${i}`).join('\n');

/** Opens the Share dialog and returns the content of its link. */
async function sharedState(): Promise<unknown> {
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect.element(link).toHaveValue(expect.stringContaining('#1.'));
  const [, code = ''] = (link.element() as HTMLInputElement).value.split('#1.');
  const packed = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  );
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).json();
}

async function openSaveDialog(): Promise<void> {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save…' }).click();
}

test('a link and a test file keep the counts and an expectation for all crawlers but one', async () => {
  const entries = [
    { url: '/', expected: { '*': 'allowed', GPTBot: 'blocked' } },
    { url: '/cart', count: 12_345 },
  ];
  await mountUrls({ text: TEXT, crawlers: [], urls: entries }, { isWhole: true });
  await urls.expectCrawlers(['Googlebot', 'Bingbot', 'GPTBot']);
  await expectText(urls.cell(1, 0).getByTitle('In the list 12,345 times'), '×12,345');
  // Change the list, so that it is read back from its worker.
  await urls.expectRow(1, 'Allowed');
  await expect.element(urls.counted('Fail', 1)).toBeVisible();
  const expected = [entries[0], { ...entries[1], expected: 'allowed' }];
  const shared = await sharedState();
  expect(shared).toMatchObject({ urls: expected });
  expect(shared).not.toHaveProperty('crawlers');
  const file = await savedFile(() => page.getByRole('button', { name: 'Save test file' }).click());
  expect(JSON.parse(file.text).urls).toEqual(expected);
  await userEvent.keyboard('{Escape}');
  // The expectation for all crawlers also applies to a newly tested one.
  await screen.chooseCrawler('Applebot');
  await urls.expectCrawlers(['Applebot', 'Googlebot', 'Bingbot', 'GPTBot']);
  await urls.expectCell(0, 6, 'pass');
});

test('a list too long for links is reported as left out: in the view, the report, Share and Save', async () => {
  const tester = await mountUrls({ text: TEXT, urls: ['/a', '/b'] }, { isWhole: true });
  await imports.import('many.txt', paths(5_000));
  const why = 'This list has more than 5,000 URLs, too many for drafts, links and test files';
  await expect.element(imports.dialog).toHaveTextContent(why);
  await expectAccessible(imports.dialog.element());
  await imports.done();
  await expect.element(urls.view.getByRole('status').filter({ hasText: why })).toBeVisible();
  expect(await sharedState()).not.toHaveProperty('urls');
  await expect.element(urls.dialog).toHaveTextContent("The list of 5,002 URLs isn't included.");
  await expect.element(urls.dialog).toHaveTextContent('Links and test files hold up to 5,000 URLs.');
  await expectAccessible(urls.dialog.element());
  await userEvent.keyboard('{Escape}');
  await openSaveDialog();
  await expect.element(urls.dialog).toHaveTextContent("The list of 5,002 URLs isn't included.");
  await userEvent.keyboard('{Escape}');

  await importText(tester, `/a\n/${'b'.repeat(9_000)}`, true);
  await expect.element(urls.view).toHaveTextContent('One URL in this list has more than 8,192 characters');
  await imports.open('Edit the list');
  await expect
    .element(urls.dialog)
    .toHaveTextContent("This list can't be edited here: one URL has more than 8,192 characters.");
  await userEvent.keyboard('{Escape}');
  await sharedState();
  await expect
    .element(urls.dialog)
    .toHaveTextContent("The list of 2 URLs isn't included. One URL has more than");
});

test('while an import runs, its progress shows, links and test files hold the previous list, and other files are refused', async () => {
  const worker = scriptedUrls();
  await mountUrls({ text: TEXT, urls: ['/a', '/b'] }, { isWhole: true, loadUrls: worker.loadUrls });
  await imports.choose('new.txt', '/new\n/newer\n');
  await expect.element(imports.button('Import')).toBeVisible();
  const release = worker.holdReplies();
  await imports.button('Import').click();
  await expect.element(urls.dialog.getByRole('progressbar', { name: 'Import' })).toBeVisible();
  await expect.element(imports.button('Cancel')).toHaveFocus();
  await expectAccessible(urls.dialog.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(urls.dialog).not.toBeInTheDocument();
  await expect.element(imports.status.getByRole('progressbar', { name: 'Import' })).toBeVisible();

  await imports.open('Open a file');
  await expect.element(urls.dialog).toHaveTextContent('new.txt');
  await userEvent.keyboard('{Escape}');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['/others\n'], 'others.txt'));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  const refusal = urls.dialog.getByRole('alert');
  await expect
    .element(refusal)
    .toHaveTextContent(/^others\.txt wasn't imported because another import is running\./);
  await expectAccessible(urls.dialog.element());
  await userEvent.keyboard('{Escape}');
  await imports.status.getByRole('button', { name: 'Details' }).click();
  await expect.element(urls.dialog).toHaveTextContent('new.txt');
  await expect.element(refusal).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');

  await openSaveDialog();
  await expect.element(urls.dialog).toHaveTextContent(listBeforeImport);
  await userEvent.keyboard('{Escape}');
  expect(await sharedState()).toMatchObject({ urls: ['/a', '/b'] });
  await expect.element(urls.dialog).toHaveTextContent(listBeforeImport);
  await expectAccessible(urls.dialog.element());
  release();
  // The link in an open dialog doesn't change.
  await expect.element(urls.dialog).toHaveTextContent(linkBeforeImport);
  await userEvent.keyboard('{Escape}');
  await expect.element(urls.counted('All', 4)).toBeVisible();
  expect(await sharedState()).toMatchObject({ urls: ['/a', '/b', '/new', '/newer'] });
});

test('an import without new URLs does not save the content of an opened link', async () => {
  const arrival = arrivalOf({
    ...plainState,
    text: TEXT,
    crawler: 'Googlebot',
    url: '/',
    urls: [{ url: '/a' }, { url: 'no url' }],
    view: 'urls',
  });
  const tester = await mountUrls(null, { isWhole: true, arrival });
  await expectTested(tester);
  const refused = "1 entry that came with the file isn't a URL";
  await expect.element(urls.view).toHaveTextContent(refused);
  await imports.paste('# nothing');
  await expect.element(imports.status).toHaveTextContent('This list has no URLs.');
  await expect.element(screen.source).toHaveTextContent("The contents of this link aren't saved.");
  await expect.element(urls.view).toHaveTextContent(refused);
  await imports.paste('/c');
  await expect.element(urls.counted('All', 2)).toBeVisible();
  await expect.element(screen.source).not.toHaveTextContent("The contents of this link aren't saved.");
});

import { compareTexts } from '../src/messages';
import { CompareView } from './support/compare-view';
import { makeLink } from './support/share';
import { expect, test } from './support/shared-page';
import { robotsFile } from './support/tester-page';

const old = 'User-agent: *\nDisallow: /admin/\nDisallow: /beta/\n';
const present = 'User-agent: *\nDisallow: /admin/\nDisallow: /shop/cart\n';

/** Creates a file of about 512,000 bytes whose rules are different for each word. */
function large(word: string): string {
  const lines = ['User-agent: *'];
  for (let i = 0; lines.length < 15_000; i++)
    lines.push(`Disallow: /${word}/${i.toString(36)}/${'x'.repeat(14)}`);
  return `${lines.join('\n')}\n`;
}

let compare: CompareView;

test.beforeEach(async ({ tester }) => {
  compare = new CompareView(tester);
  await tester.start();
});

test('a saved draft can be the second version and stays available to other tabs', async ({
  page,
  tester,
}) => {
  await tester.open(old);
  await tester.editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('# kept');
  await tester.chooseFromMenu('Empty file');
  await tester.editor.click();
  await page.keyboard.insertText(present);
  await compare.tab.click();
  await compare.choose('A saved draft');
  const draft = compare.dialog.getByRole('list', { name: 'Drafts' }).getByRole('button');
  await expect(draft).toHaveCount(1);
  await expect(draft).toContainText('User-agent: *');
  await draft.click();
  await expect(compare.dialog).toBeHidden();
  await expect(compare.version('Before')).toContainText('Saved draft');
  await expect(compare.removed).toHaveText(['Disallow: /beta/', '# kept']);
});

test('a file can be the second version, unless it is too large', {
  tag: ['@chromium-only', '@all'],
}, async () => {
  await compare.show(present);
  await compare.openFile({ ...robotsFile('a'.repeat(10_000_001)), name: 'big.txt' });
  await expect(compare.view.getByRole('alert')).toContainText("big.txt wasn't opened");
  await compare.openFile({ ...robotsFile(old), name: 'old.txt' });
  await expect(compare.version('Before')).toHaveText('Opened file old.txt, 4 lines');
  await expect(compare.version('After')).toHaveText('This file the editor, 4 lines');
  await expect(compare.summary).toContainText(
    '2 changes · 1 opened · 1 closed · from the opened file to this file',
  );
  await expect(compare.view.getByRole('alert')).toHaveText('');
});

test('a link carries both versions to another visit', { tag: '@all' }, async ({ page }) => {
  await compare.show(present);
  await compare.paste(old);
  await compare.view.getByRole('button', { name: 'Swap', exact: true }).click();
  const link = await makeLink(page);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(compare.version('Before')).toHaveText('This file the editor, 4 lines');
  await expect(compare.version('After')).toHaveText('From a link 4 lines');
  await expect(compare.added).toHaveText('Disallow: /beta/');
});

test('two large files with little in common are compared for every URL, without a diff', {
  tag: ['@chromium-only', '@all'],
}, async () => {
  await compare.show(large('one'));
  await compare.openFile(robotsFile(large('two')));
  await expect(compare.summary).toContainText(
    '29,998 changes · 14,999 opened · 14,999 closed · from the opened file to this file',
  );
  await expect(compare.view).toContainText('Proven: nothing else changes.');
  await expect(compare.diff).toHaveAttribute('data-outcome', 'too-unlike');
  await expect(compare.diff).toContainText(compareTexts.tooUnlike);
  await expect(compare.changes.getByRole('row')).toHaveCount(9);
});

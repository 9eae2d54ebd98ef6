import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compareScreen, shownChanges } from '../features/compare/testdata/compare-screen';
import { card, goToLine, openWithHelp } from '../features/editor-help/testdata/editor-with-help';
import { problems } from '../features/problems/testdata/problems-screen';
import { expectText, screen } from '../testdata/screen';

/** Google reads the misspelt word as Disallow, Bing doesn't. */
const FILE = [
  'User-agent: *',
  'Disallow: /cart',
  '',
  'User-agent: Bingbot',
  'Disalow: /beta/',
  'Allow: /beta/open',
  '',
].join('\n');

test('a fix shows the same changes in the card, in Problems and in Compare', async () => {
  const tester = await openWithHelp(FILE);
  await goToLine(5);
  await userEvent.keyboard('{ControlOrMeta>}.{/ControlOrMeta}');
  await card.getByRole('button', { name: 'Fix spelling' }).click();
  const block = page.getByRole('region', { name: 'What changes' });
  await expectText(block.getByRole('heading'), '1 change · 1 closed');
  const rows = shownChanges(block);
  expect(rows).toEqual([
    'Bingbot | /beta/ except /beta/open, for example /beta/ | Allowed→becomesBlocked | line 5',
  ]);
  const button = page.getByRole('button', { name: 'Block /beta/ except /beta/open for Bingbot' });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');

  await screen.tab(/^Problems/).click();
  await problems.fix('typo-disallow-accepted').click();
  await expectText(problems.dialog.getByRole('heading', { level: 3 }).first(), '1 change · 1 closed');
  expect(shownChanges(problems.dialog.getByRole('table'))).toEqual(rows);
  await button.click();
  await expect.poll(() => tester.store.getState().document.text.toString()).toContain('Disallow: /beta/');

  await screen.tab('Compare').click();
  await compareScreen.paste(FILE);
  await expectText(compareScreen.summary, '1 change · 1 closed · from the pasted text to this file');
  expect(shownChanges(compareScreen.changes)).toEqual(rows);
});

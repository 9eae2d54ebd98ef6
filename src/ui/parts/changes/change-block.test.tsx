import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TextCheck } from '../../../store';
import { expectAccessible } from '../../testdata/accessibility';
import { mount } from '../../testdata/mount';
import { expectCount, expectText, expectTexts } from '../../testdata/screen';
import { ChangeBlock } from './change-block';

type Change = TextCheck['changes'][number];

const opened: Change = {
  ...{ crawlers: [], everyoneElse: 'all', isForEveryone: false, others: [], exceptOthers: [] },
  ...{ place: { kind: 'area', text: '/beta/' }, except: [], already: [], isAlreadyWhole: false },
  ...{ direction: 'opened', needNotObey: false, path: '/beta/x', isCovered: false },
  before: { outcome: 'disallowed', lines: [2] },
  after: { outcome: 'allowed', lines: [] },
};
const closed: Change = {
  ...opened,
  ...{ crawlers: ['AI2Bot', 'GPTBot'], everyoneElse: 'none', direction: 'closed' },
  ...{ before: opened.after, after: { outcome: 'disallowed', lines: [7] }, path: '/beta/y' },
};
const check: TextCheck = {
  ...{ isProven: true, changed: 2, opened: 1, closed: 1, changes: [opened, closed], preferences: [] },
  ...{ everyoneElse: ['Googlebot', 'DuckDuckBot'], unchanged: [], leftOut: [], unproven: [], checks: 0 },
};

const block = page.getByRole('region', { name: 'What changes' });
const rows = block.getByRole('row');
const ground = (index: number) => getComputedStyle(rows.nth(index).element()).backgroundColor;

test('has a head with the number of rows, and what opens stands out', async () => {
  await mount(<ChangeBlock check={check} status="" origin="from here to there" isInEditor />);
  await expectText(block.getByRole('heading'), '2 changes · 1 opened · 1 closed · from here to there');
  await expectTexts(rows, [
    'CrawlersWhereBefore → afterLine',
    'Opens: Everyone else (2 known crawlers)/beta/for example /beta/xBlocked→becomesAllowedno rule matches',
    'GPTBot and AI2Bot/beta/for example /beta/yAllowed→becomesBlockedline 7',
  ]);
  expect(ground(1)).not.toBe(ground(2));
  expect(ground(2)).toBe('rgba(0, 0, 0, 0)');
  expect(rows.nth(1).getByRole('link').query()).toBeNull();
  await expect.element(rows.nth(2).getByRole('link', { name: 'line 7' })).toBeVisible();
  await expectText(page.locate('[data-proven]'), 'Proven: nothing else changes.');
  await expectText(
    block.getByRole('status', { name: 'Comparison' }),
    '2 changes · 1 opened · 1 closed · from here to there',
  );
  await expectAccessible(block.element());
});

test('links to no line of a text that is not in the editor, and offers no action', async () => {
  await mount(<ChangeBlock check={check} status="" />);
  await expectCount(rows, 3);
  expect(block.getByRole('link').query()).toBeNull();
  expect(block.getByRole('button').query()).toBeNull();
});

test('shows eight rows, then the others, and counts in words those that are not listed', async () => {
  const many = Array.from({ length: 12 }, () => closed);
  await mount(
    <ChangeBlock check={{ ...check, changed: 1_012, opened: 0, closed: 1_012, changes: many }} status="" />,
  );
  await expectText(block.getByRole('heading'), '1,012 changes · 1,012 closed');
  await expectCount(rows, 9);
  await block.getByRole('button', { name: '4 more' }).click();
  await expect.element(block.getByRole('table')).toHaveFocus();
  await expectCount(rows, 13);
  await expect.element(block.getByText('and 1,000 more changes')).toBeVisible();
});

test('names what is not proven with its lines, preferences, and crawlers that are not reached', async () => {
  await mount(
    <ChangeBlock
      check={{
        ...check,
        ...{ isProven: false, unproven: [3, 9], leftOut: ['Bingbot'], checks: 40 },
        changes: [{ ...opened, after: { outcome: 'disallowed', lines: [7] } }, closed],
        preferences: [{ token: '__usage_ai-training', kind: 'stated', refuses: 'all', lines: [5] }],
      }}
      status=""
      isInEditor
    />,
  );
  await expectText(block.getByRole('heading'), '2 changes found · 1 opened · 1 closed');
  await expectText(
    page.locate('[data-proven]'),
    'Not proven for line 3 and line 9: their stars overlap in too many ways. There may be more changes.',
  );
  await expectTexts(block.locate('p'), [
    /^Not proven/,
    /^Stated now: no AI training \(line 5, __usage_ai-training\)\./,
    "Bingbot isn't reached: it has a group of its own. To change it, too, add line 7 to its group.",
  ]);
  await expectTexts(block.locate('p').getByRole('link'), ['line 3', 'line 9', 'line 5', 'line 7']);
  const colour = (text: string) => getComputedStyle(block.getByText(text).element()).color;
  expect(colour('Not proven for')).toBe(colour("Bingbot isn't reached:"));
  expect(colour('Not proven for')).not.toBe(colour('Stated now:'));
  await expectAccessible(block.element());
});

test.each([
  [540, 'grid'],
  [541, 'table-row'],
])('at a width of %i px, its rows are a %s', async (width, display) => {
  await mount(
    <div style={{ width }}>
      <ChangeBlock check={check} status="" isInEditor />
    </div>,
  );
  await expectCount(rows, 3);
  await expect.poll(() => getComputedStyle(rows.nth(1).element()).display).toBe(display);
  const { scrollWidth, clientWidth } = block.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expectAccessible(block.element());
});

test('says in its head that it waits, or why nothing is known', async () => {
  await mount(<ChangeBlock check={null} status="Nothing was checked." />);
  await expectText(block.getByRole('heading'), 'Nothing was checked.');
  await expectText(block.getByRole('status'), 'Nothing was checked.');
  expect(block.getByRole('table').query()).toBeNull();
});

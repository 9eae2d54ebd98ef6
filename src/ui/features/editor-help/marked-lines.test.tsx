import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Tester } from '../../../store/tester';
import { expectAccessible } from '../../testdata/accessibility';
import { screen } from '../../testdata/screen';
import { goToEnd, openWithHelp } from './testdata/editor-with-help';

const FILE = [
  'User-agent: Googlebot',
  'Disallow: /shop/cart',
  'Allow: /shop/help',
  'Disalow: /beta',
  'Disallow:',
  '',
  'User-agent: Bingbot',
  'Disallow: /beta/',
  'Crawl-delay: 5',
  'Disallow: /beta/x',
  '',
].join('\n');

/** Opens a file, marks lines, and waits until the editor shows them. */
async function openMarked(lines: readonly number[], isFollowed = false, text = FILE): Promise<Tester> {
  const tester = await openWithHelp(text);
  tester.actions.markLines(Int32Array.from(lines), isFollowed);
  await expect.poll(markedRows).not.toEqual([]);
  return tester;
}

const markedRows = () =>
  page
    .locate('.cm-line.cm-row-marked')
    .elements()
    .map((line) => line.textContent);

const markedNumbers = () =>
  page
    .locate('.cm-numbers .cm-row-marked')
    .elements()
    .map((number) => Number(number.textContent));

/** Names of the icons of marked lines, in the order of the lines. */
const icons = () =>
  page
    .locate('.cm-marks .cm-row-marked')
    .elements()
    .map(({ className }) => /(?:cm-sign-marked|cm-row-\w+ cm-row)-(\w+)/.exec(className)?.[1] ?? null);

const backgroundOf = (text: string) => getComputedStyle(screen.line(text).element()).backgroundColor;

test('marked lines have one background, bold numbers, and the icons of rules', async () => {
  await openMarked([2, 3, 4, 5, 8, 9]);
  expect(markedRows()).toEqual([
    'Disallow: /shop/cart',
    'Allow: /shop/help',
    expect.stringContaining('Disalow: /beta'),
    'Disallow:',
    'Disallow: /beta/',
    'Crawl-delay: 5',
  ]);
  expect(markedNumbers()).toEqual([2, 3, 4, 5, 8, 9]);
  expect(icons()).toEqual(['block', 'allow', 'block', 'allow', 'block', null]);
  const accent = backgroundOf('Allow: /shop/help');
  expect(backgroundOf('Disallow: /shop/cart')).toBe(accent);
  expect(backgroundOf('Disallow: /beta/')).toBe(accent);
  expect(backgroundOf('Disallow: /beta/x')).not.toBe(accent);
  const gutters = page.locate('.cm-gutterElement.cm-row-marked').elements();
  expect(new Set(gutters.map((cell) => getComputedStyle(cell).backgroundColor))).toEqual(new Set([accent]));
  await expectAccessible(page.locate('.cm-editor').element());
});

test('screen readers hear that a marked rule decides, after its own description', async () => {
  await openMarked([3, 8]);
  await expect
    .element(screen.line('Allow: /shop/help'))
    .toHaveAttribute(
      'aria-description',
      "line 3, doesn't match, allows, length 10; decides the selected part of the site",
    );
  await expect
    .element(screen.line('Disallow: /beta/'))
    .toHaveAttribute('aria-description', 'decides the selected part of the site');
});

test('other lines replace the marks, and null removes them', async () => {
  const tester = await openMarked([2]);
  tester.actions.markLines(Int32Array.of(8, 10, 99), false);
  await expect.poll(markedRows).toEqual(['Disallow: /beta/', 'Disallow: /beta/x']);
  tester.actions.markLines(null, false);
  await expect.poll(markedRows).toEqual([]);
  expect(markedNumbers()).toEqual([]);
});

test.each<[string, (tester: Tester) => Promise<void> | void]>([
  [
    'typing',
    async () => {
      await goToEnd();
      await userEvent.keyboard('#');
    },
  ],
  ['another file', ({ actions }) => actions.openExample('tie')],
  ['another view', () => screen.tab('Crawlers').click()],
])('%s removes the marks', async (_, change) => {
  const tester = await openMarked([2, 8]);
  await change(tester);
  await expect.poll(markedRows).toEqual([]);
});

test('scrolls to the first line only on request, and moves neither caret nor focus', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => `Disallow: /${index + 1}`);
  const tester = await openMarked([5, 250], false, ['User-agent: *', ...lines].join('\n'));
  screen.tab('Why').element().focus();
  const { scrollTop } = page.locate('.cm-scroller').element();
  tester.actions.markLines(Int32Array.of(250, 251), true);
  await expect.element(screen.line('Disallow: /249')).toBeInViewport();
  await expect.poll(markedRows).toEqual(['Disallow: /249', 'Disallow: /250']);
  const followed = page.locate('.cm-scroller').element().scrollTop;
  expect(followed).toBeGreaterThan(scrollTop);
  tester.actions.markLines(Int32Array.of(2), false);
  await expect.poll(markedNumbers).toEqual([]);
  expect(page.locate('.cm-scroller').element().scrollTop).toBe(followed);
  await expect.element(screen.tab('Why')).toHaveFocus();
});

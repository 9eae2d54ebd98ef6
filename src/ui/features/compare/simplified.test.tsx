import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testdata/accessibility';
import { lastWrite } from '../../testdata/last-write';
import { expectCount, expectText, screen, showOn, type } from '../../testdata/screen';
import { compareScreen, openCompare } from './testdata/compare-screen';

const { view, summary, diff, added, removed, version, button } = compareScreen;

const url = 'https://example.com/';
const way = 'This file, simplified';
/** A rule that decides nothing, and two groups with the same rules. */
const long = `# Shop
User-agent: GPTBot
Disallow: /

User-agent: *
Disallow: /a
Disallow: /a/b

User-agent: CCBot
Disallow: /
`;
const short = `# Shop
User-agent: GPTBot
User-agent: CCBot
Disallow: /

User-agent: *
Disallow: /a
`;

test('the simplified file is the later version, with what was removed and joined', async () => {
  await openCompare({ text: long, url });
  await compareScreen.choose(way);
  await expectText(version('Before'), /^This file\s?the editor, 11 lines$/);
  await expectText(version('After'), /^Simplified\s?8 lines$/);
  await expect.element(view).toHaveTextContent('1 rule removed and 2 groups joined.');
  await expectText(added.first(), 'User-agent: CCBot');
  await expectText(removed.first(), 'Disallow: /a/b');
  await expectAccessible(view.element());
});

test('a file that can’t be simplified is not compared', async () => {
  await openCompare({ text: short, url });
  await compareScreen.choose(way);
  await expectText(
    view.getByRole('alert'),
    'Nothing to simplify: we found no rules to remove and no groups to join.',
  );
  await expect.element(button(way)).toHaveFocus();
  await compareScreen.paste(long);
  await expectText(view.getByRole('alert'), '');
});

test('the simplified file replaces the text on request, and Undo brings the text back', async () => {
  const { store } = await openCompare({ text: long, url });
  const text = () => store.getState().document.text.toString();
  await compareScreen.choose(way);
  await button('Use this version').click();
  expect(text()).toBe(short);
  // It is an edit of the same file.
  expect(store.getState().document).toMatchObject({
    origin: { kind: 'file', name: 'robots.txt' },
    edited: true,
  });
  await expectText(version('Before'), /^Your previous text\s?11 lines$/);
  await expectText(version('After'), /^This file\s?the editor, 8 lines$/);
  await expectText(removed.first(), 'Disallow: /a/b');
  await expect.element(summary).toHaveFocus();
  await expect.element(lastWrite.text).toHaveTextContent('No answer changes (proven).');
  await lastWrite.undo.click();
  expect(text()).toBe(long);
  await expectText(version('After'), /^Simplified\s?8 lines$/);
  await expect.element(summary).toHaveFocus();
  await expectCount(lastWrite.text, 0);
});

test('once the file is edited, it can be simplified again', async () => {
  const { store } = await openCompare({ text: long, url });
  await compareScreen.choose(way);
  // A text that is edited meanwhile would not be compared.
  await expect.element(button('Use this version')).toBeVisible();
  await screen.goToEnd();
  await type('Allow: /x\n');
  await expect.element(view).toHaveTextContent('The file has changed since it was simplified.');
  await expectCount(button('Use this version'), 0);
  await button('Simplify again').click();
  await expect.element(view).toHaveTextContent('1 rule removed. ');
  await button('Use this version').click();
  expect(store.getState().document.text.toString()).toBe(
    `${long.replace('Disallow: /a/b\n', '')}Allow: /x\n`,
  );
});

test('on a phone, every button can be tapped, and nothing is wider than the page', async () => {
  await showOn('phone');
  await openCompare({ text: long, url });
  await compareScreen.choose(way);
  await button('Use this version').click();
  await expect.element(lastWrite.undo).toBeVisible();
  for (const each of [button('Use this version'), lastWrite.undo])
    expect(each.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectAccessible(view.element());
  await page.viewport(320, 844);
  expect(screen.scrollsSideways()).toBe(false);
  await expect.element(diff).toBeInTheDocument();
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../../page/app';
import { mount } from '../../testdata/mount';
import { openPage } from '../../testdata/open-page';
import { expectCount, expectFocus, expectText, press, screen, type } from '../../testdata/screen';

test('Alt+J and Alt+K move through the matching rules', async () => {
  await openPage();
  screen.url.element().focus();
  const stops: (string | null)[] = [];
  const announcements = screen.listenToEditor();
  for (const key of ['j', 'j', 'j', 'j', 'j', 'k']) {
    await press(`Alt+${key}`);
    await screen.expectEditorFocus();
    stops.push(screen.caretLine());
  }
  expect(stops).toEqual([
    'Disallow: /shop/cart',
    'Allow: /shop/',
    'Disallow: /*?x=',
    'Disallow: /shop',
    'Disallow: /shop/cart',
    'Disallow: /shop',
  ]);
  expect(announcements.slice(0, 2)).toEqual([
    'Disallow: /shop/cart, line 12, wins, blocks, length 10',
    'Allow: /shop/, line 10, matches, allows, length 6',
  ]);
});

test('announces the line that a link leads to, and describes the first line of a group', async () => {
  const { actions } = await openPage();
  const announcements = screen.listenToEditor();
  actions.showLine(4);
  await expect.poll(() => announcements).toContain('User-agent: *, not used');
  await expect.element(screen.line('User-agent: *').first()).toHaveAttribute('aria-description', 'not used');
  await expect.element(screen.line('User-agent: *').first()).not.toHaveAttribute('title');
});

test('offers its placeholder to screen readers only while it is empty', async () => {
  await openPage();
  await expect.element(screen.editor).not.toHaveAttribute('aria-placeholder');
  await screen.chooseFromMenu('Empty file');
  await expect.element(screen.editor).toHaveAttribute('aria-placeholder', 'Type or paste a robots.txt here');
});

test('opens a document and goes to a line that were requested while the editor loaded', async () => {
  const { actions } = await mount(<App />);
  actions.openExample('tie');
  actions.showLine(3);
  await screen.expectEditorFocus();
  expect(screen.caretLine()).toBe('Disallow: /guide/*');
});

test('toggles a comment, undoes and redoes', async () => {
  await openPage();
  await screen.verdict.getByRole('link', { name: 'line 12' }).click();
  await press('ControlOrMeta+/');
  await expect.element(screen.line('# Disallow: /shop/cart')).toBeVisible();
  await screen.expectVerdict('allowed', 10);
  await press('ControlOrMeta+/');
  await screen.expectVerdict('disallowed', 12);
  await press('End');
  await type('s');
  await screen.expectVerdict('allowed', 10);
  await press('ControlOrMeta+z');
  await screen.expectVerdict('disallowed', 12);
  await press('ControlOrMeta+y');
  await screen.expectVerdict('allowed', 10);
});

test('moves, copies and deletes a line', async () => {
  await openPage();
  await screen.verdict.getByRole('link', { name: 'line 12' }).click();
  await press('Alt+ArrowUp');
  await screen.expectVerdict('disallowed', 11);
  await press('Alt+ArrowDown');
  await screen.expectVerdict('disallowed', 12);
  await press('Shift+Alt+ArrowDown');
  await expectCount(screen.line('Disallow: /shop/cart'), 2);
  await press('ControlOrMeta+Shift+k');
  await expectCount(screen.line('Disallow: /shop/cart'), 1);
});

test('neither closes brackets nor indents automatically', async () => {
  await openPage();
  await screen.chooseFromMenu('Empty file');
  screen.editor.element().focus();
  await type('  User-agent: *\n("[{');
  const lines = () =>
    screen.editor
      .locate(':scope > div')
      .elements()
      .map((line) => line.textContent);
  await expect.poll(lines).toEqual(['  User-agent: *', '("[{']);
  await expect.element(screen.editor).toHaveAttribute('spellcheck', 'false');
});

test('searches plain text', async () => {
  await openPage();
  screen.editor.element().focus();
  await press('ControlOrMeta+f');
  const search = page.getByRole('search');
  const field = search.getByRole('textbox', { name: 'Find in the file' });
  await expectFocus(field);
  await type('googlebot');
  await expectText(search.getByRole('status'), '4 matches');
  await press('Enter');
  await press('Enter');
  await search.getByRole('checkbox', { name: 'Match case' }).click();
  await expectText(search.getByRole('status'), '1 match');
  field.element().focus();
  await press('ControlOrMeta+a');
  await type('s.op');
  await expectText(search.getByRole('status'), '0 matches');
  await press('ControlOrMeta+a');
  await type('/*?');
  await expectText(search.getByRole('status'), '2 matches');
  await press('Escape');
  await expectCount(search, 0);
  await screen.expectEditorFocus();
  await screen.expectVerdict('disallowed', 12);
});

test('folds and unfolds groups', async () => {
  await openPage();
  await screen.line('User-agent: GPTBot').click();
  await press('Control+Shift+BracketLeft');
  await expectCount(screen.line('User-agent: CCBot'), 0);
  await expect.element(screen.editor.getByTitle('Unfold this group')).toBeVisible();
  await press('Control+Shift+BracketRight');
  await expect.element(screen.line('User-agent: CCBot')).toBeVisible();
  // A link to a folded line opens the fold.
  await screen.line('User-agent: Googlebot').click();
  await press('Control+Shift+BracketLeft');
  await expectCount(screen.line('Disallow: /shop/cart'), 0);
  await screen.verdict.getByRole('link', { name: 'line 12' }).click();
  await expect.element(screen.line('Disallow: /shop/cart')).toBeVisible();
  expect(screen.caretLine()).toBe('Disallow: /shop/cart');
});

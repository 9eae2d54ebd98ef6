import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lastWrite } from '../../testdata/last-write';
import { expectCount, expectText, screen, type } from '../../testdata/screen';
import { compareScreen, openCompare } from './testdata/compare-screen';

const { view, version, button } = compareScreen;

const url = 'https://example.com/';
const present = 'User-agent: *\nDisallow: /a\n';
const other = 'User-agent: *\nDisallow: /b\n';

/** Opens a file, and compares it with a pasted text. */
async function compareWithOther() {
  const { store } = await openCompare({ text: present, url });
  await compareScreen.paste(other);
  return () => store.getState().document.text.toString();
}

test('a second version replaces the text, and one undo step in the editor brings it back', async () => {
  const text = await compareWithOther();
  await button('Use this version').click();
  expect(text()).toBe(other);
  await expectText(version('Before'), /^Your previous text\s?3 lines$/);
  await expect.element(lastWrite.text).toBeVisible();
  (screen.editor.element() as HTMLElement).focus();
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  expect(text()).toBe(present);
  await expectCount(lastWrite.text, 0);
  // Both are the same text.
  await expectCount(button('Use this version'), 0);
});

test('the previous text stays a version after further edits', async () => {
  const text = await compareWithOther();
  await button('Use this version').click();
  await screen.goToEnd();
  await type('Disallow: /c\n');
  await expectCount(lastWrite.text, 0);
  await button('Use this version').click();
  expect(text()).toBe(present);
  await lastWrite.undo.click();
  expect(text()).toBe(`${other}Disallow: /c\n`);
});

test('the same text and a CDN’s block can’t be used', async () => {
  await openCompare({ text: present, url });
  await compareScreen.paste(present);
  await expect.element(version('Before')).toHaveTextContent('Pasted text');
  await expectCount(button('Use this version'), 0);
  await compareScreen.choose("This file with Cloudflare's AI block");
  await expect.element(version('After')).toHaveTextContent('With AI block');
  await expectCount(button('Use this version'), 0);
});

test('without an editor, nothing is replaced', async () => {
  const tester = await openCompare({ text: present, url });
  await compareScreen.paste(other);
  tester.actions.registerSurface(null);
  await button('Use this version').click();
  await expectText(view.getByRole('alert'), "The editor isn't ready, so nothing was changed. Try again.");
  await expectText(version('Before'), /^Pasted text\s?3 lines$/);
});

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialogs } from '../../page/dialogs/dialogs';
import { DropZone } from '../../page/drop-zone';
import { FileView } from '../../page/file-view';
import { expectAccessible } from '../../testdata/accessibility';
import { dragFile } from '../../testdata/drag-file';
import { mount } from '../../testdata/mount';
import { openPage } from '../../testdata/open-page';
import { expectFocus, expectText, press, screen, WHOLE } from '../../testdata/screen';
import { BOM, openBytes, openEdited, saveDialog } from './testdata/save-dialog';

const { root } = saveDialog;
const group = (name: string) => root.getByRole('group', { name });
const radio = (name: string | RegExp) => root.getByRole('radio', { name, exact: true });
const mountDialogs = () => mount(<Dialogs>{null}</Dialogs>);

test('saves an opened file byte for byte, under its own name if that is the name of a text file', async () => {
  const strange = `${BOM}User-agent: *\r\nDisallow: /caf\xE9\rAllow: /b\n# \xC3\xA9 \0 \xED\xA0\x80\r\n\r\n`;
  const tester = await mount(
    <Dialogs>
      <FileView ref={null} />
    </Dialogs>,
  );
  for (const [name, saved] of [
    ['my robots.txt', 'my robots.txt'],
    ['download', 'robots.txt'],
  ] as const) {
    await openBytes(tester, strange, name);
    await expect.element(screen.source).toHaveTextContent(name);
    await saveDialog.open();
    await expect
      .element(saveDialog.facts)
      .toHaveTextContent(
        /UTF-8 with a byte order mark, mixed line endings, 4 bytes not UTF-8\. Identical to the file you opened\.$/,
      );
    expect(await saveDialog.saved()).toEqual({ name: saved, content: strange });
  }
});

test('keeps byte order mark, line ends and raw bytes of an edited file unless another choice is made', async () => {
  const tester = await mountDialogs();
  const file = `${BOM}User-agent: *\r\nDisallow: /caf\xE9\r\n`;
  await openEdited(tester, file);
  await saveDialog.open();
  await expectText(saveDialog.facts, '36 B, UTF-8 with a byte order mark, CRLF, 1 byte not UTF-8.');
  expect(root.getByRole('radio', { checked: true }).elements()).toHaveLength(3);
  for (const kept of ['Keep it', 'Keep CRLF', 'Keep unchanged'])
    await expect.element(radio(kept)).toBeChecked();
  expect((await saveDialog.saved()).content).toBe(`${file}#`);

  await saveDialog.open();
  await group('Byte order mark').getByLabelText('Leave it out').click();
  await expectText(saveDialog.facts, '33 B, UTF-8, CRLF, 1 byte not UTF-8.');
  await group('Line endings').getByLabelText('LF', { exact: true }).click();
  await expectText(saveDialog.facts, '31 B, UTF-8, LF, 1 byte not UTF-8.');
  const raw = group("1 byte isn't UTF-8, in 1 line");
  await expect.element(raw).toHaveTextContent('Line 2: Disallow: /caf\\xE9 becomes Disallow: /café');
  await raw.getByLabelText(/Windows-1252/).click();
  await expectText(saveDialog.facts, '32 B, UTF-8, LF.');
  expect((await saveDialog.saved()).content).toBe('User-agent: *\nDisallow: /caf\xC3\xA9\n#');
});

test('says that an edit unified mixed line ends', async () => {
  const tester = await mountDialogs();
  await openEdited(tester, 'User-agent: *\r\nDisallow: /a\n');
  await saveDialog.open();
  await expect
    .element(group('Line endings'))
    .toHaveTextContent('The file had mixed line endings. Your first edit changed them to LF.');
  await expect.element(radio('Keep LF')).toBeChecked();
  expect((await saveDialog.saved()).content).toBe('User-agent: *\nDisallow: /a\n#');
  await saveDialog.open();
  await radio('CRLF').click();
  expect((await saveDialog.saved()).content).toBe('User-agent: *\r\nDisallow: /a\r\n#');
});

test('resets the choices when another file is dropped over the dialog', async () => {
  const tester = await mount(
    <Dialogs>
      <DropZone />
    </Dialogs>,
  );
  await openBytes(tester, `${BOM}User-agent: *\r\nDisallow: /\r\n`);
  await saveDialog.open();
  await expect.element(radio('Keep CRLF')).toBeChecked();
  await radio('LF').click();
  dragFile(document.body, new File(['User-agent: *\r\n'], 'other.txt'));
  await expect.element(root).toHaveTextContent('other.txt');
  expect(await saveDialog.saved()).toEqual({ name: 'other.txt', content: 'User-agent: *\r\n' });
});

test('offers only the byte order mark as a choice for pasted text', async () => {
  await openPage({ url: '/shop' });
  await screen.pasteOverAll('User-agent: *\r\nDisallow: /é\r\n');
  await saveDialog.open();
  expect(root.getByRole('radio').elements()).toHaveLength(0);
  await expectText(saveDialog.facts, '28 B, UTF-8, LF.');
  expect((await saveDialog.saved()).content).toBe('User-agent: *\nDisallow: /\xC3\xA9\n');

  await screen.pasteOverAll('\uFEFFUser-agent: *\nDisallow: /shop\n');
  await screen.expectVerdict('disallowed', 2);
  expect(screen.editor.getByRole('img').elements()).toHaveLength(1);
  await saveDialog.open();
  await expectText(saveDialog.facts, '33 B, UTF-8 with a byte order mark, LF.');
  expect((await saveDialog.saved()).content).toBe(`${BOM}User-agent: *\nDisallow: /shop\n`);
  await saveDialog.open();
  await radio('Leave it out').click();
  expect((await saveDialog.saved()).content).toBe('User-agent: *\nDisallow: /shop\n');
});

test('opens by Ctrl+S from every field, returns the focus on Esc, and opens only one dialog at a time', async () => {
  await openPage();
  // The crawler field loads on demand. Wait for it.
  await expect.element(screen.crawler).toBeVisible();
  // Unless the key is prevented, the browser saves the page.
  const prevented: boolean[] = [];
  const listen = (event: KeyboardEvent) => event.key === 's' && prevented.push(event.defaultPrevented);
  window.addEventListener('keydown', listen);
  try {
    for (const field of [screen.url, screen.crawler, screen.editor]) {
      field.element().focus();
      await saveDialog.open();
      await saveDialog.close();
      await expectFocus(field);
    }
    await page.getByRole('button', { name: 'Help' }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    await expect.element(help).toBeVisible();
    await press('ControlOrMeta+s');
    expect(prevented).toEqual([true, true, true, true]);
    expect(page.getByRole('dialog').elements()).toEqual([help.element()]);
  } finally {
    window.removeEventListener('keydown', listen);
  }
});

test('opens again when it is requested while closing', async () => {
  await mountDialogs();
  await saveDialog.open();
  const dialog = root.element() as HTMLDialogElement;
  // Both in the same task: the dialog's close event comes only after the key.
  dialog.close();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }));
  await expect.poll(() => root.query()).not.toBe(dialog);
  await expect.element(saveDialog.save).toHaveFocus();
});

test('copies the whole text, and reports bytes that the clipboard cannot hold', async () => {
  const tester = await mountDialogs();
  const text = `User-agent: *\nDisallow: /é\n${'# filler\n'.repeat(20_000)}`;
  await tester.actions.openFile(new File([text.replaceAll('\n', '\r\n')], 'robots.txt'));
  await saveDialog.open();
  await saveDialog.copy.click();
  await expect.element(root.getByText('Copied.', { exact: true })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(text);
  await saveDialog.close();

  await openBytes(tester, `${BOM}Disallow: /\xE9\xFF\r\n`);
  await saveDialog.open();
  await saveDialog.copy.click();
  await expectText(
    root.getByRole('status').nth(1),
    "Copied, but 2 bytes that aren't UTF-8 became �. Save the file to keep them.",
  );
  expect(await navigator.clipboard.readText()).toBe('Disallow: /��\n');
  await radio(/Windows-1252/).click();
  await saveDialog.copy.click();
  await expectText(root.getByRole('status').nth(1), 'Copied.');
  expect(await navigator.clipboard.readText()).toBe('Disallow: /éÿ\n');
});

test('says what to do when the clipboard is denied', async () => {
  await mountDialogs();
  const denied = new DOMException('no', 'NotAllowedError');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(denied);
  await saveDialog.open();
  await saveDialog.copy.click();
  await expectText(
    root.getByRole('status').nth(1),
    "Your browser didn't allow copying. Allow clipboard access for this site, or close this window, select all in the editor and copy.",
  );
});

test('reports content too large for a test file instead of saving it', async () => {
  await mount(<Dialogs>{null}</Dialogs>, { url: `/${'a'.repeat(8_192)}` });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  await saveDialog.open();
  await saveDialog.saveTestFile.click();
  await expect
    .element(root.getByRole('alert'))
    .toHaveTextContent(/ is too long for a link or a test file\. The limit is 8,192 characters\./);
  expect(clicked).not.toHaveBeenCalled();
});

test('fits all choices into a small window, and axe finds nothing', async () => {
  const tester = await mountDialogs();
  await openEdited(
    tester,
    `${BOM}User-agent: *\r\nDisallow: /caf\xE9\rAllow: /b\n# \xC3\xA9 \0 \xED\xA0\x80\r\n\r\n`.repeat(3),
  );
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 480],
  ] as const) {
    await page.viewport(width, height);
    await saveDialog.open();
    expect(root.getByRole('radio', { checked: true }).elements()).toHaveLength(3);
    await expect.element(saveDialog.save).toBeInViewport(WHOLE);
    const tooWide = [root.element(), ...root.locate('*').elements()].filter(
      (part) =>
        part.scrollWidth > part.clientWidth + 1 &&
        getComputedStyle(part).overflowX !== 'hidden' &&
        part.clientWidth > 0,
    );
    expect(tooWide).toEqual([]);
    await expectAccessible(root.element());
    await saveDialog.close();
  }
});

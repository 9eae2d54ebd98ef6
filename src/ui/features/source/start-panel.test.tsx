import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountFile } from '../../testdata/mount-file';

const openFile = page.getByRole('button', { name: /^Open a file/ });
const pasteText = page.getByRole('button', { name: /^Paste the text/ });

/** Shows the panel under an empty editor on a device with a mouse, or with a touch screen only. */
async function openEmpty(isTouch: boolean): Promise<void> {
  const real = window.matchMedia.bind(window);
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => real(query === '(hover: none)' ? (isTouch ? 'all' : 'not all') : query));
  onTestFinished(() => media.mockRestore());
  const { actions } = await mountFile();
  actions.clearDocument();
  await expect.element(openFile).toBeVisible();
}

test('the empty editor offers to drop a file and names the keys where there is a mouse', async () => {
  await openEmpty(false);
  await expect.element(openFile).toHaveTextContent('Open a file Or drop it anywhere on this page');
  await expect.element(pasteText).toHaveTextContent(/(?:Ctrl|⌘) V$/);
});

test('a touch screen has nothing to drop, and no keys', async () => {
  await openEmpty(true);
  await expect.element(openFile).toHaveTextContent('Open a file From this device');
  await expect.element(pasteText).not.toHaveTextContent(/(?:Ctrl|⌘) V/);
});

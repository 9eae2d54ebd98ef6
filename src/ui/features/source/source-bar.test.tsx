import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { textDocument } from '../../../store/document';
import type { Notice } from '../../../store/notice';
import { shownToBrowser } from '../../../store/testdata/scripted-service';
import { openPage } from '../../testdata/open-page';
import { boxOf, screen } from '../../testdata/screen';

const source = page.getByRole('region', { name: 'Source' });
const fetchButton = source.getByRole('button', { name: 'Fetch', exact: true });
const simulateButton = source.getByRole('button', { name: 'Simulate', exact: true });

const NAME = 'a-file-with-quite-a-long-name-of-the-shop.txt';
const notices: readonly Notice[] = [
  { kind: 'unrecognised', text: 'words', pasted: 'words' },
  { kind: 'text-replaced' },
  { kind: 'file-too-large', name: NAME, bytes: 60_000_000, limit: 50_000_000 },
  { kind: 'file-unreadable', name: NAME },
  { kind: 'file-packed', name: NAME },
  { kind: 'test-file-refused', name: 'my-shop.json' },
  { kind: 'giant-line' },
  { kind: 'storage-full' },
  { kind: 'drafts-missing' },
  { kind: 'large-file' },
  { kind: 'update-ready', isAccepted: false },
  { kind: 'link-refused', reason: 'broken' },
  { kind: 'link-opened', dropped: [], isOpened: true, hidesDraft: true },
  {
    kind: 'not-fetched',
    site: 'shop.test',
    outcome: { kind: 'no-file', file: shownToBrowser('', 404) },
  },
];

/** Returns whether the source bar shows its whole message. */
function isWhole(): boolean {
  const message = source.getByRole('status').element();
  return message.textContent !== '' && message.scrollHeight <= message.clientHeight;
}

describe.for([
  [1440, 900],
  [820, 1100],
  [390, 844],
] as const)('at a width of %i px', ([width, height]) => {
  test('shows the whole sentence of every notice', async () => {
    await page.viewport(width, height);
    const { actions } = await openPage();
    if (width < 640) await screen.tab('File').click();
    for (const notice of notices) {
      actions.showNotice(notice);
      await expect.poll(() => [notice.kind, isWhole()]).toEqual([notice.kind, true]);
      actions.dismissNotice();
      await expect.element(source.getByRole('status')).toHaveTextContent(/^$/);
    }
  });

  test('shows the whole sentence of a lasting warning, beside the name and the buttons', async () => {
    await page.viewport(width, height);
    const { actions } = await openPage();
    const text = '<!doctype html><html><head></head></html>\n';
    actions.openContent(textDocument(text, { kind: 'file', name: NAME }));
    if (width < 640) await screen.tab('File').click();
    await expect.element(source).toHaveTextContent('This is a web page');
    await expect.poll(isWhole).toBe(true);
    await expect.element(source.getByText(NAME)).toBeVisible();
    await expect.element(simulateButton).toBeVisible();
  });
});

test('a notice leaves the focused button where it is until the focus moves on', async () => {
  await page.viewport(1440, 900);
  const { actions } = await openPage();
  fetchButton.element().focus();
  actions.showNotice({ kind: 'unrecognised', text: 'words', pasted: 'words' });
  await expect.element(simulateButton).not.toBeInTheDocument();
  await expect.element(fetchButton).toHaveFocus();
  await expect.element(fetchButton).toBeVisible();
  screen.tab('Why').element().focus();
  await expect.element(fetchButton).not.toBeInTheDocument();
  actions.dismissNotice();
  await expect.element(fetchButton).toBeVisible();
});

test('a notice on a phone gets the width of the window before its buttons do', async () => {
  await page.viewport(390, 844);
  const { actions } = await openPage();
  await screen.tab('File').click();
  const outcome = { kind: 'refused', file: shownToBrowser('', 404) } as const;
  actions.showNotice({ kind: 'not-fetched', site: 'shop.test', outcome });
  const message = source.getByRole('status');
  for (const name of ['Try again', 'Details', 'Dismiss']) {
    const button = source.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    expect([name, boxOf(button).top >= boxOf(message).bottom]).toEqual([name, true]);
  }
  expect(boxOf(message).width).toBeGreaterThan(300);
});

test('a focused button of a warning never becomes that of another warning', async () => {
  const { actions } = await openPage();
  actions.setAnswer({ final: { kind: 'status', status: 503 } });
  actions.showNotice({ kind: 'text-replaced' });
  const bringBack = source.getByRole('button', { name: 'Bring it back' });
  await expect.element(bringBack).toBeVisible();
  bringBack.element().focus();
  actions.dismissNotice();
  const stop = source.getByRole('button', { name: 'End simulation' });
  await expect.element(stop).toBeVisible();
  await expect.element(stop).not.toHaveFocus();
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cloudflareBlock } from '../../../catalogue/templates/managed-block';
import type { SecondVersion, Urls } from '../../../store';
import { versionOfText, versionWithAiBlock } from '../../../store/compare/second-version';
import { textDocument } from '../../../store/document';
import type { Tester } from '../../../store/tester';
import { Dialogs } from '../../page/dialogs/dialogs';
import { FileChooserProvider } from '../../page/file-chooser-provider';
import { TopBar } from '../../page/top-bar/top-bar';
import { expectAccessible } from '../../testdata/accessibility';
import { type MountOptions, mount } from '../../testdata/mount';
import { arrivalOf, codeOf, linkTo, WHOLE } from '../../testdata/opened-link';
import { expectText, screen, showOn } from '../../testdata/screen';

const dialog = page.getByRole('dialog', { name: 'Share link' });
const field = dialog.getByRole('textbox', { name: 'Link', exact: true });
const copyButton = dialog.getByRole('button', { name: 'Copy link' });
const includeSecond = dialog.getByRole('checkbox', { name: 'Include the second version from Compare' });
const shareButton = page.getByRole('button', { name: 'Share link' });

/** Mounts the top bar with its dialogs, and waits for the list of crawlers. */
async function mountTopBar(options?: MountOptions): Promise<Tester> {
  const tester = await mount(
    <FileChooserProvider>
      <Dialogs>
        <TopBar onEditor={() => undefined} />
      </Dialogs>
    </FileChooserProvider>,
    options,
  );
  await expect.poll(() => typeof tester.store.getState().catalogue).toBe('object');
  return tester;
}

/** Opens the dialog and returns its link. */
async function makeLink(): Promise<string> {
  await shareButton.click();
  await expect.element(field).toHaveValue(expect.stringContaining('#1.'));
  return (field.element() as HTMLInputElement).value;
}

/** Returns text that hardly compresses. */
function noise(length: number): string {
  let seed = 1;
  const letters = Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/'[seed % 64];
  });
  return letters.join('');
}

test('puts everything into the link, lists it, and copies the link at once and on Enter', async () => {
  await mountTopBar({ arrival: await linkTo(WHOLE) });
  const link = await makeLink();
  expect(link).toBe(`${location.origin}${location.pathname}#${await codeOf(WHOLE)}`);
  await expectText(
    dialog.getByRole('region', { name: 'In this link' }),
    /robots\.txt\s*8\d B\s*Crawler\s*Bingbot\s*URL\s*https:\/\/zebra-stripes\.example\/b\?x=<i>\s*Engine\s*Python\s*Address\s*https:\/\/zebra-stripes\.example\/robots\.txt\s*Same file at\s*https:\/\/www\.zebra-stripes\.example\s*Simulating\s*HTTP 503 for 30 hours\s*More URLs\s*2\s*Crawlers for these URLs\s*2\s*Expected verdicts\s*2$/,
  );
  await expect
    .element(field)
    .toHaveAccessibleDescription(/^\d{3} characters\. The part after # is never sent to a server\./);
  await expect.element(copyButton).toHaveFocus();
  await expectText(dialog.getByRole('status'), 'Copied.');
  expect(await navigator.clipboard.readText()).toBe(link);
  await navigator.clipboard.writeText('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => navigator.clipboard.readText()).toBe(link);
  await expectText(dialog.getByRole('status'), 'Copied.');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(shareButton).toHaveFocus();
});

test('selects the link if the browser has no clipboard', async () => {
  vi.spyOn(Navigator.prototype, 'clipboard', 'get').mockReturnValue(undefined as never);
  await mountTopBar();
  const link = await makeLink();
  await copyButton.click();
  await expectText(
    dialog.getByRole('status'),
    'Your browser blocked copying. The link is selected: press Ctrl+C.',
  );
  await expect.element(field).toHaveFocus();
  const { value, selectionStart, selectionEnd } = field.element() as HTMLInputElement;
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(link);
});

test('keeps an unpaired surrogate in a link, and makes the same link from the opened one', async () => {
  const text = 'User-agent: *\nDisallow: /\ud83d\n';
  const tester = await mountTopBar({ arrival: await linkTo({ text }) });
  const link = await makeLink();
  expect(link.split('#')[1]).toBe(await codeOf({ text }));
  tester.actions.openArrival(await arrivalOf(link.split('#')[1] ?? ''));
  expect(tester.store.getState().document.text.toString()).toBe(text);
});

test('warns about a long link, and makes none that browsers refuse', async () => {
  const { actions } = await mountTopBar();
  actions.openContent(textDocument(`User-agent: *\nDisallow: /a\n# ${noise(8_000)}`, { kind: 'typed' }));
  expect((await makeLink()).length).toBeGreaterThan(8_000);
  await expect
    .element(dialog)
    .toHaveTextContent(/[89],\d{3} characters: some programs cut off links this long\./);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();

  actions.openContent(textDocument(`User-agent: *\nDisallow: /b\n# ${noise(1_070_000)}`, { kind: 'typed' }));
  await shareButton.click();
  await expect
    .element(dialog)
    .toHaveTextContent(/The link would have 1,\d{3},\d{3} characters, and Firefox opens at most 1,000,000\./);
  await expect.element(dialog.getByRole('region', { name: 'In this test file' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save test file' })).toHaveFocus();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
});

test('refuses a URL and a text that are too large to share', async () => {
  const { actions } = await mountTopBar();
  actions.setUrl(`/${'a'.repeat(8_192)}`);
  await shareButton.click();
  await expect.element(dialog).toHaveTextContent('The URL is too long for a link or a test file.');
  await expect.element(dialog).toHaveTextContent('The limit is 8,192 characters.');
  expect(dialog.getByRole('button').elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  actions.setUrl('/a');
  // Each of these characters takes six bytes in JSON.
  actions.openContent(textDocument(`${'\u0001'.repeat(99)}\n`.repeat(18_000), { kind: 'typed' }));
  await shareButton.click();
  await expect.element(dialog).toHaveTextContent('This is too large for a link or a test file.');
  expect(dialog.getByRole('button').elements()).toHaveLength(1);
});

/** Compares the file with another version and waits until the comparison is there. */
async function compareWith({ store, actions }: Tester, other: SecondVersion): Promise<void> {
  actions.loadUrls();
  await expect.poll(() => typeof store.getState().urlList).toBe('object');
  (store.getState().urlList as Urls).compare.choose(other);
}

test('includes the second version only on request', async () => {
  const tester = await mountTopBar({ arrival: await linkTo() });
  const alone = await makeLink();
  await expect.element(includeSecond).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await compareWith(tester, versionOfText('User-agent: *\nDisallow: /lion\n'));
  expect(await makeLink()).toBe(alone);
  await expect.element(includeSecond).not.toBeChecked();
  await copyButton.click();
  await expectText(dialog.getByRole('status'), 'Copied.');

  await includeSecond.click();
  await expect.element(includeSecond).toBeChecked();
  await expect.element(includeSecond).toHaveFocus();
  await expectText(dialog.getByRole('status'), '');
  const link = (field.element() as HTMLInputElement).value;
  expect(link.split('#')[1]).toBe(
    await codeOf({ second: { text: 'User-agent: *\nDisallow: /lion\n', isAfter: false } }),
  );
  await expectText(
    dialog.getByRole('region', { name: 'In this link' }),
    /^In this link\s*robots\.txt\s*39 B\s*Second version\s*30 B/,
  );
  await expect.element(field).toHaveAccessibleDescription(/Anyone with the link can read both versions\.$/);
  await expect.element(dialog).toHaveTextContent('but it holds only this file.');
  await copyButton.click();
  await expectText(dialog.getByRole('status'), 'Copied.');
  expect(await navigator.clipboard.readText()).toBe(link);
  await expectAccessible();
  await includeSecond.click();
  await expect.element(field).toHaveValue(alone);
});

test('includes both versions if Compare is open, an AI block as the text that it makes', async () => {
  const tester = await mountTopBar({ arrival: await linkTo({ view: 'compare' }) });
  await compareWith(tester, versionWithAiBlock());
  const link = await makeLink();
  await expect.element(includeSecond).toBeChecked();
  const { second } = await arrivalOf(link.split('#')[1] ?? '');
  const text = `${cloudflareBlock.text}User-agent: *\nDisallow: /zebra-stripes\n`;
  expect(second).toMatchObject({ content: { text }, isAfter: true });
});

test('leaves out the second version if both are too large for a link', async () => {
  const tester = await mountTopBar({ arrival: await linkTo({ view: 'compare' }) });
  await compareWith(tester, versionOfText(`# ${noise(1_070_000)}`));
  await shareButton.click();
  await expect.element(dialog).toHaveTextContent('Both versions together are too large for a link.');
  await expect.element(dialog.getByRole('region', { name: 'In this test file' })).toBeVisible();
  await expectAccessible();
  await includeSecond.click();
  await expect.element(field).toHaveValue(expect.stringContaining('#1.'));
  await expect.element(includeSecond).not.toBeChecked();

  // Each of these characters takes six bytes in JSON.
  await userEvent.keyboard('{Escape}');
  await compareWith(tester, versionOfText(`${'\u0001'.repeat(99)}\n`.repeat(18_000)));
  await shareButton.click();
  await expect.element(dialog).toHaveTextContent('Both versions together are too large for a link.');
});

test('works by keyboard alone on a phone', async () => {
  await showOn('phone');
  await page.viewport(320, 640);
  await mountTopBar();
  const more = page.getByRole('button', { name: 'More actions' });
  await expect.element(more).toBeVisible();
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Share link' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(copyButton).toHaveFocus();
  await expectAccessible();
  expect(screen.scrollsSideways()).toBe(false);
  const { scrollWidth, clientWidth } = dialog.element();
  expect(scrollWidth).toBe(clientWidth);
  for (const [key, role, name] of [
    ['{Tab}', 'button', 'Save test file'],
    ['{Shift>}{Tab}{/Shift}', 'button', 'Copy link'],
    ['{Shift>}{Tab}{/Shift}', 'textbox', 'Link'],
    ['{Shift>}{Tab}{/Shift}', 'button', 'Close'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(dialog.getByRole(role, { name, exact: true })).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

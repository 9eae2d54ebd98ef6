import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testdata/accessibility';
import { screen } from '../../testdata/screen';
import { card, goToEnd, goToLine, inEditor, openWithHelp } from './testdata/editor-with-help';

const FILE = 'User-agent: *\nDisallow: /shop/cart\nDisallow: /shop/*?x=\n';

/** Opens a file and puts the caret on its empty last line. */
async function openAtEnd(text = FILE): Promise<void> {
  await openWithHelp(text);
  await goToEnd();
  // Suggestions come from a chunk that loads on demand. Wait for it.
  await openList();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => list.query()).toBeNull();
}

/** The list of suggestions, and its entries. */
const list = page.getByRole('listbox', { name: 'Suggestions' });
const option = (name: string): Locator => list.getByRole('option', { name }).first();

/** Opens the suggestions. Tries again while their chunk is still loading. */
async function openList(): Promise<void> {
  while (list.query() === null) {
    await userEvent.keyboard('{ControlOrMeta>} {/ControlOrMeta}');
    await expect
      .poll(() => list.query(), { timeout: 1000 })
      .not.toBeNull()
      .catch(() => undefined);
  }
}

/** Chooses an entry by keyboard. */
async function choose(name: string): Promise<void> {
  const chosen = option(name);
  await expect.element(chosen).toBeVisible();
  // Entries that arrive late rebuild the list with nothing selected.
  while (chosen.query()?.getAttribute('aria-selected') !== 'true') await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => chosen.query()).toBeNull();
}

test('completes fields, and offers names after User-agent', async () => {
  await openAtEnd();
  await userEvent.keyboard('Us');
  await openList();
  await choose('User-agent');
  await expect.element(screen.line('User-agent: ')).toBeVisible();
  // The next list opens automatically.
  await expect.element(option('Googlebot')).toBeVisible();
  await userEvent.keyboard('gptb');
  await expect.element(option('GPTBot')).toHaveTextContent('GPTBot, OpenAI');
  await expectAccessible(list.element());
  await choose('GPTBot');
  await expect.element(screen.line('User-agent: GPTBot')).toBeVisible();
});

test('opens on the first word typed in a new page, and announces the number of suggestions', async () => {
  await openWithHelp(FILE);
  await goToEnd();
  const announcements = screen.listenToEditor();
  await userEvent.keyboard('Us');
  await expect.element(option('User-agent')).toBeVisible();
  await expect.poll(() => announcements).toContainEqual(expect.stringMatching(/^\d+ suggestions?$/));
});

test('selects nothing automatically while a person types', async () => {
  await openAtEnd();
  await userEvent.keyboard('Sit');
  await expect.element(option('Sitemap')).toBeVisible();
  await expect.element(option('Sitemap')).not.toHaveAttribute('aria-selected', 'true');
});

test('completes paths that are in the file, and the sitemap of the tested host', async () => {
  await openAtEnd();
  await userEvent.keyboard('Allow: /sh');
  await choose('/shop/cart');
  await expect.element(screen.line('Allow: /shop/cart')).toBeVisible();
  await userEvent.keyboard('\nSitemap: ');
  await choose('https://example.com/sitemap.xml');
  await expect.element(screen.line('Sitemap: https://example.com/sitemap.xml')).toBeVisible();
});

test('leaves Enter, Tab and complete words alone while a person types', async () => {
  await openAtEnd();
  await userEvent.keyboard('All');
  await openList();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.line('All')).toBeVisible();
  await expect.poll(() => list.query()).toBeNull();
  expect(screen.caretLine()).toBe('');
  await userEvent.keyboard('Sit');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('emap');
  await expect.poll(() => list.query()).toBeNull();
  await openList();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => screen.editor.element().matches(':focus')).toBe(false);
  await expect.poll(() => list.query()).toBeNull();
});

test('inserts snippets whose fields Tab steps through, and then leaves them', async () => {
  await openAtEnd();
  await openList();
  await choose('New group');
  await expect.element(screen.line('Disallow: /private/')).toBeVisible();
  await userEvent.keyboard('GPTBot');
  await expect.element(screen.line('User-agent: GPTBot')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('/drafts/');
  await expect.element(screen.line('Disallow: /drafts/')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(screen.caretLine()).toBe('');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => screen.editor.element().matches(':focus')).toBe(false);
});

test('blocks the AI training crawlers of the list', async () => {
  await openAtEnd();
  await openList();
  await choose('Block AI training crawlers');
  await expect.element(screen.line('User-agent: GPTBot')).toBeVisible();
  await screen.chooseCrawler('GPTBot');
  await screen.testUrl('/');
  await expect.element(screen.verdict).toHaveAttribute('data-verdict', 'disallowed');
});

test('explains fields, names and what a star matched', async () => {
  await openAtEnd();
  await inEditor('User-agent').hover();
  await expect.element(card).toHaveTextContent('Names a crawler.');
  await goToLine(3);
  for (let at = 0; at < 'Disallow: /shop/'.length; at++) await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{ControlOrMeta>}.{/ControlOrMeta}');
  await expect.element(card).toHaveTextContent('In the tested URL it matches cart.');
  await expectAccessible(card.element());
  await userEvent.keyboard('{Escape}');
  await screen.expectEditorFocus();
});

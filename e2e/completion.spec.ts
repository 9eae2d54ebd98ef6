import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { TesterPage } from './support/tester-page';

const FILE = 'User-agent: *\nDisallow: /shop/cart\nDisallow: /shop/*?x=\n';

/** In Chromium: in Firefox the check takes the focus for a moment, and what is open closes. */
async function expectNoViolations(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(0);
  expect(violations).toEqual([]);
}

/** Opens a file with the caret on its empty last line. */
async function openAtEnd(tester: TesterPage, text = FILE): Promise<void> {
  await tester.start();
  await tester.open(text);
  // Help with writing is loaded once there is nothing else to do; so are problems, whose count is shown.
  await expect(tester.facts.getByRole('button')).toContainText('problem');
  await tester.goToEnd();
}

/** The list of suggestions, and its entries. */
const list = (tester: TesterPage): Locator => tester.page.getByRole('listbox', { name: 'Suggestions' });
const option = (tester: TesterPage, name: string): Locator =>
  list(tester).getByRole('option', { name }).first();

/** Asks for suggestions, again where the part of the page that has them is still on its way. */
async function ask(tester: TesterPage): Promise<void> {
  await expect(async () => {
    await tester.page.keyboard.press('ControlOrMeta+Space');
    await expect(list(tester)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Chooses an entry as one does by keyboard. */
async function choose(tester: TesterPage, name: string): Promise<void> {
  const wanted = option(tester, name);
  await expect(wanted).toBeVisible();
  // Entries that arrive late make the list anew, with nothing chosen.
  await expect(async () => {
    if ((await wanted.getAttribute('aria-selected')) !== 'true')
      await tester.page.keyboard.press('ArrowDown');
    await expect(wanted).toHaveAttribute('aria-selected', 'true', { timeout: 100 });
  }).toPass();
  await tester.page.keyboard.press('Enter');
  await expect(wanted).toBeHidden();
}

test('completes fields, and offers names behind User-agent', async ({ tester, page }) => {
  await openAtEnd(tester);
  await page.keyboard.type('Us', { delay: 60 });
  await ask(tester);
  await choose(tester, 'User-agent');
  await expect(tester.line('User-agent: ')).toBeVisible();
  await page.keyboard.type('gptb', { delay: 60 });
  await expect(option(tester, 'GPTBot')).toContainText('OpenAI');
  await expectNoViolations(page);
  await choose(tester, 'GPTBot');
  await expect(tester.line('User-agent: GPTBot')).toBeVisible();
});

test('completes paths that the file has, and the sitemap of the tested host', async ({ tester, page }) => {
  await openAtEnd(tester);
  await page.keyboard.type('Allow: /sh', { delay: 60 });
  await choose(tester, '/shop/cart');
  await expect(tester.line('Allow: /shop/cart')).toBeVisible();
  await page.keyboard.type('\nSitemap: ', { delay: 60 });
  await choose(tester, 'https://example.com/sitemap.xml');
  await expect(tester.line('Sitemap: https://example.com/sitemap.xml')).toBeVisible();
});

test('leaves Enter, Tab and complete words alone while somebody types', async ({ tester, page }) => {
  await openAtEnd(tester);
  await page.keyboard.type('All', { delay: 60 });
  await ask(tester);
  await page.keyboard.press('Enter');
  await expect(tester.line('All')).toBeVisible();
  await expect(list(tester)).toBeHidden();
  expect(await tester.caretLine()).toBe('');
  await page.keyboard.type('Sit', { delay: 60 });
  await expect(list(tester)).toBeVisible();
  await page.keyboard.type('emap', { delay: 60 });
  await expect(list(tester)).toBeHidden();
  await ask(tester);
  await page.keyboard.press('Tab');
  await expect(tester.editor).not.toBeFocused();
  await expect(list(tester)).toBeHidden();
});

test('puts in snippets whose fields Tab goes through, and then leaves', async ({ tester, page }) => {
  await openAtEnd(tester);
  await ask(tester);
  await choose(tester, 'New group');
  await expect(tester.line('Disallow: /private/')).toBeVisible();
  await page.keyboard.type('GPTBot');
  await expect(tester.line('User-agent: GPTBot')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('/drafts/');
  await expect(tester.line('Disallow: /drafts/')).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await tester.caretLine()).toBe('');
  await page.keyboard.press('Tab');
  await expect(tester.editor).not.toBeFocused();
});

test('blocks the AI training crawlers of the list', async ({ tester }) => {
  await openAtEnd(tester);
  await ask(tester);
  await choose(tester, 'Block AI training crawlers');
  await expect(tester.line('User-agent: GPTBot')).toBeVisible();
  await tester.askCrawler('GPTBot');
  await tester.askUrl('/');
  await expect(tester.verdict).toHaveAttribute('data-verdict', 'disallowed');
});

test('explains fields, names and what a star stands for', async ({ tester, page }) => {
  await openAtEnd(tester);
  const card = page.getByRole('dialog', { name: 'About this place' });
  await tester.editor.getByText('User-agent', { exact: true }).hover();
  await expect(card).toContainText('Names a crawler.');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  for (let at = 0; at < 'Disallow: /shop/'.length; at++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ControlOrMeta+.');
  await expect(card).toContainText('In the tested URL it took cart.');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(tester.editor).toBeFocused();
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { TesterPage } from './support/tester-page';

const FILE = [
  'User-agent: Googlebot',
  'Disallow: /shop/*?x=',
  'Disallow: /a',
  '',
  'User-agent: Bingbot',
  'Disalow: /beta/',
  'Crawl-delay: 5',
].join('\n');

/** In Chromium: in Firefox the check takes the focus for a moment, and what is open closes. */
async function expectNoViolations(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(0);
  expect(violations).toEqual([]);
}

/** Opens a file and waits until its problems are shown. */
async function openWithProblems(tester: TesterPage, text = FILE): Promise<void> {
  await tester.start();
  await tester.open(text);
  await expect(tester.page.locator('.cm-sign').first()).toBeVisible();
}

/** The card that tells about a place in the text. */
const card = (tester: TesterPage) => tester.page.getByRole('dialog', { name: 'About this place' });

/** Gathers what the editor tells screen readers from now on: each word stays for a moment only. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const place = page.locator('.cm-announced');
  const words = await place.evaluateHandle((element) => {
    const heard: string[] = [];
    new MutationObserver(() => heard.push(element.textContent ?? '')).observe(element, {
      childList: true,
      subtree: true,
    });
    return heard;
  });
  return () => words.jsonValue();
}

/** Puts the caret at the begin of a line, counted from 1. */
async function goToLine(tester: TesterPage, line: number): Promise<void> {
  await tester.editor.focus();
  await tester.page.keyboard.press('ControlOrMeta+Home');
  for (let at = 1; at < line; at++) await tester.page.keyboard.press('ArrowDown');
}

test('shows a problem in the text by shape, icon, badge and description', async ({ tester }) => {
  await openWithProblems(tester);
  const line = tester.editor.locator('.cm-line').filter({ hasText: 'Disalow' });
  await expect(line.locator('.cm-problem-error')).toHaveText('Disalow');
  await expect(line.locator('.cm-problem-error').first()).toHaveCSS('text-decoration-style', 'wavy');
  await expect(line).toHaveAttribute('data-badge', 'Did you mean Disallow?');
  await expect(line).toHaveAttribute('aria-description', /1 error/);
});

test('tells on hover what is wrong, in a card that the pointer can enter', async ({ tester }) => {
  await openWithProblems(tester);
  await tester.editor.getByText('Disalow', { exact: true }).hover();
  await expect(card(tester)).toContainText('Disalow');
  await expect(card(tester)).toContainText('Error');
  const source = card(tester).getByRole('link').first();
  await expect(source).toHaveAttribute('target', '_blank');
  await expect(source).toHaveAttribute('rel', 'noopener');
  await source.hover();
  await expect(card(tester)).toBeVisible();
  await card(tester).getByRole('button', { name: 'Fix spelling' }).click();
  await expect(tester.line('Disallow: /beta/')).toBeVisible();
  await expect(card(tester)).toBeHidden();
});

test('mends by keyboard alone, as one undo step, and says so', async ({ tester, page }) => {
  await openWithProblems(tester);
  await goToLine(tester, 4);
  const heard = await listen(page);
  await page.keyboard.press('F8');
  expect(await tester.caretLine()).toBe('Disalow: /beta/');
  await expect.poll(heard).toContainEqual(expect.stringContaining('line 6, error: '));
  await page.keyboard.press('ControlOrMeta+.');
  const fix = card(tester).getByRole('button', { name: 'Fix spelling' });
  await expect(fix).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(tester.line('Disallow: /beta/')).toBeVisible();
  await expect(tester.editor).toBeFocused();
  await expect(page.locator('.cm-fix-notice')).toContainText('Line 6 changed to Disallow.');
  await expect(page.locator('.cm-fix-notice')).toContainText('Verdict unchanged.');
  expect(await tester.caretLine()).toBe('Disallow: /beta/');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tester.line('Disalow: /beta/')).toBeVisible();
  await expect(page.locator('.cm-fix-notice')).toBeHidden();
});

test('closes the card with Esc and gives the focus back', async ({ tester, page }) => {
  await openWithProblems(tester);
  await goToLine(tester, 6);
  await page.keyboard.press('ControlOrMeta+.');
  await expect(card(tester)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(tester)).toBeHidden();
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Disalow: /beta/');
});

test('takes a fix back by the button beside what it says', async ({ tester, page }) => {
  await openWithProblems(tester);
  await goToLine(tester, 6);
  await page.keyboard.press('ControlOrMeta+.');
  await card(tester).getByRole('button', { name: 'Fix spelling' }).click();
  await expect(tester.line('Disallow: /beta/')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tester.line('Disalow: /beta/')).toBeVisible();
  await expect(page.locator('.cm-fix-notice')).toBeHidden();
});

test('puts a problem aside by a comment', async ({ tester, page }) => {
  await openWithProblems(tester);
  await page.locator('.cm-sign').click();
  await card(tester).getByRole('button', { name: 'Ignore here' }).click();
  await expect(tester.editor).toContainText('# tester-ignore: typo-disallow-accepted');
  await expect(page.locator('.cm-sign-error')).toHaveCount(0);
  await expect(page.locator('.cm-fix-notice')).toContainText('A comment puts this problem aside');
});

test('F8 goes through problems from anywhere in the page, around the end', async ({ tester, page }) => {
  await openWithProblems(tester, 'User-agent: *\nDisalow: /1\nAllow: /2\nDissallow: /3\n');
  await tester.url.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('F8');
  await expect(tester.editor).toBeFocused();
  const lines: (string | null)[] = [await tester.caretLine()];
  for (const key of ['F8', 'F8', 'Shift+F8']) {
    await page.keyboard.press(key);
    lines.push(await tester.caretLine());
  }
  expect(lines).toEqual(['Disalow: /1', 'Dissallow: /3', 'Disalow: /1', 'Dissallow: /3']);
});

test('moves with the text until the next report, and is gone with what it was about', async ({
  tester,
  page,
}) => {
  await openWithProblems(tester);
  await goToLine(tester, 1);
  await page.keyboard.type('# a\n# b\n');
  // While "# " stood in front of the first line, a report may have found more.
  await expect(tester.editor.locator('.cm-problem-error').filter({ hasText: 'Disalow' })).toHaveText(
    'Disalow',
  );
  await goToLine(tester, 8);
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Delete');
  await expect(tester.editor.locator('.cm-problem-error')).toHaveCount(0);
  await expect(page.locator('.cm-sign-error')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens the card by its icon, within the screen', async ({ tester, page }) => {
    await tester.start();
    await page.getByRole('tab', { name: 'File' }).click();
    await tester.open(FILE);
    await page.locator('.cm-sign').click();
    await expect(card(tester)).toBeInViewport();
    const box = await card(tester).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await tester.scrollsSideways()).toBe(false);
    await expectNoViolations(page);
    await card(tester).getByRole('button', { name: 'Fix spelling' }).click();
    await expect(tester.line('Disallow: /beta/')).toBeVisible();
    await expect(page.locator('.cm-fix-notice')).toContainText('Line 6 changed to Disallow.');
  });
});

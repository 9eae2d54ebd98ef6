import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answered } from '../../../store/testdata/scripted-service';
import { expectAccessible } from '../../testdata/accessibility';
import { expectText, screen, showOn } from '../../testdata/screen';
import { mountPage, panel, REDIRECTED, way } from './testdata/fetch-panel';

/** Chooses from the Open menu. */
async function chooseFromMenu(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('menu', { name: 'Open' }).getByRole('menuitem', { name }).click();
}

function boxOf(locator: Locator): DOMRect {
  return locator.element().getBoundingClientRect();
}

test('opens the panel from the menu and the empty editor, and works by keyboard alone', async () => {
  const service = await mountPage();
  await chooseFromMenu('From a site…');
  await expect.element(panel.site).toHaveFocus();
  await userEvent.keyboard('example.com{Enter}');
  await screen.expectVerdict('disallowed', 2);
  await expect.element(panel.root).not.toBeInTheDocument();
  await expect.element(panel.button).toHaveFocus();
  await chooseFromMenu('Empty file');
  const fetchFromSite = page.getByRole('button', { name: /^Fetch from a site/ });
  await expect.element(fetchFromSite).toBeVisible();
  fetchFromSite.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.site).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(panel.as).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(panel.root.getByRole('button', { name: /^Fetch/ })).toHaveFocus();
  expect(service.requests).toHaveLength(1);
});

test('compares a fetched file with the version fetched before', async () => {
  const service = await mountPage();
  await panel.fetch('example.com');
  await panel.reopen();
  service.reply = answered('User-agent: *\nAllow: /\n');
  await panel.press('Fetch again');
  await panel.reopen();
  await expect.element(panel.root).toHaveTextContent('The text has changed since');
  await panel.press('Compare the two');
  const view = page.getByRole('tabpanel', { name: 'Compare' });
  await expect.element(view).toHaveTextContent('Fetched before example.com at');
  await expect
    .element(view.getByRole('heading', { name: /changes? .*from the file fetched before to this file/ }))
    .toBeVisible();
  await expect.element(view.getByText('Disallow: /shop/', { exact: true })).toBeVisible();
});

test.for([390, 320])('shows the panel above the text on a phone %i px wide', async (width) => {
  await showOn('phone');
  await page.viewport(width, 844);
  const service = await mountPage();
  service.reply = REDIRECTED;
  await chooseFromMenu('From a site…');
  await expect.element(panel.site).toHaveFocus();
  await panel.fetch('example.com');
  await panel.reopen();
  await expectText(panel.status, 'example.com answered HTTP 200 after 1 redirect.');
  await expect.element(panel.site).toHaveStyle({ fontSize: '16px' });
  expect(screen.scrollsSideways()).toBe(false);
  for (const name of ['Fetch again', 'Close'])
    expect(boxOf(panel.root.getByRole('button', { name, exact: true })).height).toBeGreaterThanOrEqual(44);
  expect(boxOf(panel.root).bottom).toBeLessThanOrEqual(boxOf(screen.editor).top);
});

test('axe finds nothing in the other ways on a phone, and nothing scrolls sideways', async () => {
  await showOn('phone');
  const service = await mountPage();
  service.beAbsent();
  await chooseFromMenu('From a site…');
  await panel.fetch('example.com');
  for (const name of ['With a bookmark', 'In a terminal'] as const) {
    await way(name).click();
    await expectAccessible(panel.root.element());
    expect(screen.scrollsSideways()).toBe(false);
  }
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testdata/accessibility';
import { mount } from '../testdata/mount';
import { screen, showOn } from '../testdata/screen';
import { App } from './app';

const OWN = 'User-agent: *\nDisallow: /admin/\n';

test.for(['desktop', 'phone'] as const)('axe finds nothing on a first visit: %s', async (device) => {
  await showOn(device);
  await mount(<App />);
  await screen.expectVerdict('disallowed', 12);
  await expectAccessible();
  expect(screen.scrollsSideways()).toBe(false);
});

test('offers to paste wherever the window has no room for the whole hint', async () => {
  await mount(<App />);
  const hint = page.getByText('Paste a robots.txt, a web address or a list of URLs');
  await page.viewport(1040, 900);
  await expect.element(hint).toBeVisible();
  expect(hint.element().scrollWidth).toBe(hint.element().clientWidth);
  for (const width of [1039, 641]) {
    await page.viewport(width, 900);
    await expect.element(hint).not.toBeVisible();
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Paste' })).toBeVisible();
    expect(screen.scrollsSideways()).toBe(false);
  }
});

test('offers ways to add a file on a phone, in views without the empty editor', async () => {
  await showOn('phone');
  const tester = await mount(<App />, { text: OWN, crawler: 'googlebot', url: 'https://my-shop.test/x' });
  await screen.tab('Why').click();
  await screen.expectVerdict('allowed', 0);
  tester.actions.edit([[0, OWN.length, '']], '');
  const bar = page.getByRole('region', { name: 'Your own file' });
  await expect.element(bar.getByRole('button', { name: 'Fetch a site' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Paste yours' })).toBeVisible();
  await screen.tab('File').click();
  await expect.element(bar).not.toBeInTheDocument();
  await screen.tab('Why').click();
  await expect.element(bar).toBeVisible();
  tester.actions.edit([[0, 0, OWN]], OWN);
  await expect.element(bar).not.toBeInTheDocument();
});

test('updates the verdict while a person types and pastes', async () => {
  await mount(<App />, { text: OWN, crawler: 'googlebot', url: '/x' });
  await screen.expectVerdict('allowed', 0);
  await screen.editor.click();
  await userEvent.keyboard('{Control>}{End}{/Control}Disallow: /x');
  await screen.expectVerdict('disallowed', 3, 'No. Blocked by line 3: Disallow: /x');
  await expect.element(screen.line('Disallow: /x')).toBeVisible();
  await screen.pasteOverAll('User-agent: *\nDisallow: /x');
  await screen.expectVerdict('disallowed', 2);
});

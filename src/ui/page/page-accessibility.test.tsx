import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testdata/accessibility';
import { openPage } from '../testdata/open-page';
import { expectCount, expectFocus, press, screen, showOn, type } from '../testdata/screen';

// The views' own tests check their content.

test('axe finds nothing in a notice, an empty file and the open menu', async () => {
  const { actions } = await openPage();
  await actions.openFile(new File([new Uint8Array(11_000_000).fill(97)], 'huge.txt'));
  await expect.element(screen.source).toHaveTextContent("huge.txt wasn't opened");
  await expectAccessible();
  actions.clearDocument();
  actions.setUrl('');
  await screen.expectVerdict('none', 0);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(page.getByRole('menu', { name: 'Open' })).toBeVisible();
  await expectAccessible();
});

test('axe finds nothing in the answer and its reasons', async () => {
  const { actions } = await openPage({
    text: 'User-agent: MJ12bot\nCrawl-delay: 5\nDisallow: /\n\nUser-agent: *\nCrawl-delay: x\nSitemap: https://example.com/s.xml\n',
    crawler: 'MJ12bot',
    url: '/a',
  });
  // A crawler whose dialect is not documented, and lines that decide nothing.
  await screen.expectVerdict('disallowed', 3);
  await screen.openSources();
  await expectCount(screen.fields.getByRole('listitem'), 2);
  await expect.element(screen.otherDialects).toHaveAttribute('data-other-readers', 'differ');
  await expectAccessible(page.getByRole('main').element());

  // A crawler that ignores robots.txt.
  actions.setCrawler('ChatGPT-User');
  await screen.expectVerdict('not-applicable', 0);
  await expectAccessible(screen.verdict.element());
  await expectAccessible(page.getByRole('tabpanel', { name: 'Why' }).element());

  actions.setCrawler('MJ12bot');
  actions.setDialect('google');
  await expect
    .element(screen.why)
    .toHaveTextContent('under Other engines. MJ12bot itself may read the file differently.');
  await expectAccessible(page.getByRole('tabpanel', { name: 'Why' }).element());
});

test('axe finds nothing in the list of crawlers, with notes on the question', async () => {
  await openPage({ crawler: 'MJ12bot', url: '/a/../%c3%a9' });
  await screen.expectVerdict('allowed', 0);
  await screen.crawler.fill('goo');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await press('ArrowDown');
  await expectAccessible();
});

test('axe finds nothing in the search, the sources of the facts and the help', async () => {
  await openPage();
  (screen.editor.element() as HTMLElement).focus();
  await press('ControlOrMeta+f');
  await expectFocus(page.getByRole('search').getByRole('textbox'));
  await type('shop');
  await screen.openSources();
  await expectAccessible();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect.element(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  await expectAccessible();
});

test('axe finds nothing on a phone, in the file with a simulated answer and in the menu', async () => {
  await showOn('phone');
  const { actions } = await openPage();
  await screen.tab('File').click();
  await expect.element(screen.editor).toBeVisible();
  actions.setAnswer({ final: { kind: 'status', status: 503 } });
  await expect.element(screen.source).toHaveTextContent('Simulating HTTP 503');
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectAccessible();
});

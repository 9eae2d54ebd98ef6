import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { urlsTexts } from '../../../messages';
import { scriptedUrls } from '../../../store/testdata/scripted-urls';
import { expectAccessible } from '../../testdata/accessibility';
import { expectText, screen, showOn } from '../../testdata/screen';
import {
  expectTested,
  focusOn,
  importLog,
  importText,
  mountUrls,
  openList,
  textsOf,
  urlsPage as urls,
} from '../../testdata/urls-page';

const SHOP = `User-agent: *
Disallow: /search

User-agent: Googlebot
Disallow: /cart

User-agent: GPTBot
Disallow: /
Allow: /about
`;

const AGENTS = {
  googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  gptbot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  ccbot: 'CCBot/2.0 (https://commoncrawl.org/faq/)',
  browser:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

const LOG = (
  [
    ['browser', '/'],
    ['googlebot', '/'],
    ['googlebot', '/shoes'],
    ['gptbot', '/shoes'],
    ['browser', '/shoes'],
    ['gptbot', '/about'],
    ['gptbot', '/'],
    ['browser', '/only-people'],
    ['ccbot', '/search?q=a'],
  ] as const
)
  .map(
    ([agent, path]) =>
      `192.0.2.1 - - [01/Nov/2026:00:00:00 +0000] "GET ${path} HTTP/1.1" 200 1 "-" "${AGENTS[agent]}"\n`,
  )
  .join('');

const requestedBy = urls.view.getByLabelText('Requested by');
const only = urls.view.getByRole('button', { name: 'Show only this crawler' });

/** Mounts the view with the URLs of `LOG`. */
async function mountLog(options: Parameters<typeof mountUrls>[1] = {}) {
  const tester = await mountUrls({ text: SHOP, urls: [] }, options);
  await importLog(tester, LOG);
  await urls.expectUrls(['/', '/shoes', '/about', '/only-people', '/search?q=a']);
  return tester;
}

/**
 * The crawler names shown beside the URL of a row. They are hidden from screen readers, which read all names
 * instead.
 */
const shownRequesters = (place: number) =>
  urls
    .cell(place, 0)
    .getByTitle(/^Requested by/)
    .locate('[aria-hidden=true]');

const choose = (option: string) => userEvent.selectOptions(requestedBy, option);

test('an access log shows which crawlers requested each URL and which requests are disallowed', async () => {
  await mountLog();
  expect(textsOf(requestedBy.locate('option'))).toEqual([
    'All URLs',
    'Any known crawler 4',
    'GPTBot 3',
    'Googlebot 2',
    'CCBot 1',
  ]);
  await expectText(shownRequesters(1), 'Googlebot +1');
  await expect.element(urls.cell(1, 0)).toHaveTextContent('Requested by Googlebot, GPTBot');
  await expect.element(urls.cell(1, 0).getByTitle('Requested by Googlebot, GPTBot')).toBeVisible();
  await expect.element(urls.cell(2, 0)).toHaveTextContent('Requested by GPTBot');
  await expect.element(urls.cell(3, 0)).not.toHaveTextContent('Requested');
  await expectAccessible();

  await choose('GPTBot 3');
  await urls.expectUrls(['/', '/shoes', '/about']);
  await expectText(urls.found, '3 of 5 URLs');
  await expect.element(urls.counted('All', 3)).toBeVisible();
  await urls.filterMore('Blocked 2');
  await urls.expectUrls(['/', '/shoes']);
  await urls.sortBy('URL');
  await urls.sortBy('URL');
  await urls.expectUrls(['/shoes', '/']);
  await expectAccessible();

  await urls.search.fill('about');
  await expect
    .element(urls.view)
    .toHaveTextContent('GPTBot requested no URL under “Blocked” that contains “about”.');
  await urls.clearFilter.click();
  await expect.element(requestedBy).toHaveValue('');
  await choose('Any known crawler 4');
  await urls.expectUrls(['/shoes', '/search?q=a', '/about', '/']);
});

test('the chosen crawler gets the only column', async () => {
  const tester = await mountLog();
  await expect.element(only).not.toBeInTheDocument();
  await choose('CCBot 1');
  await urls.expectUrls(['/search?q=a']);
  await focusOn(only);
  await userEvent.keyboard('{Enter}');
  await expect.element(requestedBy).toHaveFocus();
  await expectTested(tester);
  await urls.expectCrawlers(['CCBot']);
  await urls.expectCell(0, 1, 'BlockedL2');
  await expect.element(only).not.toBeInTheDocument();
  await choose('Any known crawler 4');
  await expect.element(only).not.toBeInTheDocument();
});

test('another list replaces the requesters and clears the filter', async () => {
  const tester = await mountLog();
  await choose('GPTBot 3');
  await urls.expectRow(0, 'Allowed');
  await urls.expectUrls(['/', '/shoes', '/about']);
  await openList(tester, { text: SHOP, urls: ['/shoes', '/new'] });
  await expect.element(requestedBy).not.toBeInTheDocument();
  await urls.expectUrls(['/shoes', '/new']);
});

test('on a phone, rows name the crawlers that requested them, and the filter is available', async () => {
  await showOn('phone');
  await mountLog();
  await expectText(shownRequesters(1), 'Googlebot, GPTBot');
  await urls.row(1).locate('[aria-haspopup]').click();
  await urls.menuChoice('By crawler…').click();
  await expect.element(urls.dialog).toHaveTextContent('Requested by Googlebot, GPTBot');
  await userEvent.keyboard('{Escape}');
  await choose('CCBot 1');
  await urls.expectUrls(['/search?q=a']);
  await expect.element(only).toBeVisible();
  await expectAccessible();
  expect(screen.scrollsSideways()).toBe(false);
  await page.viewport(320, 844);
  expect(screen.scrollsSideways()).toBe(false);
});

test('a failed worker loses the requesters, and the view says so until another list is opened', async () => {
  const worker = scriptedUrls();
  const tester = await mountLog({ loadUrls: worker.loadUrls });
  await expect.element(requestedBy).toBeVisible();
  worker.fail();
  const gone = urls.view.getByRole('status').filter({ hasText: urlsTexts.requestersLost });
  await expect.element(gone).toBeVisible();
  await expect.element(requestedBy).not.toBeInTheDocument();
  await expectAccessible();
  await importText(tester, '/b', true);
  await expect.element(urls.view).not.toHaveTextContent('lost');
});

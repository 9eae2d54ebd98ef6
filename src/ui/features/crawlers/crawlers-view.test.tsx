import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testdata/accessibility';
import { openPage, openText } from '../../testdata/open-page';
import {
  boxOf,
  expectCount,
  expectHidden,
  expectText,
  expectTexts,
  press,
  screen,
  showOn,
} from '../../testdata/screen';
import { crawlersScreen, mountCrawlers } from './testdata/crawlers-screen';

const { view, rows, row, name, search, found, filter } = crawlersScreen;

/** Crawlers in the list with this tally. */
const counted = (tally: 'blocked' | 'allowed' | 'other') => view.locate(`[data-tally=${tally}]`);
const countOf = (tally: 'blocked' | 'allowed' | 'other') => counted(tally).elements().length;

test('the example shows its counts', async () => {
  await mountCrawlers();
  await expectText(view.getByRole('heading', { level: 2 }), 'Crawlers');
  await expectTexts(view.getByRole('heading', { level: 3 }), [
    'Search',
    'Ads',
    'Social',
    'Feeds',
    'AI training',
    'AI search',
    'AI assistants',
    'SEO tools',
    'Archives',
    'Monitoring',
    'Security',
    'Other',
  ]);
  const all = rows.elements().length;
  expect(all).toBeGreaterThan(150);
  const blocked = countOf('blocked');
  const allowed = countOf('allowed');
  const other = all - blocked - allowed;
  expect(blocked).toBeGreaterThan(5);
  expect(other).toBeGreaterThan(10);
  await expect
    .element(view)
    .toHaveTextContent(
      `${all} crawlers ${blocked} blocked, ${allowed} allowed, ${other} not decided by this file`,
    );
  const choices = view.getByRole('group', { name: 'Show' });
  await expectCount(choices.getByRole('radio'), 4);
  await expect.element(choices.getByRole('radio', { name: `All ${all}`, exact: true })).toBeChecked();
  await expect.element(choices.getByRole('radio', { name: `Blocked ${blocked}` })).toBeVisible();
  await expect.element(row('Googlebot')).toHaveTextContent(/Blocked.*line 12/);
  await expect.element(row('Googlebot-Image')).toHaveTextContent('line 16');
  await expect.element(row('GPTBot')).toHaveTextContent('line 20');
  await expect.element(row('Bingbot')).toHaveTextContent(/Allowed.*no rule matches/);
  // The accessible description, as screen readers announce it.
  await expect.element(name('Googlebot')).toHaveAccessibleDescription('Blocked line 12');
  await expect.element(name('GPTBot')).toHaveAccessibleDescription('Blocked (by RFC 9309) line 20');
  const group = view.getByRole('list', { name: 'Search' });
  expect(group.getByRole('listitem').elements().length).toBeGreaterThan(20);
});

test('crawlers with special behaviour show a note about it', async () => {
  await mountCrawlers({ text: 'User-agent: *\nDisallow: /\n', url: '/' });
  const ads = row('AdsBot-Google');
  await expectText(ads, /AdsBot-Google\s*Allowed\s*ignores User-agent: \*/);
  await ads.getByRole('button', { name: 'ignores User-agent: *' }).hover();
  await expectText(page.getByRole('tooltip'), 'This crawler follows only rules under its own name.');
  await expect.element(row('ChatGPT-User')).toHaveTextContent(/May not apply.*opens pages for people/);
  await expect.element(row('Bytespider')).toHaveTextContent(/No effect.*doesn't obey/);
  await expect.element(row('Google-Extended')).toHaveTextContent(/Blocked.*permission name.*line 2/);
  await expect.element(row('Googlebot')).toHaveTextContent(/Blocked.*line 2/);
  // Google documents how it reads a file; OpenAI doesn't.
  await expect.element(row('Googlebot')).not.toHaveTextContent('by RFC 9309');
  await expect.element(row('GPTBot')).toHaveTextContent('Blocked≈(by RFC 9309)');
  await expect
    .element(view)
    .toHaveTextContent(
      "It isn't documented how this crawler reads robots.txt, so we apply the standard (RFC 9309).",
    );
});

test('a policy token is a preference below the counts, and no crawler', async () => {
  const text = 'User-agent: *\nAllow: /\n\nUser-agent: __usage_ai-training\nDisallow: /\n';
  await mountCrawlers({ text, url: '/' });
  await expect
    .element(view)
    .toHaveTextContent(
      "__usage_ai-training isn't a crawler. A preference from a draft of 30 October 2026 (draft-kelley-aipref-training-preference-signal-00). No operator documents acting on it.",
    );
  expect(countOf('blocked')).toBe(0);
  await search.fill('__usage_ai');
  await expect.element(view).toHaveTextContent('“__usage_ai” is a preference, not a crawler.');
});

test('crawlers without a group follow that of another crawler', async () => {
  await mountCrawlers({
    text: 'User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /photos/\n',
    url: '/photos/cat.jpg',
  });
  for (const follower of ['Googlebot-Image', 'Googlebot-News', 'Applebot'])
    await expect.element(row(follower)).toHaveTextContent(/Blocked.*as Googlebot.* · line 5/);
  await expect.element(row('Bingbot')).toHaveTextContent(/Allowed.*line 2/);
});

test('a click tests a crawler', async () => {
  await mountCrawlers();
  await expect.element(name('Googlebot')).toHaveAttribute('aria-current', 'true');
  await name('GPTBot').click();
  await screen.expectVerdict('disallowed', 20);
  await expect.element(screen.crawler).toHaveValue('GPTBot');
  await expect.element(name('GPTBot')).toHaveAttribute('aria-current', 'true');
  await expect.element(name('GPTBot')).toHaveFocus();
  await expect.element(name('Googlebot')).not.toHaveAttribute('aria-current');
  // The whole row is clickable, not only the name.
  await row('Bingbot').getByText('Allowed').click({ force: true });
  await screen.expectVerdict('allowed', 0);
  await expect.element(screen.crawler).toHaveValue('Bingbot');
});

test('the filter selects one outcome, and the search matches names, tokens and operators', async () => {
  await mountCrawlers();
  const all = rows.elements().length;
  for (const [label, tally] of [
    ['Blocked', 'blocked'],
    ['Allowed', 'allowed'],
    ['Other', 'other'],
  ] as const) {
    const shown = countOf(tally);
    await filter(label).click();
    await expectCount(rows, shown);
    await expectCount(counted(tally), shown);
    await expectText(found, `${shown} of ${all} crawlers`);
    await filter('All').click();
    await expectCount(rows, all);
  }
  await expectText(found, '');
  await search.fill('openai');
  await expectHidden(row('Googlebot'));
  await expect.element(row('ChatGPT-User')).toBeVisible();
  await expectText(found, new RegExp(`^\\d of ${all} crawlers$`));
  await search.fill('google-cws');
  await expectCount(rows, 1);
  await expect.element(row('Google Chrome Web Store')).toBeVisible();
  await search.fill('bing');
  await press('Escape');
  await expectCount(rows, all);
  await search.fill('xyz');
  await expectCount(rows, 0);
  await expect.element(view).toHaveTextContent('No crawler contains “xyz”.');
  await view.getByRole('button', { name: 'Clear the search' }).click();
  await expectCount(rows, all);
  // The button has disappeared, so the search field has the focus.
  await expect.element(search).toHaveFocus();
});

test('search and filter survive a visit to another view', async () => {
  await mountCrawlers();
  await search.fill('google');
  await filter('Blocked').click();
  const all = countOf('blocked');
  await expectCount(rows, all);
  await screen.tab('Why').click();
  await expectHidden(view);
  await screen.tab('Crawlers').click();
  await expectCount(rows, all);
  await expect.element(search).toHaveValue('google');
});

test('a filter without a match says so and offers to reset it', async () => {
  await mountCrawlers({ text: 'User-agent: *\nAllow: /\n', url: '/' });
  await view.getByRole('radio', { name: 'Blocked 0' }).click();
  await expect.element(view).toHaveTextContent('No crawler is blocked.');
  await view.getByRole('button', { name: 'Show all' }).click();
  await expect.element(row('Googlebot')).toBeVisible();
});

test('rows follow edits, even those made in another view, and stay until new ones arrive', async () => {
  const tester = await mountCrawlers({ text: 'User-agent: *\nDisallow: /a\n', url: '/' });
  await expect.element(row('Bingbot')).toHaveTextContent('Allowed');
  const all = rows.elements().length;
  let least = all;
  const watch = new MutationObserver(() => {
    least = Math.min(least, rows.elements().length);
  });
  watch.observe(view.element(), { childList: true, subtree: true });
  for (const end of ['Bing', 'Bingbo', 'Bingbot'])
    openText(tester, `User-agent: *\nDisallow: /a\nUser-agent: ${end}\nDisallow: /`);
  await expect.element(row('Bingbot')).toHaveTextContent(/Blocked.*line 4/);
  watch.disconnect();
  expect(least).toBe(all);
  await screen.tab('Why').click();
  openText(tester, 'User-agent: Bingbot\nDisallow: /\n');
  await screen.tab('Crawlers').click();
  await expect.element(row('Bingbot')).toHaveTextContent(/Blocked.*line 2/);
});

test('without a URL, it shows what is missing', async () => {
  const { actions } = await mountCrawlers();
  actions.setUrl('');
  await expect.element(view).toHaveTextContent('Enter a page on example.com to test.');
  await expectCount(rows, 0);
  actions.setUrl('/');
  await expect.element(row('Googlebot')).toHaveTextContent('Allowed');
});

test('a message shows while the list loads, and a failed load is retried', async () => {
  let fail = (_: Error) => {};
  const promise = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const loadCatalogue = vi.fn(() => import('../../../catalogue/full')).mockReturnValueOnce(promise);
  void mountCrawlers({ loadCatalogue }).catch(() => {});
  await expect.element(view).toHaveTextContent('Loading this view…');
  fail(new TypeError('Failed to fetch'));
  await expect.element(view.getByRole('alert')).toHaveTextContent("The list of crawlers couldn't be loaded.");
  await screen.expectVerdict('disallowed', 12);
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Googlebot')).toHaveTextContent('line 12');
  await expectHidden(view.getByRole('alert'));
});

test('by keyboard, all rows are one Tab stop, and arrows move within them', async () => {
  await mountCrawlers();
  view.getByRole('button', { name: 'Copy table' }).element().focus();
  await press('Tab');
  await expect.element(filter('All')).toHaveFocus();
  await press('ArrowRight');
  await expect.element(filter('Blocked')).toBeChecked();
  await press('ArrowLeft');
  await press('Tab');
  await expect.element(search).toHaveFocus();
  await press('Tab');
  // The Tab stop is the tested crawler.
  await expect.element(name('Googlebot')).toHaveFocus();
  for (const next of ['Bingbot', 'PetalBot', 'Googlebot-Image']) {
    await press('ArrowDown');
    await expect.element(name(next)).toHaveFocus();
  }
  const link = row('Googlebot-Image').getByRole('link');
  for (const key of ['ArrowRight', 'ArrowRight']) {
    await press(key);
    await expect.element(link).toHaveFocus();
  }
  await press('ArrowLeft');
  await expect.element(name('Googlebot-Image')).toHaveFocus();
  await press('Enter');
  await screen.expectVerdict('disallowed', 16);
  await expect.element(name('Googlebot-Image')).toHaveFocus();
  await press('End');
  const last = rows.last().getByRole('button').first();
  await expect.element(last).toHaveFocus();
  await expect.element(last).toBeInViewport();
  await press('ArrowDown');
  await expect.element(last).toHaveFocus();
  await press('Home');
  await expect.element(rows.first().getByRole('button').first()).toHaveFocus();
  await press('ArrowDown');
  await press('Shift+Tab');
  await expect.element(search).toHaveFocus();
  await press('Tab');
  await expect.element(rows.nth(1).getByRole('button').first()).toHaveFocus();
  // The rows contain no other Tab stop.
  await press('Tab');
  expect(view.element().contains(document.activeElement)).toBe(false);
});

test('the visible rows are copied as Markdown and as CSV', async () => {
  const text = 'User-agent: *\nDisallow: /*?a=*|b\n';
  await mountCrawlers({ text, url: 'https://example.com/=x?a=1|b' });
  await search.fill('googlebot-');
  await expectText(found, /^\d+ of/);
  const shown = rows.elements().length;
  await crawlersScreen.copy('Markdown');
  await expect.element(view.getByText('Copied', { exact: true })).toBeVisible();
  const markdown = await navigator.clipboard.readText();
  expect(markdown.split('\n')[0]).toBe('URL: https://example.com/=x?a=1\\|b');
  expect(markdown.match(/^\| Googlebot-/gm)).toHaveLength(shown);
  expect(markdown).toContain('| Blocked | 2 | Disallow: /\\*?a=\\*\\|b |');
  await crawlersScreen.copy('CSV');
  await expect.poll(() => navigator.clipboard.readText()).toContain('URL,Crawler,Name in robots.txt');
  const csv = await navigator.clipboard.readText();
  expect(csv.split('\r\n')).toHaveLength(shown + 2);
  expect(csv).toContain(
    'https://example.com/=x?a=1|b,Googlebot-Image,Googlebot-Image,Google,Search,Blocked,2,',
  );
});

test('a denied clipboard is reported with advice', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await mountCrawlers();
  await crawlersScreen.copy('CSV');
  await expect.element(view.getByRole('status').filter({ hasText: "didn't allow copying" })).toBeVisible();
});

test('a line link leads into the editor, Esc returns, and wide pages have two columns', async () => {
  await openPage();
  await crawlersScreen.show();
  expect(boxOf(row('Googlebot')).height).toBe(28);
  expect(boxOf(row('GPTBot')).left).toBeGreaterThanOrEqual(boxOf(row('Googlebot')).right);
  const link = row('Googlebot-Image').getByRole('link', { name: 'line 16' });
  await link.click();
  await screen.expectEditorFocus();
  expect(screen.caretLine()).toBe('Disallow: /');
  await expect.element(screen.crawler).toHaveValue('Googlebot');
  await press('Escape');
  await expect.element(link).toHaveFocus();
  await page.viewport(1100, 900);
  await expect.poll(() => boxOf(row('GPTBot')).x).toBe(boxOf(row('Googlebot')).x);
  expect(screen.scrollsSideways()).toBe(false);
});

test('on a phone, one column has rows large enough to tap', async () => {
  await showOn('phone');
  await openPage();
  await crawlersScreen.show();
  for (const [target, least] of [
    [row('Googlebot'), 44],
    [search, 44],
    [filter('All'), 36],
    [view.getByRole('button', { name: 'Copy table' }), 44],
  ] as const)
    expect(boxOf(target).height).toBeGreaterThanOrEqual(least);
  expect(boxOf(row('GPTBot')).x).toBe(boxOf(row('Googlebot')).x);
  expect(screen.scrollsSideways()).toBe(false);
  await name('GPTBot').click();
  await screen.expectVerdict('disallowed', 20);
  await expect.element(screen.verdict).toBeInViewport();
  const link = row('GPTBot').getByRole('link', { name: 'line 20' });
  await link.click();
  await expect.element(screen.tab('File')).toHaveAttribute('aria-selected', 'true');
  await screen.expectEditorFocus();
  await press('Escape');
  await expect.element(link).toHaveFocus();
  await page.viewport(320, 640);
  expect(screen.scrollsSideways()).toBe(false);
});

test.for(['desktop', 'phone'] as const)('axe finds nothing on a %s', async (device) => {
  await showOn(device);
  await mountCrawlers();
  // Fewer rows make the check faster; all rows are alike.
  await search.fill('google');
  await expectHidden(row('Bingbot'));
  await row('AdsBot-Google').getByRole('button', { name: 'ignores User-agent: *' }).hover();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await expectAccessible();
  await search.fill('xyz');
  await filter('Blocked').click();
  await expect.element(view).toHaveTextContent('No crawler under “Blocked” contains “xyz”.');
  await expectAccessible();
});

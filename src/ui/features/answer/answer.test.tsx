import { expect, onTestFinished, test, vi } from 'vitest';
import { mountFile } from '../../testdata/mount-file';
import { openText } from '../../testdata/open-page';
import { expectCount, expectText, expectTexts, press, screen } from '../../testdata/screen';

test('shows an example with its verdict on the first run', async () => {
  await mountFile();
  await expect.element(screen.source).toHaveTextContent('Example: A shop');
  await expect.element(screen.crawler).toHaveValue('Googlebot');
  await expect.element(screen.url).toHaveValue('https://example.com/shop/cart?x=1');
  await screen.expectVerdict('disallowed', 12, 'No. Blocked by line 12: Disallow: /shop/cart');
  await expect.element(screen.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'won');
  await expect.element(screen.line('Disallow: /shop/cart')).toHaveAttribute('data-badge', 'wins · length 10');
  await expect
    .element(screen.line('Disallow: /shop/cart'))
    .toHaveAccessibleDescription('line 12, wins, blocks, length 10');
  await expect.element(screen.line('Allow: /shop/')).toHaveAttribute('data-badge', 'matches · length 6');
  await expect.element(screen.line('Disallow: /*?*session=')).toHaveAttribute('data-rule', 'unmatched');
});

test('answers again when the URL or the crawler changes', async () => {
  const tester = await mountFile();
  tester.actions.setUrl('https://example.com/shop/');
  await screen.expectVerdict('allowed', 10, 'Yes. Allowed by line 10: Allow: /shop/');
  tester.actions.setCrawler('GPTBot');
  await screen.expectVerdict('disallowed', 20, 'No. Blocked by line 20: Disallow: /');
  tester.actions.setCrawler('Bingbot');
  await screen.expectVerdict('allowed', 0, /^Yes\. Allowed: /);
});

test('moves to the deciding line when its link is clicked, and back to the link on Esc', async () => {
  await mountFile();
  const link = screen.verdict.getByRole('link', { name: 'line 12' });
  await link.click();
  await screen.expectEditorFocus();
  expect(screen.caretLine()).toBe('Disallow: /shop/cart');
  await expect.element(screen.line('Disallow: /shop/cart')).toBeInViewport();
  await press('Escape');
  await expect.element(link).toHaveFocus();
});

test('gives the reason when no rule decides', async () => {
  const tester = await mountFile();
  for (const [_name, text, line, sentence] of [
    [
      'an empty rule',
      'User-agent: *\nDisallow:\n',
      2,
      'Yes. Allowed: line 2 has no path, so it blocks nothing.',
    ],
    ['no rule matches', 'User-agent: *\nDisallow: /x\n', 0, 'Yes. Allowed: no rule matches this URL.'],
    [
      'no group',
      'User-agent: Bingbot\nDisallow: /\n',
      0,
      'Yes. Allowed: no User-agent line applies to Googlebot.',
    ],
    ['no rules', '# nothing here\n', 0, 'Yes. Allowed: this file has no rules.'],
  ] as const) {
    openText(tester, text);
    await screen.expectVerdict('allowed', line, sentence);
  }
});

test('says what is missing when there is no text, URL or crawler', async () => {
  const tester = await mountFile();
  tester.actions.clearDocument();
  tester.actions.setUrl('/abc');
  await screen.expectVerdict('none', 0, 'Add a robots.txt to get an answer.');
  tester.actions.setUrl('');
  await screen.expectVerdict('none', 0, 'Add a robots.txt and a URL to get an answer.');
  await expect.element(screen.why).toHaveTextContent('What decides an answer');
  openText(tester, 'User-agent: *\nDisallow: /a');
  await screen.expectVerdict('none', 0, 'Which page?');
  tester.actions.setUrl('/abc');
  await screen.expectVerdict('disallowed', 2);
  tester.actions.setCrawler('');
  await screen.expectVerdict('none', 0, 'Choose a crawler to get an answer.');
});

test('says that the file does not decide for a crawler that fetches for a person', async () => {
  const tester = await mountFile();
  const sentence =
    'robots.txt may not stop it. ChatGPT-User opens pages when a person asks, so line 2 only asks it to stay away.';
  openText(tester, 'User-agent: *\nDisallow: /\n');
  tester.actions.setUrl('/photos/');
  tester.actions.setCrawler('ChatGPT-User');
  await screen.expectVerdict('not-applicable', 2, sentence);
  await expectCount(screen.verdict.getByRole('link', { name: 'line 2' }), 1);
  await expectCount(screen.otherDialects, 0);
  await expectText(screen.announcement, sentence);
  await expectText(
    screen.why.getByRole('heading'),
    'Not by this file. ChatGPT-User opens pages when a person asks, so robots.txt may not apply. To stop it, block its addresses at your server.',
  );
  await expectTexts(screen.why.getByRole('term'), ['File', 'Crawler', 'Other engines']);
  await expect.element(screen.why).toHaveTextContent('If the rules applied, line 2 would block this page.');
  // No line is marked as used.
  await expectCount(screen.editor.locate('[data-rule], [data-badge], [data-group=selected]'), 0);
  tester.actions.setCrawler('GPTBot');
  await screen.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /');
  await expect.element(screen.line('Disallow: /')).toHaveAttribute('data-rule', 'won');
});

test('says that a policy token isn’t a crawler, and gives no verdict for it', async () => {
  const tester = await mountFile();
  openText(tester, 'User-agent: *\nAllow: /\n\nUser-agent: __usage_ai-training\nDisallow: /\n');
  tester.actions.setUrl('/photos/');
  tester.actions.setCrawler('__usage_ai-training');
  const reason =
    '__usage_ai-training states a preference on how pages may be used. No operator documents acting on it.';
  await screen.expectVerdict(
    'not-applicable',
    5,
    'Not a crawler. __usage_ai-training states a preference: no, by line 5. No operator documents acting on it.',
  );
  await expectCount(screen.verdict.getByRole('link', { name: 'line 5' }), 1);
  await expectCount(screen.otherDialects, 0);
  await expectText(screen.why.getByRole('heading'), `Not a crawler. ${reason}`);
  await expectTexts(screen.why.getByRole('term'), ['File', 'Preference']);
  await expect
    .element(screen.why)
    .toHaveTextContent(
      'A preference from a draft of 30 October 2026 (draft-kelley-aipref-training-preference-signal-00).',
    );
  await expect.element(screen.why).not.toHaveTextContent('would block');
  await expectCount(screen.editor.locate('[data-rule], [data-badge], [data-group=selected]'), 0);
  await expect.element(screen.crawler).not.toHaveAccessibleDescription();
});

test('reads the crawler name from a whole User-Agent header', async () => {
  const tester = await mountFile();
  tester.actions.setCrawler('GPTBot');
  await screen.expectVerdict('disallowed', 20);
  tester.actions.setCrawler('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  await expect
    .element(screen.crawler)
    .toHaveAccessibleDescription("This looks like a User-Agent header. The crawler's name is Googlebot.");
  await screen.expectVerdict('disallowed', 12);
  tester.actions.setCrawler('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
  await expect
    .element(screen.crawler)
    .toHaveAccessibleDescription('This header names only a browser, not a crawler.');
  await screen.expectVerdict('none', 0, /names a browser, not a crawler/);
});

test('announces the answer to screen readers once, after a pause', async () => {
  const { actions } = await mountFile();
  await expectText(
    screen.announcement,
    'No. Googlebot may not crawl /shop/cart?x=1. Blocked by line 12: Disallow: /shop/cart.',
  );
  const announced: (string | null)[] = [];
  const status = screen.announcement.element();
  new MutationObserver(() => announced.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  actions.setUrl('/shop');
  await screen.expectVerdict('disallowed', 24);
  vi.advanceTimersByTime(300);
  actions.setUrl('/shop/');
  await screen.expectVerdict('allowed', 10);
  vi.advanceTimersByTime(300);
  expect(announced).toEqual([]);
  vi.advanceTimersByTime(200);
  const sentence = 'Yes. Googlebot may crawl /shop/. Allowed by line 10: Allow: /shop/.';
  await expectText(screen.announcement, sentence);
  actions.setUrl('https://example.com/shop/');
  await screen.expectVerdict('allowed', 10);
  vi.advanceTimersByTime(1000);
  await expectText(screen.announcement, sentence);
  expect(announced).toEqual([sentence]);
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered, ScriptedService, SITE_URL } from '../../../store/testdata/scripted-service';
import hiddenStyles from '../../parts/text/hidden-text.module.css';
import { expectAccessible } from '../../testdata/accessibility';
import { mountFile } from '../../testdata/mount-file';
import { openPage, openText } from '../../testdata/open-page';
import {
  boxOf,
  expectCount,
  expectHidden,
  expectText,
  expectTexts,
  screen,
  showOn,
} from '../../testdata/screen';

/** Waits until the explanation shows a text. Hidden explanations of terms do not count. */
async function expectSeen(text: string): Promise<void> {
  const seen = () => (screen.why.element() as HTMLElement).innerText.replace(/\s+/g, ' ');
  await expect.poll(seen).toContain(text);
}

const rules = page.getByRole('list', { name: 'Rules that match' }).getByRole('listitem');
/** The bar of a rule, hidden from screen readers. */
const BAR = ':scope > [aria-hidden]';
const facts = screen.why.getByRole('term');

test('gives the result, the rules that match, the facts and a note', async () => {
  await mountFile();
  await expectText(
    screen.why.getByRole('heading'),
    'Blocked. Of 4 rules that match, line 12 is the longest.',
  );
  await expectTexts(rules, [
    'matches /shop/cart: Disallow: /shop/cartline 12Length 10, wins10 wins',
    'matches /shop/: Allow: /shop/line 10Length 66',
    'matches /shop/cart?x=, with shop/cart for *: Disallow: /*?x=line 11Length 55',
    'matches /shop: Disallow: /shopline 24Length 55',
  ]);
  await expectTexts(facts, ['File', 'Group', 'Other engines', 'Other lines']);
  const sources = screen.why.locate('summary').elements();
  expect(sources.map((source) => source.getAttribute('aria-label'))).toEqual([
    'Source: File',
    'Source: Group',
    'Source: Other lines',
  ]);
  await expect.element(screen.why).toHaveTextContent("Blocked isn't hidden");
});

test('gives the source of the entry and that of other facts in its note', async () => {
  const tester = await mountFile();
  tester.actions.setCrawler('bingbot');
  await screen.why.getByLabelText('Source: Group').click();
  await expectSeen('September-2010/Bi…is-coming-to-town, checked 23 November 2026.');
  await expectSeen('september-2023/An…tent-in-Bing-Chat, checked 29 November 2026.');
});

test("names the site of an own text's Sitemap line if the page is on another", async () => {
  const tester = await mountFile({ loadLive: new ScriptedService().load });
  openText(tester, 'User-agent: *\nDisallow: /cart\nSitemap: https://my-shop.test/sitemap.xml\n');
  tester.actions.setUrl('https://www.my-shop.test/cart');
  await expectSeen(
    'We treat your file as https://www.my-shop.test/robots.txt. It seems to be for my-shop.test: see line 3.',
  );
  await screen.expectVerdict('disallowed', 2);
});

test('says that Cloudflare may refuse a search crawler whose file it serves', async () => {
  const service = new ScriptedService();
  const tester = await mountFile({ url: '/shop/', loadLive: service.load });
  const fact = screen.why.locate('dl > div').filter({ hasText: 'Cloudflare' });
  const fetchWith = async (server: string, line: number): Promise<void> => {
    const text = `${'\n'.repeat(line - 2)}User-agent: *\nDisallow: /shop/\n`;
    service.reply = answered(text, { hops: [{ url: SITE_URL, status: 200, headers: [['server', server]] }] });
    await page.getByRole('region', { name: 'Source' }).getByRole('button', { name: 'Fetch' }).click();
    await page.getByRole('textbox', { name: 'Site' }).fill('example.com');
    await userEvent.keyboard('{Enter}');
    await screen.expectVerdict('disallowed', line);
  };
  await fetchWith('nginx', 3);
  await expectCount(fact, 0);
  await fetchWith('cloudflare', 4);
  await expect
    .element(fact)
    .toHaveTextContent('Block (not Disallow) AI training, it also refuses this crawler');
  await fact.getByLabelText('Source: Cloudflare').click();
  await expectSeen('checked 29 November 2026. Not everything here is confirmed.');
  await expectAccessible();
  tester.actions.setCrawler('gptbot');
  await expectSeen('GPTBot follows');
  await expectCount(fact, 0);
});

test('draws each bar as wide as the text that it matches', async () => {
  await mountFile();
  await expectCount(rules, 4);
  const characters = [...page.locate('#panel-why [translate=no]').element().children];
  const wide = characters.reduce((sum, part) => sum + part.getBoundingClientRect().width, 0);
  const unit = wide / '/shop/cart?x=1'.length;
  const widths = rules
    .locate(BAR)
    .elements()
    .map((bar) => [...bar.children].map((piece) => piece.getBoundingClientRect().width));
  const units = widths.map((row) => row.map((width) => Math.round(width / unit)));
  expect(units).toEqual([[10], [6], [1, 9, 3], [5]]);
  const start = characters[0]?.getBoundingClientRect().left ?? 0;
  expect(boxOf(rules.first().locate(BAR)).left).toBeCloseTo(start, 0);
});

test('explains the first example in at most 120 words, all in view on a desktop', async () => {
  await openPage();
  await expectCount(rules, 4);
  await expectCount(page.locate('#panel-why dl > div'), 4);
  const panel = page.locate('#panel-why').element() as HTMLElement;
  // Words for screen readers only.
  for (const part of panel.querySelectorAll<HTMLElement>(`.${hiddenStyles['text']}`)) {
    part.style.display = 'none';
  }
  const words = panel.innerText.trim().split(/\s+/);
  expect(words.length).toBeGreaterThan(80);
  expect(words.length).toBeLessThanOrEqual(120);
  expect(panel.scrollHeight).toBeLessThanOrEqual(panel.clientHeight);
  expect(boxOf(screen.why).bottom).toBeLessThanOrEqual(innerHeight);
});

test('shows the evidence of each fact below it, also of several', async () => {
  await mountFile();
  const sources = screen.why.locate('summary');
  await expectCount(sources, 3);
  const cached = screen.why.getByText(/^Google can cache robots\.txt for up to 24 hours/);
  const groups = page.getByRole('list', { name: 'Groups in this file' });
  await expectHidden(cached);
  await sources.first().click();
  await sources.nth(1).click();
  await expect.element(cached).toBeVisible();
  // Nothing answered for a text that wasn't fetched.
  await expect.element(screen.why).not.toHaveTextContent('With HTTP 200');
  await expectTexts(groups.getByRole('listitem'), [
    'Googlebotlines 9–12, lines 23–25used, merged',
    '*lines 4–7not used',
    'Googlebot-Imagelines 14–16not used',
    'GPTBot, CCBotlines 18–20not used',
    'Bingbotlines 27–29not used',
  ]);
  await expect.element(screen.why.getByText('Disallow: /*?*session=')).toBeVisible();
});

test.for([
  ['one rule', '*', 'Disallow: /a', '/a', 'Blocked. Line 2 is the only rule that matches.'],
  [
    'a tie',
    '*',
    'Disallow: /a\nAllow: /a',
    '/a',
    'Allowed. Lines 2 and 3 are equally long; Allow wins a tie.',
  ],
  [
    'equal rules',
    '*',
    'Disallow: /a\nDisallow: /a',
    '/a',
    'Blocked. Lines 2 and 3 are equally long and both block it.',
  ],
  ['no match', '*', 'Disallow: /b', '/a', 'Allowed. No rule for Googlebot matches this page.'],
  ['no rules', '*', 'Crawl-delay: 1', '/a', 'Allowed. This file has no rules.'],
  ['no group', 'Bingbot', 'Disallow: /', '/a', "Allowed. No group is for Googlebot, and there's no * group."],
  [
    'an empty rule',
    '*',
    'Disallow:',
    '/a',
    'Allowed. Line 2, the only rule that matches, has no path, so it blocks nothing.',
  ],
] as const)('says the result in one line: %s', async ([, agent, lines, url, result]) => {
  await mountFile({ text: `User-agent: ${agent}\n${lines}\n`, url });
  await expectText(screen.why.getByRole('heading'), result);
});

test('says the result if the answer of the site decides, and how other dialects choose', async () => {
  const tester = await mountFile({ text: 'User-agent: *\nAllow: /a\nDisallow: /ab\n', url: '/ab' });
  const result = screen.why.getByRole('heading');
  await expectText(result, 'Blocked. Of 2 rules that match, line 3 is the longest.');
  tester.actions.setDialect('python');
  await expectText(result, 'Allowed. Python uses the first of 2 rules that match, line 2.');
  tester.actions.setDialect('own');
  tester.actions.setAnswer({ final: { kind: 'status', status: 503 } });
  await expectText(
    result,
    "Blocked for now. The site's robots.txt answered HTTP 503: Google stops crawling the site. If the errors last more than 12 hours, it crawls again, using the last robots.txt it saved. If it saved none, everything is allowed.",
  );
  await expectTexts(screen.why.locate('p').filter({ hasText: /\?|:/ }), [
    /^What to do: make robots\.txt load normally again/,
    /^Planned outage\?/,
    /^Fixed\?.*Search Console/,
  ]);
  await expectCount(rules, 0);
  await expectTexts(facts, ['File', 'Other engines']);
});

test('names a link by more than a number, and makes it 24 px high', async () => {
  await mountFile();
  await screen.openSources();
  await expectCount(rules, 4);
  const links = screen.why.getByRole('link').elements();
  expect(links.length).toBeGreaterThan(10);
  expect(links.map((link) => link.textContent).filter((name) => !/[a-z]/.test(name))).toEqual([]);
  const targets = [...rules.getByRole('link').elements(), ...screen.why.locate('summary').elements()];
  for (const target of targets) expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('a long path leaves the rules their room', async () => {
  await page.viewport(1440, 900);
  const path = `/${'a-long-folder/'.repeat(9)}`;
  await openPage({ text: `User-agent: *\nDisallow: ${path}\n`, url: path });
  const row = page.getByRole('list', { name: 'Rules that match' }).getByRole('listitem');
  await expect.element(row).toHaveTextContent('127 wins');
  expect(boxOf(row).height).toBeLessThan(100);
});

test('fits any path and pattern, and nothing scrolls sideways on a phone', async () => {
  await showOn('phone');
  const path = `/${'segment/'.repeat(400)}end`;
  const tester = await mountFile({
    text: `User-agent: *\nDisallow: /*segment*end$\nAllow: ${path}\n`,
    url: path,
  });
  await expectCount(rules, 2);
  for (const url of [path, '/שלום/\u202eabc', `/${'W'.repeat(39)}`, '/日本語/日本語/日本語']) {
    tester.actions.setUrl(url);
    openText(tester, `User-agent: *\nDisallow: /*segment*end$\nAllow: ${url}\nDisallow: /\n`);
    await expect.poll(() => rules.elements().length).toBeGreaterThanOrEqual(2);
    const bars = rules.locate(BAR).elements();
    for (const bar of bars) expect(bar.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    expect(screen.scrollsSideways()).toBe(false);
  }
});

test('marks merged groups in every part', async () => {
  await mountFile();
  const first = screen.line('User-agent: Googlebot');
  const second = screen.line('User-agent: googlebot');
  await expect.element(first).toHaveAttribute('data-badge', 'for Googlebot · part 1 of 2');
  await expect.element(second).toHaveAttribute('data-badge', 'for Googlebot · part 2 of 2');
  for (const line of [first, second, screen.line('Disallow: /shop'), screen.line('Allow: /shop/')])
    await expect.element(line).toHaveAttribute('data-group', 'selected');
  for (const line of ['User-agent: *', 'Disallow: /account/', 'User-agent: GPTBot', 'Crawl-delay: 5'])
    await expect.element(screen.line(line)).toHaveAttribute('data-group', 'other');
  await expect
    .element(screen.why)
    .toHaveTextContent('Googlebot follows lines 9–12 and lines 23–25, which name it.');
});

test('explains a tie, and the rule for index.html', async () => {
  const tester = await mountFile();
  tester.actions.openExample('tie');
  await screen.expectVerdict('allowed', 8, 'Yes. Allowed by line 8: Allow: /guide/index.html');
  await expect
    .element(screen.line('Allow: /guide/index.html'))
    .toHaveAttribute('data-badge', 'wins · length 8');
  await expect.element(screen.line('Disallow: /guide/*')).toHaveAttribute('data-badge', 'matches · length 8');
  await expect.element(screen.why).toHaveTextContent('Lines 3 and 8 are equally long; Allow wins a tie.');
  await expect
    .element(screen.why)
    .toHaveTextContent('A rule for index.htm… also allows its folder: /guide/$');
});

test('opens every example with its question', async () => {
  const tester = await mountFile();
  tester.actions.openExample('crawl-delay');
  await screen.expectVerdict('disallowed', 8, 'No. Blocked by line 8: Disallow: /');
  tester.actions.openExample('sitemap');
  await screen.expectVerdict('disallowed', 11, 'No. Blocked by line 11: Disallow: /');
  tester.actions.openExample('shop');
  await screen.expectVerdict('disallowed', 12);
});

test("lets crawlers without a group follow Googlebot's group, as their operators document", async () => {
  const tester = await mountFile();
  openText(tester, 'User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /photos/\n');
  tester.actions.setUrl('/photos/cat.jpg');
  for (const [name, line, why] of [
    ['Googlebot-Image', 5, 'Googlebot-Image follows lines 4–5, the group for Googlebot. No group names it.'],
    ['Googlebot-News', 5, 'Googlebot-News follows lines 4–5, the group for Googlebot. No group names it.'],
    ['Applebot', 5, 'Applebot follows lines 4–5, the group for Googlebot. No group names it.'],
    // Google documents this fallback only for the other crawlers.
    ['Storebot-Google', 2, 'Google StoreBot follows the * group, lines 1–2. No group names it.'],
  ] as const) {
    tester.actions.setCrawler(name);
    await screen.expectVerdict(
      line === 5 ? 'disallowed' : 'allowed',
      line,
      line === 5 ? 'No. Blocked by line 5: Disallow: /photos/' : 'Yes. Allowed by line 2: Allow: /',
    );
    await expectSeen(why);
    const followed = screen.line(line === 5 ? 'User-agent: Googlebot' : 'User-agent: *');
    await expect.element(followed).toHaveAttribute('data-group', 'selected');
    await expectCount(screen.editor.locate('[data-group=other]'), 2);
  }
  openText(tester, 'User-agent: Googlebot\nDisallow: /photos/\n\nUser-agent: Applebot\nAllow: /\n');
  tester.actions.setCrawler('Applebot');
  await screen.expectVerdict('allowed', 5, 'Yes. Allowed by line 5: Allow: /');
});

test('answers for a name that no request uses, and explains the name', async () => {
  const tester = await mountFile();
  openText(tester, 'User-agent: Googlebot-News\nDisallow: /\n');
  tester.actions.setCrawler('Googlebot-News');
  await screen.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /');
  await expect
    .element(screen.why)
    .toHaveTextContent(
      'No crawler visits pages as Googlebot-News. Rules for this name only tell its operator how your pages may be used.',
    );
});

test('AdsBot ignores the * group', async () => {
  const tester = await mountFile();
  openText(tester, 'User-agent: *\nDisallow: /\n');
  await screen.expectVerdict('disallowed', 2);
  tester.actions.setCrawler('AdsBot-Google');
  await screen.expectVerdict(
    'allowed',
    0,
    'Yes. Allowed: no User-agent line names AdsBot-Google, and it ignores User-agent: *.',
  );
  await expectSeen('Allowed. No group names AdsBot-Google, and it ignores the * group.');
  await expectSeen('AdsBot-Google follows only groups that name it, and none does.');
  await expect.element(screen.line('User-agent: *')).toHaveAttribute('data-group', 'other');
  openText(tester, 'User-agent: *\nUser-agent: AdsBot-Google\nDisallow: /\n');
  await screen.expectVerdict('disallowed', 3, 'No. Blocked by line 3: Disallow: /');
});

test('says what Crawl-delay means to each crawler', async () => {
  const tester = await mountFile();
  const cases = [
    ['Bingbot', '5', 'in effect', "Bingbot fetches at most one page every 5 seconds. That's slow."],
    ['Bingbot', '30', 'not valid', 'Out of range: Bingbot accepts whole numbers from 1 to 20.'],
    ['Slurp', '5', 'in effect', 'For Yahoo! Slurp, 5 sets a relative speed, not a number of seconds.'],
    ['Googlebot', '5', 'ignored', 'Googlebot ignores Crawl-delay.'],
    ['MJ12bot', '5', 'in effect', 'MJ12bot fetches at most one page every 5 seconds.'],
    ['My Bot 3000', '5', 'not documented', "It isn't documented whether My Bot 3000 reads Crawl-delay."],
  ] as const;
  for (const [crawler, delay, state, sentence] of cases) {
    openText(tester, `User-agent: *\nCrawl-delay: ${delay}\nDisallow: /x\n`);
    tester.actions.setCrawler(crawler);
    await screen.expectVerdict('allowed', 0, 'Yes. Allowed: no rule matches this URL.');
    await screen.openSources();
    const line = screen.fields.getByRole('listitem');
    await expectCount(line, 1);
    await expect.element(line).toHaveTextContent(`line 2Crawl-delay: ${delay}${state}`);
    await expect.element(line).toHaveTextContent(sentence);
  }
  openText(tester, 'User-agent: Bingbot\nDisallow: /x\n\nUser-agent: *\nCrawl-delay: 5\n');
  tester.actions.setCrawler('Bingbot');
  await expect
    .element(screen.fields)
    .toHaveTextContent(
      'This line is under User-agent: *, but it also counts for crawlers that the file names elsewhere.',
    );
  await screen.openSources();
  await screen.fields.getByRole('link', { name: 'line 5' }).click();
  await screen.expectEditorFocus();
  expect(screen.caretLine()).toBe('Crawl-delay: 5');
  openText(tester, 'User-agent: *\nDisallow: /x\n');
  await screen.expectVerdict('allowed', 0);
  await expectCount(screen.fields, 0);
});

test("matches a crawler's full name, although Google's parser reads only a part of it", async () => {
  const tester = await mountFile();
  openText(tester, 'User-agent: MJ12bot\nDisallow: /\n');
  tester.actions.setCrawler('MJ12bot');
  await screen.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /');
  await expect.element(screen.crawler).toHaveAccessibleDescription('');
  await expect.element(screen.line('User-agent: MJ12bot')).toHaveAttribute('data-group', 'selected');
  await expect.element(screen.why).toHaveTextContent('MJ12bot follows lines 1–2, which name it.');
  await expect
    .element(screen.why)
    .toHaveTextContent(
      "The operator of MJ12bot doesn't document how it reads robots.txt, so we apply the standard (RFC 9309).",
    );
  await expect.element(screen.why).not.toHaveTextContent("Google's parser");

  tester.actions.setDialect('google');
  await screen.expectVerdict(
    'allowed',
    0,
    'Yes. Allowed as Google reads it: no User-agent line applies to MJ12bot.',
  );
  await expect.element(screen.line('User-agent: MJ12bot')).toHaveAttribute('data-group', 'other');
  await screen.openSources();
  await expectSeen(
    "The group at line 1 names MJ12bot, but Google's parser stops at the first character that isn't a letter, - or _, so it reads MJ. MJ12bot itself most likely obeys this group.",
  );
  await expect
    .element(screen.why)
    .toHaveTextContent(
      /You chose Google.* under Other engines\. MJ12bot itself may read the file differently\./,
    );
  await expect.element(screen.why).not.toHaveTextContent('we apply the standard (RFC 9309)');
});

test('selects groups whose names contain digits or dots by their whole name', async () => {
  const tester = await mountFile();
  for (const name of ['360Spider', 'archive.org_bot']) {
    openText(tester, `User-agent: *\nAllow: /\n\nUser-agent: ${name}\nDisallow: /\n`);
    tester.actions.setCrawler(name);
    await screen.expectVerdict('disallowed', 5, 'No. Blocked by line 5: Disallow: /');
    await expect.element(screen.why).toHaveTextContent(`${name} follows lines 4–5, which name it.`);
    await expect
      .element(screen.why)
      .toHaveTextContent(
        `The operator of ${name} doesn't document how it reads robots.txt, so we apply the standard (RFC 9309).`,
      );
    await expect
      .element(screen.why)
      .toHaveTextContent(`It isn't documented whether ${name} obeys robots.txt.`);
  }
});

test('uses names with spaces and digits unchanged', async () => {
  const tester = await mountFile();
  tester.actions.setCrawler('My Bot 3000');
  await expect
    .element(screen.crawler)
    .toHaveAccessibleDescription("My Bot 3000 isn't in our list, so we apply the standard (RFC 9309).");
  await screen.expectVerdict('allowed', 0);
  await expect
    .element(screen.why)
    .toHaveTextContent("My Bot 3000 isn't in our list, so we apply the standard (RFC 9309).");
  openText(tester, 'User-agent: My Bot 3000\nDisallow: /\n');
  await screen.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /');

  // Google's reading of such names is explained only if Google's dialect was chosen.
  openText(tester, 'User-agent: *\nDisallow: /\n');
  tester.actions.setDialect('google');
  for (const [name, sentence] of [
    ['My Bot 3000', "Google's parser reads My Bot 3000 in the file as My."],
    ['360Spider', "Google's parser can't read 360Spider in the file."],
    ['archive.org_bot', "Google's parser reads archive.org_bot in the file as archive."],
  ] as const) {
    tester.actions.setCrawler(name);
    await expect.element(screen.why).toHaveTextContent(sentence);
    await screen.expectVerdict('disallowed', 2);
  }
});

test('shows the escaped form if it differs', async () => {
  const tester = await mountFile();
  openText(tester, 'User-agent: *\nDisallow: /café\n');
  tester.actions.setUrl('/café/menu');
  await screen.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /café');
  await expect.element(screen.why).toHaveTextContent('compared as /caf%C3%A9');
  await expect.element(screen.line('Disallow: /café')).toHaveAttribute('data-badge', 'wins · length 10');
});

test('shows hundreds of matching rules in parts', async () => {
  const tester = await mountFile();
  openText(tester, `User-agent: *\nDisallow: /a\n${'Disallow: /a*\n'.repeat(450)}`);
  tester.actions.setUrl('/abc');
  await screen.expectVerdict('disallowed', 3);
  await expectCount(rules, 6);
  await page.getByRole('button', { name: '445 more matches' }).click();
  await expect.element(rules.nth(5).getByRole('link')).toHaveFocus();
  await expectCount(rules, 200);
  await page.getByRole('button', { name: 'and 251 more rules' }).click();
  await expectCount(rules, 400);
  await page.getByRole('button', { name: 'and 51 more rules' }).click();
  await expectCount(rules, 451);
});

test('updates each list when the file changes', async () => {
  const tester = await mountFile();
  const groups = page.getByRole('list', { name: 'Groups in this file' });
  const others = screen.why.locate('details').nth(1);
  openText(tester, 'User-agent: *\nDisallow: /a\nDisallow: /x\n');
  tester.actions.setUrl('/abc');
  await screen.expectVerdict('disallowed', 2);
  await screen.openSources();
  await expect.element(groups).toHaveTextContent('lines 1–3');
  await expect.element(others).toHaveTextContent('Disallow: /x');
  openText(tester, 'User-agent: *\nDisallow: /ab\nDisallow: /y\nAllow: /a\n');
  await screen.expectVerdict('disallowed', 2);
  await expectTexts(rules, [/^matches \/ab: Disallow: \/ab/, /^matches \/a: Allow: \/a/]);
  await expect.element(groups).toHaveTextContent('lines 1–4');
  await expect.element(others).toHaveTextContent('Disallow: /y');
});

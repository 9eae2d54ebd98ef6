import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountFile } from '../../testdata/mount-file';
import { openText } from '../../testdata/open-page';
import { expectCount, expectText, expectTexts, screen } from '../../testdata/screen';

/** Waits until the explanation shows a text. Hidden explanations of terms do not count. */
async function expectSeen(text: string): Promise<void> {
  const seen = () => (screen.why.element() as HTMLElement).innerText.replace(/\s+/g, ' ');
  await expect.poll(seen).toContain(text);
}

test('explains the verdict in four steps', async () => {
  await mountFile();
  await expectTexts(screen.why.getByRole('heading', { level: 3 }), [
    'This file applies to the URL',
    /^Googlebot follows the Googlebot group/,
    /^4 of 5 rules match\. The longest pattern.* wins\.$/,
    'Result: blocked',
  ]);
  const rows = page.getByRole('table', { name: 'Rules that match' }).getByRole('row');
  await expectCount(rows, 5);
  await expect.element(rows.nth(1)).toHaveTextContent('Disallow: /shop/cart');
  await expect.element(rows.nth(1)).toHaveTextContent('/shop/cart, matched, ?x=1, not matched');
  await expect.element(rows.filter({ hasText: '/*?x=' })).toHaveTextContent('matched by *');
  await expect.element(screen.why).toHaveTextContent("Blocked doesn't mean hidden");
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
  await expect.element(screen.why).toHaveTextContent('It appears twice, so lines 9–12 and 23–25 are merged.');
});

test('explains a tie, and the rule for index.html', async () => {
  const tester = await mountFile();
  tester.actions.openExample('tie');
  await screen.expectVerdict('allowed', 8, 'Yes. Allowed by line 8: Allow: /guide/index.html');
  await expect
    .element(screen.line('Allow: /guide/index.html'))
    .toHaveAttribute('data-badge', 'wins · length 8');
  await expect.element(screen.line('Disallow: /guide/*')).toHaveAttribute('data-badge', 'matches · length 8');
  await expect.element(screen.why).toHaveTextContent('Allow wins a tie');
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
    ['Googlebot-Image', 5, 'No group names Googlebot-Image, so it follows the one for Googlebot.'],
    ['Googlebot-News', 5, 'No group names Googlebot-News, so it follows the one for Googlebot.'],
    ['Applebot', 5, 'No group names Applebot, so it follows the one for Googlebot.'],
    // Google documents this fallback only for the other crawlers.
    ['Storebot-Google', 2, 'No group names it, so it follows the * group.'],
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
  await expectSeen('This crawler ignores the * group and follows only groups that name it.');
  await expect.element(screen.why).toHaveTextContent('AdsBot-Google ignores the rules under User-agent: *.');
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
    const line = screen.fields.getByRole('listitem');
    await expectCount(line, 1);
    await expect.element(line).toHaveTextContent(`line 2Crawl-delay: ${delay}${state}`);
    await expect.element(line).toHaveTextContent(sentence);
  }
  await expectText(screen.fields.getByRole('heading', { level: 3 }), 'For this crawler');
  openText(tester, 'User-agent: Bingbot\nDisallow: /x\n\nUser-agent: *\nCrawl-delay: 5\n');
  tester.actions.setCrawler('Bingbot');
  await expect
    .element(screen.fields)
    .toHaveTextContent(
      'This line is under User-agent: *, but it also counts for crawlers that the file names elsewhere.',
    );
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
  await expect.element(screen.why).toHaveTextContent('MJ12bot follows the MJ12bot group');
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
  await expectSeen(
    "The group at line 1 names MJ12bot, but Google's parser stops at the first character that isn't a letter, - or _, so it reads MJ. MJ12bot itself most likely obeys this group.",
  );
  await expect
    .element(screen.why)
    .toHaveTextContent(/You chose Google.* in Engines\. MJ12bot itself may read the file differently\./);
  await expect.element(screen.why).not.toHaveTextContent('we apply the standard (RFC 9309)');
});

test('selects groups whose names contain digits or dots by their whole name', async () => {
  const tester = await mountFile();
  for (const name of ['360Spider', 'archive.org_bot']) {
    openText(tester, `User-agent: *\nAllow: /\n\nUser-agent: ${name}\nDisallow: /\n`);
    tester.actions.setCrawler(name);
    await screen.expectVerdict('disallowed', 5, 'No. Blocked by line 5: Disallow: /');
    await expect.element(screen.why).toHaveTextContent(`${name} follows the ${name} group`);
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
  await expect.element(screen.crawler).toHaveAccessibleDescription("My Bot 3000 isn't in our list.");
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
  const rules = Array.from({ length: 450 }, (_, i) => `Disallow: /a*${i}`).join('\n');
  openText(tester, `User-agent: *\nDisallow: /a\n${rules.replace(/\d+$/gm, '')}\n`);
  tester.actions.setUrl('/abc');
  await screen.expectVerdict('disallowed', 3);
  const rows = page.getByRole('table', { name: 'Rules that match' }).getByRole('row');
  await expectCount(rows, 201);
  await page.getByRole('button', { name: 'and 251 more rules' }).click();
  await expectCount(rows, 401);
  await page.getByRole('button', { name: 'and 51 more rules' }).click();
  await expectCount(rows, 452);
});

test('updates each list when the file changes', async () => {
  const tester = await mountFile();
  const rules = page.getByRole('table', { name: 'Rules that match' });
  const groups = page.getByRole('list', { name: 'Groups in this file' });
  const others = screen.why.getByRole('group').filter({ hasText: "doesn't match" });
  openText(tester, 'User-agent: *\nDisallow: /a\nDisallow: /x\n');
  tester.actions.setUrl('/abc');
  await screen.expectVerdict('disallowed', 2);
  await expect.element(groups).toHaveTextContent('lines 1–3');
  await expect.element(others).toHaveTextContent('Disallow: /x');
  openText(tester, 'User-agent: *\nDisallow: /ab\nDisallow: /y\nAllow: /a\n');
  await screen.expectVerdict('disallowed', 2);
  await expect.element(rules).toHaveTextContent('Disallow: /ab');
  await expect.element(rules).toHaveTextContent('Allow: /a');
  await expect.element(groups).toHaveTextContent('lines 1–4');
  await expect.element(others).toHaveTextContent('Disallow: /y');
});

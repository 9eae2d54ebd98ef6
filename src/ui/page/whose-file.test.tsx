import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAddress, sharedStateOf, shareFragment } from '../../store/share';
import { answered, ScriptedService } from '../../store/testdata/scripted-service';
import type { Tester } from '../../store/tester';
import { expectAccessible } from '../testdata/accessibility';
import { openPage, openText } from '../testdata/open-page';
import { boxOf, expectCount, expectFocus, expectText, expectTexts, press, screen } from '../testdata/screen';

const RULES = 'User-agent: *\nDisallow: /cart\n';
const FILE = `${RULES}Sitemap: http://www.my-shop.test/map.xml\n`;

const actions = screen.verdict.getByRole('button');
const action = (name: string) => screen.verdict.getByRole('button', { name, exact: true });
/** Why, also while there are no reasons in it. */
const why = page.getByRole('tabpanel', { name: 'Why' });
const ways = why.getByRole('list', { name: 'Ways to get an answer' });
const marks = screen.editor.locate('[data-rule], [data-group=selected]');

interface Opened {
  readonly tester: Tester;
  readonly service: ScriptedService;
}

/** Opens the page with a file of one's own, which may have an address. */
async function open(url: string, robotsUrl = '', text = FILE): Promise<Opened> {
  const service = new ScriptedService();
  const tester = await openPage({ loadLive: service.load });
  openText(tester, text);
  tester.actions.setRobotsUrl(robotsUrl);
  tester.actions.setUrl(url);
  return { tester, service };
}

test('a page of another site than the known one gets no answer, but ways to get one', async () => {
  await open('https://blog.my-shop.test/lamps', 'my-shop.test');
  await screen.expectVerdict('none', 0, 'blog.my-shop.test has its own robots.txt.');
  await expectTexts(actions, ['Fetch it', 'Ask about /lamps here']);
  await expectText(why.getByRole('heading', { level: 3 }), 'A robots.txt counts for one site only');
  await expectTexts(why.getByRole('definition'), [
    'my-shop.test',
    'blog.my-shop.test',
    'https://blog.my-shop.test/robots.txt',
  ]);
  await expectTexts(ways.getByRole('listitem'), [
    /^Fetch blog\.my-shop\.test\/robots\.txt .*Enter$/,
    /^Paste its robots\.txt/,
    /^Ask about \/lamps on my-shop\.test/,
    /^blog\.my-shop\.test serves this file, too/,
  ]);
  await expectCount(marks, 0);
  await expectText(screen.announcement, 'blog.my-shop.test has its own robots.txt.');
  await expectAccessible();
});

test.for([
  ['http://my-shop.test/cart', 'http://my-shop.test has its own robots.txt.'],
  ['https://my-shop.test:8443/cart', 'my-shop.test:8443 has its own robots.txt.'],
  ['http://www.my-shop.test/cart', 'www.my-shop.test has its own robots.txt.'],
  ['https://www.my-shop.test/cart', 'Does www.my-shop.test serve this same file?'],
])('of a file at my-shop.test, the band says for %s: %s', async ([url, sentence]) => {
  await open(url as string, 'my-shop.test');
  await screen.expectVerdict('none', 0, sentence as string);
});

test('the page can be asked about on the known site, from band and Why', async () => {
  const { tester } = await open('https://blog.my-shop.test/cart?x=1', 'my-shop.test');
  await action('Ask about /cart?x=1 here').click();
  await expect.element(screen.url).toHaveValue('https://my-shop.test/cart?x=1');
  await screen.expectVerdict('disallowed', 2);
  await expectFocus(screen.tab('Why'));
  tester.actions.setUrl('https://blog.my-shop.test/cart');
  await ways.getByRole('button', { name: /^Ask about/ }).click();
  await screen.expectVerdict('disallowed', 2);
  await expectFocus(page.locate('#panel-why'));
});

test('its file can be fetched, from the band and with Enter in the URL field', async () => {
  const { tester, service } = await open('https://blog.my-shop.test/cart', 'my-shop.test');
  service.reply = answered('User-agent: *\nAllow: /\n', {
    hops: [{ url: 'https://blog.my-shop.test/robots.txt', status: 200 }],
  });
  // The band has the button.
  await expectCount(page.getByRole('button', { name: 'Fetch robots.txt' }), 0);
  await action('Fetch it').click();
  await screen.expectVerdict('allowed', 2);
  await expectFocus(screen.tab('Why'));
  tester.actions.setRobotsUrl('my-shop.test');
  await screen.expectVerdict('none', 0);
  screen.url.element().focus();
  await press('Enter');
  await expect.poll(() => service.requests.length).toBe(2);
  await screen.expectVerdict('allowed', 2);
});

test('www and the bare domain can have the same file, which is remembered, shared and can be changed', async () => {
  const { tester } = await open('https://www.my-shop.test/cart', 'my-shop.test');
  await screen.expectVerdict('none', 0, 'Does www.my-shop.test serve this same file?');
  await expectTexts(actions, ['Yes, the same', 'Fetch and check']);
  await expectText(why.getByRole('heading', { level: 3 }), 'To crawlers, www is another site');
  await action('Yes, the same').click();
  await screen.expectVerdict('disallowed', 2);
  await expectText(
    screen.announcement,
    'No. Googlebot may not crawl /cart. Blocked by line 2: Disallow: /cart.',
  );
  await expect
    .element(screen.source)
    .toHaveTextContent('robots.txtand www.my-shop.test, taken as the same fileChange');
  await expect
    .element(screen.why)
    .toHaveTextContent(
      'www.my-shop.test is taken to serve this file, too. Its address is https://my-shop.test/robots.txt. Fetch and check',
    );
  await expectAccessible();
  const fragment = (await shareFragment(sharedStateOf(tester.store.getState()))) ?? '';
  await screen.source.getByRole('button', { name: 'Change' }).click();
  await screen.expectVerdict('none', 0);
  const source = page.getByRole('region', { name: 'Source' });
  await expectFocus(source.getByRole('button', { name: 'Fetch', exact: true }));
  // The recipient of the link gets the answer and its reason.
  tester.actions.openArrival(await readAddress({ fragment, query: '' }));
  tester.actions.dismissNotice();
  await screen.expectVerdict('disallowed', 2);
  await expect
    .element(screen.source)
    .toHaveTextContent('From a linkand www.my-shop.test, taken as the same fileChange');
  await expect.element(screen.why).toHaveTextContent('www.my-shop.test is taken to serve this file, too.');
  // A name makes it the user's own draft, but not the user's own word.
  tester.actions.setDraftName('Shop');
  expect(tester.store.getState().isGuest).toBe(false);
  await expect.element(screen.why).toHaveTextContent('www.my-shop.test is taken to serve this file, too.');
});

test('a check by fetching says if the file is the same', async () => {
  const { service } = await open('https://www.my-shop.test/cart', 'my-shop.test');
  service.reply = answered(FILE, { hops: [{ url: 'https://www.my-shop.test/robots.txt', status: 200 }] });
  await action('Fetch and check').click();
  await screen.expectVerdict('disallowed', 2);
  await expect.element(screen.source).toHaveTextContent('www.my-shop.test serves the same file.');
  expect(service.requests).toEqual(['url=www.my-shop.test']);
});

test('a Sitemap line on a related host leaves the answer, with a doubt that one press settles', async () => {
  const { tester } = await open('https://my-shop.test/cart');
  await screen.expectVerdict('disallowed', 2);
  await expect.element(screen.verdict).toHaveTextContent('This file seems to be for www.my-shop.test.');
  await expect.element(screen.source).toHaveTextContent('seems to be for www.my-shop.test, see line 3');
  await expect
    .element(screen.why)
    .toHaveTextContent(
      "We treat your file as https://my-shop.test/robots.txt. It seems to be for www.my-shop.test: see line 3. It's for my-shop.test",
    );
  await expectText(
    screen.announcement,
    'No. Googlebot may not crawl /cart. Blocked by line 2: Disallow: /cart. This file seems to be for www.my-shop.test.',
  );
  await expectAccessible();
  await action("It's for my-shop.test").click();
  await expect.element(screen.verdict).not.toHaveTextContent('seems');
  await screen.expectVerdict('disallowed', 2);
  await expectFocus(screen.tab('Why'));
  expect(tester.store.getState().robotsUrl).toMatchObject({ href: 'https://my-shop.test/robots.txt' });
  tester.actions.setRobotsUrl('');
  await screen.why.getByRole('button', { name: "It's for my-shop.test" }).click();
  await expect.element(screen.why).toHaveTextContent('This file speaks for https://my-shop.test.');
});

test('a Sitemap line on an unrelated host withholds the answer until one press settles it', async () => {
  const { tester } = await open('https://other.test/cart');
  await screen.expectVerdict('none', 0, 'This file seems to be for www.my-shop.test.');
  await expectTexts(actions, ["It's for other.test", 'Ask about /cart on www.my-shop.test']);
  await expectText(why.getByRole('heading', { level: 3 }), 'Whose file is it?');
  await expectTexts(why.getByRole('definition'), ['www.my-shop.test', 'other.test']);
  await expectCount(marks, 0);
  await expectText(screen.announcement, 'This file seems to be for www.my-shop.test.');
  await expectAccessible();
  await action('Ask about /cart on www.my-shop.test').click();
  await screen.expectVerdict('disallowed', 2);
  tester.actions.setUrl('https://other.test/cart');
  await action("It's for other.test").click();
  await screen.expectVerdict('disallowed', 2);
  await expect.element(screen.why).toHaveTextContent('This file speaks for https://other.test.');
});

test('only the host of a Sitemap line counts, and without one any site is answered', async () => {
  const { tester } = await open('https://www.my-shop.test:8443/cart');
  await screen.expectVerdict('disallowed', 2);
  await expect.element(screen.verdict).not.toHaveTextContent('seems');
  await expect.element(screen.source).toHaveTextContent('for www.my-shop.test, see line 3');
  openText(tester, RULES);
  tester.actions.setUrl('https://other.test/cart');
  await screen.expectVerdict('disallowed', 2);
  await expect.element(screen.why).toHaveTextContent('We treat your file as https://other.test/robots.txt.');
});

test('a changed example is an own text, whose Sitemap line is a hint', async () => {
  const { tester } = await open('https://my-shop.test/shop/cart', '', '');
  tester.actions.openExample('shop');
  tester.actions.setUrl('https://my-shop.test/shop/cart');
  await screen.expectVerdict('none', 0, /^This example isn't for my-shop\.test\./);
  await screen.goToEnd();
  await press('#');
  await screen.expectVerdict('none', 0, 'This file seems to be for example.com.');
  await action("It's for my-shop.test").click();
  await screen.expectVerdict('disallowed', 12);
});

test('a path is tested on the known site, and Why says so', async () => {
  const { tester } = await open('/cart', 'my-shop.test');
  await screen.expectVerdict('disallowed', 2);
  await expect
    .element(screen.why)
    .toHaveTextContent("This path is tested on https://my-shop.test, this file's site.");
  tester.actions.setRobotsUrl('');
  await expect
    .element(screen.why)
    .toHaveTextContent("You're testing only a path. This file seems to be for www.my-shop.test: see line 3.");
});

test('Crawlers says whose file it is instead of a table', async () => {
  const { tester } = await open('https://blog.my-shop.test/cart', 'my-shop.test');
  tester.actions.setView('crawlers');
  const view = page.getByRole('tabpanel', { name: 'Crawlers' });
  await expectText(view.getByRole('paragraph'), 'blog.my-shop.test has its own robots.txt.');
  tester.actions.setRobotsUrl('');
  tester.actions.setUrl('https://other.test/cart');
  await expectText(view.getByRole('paragraph'), 'This file seems to be for www.my-shop.test.');
});

test.for([
  [
    'https://blog.my-shop.test/cart',
    'my-shop.test',
    "Another host's page.",
    ['Fetch it', 'Ask about /cart here'],
  ],
  [
    'https://www.my-shop.test/cart',
    'my-shop.test',
    'Same file on www?',
    ['Yes, the same', 'Fetch and check'],
  ],
  [
    'https://my-shop.test/cart',
    'www.my-shop.test',
    'Same file without www?',
    ['Yes, the same', 'Fetch and check'],
  ],
  [
    'https://other.test/cart',
    '',
    'Seems to be for www.my-shop.test',
    ["It's for this site", 'Ask there instead'],
  ],
] as const)('on a phone, the band has room for %s beside %j', async ([url, robotsUrl, sentence, names]) => {
  await page.viewport(320, 844);
  await open(url, robotsUrl);
  await screen.expectVerdict('none', 0, sentence);
  await expectTexts(actions, names);
  const row = boxOf(screen.verdict);
  for (const name of names) {
    const box = boxOf(action(name));
    expect([name, box.height >= 24, box.top >= row.top, box.bottom <= row.bottom]).toEqual([
      name,
      true,
      true,
      true,
    ]);
    expect([name, box.left >= row.left, box.right <= row.right]).toEqual([name, true, true]);
  }
  expect(screen.scrollsSideways()).toBe(false);
  // The announcement is the whole sentence.
  await expect.element(screen.announcement).not.toHaveTextContent(sentence);
});

test('on a phone, the sentence beside the actions is one line, which cuts a long host', async () => {
  await page.viewport(320, 844);
  const host = 'a-very-long-name.nordlicht-lampen.test';
  await open('https://other.test/cart', '', `Sitemap: https://${host}/map.xml\n`);
  await screen.expectVerdict('none', 0, `Seems to be for ${host}`);
  const row = boxOf(screen.verdict);
  const sentence = boxOf(screen.verdict.getByRole('paragraph'));
  expect(sentence.top).toBeGreaterThanOrEqual(row.top - 10);
  expect(sentence.right).toBeLessThanOrEqual(row.right);
  const button = boxOf(action("It's for this site"));
  expect(button.top).toBeGreaterThanOrEqual(row.top);
  expect(button.bottom).toBeLessThanOrEqual(row.bottom);
});

test('Tab goes from the URL field to the actions in the order in which they are shown', async () => {
  await open('https://blog.my-shop.test/cart', 'my-shop.test');
  await screen.expectVerdict('none', 0);
  await expectTexts(actions, ['Fetch it', 'Ask about /cart here']);
  screen.url.element().focus();
  await press('Tab');
  await expectFocus(action('Fetch it'));
  await press('Tab');
  await expectFocus(action('Ask about /cart here'));
  await press('Enter');
  await screen.expectVerdict('disallowed', 2);
});

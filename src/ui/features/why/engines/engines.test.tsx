import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testdata/accessibility';
import { openPage, openText } from '../../../testdata/open-page';
import {
  boxOf,
  expectCount,
  expectFocus,
  expectHidden,
  expectText,
  expectTexts,
  press,
  screen,
  showOn,
} from '../../../testdata/screen';
import { enginesScreen, mountEngines } from './testdata/engines-screen';

const { view, compare, back, menuButton, verdict, cell, reason } = enginesScreen;

const dialects = ['google', 'rfc9309', 'bing', 'yandex', 'google2020', 'standard1994', 'python'] as const;
type DialectName = (typeof dialects)[number];

const heading = view.getByRole('heading', { level: 3 });
/** The fact in Why. */
const fact = page.locate('#panel-why').locate('dl > div').filter({ hasText: 'Other engines' });

/** Expects a dialect's verdict with its reason, and the explanation if it differs. */
async function expectVerdict(id: DialectName, text: string, explanation?: string): Promise<void> {
  await expect.element(verdict(id)).toHaveTextContent(text);
  if (explanation === undefined) await expectCount(reason(id), 0);
  else await expect.element(reason(id)).toHaveTextContent(explanation);
}

interface Case {
  readonly name: string;
  readonly text: string;
  readonly url: string;
  readonly crawler?: string;
  readonly rows: Readonly<Record<DialectName, readonly [verdict: string, why?: string]>>;
}

const same = (verdict: string, ids: readonly DialectName[]) =>
  Object.fromEntries(ids.map((id) => [id, [verdict]])) as Record<DialectName, [string]>;

const noRule = 'Allowedno rule matches';

const cases: readonly Case[] = [
  {
    name: 'a wildcard',
    text: 'User-agent: *\nDisallow: /*?x=\n',
    url: '/news?x=1',
    rows: {
      ...same('Blockedby line 2', dialects),
      standard1994: [noRule, 'There are no wildcards: * is just a star, and $ just a dollar sign.'],
      python: [noRule, 'There are no wildcards: * is just a star'],
    },
  },
  {
    name: 'Allow after a shorter Disallow',
    text: 'User-agent: *\nDisallow: /shop\nAllow: /shop/\n',
    url: '/shop/a',
    rows: {
      ...same('Allowedby line 3', dialects),
      standard1994: ['Blockedby line 2', 'Only User-agent and Disallow lines count'],
      python: ['Blockedby line 2', 'The first matching rule decides'],
    },
  },
  {
    name: 'a blank line in a group',
    text: 'User-agent: *\n\nDisallow: /\n',
    url: '/a',
    rows: {
      ...same('Blockedby line 3', dialects),
      yandex: [
        'Allowedthe file has no rules',
        'A blank line ends a group, so rules after it apply to no crawler.',
      ],
      standard1994: ['Allowedthe file has no rules', 'A blank line ends a group'],
      python: ['Allowedthe file has no rules', 'An empty line ends a group'],
    },
  },
  {
    name: 'a misspelt field',
    text: 'User-agent: *\nDisalow: /\n',
    url: '/a',
    rows: {
      ...(Object.fromEntries(
        dialects.map((id) => [id, ['Allowedthe file has no rules', 'misspelt field names are skipped']]),
      ) as unknown as Case['rows']),
      google: ['Blockedby line 2'],
      standard1994: ['Allowedthe file has no rules', 'Only User-agent and Disallow lines count'],
      python: ['Allowedthe file has no rules', 'Misspelt field names are skipped'],
    },
  },
  {
    name: 'a name with a digit, for an undocumented crawler',
    text: 'User-agent: MJ12bot\nDisallow: /\n',
    url: '/a',
    crawler: 'MJ12bot',
    rows: {
      ...same('Blockedby line 2', dialects),
      google: ['Allowedno User-agent line applies to MJ12bot', 'MJ12bot is MJ'],
      google2020: ['Allowedno User-agent line applies to MJ12bot', 'Names are case-sensitive'],
    },
  },
  {
    name: '/robots.txt itself',
    text: 'User-agent: *\nDisallow: /\n',
    url: '/robots.txt',
    rows: {
      ...same('Blockedby line 2', dialects),
      rfc9309: ['Allowed/robots.txt itself is always allowed', '/robots.txt itself is always allowed.'],
    },
  },
  {
    name: "a conflict that Google's page of 2020 leaves undefined",
    text: 'User-agent: *\nAllow: /page\nDisallow: /*.htm\n',
    url: '/page.htm',
    rows: {
      ...same('Blockedby line 3', dialects),
      google2020: ['UndecidedAllow and Disallow both match', "the text doesn't say which wins"],
      standard1994: [noRule, 'There are no'],
      python: ['Allowedby line 2', 'The first matching rule decides'],
    },
  },
];

test.for(cases)('the table shows what each dialect decides: $name', async ({ text, url, crawler, rows }) => {
  await mountEngines({ text, url, ...(crawler !== undefined && { crawler }) });
  await expect
    .element(view.getByRole('table'))
    .toHaveAccessibleName('What each engine decides, and what it does with this file');
  await expectCount(view.getByRole('columnheader'), dialects.length);
  for (const id of dialects) await expectVerdict(id, ...rows[id]);
});

test('equal neighbours share a cell, the minority is marked, and the differences that touch the file follow', async () => {
  await mountEngines({ text: 'User-agent: *\nAllow: /\nDisallow: /x\n', url: '/x' });
  await expectText(view.getByRole('heading', { level: 3 }), '6 of 7 engines agree. Python would allow it.');
  const cells = (row: string) => view.locate(`[data-row="${row}"] td`);
  const odd = (row: string) =>
    cells(row)
      .elements()
      .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)');
  await expectTexts(cells('answer'), [/Blockedby line 3$/, /Python – Allowedby line 2$/]);
  expect(odd('answer')).toEqual([verdict('python').element()]);
  const rows = view.locate('tbody th');
  await expectTexts(rows, [
    'Answer/x',
    'What they may read differently in this file',
    'Allow linesfrom line 2',
    'Paths and wildcardsfrom line 2',
    'Which rule winsfrom line 3',
    'Allow against Disallowfrom line 3',
  ]);
  await expectTexts(cells('order'), [
    'Google, RFC 9309, Bing, Yandex, Google 2020 – longest rule',
    '1994 text – ≠any Disallow',
    'Python – ≠first rule',
  ]);
  expect(odd('order').length).toBe(2);
  await expect.element(cell('order', 'python')).toHaveTextContent('≠');
  await expect.element(cell('order', 'bing')).not.toHaveTextContent('≠');
  await expect.element(view.getByRole('columnheader', { name: 'Google in use' })).toBeVisible();

  await expect.element(view).toHaveTextContent("16 more differences don't touch this file on their own.");
  await view.getByRole('button', { name: 'Show them' }).click();
  await expectCount(rows, 2 + 20 + 1);
  await expect.element(cell('colon', 'google')).toHaveTextContent('read if it has two words');
  await expect
    .element(view)
    .toHaveTextContent('Changed alone, none of these changes an answer, whatever the crawler and the URL.');
  await view.getByRole('button', { name: 'Hide them' }).click();
  await expectCount(rows, 6);
});

test('a different deciding line is no different answer', async () => {
  await mountEngines({ text: 'User-agent: *\nDisallow: /a\nDisallow: /a*\n', url: '/abc' });
  await screen.expectVerdict('disallowed', 3);
  await expectText(view.getByRole('heading', { level: 3 }), 'All 7 engines agree.');
  await expect.element(verdict('python')).toHaveTextContent('Blockedby line 2');
  await expect.element(verdict('rfc9309')).toHaveTextContent('Blockedby line 3');
});

test('choosing a dialect changes the answer, the marks and the explanation, and the default restores them', async () => {
  const url = '/shop/a';
  await openPage({ text: 'User-agent: *\nDisallow: /shop\nAllow: /shop/\n', url });
  await screen.expectVerdict('allowed', 3, 'Yes. Allowed by line 3: Allow: /shop/');
  await expect.element(screen.line('Allow: /shop/')).toHaveAttribute('data-rule', 'won');
  await enginesScreen.show();
  await menuButton.click();
  await expectTexts(view.getByRole('menuitem'), [
    'Its own: Google (default), in use',
    "Google, Google's published parser",
    'RFC 9309, the standard, 2022',
    "Bing, Microsoft's search engine",
    'Yandex, a search engine from Russia',
    "Google 2020, Google's page of January 2020",
    '1994 text, the first version, 1994',
    "Python, Python's urllib.robotparser up to 3.13.7",
  ]);
  await press('Escape');
  // Esc closes only the menu.
  await expectFocus(menuButton);

  await enginesScreen.answerBy('Python');
  await expectFocus(menuButton);
  await screen.expectVerdict('disallowed', 2, "No. Under Python's rules, blocked by line 2: Disallow: /shop");
  await expect.element(screen.line('Disallow: /shop')).toHaveAttribute('data-rule', 'won');
  await expect.element(screen.line('Allow: /shop/')).toHaveAttribute('data-rule', 'lost');
  await expect.element(view.getByRole('columnheader', { name: 'Python in use' })).toBeVisible();
  await expectVerdict('google', 'Allowedby line 3', 'The longest matching rule decides');

  await enginesScreen.answerBy('Its own: Google (default)');
  await screen.expectVerdict('allowed', 3);
  await expect.element(screen.line('Allow: /shop/')).toHaveAttribute('data-rule', 'won');
  await expectVerdict('google', 'Allowedby line 3');
});

test("the crawler's own rules are named, even if they are undocumented", async () => {
  await mountEngines();
  const expectOwn = async (text: string) => {
    await menuButton.click();
    await expectText(view.getByRole('menuitem').first(), text);
    await press('Escape');
  };
  await expectOwn('Its own: Google (default), in use');
  await screen.chooseCrawler('YandexBot');
  await expectOwn('Its own: Yandex (default), in use');
  await expect.element(view.getByRole('columnheader', { name: 'Yandex in use' })).toBeVisible();
  await screen.chooseCrawler('Not in the list');
  await expectOwn('Its own: undocumented, so RFC 9309 (default), in use');
  await expect.element(view.getByRole('columnheader', { name: 'RFC 9309 in use' })).toBeVisible();
});

test('the list says if a crawler does not follow the file', async () => {
  await mountEngines({ crawler: 'ChatGPT-User' });
  await expect
    .element(view)
    .toHaveTextContent('robots.txt may not stop ChatGPT-User. This is what the rules would say.');
  await expectCount(screen.otherDialects, 0);
  await back.click();
  await expect.element(fact).toHaveTextContent('Compare what the rules would say.');
});

test('a line link in the table leads into the editor, and Esc returns to it', async () => {
  await openPage();
  await enginesScreen.show();
  const link = verdict('bing').getByRole('link', { name: 'line 12' });
  await link.click();
  await screen.expectEditorFocus();
  expect(screen.caretLine()).toBe('Disallow: /shop/cart');
  await press('Escape');
  await expect.element(link).toHaveFocus();
});

test('sources are links that open in a new tab', async () => {
  await mountEngines({ text: 'User-agent: *\nDisallow: /*?x=\n', url: '/news?x=1' });
  await view.getByText("What's documented and what's assumed").click();
  const link = reason('standard1994').getByRole('link', { name: 'robotstxt.org' });
  await expect.element(link).toHaveAttribute('href', 'https://www.robotstxt.org/orig.html');
  const sources = view.locate('a[href^="https:"]');
  // Two more beside verdicts that differ, and one for later versions of Python.
  await expectCount(sources, dialects.length + 3);
  await expect
    .element(view)
    .toHaveTextContent(/robotparser\.py.*14 August 2025, and robotparser\.py of 3\.13\.14.*\./);
  for (const source of sources.all()) {
    await expect.element(source).toHaveAttribute('target', '_blank');
    await expect.element(source).toHaveAttribute('rel', 'noopener');
  }
  await expect
    .element(view)
    .toHaveTextContent('There is no official parser, so we follow the text of 30 June 1994.');
  await expect.element(view).toHaveTextContent(/doesn't document .* We assume RFC 9309/);
  await expect
    .element(view.getByRole('heading', { name: 'What we chose where sources disagree' }))
    .toBeVisible();
  await expect.element(view).toHaveTextContent('The size limit is 500 KiB (512,000 bytes).');
});

test('the table stays while newer rows load', async () => {
  const tester = await mountEngines();
  const table = view.getByRole('table').element();
  const shown = () => view.locate('[data-row=answer] td svg').elements().length;
  let least = shown();
  const watch = new MutationObserver(() => {
    least = Math.min(least, shown());
  });
  watch.observe(view.element(), { subtree: true, childList: true, characterData: true });
  for (const end of ['', '?', '?x']) openText(tester, `User-agent: *\nAllow: /shop/cart${end}`);
  await expect.element(verdict('google')).toHaveTextContent('by line 2');
  watch.disconnect();
  expect(table.isConnected).toBe(true);
  expect(least).toBeGreaterThan(0);
});

test('without an answer there is nothing to compare, and the tab leads back', async () => {
  await mountEngines();
  await screen.testUrl('');
  await expectCount(view.getByRole('table'), 0);
  await expect.element(view).toHaveTextContent("Once there's an answer, you can compare the engines here");
  await expectCount(screen.otherDialects, 0);
  await screen.testUrl('/shop/cart');
  await expect.element(verdict('python').locate('svg')).toBeVisible();
  await screen.testUrl('');
  await back.click();
  await expectHidden(view);
  await expectFocus(screen.tab('Why'));
});

test('the button after the answer shows whether other dialects agree, without moving the answer', async () => {
  const tester = await openPage();
  await expectText(screen.otherDialects, '≠Python would decide otherwise');
  const before = boxOf(screen.verdict);
  openText(tester, 'User-agent: *\nDisallow: /\n');
  await expectText(screen.otherDialects, 'All 6 other engines agree');
  await expect.element(screen.otherDialects).toHaveAttribute('data-other-readers', 'same');
  openText(tester, 'User-agent: *\n\nDisallow: /\n');
  await expectText(screen.otherDialects, '≠3 engines would decide otherwise');
  await expect.element(screen.otherDialects).toHaveAttribute('data-other-readers', 'differ');
  expect(boxOf(screen.verdict)).toEqual(before);
  await screen.chooseCrawler('YandexBot');
  await expectText(screen.otherDialects, '≠4 engines would decide otherwise');
  openText(tester, 'User-agent: *\nDisallow: /\n');
  await expectText(screen.otherDialects, 'All 6 other engines agree');
  expect(boxOf(screen.verdict)).toEqual(before);
  await screen.chooseCrawler('');
  await expectCount(screen.otherDialects, 0);
  expect(boxOf(screen.verdict)).toEqual(before);
});

test('if no engine reads the file, says that the differences would only matter then', async () => {
  const { actions } = await mountEngines({ text: 'User-agent: *\nAllow: /\nDisallow: /x\n', url: '/x' });
  const title = view.locate('tbody th[scope=rowgroup]');
  await expectText(title, 'What they may read differently in this file');
  actions.setAnswer({ final: { kind: 'status', status: 404 } });
  await expectText(title, 'If the file were read: what they may read differently');
});

test('if an undocumented server answer decides, the button after the answer only points to the engines', async () => {
  const { actions } = await mountEngines();
  actions.setAnswer({ final: { kind: 'status', status: 500 } });
  await expectText(screen.otherDialects, '≠See the other engines');
  await expectVerdict('google', 'BlockedHTTP 500: nothing is allowed for now');
  await expectVerdict('bing', 'BlockedHTTP 500: nothing is allowed for now (assumed, not documented)');
  await expectVerdict('yandex', 'AllowedHTTP 500: everything is allowed', 'Anything except HTTP 200');
  await back.click();
  await expect.element(fact).toHaveTextContent('Not every engine documents what it does in this case.');
});

test('the fact in Why and the button after the answer open the list, and ‹ and Esc lead back to the fact', async () => {
  await mountEngines({ text: 'User-agent: *\nDisallow: /shop\nAllow: /shop/\n', url: '/shop/a' });
  await expectHidden(screen.why);
  await expectFocus(heading);
  await expect.element(screen.tab('Why')).toHaveAttribute('aria-selected', 'true');
  await press('Escape');
  await expectHidden(view);
  await expectFocus(compare);
  await expectText(fact.locate('dd').first(), '≠The 1994 text and Python would block it. 4 others agree.');

  await screen.tab('Crawlers').click();
  await screen.otherDialects.click();
  await expectFocus(heading);
  await expect.element(view.getByRole('table')).toBeVisible();
  await expectHidden(screen.why);
  await press('Shift+Tab');
  await expectFocus(back);
  await press('Enter');
  await expectFocus(compare);
  await expect.element(screen.why).toBeVisible();

  await press('Enter');
  await expect.element(view.getByRole('table')).toBeVisible();
  await screen.tab('Why').click();
  await expectHidden(view);
  await compare.click();
  await enginesScreen.answerBy('Python');
  await expectText(screen.otherDialects, '≠5 engines would decide otherwise');
});

test.for([390, 320])('on a phone %i px wide, each row is a block of lines', async (width) => {
  await page.viewport(width, 844);
  await openPage({ text: 'User-agent: *\nDisallow: /*?x=\n', url: '/news?x=1' });
  await screen.expectVerdict('disallowed', 2);
  const { height } = boxOf(screen.verdict);
  await enginesScreen.show();
  expect(screen.scrollsSideways()).toBe(false);
  await expectVerdict('standard1994', noRule, 'There are no wildcards');
  await expectHidden(screen.otherDialects);
  await expectText(verdict('bing'), 'Google, RFC 9309, Bing, Yandex, Google 2020 – Blockedby line 2');
  const [first, second] = [boxOf(verdict('bing')), boxOf(verdict('python'))];
  expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  expect(boxOf(verdict('bing').getByText('Google, RFC 9309')).width).toBeGreaterThan(100);
  expect(boxOf(menuButton).height).toBeGreaterThanOrEqual(36);
  expect(boxOf(back).height).toBeGreaterThanOrEqual(36);
  expect(boxOf(screen.verdict).height).toBe(height);
  await view.getByText("What's documented and what's assumed").click();
  await view.getByRole('button', { name: 'Show them' }).click();
  expect(screen.scrollsSideways()).toBe(false);
  const link = verdict('bing').getByRole('link', { name: 'line 2' });
  await link.click();
  await screen.expectEditorFocus();
  await expect.element(screen.tab('File')).toHaveAttribute('aria-selected', 'true');
  await press('Escape');
  await expect.element(link).toHaveFocus();
});

test('axe finds nothing in the list, the fact and the verdict row', async () => {
  const tester = await mountEngines();
  openText(tester, 'User-agent: *\nDisalow: /\n');
  await expect.element(screen.otherDialects).toHaveAttribute('data-other-readers', 'differ');
  await view.getByText("What's documented and what's assumed").click();
  await view.getByRole('button', { name: 'Show them' }).click();
  await expectAccessible();
  await enginesScreen.answerBy('Python');
  await screen.expectVerdict('allowed', 0);
  await showOn('phone');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.why).toBeVisible();
  await expectAccessible();
});

test('the engines keep their names in view while the table scrolls', async () => {
  await page.viewport(1440, 500 + 60);
  await openPage();
  await screen.tab('Why').click();
  await compare.click();
  await view.getByRole('button', { name: /^Show/ }).click();
  const panel = page.locate('#panel-why');
  const name = view.getByRole('columnheader', { name: 'RFC 9309' });
  const row = view.getByRole('row').last().element();
  row.scrollIntoView({ block: 'end' });
  await expect.poll(() => panel.element().scrollTop).toBeGreaterThan(200);
  await expect.element(name).toBeInViewport();
  expect(boxOf(name).top).toBeCloseTo(boxOf(panel).top, 0);
});

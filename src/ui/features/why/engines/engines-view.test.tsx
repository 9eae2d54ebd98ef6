import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
import { enginesScreen, mountEngines } from './testdata/engines-screen';

const { view, readBy, reader } = enginesScreen;

const dialects = ['google', 'rfc9309', 'bing', 'yandex', 'google2020', 'standard1994', 'python'] as const;
type DialectName = (typeof dialects)[number];

/** Expects a row to show this verdict with its reason, and the explanation if it differs. */
async function expectRow(id: DialectName, verdict: string, why?: string): Promise<void> {
  const row = reader(id);
  await expectText(row.getByRole('cell').first(), verdict);
  if (why === undefined) await expect.element(row).not.toHaveAttribute('data-differs', 'outcome');
  else {
    await expect.element(row).toHaveAttribute('data-differs', 'outcome');
    await expect.element(row).toHaveTextContent('≠Different answer.');
    await expect.element(row).toHaveTextContent(why);
  }
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
      ...same('Blockedby line 2: Disallow: /*?x=', dialects),
      standard1994: [noRule, 'There are no wildcards: * is just a star, and $ just a dollar sign.'],
      python: [noRule, 'There are no wildcards: * is just a star'],
    },
  },
  {
    name: 'Allow after a shorter Disallow',
    text: 'User-agent: *\nDisallow: /shop\nAllow: /shop/\n',
    url: '/shop/a',
    rows: {
      ...same('Allowedby line 3: Allow: /shop/', dialects),
      standard1994: ['Blockedby line 2: Disallow: /shop', 'Only User-agent and Disallow lines count'],
      python: ['Blockedby line 2: Disallow: /shop', 'The first matching rule decides'],
    },
  },
  {
    name: 'a blank line in a group',
    text: 'User-agent: *\n\nDisallow: /\n',
    url: '/a',
    rows: {
      ...same('Blockedby line 3: Disallow: /', dialects),
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
      google: ['Blockedby line 2: Disallow: /'],
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
      ...same('Blockedby line 2: Disallow: /', dialects),
      google: ['Allowedno User-agent line applies to MJ12bot', 'MJ12bot is MJ'],
      google2020: ['Allowedno User-agent line applies to MJ12bot', 'Names are case-sensitive'],
    },
  },
  {
    name: '/robots.txt itself',
    text: 'User-agent: *\nDisallow: /\n',
    url: '/robots.txt',
    rows: {
      ...same('Blockedby line 2: Disallow: /', dialects),
      rfc9309: ['Allowed/robots.txt itself is always allowed', '/robots.txt itself is always allowed.'],
    },
  },
  {
    name: "a conflict that Google's page of 2020 leaves undefined",
    text: 'User-agent: *\nAllow: /page\nDisallow: /*.htm\n',
    url: '/page.htm',
    rows: {
      ...same('Blockedby line 3: Disallow: /*.htm', dialects),
      google2020: ['UndecidedAllow and Disallow both match', "the text doesn't say which wins"],
      standard1994: [noRule, 'There are no'],
      python: ['Allowedby line 2: Allow: /page', 'The first matching rule decides'],
    },
  },
];

test.for(cases)('the table shows what each dialect decides: $name', async ({ text, url, crawler, rows }) => {
  await mountEngines({ text, url, ...(crawler !== undefined && { crawler }) });
  await expect.element(view.getByRole('table')).toHaveAccessibleName('What each engine decides');
  await expectCount(view.getByRole('rowheader'), dialects.length);
  for (const id of dialects) await expectRow(id, ...rows[id]);
});

test('marks the active dialect and mentions a different deciding line without the ≠ sign', async () => {
  await mountEngines({ text: 'User-agent: *\nDisallow: /a\nDisallow: /a*\n', url: '/abc' });
  await screen.expectVerdict('disallowed', 3);
  await expect.element(view.getByRole('columnheader', { name: 'Compared with Google' })).toBeVisible();
  await expect.element(reader('google')).toHaveTextContent('in use');
  await expectCount(view.getByText('in use'), 1);
  await expect.element(reader('python')).toHaveAttribute('data-differs', 'line');
  await expect.element(reader('python')).toHaveTextContent('Same answer, by line 2.');
  await expect.element(reader('python')).not.toHaveTextContent('≠');
  await expect.element(reader('rfc9309')).toHaveTextContent('Same answer.');
});

test('choosing a dialect changes the answer, the marks and the explanation, and the default restores them', async () => {
  const url = '/shop/a';
  await openPage({ text: 'User-agent: *\nDisallow: /shop\nAllow: /shop/\n', url });
  await screen.expectVerdict('allowed', 3, 'Yes. Allowed by line 3: Allow: /shop/');
  await expect.element(screen.line('Allow: /shop/')).toHaveAttribute('data-rule', 'won');
  await enginesScreen.show();
  await expectTexts(readBy.getByRole('option'), [
    'Its own: Google (default)',
    'Google',
    'RFC 9309',
    'Bing',
    'Yandex',
    'Google 2020',
    '1994 text',
    'Python',
  ]);
  await expect
    .element(readBy)
    .toHaveAccessibleDescription('This changes the verdict, the marks in the editor and the Why view.');

  await userEvent.selectOptions(readBy, 'Python');
  await screen.expectVerdict('disallowed', 2, "No. Under Python's rules, blocked by line 2: Disallow: /shop");
  await expect.element(screen.line('Disallow: /shop')).toHaveAttribute('data-rule', 'won');
  await expect.element(screen.line('Allow: /shop/')).toHaveAttribute('data-rule', 'lost');
  await expect.element(reader('python')).toHaveTextContent('in use');
  await expectRow('google', 'Allowedby line 3: Allow: /shop/', 'The longest matching rule decides');
  await expect.element(view.getByRole('columnheader', { name: 'Compared with Python' })).toBeVisible();

  await userEvent.selectOptions(readBy, 'Its own: Google (default)');
  await screen.expectVerdict('allowed', 3);
  await expect.element(screen.line('Allow: /shop/')).toHaveAttribute('data-rule', 'won');
  await expectRow('google', 'Allowedby line 3: Allow: /shop/');
});

test('a button in a row selects its dialect and keeps the focus', async () => {
  await openPage({ text: 'User-agent: *\nDisallow: /*?x=\n', url: '/news?x=1' });
  await enginesScreen.show();
  await view.getByRole('button', { name: 'Use these rules: 1994 text' }).click();
  await screen.expectVerdict(
    'allowed',
    0,
    'Yes. Under the rules of the 1994 text, allowed: no rule matches this URL.',
  );
  await expect.element(readBy).toHaveValue('standard1994');
  const now = reader('standard1994').getByRole('button', { name: 'in use: 1994 text' });
  await expect.element(now).toHaveFocus();
  await expect.element(now).toBeDisabled();
  await expect.element(screen.line('Disallow: /*?x=')).toHaveAttribute('data-rule', 'unmatched');
  const version = screen.version();
  await press('Enter');
  await view.getByRole('button', { name: 'Use these rules: Bing' }).click();
  await screen.expectVerdict('disallowed', 2);
  expect(screen.version()).toBe(version + 1);
});

test("the crawler's own rules are named, even if they are undocumented", async () => {
  await mountEngines();
  const own = readBy.getByRole('option').first();
  await expectText(own, 'Its own: Google (default)');
  await screen.chooseCrawler('YandexBot');
  await expectText(own, 'Its own: Yandex (default)');
  await expect.element(reader('yandex')).toHaveTextContent('in use');
  await screen.chooseCrawler('Not in the list');
  await expectText(own, 'Its own: undocumented, so RFC 9309 (default)');
  await expect.element(reader('rfc9309')).toHaveTextContent('in use');
});

test('the table says if a crawler does not follow the file', async () => {
  await mountEngines({ crawler: 'ChatGPT-User' });
  await expect
    .element(view)
    .toHaveTextContent('robots.txt may not stop ChatGPT-User. This is what the rules would say.');
  await expectCount(screen.otherDialects, 0);
});

test('a line link in the table leads into the editor, and Esc returns to it', async () => {
  await openPage();
  await enginesScreen.show();
  const link = reader('bing').getByRole('link', { name: 'line 12' });
  await link.click();
  await screen.expectEditorFocus();
  expect(screen.caretLine()).toBe('Disallow: /shop/cart');
  await press('Escape');
  await expect.element(link).toHaveFocus();
});

test('sources are links that open in a new tab', async () => {
  await mountEngines({ text: 'User-agent: *\nDisallow: /*?x=\n', url: '/news?x=1' });
  await view.getByText("What's documented and what's assumed").click();
  const link = reader('standard1994').getByRole('link', { name: 'robotstxt.org' });
  await expect.element(link).toHaveAttribute('href', 'https://www.robotstxt.org/orig.html');
  const sources = view.locate('a[href^="https:"]');
  await expectCount(sources, dialects.length + 2);
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
  const shown = () => view.locate('td svg').elements().length;
  let least = shown();
  const watch = new MutationObserver(() => {
    least = Math.min(least, shown());
  });
  watch.observe(view.element(), { subtree: true, childList: true, characterData: true });
  for (const end of ['', '?', '?x']) openText(tester, `User-agent: *\nAllow: /shop/cart${end}`);
  await expect.element(reader('google')).toHaveTextContent('by line 2: Allow: /shop/cart?x');
  watch.disconnect();
  expect(table.isConnected).toBe(true);
  expect(least).toBe(dialects.length);
});

test('without an answer there is nothing to compare', async () => {
  await mountEngines();
  await screen.testUrl('');
  await expectCount(view.getByRole('table'), 0);
  await expect.element(view).toHaveTextContent("Once there's an answer, you can compare the engines here");
  await expectCount(screen.otherDialects, 0);
  await screen.testUrl('/shop/cart');
  await expect.element(reader('python').locate('td svg')).toBeVisible();
});

test('the button after the answer shows whether other dialects agree, without moving the answer', async () => {
  const tester = await openPage();
  await expectText(screen.otherDialects, 'RFC 9309, Bing and Yandex would give the same answer');
  const before = boxOf(screen.verdict);
  openText(tester, 'User-agent: *\n\nDisallow: /\n');
  await expectText(screen.otherDialects, '≠Yandex would give a different answer');
  await expect.element(screen.otherDialects).toHaveAttribute('data-other-readers', 'differ');
  expect(boxOf(screen.verdict)).toEqual(before);
  openText(tester, 'User-agent: *\nDisalow: /\n');
  await expectText(screen.otherDialects, '≠RFC 9309, Bing and Yandex would give a different answer');
  await screen.chooseCrawler('YandexBot');
  await expectText(screen.otherDialects, '≠Google would give a different answer');
  openText(tester, 'User-agent: *\nDisallow: /\n');
  await expectText(screen.otherDialects, 'Google, RFC 9309 and Bing would give the same answer');
  expect(boxOf(screen.verdict)).toEqual(before);
  await screen.chooseCrawler('');
  await expectCount(screen.otherDialects, 0);
  expect(boxOf(screen.verdict)).toEqual(before);
});

test('if an undocumented server answer decides, the button after the answer only points to the engines', async () => {
  const { actions } = await mountEngines();
  actions.setAnswer({ final: { kind: 'status', status: 500 } });
  await expectText(screen.otherDialects, '≠See the other engines');
  await expectRow('google', 'BlockedHTTP 500: nothing is allowed for now');
  await expectRow('bing', 'BlockedHTTP 500: nothing is allowed for now (assumed, not documented)');
  await expectRow('yandex', 'AllowedHTTP 500: everything is allowed', 'Anything except HTTP 200');
});

test('the button after the answer opens the engines and compares with the active dialect', async () => {
  await mountEngines({ text: 'User-agent: *\nDisallow: /shop\nAllow: /shop/\n', url: '/shop/a' });
  await screen.tab('Why').click();
  await screen.otherDialects.click();
  await expect.element(screen.tab('Engines')).toHaveFocus();
  await expect.element(screen.tab('Engines')).toHaveAttribute('aria-selected', 'true');
  await expect.element(view.getByRole('table')).toBeVisible();
  await expectHidden(screen.why);
  await userEvent.selectOptions(readBy, 'Python');
  await expectText(screen.otherDialects, '≠Google, RFC 9309, Bing and Yandex would give a different answer');
});

test.for([390, 320])('on a phone %i px wide, dialects are blocks', async (width) => {
  await page.viewport(width, 844);
  await openPage({ text: 'User-agent: *\nDisallow: /*?x=\n', url: '/news?x=1' });
  await screen.expectVerdict('disallowed', 2);
  const { height } = boxOf(screen.verdict);
  await enginesScreen.show();
  expect(screen.scrollsSideways()).toBe(false);
  await expectRow('standard1994', noRule, 'There are no wildcards');
  await expectHidden(screen.otherDialects);
  const head = boxOf(reader('bing').getByRole('rowheader'));
  const verdict = boxOf(reader('bing').getByRole('cell').first());
  expect(verdict.top).toBeGreaterThanOrEqual(head.bottom);
  expect(verdict.left).toBe(head.left);
  expect(boxOf(readBy).height).toBeGreaterThanOrEqual(44);
  for (const button of view.getByRole('button', { name: /^Use these rules/ }).all())
    expect(boxOf(button).height).toBeGreaterThanOrEqual(36);
  expect(boxOf(screen.verdict).height).toBe(height);
  await view.getByText("What's documented and what's assumed").click();
  expect(screen.scrollsSideways()).toBe(false);
  const link = reader('bing').getByRole('link', { name: 'line 2' });
  await link.click();
  await screen.expectEditorFocus();
  await expect.element(screen.tab('File')).toHaveAttribute('aria-selected', 'true');
  await press('Escape');
  await expect.element(link).toHaveFocus();
});

test('axe finds nothing in the view and in the verdict row', async () => {
  const tester = await mountEngines();
  openText(tester, 'User-agent: *\nDisalow: /\n');
  await expect.element(screen.otherDialects).toHaveAttribute('data-other-readers', 'differ');
  await view.getByText("What's documented and what's assumed").click();
  await expectAccessible();
  await userEvent.selectOptions(readBy, 'Python');
  await screen.expectVerdict('allowed', 0);
  await showOn('phone');
  await expectAccessible();
});

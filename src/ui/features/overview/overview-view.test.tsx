import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { setState } from '../../../store/testdata/set-state';
import { expectAccessible } from '../../testdata/accessibility';
import { openText } from '../../testdata/open-page';
import {
  expectCount,
  expectFocus,
  expectText,
  expectTexts,
  press,
  screen,
  showOn,
} from '../../testdata/screen';
import { FakeProblems } from './testdata/fake-problems';
import { type MadeColumn, overviewOf } from './testdata/overview-of';
import { mountOverview, overviewScreen } from './testdata/overview-screen';

const { view, sentence, grid, heads, rows, strip, key, cell, cells } = overviewScreen;

const columns: readonly MadeColumn[] = [
  { crawlers: ['googlebot', 'gptbot'] },
  { crawlers: ['bingbot'], names: ['Bingbot'] },
  { crawlers: ['ccbot'], names: ['CCBot'] },
];
const shop = overviewOf({
  columns,
  summary: {
    kind: 'open-except',
    areas: 1,
    share: 'almost-everyone',
    shutOut: [2],
    free: [],
    onlyFor: null,
    exceptFor: { column: 1, areas: 1 },
  },
  areas: [
    ['', 'o.x'],
    ['/cart /checkout /account/ /login', 'x.x'],
    ['/tag/', '.xx'],
    ['  /tag/sale', '..x'],
    ['/$', '..x'],
  ],
  patterns: [['/*.pdf$', 'x.x']],
  skippers: ['AdsBot-Google', 'Mediapartners-Google'],
});

async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
  (locator.element() as HTMLElement).focus();
}

describe('what it shows', () => {
  test('that the server’s answer decides instead of the rules', async () => {
    const { actions } = await mountOverview(new FakeProblems(shop));
    await expectText(sentence, 'Open to most crawlers. CCBot is shut out.');
    await expect.element(view).not.toHaveTextContent('The server’s answer decides now');
    actions.setAnswer({ final: { kind: 'status', status: 503 } });
    await expect.element(view).toHaveTextContent('The server’s answer decides now, not these rules.');
  });

  test('sentences, columns, rows and the key', async () => {
    await mountOverview(new FakeProblems(shop));
    await expectText(sentence, 'Open to most crawlers. CCBot is shut out.');
    await expect.element(view).toHaveTextContent('1 area is closed to almost everyone, but not to Bingbot.');
    await expect
      .element(view)
      .toHaveTextContent(
        'Googlebot, GPTBot (like everyone else): open, except for 5 areas. Bingbot: open, except for 1 area. CCBot: blocked everywhere.',
      );
    await expectTexts(heads, [
      'Part of the site crawlers',
      'Everyone else 22 crawlers',
      'Bingbot 11 crawler',
      'CCBot 11 crawler',
    ]);
    await expectTexts(rows, [
      'Rest of the site',
      '/cart, /checkout, /account/ + 1 more',
      '/tag/',
      '/tag/sale',
      '/ home page only',
      '….pdf at the end',
    ]);
    expect(cells().slice(0, 6)).toEqual([
      'Everyone else, rest of the site: allowed, with exceptions',
      'Bingbot, rest of the site: allowed',
      'CCBot, rest of the site: blocked',
      'Everyone else, /cart and 3 more: blocked',
      'Bingbot, /cart and 3 more: allowed',
      'CCBot, /cart and 3 more: blocked',
    ]);
    await expect.element(grid).toHaveTextContent('Anywhere on the site … stands for any characters');
    await expectTexts(key.getByRole('listitem'), ['allowed', 'blocked', 'except addresses in other rows']);
    await expect
      .element(view)
      .toHaveTextContent(
        'AdsBot-Google and Mediapartners-Google skip the * group: they may crawl everything.',
      );
    await expectAccessible(view.element());
  });

  test('names that aren’t crawlers', async () => {
    const tester = await mountOverview(new FakeProblems(shop));
    openText(tester, 'User-agent: __usage_ai-training\nDisallow: /\n');
    await expect
      .element(view)
      .toHaveTextContent("__usage_ai-training isn't a crawler. A preference from a draft of 30 October 2026");
    await expectAccessible(view.element());
  });

  test('kinds of crawlers, with the number that is blocked', async () => {
    await mountOverview(new FakeProblems(shop));
    await view.getByRole('radio', { name: 'Kinds' }).click();
    await expectTexts(heads, ['Part of the site crawlers', 'Search 22 crawlers', 'AI training 22 crawlers']);
    await expect
      .element(cell('AI training, rest of the site: 1 of 2 blocked, with exceptions'))
      .toHaveTextContent('1/2');
    await expect.element(cell('Search, /cart and 3 more: 1 of 2 blocked')).toHaveTextContent('1/2');
    await expectText(
      strip,
      'Numbers count the blocked crawlers of a column. Choose a cell to see which lines decide it.',
    );
    await expectTexts(key.getByRole('listitem'), [
      'allowed',
      'blocked',
      '1/2: blocked for 1 of 2 crawlers',
      'except addresses in other rows',
    ]);
    await expectAccessible(view.element());
  });

  test('kinds if there are many groups; the choice is remembered', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({
      crawlers: [`bot${index}`],
      names: [`bot${index}`],
    }));
    const content = overviewOf({ columns: many, areas: [['', '.x.x.x']] });
    const problems = new FakeProblems(content);
    const tester = await mountOverview(problems);
    await expect.element(view.getByRole('radio', { name: 'Kinds' })).toBeChecked();
    await view.getByRole('radio', { name: 'Groups 6' }).click();
    await expectCount(heads, 7);
    tester.dispose();
    await mountOverview(problems);
    await expect.element(view.getByRole('radio', { name: 'Groups 6' }).last()).toBeChecked();
  });

  test('the rest of a long part on request', async () => {
    const areas = Array.from({ length: 15 }, (_, index) => [`/area${index}`, 'x..'] as const);
    await mountOverview(new FakeProblems(overviewOf({ columns, areas })));
    await expectCount(rows, 12);
    await expect.element(grid).toHaveAttribute('aria-rowcount', '16');
    await view.getByRole('button', { name: '3 more areas' }).click();
    await expectCount(rows, 15);
    await expectFocus(rows.nth(12));
  });

  test('nothing of a cell without URLs', async () => {
    await mountOverview(new FakeProblems(overviewOf({ columns, areas: [['/x', '-.x']] })));
    await expectText(cell('Everyone else, /x: no addresses'), '');
  });

  test('a finding, which opens in Problems', async () => {
    const problems = new FakeProblems(shop);
    const tester = await mountOverview(problems);
    await expect.element(grid).toBeVisible();
    const of = {
      rule: 'shadowed-rule',
      severity: 'tidy',
      count: 17,
      isHeuristic: false,
      fix: 'neutral',
    } as const;
    problems.report(shop, { kinds: [of] });
    await view.getByRole('button', { name: 'Show: Rule that changes nothing 17 times' }).click();
    expect(problems.store.getState().requestedKind).toEqual(of);
    expect(tester.store.getState().view).toBe('problems');
    await expectFocus(screen.tab('Problems'));
  });

  test('why a file can’t be simplified', async () => {
    const problems = new FakeProblems(shop);
    await mountOverview(problems);
    await expect.element(grid).toBeVisible();
    const of = { rule: 'repeated-rules', severity: 'tidy', count: 2, isHeuristic: false, fix: null } as const;
    problems.report(shop, { kinds: [of] });
    await view.getByRole('button', { name: 'Simplify' }).click();
    const nothing = view.getByText('Nothing to simplify: we found no rules to remove and no groups to join.');
    await expect.element(nothing).toHaveRole('status');
    problems.report(shop, { kinds: [{ ...of, count: 3 }] });
    await expectCount(nothing, 0);
  });
});

describe('with the keyboard', () => {
  test('arrows, Home and End walk over the cells of one Tab stop', async () => {
    await mountOverview(new FakeProblems(shop));
    await expectCount(grid.locate('[tabindex="0"]'), 1);
    await focus(grid.locate('[tabindex="0"]'));
    await expectFocus(cell('Everyone else, rest of the site: allowed, with exceptions'));
    await press('ArrowRight');
    await expectFocus(cell('Bingbot, rest of the site: allowed'));
    await press('ArrowDown');
    await expectFocus(cell('Bingbot, /cart and 3 more: allowed'));
    // The browser's own shortcut.
    await press('Alt+ArrowUp');
    await expectFocus(cell('Bingbot, /cart and 3 more: allowed'));
    await press('End');
    await expectFocus(cell('CCBot, /cart and 3 more: blocked'));
    await press('Home');
    await expectFocus(grid.getByRole('button', { name: /^\/cart/ }));
    await press('Control+End');
    await expectFocus(cell('CCBot, ….pdf at the end: blocked'));
    await press('ArrowUp');
    await expectFocus(cell('CCBot, / home page only: blocked'));
    await press('Control+Home');
    await expectFocus(rows.first());
    await expectCount(grid.locate('[tabindex="0"]'), 1);
  });

  test('Space unfolds a row, also from its button', async () => {
    await mountOverview(new FakeProblems(shop));
    await focus(cell('Bingbot, /cart and 3 more: allowed'));
    await press(' ');
    const chips = grid.getByRole('listitem');
    await expectTexts(chips, ['/cart', '/checkout', '/account/', '/login']);
    await press('ArrowDown');
    await expectFocus(grid.locate('td[colspan]'));
    await press('ArrowDown');
    await expectFocus(cell('Bingbot, /tag/: blocked'));
    const button = grid.getByRole('button', { name: /^\/cart/ });
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await focus(button);
    await press(' ');
    await expectCount(chips, 0);
  });

  test('Enter asks about the best-known crawler of the cell; the view stays', async () => {
    const { store } = await mountOverview(
      new FakeProblems(shop),
      'User-agent: *\nDisallow: /cart\nSitemap: https://shop.test/a.xml\n',
    );
    await focus(cell('Bingbot, /cart and 3 more: allowed'));
    await press('Enter');
    await expect.element(screen.crawler).toHaveValue('Bingbot');
    await expect.element(screen.url).toHaveValue('https://shop.test/cart');
    await press('ArrowLeft');
    await press('ArrowUp');
    await press('Enter');
    await expect.element(screen.crawler).toHaveValue('Googlebot');
    // The home page has a row of its own.
    await expect.element(screen.url).toHaveValue('https://shop.test/page');
    expect(store.getState().view).toBe('overview');
  });
});

describe('the strip', () => {
  test('says who and why for the hovered cell, and marks its lines', async () => {
    const problems = new FakeProblems(shop);
    const { actions } = await mountOverview(problems);
    const marked: unknown[] = [];
    Object.assign(actions, {
      markLines: (lines: Int32Array | null, isFollowed: boolean) =>
        marked.push([lines && [...lines], isFollowed]),
    });
    await expectText(strip, 'Choose a cell to see which lines decide it.');
    await cell('CCBot, /tag/: blocked').hover();
    await expect.element(strip).toHaveTextContent('CCBot · /tag/: blocked');
    await expect.element(strip).toHaveTextContent('A group names CCBot.');
    expect(problems.lineRequests[0]?.payload).toEqual({ id: 0, part: 'areas', row: 2, columns: [2] });
    problems.answerLines(9);
    await expect.element(strip).toHaveTextContent('blocked, by line 9');
    expect(marked).toEqual([[[9], false]]);
    await focus(cell('CCBot, /tag/: blocked'));
    await press('ArrowUp');
    await expect.poll(() => problems.lineRequests.length).toBe(1);
    problems.answerLines(3, 4, 5, 6, 1_000);
    await expect.element(strip).toHaveTextContent(/, by lines 3.*, 4.*, 5.* and 2 more lines/);
    await expect.element(strip.getByRole('link', { name: 'line 4' })).toBeVisible();
    expect(marked.at(-1)).toEqual([[3, 4, 5, 6, 1_000], true]);
    await press('Escape');
    await expectText(strip, 'Choose a cell to see which lines decide it.');
    expect(marked.at(-1)).toEqual([null, false]);
  });

  test('ignores lines of a cell that was left, and of an older overview', async () => {
    const problems = new FakeProblems(shop);
    await mountOverview(problems);
    await cell('CCBot, /tag/: blocked').hover();
    await cell('Bingbot, /tag/: blocked').hover();
    await expect.poll(() => problems.lineRequests.length).toBe(2);
    problems.lineRequests.pop()?.answer([12]);
    problems.answerLines(9);
    await expect.element(strip).toHaveTextContent('Bingbot · /tag/: blocked, by line 12');
    problems.report(shop);
    await expect.poll(() => problems.lineRequests.length).toBe(1);
    // The known lines stay until those of the new text arrive.
    await expect.element(strip).toHaveTextContent('blocked, by line 12');
    problems.report(shop);
    await expect.poll(() => problems.lineRequests.length).toBe(2);
    problems.lineRequests.pop()?.answer([13]);
    problems.answerLines(14);
    await expect.element(strip).toHaveTextContent('blocked, by line 13');
    problems.report(shop);
    await expect.poll(() => problems.lineRequests.length).toBe(1);
    // The worker has a newer text.
    problems.lineRequests.shift()?.answer(null);
    await expect.element(strip).toHaveTextContent('blocked, by line 13');
  });

  test('names those that are blocked and those that are not, and asks about the first', async () => {
    await mountOverview(new FakeProblems(shop));
    await view.getByRole('radio', { name: 'Kinds' }).click();
    await cell('AI training, /tag/: 1 of 2 blocked').hover();
    await expect.element(strip).toHaveTextContent('AI training · /tag/: blocked for 1 of 2');
    await expect
      .element(strip)
      .toHaveTextContent('A group names CCBot. Not for GPTBot: no rule blocks it for it.');
    await strip.getByRole('button', { name: 'Ask about CCBot' }).click();
    await expect.element(screen.crawler).toHaveValue('CCBot');
    await expect.element(screen.url).toHaveValue('/tag/');
  });
});

test('the rest of a site is asked about by another page than a home page with a row of its own', async () => {
  const columns = [{ crawlers: ['googlebot'] }, { crawlers: ['yandexbot'], names: ['Yandex'] }];
  const content = overviewOf({
    columns,
    areas: [
      ['', '.x'],
      ['/$', '..'],
    ],
  });
  await mountOverview(new FakeProblems(content));
  await cell('Yandex, rest of the site: blocked').click();
  await expect.element(screen.url).toHaveValue('/page');
  await cell('Yandex, / home page only: allowed').click();
  await expect.element(screen.url).toHaveValue('/');
});

test('a click asks about a path that the stars match', async () => {
  await mountOverview(new FakeProblems(shop));
  await cell('CCBot, ….pdf at the end: blocked').click();
  await expect.element(screen.crawler).toHaveValue('CCBot');
  await expect.element(screen.url).toHaveValue('/x.pdf');
});

test('a new overview replaces the old one only when it arrives', async () => {
  const problems = new FakeProblems(shop);
  await mountOverview(problems);
  await expectCount(rows, 6);
  problems.report(overviewOf({ columns, areas: [['', 'xxx']], summary: { kind: 'closed' } }));
  await expectText(sentence, 'Closed to everyone.');
  await expectCount(rows, 1);
});

test('a late reply never replaces a newer overview', async () => {
  const closed = overviewOf({ columns, areas: [['', 'xxx']], summary: { kind: 'closed' } });
  const problems = new FakeProblems(shop);
  await mountOverview(problems);
  await expectCount(rows, 6);
  problems.isHeld = true;
  problems.report(shop);
  problems.report(closed);
  await expect.poll(() => problems.held.length).toBe(2);
  const [answerOld, answerNew] = problems.held;
  answerNew?.();
  await expectText(sentence, 'Closed to everyone.');
  answerOld?.();
  problems.isHeld = false;
  await cell('Bingbot, rest of the site: blocked').hover();
  await expect.element(strip).toHaveTextContent('Bingbot · rest of the site: blocked');
  await expectText(sentence, 'Closed to everyone.');
});

describe('on a phone', () => {
  test('a few columns are a table; a tap only fills the strip', async () => {
    await showOn('phone');
    await mountOverview(new FakeProblems(shop));
    await expectCount(heads, 4);
    const before = (screen.url.element() as HTMLInputElement).value;
    await cell('CCBot, /tag/: blocked').click();
    await expect.element(strip).toHaveTextContent('CCBot · /tag/: blocked');
    await expect.element(screen.url).toHaveValue(before);
    await strip.getByRole('button', { name: 'Ask about CCBot' }).click();
    await expect.element(screen.url).toHaveValue('/tag/');
    expect(screen.scrollsSideways()).toBe(false);
    await expectAccessible(view.element());
  });

  test('words fit beside long patterns, 320 pixels wide', async () => {
    await page.viewport(320, 640);
    const four = [...columns, { crawlers: ['ahrefsbot'], names: ['AhrefsBot'] }];
    const areas: [string, string][] = [
      ['', 'o.xx'],
      ['/news/marketplace-for-everyone.cfm', 'o.xx'],
    ];
    await mountOverview(new FakeProblems(overviewOf({ columns: four, areas })));
    await expectText(
      cell('Everyone else, rest of the site: allowed, with exceptions'),
      'allowed, with exceptions',
    );
    expect(screen.scrollsSideways()).toBe(false);
  });

  test('many columns are picked, and have words', async () => {
    await showOn('phone');
    const four = [...columns, { crawlers: ['ahrefsbot'], names: ['AhrefsBot'] }];
    await mountOverview(
      new FakeProblems(
        overviewOf({
          columns: four,
          areas: [
            ['', '..xx'],
            ['/cart', 'x.xx'],
          ],
        }),
      ),
    );
    const picker = view.getByRole('combobox', { name: 'For' });
    await expectTexts(picker.getByRole('option'), ['Everyone else', 'Bingbot', 'CCBot', 'AhrefsBot']);
    await expectText(cell('Everyone else, /cart: blocked'), 'blocked');
    await userEvent.selectOptions(picker, 'Bingbot');
    await expectText(cell('Bingbot, /cart: allowed'), 'allowed');
    await expectCount(grid.locate('td'), 2);
    expect(screen.scrollsSideways()).toBe(false);
    await expectAccessible(view.element());
  });
});

describe('says why there is no overview', () => {
  test('it takes long', async () => {
    const problems = new FakeProblems();
    await mountOverview(problems);
    await expect.element(view).toHaveTextContent('Working it out…');
    problems.report(shop);
    await expect.element(grid).toBeVisible();
  });

  test('there are too many rules', async () => {
    await mountOverview(new FakeProblems(null));
    await expect.element(view).toHaveTextContent('No overview: this file names more than 1,000 crawlers.');
  });

  test('there is no file', async () => {
    const { actions } = await mountOverview(new FakeProblems(shop));
    actions.clearDocument();
    await expect.element(view).toHaveTextContent('Add a robots.txt to see what it does.');
  });

  test.each([
    ['stopped', 'The overview stopped working.'],
    ['unavailable', "The overview couldn't start."],
  ] as const)('the worker is %s', async (status, text) => {
    const problems = new FakeProblems(shop);
    await mountOverview(problems);
    await expect.element(grid).toBeVisible();
    problems.store.setState({ status });
    await expect.element(view.getByRole('alert')).toHaveTextContent(text);
    await view.getByRole('button', { name: 'Restart' }).click();
    expect(problems.restarts).toBe(1);
  });

  test('its code is missing', async () => {
    const { store } = await mountOverview(new FakeProblems(shop));
    await expect.element(grid).toBeVisible();
    setState(store, { problems: 'missing' });
    await expect
      .element(view.getByRole('alert'))
      .toHaveTextContent("This part of the page couldn't be loaded.");
    await view.getByRole('button', { name: 'Try again' }).click();
    await expect.element(grid).toBeVisible();
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { ScriptedService } from '../../store/testdata/scripted-service';
import type { Tester } from '../../store/tester';
import { openPage, openText } from '../testdata/open-page';
import { boxOf, expectCount, expectText, expectTexts, screen, WHOLE } from '../testdata/screen';

const TALL = 844;

/** The region that shows the file. */
const region = page.getByRole('region', { name: 'robots.txt editor' });
const tabs = page.getByRole('tablist');
const { otherDialects } = screen;
const panel = (view: string): Locator => page.getByRole('tabpanel', { name: view });

/** Returns the boxes of the page's fixed parts: x, y, width and height in CSS pixels. */
function places(view = 'Why'): Record<string, readonly number[]> {
  const parts = {
    question: page.getByRole('region', { name: 'Question' }),
    verdict: screen.verdict,
    tabs,
    source: page.getByRole('region', { name: 'Source' }),
    editor: region,
    view: panel(view),
    status: page.getByRole('contentinfo'),
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const { x, y, width, height } = boxOf(part);
      return [name, [x, y, width, height]];
    }),
  );
}

/** Returns the positions of verdict and tabs on a page that scrolls. */
function headPlaces(): readonly number[] {
  return [screen.verdict, tabs].flatMap((part) => {
    const { x, y, height } = boxOf(part);
    return [x, y, height];
  });
}

/** Expects the buttons at the end of the verdict row to be within the row and beside the sentence. */
function expectRoomInRow(locator = otherDialects): void {
  const row = boxOf(screen.verdict);
  let from = boxOf(screen.verdict.getByRole('paragraph')).right;
  const buttons = locator.elements();
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    const box = button.getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(row.top);
    expect(box.bottom).toBeLessThanOrEqual(row.bottom);
    expect(box.left).toBeGreaterThanOrEqual(from);
    from = box.right;
  }
  expect(from).toBeLessThanOrEqual(row.right);
}

/** Returns version and sentence of the shown answer, which differ for every question. */
const answer = (): string =>
  `${screen.version()} ${screen.verdict.getByRole('paragraph').element().textContent}`;

/** Changes the question and waits for the next answer. */
async function changeAnswer(tester: Tester, reach: (tester: Tester) => void): Promise<void> {
  const before = answer();
  reach(tester);
  await expect.poll(answer).not.toBe(before);
}

/** Questions in order. Each has a different answer. */
const questions: Readonly<Record<string, (tester: Tester) => void>> = {
  allowed: ({ actions }) => actions.setUrl('/shop/'),
  'no rule matches': ({ actions }) => actions.setUrl('/'),
  'no URL': ({ actions }) => actions.setUrl(''),
  'no full URL': ({ actions }) => actions.setUrl('example.com'),
  'a long URL with a note': ({ actions }) => actions.setUrl(`/shop/${'very-long/'.repeat(60)}%c3%a9#x`),
  'a crawler with a note': ({ actions }) => actions.setCrawler('MJ12bot'),
  'a long crawler': ({ actions }) => actions.setCrawler(`Mozilla/5.0 (compatible; ${'x'.repeat(500)}/1.0)`),
  'a long rule': (tester) =>
    openText(tester, `User-agent: *\nDisallow: /*${'a*'.repeat(200)}\nDisallow: /shop`),
  'a warning': (tester) => openText(tester, '<html><head></head></html>\n'),
  'a crawler that does not ask': ({ actions }) => actions.setCrawler('ChatGPT-User'),
  'an answer of the site': ({ actions }) => {
    actions.setCrawler('Googlebot');
    actions.setAnswer({ final: { kind: 'status', status: 503 } });
  },
  'a file of another site': ({ actions }) => {
    actions.setRobotsUrl('https://a-long-name-of-another-host.example.com/robots.txt');
    actions.setUrl('https://example.com/shop/');
  },
};

/** Texts at the end of the verdict row, and the changes that produce them, in order. */
const comparisons: readonly [text: string, reach: (tester: Tester) => void][] = [
  ['All 6 other engines agree', ({ actions }) => actions.setUrl('/shop/')],
  ['≠3 engines would decide otherwise', (tester) => openText(tester, 'User-agent: *\n\nDisallow: /\n')],
  [
    '≠6 engines would decide otherwise',
    (tester) => openText(tester, `User-agent: *\nDisalow: /shop${'*'.repeat(400)}\n`),
  ],
  ['≠Google would decide otherwise', ({ actions }) => actions.setCrawler('MJ12bot')],
  ['', ({ actions }) => actions.setCrawler('ChatGPT-User')],
  ['≠6 engines would decide otherwise', ({ actions }) => actions.setCrawler('Googlebot')],
  ['', ({ actions }) => actions.setUrl('')],
];

/** The views beside the file, each with an element that only this view has. */
const views = {
  Why: ['region', 'Reasons for the answer'],
  Overview: ['grid', 'What the file does'],
  Crawlers: ['searchbox', 'Find a crawler'],
  URLs: ['heading', 'Test many URLs at once'],
  Compare: ['button', 'Paste text'],
} as const;
const viewNames = Object.keys(views) as (keyof typeof views)[];
function ownPart(view: keyof typeof views): Locator {
  const [role, name] = views[view];
  return page.getByRole(role, { name });
}

describe.for([
  ['desktop', 1280, 800],
  ['tablet', 820, 1100],
] as const)('on a %s', ([, width, height]) => {
  test('nothing moves when the answer or the comparison with other dialects changes', async () => {
    await page.viewport(width, height);
    const tester = await openPage();
    await screen.expectVerdict('disallowed', 12);
    await expect.element(screen.editor).toBeVisible();
    const first = places();
    for (const [question, reach] of Object.entries(questions)) {
      await changeAnswer(tester, reach);
      expect([question, places()]).toEqual([question, first]);
      expect([question, screen.scrollsSideways()]).toEqual([question, false]);
      // One line of 28 px, or two of 22 px.
      expect(boxOf(screen.verdict.getByRole('paragraph')).height, question).toBeLessThan(50);
    }
    tester.actions.setRobotsUrl('');
    tester.actions.endSimulation();
    for (const [text, reach] of comparisons) {
      reach(tester);
      if (text === '') await expect.element(otherDialects).not.toBeInTheDocument();
      else {
        await expectText(otherDialects, text);
        expectRoomInRow();
      }
      expect([text, places()]).toEqual([text, first]);
    }
  });

  test('shows the whole sentence beside the buttons for a page of another site', async () => {
    await page.viewport(width, height);
    const url = `https://example.com/shop/${'a'.repeat(300)}`;
    const { actions } = await openPage({ url, loadLive: new ScriptedService().load });
    await screen.expectVerdict('allowed', 10);
    const first = places();
    actions.setRobotsUrl(`https://${'long-'.repeat(8)}name.example.com/robots.txt`);
    await screen.expectVerdict('none', 0, 'example.com has its own robots.txt.');
    const buttons = screen.verdict.getByRole('button');
    await expectTexts(buttons, ['Fetch it', /^Ask about \/shop\/a+…a+ here$/]);
    expectRoomInRow(buttons);
    expect(isSentenceWhole()).toBe(true);
    expect(places()).toEqual(first);
    expect(screen.scrollsSideways()).toBe(false);
  });

  test('shows one view at a time, always in the same place and completely within the window', async () => {
    await page.viewport(width, height);
    await openPage();
    await screen.expectVerdict('disallowed', 12);
    await expect.element(screen.why).toHaveTextContent('Blocked.');
    const first = places();
    for (const view of viewNames) {
      await screen.tab(view).click();
      await expect.element(page.getByRole('tabpanel')).toHaveAccessibleName(view);
      await expect.element(ownPart(view)).toBeVisible();
      const others = viewNames.filter((other) => other !== view && ownPart(other).query() !== null);
      expect(others, view).toEqual([]);
      expect(places(view)).toEqual(first);
      for (const [part, [x = 0, y = 0, partWidth = 0, partHeight = 0]] of Object.entries(places(view))) {
        expect([part, x >= 0, y >= 0]).toEqual([part, true, true]);
        expect([part, x + partWidth <= width, y + partHeight <= height]).toEqual([part, true, true]);
      }
      const cut = [panel(view).element(), ...panel(view).element().querySelectorAll('*')].filter(
        (node) =>
          node.scrollWidth > node.clientWidth &&
          node.clientWidth > 0 &&
          /auto|scroll/.test(getComputedStyle(node).overflowX),
      );
      expect(cut).toEqual([]);
    }
  });
});

/** Returns whether the verdict's sentence is shown to its end. */
function isSentenceWhole(): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = screen.verdict
    .getByRole('paragraph')
    .element();
  return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
}

test('shows whole sentences on a tablet', async () => {
  await page.viewport(820, 1100);
  const { actions } = await openPage({ loadLive: new ScriptedService().load });
  actions.setUrl('https://a-shop-of-mine.test/cart');
  await expect.element(screen.verdict.getByRole('paragraph')).toHaveTextContent(/ here\.$/);
  expect(isSentenceWhole()).toBe(true);
  actions.setUrl('/shop/cart');
  actions.setAnswer({ final: { kind: 'status', status: 503 } });
  await expect
    .element(screen.verdict.getByRole('paragraph'))
    .toHaveTextContent('Google stops crawling the site');
  expect(isSentenceWhole()).toBe(true);
  actions.endSimulation();
  actions.setCrawler('ChatGPT-User');
  await expect.element(screen.verdict.getByRole('paragraph')).toHaveTextContent('ChatGPT-User');
  expect(isSentenceWhole()).toBe(true);
});

test.for([
  [1440, 900],
  [390, TALL],
] as const)(
  'a note stays clear of the field’s focus ring and the verdict: %i px',
  async ([width, height]) => {
    await page.viewport(width, height);
    const { actions } = await openPage();
    const note = () => {
      const id = screen.url.element().getAttribute('aria-describedby');
      return document.getElementById(id ?? '') as HTMLElement;
    };
    const question = boxOf(page.getByRole('region', { name: 'Question' }));
    for (const url of [
      'https://example.com/caf\u00e9/%7eshop/%c3%a9',
      'https://exa\u00admple.com/a%zz',
      'https://m\u00fcller.eu/b#top',
    ]) {
      actions.setUrl(url);
      await expect.poll(() => note().textContent).not.toBe('');
      const range = document.createRange();
      range.selectNodeContents(note());
      const { top, bottom } = range.getBoundingClientRect();
      const field = screen.url.element().parentElement as HTMLElement;
      // The ring ends 3 px below the field.
      expect([url, top - field.getBoundingClientRect().bottom >= 3]).toEqual([url, true]);
      expect([url, bottom <= question.bottom]).toEqual([url, true]);
      expect([
        url,
        note().scrollWidth <= note().clientWidth,
        note().scrollHeight <= note().clientHeight,
      ]).toEqual([url, true, true]);
      actions.setUrl('');
      await expect.poll(() => note().textContent).toBe('');
    }
    expect(boxOf(page.getByRole('region', { name: 'Question' })).height).toBe(question.height);
  },
);

test('the space above the fields is that below', async () => {
  await page.viewport(1440, 900);
  await openPage();
  const question = boxOf(page.getByRole('region', { name: 'Question' }));
  const field = boxOf(screen.crawler);
  expect(Math.abs(field.top - question.top - (question.bottom - field.bottom))).toBeLessThanOrEqual(4);
});

test('suggested pages have the width of a phone', async () => {
  await page.viewport(390, TALL);
  const { actions } = await openPage();
  actions.setUrl('');
  const chips = screen.verdict.getByRole('list');
  await expect.element(chips).toBeVisible();
  const [row, box, label] = [
    boxOf(screen.verdict),
    boxOf(chips),
    boxOf(screen.verdict.getByText('Which page?')),
  ];
  expect([box.left, box.width]).toEqual([row.left, row.width]);
  expect(box.bottom).toBeLessThanOrEqual(row.bottom);
  expect(boxOf(chips.getByRole('button').first()).top).toBeGreaterThan(label.bottom - 8);
  expect(row.height).toBe(76);
});

test('moves the splitter by keyboard, within its limits', async () => {
  await page.viewport(1280, 800);
  await openPage();
  const splitter = page.getByRole('separator', { name: 'Width of the editor' });
  const before = boxOf(region).width;
  splitter.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(splitter).toHaveAttribute('aria-valuenow', '49');
  expect(boxOf(region).width).toBeGreaterThan(before + 40);
  await userEvent.keyboard('{Home}');
  await expect.element(splitter).toHaveAttribute('aria-valuenow', splitter.element().ariaValueMin ?? '');
  expect(boxOf(region).width).toBeGreaterThanOrEqual(380);
  await userEvent.keyboard('{End}');
  await expect.element(splitter).toHaveAttribute('aria-valuenow', splitter.element().ariaValueMax ?? '');
  expect(boxOf(panel('Why')).width).toBeGreaterThanOrEqual(380);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(splitter).toHaveAttribute('aria-valuenow', splitter.element().ariaValueMax ?? '');
});

describe.for([390, 320])('on a phone %i px wide', (width) => {
  test('shows the views as tabs, and nothing moves or scrolls sideways when the answer changes', async () => {
    await page.viewport(width, TALL);
    const tester = await openPage();
    await screen.expectVerdict('disallowed', 12);
    const names = page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent.replace(/\d.*/, '').trim());
    expect(names).toEqual(['File', 'Why', 'Overview', 'Crawlers', 'URLs', 'Compare', 'Problems']);
    await expect.element(screen.tab('Why')).toHaveAttribute('aria-selected', 'true');
    await expect.element(panel('Why')).toBeVisible();
    await expect.element(screen.editor).not.toBeInTheDocument();
    expect(screen.scrollsSideways()).toBe(false);
    await screen.tab('File').click();
    await expect.element(screen.editor).toBeVisible();
    await expect.element(panel('File')).toBeVisible();
    await expect.element(screen.why).not.toBeInTheDocument();
    const first = headPlaces();
    for (const [question, reach] of Object.entries(questions)) {
      await changeAnswer(tester, reach);
      expect([question, headPlaces()]).toEqual([question, first]);
      expect([question, screen.scrollsSideways()]).toEqual([question, false]);
    }
  });

  test('scrolls no view sideways, whatever its content', async () => {
    await page.viewport(width, TALL);
    const long = `/*${'a*'.repeat(300)}`;
    const { actions } = await openPage({
      text: [
        `User-agent: ${'LongName'.repeat(20)}`,
        `Disallow: ${long}`,
        '',
        'User-agent: *',
        `Disallow: ${long}`,
        'Disallow: /shop',
        `Allow: ${'%20'.repeat(100)}`,
        `Sitemap: https://example.com/${'long-name'.repeat(40)}`,
        'Crawl-delay: 5',
        '',
      ].join('\n'),
      url: `https://${'long.'.repeat(40)}example/shop/${'a'.repeat(600)}`,
    });
    await screen.expectVerdict('disallowed', 5);
    const first = headPlaces();
    const showEach = async (names: readonly string[]) => {
      for (const view of names) {
        await screen.tab(view).click();
        await expect.element(panel(view)).toBeVisible();
        // The tabs do not all fit: the list scrolls to the selected one.
        await expect.element(screen.tab(view)).toBeInViewport(WHOLE);
        scrollTo(0, 0);
        expect([view, headPlaces()]).toEqual([view, first]);
        expect([view, screen.scrollsSideways()]).toEqual([view, false]);
      }
    };
    await showEach([...viewNames, 'File']);
    actions.setAnswer({ final: { kind: 'status', status: 503 } });
    actions.setRobotsUrl(`https://${'long.'.repeat(40)}other/robots.txt`);
    await screen.expectVerdict('not-applicable', 0, /needs its own robots\.txt\.$/);
    const sentence = boxOf(screen.verdict.getByRole('paragraph'));
    expect(sentence.width).toBeGreaterThan(boxOf(screen.verdict).width * 0.6);
    actions.setCrawler('x'.repeat(300));
    await showEach(['Crawlers', 'Why']);
    await page.getByRole('button', { name: 'Compare: Other engines' }).click();
    await expect.element(page.getByRole('table', { name: 'What each engine decides' })).toBeVisible();
    expect(screen.scrollsSideways()).toBe(false);
    await screen.tab('Why').click();
    await expect.element(screen.why).toHaveTextContent('Not by this file.');
  });
});

test('a line link leads to the file on a phone, and Esc returns to Why', async () => {
  await page.viewport(390, TALL);
  await openPage();
  const link = page.getByRole('list', { name: 'Rules that match' }).getByRole('link', { name: 'line 11' });
  await link.click();
  await expect.element(screen.tab('File')).toHaveAttribute('aria-selected', 'true');
  await screen.expectEditorFocus();
  expect(screen.caretLine()).toBe('Disallow: /*?x=');
  await expect.element(screen.line('Disallow: /*?x=')).toBeInViewport();
  await userEvent.keyboard('{Escape}');
  await expect.element(link).toHaveFocus();
  await expect.element(screen.tab('Why')).toHaveAttribute('aria-selected', 'true');
});

test('verdict and tabs stay visible on a phone', async () => {
  await page.viewport(390, TALL);
  await openPage();
  await expect.element(screen.why).toHaveTextContent('Blocked.');
  await screen.openSources();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => scrollY).toBeGreaterThan(200);
  await expect.element(screen.verdict).toBeInViewport(WHOLE);
  await expect.element(tabs).toBeInViewport(WHOLE);
});

test.for([390, 320])(
  'at a width of %i px, nothing covers the focus or the middle of a link',
  async (width) => {
    await page.viewport(width, TALL);
    await openPage();
    await screen.expectVerdict('disallowed', 12);
    const pasteYours = page.getByRole('button', { name: 'Paste yours' });
    await expect.element(pasteYours).toBeVisible();
    await expectCount(page.locate('#panel-why dl > div'), 4);
    await screen.openSources();
    const isHit = (target: Element) => {
      // The first line of a link that wraps.
      const box = target.getClientRects()[0] ?? new DOMRect();
      return target.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    };
    const targets = Array.from(screen.why.element().querySelectorAll<HTMLElement>('a, button, summary'));
    expect(targets.length).toBeGreaterThan(15);
    for (const target of [...targets, ...targets.toReversed()]) {
      target.focus();
      expect([target.textContent, isHit(target)]).toEqual([target.textContent, true]);
    }
    // These are always visible, so focusing them must not scroll the page.
    for (const target of [screen.tab('Overview'), screen.verdict.getByRole('link'), pasteYours]) {
      scrollTo(0, 200);
      (target.element() as HTMLElement).focus();
      expect(scrollY).toBe(200);
    }
  },
);

/** Expects touch targets of at least `least` CSS pixels in width and height. */
async function expectLarge(targets: Locator, least = 44): Promise<void> {
  await expect.element(targets.first()).toBeVisible();
  const small = targets.elements().filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width < least || height < least;
  });
  expect(small.map((target) => target.ariaLabel ?? target.textContent)).toEqual([]);
}

test('touch targets are 44 px high on a phone', async () => {
  await page.viewport(390, TALL);
  const { actions } = await openPage();
  await expectLarge(page.getByRole('banner').getByRole('button'));
  await expectLarge(page.getByRole('tab'));
  await expectLarge(screen.crawler);
  await expectLarge(screen.url);
  for (const menu of ['More actions', 'Open']) {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await expectLarge(page.getByRole('menuitem'));
    await userEvent.keyboard('{Escape}');
  }
  await page.getByRole('button', { name: 'Show crawlers' }).click();
  await expect.poll(() => page.getByRole('option').elements().length).toBeGreaterThan(150);
  await expectLarge(page.getByRole('option'));
  await userEvent.keyboard('{Escape}');
  actions.clearDocument();
  await screen.tab('File').click();
  await expectLarge(region.getByRole('button'));
  const source = page.getByRole('region', { name: 'Source' });
  await expectLarge(source);
  // Inside the bar, which is 44 px high, this button needs only 36 px.
  await expectLarge(source.getByRole('button', { name: 'Simulate', exact: true }), 36);
});

/** Returns the size of the area in which a press hits an element, in whole CSS pixels. */
function hitSize(target: Element): { readonly width: number; readonly height: number } {
  target.scrollIntoView({ block: 'center', inline: 'nearest' });
  const box = target.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const reach = (byX: number, byY: number) => {
    let steps = 0;
    while (target.contains(document.elementFromPoint(x + byX * (steps + 0.5), y + byY * (steps + 0.5))))
      steps++;
    return steps;
  };
  return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
}

/** Expects that targets can be hit in an area of 24 by 24 CSS pixels at least. */
async function expectHit(targets: Locator): Promise<void> {
  await expect.element(targets.first()).toBeVisible();
  for (const target of targets.elements()) {
    const { width, height } = hitSize(target);
    const name = target.ariaLabel ?? target.textContent;
    expect([name, width, height, width >= 24 && height >= 24]).toEqual([name, width, height, true]);
  }
}

test('links and small buttons can be hit in 24 px', async () => {
  await page.viewport(1440, 900);
  const tester = await openPage();
  await screen.expectVerdict('disallowed', 12);
  await expectHit(otherDialects);
  await expectHit(screen.verdict.getByRole('link'));
  await expectHit(screen.why.getByRole('link'));
  await page.getByRole('button', { name: 'Compare: Other engines' }).click();
  const engines = panel('Why');
  await expectHit(engines.getByRole('link', { name: /^lines? / }));
  await expectHit(engines.getByText("What's documented and what's assumed"));
  await screen.tab('Crawlers').click();
  await panel('Crawlers').getByRole('searchbox').fill('Google');
  await expectHit(panel('Crawlers').getByRole('button', { name: /^as / }));
  openText(tester, 'User-agent: *\nDisalow: /shop\nAllow: /b\nDisalow: /shop\n');
  await screen.tab('Problems').click();
  await expectHit(panel('Problems').getByRole('link', { name: 'line 4', exact: true }));
  await expectHit(panel('Problems').getByRole('link', { name: /^lines? / }));
});

test('in a low window, as at a zoom of 400 %, nothing stays over the view', async () => {
  await page.viewport(360, 225);
  await openPage();
  // Fails if something covers the button.
  await userEvent.click(page.getByRole('button', { name: 'Compare: Other engines' }));
  await expect.element(page.getByRole('table', { name: /engine/ })).toBeVisible();
  expect(screen.scrollsSideways()).toBe(false);
});

describe('in forced colors', () => {
  const emulate = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  beforeEach(() => emulate('active'));
  afterEach(() => emulate('none'));

  /** Expects an edge that doesn't depend on shadow or background, which forced colors remove. */
  async function expectEdge(part: Locator): Promise<void> {
    await expect.element(part).toBeVisible();
    const { borderTopWidth, borderTopColor } = getComputedStyle(part.element());
    expect(borderTopWidth).toBe('1px');
    expect(borderTopColor).toMatch(/^rgb\(/);
  }

  test('every panel and every primary button has an edge', async () => {
    await openPage({ loadLive: new ScriptedService().load });
    await screen.crawler.click();
    await expectEdge(page.getByRole('listbox'));
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Change this' }).click();
    await expectEdge(page.getByRole('menu', { name: 'Change this' }));
    await userEvent.keyboard('{Escape}');
    await page.getByRole('region', { name: 'Source' }).getByRole('button', { name: 'Fetch' }).click();
    const panel = page.getByRole('dialog', { name: 'Fetch' });
    await expectEdge(panel);
    await expectEdge(panel.getByRole('button', { name: 'Fetch' }));
    await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
    await expectEdge(page.getByRole('dialog', { name: 'Help' }));
  });
});

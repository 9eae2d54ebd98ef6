import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { TesterPage } from './support/tester-page';

const region = (page: Page) => page.getByRole('region', { name: 'robots.txt editor' });
const panel = (page: Page, name = 'Why') => page.getByRole('tabpanel', { name });

/** Where the fixed parts of the page stand. */
async function boxes(page: Page, view = 'Why'): Promise<Record<string, unknown>> {
  const parts = {
    question: page.getByRole('region', { name: 'Question' }),
    verdict: page.locator('[data-verdict]'),
    tabs: page.getByRole('tablist'),
    source: page.getByRole('region', { name: 'Source' }),
    editor: region(page),
    why: panel(page, view),
    status: page.getByRole('contentinfo'),
  };
  const measured = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await part.boundingBox()] as const),
  );
  return Object.fromEntries(measured);
}

/** Where something stands on a page that scrolls; its width depends on the scroll bar, which phones lay over the page. */
async function placeOf(element: Locator): Promise<unknown> {
  const box = await element.boundingBox();
  return box && [box.x, box.y, box.height];
}

/** Where the letters of an element stand. */
function lettersOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
}

const questions: readonly [string, (tester: TesterPage) => Promise<void>][] = [
  ['allowed', (tester) => tester.askUrl('/shop/')],
  ['no rule matches', (tester) => tester.askUrl('/')],
  ['no URL', (tester) => tester.askUrl('')],
  ['no full URL', (tester) => tester.askUrl('example.com')],
  ['a long URL with a note', (tester) => tester.askUrl(`/shop/${'very-long/'.repeat(60)}%c3%a9#x`)],
  ['a crawler with a note', (tester) => tester.askCrawler('MJ12bot')],
  ['a long crawler', (tester) => tester.askCrawler(`Mozilla/5.0 (compatible; ${'x'.repeat(500)}/1.0)`)],
  ['a long rule', (tester) => tester.open(`User-agent: *\nDisallow: /*${'a*'.repeat(200)}\nDisallow: /shop`)],
  ['a warning', (tester) => tester.open('<html><head></head></html>\n')],
  ['a crawler that does not ask', (tester) => tester.askCrawler('ChatGPT-User')],
  ['an answer of the site', simulates503],
  ['a file of another site', liesElsewhere],
];

async function simulates503(tester: TesterPage): Promise<void> {
  await tester.askCrawler('Googlebot');
  await tester.pretend('503');
  await tester.page.keyboard.press('Escape');
}

async function liesElsewhere(tester: TesterPage): Promise<void> {
  await tester.fileLiesAt('https://a-long-name-of-another-host.example.com/robots.txt');
  await tester.page.keyboard.press('Escape');
  await tester.askUrl('https://example.com/shop/');
}

/** What the end of the answer says in turn, and what makes it say so. */
const comparisons: readonly [string, (tester: TesterPage) => Promise<unknown>][] = [
  ['RFC 9309, Bing and Yandex would say the same', (tester) => tester.askUrl('/shop/')],
  ['≠Yandex would decide otherwise', (tester) => tester.open('User-agent: *\n\nDisallow: /\n')],
  [
    '≠RFC 9309, Bing and Yandex would decide otherwise',
    (tester) => tester.open(`User-agent: *\nDisalow: /shop${'*'.repeat(400)}\n`),
  ],
  ['≠Google would decide otherwise', (tester) => tester.askCrawler('MJ12bot')],
  ['', (tester) => tester.askCrawler('ChatGPT-User')],
  ['≠RFC 9309, Bing and Yandex would decide otherwise', (tester) => tester.askCrawler('Googlebot')],
  ['', (tester) => tester.askUrl('')],
];

/** Holds back what the worker says of other readers until the promise that `letIn` fulfils. */
async function holdComparisons(page: Page): Promise<{ letIn(): Promise<void> }> {
  const holding = `{
    const post = self.postMessage.bind(self);
    const held = [];
    let isOpen = false;
    new BroadcastChannel('comparisons').onmessage = () => {
      isOpen = true;
      for (const message of held) post(message);
    };
    self.postMessage = (message, options) =>
      message.kind === 'comparison' && !isOpen ? held.push(message) : post(message, options);
  }`;
  await page.route(/\/worker-tester[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${holding}\n${await response.text()}` });
  });
  return { letIn: () => page.evaluate(() => new BroadcastChannel('comparisons').postMessage('')) };
}

/** What stands at the end of the answer's row is within the row and beside the sentence. */
async function expectRoomInRow(tester: TesterPage): Promise<void> {
  const row = await tester.verdict.boundingBox();
  const sentence = await tester.verdict.getByRole('paragraph').boundingBox();
  if (row === null || sentence === null) throw new Error('not shown');
  let from = sentence.x + sentence.width;
  const buttons = await tester.verdict.getByRole('button').all();
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    const box = await button.boundingBox();
    if (box === null) throw new Error('not shown');
    expect(box.y).toBeGreaterThanOrEqual(row.y);
    expect(box.y + box.height).toBeLessThanOrEqual(row.y + row.height);
    expect(box.x).toBeGreaterThanOrEqual(from);
    from = box.x + box.width;
  }
  expect(from).toBeLessThanOrEqual(row.x + row.width);
}

/** Opens a view and waits until it is filled. */
async function fillView(tester: TesterPage, view: string): Promise<void> {
  if (view === 'Crawlers') await tester.showCrawlers();
  else if (view === 'Engines') await tester.showEngines();
  else await tester.page.getByRole('tab', { name: view }).click();
}

/** True where something in a part of the page is cut off or scrolled sideways. */
function overflows(part: Locator): Promise<boolean> {
  return part.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      (node) =>
        node.scrollWidth > node.clientWidth &&
        /auto|scroll/.test(getComputedStyle(node).overflowX) &&
        node.clientWidth > 0,
    ),
  );
}

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['tablet', { width: 820, height: 1100 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('nothing moves when the verdict changes', async ({ tester, page }) => {
      await tester.start();
      const first = await boxes(page);
      for (const [question, ask] of questions) {
        await test.step(question, async () => {
          const answer = await tester.answer();
          await ask(tester);
          await expect.poll(() => tester.answer()).not.toBe(answer);
          expect(await boxes(page)).toEqual(first);
          expect(await tester.scrollsSideways()).toBe(false);
        });
      }
    });

    test('the row of the answer keeps its box, whatever is said of other readers', async ({
      tester,
      page,
    }) => {
      const { letIn } = await holdComparisons(page);
      await tester.start();
      const first = await boxes(page);
      await expect(tester.otherReaders).toHaveText('See the other engines');
      expect(await boxes(page)).toEqual(first);
      await letIn();
      for (const [text, reach] of comparisons) {
        await test.step(text, async () => {
          await reach(tester);
          if (text === '') await expect(tester.otherReaders).toHaveCount(0);
          else {
            await expect(tester.otherReaders).toHaveText(text);
            await expectRoomInRow(tester);
          }
          expect(await boxes(page)).toEqual(first);
        });
      }
    });

    test('the way to the site of the file leaves the sentence its room', async ({ tester, page }) => {
      await tester.start();
      const first = await boxes(page);
      const host = `${'long-'.repeat(8)}name.example.com`;
      await tester.fileLiesAt(`https://${host}/robots.txt`);
      await page.keyboard.press('Escape');
      await tester.askUrl(`https://example.com/shop/${'a'.repeat(300)}`);
      // Until its words have arrived, the sentence is shorter than its room.
      await tester.expectVerdict('not-applicable', 0, /needs a robots\.txt of its own\.$/);
      await expect(tester.verdict.getByRole('button')).toHaveText([
        'Fetch that one',
        /^Ask for https:\/\/long-/,
      ]);
      await expectRoomInRow(tester);
      const row = await tester.verdict.boundingBox();
      const sentence = await tester.verdict.getByRole('paragraph').boundingBox();
      expect(sentence?.width).toBeGreaterThan((row?.width ?? 0) * 0.4);
      expect(await boxes(page)).toEqual(first);
      expect(await tester.scrollsSideways()).toBe(false);
    });

    test('all views stand in the same place, and only the one that is shown can be reached', async ({
      tester,
      page,
    }) => {
      await tester.start();
      await expect(tester.why).toContainText('Result: blocked');
      const first = await boxes(page);
      const texts = {
        Why: 'Four steps to the answer',
        Crawlers: 'Find a crawler',
        Engines: 'Read the file by',
      };
      const body = page.locator('body');
      for (const view of ['Crawlers', 'Engines', 'Why'] as const) {
        await test.step(view, async () => {
          await fillView(tester, view);
          const shown = page.getByRole('tabpanel');
          await expect(shown).toHaveCount(1);
          await expect(shown).toHaveAccessibleName(view);
          expect({ ...(await boxes(page, view)), why: first['why'] }).toEqual(first);
          expect(await shown.boundingBox()).toEqual(first['why']);
          expect(await overflows(shown)).toBe(false);
          // As screen readers have it.
          const tree = await body.ariaSnapshot();
          for (const [name, text] of Object.entries(texts))
            expect(tree.includes(text), `${text} in ${view}`).toBe(name === view);
        });
      }
    });

    test('nothing moves when the editor takes over from the first lines', async ({ tester, page }) => {
      let letIn = () => {};
      const gate = new Promise<void>((resolve) => {
        letIn = resolve;
      });
      await page.route(/\/assets\/editor-[^/]*\.js$/, async (route) => {
        await gate;
        await route.continue();
      });
      await page.goto('/');
      await tester.expectVerdict('disallowed', 12);
      await expect(tester.why).toContainText('Result: blocked');
      await expect(tester.editor).toHaveCount(0);
      const lines = ['# robots.txt of example.com', '# Carts differ from visitor', '# Written by a plugin'];
      const before = {
        boxes: await boxes(page),
        letters: await Promise.all(lines.map((line) => lettersOf(region(page).getByText(line)))),
      };
      letIn();
      await expect(tester.editor).toBeVisible();
      await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'won');
      expect(await boxes(page)).toEqual(before.boxes);
      for (const [index, line] of lines.entries()) {
        const letters = await lettersOf(region(page).getByText(line));
        expect(letters.x, line).toBeCloseTo(before.letters[index]?.x ?? 0, 0);
        expect(letters.y, line).toBeCloseTo(before.letters[index]?.y ?? 0, 0);
        expect(letters.width, line).toBeCloseTo(before.letters[index]?.width ?? 0, 0);
      }
    });

    test('everything is in one screen', async ({ tester, page }) => {
      await tester.start();
      await expect(page.getByRole('tab')).toHaveText([
        'Why',
        'Crawlers',
        'URLs',
        'Compare',
        /^Problems/,
        'Engines',
      ]);
      for (const view of ['Why', 'Crawlers', 'URLs', 'Compare', 'Engines']) {
        await fillView(tester, view);
        for (const part of [
          tester.crawler,
          tester.url,
          tester.verdict,
          tester.otherReaders,
          tester.simulate,
          region(page),
          panel(page, view),
          tester.facts,
        ])
          await expect(part).toBeInViewport({ ratio: 1 });
        expect(await tester.scrollsSideways()).toBe(false);
      }
    });
  });
}

test('no shift is reported while the page loads', { tag: '@chromium-only' }, async ({ tester, page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { dataset } = document.documentElement;
        dataset['shift'] = String(
          Number(dataset['shift'] ?? 0) + (entry as unknown as { value: number }).value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\/assets\/(editor|steps)-[^/]*\.js$/, async (route) => {
    await tester.verdict.waitFor();
    await route.continue();
  });
  await tester.start();
  await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'won');
  await expect(tester.why).toContainText('Result: blocked');
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
});

test('the splitter moves by keyboard and stays where it was put', async ({ tester, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await tester.start();
  const splitter = page.getByRole('separator', { name: 'Width of the editor' });
  const width = async () => (await region(page).boundingBox())?.width ?? 0;
  const before = await width();
  await splitter.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(splitter).toHaveAttribute('aria-valuenow', '49');
  const wider = await width();
  expect(wider).toBeGreaterThan(before + 40);
  await page.reload();
  await expect(splitter).toHaveAttribute('aria-valuenow', '49');
  expect(await width()).toBe(wider);
  await splitter.focus();
  await page.keyboard.press('Home');
  expect(await width()).toBeGreaterThanOrEqual(380);
  await page.keyboard.press('End');
  expect((await panel(page).boundingBox())?.width).toBeGreaterThanOrEqual(380);
});

test('the splitter is dragged, and set back by a double click', { tag: '@chromium-only' }, async ({
  tester,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await tester.start();
  const splitter = page.getByRole('separator', { name: 'Width of the editor' });
  await splitter.hover();
  await page.mouse.down();
  await page.mouse.move(700, 500, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(900, 500);
  await expect(splitter).toHaveAttribute('aria-valuenow', '55');
  await splitter.dblclick();
  await expect(splitter).toHaveAttribute('aria-valuenow', '45');
});

for (const width of [390, 320]) {
  test.describe(`on a phone ${width} wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test.beforeEach(({ tester }) => tester.start());

    test('the views are tabs, and nothing scrolls sideways', async ({ tester, page }) => {
      await expect(page.getByRole('tab')).toHaveText([
        'File',
        'Why',
        'Crawlers',
        'URLs',
        'Compare',
        /^Problems/,
        'Engines',
      ]);
      const file = page.getByRole('tab', { name: 'File' });
      const why = page.getByRole('tab', { name: 'Why' });
      await expect(why).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page)).toBeVisible();
      await expect(tester.editor).toBeHidden();
      expect(await tester.scrollsSideways()).toBe(false);
      await file.click();
      await expect(tester.editor).toBeVisible();
      await expect(page.getByRole('tabpanel', { name: 'File' })).toBeVisible();
      await expect(tester.why).toBeHidden();
      expect(await tester.scrollsSideways()).toBe(false);
      for (const [question, ask] of questions) {
        await test.step(question, async () => {
          const places = () => Promise.all([tester.verdict, page.getByRole('tablist')].map(placeOf));
          const before = await places();
          const answer = await tester.answer();
          await ask(tester);
          await expect.poll(() => tester.answer()).not.toBe(answer);
          expect(await places()).toEqual(before);
          expect(await tester.scrollsSideways()).toBe(false);
        });
      }
      await why.click();
      expect(await tester.scrollsSideways()).toBe(false);
    });

    test('the tab of a view that a link opens is in sight', async ({ page }) => {
      for (const [view, name] of [
        ['engines', 'Engines'],
        ['compare', 'Compare'],
        ['file', 'File'],
      ] as const) {
        await page.goto(`/#view=${view}`);
        const tab = page.getByRole('tab', { name });
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(tab).toBeInViewport({ ratio: 1 });
      }
    });

    test('no view scrolls sideways, whatever is in it', async ({ tester, page }) => {
      test.slow();
      await page.getByRole('tab', { name: 'File' }).click();
      const long = `/*${'a*'.repeat(300)}`;
      await tester.open(
        [
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
      );
      await tester.askUrl(`https://${'long.'.repeat(40)}example/shop/${'a'.repeat(600)}`);
      await tester.expectVerdict('disallowed', 5);
      const placed = () => Promise.all([tester.verdict, page.getByRole('tablist')].map(placeOf));
      const before = await placed();
      for (const view of ['Crawlers', 'URLs', 'Compare', 'Engines', 'Why', 'File']) {
        await test.step(view, async () => {
          await fillView(tester, view);
          await expect(panel(page, view)).toBeVisible();
          // The tabs do not all fit: the list scrolls to the one that is shown.
          await expect(page.getByRole('tab', { name: view })).toBeInViewport({ ratio: 1 });
          await expect(page.getByRole('tabpanel')).toHaveCount(1);
          await page.evaluate(() => scrollTo(0, 0));
          expect(await placed()).toEqual(before);
          expect(await tester.scrollsSideways()).toBe(false);
        });
      }
      await tester.simulate.click();
      await expect(tester.simulation.getByRole('radio')).not.toHaveCount(0);
      expect(await tester.scrollsSideways()).toBe(false);
      await tester.pretend('503');
      await tester.fileLiesAt(`https://${'long.'.repeat(40)}other/robots.txt`);
      await tester.expectVerdict('not-applicable', 0, /needs a robots\.txt of its own\.$/);
      const row = await tester.verdict.boundingBox();
      const sentence = await tester.verdict.getByRole('paragraph').boundingBox();
      expect(sentence?.width).toBeGreaterThan((row?.width ?? 0) * 0.6);
      expect(await tester.scrollsSideways()).toBe(false);
      await page.getByRole('tab', { name: 'Why' }).click();
      await expect(tester.why).toContainText('This file does not apply to the URL');
      expect(await tester.scrollsSideways()).toBe(false);
      await tester.askCrawler('x'.repeat(300));
      for (const view of ['Crawlers', 'Engines', 'Why']) {
        await page.getByRole('tab', { name: view }).click();
        await expect(panel(page, view)).toBeVisible();
        expect(await tester.scrollsSideways()).toBe(false);
      }
    });

    if (width < 390) return;

    test('a line link goes to the file, Esc back to why', async ({ tester, page }) => {
      const rows = page.getByRole('table', { name: 'Rules that match' });
      const link = rows.getByRole('link', { name: 'line 11' });
      await link.click();
      await expect(page.getByRole('tab', { name: 'File' })).toHaveAttribute('aria-selected', 'true');
      await expect(tester.editor).toBeFocused();
      expect(await tester.caretLine()).toBe('Disallow: /*?x=');
      await expect(tester.line('Disallow: /*?x=')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
      await expect(page.getByRole('tab', { name: 'Why' })).toHaveAttribute('aria-selected', 'true');
    });

    test('verdict and tabs stay in sight', async ({ tester, page }) => {
      await page.getByText('Blocked is not hidden').scrollIntoViewIfNeeded();
      await page.mouse.move(width / 2, 600);
      await page.mouse.wheel(0, 2000);
      await expect(tester.verdict).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('tablist')).toBeInViewport({ ratio: 1 });
    });

    test('targets are 44 px high', async ({ tester, page }) => {
      const expectLarge = async (targets: Locator, least = 44) => {
        await expect(targets).not.toHaveCount(0);
        const small = await targets.evaluateAll((elements, limit) => {
          const isSmall = ({ width, height }: DOMRect) => width < limit || height < limit;
          return elements.flatMap((element) =>
            isSmall(element.getBoundingClientRect())
              ? [element.getAttribute('aria-label') ?? element.textContent]
              : [],
          );
        }, least);
        expect(small).toEqual([]);
      };
      await expectLarge(page.getByRole('banner').getByRole('button'));
      await expectLarge(page.getByRole('tab'));
      await expectLarge(tester.crawler);
      await expectLarge(tester.url);
      await page.getByRole('button', { name: 'More actions' }).click();
      await expectLarge(page.getByRole('menuitem'));
      await page.keyboard.press('Escape');
      await tester.openMenu();
      await expectLarge(page.getByRole('menuitem'));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Show crawlers' }).click();
      await expect(page.getByRole('option').nth(150)).toBeAttached();
      await expectLarge(page.getByRole('option'));
      await page.keyboard.press('Escape');
      await tester.askUrl('');
      await tester.chooseFromMenu('Empty file');
      await page.getByRole('tab', { name: 'File' }).click();
      await expectLarge(region(page).getByRole('button'));
      // In a bar of 44 px.
      await expectLarge(page.getByRole('region', { name: 'Source' }));
      await expectLarge(tester.simulate, 36);
    });
  });
}

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { TesterPage } from './support/tester-page';

const region = (page: Page) => page.getByRole('region', { name: 'robots.txt editor' });
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Why' });

/** Where the fixed parts of the page stand. */
async function boxes(page: Page): Promise<Record<string, unknown>> {
  const parts = {
    question: page.getByRole('region', { name: 'Question' }),
    verdict: page.locator('[data-verdict]'),
    tabs: page.getByRole('tablist'),
    source: page.getByRole('region', { name: 'Source' }),
    editor: region(page),
    why: panel(page),
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
];

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
      await expect(page.getByRole('tab')).toHaveText(['Why']);
      for (const part of [
        tester.crawler,
        tester.url,
        tester.verdict,
        region(page),
        panel(page),
        tester.facts,
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      expect(await tester.scrollsSideways()).toBe(false);
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
      const expectLarge = async (targets: Locator) => {
        await expect(targets).not.toHaveCount(0);
        for (const target of await targets.all()) {
          const box = await target.boundingBox();
          const name = (await target.getAttribute('aria-label')) ?? (await target.textContent()) ?? '';
          expect(box?.height, `height of ${name}`).toBeGreaterThanOrEqual(44);
          expect(box?.width, `width of ${name}`).toBeGreaterThanOrEqual(44);
        }
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
      await expectLarge(page.getByRole('option'));
      await page.keyboard.press('Escape');
      await tester.askUrl('');
      await tester.chooseFromMenu('Empty file');
      await page.getByRole('tab', { name: 'File' }).click();
      await expectLarge(region(page).getByRole('button'));
    });
  });
}

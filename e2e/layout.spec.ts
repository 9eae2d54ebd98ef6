import { expect, test } from './support/shared-page';
import { test as testOnFreshPage } from './support/test';
import type { TesterPage } from './support/tester-page';

/** Returns the positions of the fixed parts of the page. */
function places({ page, verdict, facts }: TesterPage): Promise<unknown> {
  const editor = page.getByRole('region', { name: 'robots.txt editor' });
  const source = page.getByRole('region', { name: 'Source' });
  const parts = [verdict, page.getByRole('tablist'), source, editor, page.getByRole('tabpanel'), facts];
  return Promise.all(parts.map((part) => part.boundingBox()));
}

/** Calls `reach`, which changes the question, and waits for the new answer. */
async function changeAnswer(tester: TesterPage, reach: () => Promise<unknown>): Promise<void> {
  const before = await tester.answer();
  await reach();
  await expect.poll(() => tester.answer()).not.toBe(before);
}

test('nothing moves when the editor replaces the first lines', async ({ tester, page }) => {
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/editor-[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  // Scripts on hold delay the load event if they are requested before it.
  await page.goto('/', { waitUntil: 'commit' });
  await tester.expectVerdict('disallowed', 12);
  await expect(tester.why).toContainText('Blocked.');
  await expect(tester.editor).toHaveCount(0);
  const region = page.getByRole('region', { name: 'robots.txt editor' });
  const lines = ['# robots.txt of example.com', '# Carts differ for every', '# Written by a plugin'];
  /** Positions of the lines' letters, in whole CSS pixels. */
  const letters = () =>
    Promise.all(
      lines.map((line) =>
        region.getByText(line).evaluate((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const { x, y, width } = range.getBoundingClientRect();
          return [x, y, width];
        }),
      ),
    );
  const [before, lettersBefore] = [await places(tester), await letters()];
  letIn();
  await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'won');
  expect(await places(tester)).toEqual(before);
  for (const [index, line] of (await letters()).entries())
    for (const [axis, value] of line.entries())
      expect(value, lines[index]).toBeCloseTo(lettersBefore[index]?.[axis] ?? 0, 0);
});

test('nothing moves when the answer changes', async ({ tester }) => {
  await tester.start();
  await expect(tester.why).toContainText('Blocked.');
  const first = await places(tester);
  for (const reach of [
    () => tester.testUrl(`/shop/${'very-long/'.repeat(60)}%c3%a9#x`),
    () => tester.open(`User-agent: *\nDisallow: /*${'a*'.repeat(200)}\nDisallow: /shop`),
    () => tester.chooseCrawler(`Mozilla/5.0 (compatible; ${'x'.repeat(500)}/1.0)`),
    () => tester.testUrl('example.com'),
  ]) {
    await changeAnswer(tester, reach);
    expect(await places(tester)).toEqual(first);
    expect(await tester.scrollsSideways()).toBe(false);
  }
});

testOnFreshPage(
  'no shift is reported while the page loads',
  { tag: ['@chromium-only', '@all'] },
  async ({ tester, page }) => {
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
    await page.route(/\/assets\/(editor|reasons)-[^/]*\.js$/, async (route) => {
      await tester.verdict.waitFor();
      await route.continue();
    });
    await tester.start();
    await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'won');
    await expect(tester.why).toContainText('Blocked.');
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
  },
);

test('the splitter can be dragged, keeps its position after a reload, and is reset by a double click', {
  tag: '@chromium-only',
}, async ({ tester, page }) => {
  await tester.start();
  const splitter = page.getByRole('separator', { name: 'Width of the editor' });
  await splitter.hover();
  await page.mouse.down();
  await page.mouse.move(700, 500, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(900, 500);
  await expect(splitter).toHaveAttribute('aria-valuenow', '55');
  await page.reload();
  await expect(splitter).toHaveAttribute('aria-valuenow', '55');
  await splitter.dblclick();
  await expect(splitter).toHaveAttribute('aria-valuenow', '45');
});

test.describe('on a phone 320 wide', () => {
  test.use({ viewport: { width: 320, height: 844 } });

  test('no view scrolls sideways, and the tab of a view opened by a link is visible', {
    tag: '@all',
  }, async ({ tester, page }) => {
    for (const view of ['crawlers', 'urls', 'compare', 'engines', 'why', 'file']) {
      await page.goto('about:blank');
      await tester.start(`/#view=${view}&url=https%3A%2F%2F${'long.'.repeat(40)}example%2Fshop`);
      const tab = page.locator(`#tab-${view === 'engines' ? 'why' : view}`);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(tab).toBeInViewport({ ratio: 0.99 });
      expect(await tester.scrollsSideways()).toBe(false);
    }
  });
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/test';

// Component tests run axe on single components. This test runs it on the built page, with all its styles.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: '@chromium-only' }, () => {
    test.use({ colorScheme });

    test(`axe finds nothing in the built page, ${colorScheme}`, {
      tag: colorScheme === 'light' ? [] : '@all',
    }, async ({ tester, page }) => {
      await tester.start();
      const [red = 255] = await page.evaluate(() =>
        (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number),
      );
      expect(red < 128).toBe(colorScheme === 'dark');
      await tester.showEngines();
      await tester.otherDialects.waitFor();
      const { violations, passes } = await new AxeBuilder({ page }).analyze();
      expect(passes.length).toBeGreaterThan(0);
      const found = violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ failureSummary }) => failureSummary),
      ]);
      expect(found).toEqual([]);
    });
  });
}

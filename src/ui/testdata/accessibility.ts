import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Expects that axe finds nothing in an element, in light and in dark.
 * @param root what is looked at; the whole document if it isn't given
 */
export async function expectAccessible(root: Element | Document = document): Promise<void> {
  const { dataset } = document.documentElement;
  const theme = dataset['theme'];
  for (const tried of ['light', 'dark']) {
    dataset['theme'] = tried;
    // Colors are looked at as they will be, not on their way.
    for (const animation of document.getAnimations()) animation.cancel();
    const { violations, passes } = await axe.run(root, {
      // Lists every node for violations only, which saves time. Passed rules keep one node each.
      resultTypes: ['violations'],
      // The themes differ in nothing but colors.
      ...(tried === 'dark' && { runOnly: ['color-contrast'] }),
      // The frame that holds the component is no page.
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });
    expect(passes.length).toBeGreaterThan(0);
    const found = violations.map(({ id, nodes }) => [
      tried,
      id,
      nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    ]);
    expect(found).toEqual([]);
  }
  if (theme === undefined) delete dataset['theme'];
  else dataset['theme'] = theme;
}

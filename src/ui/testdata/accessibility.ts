import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Expects axe to find nothing in an element, in the light and the dark theme.
 * @param root element to check; the whole document by default
 */
export async function expectAccessible(root: Element | Document = document): Promise<void> {
  const { dataset } = document.documentElement;
  const theme = dataset['theme'];
  for (const tried of ['light', 'dark']) {
    dataset['theme'] = tried;
    // Cancel transitions, so that axe checks the final colours.
    for (const animation of document.getAnimations()) animation.cancel();
    const { violations, passes } = await axe.run(root, {
      // Lists every node for violations only, which saves time. Passed rules keep one node each.
      resultTypes: ['violations'],
      // The themes differ only in colours.
      ...(tried === 'dark' && { runOnly: ['color-contrast'] }),
      // The frame around the component is not a page.
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

import { embedViews, showable } from '../../src/embed/protocol';

/** Every view alone, and every part with a tab beside the file. From the protocol's lists, so that a new value is loaded too. */
const values = [
  ...embedViews.map((view) => ['view', view] as const),
  ...showable.map((part) => ['show', part] as const),
];

/** Ids of the elements in `pageOfEveryElement`. */
export const everyId: readonly string[] = values.map(([name, value]) => `${name}-${value}`);

/** Returns a page with an element for every value of `view` and `show`, all in sight. Its `readyIds` are the ids of those that are ready. */
export function pageOfEveryElement(tester: string): string {
  const elements = values.map(
    ([name, value]) =>
      `<robots-txt-tester id="${name}-${value}" ${name}="${value}" url="/a" height="150" loading="eager">` +
      '<pre>User-agent: *\nDisallow: /a\n</pre></robots-txt-tester>',
  );
  return (
    '<script>var readyIds = []; addEventListener("ready", ({ target }) => readyIds.push(target.id))</script>' +
    `<style>body { display: grid; grid-template-columns: repeat(4, 1fr) }</style><script src="${tester}/embed/v1.js"></script>` +
    `<body>${elements.join('')}`
  );
}

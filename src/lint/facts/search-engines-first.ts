import { crawlersMeant } from '../../engine/crawlers';
import type { LintContext } from '../lint-context';

/** Returns whether a search engine has the name, also one for news or pictures. Those that little is known about don't count: most have stopped crawling. */
export function isSearchEngine(name: string, context: LintContext): boolean {
  return crawlersMeant(name, context).some(
    ({ category, confidence }) => category.startsWith('search') && confidence !== 'low',
  );
}

/** Sorts names so that search engines come first, in the order of the list of crawlers. Keeps the order of the other names. */
export function searchEnginesFirst(names: readonly string[], context: LintContext): readonly string[] {
  const ranks = new Map(
    names.map((name): [string, number] => {
      const engine = crawlersMeant(name, context).find(({ category }) => category === 'search');
      return [name, engine === undefined ? context.crawlers.length : context.crawlers.indexOf(engine)];
    }),
  );
  return [...names].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

import type { CatalogueCrawler } from '../../../catalogue';
import type { CompletionSource, OfferedSnippet, OfferedToken } from '../../../editor/completion';
import { categoryName, completionTexts, tokenInfo } from '../../../messages';
import { whenLoaded } from '../../../store/when-loaded';
import type { TesterBinding } from '../../parts/tester-context';
import { offeredFields, offeredSnippets } from './offered-completions';

/**
 * Provides the completion entries: names from the list of crawlers, paths from the file, and a sitemap on the
 * file's own host or, if that is unknown, on the tested URL's.
 */
export function completionSource(tester: TesterBinding): CompletionSource {
  const { store } = tester;
  let tokens: readonly OfferedToken[] | undefined;
  let snippets: readonly OfferedSnippet[] | undefined;
  return {
    labels: completionTexts,
    fields: offeredFields,
    tokens: async () => {
      if (tokens !== undefined) return tokens;
      const catalogue = await whenLoaded(tester, 'catalogue');
      if (catalogue === null) return [completionTexts.everyCrawler];
      tokens = [completionTexts.everyCrawler, ...tokensOf(catalogue.crawlers)];
      return tokens;
    },
    paths: (prefix) => {
      const { problems } = store.getState();
      return typeof problems === 'object' ? problems.pathStarts(prefix) : Promise.resolve([]);
    },
    sitemaps: () => {
      const { url, robotsUrl } = store.getState();
      const place = robotsUrl.kind === 'url' ? robotsUrl : url;
      const origin = place.kind === 'url' ? place.origin : null;
      return origin === null ? [] : [`${origin}/sitemap.xml`];
    },
    snippets: async () => {
      if (snippets !== undefined) return snippets;
      const catalogue = await whenLoaded(tester, 'catalogue');
      if (catalogue === null) return offeredSnippets([]);
      // This module was loaded together with the list of crawlers.
      const { aiTrainingTokens } = await import('../../../catalogue/full');
      snippets = offeredSnippets(aiTrainingTokens(catalogue.crawlers));
      return snippets;
    },
  };
}

/** Lists each product token once, because some crawlers share one, and none that means nothing to its crawler. */
function tokensOf(crawlers: readonly CatalogueCrawler[]): OfferedToken[] {
  const found = new Map<string, OfferedToken>();
  for (const { productToken, operator, name, category, readsOwnName } of crawlers) {
    const key = productToken.toLowerCase();
    if (found.has(key) || readsOwnName === false) continue;
    found.set(key, {
      name: productToken,
      detail: operator,
      info: tokenInfo(name, categoryName(category)),
    });
  }
  return [...found.values()];
}

import { asciiLowerCase } from '../../engine/ascii';
import type { Question } from '../../engine/match';
import type { LintFile } from '../lint-file';

/** Maximum number of search engines examined by rules that need them all. */
const MOST_READERS = 10;

/** Returns the readers for rules about search: a crawler that follows `*`, and the search engines that the file names. */
export function searchReaders(file: LintFile): readonly Pick<Question, 'productTokens'>[] {
  const { agents } = file.google.dialect;
  const named = new Set(file.agents.map(({ value }) => agents.read(value).token));
  const engines = file.context.crawlers
    .filter(
      ({ category, productToken, readsOwnName }) =>
        category === 'search' && readsOwnName !== false && named.has(asciiLowerCase(productToken)),
    )
    .slice(0, MOST_READERS);
  return [{ productTokens: [] }, ...engines.map(({ productToken }) => ({ productTokens: [productToken] }))];
}

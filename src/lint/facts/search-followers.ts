import { asciiLowerCase } from '../../engine/ascii';
import { crawlersMeant, dialectOfProfile, questionFor } from '../../engine/crawlers';
import { selectGroups } from '../../engine/match';
import type { LintFile } from '../lint-file';

/**
 * Returns the names of search engines' crawlers that follow groups for older names of the same operator, because no group names them:
 * Bingbot for msnbot.
 */
export function searchFollowers(names: readonly string[], file: LintFile): readonly string[] {
  const meant = new Set(names.map(asciiLowerCase));
  const operators = new Set(
    names.flatMap((name) => crawlersMeant(name, file.context)).map(({ operator }) => operator),
  );
  return file.context.crawlers
    .filter((crawler) => {
      if (crawler.category !== 'search' || !operators.has(crawler.operator)) return false;
      const { reason, token } = selectGroups(file.readBy(dialectOfProfile(crawler)), questionFor(crawler));
      return reason === 'fallback' && token !== null && meant.has(asciiLowerCase(token));
    })
    .map(({ productToken }) => productToken);
}

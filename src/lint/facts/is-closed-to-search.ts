import { type CrawlerProfile, dialectOfProfile, questionFor } from '../../engine/crawlers';
import { CompactOutcome, decideMany, selectGroups } from '../../engine/match';
import type { LintFile } from '../lint-file';

/** URLs that show whether anything is open. */
const TRIED = ['/', '/a'];

/**
 * Returns whether a file that blocks the whole site in the `*` group closes it to search: a search engine is blocked, and no search engine
 * has a group of its own that lets it in. True without a list of crawlers.
 */
export function isClosedToSearch(file: LintFile): boolean {
  const { crawlers } = file.context;
  if (crawlers.length === 0) return true;
  const engines = crawlers.filter(({ category }) => category === 'search');
  const closed = engines.filter((engine) => isBlocked(file, engine));
  return closed.length > 0 && engines.every((engine) => closed.includes(engine) || !isNamed(file, engine));
}

function isBlocked(file: LintFile, engine: CrawlerProfile): boolean {
  const { outcome } = decideMany(file.readBy(dialectOfProfile(engine)), questionFor(engine), TRIED);
  return outcome.every((one) => one === CompactOutcome.disallowed);
}

function isNamed(file: LintFile, engine: CrawlerProfile): boolean {
  const { reason } = selectGroups(file.readBy(dialectOfProfile(engine)), questionFor(engine));
  return reason === 'named' || reason === 'fallback';
}

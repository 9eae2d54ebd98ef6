import type { CatalogueCrawler } from './crawler';
import { crawlers } from './crawlers';

/** One operator with its crawlers, for a picker. */
export interface OperatorCrawlers {
  readonly operator: string;
  readonly crawlers: readonly CatalogueCrawler[];
}

/** Groups the catalogue by operator, in the catalogue's order. */
export function crawlersByOperator(): readonly OperatorCrawlers[] {
  const groups = new Map<string, CatalogueCrawler[]>();
  for (const crawler of crawlers) {
    const group = groups.get(crawler.operator);
    if (group) group.push(crawler);
    else groups.set(crawler.operator, [crawler]);
  }
  return Array.from(groups, ([operator, members]) => ({ operator, crawlers: members }));
}

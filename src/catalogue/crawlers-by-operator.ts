import type { Crawler } from './crawler';
import { crawlers } from './crawlers';

/** One operator with its crawlers, for a picker. */
export interface OperatorCrawlers {
  readonly operator: string;
  readonly crawlers: readonly Crawler[];
}

/** Groups the catalogue by operator, in the catalogue's order. */
export function crawlersByOperator(): readonly OperatorCrawlers[] {
  const groups = new Map<string, Crawler[]>();
  for (const crawler of crawlers) {
    const group = groups.get(crawler.operator);
    if (group) group.push(crawler);
    else groups.set(crawler.operator, [crawler]);
  }
  return Array.from(groups, ([operator, members]) => ({ operator, crawlers: members }));
}

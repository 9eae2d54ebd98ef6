import { type CrawlerProfile, dialectOfProfile, questionFor } from '../../engine/crawlers';
import { selectGroups } from '../../engine/match';
import type { LintFile } from '../lint-file';
import { countLeading } from './count-leading';

/** Returns a function that tells whether a line (1-based) is in a group that the crawler follows, by its own dialect. */
export function linesFollowedBy(file: LintFile, crawler: CrawlerProfile): (line: number) => boolean {
  const robots = file.readBy(dialectOfProfile(crawler));
  const { groups } = robots.groupTable;
  const spans = selectGroups(robots, questionFor(crawler)).groups.flatMap((index) => groups[index] ?? []);
  const firsts = spans.map(({ firstLine }) => robots.table.number(firstLine));
  const lasts = spans.map(({ lastLine }) => robots.table.number(lastLine));
  return (line) => line <= (lasts[countLeading(firsts, (first) => first <= line) - 1] ?? 0);
}

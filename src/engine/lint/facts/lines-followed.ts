import { selectGroups } from '../../match/select-groups';
import type { LintCrawler } from '../lint-context';
import type { LintFile } from '../lint-file';
import { countLeading } from './count-leading';
import { dialectOf, questionFor } from './crawlers-meant';

/** Returns a function that tells whether a line (1-based) is in a group that the crawler follows, by its own dialect. */
export function linesFollowedBy(file: LintFile, crawler: LintCrawler): (line: number) => boolean {
  const robots = file.readBy(dialectOf(crawler));
  const { groups } = robots.groupTable;
  const spans = selectGroups(robots, questionFor(crawler)).groups.flatMap((index) => groups[index] ?? []);
  const firsts = spans.map(({ firstLine }) => robots.table.number(firstLine));
  const lasts = spans.map(({ lastLine }) => robots.table.number(lastLine));
  return (line) => line <= (lasts[countLeading(firsts, (first) => first <= line) - 1] ?? 0);
}

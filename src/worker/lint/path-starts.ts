import type { RobotsTxt } from '../../engine';

const MOST_STARTS = 50;
/** Maximum UTF-16 units of a prefix. */
const LONGEST_START = 200;
/**
 * Maximum number of rules examined, number per piece of work, and maximum number of different prefixes
 * counted.
 */
const MOST_RULES = 20_000;
const RULES_AT_ONCE = 1_000;
const MOST_COUNTED = 20_000;

/**
 * Returns the path prefixes in a file's rules that start with `prefix` and are longer: up to each slash, and
 * the whole path. Skips values that aren't paths. Most frequent first, at most 50.
 */
export function* pathStarts({ lines, table }: RobotsTxt, prefix: string): Generator<void, readonly string[]> {
  const counts = new Map<string, number>();
  let seen = 0;
  for (const [row, line] of lines.entries()) {
    if (line.directive !== 'allow' && line.directive !== 'disallow') continue;
    if (seen === MOST_RULES || counts.size > MOST_COUNTED) break;
    seen++;
    if (seen % RULES_AT_ONCE === 0) yield;
    for (const start of startsOf(table.writtenValue(row).slice(0, LONGEST_START + 1), prefix))
      counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  yield;
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, MOST_STARTS)
    .map(([start]) => start);
}

function* startsOf(path: string, prefix: string): Generator<string> {
  if (!/^[/*]/.test(path) || !path.startsWith(prefix)) return;
  for (let at = path.indexOf('/', prefix.length); at >= 0; at = path.indexOf('/', at + 1)) {
    const start = path.slice(0, at + 1);
    if (start.length > 1 && start !== path) yield start;
  }
  if (path.length > prefix.length && path.length <= LONGEST_START) yield path;
}

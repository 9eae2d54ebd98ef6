import { decide, type GroupSpan, type RobotsTxt, type Rule, selectGroups } from '../../engine';
import type { PostedCrawler } from '../posted-crawler';

/** Number of suggested pages, the home page included. */
const MOST_PAGES = 5;
/** Number of rules that are tried. One of the first few nearly always leads to another answer. */
const TRIED = 40;
/** Maximum UTF-16 units of a path. No one reads longer ones. */
const LONGEST_PATH = 200;
/** Replaces a star inside a rule. */
const WORD = 'en';

/**
 * Suggests pages to ask about: the home page, and beginnings of the rules that the crawler follows, in the order of the
 * file, each decided by another line. The matcher decided all of them. Tries a bounded number of rules.
 */
export function suggestedPages(robots: RobotsTxt, crawler: PostedCrawler): readonly string[] {
  const { groups } = selectGroups(robots, crawler);
  const paths = new Set(['/', ...firstRules(robots, groups).flatMap(pathOf)]);
  const lines = new Set<number>();
  const pages: string[] = [];
  for (const path of paths) {
    if (pages.length === MOST_PAGES) break;
    const { line } = decide(robots, { ...crawler, url: path });
    if (!lines.has(line)) pages.push(path);
    lines.add(line);
  }
  return pages;
}

/** Returns the first rules that the crawler follows, in the order of the file. */
function firstRules(robots: RobotsTxt, selected: readonly number[]): readonly Rule[] {
  const { groups, ruleLines } = robots.groupTable;
  const found: Rule[] = [];
  for (const group of selected) {
    const { ruleFrom, ruleTo } = groups[group] as GroupSpan;
    for (const line of ruleLines.subarray(ruleFrom, ruleTo)) {
      if (found.length === TRIED) return found;
      found.push(robots.ruleAt(line));
    }
  }
  return found;
}

/** Returns a path that a rule begins, or none if it has no path. A star inside becomes a word; one at the end, nothing. */
function pathOf({ pattern }: Rule): readonly string[] {
  if (!/^[/*]/.test(pattern) || pattern.length > LONGEST_PATH) return [];
  const begin = pattern.replace(/\$$/, '').replace(/\*+$/, '').replace(/\*+/g, WORD);
  return [begin.startsWith('/') ? begin : `/${begin}`];
}

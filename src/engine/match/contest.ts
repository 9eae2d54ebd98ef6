import type { RobotsTxt, Rule } from '../parse';
import { globMatches } from './glob';
import type { RankedPattern } from './ranked-rules';

/** Which rules of the selected groups match a path. */
export interface Contest {
  /** The path that patterns were compared with. */
  readonly path: string;
  /** The matching patterns, strongest first, one per rule; the first decides. */
  readonly matching: readonly RankedPattern[];
  /** The rules that do not match, in the order of the file. */
  readonly unmatched: readonly Rule[];
}

/** The path that a URL stands for in a dialect: what its patterns are compared with. Never empty. */
export function pathOf(url: string, robots: Pick<RobotsTxt, 'dialect'>): string {
  const location = { from: 0, to: 0, rooted: false };
  robots.dialect.locatePath(url, location);
  const path = url.slice(location.from, location.to);
  return location.rooted ? path : `/${path}`;
}

/**
 * Compares every pattern with a path. Bounded by rules × path × wildcards (see glob.ts). `steps`, where given, is increased by the characters
 * compared at most.
 */
export function holdContest(
  ranked: readonly RankedPattern[],
  path: string,
  steps?: { count: number },
): Contest {
  const matching: RankedPattern[] = [];
  const unmatched: Rule[] = [];
  const decidedLines = new Set<number>();
  for (const entry of ranked) {
    if (entry.isSecond && decidedLines.has(entry.rule.line)) continue;
    if (!globMatches(entry.glob, path, steps)) continue;
    matching.push(entry);
    decidedLines.add(entry.rule.line);
  }
  for (const entry of ranked)
    if (!entry.isSecond && !decidedLines.has(entry.rule.line)) unmatched.push(entry.rule);
  unmatched.sort((a, b) => a.line - b.line);
  return { path, matching, unmatched };
}

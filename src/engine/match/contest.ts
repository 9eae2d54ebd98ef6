import type { Dialect } from '../dialects/dialect';
import type { Rule } from '../parse';
import { globMatches } from './glob';
import type { RankedPattern } from './ranked-rules';

/** Result of comparing the selected groups' rules with a path. */
export interface Contest {
  /** The path that patterns are compared with. */
  readonly path: string;
  /** The matching patterns in order of precedence. */
  readonly matching: readonly RankedPattern[];
  /** The rules that don't match, in the order of the file. */
  readonly unmatched: readonly Rule[];
  /** Reason why no rule decides, even if one matches; null if the first matching pattern, if any, decides. */
  readonly overruled: Overruled | null;
}

/** Reason why no rule decides, even if one matches. */
export type Overruled =
  /** The dialect doesn't define which of the matching rules decides. */
  | 'left-open'
  /** No rule can block the path, whether or not one matches. */
  | 'always-allowed-path';

/** Returns the path of a URL in a dialect's form, for comparison with its patterns. Never empty. */
export function pathOf(url: string, robots: { readonly dialect: Dialect }): string {
  const { paths } = robots.dialect;
  const location = { from: 0, to: 0, rooted: false };
  paths.locate(url, location);
  const path = url.slice(location.from, location.to);
  const rooted = location.rooted ? path : `/${path}`;
  return paths.normalizeTested === null ? rooted : paths.normalizeTested(rooted);
}

/**
 * Compares every pattern with a path. Each comparison is linear in pattern and path (see glob.ts). `steps`, if
 * given, grows by an upper bound of the characters compared.
 */
export function matchRules(
  robots: { readonly dialect: Dialect },
  ranked: readonly RankedPattern[],
  path: string,
  steps?: { count: number },
): Contest {
  const matching: RankedPattern[] = [];
  const unmatched: Rule[] = [];
  const decided = new Set<Rule>();
  for (const entry of ranked) {
    if (entry.isSecond && decided.has(entry.rule)) continue;
    if (!globMatches(entry.glob, path, steps)) continue;
    matching.push(entry);
    decided.add(entry.rule);
  }
  for (const entry of ranked) if (!entry.isSecond && !decided.has(entry.rule)) unmatched.push(entry.rule);
  unmatched.sort((a, b) => a.line - b.line);
  return { path, matching, unmatched, overruled: overruled(robots.dialect, path, matching) };
}

/** Returns the pattern that decides a contest; null if none does. */
export function winnerOf(contest: Contest): RankedPattern | null {
  return contest.overruled === null ? (contest.matching[0] ?? null) : null;
}

function overruled(
  { precedence }: Dialect,
  path: string,
  matching: readonly RankedPattern[],
): Overruled | null {
  if (path === precedence.alwaysAllowed) return 'always-allowed-path';
  return precedence.leavesOpen?.(matching) === true ? 'left-open' : null;
}

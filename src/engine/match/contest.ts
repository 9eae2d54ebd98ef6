import type { Dialect } from '../dialects/dialect';
import type { Rule } from '../parse';
import { globMatches } from './glob';
import type { RankedPattern } from './ranked-rules';

/** Which rules of the selected groups match a path. */
export interface Contest {
  /** The path that patterns were compared with. */
  readonly path: string;
  /** The matching patterns in the order in which they decide, one per rule. */
  readonly matching: readonly RankedPattern[];
  /** The rules that do not match, in the order of the file. */
  readonly unmatched: readonly Rule[];
  /** Why the first of the matching patterns does not decide; null where it does, or where there is none. */
  readonly overruled: Overruled | null;
}

/** Why no rule decides although some match. */
export type Overruled =
  /** The dialect leaves open which of them does. */
  | 'left-open'
  /** The path is one that no rule can block. */
  | 'always-allowed-path';

/** The path that a URL stands for in a dialect: what its patterns are compared with. Never empty. */
export function pathOf(url: string, robots: { readonly dialect: Dialect }): string {
  const { paths } = robots.dialect;
  const location = { from: 0, to: 0, rooted: false };
  paths.locate(url, location);
  const path = url.slice(location.from, location.to);
  const rooted = location.rooted ? path : `/${path}`;
  return paths.normalizeTested === null ? rooted : paths.normalizeTested(rooted);
}

/**
 * Compares every pattern with a path. Bounded by rules × path × wildcards (see glob.ts). `steps`, where given, is increased by the characters
 * compared at most.
 */
export function holdContest(
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

/** The pattern that decides a contest; null where none does. */
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

import type { RobotsTxt } from '../parse';
import { compilePatterns } from './batch/compile-patterns';
import type { Question } from './question';
import { rankRules } from './ranked-rules';
import { selectGroups } from './select-groups';

/** Outcomes as stored in CompactVerdicts. */
export const CompactOutcome = { allowed: 0, disallowed: 1, undefined: 2 } as const;

/** The verdicts of many URLs, in input order. */
export interface CompactVerdicts {
  /** See CompactOutcome. */
  readonly outcome: Uint8Array;
  /** 1-based line of the deciding rule, 0 where none decided. */
  readonly line: Uint32Array;
}

/** Answers the same question for many URLs: `outcome` and `line` equal those of `decide` for each. The rules are compiled once. */
export function decideMany(
  robots: RobotsTxt,
  crawler: Pick<Question, 'productTokens' | 'ignoresGlobalGroup'>,
  urls: Iterable<string>,
): CompactVerdicts {
  const list = Array.isArray(urls) ? (urls as readonly string[]) : Array.from(urls);
  const ranked = rankRules(robots, selectGroups(robots, crawler));
  const patterns = compilePatterns(ranked.map((entry) => entry.pattern));
  const outcomes = Uint8Array.from(ranked, (entry) =>
    isBlocking(entry) ? CompactOutcome.disallowed : CompactOutcome.allowed,
  );
  const lines = Uint32Array.from(ranked, (entry) => entry.rule.line);
  const outcome = new Uint8Array(list.length);
  const line = new Uint32Array(list.length);
  const location = { from: 0, to: 0, rooted: false };
  for (let i = 0; i < list.length; i++) {
    const url = list[i] as string;
    robots.dialect.locatePath(url, location);
    const first = patterns.firstMatch(url, location.from, location.to, location.rooted);
    if (first < 0) continue;
    outcome[i] = outcomes[first] as number;
    line[i] = lines[first] as number;
  }
  return { outcome, line };
}

/** A disallow rule without a path forbids nothing. */
function isBlocking(entry: {
  readonly specificity: number;
  readonly rule: { readonly type: string };
}): boolean {
  return entry.specificity > 0 && entry.rule.type === 'disallow';
}

import type { RobotsTxt } from '../parse';
import { PathBatch } from './path-batch';
import type { Question } from './question';
import { type RankedPattern, rankRules } from './ranked-rules';
import { LEFT_OPEN, RuleDecider } from './rule-decider';
import { selectGroups } from './select-groups';
import { fixedDecision } from './verdict';

/** Outcomes as stored in CompactVerdicts. */
export const CompactOutcome = { allowed: 0, disallowed: 1, undefined: 2 } as const;

/** The verdicts of many URLs, in input order. */
export interface CompactVerdicts {
  /** See CompactOutcome. */
  readonly outcome: Uint8Array;
  /** 1-based line of the deciding rule, 0 where none decided. */
  readonly line: Uint32Array;
}

/** URLs whose paths are located at once: they stay in the processor's cache until they are compared. */
const AT_ONCE = 1_024;

/** Answers the same question for many URLs: `outcome` and `line` equal those of `decide` for each. The rules are compiled once. */
export function decideMany(
  robots: RobotsTxt,
  crawler: Pick<Question, 'productTokens' | 'ignoresGlobalGroup'>,
  urls: Iterable<string>,
): CompactVerdicts {
  const list = Array.isArray(urls) ? (urls as readonly string[]) : Array.from(urls);
  const fixed = fixedDecision(robots);
  const verdicts = { outcome: new Uint8Array(list.length), line: new Uint32Array(list.length) };
  if (fixed !== null) {
    verdicts.outcome.fill(CompactOutcome[fixed.outcome]);
    verdicts.line.fill(fixed.line);
  } else decideByRules(robots, rankRules(robots, selectGroups(robots, crawler)), list, verdicts);
  return verdicts;
}

function decideByRules(
  robots: RobotsTxt,
  ranked: readonly RankedPattern[],
  urls: readonly string[],
  { outcome, line }: CompactVerdicts,
): void {
  const decider = deciderFor(robots, ranked);
  decider.prepare(urls.length);
  const capacity = Math.min(AT_ONCE, urls.length);
  const paths = new PathBatch(capacity);
  const ranks = new Int32Array(capacity);
  for (let start = 0; start < urls.length; start += paths.length) {
    paths.locate(urls, start, Math.min(urls.length, start + capacity), robots.dialect.paths);
    decider.decide(paths, 0, ranks);
    for (let i = 0; i < paths.length; i++) {
      const rank = ranks[i] as number;
      const entry = ranked[rank];
      if (entry !== undefined) {
        outcome[start + i] = CompactOutcome[entry.outcome];
        line[start + i] = entry.rule.line;
      } else if (rank === LEFT_OPEN) outcome[start + i] = CompactOutcome.undefined;
    }
  }
}

/** Deciders of rankings that were asked about; gone with them. */
const deciders = new WeakMap<readonly RankedPattern[], RuleDecider>();

function deciderFor(robots: RobotsTxt, ranked: readonly RankedPattern[]): RuleDecider {
  const decider = deciders.get(ranked) ?? new RuleDecider(robots, ranked);
  deciders.set(ranked, decider);
  return decider;
}

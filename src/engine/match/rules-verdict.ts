import type { RobotsTxt, Rule } from '../parse';
import { type Contest, matchRules, type Overruled, pathOf, winnerOf } from './contest';
import { globSpans } from './glob';
import type { Question } from './question';
import { type RankedPattern, rankRules } from './ranked-rules';
import { type Selection, selectGroups } from './select-groups';

/**
 * Decision on whether the crawler may fetch the URL. `undefined` if the dialect doesn't define the case, or
 * if reading fails.
 */
export type Outcome = 'allowed' | 'disallowed' | 'undefined';

/** Basis of the verdict. */
export type Reason =
  /** The winner is a rule with a path. */
  | 'winning-rule'
  /** The deciding rule has no path; such a rule forbids nothing. */
  | 'only-empty-rules'
  /** The selected groups have no matching rule. */
  | 'no-rule-matched'
  /** No group applies to this crawler. */
  | 'no-group'
  /** The file has no rule in any group. */
  | 'no-rules'
  /** The dialect lets no rule block this path. */
  | 'always-allowed-path'
  /** Conflicting rules match, and the dialect doesn't say which of them decides. */
  | 'left-open'
  /** The file is larger than the dialect accepts, so it counts as absent. */
  | 'file-too-large'
  /** Reading fails with an error at `line`. */
  | 'reader-fails';

/** Reason why a matching rule doesn't decide. */
export type LostBecause =
  /** Its pattern is shorter than the winner's. */
  | 'shorter-pattern'
  /** It is a disallow rule, and the winner is an allow rule of the same length. */
  | 'allow-wins-tie'
  /** The winner has the same type and length and is on an earlier line. */
  | 'later-line'
  /** The first matching rule decides, and this isn't it. */
  | 'not-first'
  /** No rule decides. */
  | Overruled;

/** A rule that matches the path. */
export interface Candidate {
  readonly rule: Rule;
  /** 1-based line number. */
  readonly line: number;
  /** Octets of the effective pattern. */
  readonly specificity: number;
  /** The pattern that matched: the rule's own, or the dialect's second one for it. */
  readonly effectivePattern: string;
  /** Parts of the path matched by literal text and by `*`: UTF-16 offsets in the path. */
  readonly spans: readonly {
    readonly from: number;
    readonly to: number;
    readonly kind: 'literal' | 'star';
  }[];
  /** Null for the winner. */
  readonly lostBecause: LostBecause | null;
}

/** The decision of the rules alone. */
export interface Decision {
  readonly outcome: Outcome;
  readonly reason: Reason;
  readonly line: number;
}

/** The decision of the rules, with its evidence. */
export interface RulesVerdict extends Decision, Contest {
  /** The groups that the crawler follows, and why. */
  readonly groups: Selection;
  /** The rule in `line` that decides; null if none does. */
  readonly winner: Rule | null;
  /**
   * Describes matching rules [from..to) in order of precedence, the winner first. A large file may have
   * thousands of them.
   */
  candidates(from?: number, to?: number): readonly Candidate[];
}

/**
 * Answers a question in the dialect that parsed the file, by the rules alone. Throws only for a question of another type. Each rule takes
 * time linear in its pattern and the path.
 */
export function decideByRules(robots: RobotsTxt, question: Question): RulesVerdict {
  const groups = selectGroups(robots, question);
  const contest = matchRules(robots, rankRules(robots, groups), pathOf(question.url, robots));
  return {
    ...decisionOf(robots, groups, contest),
    ...contest,
    groups,
    winner: fixedDecision(robots) === null ? (winnerOf(contest)?.rule ?? null) : null,
    candidates: (from, to) =>
      contest.matching.slice(from, to).map((entry) => describeCandidate(robots, entry, contest)),
  };
}

/** Returns the decision on every URL if rules needn't be compared, else null. */
export function fixedDecision(robots: RobotsTxt): Decision | null {
  if (robots.failureLine !== null)
    return { outcome: 'undefined', reason: 'reader-fails', line: robots.failureLine };
  return robots.isTooLarge ? { outcome: 'allowed', reason: 'file-too-large', line: 0 } : null;
}

/**
 * Returns the decision of the rules. The first matching rule decides; one without a path forbids nothing. If
 * no rule matches, everything is allowed.
 */
function decisionOf(robots: RobotsTxt, groups: Selection, contest: Contest): Decision {
  const fixed = fixedDecision(robots);
  if (fixed !== null) return fixed;
  if (contest.overruled !== null) {
    const outcome = contest.overruled === 'left-open' ? 'undefined' : 'allowed';
    return { outcome, reason: contest.overruled, line: 0 };
  }
  const winner = winnerOf(contest);
  if (winner === null) return { outcome: 'allowed', reason: reasonWithoutWinner(robots, groups), line: 0 };
  const reason = winner.specificity === 0 ? 'only-empty-rules' : 'winning-rule';
  return { outcome: winner.outcome, reason, line: winner.rule.line };
}

/** Describes a pattern that matches in a contest. */
function describeCandidate(robots: RobotsTxt, entry: RankedPattern, contest: Contest): Candidate {
  return {
    rule: entry.rule,
    line: entry.rule.line,
    specificity: entry.specificity,
    effectivePattern: entry.pattern,
    spans: globSpans(entry.glob, contest.path) ?? [],
    lostBecause: lostBecause(robots, entry, contest),
  };
}

function reasonWithoutWinner(robots: RobotsTxt, groups: Selection): Reason {
  if (robots.groupTable.ruleLines.length === 0) return 'no-rules';
  return groups.groups.length === 0 ? 'no-group' : 'no-rule-matched';
}

function lostBecause(robots: RobotsTxt, entry: RankedPattern, contest: Contest): LostBecause | null {
  if (contest.overruled !== null) return contest.overruled;
  const winner = contest.matching[0];
  if (winner === undefined || entry === winner) return null;
  if (robots.dialect.precedence.order === 'first') return 'not-first';
  if (entry.specificity < winner.specificity) return 'shorter-pattern';
  return entry.rule.type === winner.rule.type ? 'later-line' : 'allow-wins-tie';
}

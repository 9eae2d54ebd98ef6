import type { RobotsTxt, Rule } from '../parse';
import { type Contest, holdContest, pathOf } from './contest';
import { globSpans } from './glob';
import type { Question } from './question';
import { type RankedPattern, rankRules } from './ranked-rules';
import { type Selection, selectGroups } from './select-groups';

/** May the crawler fetch it? `undefined` is an answer of dialects whose text leaves the case open. */
export type Outcome = 'allowed' | 'disallowed' | 'undefined';

/** What the verdict rests on. */
export type Reason =
  /** The winner is a rule with a path. */
  | 'winning-rule'
  /** The only matching rules have no path; such a rule forbids nothing. */
  | 'only-empty-rules'
  /** The selected groups have no rule that matches. */
  | 'no-rule-matched'
  /** No group is meant for this crawler. */
  | 'no-group'
  /** The file has no rule in any group. */
  | 'no-rules';

/** Why a matching rule does not decide. */
export type LostBecause =
  /** Its pattern is shorter than the winner's. */
  | 'shorter-pattern'
  /** It is a disallow rule and the winner an allow rule of the same length. */
  | 'allow-wins-tie'
  /** The winner is of the same type and length and stands earlier. */
  | 'later-line';

/** A rule that matches the path. */
export interface Candidate {
  readonly rule: Rule;
  /** 1-based line number. */
  readonly line: number;
  /** Octets of the effective pattern. */
  readonly specificity: number;
  /** The pattern that matched: the rule's own, or the second one that the dialect tries for it. */
  readonly effectivePattern: string;
  /** The parts of the path that its literal text and its `*` matched: UTF-16 offsets in `Verdict.path`. */
  readonly spans: readonly {
    readonly from: number;
    readonly to: number;
    readonly kind: 'literal' | 'star';
  }[];
  /** Null for the winner. */
  readonly lostBecause: LostBecause | null;
}

/** The answer with its evidence. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly reason: Reason;
  /** 1-based line of the deciding rule; 0 where none decided. */
  readonly line: number;
  /** The path that patterns were compared with. */
  readonly path: string;
  /** The groups that the crawler follows, and why. */
  readonly groups: Selection;
  readonly winner: Candidate | null;
  /** The rules of the selected groups that match, winner first. */
  readonly candidates: readonly Candidate[];
  /** How many rules of those groups do not match. */
  readonly unmatched: number;
}

/** The bare decision of a contest. */
export interface Decision {
  readonly outcome: Outcome;
  readonly reason: Reason;
  readonly line: number;
}

/** Answers a question by the dialect that parsed the file. Never throws; bounded by rules × path × wildcards. */
export function decide(robots: RobotsTxt, question: Question): Verdict {
  const groups = selectGroups(robots, question);
  const contest = holdContest(rankRules(robots, groups), pathOf(question.url, robots));
  const winner = contest.matching[0];
  const candidates = contest.matching.map((entry) => describeCandidate(entry, winner ?? entry, contest.path));
  return {
    ...decisionOf(robots, groups, contest),
    path: contest.path,
    groups,
    winner: candidates[0] ?? null,
    candidates,
    unmatched: contest.unmatched.length,
  };
}

/** What a contest means: the strongest matching rule decides, an empty one forbids nothing, and without one everything is allowed. */
export function decisionOf(robots: RobotsTxt, groups: Selection, contest: Contest): Decision {
  const winner = contest.matching[0];
  if (winner === undefined)
    return { outcome: 'allowed', reason: reasonWithoutWinner(robots, groups), line: 0 };
  if (winner.specificity === 0)
    return { outcome: 'allowed', reason: 'only-empty-rules', line: winner.rule.line };
  const outcome = winner.rule.type === 'allow' ? 'allowed' : 'disallowed';
  return { outcome, reason: 'winning-rule', line: winner.rule.line };
}

/** A matching pattern as evidence beside the winner. */
export function describeCandidate(entry: RankedPattern, winner: RankedPattern, path: string): Candidate {
  return {
    rule: entry.rule,
    line: entry.rule.line,
    specificity: entry.specificity,
    effectivePattern: entry.pattern,
    spans: globSpans(entry.glob, path) ?? [],
    lostBecause: lostBecause(entry, winner),
  };
}

function reasonWithoutWinner(robots: RobotsTxt, groups: Selection): Reason {
  if (robots.groupTable.ruleLines.length === 0) return 'no-rules';
  return groups.groups.length === 0 ? 'no-group' : 'no-rule-matched';
}

function lostBecause(entry: RankedPattern, winner: RankedPattern): LostBecause | null {
  if (entry === winner) return null;
  if (entry.specificity < winner.specificity) return 'shorter-pattern';
  return entry.rule.type === winner.rule.type ? 'later-line' : 'allow-wins-tie';
}

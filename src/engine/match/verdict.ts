import { type Effect, effectOf } from '../fetch/effect';
import { type Judgement, judge } from '../fetch/judge';
import { type Scope, scopeOf } from '../fetch/scope';
import { PLAIN_ANSWER } from '../fetch/server-answer';
import type { RobotsTxt, Rule } from '../parse';
import { type Contest, holdContest, type Overruled, pathOf, winnerOf } from './contest';
import { globSpans } from './glob';
import type { Condition, Question } from './question';
import { type RankedPattern, rankRules } from './ranked-rules';
import { type Selection, selectGroups } from './select-groups';

/** May the crawler fetch it? `undefined` is an answer of dialects whose text leaves the case open, and of readers that fail. */
export type Outcome = 'allowed' | 'disallowed' | 'undefined';

/** What the verdict rests on. */
export type Reason =
  /** The winner is a rule with a path. */
  | 'winning-rule'
  /** The rule that decides has no path; such a rule forbids nothing. */
  | 'only-empty-rules'
  /** The selected groups have no rule that matches. */
  | 'no-rule-matched'
  /** No group is meant for this crawler. */
  | 'no-group'
  /** The file has no rule in any group. */
  | 'no-rules'
  /** The dialect does not let any rule block this path. */
  | 'always-allowed-path'
  /** Rules match that differ, and the dialect does not say which of them decides. */
  | 'left-open'
  /** The file is larger than the reader takes, so to it there is none. */
  | 'file-too-large'
  /** The reader gives up with an error at `line`. */
  | 'reader-fails';

/** Why a matching rule does not decide. */
export type LostBecause =
  /** Its pattern is shorter than the winner's. */
  | 'shorter-pattern'
  /** It is a disallow rule and the winner an allow rule of the same length. */
  | 'allow-wins-tie'
  /** The winner is of the same type and length and stands earlier. */
  | 'later-line'
  /** The first rule that matches decides, and it is another. */
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
  /** The pattern that matched: the rule's own, or the second one that the dialect tries for it. */
  readonly effectivePattern: string;
  /** The parts of the path that its literal text and its `*` matched: UTF-16 offsets in the path. */
  readonly spans: readonly {
    readonly from: number;
    readonly to: number;
    readonly kind: 'literal' | 'star';
  }[];
  /** Null for the winner. */
  readonly lostBecause: LostBecause | null;
}

/** The bare decision of a contest. */
export interface Decision {
  readonly outcome: Outcome;
  readonly reason: Reason;
  readonly line: number;
}

/** The answer to a question, with its evidence. `outcome`, `reason` and `line` are what the rules say; `judgement` is the answer. */
export interface Verdict extends Decision, Contest {
  /** The answer, with the file's place and the server's answer taken into account. */
  readonly judgement: Judgement;
  /** Null where the file's place is not known. */
  readonly scope: Scope | null;
  /** What the server's answer means to the crawler. */
  readonly effect: Effect;
  /** The groups that the crawler follows, and why. */
  readonly groups: Selection;
  /** The rule in `line` that decides; null where none does. */
  readonly winner: Rule | null;
  /** Describes matching rules [from..to) in the order in which they decide, so the winner first. A large file may have thousands of them. */
  candidates(from?: number, to?: number): readonly Candidate[];
}

/**
 * Answers a question by the dialect that parsed the file. What decides, in this order: the file's place, the server's answer, the rules. Without a
 * condition only the rules do. Never throws; bounded by rules × path × wildcards.
 */
export function decide(robots: RobotsTxt, question: Question, condition: Condition | null = null): Verdict {
  const { fetch } = robots.dialect;
  const groups = selectGroups(robots, question);
  const contest = holdContest(robots, rankRules(robots, groups), pathOf(question.url, robots));
  const decision = decisionOf(robots, groups, contest);
  const scope = condition && scopeOf(condition.robotsUrl, question.url, fetch.schemes);
  const effect = effectOf(condition?.answer ?? PLAIN_ANSWER, fetch);
  return {
    outcome: decision.outcome,
    reason: decision.reason,
    line: decision.line,
    path: contest.path,
    matching: contest.matching,
    unmatched: contest.unmatched,
    overruled: contest.overruled,
    judgement: judge(scope, effect, decision),
    scope,
    effect,
    groups,
    winner: fixedDecision(robots) === null ? (winnerOf(contest)?.rule ?? null) : null,
    candidates: (from, to) =>
      contest.matching.slice(from, to).map((entry) => describeCandidate(robots, entry, contest)),
  };
}

/** The decision on every URL where the reader never gets to compare a rule; null where it does. */
export function fixedDecision(robots: RobotsTxt): Decision | null {
  if (robots.failureLine !== null)
    return { outcome: 'undefined', reason: 'reader-fails', line: robots.failureLine };
  return robots.isTooLarge ? { outcome: 'allowed', reason: 'file-too-large', line: 0 } : null;
}

/** What a contest means: the first of the matching rules decides, an empty one forbids nothing, and without one everything is allowed. */
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

/** A pattern that matches in a contest, as evidence. */
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

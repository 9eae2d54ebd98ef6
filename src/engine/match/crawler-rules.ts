import { type AnswerEffect, effectOf } from '../fetch/effect';
import { type Judgement, judge, NOT_APPLICABLE } from '../fetch/judge';
import { ScopeTest } from '../fetch/scope-test';
import type { RobotsTxt, Rule } from '../parse';
import type { AskedCrawler, Condition } from './question';
import { type RankedPattern, rankRules } from './ranked-rules';
import { LEFT_OPEN, NO_RULE, OUT_OF_SCOPE } from './rule-decider';
import { type Decision, fixedDecision } from './rules-verdict';
import { type Selection, selectGroups } from './select-groups';

const RULES_DECIDE = { kind: 'rules' } as const;
const NOTHING_DECIDES = { outcome: 'allowed', line: 0 } as const;

/**
 * Everything that one crawler's verdicts depend on besides the URL: the rules it follows, the file's location
 * and the server's answer.
 *
 * A *rank* represents the verdict on a URL: the index in `deciding` of the deciding rule, else `NO_RULE`,
 * `LEFT_OPEN` or `OUT_OF_SCOPE`.
 */
export class CrawlerRules {
  readonly robots: RobotsTxt;
  /** The groups that the crawler follows. */
  readonly selection: Selection;
  /** Crawlers with equal keys get the same verdicts with the same file and condition. */
  readonly key: string;
  /** Null if every URL is in scope. */
  readonly scope: ScopeTest | null;
  readonly #effect: Pick<AnswerEffect, 'kind'>;
  /** The decision on every URL if rules needn't be compared, else null. */
  readonly #fixed: Decision | null;
  #followed: readonly RankedPattern[] | null = null;

  /** @param condition null for the result of the rules alone. */
  constructor(robots: RobotsTxt, crawler: AskedCrawler, condition: Condition | null = null) {
    const { id, fetch } = robots.dialect;
    this.robots = robots;
    this.selection = selectGroups(robots, crawler);
    this.key = `${id} ${this.selection.groups.join()}`;
    this.scope = condition && scopeTestFor(condition, fetch.schemes);
    this.#effect = condition === null ? RULES_DECIDE : effectOf(condition.answer, fetch);
    this.#fixed = fixedDecision(robots);
  }

  /** The patterns of the rules that the crawler follows, in order of precedence. Ranked on first use. */
  get followed(): readonly RankedPattern[] {
    this.#followed ??= rankRules(this.robots, this.selection);
    return this.#followed;
  }

  /** The part of `followed` that is compared with URLs: all, or none if the verdicts are fixed. */
  get deciding(): readonly RankedPattern[] {
    return this.isFixed ? [] : this.followed;
  }

  /**
   * True if all URLs in scope have the same verdict, whatever the rules: because of the server's answer, or
   * because reading fails or the file is too large.
   */
  get isFixed(): boolean {
    return this.#fixed !== null || this.#effect.kind !== 'rules';
  }

  /**
   * Returns the rules' decision at a rank, which is the verdict only if the server's answer leaves it to the
   * rules.
   */
  decisionOf(rank: number): Pick<Decision, 'outcome' | 'line'> {
    if (this.#fixed !== null) return this.#fixed;
    if (rank === LEFT_OPEN) return { outcome: 'undefined', line: 0 };
    const entry = rank === NO_RULE ? undefined : this.deciding[rank];
    return entry === undefined ? NOTHING_DECIDES : { outcome: entry.outcome, line: entry.rule.line };
  }

  /** Returns the judgement at a rank. */
  judgementOf(rank: number): Judgement {
    return rank === OUT_OF_SCOPE ? NOT_APPLICABLE : judge(null, this.#effect, this.decisionOf(rank));
  }

  /** Returns the 1-based line that decides at a rank; 0 if none does. */
  lineOf(rank: number): number {
    return this.judgementOf(rank).by === 'rules' ? this.decisionOf(rank).line : 0;
  }

  /** Returns the rule in the line that decides at a rank; null if there is none. */
  ruleOf(rank: number): Rule | null {
    const line = this.lineOf(rank);
    if (line === 0) return null;
    return (this.deciding[rank] ?? this.followed.find(({ rule }) => rule.line === line))?.rule ?? null;
  }

  /** Returns whether both give the same verdicts by the same rules for every URL, wherever the rules are. */
  decidesLike(other: CrawlerRules): boolean {
    if (this.scope?.key !== other.scope?.key || this.isFixed !== other.isFixed) return false;
    if (this.isFixed) return this.judgementOf(NO_RULE).outcome === other.judgementOf(NO_RULE).outcome;
    const { followed, robots } = this;
    if (robots.dialect !== other.robots.dialect || followed.length !== other.followed.length) return false;
    return followed.every(({ pattern, rule }, rank) => {
      const entry = other.followed[rank];
      return pattern === entry?.pattern && rule.type === entry.rule.type;
    });
  }
}

/** Scope tests by condition and schemes. Shared, so that all crawlers use one cache of results per host. */
const scopeTests = new WeakMap<Condition, Map<string, ScopeTest>>();

function scopeTestFor(condition: Condition, schemes: readonly string[] | null): ScopeTest | null {
  const { robotsUrl } = condition;
  if (robotsUrl === null && schemes === null) return null;
  const tests = scopeTests.get(condition) ?? new Map<string, ScopeTest>();
  scopeTests.set(condition, tests);
  const key = schemes?.join() ?? '*';
  const test = tests.get(key) ?? new ScopeTest(robotsUrl, schemes);
  tests.set(key, test);
  return test;
}

import { FieldKind } from '../../../dialects/dialect';
import type { RobotsTxt, Rule } from '../../../parse';
import { type AgentScopes, agentScopes } from '../../facts/agent-scopes';
import type { LintFile } from '../../lint-file';

/** What of a rule matters here. */
export type PlainRule = Pick<Rule, 'type' | 'line' | 'pattern'>;

/** A reading, whom its groups concern, and its rules, made when they are asked for: mostly few are. */
export class ScopedReading {
  readonly robots: RobotsTxt;
  readonly scopes: AgentScopes;

  constructor(robots: RobotsTxt, { context }: LintFile) {
    this.robots = robots;
    this.scopes = agentScopes(robots, context);
  }

  /** Line of a rule that stands in a group; `at` counts as `GroupTable.ruleLines` does. */
  lineAt(at: number): number {
    return this.robots.table.number(this.#row(at));
  }

  ruleAt(at: number): PlainRule {
    const { robots } = this;
    const row = this.#row(at);
    const type = robots.table.kind(row) === FieldKind.allow ? 'allow' : 'disallow';
    return { type, line: robots.table.number(row), pattern: robots.valueAt(row) };
  }

  #row(at: number): number {
    return this.robots.groupTable.ruleLines[at] as number;
  }
}

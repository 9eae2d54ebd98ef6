import { FieldKind } from '../../../dialects/dialect';
import type { RobotsTxt, Rule } from '../../../parse';
import { type AgentScopes, agentScopes } from '../../facts/agent-scopes';
import type { LintFile } from '../../lint-file';

/** The part of a rule that matters here. */
export type PlainRule = Pick<Rule, 'type' | 'line' | 'pattern'>;

/** A reading with the scopes of its groups and its rules, created on demand: usually only a few are needed. */
export class ScopedReading {
  readonly robots: RobotsTxt;
  readonly scopes: AgentScopes;

  constructor(robots: RobotsTxt, { context }: LintFile) {
    this.robots = robots;
    this.scopes = agentScopes(robots, context);
  }

  /** Returns the line of a rule in a group, by its index in `GroupTable.ruleLines`. */
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

import { type DialectId, dialectsIn } from '../dialect-ids';
import { weighAgents } from './effect-of-agents';
import { weighRules } from './effect-of-rules';
import type { Severity } from './finding';
import type { LintFile } from './lint-file';
import type { Found, Intent, LintRule } from './lint-rule';

/** Something found whose severity is not known yet. */
export interface Unweighed {
  readonly id: string;
  readonly rule: LintRule;
  readonly found: Found;
}

/** What a mistake changes: some crawler's verdict against what is meant; nothing, but crawlers disagree; or nothing. */
export type Effect = 'changes' | 'disagree' | 'none';

const SEVERITIES: Readonly<Record<Effect, Severity>> = {
  changes: 'error',
  disagree: 'warning',
  none: 'note',
};

/**
 * The severity of each finding, in their order. Where a rule leaves it to the effect, verdicts on witness addresses are compared with what they
 * would be if the line were what it evidently means. What is not found out within bounds is a warning: nothing is called an error unproven.
 */
export function* weigh(file: LintFile, found: readonly Unweighed[]): Generator<void, readonly Severity[]> {
  const severities: Severity[] = [];
  const byRules: RulesMeant[] = [];
  const byAgents: WithIntent<'agents'>[] = [];
  for (const [index, { id, rule, found: one }] of found.entries()) {
    const known = one.severity ?? (rule.isHeuristic ? 'note' : rule.severity);
    severities.push(known === 'by-effect' ? 'warning' : known);
    if (known !== 'by-effect') continue;
    const { intent, line } = one;
    if (intent === undefined || line === null) throw new Error(`${id} does not say what is meant`);
    if (intent.kind === 'rules')
      byRules.push({ index, intent, line: line.number, dialects: dialectsIn(rule.dialects) });
    else byAgents.push({ index, intent, line: line.number });
  }
  const set = (index: number, effect: Effect): void => {
    severities[index] = SEVERITIES[effect];
  };
  yield* weighRules(file, byRules, set);
  yield* weighAgents(file, byAgents, set);
  return severities;
}

/** A line and what it means. `index` counts findings. */
export interface WithIntent<Kind extends Intent['kind']> {
  readonly index: number;
  readonly line: number;
  readonly intent: Extract<Intent, { kind: Kind }>;
}

/** A line that was meant as other rules than those it holds. */
export interface RulesMeant extends WithIntent<'rules'> {
  /** The dialects that misread the line. Only these are compared. */
  readonly dialects: readonly DialectId[];
}

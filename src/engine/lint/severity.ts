import { type DialectId, dialectsIn } from '../dialect-ids';
import { weighAgents } from './effect-of-agents';
import { weighRules } from './effect-of-rules';
import type { Severity } from './finding';
import type { LintFile } from './lint-file';
import type { Found, Intent, LintRule } from './lint-rule';

/** A finding without a severity. */
export interface Unweighed {
  readonly id: string;
  readonly rule: LintRule;
  readonly found: Found;
}

/** Effect of a mistake: changes a crawler's verdict against the intent; changes nothing, but crawlers disagree; or none. */
export type Effect = 'changes' | 'disagree' | 'none';

const SEVERITIES: Readonly<Record<Effect, Severity>> = {
  changes: 'error',
  disagree: 'warning',
  none: 'note',
};

/**
 * Returns the severity of each finding, in order. If a rule leaves it to the effect, the verdicts at witness URLs are compared with the
 * verdicts if the line were what it evidently means. Anything undecided within the budget is a warning: an error must be proven.
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
    const severity = SEVERITIES[effect];
    severities[index] = severity === 'error' ? (found[index]?.rule.worst ?? severity) : severity;
  };
  yield* weighRules(file, byRules, set);
  yield* weighAgents(file, byAgents, set);
  return severities;
}

/** A line and its meaning. `index` counts findings. */
export interface WithIntent<Kind extends Intent['kind']> {
  readonly index: number;
  readonly line: number;
  readonly intent: Extract<Intent, { kind: Kind }>;
}

/** A line that means other rules than it contains. */
export interface RulesMeant extends WithIntent<'rules'> {
  /** Dialects that misread the line. Only these are compared. */
  readonly dialects: readonly DialectId[];
}

import { inSlices } from '../engine/collections';
import { type DialectId, dialectsIn } from '../engine/dialect-ids';
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

/** Kind of a finding. */
export type FindingKind =
  /** The file means something else than it says. */
  | 'mistake'
  /** Crawlers read the file differently. */
  | 'disagreement'
  /** Probably a mistake. How much harm it does depends on the site. */
  | 'risk'
  /** Worth knowing. */
  | 'advice'
  /** Only about the way the file is written. */
  | 'cosmetic';

/** Effect of a finding's cause on verdicts. */
export type CauseEffect =
  /**
   * Changes the verdict of a search engine, or of a crawler that the file names, against what the file evidently means. An unknown crawler
   * counts only if no dialect reads the line.
   */
  | 'changes'
  /** Changes the verdict of other crawlers only, or may change one; or crawlers get different verdicts. */
  | 'disagree'
  /** Changes no verdict of a known crawler. */
  | 'none';

const SEVERITIES: Readonly<Record<FindingKind, Readonly<Record<CauseEffect, Severity>>>> = {
  mistake: { changes: 'error', disagree: 'warning', none: 'note' },
  // Each crawler reads the file as its operator intends, so it isn't certain which reading is meant.
  disagreement: { changes: 'warning', disagree: 'warning', none: 'note' },
  risk: { changes: 'warning', disagree: 'warning', none: 'note' },
  advice: { changes: 'note', disagree: 'note', none: 'note' },
  // With an effect, it isn't cosmetic.
  cosmetic: { changes: 'error', disagree: 'warning', none: 'tidy' },
};

/** Effect of a finding with neither an effect nor an intent. A mistake has one of them. */
const USUAL_EFFECTS: Readonly<Record<Exclude<FindingKind, 'mistake'>, CauseEffect>> = {
  disagreement: 'disagree',
  risk: 'disagree',
  advice: 'none',
  cosmetic: 'none',
};

/**
 * Returns the severity of a finding. The only place that decides it: an error harms search, or a crawler that the file names. A warning is
 * about something crawlers disagree on, or a likely mistake. A note (the page says "tip") is worth knowing. `tidy` is about the form of the
 * file only, and never counts.
 */
export function decideSeverity(kind: FindingKind, effect: CauseEffect): Severity {
  return SEVERITIES[kind][effect];
}

/**
 * Returns the severity of a finding whose fix was compared with the file for every URL and crawler: `weigh` decides by witness URLs only. A fix that
 * changes no verdict can't solve more than a tip, and the cause of one that does is more than a tip.
 */
export function severityByFix(severity: Severity, kind: FindingKind, isChanging: boolean): Severity {
  if (!isChanging) return decideSeverity(kind, 'none');
  return severity === 'note' || severity === 'tidy' ? decideSeverity(kind, 'disagree') : severity;
}

/**
 * Returns the severity of each finding, in order. For a finding with an intent, the verdicts at witness URLs are compared with the verdicts
 * if the line were what it evidently means. Without proof within the budget, the effect is `disagree`: an error must be proven.
 */
export function* weigh(file: LintFile, found: readonly Unweighed[]): Generator<void, readonly Severity[]> {
  const kinds = found.map(({ rule, found: one }) => one.kind ?? rule.kind);
  const effects: CauseEffect[] = [];
  const byRules: RulesMeant[] = [];
  const byAgents: WithIntent<'agents'>[] = [];
  yield* inSlices(found, ({ id, rule, found: one }, index) => {
    const kind = kinds[index] as FindingKind;
    const { effect, intent, line } = one;
    effects.push(effect ?? (kind === 'mistake' ? 'disagree' : USUAL_EFFECTS[kind]));
    if (effect !== undefined || kind === 'advice') return;
    if (kind === 'mistake' && (intent === undefined || line === null))
      throw new Error(`${id} does not say what is meant`);
    if (intent === undefined || line === null) return;
    if (intent.kind === 'rules')
      byRules.push({ index, intent, line: line.number, dialects: dialectsIn(rule.dialects) });
    else byAgents.push({ index, intent, line: line.number });
  });
  const set = (index: number, effect: CauseEffect): void => {
    effects[index] = effect;
  };
  yield* weighRules(file, byRules, set);
  yield* weighAgents(file, byAgents, set);
  return effects.map((effect, index) => decideSeverity(kinds[index] as FindingKind, effect));
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

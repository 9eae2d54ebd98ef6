import {
  type Decision,
  effectOf,
  fixedDecision,
  type RankedPattern,
  type RobotsTxt,
  rankRules,
  type Selection,
} from '../../../engine';
import type { Condition } from '../../protocol';
import type { ScopeTest } from './scope-test';

/** All that the verdicts of a crawler on URLs depend on. */
export interface ColumnBasis {
  readonly robots: RobotsTxt;
  /** Whether the file speaks for a URL; null where it is not known where it lies, so that it is taken to. */
  readonly scope: ScopeTest | null;
  /** The verdict on all URLs in scope; null where the rules decide. */
  readonly fixed: Pick<Decision, 'outcome' | 'line'> | null;
  /** The rules in the order in which they decide; empty where they do not. */
  readonly ranked: readonly RankedPattern[];
}

/** What the verdicts of those depend on who follow the selected groups of a file. */
export function basisOf(
  robots: RobotsTxt,
  selection: Selection,
  condition: Condition,
  scope: ScopeTest | null,
): ColumnBasis {
  const fixed = fixedBy(robots, condition);
  return { robots, scope, fixed, ranked: fixed === null ? rankRules(robots, selection) : [] };
}

function fixedBy(robots: RobotsTxt, { answer }: Condition): ColumnBasis['fixed'] {
  switch (effectOf(answer, robots.dialect.fetch).kind) {
    case 'rules':
      return fixedDecision(robots);
    case 'all-allowed':
      return { outcome: 'allowed', line: 0 };
    case 'all-disallowed':
      return { outcome: 'disallowed', line: 0 };
    case 'reader-fails':
      return { outcome: 'undefined', line: 0 };
  }
}

/** Whether both give the same verdicts by the same rules for every URL, wherever the rules stand. */
export function decidesAlike(a: ColumnBasis, b: ColumnBasis): boolean {
  if (a.scope?.key !== b.scope?.key || a.fixed?.outcome !== b.fixed?.outcome) return false;
  if (a.fixed !== null) return true;
  if (a.robots.dialect !== b.robots.dialect || a.ranked.length !== b.ranked.length) return false;
  return a.ranked.every((entry, rank) => {
    const other = b.ranked[rank];
    return entry.pattern === other?.pattern && entry.rule.type === other.rule.type;
  });
}

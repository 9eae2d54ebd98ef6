import type { FindingRow, KindOfFinding, LintReport } from '../../../store';

/** Rules whose findings surprise most in an overview, the most important first. */
const rules = [
  'star-not-inherited',
  'group-without-rules',
  'search-engine-blocked',
  'similar-rules',
  'opens-nothing',
];
/** Rules whose tidy findings are shown if there is nothing else: lines that simplifying the file removes. */
const tidyRules = ['repeated-rules', 'shadowed-rule'];

/** A finding, or several of a kind that are shown together. */
export type MainFinding =
  | { readonly kind: 'one'; readonly row: FindingRow }
  | { readonly kind: 'several'; readonly of: KindOfFinding };

/** Returns the finding that an overview shows: the first error or warning of the most important rule, else groups or lines that simplifying removes. Null for none. */
export function mainFinding({ rows, kinds }: Pick<LintReport, 'rows' | 'kinds'>): MainFinding | null {
  for (const rule of rules) {
    const row = rows.find(
      (each) => each.rule === rule && (each.severity === 'error' || each.severity === 'warning'),
    );
    if (row !== undefined) return { kind: 'one', row };
  }
  for (const rule of tidyRules) {
    const isTidy = (each: Pick<KindOfFinding, 'rule' | 'severity'>) =>
      each.rule === rule && each.severity === 'tidy';
    const of = kinds.find(isTidy);
    if (of === undefined) continue;
    const row = rows.find(isTidy);
    return of.count === 1 && row !== undefined ? { kind: 'one', row } : { kind: 'several', of };
  }
  return null;
}

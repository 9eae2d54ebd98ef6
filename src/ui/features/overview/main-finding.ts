import type { FindingRow, KindOfFinding, LintReport } from '../../../store';

/** Rules whose findings surprise most in an overview, the most important first. */
const rules = [
  'star-not-inherited',
  'repeated-rules',
  'search-engine-blocked',
  'similar-rules',
  'opens-nothing',
];
const TIDY_RULE = 'shadowed-rule';

/** A finding, or several of a kind that are shown together. */
export type MainFinding =
  | { readonly kind: 'one'; readonly row: FindingRow }
  | { readonly kind: 'several'; readonly of: KindOfFinding };

/** Returns the finding that an overview shows: the first error or warning of the most important rule, else the lines that change nothing. Null for none. */
export function mainFinding({ rows, kinds }: Pick<LintReport, 'rows' | 'kinds'>): MainFinding | null {
  for (const rule of rules) {
    const row = rows.find(
      (each) => each.rule === rule && (each.severity === 'error' || each.severity === 'warning'),
    );
    if (row !== undefined) return { kind: 'one', row };
  }
  const tidy = kinds.find(({ rule, severity }) => rule === TIDY_RULE && severity === 'tidy');
  if (tidy === undefined) return null;
  const row = rows.find(({ rule, severity }) => rule === TIDY_RULE && severity === 'tidy');
  return tidy.count === 1 && row !== undefined ? { kind: 'one', row } : { kind: 'several', of: tidy };
}

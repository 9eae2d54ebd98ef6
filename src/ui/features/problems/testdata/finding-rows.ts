import { parseRobotsTxt } from '../../../../engine';
import { type Finding, lint, lintRules } from '../../../../lint';
import type { FindingRow } from '../../../../store';

/** Returns the findings in a text as the worker sends them. */
export function findingRows(text: string): readonly FindingRow[] {
  return lint(parseRobotsTxt(text)).map((finding, index) => ({
    ...withoutFix(finding),
    index,
    isHeuristic: lintRules.get(finding.rule)?.isHeuristic === true,
    fix: finding.fix === null ? null : (lintRules.get(finding.rule)?.fix ?? null),
    change: changeOf(finding, text),
  }));
}

/** A finding of a misspelt Allow, with overrides. */
export function rowOf(part: Partial<FindingRow> = {}): FindingRow {
  return {
    rule: 'typo-allow',
    severity: 'error',
    line: 2,
    from: 14,
    to: 18,
    related: [],
    params: { field: 'Alow', value: '/x' },
    index: 0,
    isHeuristic: false,
    fix: 'evident',
    change: { at: 14, before: 'Alow', after: 'Allow' },
    ...part,
  };
}

function withoutFix({ fix: _fix, ...finding }: Finding): Omit<Finding, 'fix'> {
  return finding;
}

function changeOf({ fix }: Finding, text: string): FindingRow['change'] {
  const [edit, ...rest] = fix?.() ?? [];
  if (edit === undefined || rest.length > 0) return null;
  const [at, to, after] = edit;
  const before = text.slice(at, to);
  return `${before}${after}`.includes('\n') ? null : { at, before, after };
}

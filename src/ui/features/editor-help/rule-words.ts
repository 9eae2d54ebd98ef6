import type { ProblemCard } from '../../../editor/problems';
import { sources } from '../../../lint/texts';
import type { FindingRow } from '../../../store';
import { aboutOf } from '../../parts/about-of';

/** Fixes that change answers, or may change them. */
const CHANGING: ReadonlySet<FindingRow['fix']> = new Set(['blocking', 'opening', 'choice']);

/**
 * Returns the content of a finding's card. This module contains the texts of all rules, so load it only by
 * `import()`.
 */
export function problemCard(row: FindingRow): ProblemCard {
  const about = aboutOf(row.rule);
  const { params } = row;
  const fixName = row.fix === null ? undefined : about.fixName?.(params);
  return {
    severity: row.isHeuristic ? 'guess' : row.severity,
    title: about.title(params),
    explain: about.explain(params),
    why: about.why,
    crawlers: about.crawlers,
    sources: about.sources.map((key) => ({ name: sources[key].name, href: sources[key].url })),
    fix:
      fixName === undefined
        ? null
        : { name: fixName, change: row.change, isPreviewed: CHANGING.has(row.fix) },
  };
}

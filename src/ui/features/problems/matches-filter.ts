import { plainWords } from '../../../lint/texts';
import { lineName, severityWords } from '../../../messages';
import type { FindingRow } from '../../../store';
import { aboutOf } from '../../parts/about-of';
import type { ProblemFilter } from './problem-filter';
import { shownSeverity } from './shown-severity';

/**
 * Returns whether a finding matches a filter: its severity, and every word of the query in its texts. A severity filter never matches
 * guesses.
 */
export function matchesFilter(row: FindingRow, { show, query }: ProblemFilter): boolean {
  if (show !== 'all' && (row.isHeuristic || row.severity !== show)) return false;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const about = aboutOf(row.rule);
  const texts = [
    about.name,
    row.rule,
    severityWords[shownSeverity(row)],
    lineName(row.line),
    plainWords(about.title(row.params)),
    plainWords(about.explain(row.params)),
  ]
    .join(' ')
    .toLowerCase();
  return words.every((word) => texts.includes(word));
}

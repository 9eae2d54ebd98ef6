import { exportHeading } from '../../../../messages';
import type { FindingRow } from '../../../../store';
import { shownSeverity } from '../shown-severity';

/** Heading of an export: the counts by severity and the name of the file. Tidy findings don't count. */
export function exportedHeading(rows: readonly FindingRow[], name: string): string {
  const counts = { error: 0, warning: 0, note: 0, guess: 0, tidy: 0 };
  for (const row of rows) counts[shownSeverity(row)]++;
  return exportHeading(counts, counts.guess, name);
}

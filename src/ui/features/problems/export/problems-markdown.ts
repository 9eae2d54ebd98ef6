import { plainWords } from '../../../../lint/texts';
import { exportedPlace, problemsExport, severityWords } from '../../../../messages';
import { aboutOf } from '../../../parts/about-of';
import { markdownTable, markdownText } from '../../../parts/table/table-text';
import { wellFormed } from '../../../parts/text/well-formed';
import { shownSeverity } from '../shown-severity';
import { exportedHeading } from './exported-heading';
import type { ExportedProblems } from './exported-problems';

/** Formats findings as a heading and a table in Markdown. Text from the file is escaped. */
export function problemsMarkdown({ rows, name }: ExportedProblems): string {
  const table = markdownTable({
    heads: problemsExport.columns,
    rows: rows.map((row) => {
      const about = aboutOf(row.rule);
      const texts = [about.title, about.explain].map((words) => plainWords(words(row.params)));
      return [exportedPlace(row.line), severityWords[shownSeverity(row)], ...texts, row.rule];
    }),
  });
  return wellFormed(`## ${markdownText(exportedHeading(rows, name))}\n\n${table}`);
}

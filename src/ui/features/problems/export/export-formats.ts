import { plainWords } from '../../../../lint/texts';
import { exportedPlace, exportHeading, problemsExport, severityWords } from '../../../../messages';
import type { FindingRow } from '../../../../store';
import { aboutOf } from '../../../parts/about-of';
import { markdownTable, markdownText } from '../../../parts/table/table-text';
import { wellFormed } from '../../../parts/text/well-formed';
import { shownSeverity } from '../shown-severity';
import type { ExportedProblems } from './exported-problems';
import { problemsSarif } from './problems-sarif';

/** A format for exported problems. */
export interface ExportFormat {
  /** Name of the saved file. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  write(problems: ExportedProblems): string;
}

/** Formats for exported problems. */
export const exportFormats = {
  text: { name: 'robots-txt-problems.txt', type: 'text/plain', write: problemsText },
  markdown: { name: 'robots-txt-problems.md', type: 'text/markdown', write: problemsMarkdown },
  sarif: { name: 'robots-txt-problems.sarif', type: 'application/sarif+json', write: problemsSarif },
} as const satisfies Readonly<Record<string, ExportFormat>>;

/** Formats findings as plain text, one per line: `Line 29, error: “Alow” isn’t a valid rule. Crawlers skip this line, … (typo-allow)`. */
function problemsText({ rows, name }: ExportedProblems): string {
  const lines = rows.map((row) => {
    const about = aboutOf(row.rule);
    const place = `${exportedPlace(row.line)}, ${severityWords[shownSeverity(row)].toLowerCase()}`;
    return `${place}: ${plainWords(about.title(row.params))}. ${plainWords(about.explain(row.params))} (${row.rule})`;
  });
  const all = [exportedHeading(rows, name), '', ...lines];
  return wellFormed(all.map(inOneLine).join('\n')).concat('\n');
}

/** Joins the lines of a text, because text from the file may contain line breaks. */
function inOneLine(text: string): string {
  return text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ');
}

/** Formats findings as a heading and a table in Markdown. Text from the file is escaped. */
function problemsMarkdown({ rows, name }: ExportedProblems): string {
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

/** Heading of an export: the counts by severity and the name of the file. Tidy findings don't count. */
function exportedHeading(rows: readonly FindingRow[], name: string): string {
  const counts = { error: 0, warning: 0, note: 0, guess: 0, tidy: 0 };
  for (const row of rows) counts[shownSeverity(row)]++;
  return exportHeading(counts, counts.guess, name);
}

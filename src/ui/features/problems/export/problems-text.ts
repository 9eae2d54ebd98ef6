import { plainWords } from '../../../../lint/texts';
import { exportedPlace, severityWords } from '../../../../messages';
import { aboutOf } from '../../../parts/about-of';
import { wellFormed } from '../../../parts/text/well-formed';
import { shownSeverity } from '../shown-severity';
import { exportedHeading } from './exported-heading';
import type { ExportedProblems } from './exported-problems';

/** Formats findings as plain text, one per line: `Line 29, error: “Alow” isn’t a valid rule. Crawlers skip this line, … (typo-allow)`. */
export function problemsText({ rows, name }: ExportedProblems): string {
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

import type { ExportedProblems } from './exported-problems';
import { problemsMarkdown } from './problems-markdown';
import { problemsSarif } from './problems-sarif';
import { problemsText } from './problems-text';

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

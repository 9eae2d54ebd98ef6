import type { FindingRow } from '../../../../store';

/** What is exported: the findings of one version of a text. */
export interface ExportedProblems {
  /** In the order of the file, hints last. */
  readonly rows: readonly FindingRow[];
  /** The text that the rows are about, with LF line ends. */
  readonly text: string;
  /** Name of the file. */
  readonly name: string;
}

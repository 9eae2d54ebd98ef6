import type { FindingRow } from '../../../../store';

/** Findings of one version of a text, to be exported. */
export interface ExportedProblems {
  /** In file order, but guesses and then tidy findings last. */
  readonly rows: readonly FindingRow[];
  /** Text of the findings, with LF line ends. */
  readonly text: string;
  /** Name of the file. */
  readonly name: string;
}

/** How many URLs of a list the rules of one version of the text decide. Lines count from 1. */
export interface EditorCoverage {
  /** By line: how many URLs its rule decides; may end early. */
  readonly urlsByLine: Uint32Array;
  /** Lines of the rules that are followed and decide none. */
  readonly idle: readonly number[];
}

/** Texts of the margin. */
export interface CoverageLabels {
  /** At the end of a rule's line, "12 URLs". */
  figure(urls: number): string;
}

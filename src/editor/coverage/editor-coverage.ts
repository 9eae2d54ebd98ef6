/** Number of URLs in a list that each rule decides, for one version of the text. Lines count from 1. */
export interface EditorCoverage {
  /** URLs decided by the rule on each line, indexed by line. May be shorter than the text. */
  readonly urlsByLine: Uint32Array;
  /** Lines of rules in use that decide no URL. */
  readonly idle: readonly number[];
}

/** Texts shown by the coverage part. */
export interface CoverageLabels {
  /** Figure at the end of a rule's line, "12 URLs". */
  figure(urls: number): string;
}

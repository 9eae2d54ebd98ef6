/**
 * URLs in a fixed order, each in the form that is tested: a whole URL, or a path that starts with `/`. URLs
 * never change; more may be appended.
 */
export interface UrlSource {
  readonly length: number;
  /** Returns the URL of a row, from 0. */
  urlAt(row: number): string;
  /**
   * Returns the URLs of consecutive rows from `row` on as one text: at least one, at most `most`, and no
   * further one after `mostUnits`. Writes the end of each URL in the text to `ends`. Present if that is
   * faster than `urlAt` for each row.
   */
  textFrom?(row: number, most: number, mostUnits: number, ends: Int32Array): string;
}

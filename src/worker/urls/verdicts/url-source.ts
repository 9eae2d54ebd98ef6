/** URLs in a fixed order, each in the form that is asked: whole, or a path that begins with `/`. They are never changed; more may come at the end. */
export interface UrlSource {
  readonly length: number;
  /** The URL of a row, from 0. */
  urlAt(row: number): string;
  /**
   * The URLs of neighbouring rows from `row` on as one text, at least one and at most `most`, and no further one after `mostUnits`; `ends` gets for
   * each where it ends in the text. For lists that have it sooner than one URL after another.
   */
  textFrom?(row: number, most: number, mostUnits: number, ends: Int32Array): string;
}

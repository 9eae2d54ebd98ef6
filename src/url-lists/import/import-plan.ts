/** Column indexes of a table, from 0. */
export interface TableColumns {
  readonly url: number;
  /** Words such as `allowed` and `blocked`; null for no column. */
  readonly expected: number | null;
  /** The crawler that the word applies to; null if the words apply to all crawlers. */
  readonly crawler: number | null;
}

/** The format of a source of URLs. */
export type ImportFormat =
  /** A URL or path per line; lines that start with `#` are comments. */
  | { readonly kind: 'text' }
  /** CSV, TSV and similar. */
  | {
      readonly kind: 'table';
      readonly separator: string;
      /** True if the first row names the columns. */
      readonly hasHeader: boolean;
      readonly columns: TableColumns;
    }
  /** A sitemap or sitemap index, in XML. */
  | { readonly kind: 'sitemap' }
  /** A server's access log in Common or Combined format. */
  | { readonly kind: 'log' }
  | { readonly kind: 'har' };

/** Instructions for reading a source of URLs. `sniff` proposes them; the user may choose other columns. */
export interface ImportPlan {
  /** Compressed with gzip. */
  readonly packed: boolean;
  /** With `utf-8`, a line that isn't valid UTF-8 is read as Windows-1252. */
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  /** `cr` if no line ends with LF, as in files of classic Mac OS. */
  readonly lineEnd: 'lf' | 'cr';
  readonly format: ImportFormat;
}

/** What the parts of a table's rows say: numbers of columns from 0. */
export interface TableColumns {
  readonly url: number;
  /** Words such as `allowed` and `blocked`; null where no column has any. */
  readonly expected: number | null;
  /** The crawler for which the word holds; null where the words hold for all. */
  readonly crawler: number | null;
}

/** What a source of URLs is written in. */
export type ImportFormat =
  /** A URL or path in each line; lines that begin with `#` are comments. */
  | { readonly kind: 'text' }
  /** CSV, TSV and their kin. */
  | {
      readonly kind: 'table';
      readonly separator: string;
      /** Whether the first row names the columns. */
      readonly hasHeader: boolean;
      readonly columns: TableColumns;
    }
  /** A sitemap or an index of sitemaps, in XML. */
  | { readonly kind: 'sitemap' }
  /** A server's access log in the Common or Combined format. */
  | { readonly kind: 'log' }
  | { readonly kind: 'har' };

/** How a source of URLs is read. `sniff` proposes one; people may choose other columns. */
export interface ImportPlan {
  /** Packed with gzip. */
  readonly packed: boolean;
  /** `utf-8` also stands for Windows-1252: a line that is no UTF-8 is read as such. */
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  /** `cr` where no line ends with LF, as in files of old Macs. */
  readonly lineEnd: 'lf' | 'cr';
  readonly format: ImportFormat;
}

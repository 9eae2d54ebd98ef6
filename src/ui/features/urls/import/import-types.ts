import type { DescribedSource } from '../../../../messages';
import type { Urls, UrlsState } from '../../../../store';

export type { DescribedSource };

/** The format detected from the start of a source. */
export type Sniffed = Awaited<ReturnType<Urls['sniff']>>;

/** Instructions for reading a source. */
export type ImportPlan = NonNullable<Sniffed['plan']>;

export type ImportFormat = ImportPlan['format'];

/** The format of CSV and similar tables. */
export type TableFormat = Extract<ImportFormat, { kind: 'table' }>;

/** The result of an import. */
export type ImportSummary = NonNullable<UrlsState['lastImport']>;

export type RejectedRow = ImportSummary['rejected'][number];

/** A source with the instructions to import it. */
export interface ImportOrder {
  readonly source: File;
  /** The file name; empty for typed text. */
  readonly name: string;
  readonly plan: ImportPlan;
  /** True if the import replaces the list. */
  readonly replaces: boolean;
  /** True if the source is the edited text of the list. */
  readonly isEdited?: boolean;
}

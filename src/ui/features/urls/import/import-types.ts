import type { DescribedSource } from '../../../../messages';
import type { Urls, UrlsState } from '../../../../store';

export type { DescribedSource };

/** What a source was taken for by its beginning. */
export type Sniffed = Awaited<ReturnType<Urls['sniff']>>;

/** How a source is read. */
export type ImportPlan = NonNullable<Sniffed['plan']>;

export type ImportFormat = ImportPlan['format'];

/** The form of CSV and its kin. */
export type TableFormat = Extract<ImportFormat, { kind: 'table' }>;

/** What an import did. */
export type ImportSummary = NonNullable<UrlsState['lastImport']>;

export type RejectedRow = ImportSummary['rejected'][number];

/** A source with the way in which it is to be imported. */
export interface ImportOrder {
  readonly source: File;
  /** The file's name, or nothing for what was typed. */
  readonly name: string;
  readonly plan: ImportPlan;
  /** Whether the list is emptied before. */
  readonly replaces: boolean;
  /** Whether it is the list itself, changed. */
  readonly isEdited?: boolean;
}

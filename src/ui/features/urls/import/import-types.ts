import type { ImportFormat, ImportPlan } from '../../../../store';

/** The format of CSV and similar tables. */
export type TableFormat = Extract<ImportFormat, { kind: 'table' }>;

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

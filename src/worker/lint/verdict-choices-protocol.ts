import type { VerdictEdit } from '../../engine/versions';
import type { Transaction } from '../document/text-change';
import type { ChangedLine } from './lint-protocol';
import type { TextCheck } from './text-check-protocol';

/** An edit after which the tested URL has the other verdict, with everything that it changes. */
export interface VerdictChoice extends Omit<VerdictEdit, 'edits'> {
  readonly edits: Transaction;
  /** The first lines that change, at most `LINES_PER_PREVIEW`. */
  readonly changed: readonly ChangedLine[];
  /** All verdicts that change have the outcome that the URL gets. */
  readonly check: TextCheck;
}

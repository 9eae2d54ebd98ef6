import type { LintReport, TextCheck, Transaction } from '../../worker';
import type { TesterState } from '../state';

/**
 * Kinds of writes. `edited`: lines of the text changed, by a fix, a template and the like. `pasted`, `opened`, `draft` and
 * `restored`: another document is shown; `restored` is the one that the last opened document had replaced. `address`: another URL
 * is tested. `list`: URLs were added to the list.
 */
export type WriteKind = 'edited' | 'pasted' | 'opened' | 'draft' | 'restored' | 'address' | 'list';

/** The lines that an edit has changed. */
export interface WrittenLines {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** Lines that were replaced by others, if there are too many to tell which of them are the same. */
  readonly replaced: number;
  /** The lines of the later text that are new or changed, 1-based and ascending. */
  readonly marked: Int32Array;
  /** The first of them; if lines were only removed, the line after these. */
  readonly first: number;
}

/** The size and the problems of a document. */
export interface WrittenFacts {
  readonly lines: number;
  /** Null if they aren't known. */
  readonly problems: LintReport['counts'] | null;
}

/** The last change that wasn't typed, and its Undo. */
export interface Written {
  readonly kind: WriteKind;
  /** The state before it. */
  readonly before: TesterState;
  /** The state right after it. */
  readonly after: TesterState;
  /** The edits; null if it was no edit. */
  readonly rounds: readonly Transaction[] | null;
  /** Null until the lines are known, or if it was no edit. */
  readonly lines: WrittenLines | null;
  /** Answers that differ from before. `unknown` if that can't be found out, null if it isn't asked. */
  readonly effect: TextCheck | 'pending' | 'unknown' | null;
  /** Facts about a document that it brought; null until they are known. */
  readonly facts: WrittenFacts | null;
  /** Called after Undo. */
  readonly onUndone?: (() => void) | undefined;
}

import type { TextEdit } from '../engine/text-edits';
import type { FindingKind } from './severity';

/** Severity of a finding, by the harm that it does. See `decideSeverity`. */
export type Severity = 'error' | 'warning' | 'note' | 'tidy';

/** A value for a finding's texts: text from the file, a number, or a list. Texts are cut to `LONGEST_PARAM`. */
export type Param = string | number | boolean | readonly string[] | readonly number[];
export type Params = Readonly<Record<string, Param>>;

/** A place in the text: a 1-based line, and a span as UTF-16 offsets. */
export interface TextPlace {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** A finding of a rule in a file. */
export interface Finding {
  /** Id of the rule. */
  readonly rule: string;
  readonly severity: Severity;
  /** 1-based line; 0 for the whole file. */
  readonly line: number;
  /** Span as UTF-16 offsets in the text. Both are 0 for the whole file. */
  readonly from: number;
  readonly to: number;
  /** Further lines of the finding, 1-based, at most `MOST_RELATED`. */
  readonly related: readonly number[];
  readonly params: Params;
  /** Returns edits that fix it: ascending, not overlapping, valid only for the linted text. Null if no edit can. */
  readonly fix: (() => readonly TextEdit[]) | null;
  /** Kind of a finding about verdicts, whose severity its fix can prove: see `severityByFix`. Absent for the others. */
  readonly kind?: FindingKind;
  /** Further places with the same problem, in text order. `fix` covers them. Absent if there are none. */
  readonly places?: readonly TextPlace[];
}

/** The findings of a file, by line. */
export interface FileFindings {
  readonly findings: readonly Finding[];
  /** True if rules without an effect may be missing, because looking for all would take too long. */
  readonly missesEffects: boolean;
}

/** Maximum length of a text in `Finding.params`, in UTF-16 units. */
export const LONGEST_PARAM = 200;
/** Maximum number of lines in `Finding.related`, and of list entries in `Finding.params`. */
export const MOST_RELATED = 50;

/** How much a finding matters: an error changes what a crawler may do against the evident intent, about a warning crawlers disagree. */
export type Severity = 'error' | 'warning' | 'note';

/** One replacement: text[from..to) becomes `insert`. UTF-16 offsets in the linted text. */
export type Edit = readonly [from: number, to: number, insert: string];

/** A value that a finding's words need: what stands in the file, a number, or a list. Texts are cut, see `LONGEST_PARAM`. */
export type Param = string | number | boolean | readonly string[] | readonly number[];
export type Params = Readonly<Record<string, Param>>;

/** Something that a rule found in a file. */
export interface Finding {
  /** Id of the rule. */
  readonly rule: string;
  readonly severity: Severity;
  /** 1-based line; 0 for a finding about the file as a whole. */
  readonly line: number;
  /** What it is about: UTF-16 offsets in the text. Both 0 for a finding about the file as a whole. */
  readonly from: number;
  readonly to: number;
  /** Further lines that belong to it, counted from 1, at most `MOST_RELATED`. */
  readonly related: readonly number[];
  readonly params: Params;
  /** Edits that mend it: ascending, not overlapping. Null where no edit can. They hold for the linted text only. */
  readonly fix: (() => readonly Edit[]) | null;
}

/** UTF-16 units of a text in `Finding.params`. */
export const LONGEST_PARAM = 200;
/** Lines in `Finding.related`, and entries of a list in `Finding.params`. */
export const MOST_RELATED = 50;

import type {
  Decision,
  DialectId,
  DialectPart,
  Effect,
  Judgement,
  Rule,
  Scope,
  SelectionReason,
} from '../engine';

/** How the same URL comes out for other dialects and other crawlers. Follows a report of the same version a little later. */
export interface Comparison {
  readonly version: number;
  /** One row per watched dialect, in the order asked. */
  readonly dialects: readonly DialectRow[];
  /** One row per watched crawler, in the order asked; null where none are watched. */
  readonly crawlers: readonly CrawlerRow[] | null;
}

/** What one reader makes of the URL. */
export interface ReaderRow extends Pick<Decision, 'reason' | 'line'> {
  readonly judgement: Judgement;
  readonly scope: Scope | null;
  readonly effect: Effect;
  /** The rule in `line` that decides; null where none does. `reason`, `line` and `rule` say what the text says, whether or not it is read. */
  readonly rule: Rule | null;
  readonly selection: { readonly reason: SelectionReason; readonly token: string | null };
}

/** What a crawler of the catalogue makes of the URL, by its own dialect. */
export interface CrawlerRow extends ReaderRow {
  readonly dialect: DialectId;
}

/** What another dialect makes of the question. */
export interface DialectRow extends ReaderRow {
  readonly dialect: DialectId;
  /** How it differs from the dialect that answers: in the outcome, only in the line that decides, or not. */
  readonly differs: 'outcome' | 'line' | null;
  /** What the difference rests on; null where there is none, or where that was not asked. */
  readonly difference: DialectPart | 'fetch' | null;
}

import type { UrlAnswer } from '../../answer';
import type {
  AnswerEffect,
  Candidate,
  DialectId,
  FieldFacts,
  Freshness,
  Judgement,
  LineEnd,
  LineMarks,
  Outcome,
  Reason,
  Rule,
  Scope,
  SelectionReason,
} from '../../engine';
import type { Appearance } from '../../engine/source';

/** Rows of a list sent with a report; more are requested by range. */
export const ROWS_PER_LIST = 200;

/** The report on one version of text and question. It is small for files of any size. */
export interface Report {
  /** The version of text and question. */
  readonly version: number;
  /** The dialect of the question. */
  readonly dialect: DialectId;
  readonly file: FileFacts;
  /** Effect of the server's answer for `dialect`. */
  readonly effect: AnswerEffect;
  /** The copies of the file that may be in force. */
  readonly freshness: Freshness;
  /** Groups and rules by line, for the editor. */
  readonly marks: LineMarks;
  /**
   * Relation of the host in the Sitemap lines (see `FileFacts.sitemapOrigin`) to that of `TestQuestion.site`. Null if
   * either is unknown, or if they are equal. There is no verdict if they are unrelated.
   */
  readonly sitemapHost: 'related' | 'unrelated' | null;
  /** Null without a question. */
  readonly verdict: VerdictReport | null;
  /** Paths to ask about, while there is no question; null if there is one, or no crawler. */
  readonly pages: readonly string[] | null;
}

/** Facts about the whole file. */
export interface FileFacts {
  /** The dialect that the file was read by. */
  readonly dialect: DialectId;
  readonly bytes: number;
  /** Maximum bytes that the dialect reads; Infinity for no limit. */
  readonly byteLimit: number;
  readonly lines: number;
  /** Number of rules in groups. */
  readonly rules: number;
  /**
   * Origin of an http or https address in a Sitemap line, whatever the dialect; null for none. Of several, the one on the
   * host of `TestQuestion.site`, else on a related one, else the first.
   */
  readonly sitemapOrigin: string | null;
  /** 1-based line of that address; 0 for none. */
  readonly sitemapLine: number;
  /** Rules before the first user-agent line, which apply to no crawler; null for none. Lines count from 1. */
  readonly rulesOutside: { readonly count: number; readonly firstLine: number } | null;
  /** The first policy tokens in User-agent lines, each once. They name no crawlers. */
  readonly policyTokens: readonly string[];
  readonly lineEnd: LineEnd;
  readonly bom: boolean;
  /** Number of bytes that aren't valid UTF-8. */
  readonly invalidBytes: number;
  readonly appearance: Appearance;
  /**
   * The place where the byte limit cuts the file, and what is lost after it; null for a file within the
   * limit.
   */
  readonly limit: LimitFacts | null;
}

/** The part of the file beyond the byte limit. */
export interface LimitFacts {
  /** 1-based number of the last line that is at least partly read. */
  readonly line: number;
  /** UTF-16 offset after which nothing is read. */
  readonly offset: number;
  /** True if the dialect ignores the whole file because of its size. */
  readonly isWholeFileLost: boolean;
  readonly lostLines: number;
  readonly lostRules: number;
}

/** A group in the list of groups. */
export interface GroupReport {
  /** Values of its user-agent lines as written; the first ten. */
  readonly agents: readonly string[];
  readonly agentCount: number;
  readonly firstLine: number;
  readonly lastLine: number;
  readonly ruleCount: number;
  readonly selected: boolean;
}

/**
 * The answer with the evidence that a page shows. `outcome`, `reason` and `line` are what the rules of the
 * text say.
 */
export interface VerdictReport {
  readonly answer: Pick<UrlAnswer, 'outcome' | 'by' | 'line' | 'decided'>;
  /** The verdict on a crawler that follows the file; takes the file's address and the server's answer into account. */
  readonly judgement: Judgement;
  /** Tells whether the file applies to the URL; null if its address is unknown. */
  readonly scope: Scope | null;
  readonly outcome: Outcome;
  readonly reason: Reason;
  /** 1-based line of the deciding rule; 0 for none. */
  readonly line: number;
  /** The path that patterns were compared with, cut after 2,000 UTF-16 units. */
  readonly path: string;
  /** Length of the whole path in UTF-16 units. */
  readonly pathLength: number;
  readonly selection: {
    readonly reason: SelectionReason;
    /** The product token that selected the groups; null for `*` and for none. */
    readonly token: string | null;
  };
  /** Selected groups first, then the others, in file order; at most `ROWS_PER_LIST`. */
  readonly groups: readonly GroupReport[];
  readonly groupCount: number;
  readonly selectedGroupCount: number;
  /** True if a blank line can end a group in the dialect that the file was read by. */
  readonly blankLineEndsGroup: boolean;
  /** The matching rules, winner first, at most `ROWS_PER_LIST`. */
  readonly candidates: readonly Candidate[];
  readonly candidateCount: number;
  /** The rules of the selected groups that don't match, at most `ROWS_PER_LIST`. */
  readonly unmatched: readonly Rule[];
  readonly unmatchedCount: number;
  /** Lines that decide no verdict but may concern the crawler; see engine/fields. */
  readonly fields: FieldFacts;
}

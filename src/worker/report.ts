import type {
  Candidate,
  DialectId,
  Effect,
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
} from '../engine';
import type { Appearance } from '../engine/source';

/** Rows of a list that travel with a report; further ones are asked for by range. */
export const ROWS_PER_LIST = 200;

/** What the worker found out about one version of the text and the question: small, whatever the size of the file. */
export interface Report {
  /** The version of text and question that was answered. */
  readonly version: number;
  /** The dialect by which the question was answered. */
  readonly dialect: DialectId;
  readonly file: FileFacts;
  /** What the server's answer means for that dialect. */
  readonly effect: Effect;
  /** Which copy of the file may be in force. */
  readonly freshness: Freshness;
  /** Groups and rules by line, for the editor. */
  readonly marks: LineMarks;
  /** Null while nothing is asked. */
  readonly verdict: VerdictReport | null;
}

/** Facts about the whole file. */
export interface FileFacts {
  /** The dialect by which the file was read. */
  readonly dialect: DialectId;
  readonly bytes: number;
  /** Bytes that the dialect reads at most; Infinity for no limit. */
  readonly byteLimit: number;
  readonly lines: number;
  readonly groups: number;
  /** Rules in groups. */
  readonly rules: number;
  readonly sitemaps: number;
  /** Scheme, host and port of the first http or https address in a Sitemap line; null where there is none. */
  readonly sitemapOrigin: string | null;
  /** Rules before the first user-agent line, which nobody follows; null where there are none. Lines count from 1. */
  readonly rulesOutside: { readonly count: number; readonly firstLine: number } | null;
  readonly lineEnd: LineEnd;
  readonly bom: boolean;
  /** Bytes that are not UTF-8. */
  readonly invalidBytes: number;
  readonly appearance: Appearance;
  /** Where the byte limit cuts the file, and what lies behind it; null where the file is within the limit. */
  readonly limit: LimitFacts | null;
}

/** What the byte limit cost. */
export interface LimitFacts {
  /** 1-based number of the last line of which something is read. */
  readonly line: number;
  /** UTF-16 offset in the text behind which nothing is read. */
  readonly offset: number;
  /** True where the reader takes a file of this size for none. */
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

/** The verdict with as much evidence as a page shows. `outcome`, `reason` and `line` are what the rules of the text say; `judgement` is the answer. */
export interface VerdictReport {
  /** The answer, with the file's place and the server's answer taken into account. */
  readonly judgement: Judgement;
  /** Whether the file speaks for the URL; null where its place is not known. */
  readonly scope: Scope | null;
  readonly outcome: Outcome;
  readonly reason: Reason;
  /** 1-based line of the deciding rule, 0 where none decided. */
  readonly line: number;
  /** The path that patterns were compared with, cut after 2,000 UTF-16 units. */
  readonly path: string;
  /** Length of the whole path in UTF-16 units. */
  readonly pathLength: number;
  readonly selection: {
    readonly reason: SelectionReason;
    /** The asked name that selected the groups; null for `*` and none. */
    readonly token: string | null;
  };
  /** Selected groups first, then the others, in the order of the file, at most ROWS_PER_LIST. */
  readonly groups: readonly GroupReport[];
  readonly groupCount: number;
  readonly selectedGroupCount: number;
  /** Whether a blank line can end a group in the dialect by which the file was read. */
  readonly blankLineEndsGroup: boolean;
  /** The matching rules, winner first, at most ROWS_PER_LIST. */
  readonly candidates: readonly Candidate[];
  readonly candidateCount: number;
  /** The rules of the selected groups that do not match, at most ROWS_PER_LIST. */
  readonly unmatched: readonly Rule[];
  readonly unmatchedCount: number;
  /** The lines that decide no verdict but may concern the crawler, see engine/fields. */
  readonly fields: FieldFacts;
}

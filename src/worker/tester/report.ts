import type { VerdictReport } from '../../answer';
import type { AnswerEffect, DialectId, Freshness, LineEnd, LineMarks } from '../../engine';
import type { Appearance } from '../../engine/source';

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

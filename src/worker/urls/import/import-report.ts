import type { RejectedLines } from '../list';
import type { AgentTally } from './agent-tally';

/** Why an import ended before its source did. What was read until then is in the list. */
export type EndReason =
  | 'cancelled'
  /** The source could not be read any further: a file that was moved or changed. */
  | 'source-failed'
  | 'list-full'
  /** More quotes of a table than can be tried are not closed, or closed where they may not be. */
  | 'broken-quotes'
  /** The XML has a document type declaration, which may define anything; none is read. */
  | 'doctype'
  | 'not-well-formed'
  /** XML that is neither a sitemap nor an index of sitemaps. */
  | 'not-a-sitemap'
  /** The XML declares an encoding that the platform does not know. */
  | 'unknown-encoding'
  /** A comment or another part of the XML that is longer than any in a sitemap. */
  | 'part-too-long'
  /** The source ends in the middle of a sitemap. */
  | 'ends-early'
  | 'not-json'
  | 'not-a-har'
  /** A HAR file larger than `LARGEST_HAR`. */
  | 'har-too-large'
  /** A HAR file with more than a thousand lists and objects within each other. */
  | 'har-too-deep'
  /** Something in the .gz is wrong, or follows it that is no member. Its checksum comes last: lines before the place may be wrong too. */
  | 'gzip-damaged'
  | 'gzip-ends-early'
  /** A .gz of several parts, of which the first was read. */
  | 'gzip-further-member'
  /** More than a gigabyte comes out of a .gz. */
  | 'gzip-too-large';

/** Where an import ended before its source did. */
export interface EarlyEnd {
  readonly reason: EndReason;
  /** The line where it ended, or in a HAR the entry, from 1; 0 where none was read. */
  readonly line: number;
  /** Bytes of the source, packed as it is, that were read until then. */
  readonly byte: number;
}

/** What an import did. For text, tables and logs: `lines` = `added` + `repeated` + `blank` + `comments` + `headers` + `rejected.total`, where a row over several lines counts as one. */
export interface ImportReport {
  /** Null where all of the source was read. */
  readonly end: EarlyEnd | null;
  /** Bytes of the source that were read. */
  readonly bytes: number;
  /** Lines of text and logs, rows of tables, entries of sitemaps and HAR files. */
  readonly lines: number;
  /** URLs that were new to the list. */
  readonly added: number;
  /** URLs that the list had already. */
  readonly repeated: number;
  readonly blank: number;
  readonly comments: number;
  /** 1 where a table's first row names its columns. */
  readonly headers: number;
  readonly rejected: RejectedLines;
  /** Lines that are no UTF-8 and were read as Windows-1252. */
  readonly legacyLines: number;
  /** Sitemaps that an index names, at most 50,000. */
  readonly sitemaps: readonly string[];
  /** Sitemaps that it names beyond those. */
  readonly furtherSitemaps: number;
  /** Who asked, by an access log; null for other formats. */
  readonly agents: AgentTally | null;
  /** True where the list of crawlers could not be had, so that none is recognised among those who asked. */
  readonly isCatalogueMissing: boolean;
}

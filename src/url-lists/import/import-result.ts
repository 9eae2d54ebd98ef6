import type { RejectedLineList } from '../list';
import type { AgentTally } from './agent-tally';

/** Reasons why an import stops before the end of its source. Everything read before is in the list. */
export type EndReason =
  | 'cancelled'
  /** The source couldn't be read any further, for example because the file was moved or changed. */
  | 'source-failed'
  | 'list-full'
  /** Too many quotes of a table aren't closed properly. */
  | 'broken-quotes'
  /**
   * The XML has a document type declaration. Such declarations aren't read, because they can define any
   * entity.
   */
  | 'doctype'
  | 'not-well-formed'
  /** XML that is neither a sitemap nor a sitemap index. */
  | 'not-a-sitemap'
  /** The XML declares an encoding that the browser doesn't support. */
  | 'unknown-encoding'
  /** A comment or another part of the XML is longer than any in a real sitemap. */
  | 'part-too-long'
  /** The source ends in the middle of a sitemap. */
  | 'ends-early'
  | 'not-json'
  | 'not-a-har'
  /** A HAR file larger than `LARGEST_HAR`. */
  | 'har-too-large'
  /** A HAR file with lists and objects nested more than 1,000 levels deep. */
  | 'har-too-deep'
  /**
   * The gzip data is damaged, or other data follows it. As the checksum comes last, earlier lines may be
   * wrong too.
   */
  | 'gzip-damaged'
  | 'gzip-ends-early'
  /** A gzip file with several members; only the first was read. */
  | 'gzip-further-member'
  /** The gzip file unpacks to more than 1 GB. */
  | 'gzip-too-large';

/** The place where an import ended early. */
export interface EarlyEnd {
  readonly reason: EndReason;
  /** The line, or the entry of a HAR, from 1; 0 if none was read. */
  readonly line: number;
  /** Bytes of the source read so far, before unpacking. */
  readonly byte: number;
}

/**
 * The result of an import. For text, tables and logs: `lines` = `added` + `repeated` + `blank` + `comments` +
 * `headers` + `rejected.total`. A row that spans several lines counts as one.
 */
export interface ImportResult {
  /** Null if the whole source was read. */
  readonly end: EarlyEnd | null;
  /** Bytes of the source that were read. */
  readonly bytes: number;
  /** Number of lines of text and logs, rows of tables, or entries of sitemaps and HAR files. */
  readonly lines: number;
  /** Number of URLs new to the list. */
  readonly added: number;
  /** Number of URLs already in the list. */
  readonly repeated: number;
  readonly blank: number;
  readonly comments: number;
  /** Number of header rows of a table: the column names and a `sep=` line, if any. */
  readonly headers: number;
  readonly rejected: RejectedLineList;
  /** Number of lines that aren't valid UTF-8 and were read as Windows-1252. */
  readonly legacyLines: number;
  /** Sitemaps named by an index, at most 50,000. */
  readonly sitemaps: readonly string[];
  /** Number of sitemaps in the index beyond those. */
  readonly furtherSitemaps: number;
  /** User agents of an access log; null for other formats. */
  readonly agents: AgentTally | null;
  /** True if the catalogue couldn't be loaded, so no crawler was recognised. */
  readonly isCatalogueMissing: boolean;
}

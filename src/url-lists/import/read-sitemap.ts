import { SaxesParser } from 'saxes';
import { readUrl } from '../../engine/address';
import { joinBytes } from '../../engine/source';
import { LONGEST_LISTED_URL, type RejectReason } from '../list';
import type { EndReason } from './import-result';
import { TextPieces } from './text-pieces';
import type { UrlReader } from './url-reader';
import type { UrlSink } from './url-sink';

/** Maximum number of sitemaps listed for an index, as in the sitemaps protocol. */
const MOST_SITEMAPS = 50_000;
/** Maximum UTF-16 units between two tags, comments or texts of the XML. */
const LONGEST_PART = 1 << 20;
/** Maximum depth of elements. No sitemap exceeds it, even with all known extensions. */
const DEEPEST = 32;
/** The XML declaration must be within this many bytes. */
const LONGEST_DECLARATION = 200;
const GREATER = 0x3e;
/** Names of the elements around `loc`, by root element. */
const ENTRIES: ReadonlyMap<string, string> = new Map([
  ['urlset', 'url'],
  ['sitemapindex', 'sitemap'],
]);
/** Matches encodings that are detected from the bytes instead. */
const TOLD_BY_BYTES = /^utf-?(8|16)/i;

/** Matches an ampersand that starts no entity, as is common in URLs: a tag follows before any semicolon. */
const BARE_AMPERSAND = /&[^;<>&]*</;
/** Errors that such an ampersand can cause. */
const SWALLOWED: ReadonlySet<EndReason> = new Set(['not-well-formed', 'ends-early', 'part-too-long']);

/**
 * Reads a sitemap or sitemap index. Fetches nothing that the XML refers to. Entities other than the
 * predefined ones end the import.
 */
export class SitemapReader implements UrlReader {
  readonly sitemaps: string[] = [];
  furtherSitemaps = 0;
  readonly #sink: UrlSink;
  readonly #pieces = new TextPieces(GREATER);
  readonly #parser = new SaxesParser();
  /** Decoder for the declared encoding; null for UTF-8. */
  #decoder: TextDecoder | null = null;
  /** The first bytes, held until they can contain the whole XML declaration; then null. */
  #head: Uint8Array | null = new Uint8Array(0);
  #end: EndReason | null = null;
  #endLine = 0;
  /** Line of the last tag, comment or text. */
  #partLine = 0;
  #hasBareAmpersand = false;
  /** UTF-16 units since the last tag, comment or text. */
  #part = 0;
  #depth = 0;
  #hasRoot = false;
  /** The root element's namespace prefix, with its colon. */
  #prefix = '';
  #entry = '';
  #hasLoc = false;
  /** The text of the current `loc` element; null outside. */
  #loc: string | null = null;
  #entryLine = 0;

  constructor(sink: UrlSink) {
    this.#sink = sink;
    const parser = this.#parser;
    parser.on('opentag', ({ name }) => this.#open(name));
    parser.on('closetag', ({ name }) => this.#close(name));
    parser.on('text', (text) => this.#text(text));
    parser.on('cdata', (text) => this.#text(text));
    parser.on('doctype', () => this.#stop('doctype'));
    parser.on('error', () => this.#stop('not-well-formed'));
    parser.on('comment', () => this.#beginPart());
    parser.on('processinginstruction', () => this.#beginPart());
  }

  get line(): number {
    return this.#end === null ? this.#parser.line : this.#endLine;
  }

  read(bytes: Uint8Array): EndReason | null {
    if (this.#head === null) return this.#parse(this.#textOf(bytes));
    this.#head = joinBytes([this.#head, bytes]);
    return this.#head.length < LONGEST_DECLARATION ? null : this.#begin(this.#head);
  }

  finish(): EndReason | null {
    if (this.#head !== null) this.#begin(this.#head);
    if (this.#end === null) this.#parse(this.#decoder?.decode() ?? this.#pieces.rest());
    if (this.#end === null && this.#depth > 0) this.#stop('ends-early');
    if (this.#end === null && !this.#hasRoot) this.#stop('not-a-sitemap');
    return this.#end;
  }

  #begin(head: Uint8Array): EndReason | null {
    this.#head = null;
    const start = String.fromCharCode(...head.subarray(0, LONGEST_DECLARATION));
    const encoding = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1];
    try {
      if (encoding !== undefined && !TOLD_BY_BYTES.test(encoding)) this.#decoder = new TextDecoder(encoding);
    } catch {
      this.#stop('unknown-encoding');
      return this.#end;
    }
    return this.#parse(this.#textOf(head));
  }

  #textOf(bytes: Uint8Array): string {
    return this.#decoder?.decode(bytes, { stream: true }) ?? this.#pieces.next(bytes);
  }

  #parse(text: string): EndReason | null {
    this.#part += text.length;
    this.#hasBareAmpersand ||= BARE_AMPERSAND.test(text);
    if (text !== '') this.#parser.write(text);
    this.#sink.legacyLines = this.#pieces.legacyParts;
    if (this.#part > LONGEST_PART) this.#stop('part-too-long');
    return this.#end;
  }

  /**
   * Ends the import. Only the first reason counts, because the parser continues to the end of the current
   * piece.
   */
  #stop(reason: EndReason): void {
    if (this.#end !== null) return;
    // After a bare ampersand, the parser searches for the end of an entity, perhaps to the end of the file.
    const isSwallowed = this.#hasBareAmpersand && SWALLOWED.has(reason);
    this.#end = isSwallowed ? 'not-well-formed' : reason;
    this.#endLine = isSwallowed ? this.#partLine : this.#parser.line;
  }

  #beginPart(): void {
    this.#part = 0;
    this.#partLine = this.#parser.line;
  }

  #open(name: string): void {
    if (this.#end !== null) return;
    this.#beginPart();
    this.#depth += 1;
    if (this.#depth === 1) this.#root(name);
    else if (this.#depth === 2 && name === this.#prefix + this.#entry) {
      this.#entryLine = this.#parser.line;
      this.#hasLoc = false;
    } else if (this.#depth === 3 && name === `${this.#prefix}loc`) this.#loc = '';
    else if (this.#depth > DEEPEST) this.#stop('not-a-sitemap');
  }

  #root(name: string): void {
    const local = name.slice(name.indexOf(':') + 1);
    const entry = ENTRIES.get(local);
    if (entry === undefined) {
      this.#stop('not-a-sitemap');
      return;
    }
    this.#hasRoot = true;
    this.#prefix = name.slice(0, name.length - local.length);
    this.#entry = entry;
  }

  #text(text: string): void {
    this.#beginPart();
    if (this.#loc !== null && this.#depth === 3 && this.#loc.length <= LONGEST_LISTED_URL) this.#loc += text;
  }

  #close(name: string): void {
    if (this.#end !== null) return;
    this.#beginPart();
    if (this.#depth === 3 && this.#loc !== null) this.#acceptLoc(this.#loc.trim());
    if (this.#depth === 2 && name === this.#prefix + this.#entry && !this.#hasLoc) this.#acceptLoc('');
    this.#depth -= 1;
  }

  #acceptLoc(url: string): void {
    this.#loc = null;
    this.#hasLoc = true;
    this.#sink.lines += 1;
    if (this.#entry === 'sitemap') this.#acceptSitemap(url);
    else if (!this.#sink.addText(this.#entryLine, url, null, () => url)) this.#stop('list-full');
  }

  #acceptSitemap(url: string): void {
    const reading = url.length > LONGEST_LISTED_URL ? null : readUrl(url);
    if (reading?.kind === 'url' && reading.origin !== null) {
      if (this.sitemaps.length < MOST_SITEMAPS) this.sitemaps.push(reading.testedUrl);
      else this.furtherSitemaps += 1;
      return;
    }
    this.#sink.reject(this.#entryLine, reasonFor(reading), () => url);
  }
}

function reasonFor(reading: ReturnType<typeof readUrl> | null): RejectReason {
  if (reading === null) return 'too-long';
  if (reading.kind === 'empty') return 'no-url';
  return reading.kind === 'problem' ? reading.problem.kind : 'no-scheme';
}

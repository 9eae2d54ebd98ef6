import { type Dialect, decodeSource, type LineEnd, parseRobotsTxt, type RobotsTxt } from '../../engine';
import { applyTransaction } from './apply-transaction';
import { factsOf, type ReadFacts } from './file-facts';
import { type SitemapSite, sitemapSites } from './sitemap-sites';
import type { OpenDocument, Transaction } from './text-change';

/** The document of a session, parsed by each dialect at most once. Immutable: an edit creates a new one. */
export class SourceFile {
  readonly #text: string;
  /** The original bytes until the first edit. Only they preserve mixed line ends. */
  readonly #bytes: Uint8Array | null;
  readonly #lineEnd: LineEnd;
  readonly #bom: boolean;
  readonly #readings = new Map<Dialect, RobotsTxt>();
  readonly #facts = new Map<Dialect, ReadFacts>();
  #sitemapSites: readonly SitemapSite[] | null = null;

  private constructor(text: string, bytes: Uint8Array | null, lineEnd: LineEnd, bom: boolean) {
    this.#text = text;
    this.#bytes = bytes;
    this.#lineEnd = lineEnd;
    this.#bom = bom;
  }

  static open({ source, lineEnd, bom }: OpenDocument): SourceFile {
    if (typeof source === 'string') return new SourceFile(source, null, lineEnd ?? 'lf', bom ?? false);
    const decoded = decodeSource(source);
    return new SourceFile(decoded.text, source, decoded.lineEnd, decoded.bom);
  }

  /** Returns the file after an edit. Edited text has one kind of line end; see `LineEnd`. */
  edited(transaction: Transaction): SourceFile {
    const lineEnd = this.#lineEnd === 'mixed' ? 'lf' : this.#lineEnd;
    return new SourceFile(applyTransaction(this.#text, transaction), null, lineEnd, this.#bom);
  }

  /** Length of the text in UTF-16 units. */
  get length(): number {
    return this.#text.length;
  }

  /** Sites in its Sitemap lines, whatever the dialect; see `sitemapSites`. */
  get sitemapSites(): readonly SitemapSite[] {
    this.#sitemapSites ??= sitemapSites(this.#text, this.#bom);
    return this.#sitemapSites;
  }

  /** Returns the file as read by a dialect; cached. */
  read(dialect: Dialect): RobotsTxt {
    const known = this.#readings.get(dialect);
    if (known !== undefined) return known;
    const robots = this.readOnce(dialect);
    this.#readings.set(dialect, robots);
    return robots;
  }

  /** Returns the file as read by a dialect; not cached. */
  readOnce(dialect: Dialect): RobotsTxt {
    return this.#bytes === null
      ? parseRobotsTxt(this.#text, dialect, { lineEnd: this.#lineEnd, bom: this.#bom })
      : parseRobotsTxt(this.#bytes, dialect);
  }

  /** Returns facts about the file as read by a dialect; cached. */
  facts(dialect: Dialect): ReadFacts {
    const facts = this.#facts.get(dialect) ?? factsOf(this.read(dialect));
    this.#facts.set(dialect, facts);
    return facts;
  }
}

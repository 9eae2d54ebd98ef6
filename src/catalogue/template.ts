import type { CatalogueCrawler } from './crawler';

/** A robots.txt for a kind of site, or groups for a purpose, for Open ▸ Templates. */
export interface Template {
  /** Stable. */
  readonly id: string;
  readonly title: string;
  /** Its effect, in one or two sentences for the list. */
  readonly about: string;
  /** Points to check before using it. */
  readonly check: string;
  /** A whole file, or groups to add to the current one. */
  readonly use: 'whole-file' | 'adds-groups';
  /** Returns its text, generated from the catalogue's crawlers if it names many. Ends with a line end. */
  text(crawlers: readonly CatalogueCrawler[]): string;
  /** The https addresses of the evidence, besides the catalogue's sources. At least one. */
  readonly sources: readonly string[];
  /** The day the sources were read, as YYYY-MM-DD. */
  readonly readOn: string;
}

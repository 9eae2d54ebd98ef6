import type { Crawler } from './crawler';

/** A question that shows what a template does. */
export interface TemplateProbe {
  /** Id of a crawler of the catalogue. */
  readonly crawler: string;
  /** Path on the site. */
  readonly path: string;
}

/** A robots.txt for a kind of site, or a part of one for a wish, for Open ▸ Templates. */
export interface Template {
  /** Stable. */
  readonly id: string;
  readonly title: string;
  /** What it does, in one or two sentences for the list. */
  readonly about: string;
  /** What somebody must look at before they use it. */
  readonly check: string;
  /** Whether it is a whole file, or groups that are added to the present one. */
  readonly use: 'whole-file' | 'adds-groups';
  /** Its text, made of the catalogue's crawlers where it names many. Ends with a line end. */
  text(crawlers: readonly Crawler[]): string;
  /** Questions whose answers are shown before and after. */
  readonly probes: readonly TemplateProbe[];
  /** The https addresses of what it rests on; the catalogue's own where there is none. */
  readonly sources: readonly string[];
  /** The day the sources were read, as YYYY-MM-DD. */
  readonly readOn: string;
}

import { asciiLowerCase } from '../ascii';
import { FIELD_NAMES, type FieldName } from '../field-names';
import type { DelayTerms, ReadFieldValue } from './field-value';

/** Treatment of a field. */
export type FieldUse =
  | 'used'
  | 'ignored'
  /** No source documents it. */
  | 'not-documented'
  /** Used until the day in `since`. */
  | 'no-longer';

/** A dialect's treatment of one field. */
export interface FieldRule {
  readonly use: FieldUse;
  /** The day from which it is no longer used, as YYYY-MM-DD; null unless `use` is `no-longer`. */
  readonly since: string | null;
  /** The https address of the evidence; null if none was found. */
  readonly source: string | null;
  /** Crawlers that the line applies to: those of its group, or all, wherever the line is. */
  readonly belongsTo: 'group' | 'file';
  /** True if a line in a `*` group also applies to crawlers with a group of their own. */
  readonly survivesNamedGroup: boolean;
  /** Lines that count if several have different values. */
  readonly several: 'all' | 'last' | 'not-documented';
  /** Parses values that the dialect reads in another form than the field's usual one (`readers`); else null. */
  readonly read: ReadFieldValue | null;
}

/** A dialect's treatment of the fields that don't affect verdicts, as data and small pure functions. */
export interface FieldRules {
  /**
   * True for a library that returns the values to its caller and treats every crawler's name alike.
   * Documentation of the named crawler is then irrelevant.
   */
  readonly isLibrary: boolean;
  /** Normalises the name of a field for comparison. */
  nameOf(written: string): string;
  readonly fields: Readonly<Record<FieldName, FieldRule>>;
  /** Meaning of a Crawl-delay's number. */
  readonly delay: DelayTerms;
}

/** Default properties of a field, for dialects that document no others. */
type Convention = Omit<FieldRule, 'use' | 'since' | 'source' | 'read'>;

const inGroup = { belongsTo: 'group', survivesNamedGroup: false } as const;
const inFile = { belongsTo: 'file', survivesNamedGroup: false } as const;

/**
 * The fields' scopes and, in readers.ts, their formats, as defined by their inventors:
 * - Request-rate and Visit-time: Conner's "Extended Standard" of 2002
 *   (https://www.conman.org/people/spc/robots2.html) and Seznam.
 * - Host and Clean-param: Yandex, whose help calls Clean-param "intersectional": it counts anywhere in the
 *   file, and several add up.
 * - Content-Signal: https://contentsignals.org; Content-Usage: draft-ietf-aipref-attach, a rule of a group.
 * - License: https://rslstandard.org/guide/robots-txt, for all crawlers.
 * - Sitemap: https://www.sitemaps.org/protocol.html, "independent of the user-agent line".
 */
export const conventions: Readonly<Record<FieldName, Convention>> = {
  'crawl-delay': { ...inGroup, several: 'not-documented' },
  'request-rate': { ...inGroup, several: 'not-documented' },
  'visit-time': { ...inGroup, several: 'not-documented' },
  host: { ...inFile, several: 'not-documented' },
  'clean-param': { ...inFile, several: 'all' },
  'content-signal': { ...inGroup, several: 'not-documented' },
  'content-usage': { ...inGroup, several: 'all' },
  license: { ...inFile, several: 'all' },
  noindex: { ...inGroup, several: 'all' },
  sitemap: { ...inFile, several: 'all' },
};

/** Terms for dialects that document none. */
export const noTerms: DelayTerms = { range: null, unit: null, steps: null };

/** Creates a dialect's rules: one use for all fields except those in `except`. */
export function fieldRules(
  all: Pick<FieldRule, 'use' | 'source'>,
  except: Partial<Record<FieldName, Partial<FieldRule>>>,
  more: Partial<Pick<FieldRules, 'isLibrary' | 'nameOf' | 'delay'>> = {},
): FieldRules {
  const rule = (name: FieldName): FieldRule => ({
    ...conventions[name],
    since: null,
    read: null,
    ...all,
    ...except[name],
  });
  return {
    isLibrary: false,
    nameOf: asciiLowerCase,
    delay: noTerms,
    ...more,
    fields: Object.fromEntries(FIELD_NAMES.map((name) => [name, rule(name)])) as Record<FieldName, FieldRule>,
  };
}

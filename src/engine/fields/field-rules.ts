import { FIELD_NAMES, type FieldName } from '../field-names';
import { asciiLowerCase } from '../match/ascii';
import type { DelayTerms, ReadFieldValue } from './field-value';
import { readHost, readPath, readUrl } from './values/address';
import { readCleanParam } from './values/clean-param';
import { readContentSignal } from './values/content-signal';
import { readContentUsage } from './values/content-usage';
import { readDelay } from './values/delay';
import { readRequestRate } from './values/request-rate';
import { readVisitTime } from './values/visit-time';

/** What a reader does with a field. */
export type FieldUse =
  | 'used'
  | 'ignored'
  /** Nobody says. */
  | 'not-documented'
  /** It was used until a day. */
  | 'no-longer';

/** What one dialect does with one field. */
export interface FieldRule {
  readonly use: FieldUse;
  /** The day since which it is not used any more, as YYYY-MM-DD; null unless `no-longer`. */
  readonly since: string | null;
  /** The https address of what this rests on; null where nothing was found. */
  readonly source: string | null;
  /** For whom the line is meant: for those its group is for, or for all, wherever it stands. */
  readonly belongsTo: 'group' | 'file';
  /** Whether a line in a `*` group counts for crawlers that have a group of their own too. */
  readonly survivesNamedGroup: boolean;
  /** Which of several lines with different values count. */
  readonly several: 'all' | 'last' | 'not-documented';
  readonly read: ReadFieldValue;
}

/** What one dialect does with the fields that decide no verdict, as data and small pure functions. */
export interface FieldRules {
  /**
   * True for a library that hands the values to the program that asks for them, and that treats every crawler's name alike: what is known
   * about the named crawler does not matter.
   */
  readonly isLibrary: boolean;
  /** The name of a field (as written) in the form in which names are compared. */
  nameOf(written: string): string;
  readonly fields: Readonly<Record<FieldName, FieldRule>>;
  /** What the number of a Crawl-delay means. */
  readonly delay: DelayTerms;
}

/** What holds for a field wherever nothing else is documented. */
type Convention = Omit<FieldRule, 'use' | 'since' | 'source'>;

const inGroup = { belongsTo: 'group', survivesNamedGroup: false } as const;
const inFile = { belongsTo: 'file', survivesNamedGroup: false } as const;

/**
 * The forms of the fields and where they belong, by those who invented them:
 * - Request-rate and Visit-time: Conner's "Extended Standard" of 2002 (https://www.conman.org/people/spc/robots2.html) and Seznam.
 * - Host and Clean-param: Yandex, whose help calls Clean-param "intersectional": it counts anywhere in the file, and several add up.
 * - Content-Signal: https://contentsignals.org; Content-Usage: draft-ietf-aipref-attach, a rule of a group.
 * - License: https://rslstandard.org/guide/robots-txt, for all crawlers.
 * - Sitemap: https://www.sitemaps.org/protocol.html, "independent of the user-agent line".
 */
export const conventions: Readonly<Record<FieldName, Convention>> = {
  'crawl-delay': { ...inGroup, several: 'not-documented', read: readDelay },
  'request-rate': { ...inGroup, several: 'not-documented', read: readRequestRate },
  'visit-time': { ...inGroup, several: 'not-documented', read: readVisitTime },
  host: { ...inFile, several: 'not-documented', read: readHost },
  'clean-param': { ...inFile, several: 'all', read: readCleanParam },
  'content-signal': { ...inGroup, several: 'not-documented', read: readContentSignal },
  'content-usage': { ...inGroup, several: 'all', read: readContentUsage },
  license: { ...inFile, several: 'all', read: readUrl },
  noindex: { ...inGroup, several: 'all', read: readPath },
  sitemap: { ...inFile, several: 'all', read: readUrl },
};

/** Terms of those who state none. */
export const noTerms: DelayTerms = { range: null, unit: null, steps: null };

/** The rules of a dialect: one use for all fields but those that are named. */
export function fieldRules(
  all: Pick<FieldRule, 'use' | 'source'>,
  except: Partial<Record<FieldName, Partial<FieldRule>>>,
  more: Partial<Pick<FieldRules, 'isLibrary' | 'nameOf' | 'delay'>> = {},
): FieldRules {
  const rule = (name: FieldName): FieldRule => ({
    ...conventions[name],
    since: null,
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

import * as v from 'valibot';
import { LONGEST_CRAWLER, LONGEST_URL, MOST_SUITE_CRAWLERS } from './limits';

/** What somebody wants to hear about a URL: that it may be crawled, or that it may not. */
export type ExpectedOutcome = 'allowed' | 'blocked';

/** What is expected of a URL: one word for every crawler of the suite, or a word for each that is named. */
export type Expected = ExpectedOutcome | Readonly<Record<string, ExpectedOutcome>>;

/** A URL of a suite as it is written: alone, or with what is expected of it. */
export type UrlEntry = string | { readonly url: string; readonly expected?: Expected };

const outcomeSchema = v.picklist(['allowed', 'blocked']);

/** `v.record` leaves these out without a word. */
const UNUSABLE_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const nameSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_CRAWLER));

const byCrawlerSchema = v.pipe(
  v.custom<Record<string, unknown>>(isObject),
  v.maxEntries(MOST_SUITE_CRAWLERS),
  v.check((value) => !UNUSABLE_NAMES.some((name) => Object.hasOwn(value, name)), 'unusable-name'),
  v.record(nameSchema, outcomeSchema),
);

/** A word, or an object of at most 1,000 crawler names of at most 4,096 UTF-16 units with a word each. */
export const expectedSchema: v.GenericSchema<unknown, Expected> = v.lazy((input) =>
  isObject(input) ? byCrawlerSchema : outcomeSchema,
);

const urlSchema = v.pipe(v.string(), v.maxLength(LONGEST_URL));

const entrySchema = v.strictObject({ url: urlSchema, expected: v.exactOptional(expectedSchema) });

/** A URL of at most 8,192 UTF-16 units, or an object of one and what is expected. Other keys are refused: one letter wrong, and nothing would be checked. */
export const urlEntrySchema: v.GenericSchema<unknown, UrlEntry> = v.lazy((input) =>
  isObject(input) ? entrySchema : urlSchema,
);

/** The names of a suite's crawlers: at most 1,000, of at most 4,096 UTF-16 units. */
export const crawlerNamesSchema: v.GenericSchema<unknown, readonly string[]> = v.pipe(
  v.array(nameSchema),
  v.maxLength(MOST_SUITE_CRAWLERS),
);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

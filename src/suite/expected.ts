import * as v from 'valibot';
import { type ExpectedOutcome, expectedOutcomes } from '../answer';
import { LONGEST_CRAWLER, LONGEST_URL, MOST_SUITE_CRAWLERS, MOST_TIMES } from './limits';

export type { ExpectedOutcome } from '../answer';

/** Key for every crawler of the suite without its own entry. No product token is `*`. */
export const ALL_OTHERS = '*';

/**
 * Expectation for a URL: one outcome for every crawler of the suite, or one for each named crawler and, under
 * `ALL_OTHERS`, for the rest.
 */
export type Expected = ExpectedOutcome | Readonly<Record<string, ExpectedOutcome>>;

/**
 * A URL of a suite or of the page's list. `count`: how often it occurred (default: once). `expected`: omitted
 * if there is no expectation.
 */
export interface UrlEntry {
  readonly url: string;
  readonly count?: number;
  readonly expected?: Expected;
}

const outcomeSchema = v.picklist(expectedOutcomes);

/** Keys that `v.record` silently drops. */
const UNUSABLE_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const nameSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_CRAWLER));

const byCrawlerSchema = v.pipe(
  v.custom<Record<string, unknown>>(isObject),
  v.check((value) => namesIn(value) <= MOST_SUITE_CRAWLERS, 'too-many-names'),
  v.check((value) => !UNUSABLE_NAMES.some((name) => Object.hasOwn(value, name)), 'unusable-name'),
  v.record(nameSchema, outcomeSchema),
);

/**
 * An outcome, or an object that maps crawler names (at most 1,000, of at most 4,096 UTF-16 units) and
 * `ALL_OTHERS` to outcomes.
 */
export const expectedSchema: v.GenericSchema<unknown, Expected> = v.lazy((input) =>
  isObject(input) ? byCrawlerSchema : outcomeSchema,
);

const urlSchema = v.pipe(v.string(), v.maxLength(LONGEST_URL));

/** Number of times a URL occurred: a whole number from 1 to `MOST_TIMES`. */
export const timesSchema: v.GenericSchema<unknown, number> = v.pipe(
  v.number(),
  v.check((times) => Number.isInteger(times) && times >= 1 && times <= MOST_TIMES, 'not-a-count'),
);

const entrySchema = v.strictObject({
  url: urlSchema,
  count: v.exactOptional(timesSchema),
  expected: v.exactOptional(expectedSchema),
});

const bareUrlSchema = v.pipe(
  urlSchema,
  v.transform((url) => ({ url })),
);

/**
 * A URL of at most 8,192 UTF-16 units, or an object with a URL, its count and its expectation. Other keys are
 * rejected, because a misspelt one would leave something unchecked.
 */
export const urlEntrySchema: v.GenericSchema<unknown, UrlEntry> = v.lazy((input) =>
  isObject(input) ? entrySchema : bareUrlSchema,
);

/** Writes an entry in its shortest form: the URL alone if it has no count or expectation. */
export function writtenEntry({ url, count = 1, expected }: UrlEntry): string | UrlEntry {
  if (count === 1 && expected === undefined) return url;
  return { url, ...(count > 1 && { count }), ...(expected !== undefined && { expected }) };
}

/** The names of a suite's crawlers: at most 1,000, of at most 4,096 UTF-16 units. */
export const crawlerNamesSchema: v.GenericSchema<unknown, readonly string[]> = v.pipe(
  v.array(nameSchema),
  v.maxLength(MOST_SUITE_CRAWLERS),
);

/** Counts the named crawlers, without `ALL_OTHERS`. */
function namesIn(value: Readonly<Record<string, unknown>>): number {
  return Object.keys(value).length - Number(Object.hasOwn(value, ALL_OTHERS));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

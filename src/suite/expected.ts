import * as v from 'valibot';
import { LONGEST_CRAWLER, LONGEST_URL, MOST_SUITE_CRAWLERS, MOST_TIMES } from './limits';

/** What somebody wants to hear about a URL: that it may be crawled, or that it may not. */
export type ExpectedOutcome = 'allowed' | 'blocked';

/** The name that stands for every crawler of the suite that has no word of its own. No product token is called so. */
export const ALL_OTHERS = '*';

/** What is expected of a URL: one word for every crawler of the suite, or a word for each that is named and, under `ALL_OTHERS`, for the rest. */
export type Expected = ExpectedOutcome | Readonly<Record<string, ExpectedOutcome>>;

/** A URL of a suite or of the page's list, with how often it came (left out: once) and what is expected of it (left out: nothing). */
export interface UrlEntry {
  readonly url: string;
  readonly count?: number;
  readonly expected?: Expected;
}

const outcomeSchema = v.picklist(['allowed', 'blocked']);

/** `v.record` leaves these out without a word. */
const UNUSABLE_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const nameSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_CRAWLER));

const byCrawlerSchema = v.pipe(
  v.custom<Record<string, unknown>>(isObject),
  v.check((value) => namesIn(value) <= MOST_SUITE_CRAWLERS, 'too-many-names'),
  v.check((value) => !UNUSABLE_NAMES.some((name) => Object.hasOwn(value, name)), 'unusable-name'),
  v.record(nameSchema, outcomeSchema),
);

/** A word, or an object of at most 1,000 crawler names of at most 4,096 UTF-16 units, and `ALL_OTHERS`, with a word each. */
export const expectedSchema: v.GenericSchema<unknown, Expected> = v.lazy((input) =>
  isObject(input) ? byCrawlerSchema : outcomeSchema,
);

const urlSchema = v.pipe(v.string(), v.maxLength(LONGEST_URL));

/** How often a URL came: a whole number from 1 to `MOST_TIMES`. */
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

/** A URL of at most 8,192 UTF-16 units, or an object of one, how often it came and what is expected. Other keys are refused: one letter wrong, and nothing would be checked. */
export const urlEntrySchema: v.GenericSchema<unknown, UrlEntry> = v.lazy((input) =>
  isObject(input) ? entrySchema : bareUrlSchema,
);

/** An entry as it is written: the URL alone where nothing else is said of it. */
export function writtenEntry({ url, count = 1, expected }: UrlEntry): string | UrlEntry {
  if (count === 1 && expected === undefined) return url;
  return { url, ...(count > 1 && { count }), ...(expected !== undefined && { expected }) };
}

/** The names of a suite's crawlers: at most 1,000, of at most 4,096 UTF-16 units. */
export const crawlerNamesSchema: v.GenericSchema<unknown, readonly string[]> = v.pipe(
  v.array(nameSchema),
  v.maxLength(MOST_SUITE_CRAWLERS),
);

/** How many crawlers are named; the word for all others names none. */
function namesIn(value: Readonly<Record<string, unknown>>): number {
  return Object.keys(value).length - Number(Object.hasOwn(value, ALL_OTHERS));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

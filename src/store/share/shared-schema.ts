import * as v from 'valibot';
import { PLAIN_ANSWER } from '../../engine/fetch';
import { answerEntries } from '../../suite/answer-entries';
import { crawlerNamesSchema, type Expected, type UrlEntry, urlEntrySchema } from '../../suite/expected';
import { LONGEST_CRAWLER, LONGEST_ROBOTS_URL, LONGEST_URL } from '../../suite/limits';
import { dialectChoices } from '../dialect-choices';
import { suitePart } from '../suite-part';
import { views } from '../views';
import { plainState, type SharedState } from './shared-state';

export { LONGEST_CRAWLER, LONGEST_ROBOTS_URL, LONGEST_URL };
/** The most further URLs. */
export const MOST_URLS = 5_000;
/** The most bytes that a state is read from: a test file, or an unpacked share code. */
export const LARGEST_STATE = 10_000_000;

const sharedSchema = v.object({
  text: v.string(),
  crawler: v.pipe(v.string(), v.maxLength(LONGEST_CRAWLER)),
  url: v.pipe(v.string(), v.maxLength(LONGEST_URL)),
  engine: v.optional(v.picklist(dialectChoices), plainState.engine),
  robotsUrl: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_ROBOTS_URL)), plainState.robotsUrl),
  answer: v.optional(v.object(answerEntries), PLAIN_ANSWER),
  urls: v.optional(v.pipe(v.array(urlEntrySchema), v.maxLength(MOST_URLS)), () => []),
  crawlers: v.optional(crawlerNamesSchema, () => []),
  view: v.optional(v.picklist(views), plainState.view),
});

/** A decoded value as a shared state; null where it is none. What is left out is plain. */
export function readShared(value: unknown): SharedState | null {
  // One fault is enough: a list of millions of them would take all memory.
  const result = v.safeParse(sharedSchema, value, { abortEarly: true });
  if (!result.success) return null;
  const { urls, crawlers, ...rest } = result.output;
  const suite = suitePart(crawlers, urls.map(expectedOf), urls.map(timesOf));
  return { ...rest, urls: urls.map(urlOf), ...(suite === null ? {} : { suite }) };
}

/** A shared state in the form that is written: only what is not plain. Null where it is beyond the sizes that are read again. */
export function writtenShared(shared: SharedState): Record<string, unknown> | null {
  const { text, crawler, url, answer, urls, suite, ...rest } = shared;
  const { crawlers = [], expected = [], counts = [] } = suite ?? {};
  const entries = urls.map((entry, index) => entryOf(entry, counts[index] ?? 1, expected[index] ?? null));
  if (!v.is(sharedSchema, { ...rest, text, crawler, url, answer, urls: entries, crawlers })) return null;
  return {
    text,
    crawler,
    url,
    ...withoutPlain(rest, plainState),
    ...(crawlers.length > 0 ? { crawlers } : {}),
    ...(entries.length > 0 ? { urls: entries } : {}),
    ...(Object.keys(withoutPlain(answer, PLAIN_ANSWER)).length > 0
      ? { answer: withoutPlain(answer, PLAIN_ANSWER) }
      : {}),
  };
}

/** The entries that differ from what is plain. */
function withoutPlain<Values extends object>(values: Values, plain: Partial<Values>): Partial<Values> {
  const entries = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(plain[name as keyof Values]),
  );
  return Object.fromEntries(entries) as Partial<Values>;
}

function urlOf(entry: UrlEntry): string {
  return typeof entry === 'string' ? entry : entry.url;
}

function expectedOf(entry: UrlEntry): Expected | null {
  return typeof entry === 'string' ? null : (entry.expected ?? null);
}

function timesOf(entry: UrlEntry): number {
  return typeof entry === 'string' ? 1 : (entry.count ?? 1);
}

function entryOf(url: string, count: number, expected: Expected | null): UrlEntry {
  if (count === 1 && expected === null) return url;
  return { url, ...(count === 1 ? {} : { count }), ...(expected === null ? {} : { expected }) };
}

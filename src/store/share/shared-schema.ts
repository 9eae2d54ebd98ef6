import * as v from 'valibot';
import { PLAIN_ANSWER } from '../../engine/fetch';
import { dialectChoices } from '../dialect-choices';
import { plainState, type SharedState } from './shared-state';

/** The most further URLs, and the longest, in UTF-16 units. */
export const MOST_URLS = 5_000;
export const LONGEST_URL = 8_192;
/** The longest crawler name or User-Agent header, in UTF-16 units. */
export const LONGEST_CRAWLER = 4_096;
/** The longest address of a file, in UTF-16 units. */
export const LONGEST_ROBOTS_URL = 4_096;
/** The most bytes that a state is read from: a test file, or an unpacked share code. */
export const LARGEST_STATE = 10_000_000;

const url = v.pipe(v.string(), v.maxLength(LONGEST_URL));

const answerSchema = v.object({
  final: v.optional(
    v.variant('kind', [
      v.object({ kind: v.literal('status'), status: v.number() }),
      v.object({
        kind: v.literal('network-failure'),
        failure: v.picklist(['dns', 'timeout', 'reset', 'invalid-response', 'chunking']),
      }),
    ]),
    PLAIN_ANSWER.final,
  ),
  redirects: v.optional(v.number(), PLAIN_ANSWER.redirects),
  redirectedTo: v.optional(v.picklist(['same-host', 'other-host']), PLAIN_ANSWER.redirectedTo),
  errorHours: v.optional(v.number(), PLAIN_ANSWER.errorHours),
  cachedCopy: v.optional(v.boolean(), PLAIN_ANSWER.cachedCopy),
  siteUp: v.optional(v.boolean(), PLAIN_ANSWER.siteUp),
  body: v.optional(
    v.picklist(['as-written', 'incomplete', 'empty', 'html', 'over-limit', 'utf-16']),
    PLAIN_ANSWER.body,
  ),
  contentType: v.optional(v.picklist(['text/plain', 'text/html', 'other']), PLAIN_ANSWER.contentType),
  cacheAge: v.optional(v.number(), PLAIN_ANSWER.cacheAge),
  maxAge: v.optional(v.nullable(v.number()), PLAIN_ANSWER.maxAge),
  answersErrorsForMissingPages: v.optional(v.boolean(), PLAIN_ANSWER.answersErrorsForMissingPages),
});

const sharedSchema = v.object({
  text: v.string(),
  crawler: v.pipe(v.string(), v.maxLength(LONGEST_CRAWLER)),
  url,
  engine: v.optional(v.picklist(dialectChoices), plainState.engine),
  robotsUrl: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_ROBOTS_URL)), plainState.robotsUrl),
  answer: v.optional(answerSchema, PLAIN_ANSWER),
  urls: v.optional(v.pipe(v.array(url), v.maxLength(MOST_URLS)), () => []),
  view: v.optional(v.picklist(['file', 'why', 'crawlers', 'problems', 'engines']), plainState.view),
});

/** A decoded value as a shared state; null where it is none. What is left out is plain. */
export function readShared(value: unknown): SharedState | null {
  const result = v.safeParse(sharedSchema, value);
  return result.success ? result.output : null;
}

/** A shared state in the form that is written: only what is not plain. Null where it is beyond the sizes that are read again. */
export function writtenShared(shared: SharedState): Record<string, unknown> | null {
  if (readShared(shared) === null) return null;
  const { text, crawler, url, answer, ...rest } = shared;
  return {
    text,
    crawler,
    url,
    ...withoutPlain(rest, plainState),
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

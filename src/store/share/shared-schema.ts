import * as v from 'valibot';
import { PLAIN_ANSWER } from '../../engine/fetch';
import { answerEntries } from '../../suite/answer-entries';
import { crawlerNamesSchema, urlEntrySchema, writtenEntry } from '../../suite/expected';
import { LONGEST_CRAWLER, LONGEST_ROBOTS_URL, LONGEST_URL, MOST_KEPT_URLS } from '../../suite/limits';
import { dialectChoices } from '../dialect-choices';
import { views } from '../views';
import { plainState, type SharedState } from './shared-state';

export { LONGEST_CRAWLER, LONGEST_ROBOTS_URL, LONGEST_URL };
/** Maximum size in bytes of a test file, and of an unpacked share code. */
export const LARGEST_STATE = 10_000_000;

const sharedSchema = v.object({
  text: v.string(),
  crawler: v.pipe(v.string(), v.maxLength(LONGEST_CRAWLER)),
  url: v.pipe(v.string(), v.maxLength(LONGEST_URL)),
  engine: v.optional(v.picklist(dialectChoices), plainState.engine),
  robotsUrl: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_ROBOTS_URL)), plainState.robotsUrl),
  answer: v.optional(v.object(answerEntries), PLAIN_ANSWER),
  urls: v.optional(v.pipe(v.array(urlEntrySchema), v.maxLength(MOST_KEPT_URLS)), () => []),
  crawlers: v.optional(crawlerNamesSchema, () => []),
  view: v.optional(v.picklist(views), plainState.view),
});

/** Reads a decoded value of the newest version as a shared state; null if it isn't one. Absent fields get their defaults from `plainState`. */
export function readShared(value: unknown): SharedState | null {
  // Stops at the first error, because a list of millions of them would take all memory.
  const result = v.safeParse(sharedSchema, value, { abortEarly: true });
  return result.success ? result.output : null;
}

/** Converts a shared state into its written form, without defaults. Null if it exceeds the limits for reading it. */
export function writtenShared(shared: SharedState): Record<string, unknown> | null {
  if (!v.is(sharedSchema, shared)) return null;
  const { text, crawler, url, answer, crawlers, urls, ...rest } = shared;
  return {
    text,
    crawler,
    url,
    ...withoutPlain({ ...rest, crawlers, urls: urls.map(writtenEntry) }, plainState),
    ...(Object.keys(withoutPlain(answer, PLAIN_ANSWER)).length > 0
      ? { answer: withoutPlain(answer, PLAIN_ANSWER) }
      : {}),
  };
}

/** Returns the entries that differ from the defaults. */
function withoutPlain<Values extends object>(
  values: Values,
  plain: { readonly [Name in keyof Values]?: unknown },
): Partial<Values> {
  const entries = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(plain[name as keyof Values]),
  );
  return Object.fromEntries(entries) as Partial<Values>;
}

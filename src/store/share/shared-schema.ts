import * as v from 'valibot';
import { PLAIN_ANSWER } from '../../engine/fetch';
import { answerEntries } from '../../suite/answer-entries';
import { crawlerNamesSchema, urlEntrySchema, writtenEntry } from '../../suite/expected';
import { LONGEST_CRAWLER, LONGEST_ROBOTS_URL, LONGEST_URL, MOST_KEPT_URLS } from '../../suite/limits';
import { dialectChoices } from '../dialect-choices';
import { sameFileSchema } from '../same-file-schema';
import { shownViews } from '../views';
import { plainState, type SecondText, type SharedState } from './shared-state';

const secondSchema = v.object({ text: v.string(), isAfter: v.optional(v.boolean(), false) });

function readSecond(value: unknown): SharedState['second'] {
  const result = v.safeParse(v.nullable(secondSchema), value);
  return result.success ? result.output : 'broken';
}

const sharedSchema = v.object({
  text: v.string(),
  crawler: v.pipe(v.string(), v.maxLength(LONGEST_CRAWLER)),
  url: v.pipe(v.string(), v.maxLength(LONGEST_URL)),
  engine: v.optional(v.picklist(dialectChoices), plainState.engine),
  robotsUrl: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_ROBOTS_URL)), plainState.robotsUrl),
  // An unreadable claim is no reason to lose the file.
  sameFile: v.optional(
    v.fallback(sameFileSchema, () => []),
    () => [],
  ),
  answer: v.optional(v.object(answerEntries), PLAIN_ANSWER),
  urls: v.optional(v.pipe(v.array(urlEntrySchema), v.maxLength(MOST_KEPT_URLS)), () => []),
  crawlers: v.optional(crawlerNamesSchema, () => []),
  view: v.optional(v.picklist(shownViews), plainState.view),
  // A second version that can't be read must not lose the file.
  second: v.optional(v.pipe(v.unknown(), v.transform(readSecond)), plainState.second),
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
  const { text, crawler, url, answer, crawlers, urls, second, ...rest } = shared;
  return {
    text,
    // Next to the text, because DEFLATE finds repetitions only within 32 KiB.
    ...(second === null || second === 'broken' ? {} : { second: writtenSecond(second) }),
    crawler,
    url,
    ...withoutPlain({ ...rest, crawlers, urls: urls.map(writtenEntry) }, plainState),
    ...(Object.keys(withoutPlain(answer, PLAIN_ANSWER)).length > 0
      ? { answer: withoutPlain(answer, PLAIN_ANSWER) }
      : {}),
  };
}

function writtenSecond({ text, isAfter }: SecondText): Partial<SecondText> {
  return isAfter ? { text, isAfter } : { text };
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

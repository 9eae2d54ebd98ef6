import * as v from 'valibot';
import { answerEntries } from '../suite/answer-entries';
import { crawlerNamesSchema, expectedSchema, timesSchema } from '../suite/expected';
import { LONGEST_URL, MOST_KEPT_URLS } from '../suite/limits';
import { type Migration, migrated } from '../suite/migrations';
import { dialectChoices } from './dialect-choices';
import { DRAFT_VERSION, type Draft } from './draft';
import { draftNameFrom, LONGEST_DRAFT_NAME } from './draft-name';
import { type DraftSummary, LONGEST_FIRST_LINE } from './draft-summary';
import type { ListSnapshot } from './list-snapshot';
import { sameFileSchema } from './same-file-schema';

/** Migrations of drafts from each version to the next, starting with version 1. */
const draftMigrations: readonly Migration[] = [];

/** Maximum size of a text from storage, in UTF-16 units: what Open accepts, with room for typing. */
const LONGEST_TEXT = 32_000_000;
const LONGEST_INPUT = 4_000_000;
/** The latest time that a Date can represent, in milliseconds. */
const LAST_MOMENT = 8.64e15;

const inputSchema = v.pipe(v.string(), v.maxLength(LONGEST_INPUT));

const momentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT));

const siteOriginSchema = v.object({
  kind: v.literal('site'),
  // Added later: drafts without it came from the service.
  by: v.optional(v.picklist(['service', 'browser', 'bookmark', 'terminal']), 'service'),
  url: v.pipe(v.string(), v.maxLength(LONGEST_URL), v.url(), v.regex(/^https?:/)),
  as: v.nullable(v.string()),
  at: momentSchema,
  answer: v.object(answerEntries),
  bytes: v.pipe(v.number(), v.minValue(0)),
  mediaType: v.string(),
  isBehindCloudflare: v.exactOptional(v.literal(true)),
});

const originSchema = v.variant('kind', [
  v.object({ kind: v.literal('typed') }),
  v.object({ kind: v.literal('example'), id: v.string() }),
  v.object({ kind: v.literal('file'), name: v.string() }),
  v.object({ kind: v.literal('link') }),
  siteOriginSchema,
]);

const nameSchema = v.pipe(v.string(), v.transform(draftNameFrom));

/** Data about the URLs, by their index; see `storedList`. */
const suiteSchema = v.object({
  crawlers: crawlerNamesSchema,
  expected: v.pipe(v.array(v.nullable(expectedSchema)), v.maxLength(MOST_KEPT_URLS)),
  counts: v.exactOptional(v.pipe(v.array(timesSchema), v.maxLength(MOST_KEPT_URLS))),
});

const draftSchema = v.object({
  version: v.literal(DRAFT_VERSION),
  savedAt: momentSchema,
  text: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
  bytes: v.nullable(v.instance(Uint8Array)),
  lineEnd: v.picklist(['lf', 'crlf', 'cr', 'mixed']),
  mixedEndsUnified: v.optional(v.boolean(), false),
  bom: v.boolean(),
  edited: v.boolean(),
  origin: originSchema,
  crawlerInput: inputSchema,
  urlInput: inputSchema,
  // An unreadable choice, site, name, list of URLs or suite is no reason to lose the text.
  dialectChoice: v.optional(v.fallback(v.picklist(dialectChoices), 'own'), 'own'),
  robotsUrlInput: v.optional(inputSchema, ''),
  sameFile: v.exactOptional(v.fallback(sameFileSchema, [])),
  urls: v.optional(
    v.fallback(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_URL))), v.maxLength(MOST_KEPT_URLS)),
      [],
    ),
    [],
  ),
  suite: v.exactOptional(v.fallback(v.nullable(suiteSchema), null)),
  name: v.optional(v.fallback(nameSchema, ''), ''),
});

const summarySchema = v.object({
  version: v.literal(DRAFT_VERSION),
  savedAt: momentSchema,
  name: v.pipe(v.string(), v.maxLength(LONGEST_DRAFT_NAME)),
  origin: originSchema,
  firstLine: v.pipe(v.string(), v.maxLength(LONGEST_FIRST_LINE)),
  bytes: v.pipe(v.number(), v.minValue(0), v.finite()),
  // Added later. Without it, the summary is created again.
  site: v.pipe(v.string(), v.maxLength(LONGEST_FIRST_LINE)),
});

/** Reads a stored value of any version as a draft; null if it isn't one. */
export function readDraft(stored: unknown): Draft | null {
  const { version } = (stored ?? {}) as { readonly version?: unknown };
  const result = v.safeParse(draftSchema, migrated(stored, version, draftMigrations));
  if (!result.success) return null;
  const { version: _, urls, suite, ...draft } = result.output;
  return { ...draft, list: listOf(urls, suite) };
}

/**
 * Reads a stored value as a draft's summary; null if it isn't one, or has another version. The summary is
 * then created again from the draft.
 */
export function readSummary(stored: unknown): DraftSummary | null {
  const result = v.safeParse(summarySchema, stored);
  return result.success ? result.output : null;
}

function listOf(
  urls: readonly string[],
  suite: v.InferOutput<typeof suiteSchema> | null = null,
): ListSnapshot {
  const { crawlers = [], expected = [], counts = [] } = suite ?? {};
  const entries = urls.map((url, at) => {
    const [count = 1, word = null] = [counts[at], expected[at]];
    return { url, ...(count > 1 && { count }), ...(word !== null && { expected: word }) };
  });
  return { crawlers, urls: entries };
}

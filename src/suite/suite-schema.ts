import * as v from 'valibot';
import { dialectIds } from '../engine';
import { PLAIN_ANSWER } from '../engine/fetch';
import { answerEntries } from './answer-entries';
import { crawlerNamesSchema, urlEntrySchema } from './expected';
import { LONGEST_CRAWLER, LONGEST_ROBOTS_URL, LONGEST_URL, MOST_SUITE_URLS } from './limits';
import { SHARED_VERSION } from './shared-version';

/** Dialects that may answer a suite: each crawler's own, or one for all. */
const dialectChoices = ['own', ...dialectIds] as const;

const answerSchema = v.pipe(
  v.unknown(),
  // Valibot also accepts an array as an object.
  v.check((value) => !Array.isArray(value), 'no-list'),
  v.strictObject(answerEntries),
);

/**
 * Schema of a `.robots-test.json` as the command reads it. Keys that only the page needs (`text`, `view`) are
 * accepted. Unknown keys are rejected, because a misspelled one would leave something unchecked. Bounds: see
 * limits.ts.
 */
export const suiteSchema = v.strictObject({
  $schema: v.exactOptional(v.string()),
  format: v.literal('robots-test'),
  version: v.literal(SHARED_VERSION),
  text: v.exactOptional(v.string()),
  crawler: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_CRAWLER)), ''),
  crawlers: v.optional(crawlerNamesSchema, () => []),
  url: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_URL)), ''),
  urls: v.optional(v.pipe(v.array(urlEntrySchema), v.maxLength(MOST_SUITE_URLS)), () => []),
  engine: v.optional(v.picklist(dialectChoices), 'own'),
  robotsUrl: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_ROBOTS_URL)), ''),
  answer: v.optional(answerSchema, PLAIN_ANSWER),
  view: v.exactOptional(v.string()),
});

/** A suite as written, with defaults filled in. */
export type WrittenSuite = v.InferOutput<typeof suiteSchema>;

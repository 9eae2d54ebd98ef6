import * as v from 'valibot';
import { dialectIds } from '../engine';
import { PLAIN_ANSWER } from '../engine/fetch';
import { answerEntries } from './answer-entries';
import { crawlerNamesSchema, urlEntrySchema } from './expected';
import { LONGEST_CRAWLER, LONGEST_ROBOTS_URL, LONGEST_URL, MOST_SUITE_URLS } from './limits';

/** What a suite may be answered by: each crawler's own dialect, or one for all. */
const engines = ['own', ...dialectIds] as const;

const answerSchema = v.pipe(
  v.unknown(),
  // To valibot a list is an object, too.
  v.check((value) => !Array.isArray(value), 'no-list'),
  v.strictObject(answerEntries),
);

/**
 * A `.robots-test.json` as the command reads it. What the page needs and the command does not (`text`, `view`) is let through; what neither
 * knows is refused, for it may be a slip that leaves something unchecked. Bounds: see limits.ts.
 */
export const suiteSchema = v.strictObject({
  $schema: v.exactOptional(v.string()),
  format: v.literal('robots-test'),
  version: v.literal(1),
  text: v.exactOptional(v.string()),
  crawler: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_CRAWLER)), ''),
  crawlers: v.optional(crawlerNamesSchema, () => []),
  url: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_URL)), ''),
  urls: v.optional(v.pipe(v.array(urlEntrySchema), v.maxLength(MOST_SUITE_URLS)), () => []),
  engine: v.optional(v.picklist(engines), 'own'),
  robotsUrl: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_ROBOTS_URL)), ''),
  answer: v.optional(answerSchema, PLAIN_ANSWER),
  view: v.exactOptional(v.string()),
});

/** A suite as it is written, with what was left out. */
export type WrittenSuite = v.InferOutput<typeof suiteSchema>;

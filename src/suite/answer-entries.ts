import * as v from 'valibot';
import { PLAIN_ANSWER } from '../engine/fetch';

/** Schema of the parts of a simulated server answer. Omitted parts default to `PLAIN_ANSWER`. */
export const answerEntries = {
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
};

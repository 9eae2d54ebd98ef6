/**
 * Interprets the location of a robots.txt and the answer to the request for it, before any line is read.
 * Makes no requests.
 */
export { type Freshness, freshnessOf } from './cache';
export { type AnswerEffect, effectOf } from './effect';
export type { FetchRules } from './fetch-rules';
export { areRelated } from './hosts';
export { type Judgement, judge } from './judge';
export { placeOf, type UrlPlace } from './place';
export type { Cause, EffectReason } from './reason';
export { applies, type Scope } from './scope';
export {
  type AnswerBody,
  type AnswerContentType,
  type NetworkFailure,
  PLAIN_ANSWER,
  type ServerAnswer,
} from './server-answer';

/** What the place of a robots.txt and the answer to the request for it mean, before any line is read. No requests are made here. */
export { type Freshness, freshnessOf } from './cache';
export { type Effect, effectOf } from './effect';
export type { FetchRules } from './fetch-rules';
export { type Judgement, judge } from './judge';
export { placeOf } from './place';
export type { Cause, EffectReason } from './reason';
export { assumedFetchRules } from './rules/assumed';
export { bingFetchRules } from './rules/bing';
export { googleFetchRules } from './rules/google';
export { google2020FetchRules } from './rules/google2020';
export { pythonFetchRules } from './rules/python';
export { rfc9309FetchRules } from './rules/rfc9309';
export { standard1994FetchRules } from './rules/standard1994';
export { yandexFetchRules } from './rules/yandex';
export { applies, type Scope } from './scope';
export {
  type AnswerBody,
  type AnswerContentType,
  type FinalAnswer,
  type NetworkFailure,
  PLAIN_ANSWER,
  type ServerAnswer,
} from './server-answer';

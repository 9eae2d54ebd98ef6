/** Interprets the lines that don't affect verdicts, such as Crawl-delay and Sitemap. */

export type { FieldName } from '../field-names';
export { type DelayOfCrawler, delayRuleOf } from './crawler-delay';
export { FACT_LIMIT, type FieldFact, type FieldFacts, type FieldReason, fieldFacts } from './field-facts';
export { type FieldRules, type FieldUse, noTerms } from './field-rules';
export type { DelayRange, FieldProblem, FieldValue, ReadFieldValue, Validity } from './field-value';
export { readers, valueReader } from './readers';
export { readContentSignal } from './values/content-signal';
export { readDelay } from './values/delay';
export { readRequestRate } from './values/request-rate';
export { readVisitTime } from './values/visit-time';

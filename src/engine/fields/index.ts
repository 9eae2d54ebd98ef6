/** The lines that decide no verdict, such as Crawl-delay and Sitemap, and what they mean to a crawler. */
export type { DelayOfCrawler, StatedBy } from './crawler-delay';
export { FACT_LIMIT, type FieldFact, type FieldFacts, type FieldReason, fieldFacts } from './field-facts';
export type { FieldScope } from './field-lines';
export type { FieldRule, FieldRules, FieldUse } from './field-rules';
export type {
  DelayRange,
  DelayStep,
  DelayTerms,
  DelayUnit,
  FieldName,
  FieldProblem,
  FieldValue,
  Hours,
  Validity,
} from './field-value';
export { bingFieldRules } from './rules/bing';
export { googleFieldRules } from './rules/google';
export { google2020FieldRules } from './rules/google2020';
export { pythonFieldRules } from './rules/python';
export { rfc9309FieldRules } from './rules/rfc9309';
export { standard1994FieldRules } from './rules/standard1994';
export { yandexFieldRules } from './rules/yandex';

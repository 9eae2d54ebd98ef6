/** Interprets the lines that don't affect verdicts, such as Crawl-delay and Sitemap. */

export type { FieldName } from '../field-names';
export type { DelayOfCrawler } from './crawler-delay';
export { FACT_LIMIT, type FieldFact, type FieldFacts, type FieldReason, fieldFacts } from './field-facts';
export type { FieldRules } from './field-rules';
export type { DelayRange, FieldProblem, FieldValue, Validity } from './field-value';

import { conventions, type FieldRule, type FieldRules, noTerms } from './field-rules';
import type { DelayRange, DelayTerms, DelayUnit } from './field-value';

/** Documentation of the tested crawler itself. */
export interface DelayOfCrawler {
  /** True if it reads Crawl-delay; null if nothing is documented. */
  readonly crawlDelay: boolean | null;
  /** Accepted values, if a source states them. Without a unit, that of a dialect that uses Crawl-delay applies. */
  readonly crawlDelayRange?: DelayRange & { readonly unit?: DelayUnit };
}

/** Authority for the treatment of a line: the crawler's own documents, its dialect, or a library. */
export type StatedBy = 'crawler' | 'dialect' | 'library';

/** A rule with the terms of its numbers and its authority. */
export interface AppliedRule {
  readonly rule: FieldRule;
  readonly terms: DelayTerms;
  readonly statedBy: StatedBy;
}

/**
 * Returns the tested crawler's rule for Crawl-delay. Whether it uses the line depends on its own documentation
 * alone, except in a library's dialect. If both use it, or neither uses it any longer, the dialect adds the
 * details.
 */
export function delayRuleOf(rules: FieldRules, crawler: DelayOfCrawler | null): AppliedRule {
  const rule = rules.fields['crawl-delay'];
  const ofDialect: AppliedRule = {
    rule,
    terms: rules.delay,
    statedBy: rules.isLibrary ? 'library' : 'dialect',
  };
  if (crawler === null || rules.isLibrary) return ofDialect;
  if (crawler.crawlDelay === true) return usedByCrawler(rules, crawler);
  if (crawler.crawlDelay === false && rule.use === 'no-longer') return ofDialect;
  const use = crawler.crawlDelay === false ? 'ignored' : 'not-documented';
  return { rule: { ...rule, use, since: null, source: null }, terms: noTerms, statedBy: 'crawler' };
}

function usedByCrawler(rules: FieldRules, { crawlDelayRange: range }: DelayOfCrawler): AppliedRule {
  const ofDialect = rules.fields['crawl-delay'];
  const isLikeDialect = ofDialect.use === 'used';
  const rule: FieldRule = isLikeDialect
    ? ofDialect
    : { ...conventions['crawl-delay'], use: 'used', since: null, source: null, read: null };
  const known = isLikeDialect ? rules.delay : noTerms;
  if (range === undefined) return { rule, terms: known, statedBy: 'crawler' };
  const { unit = known.unit, ...bounds } = range;
  return { rule, terms: { ...known, range: bounds, unit }, statedBy: 'crawler' };
}

import { conventions, type FieldRule, type FieldRules, noTerms } from './field-rules';
import type { DelayRange, DelayTerms, DelayUnit } from './field-value';

/** What is documented about the asked crawler itself. */
export interface DelayOfCrawler {
  /** Whether it reads Crawl-delay; null where nothing is documented. */
  readonly crawlDelay: boolean | null;
  /** The values that it takes; absent where no source states them. Without a unit, that of the dialect holds. */
  readonly crawlDelayRange?: DelayRange & { readonly unit?: DelayUnit };
}

/** Who it is that does something with a line: the crawler by its own documents, its dialect, or a library. */
export type StatedBy = 'crawler' | 'dialect' | 'library';

/** A rule, the terms of its numbers, and whose it is. */
export interface AppliedRule {
  readonly rule: FieldRule;
  readonly terms: DelayTerms;
  readonly statedBy: StatedBy;
}

/** What the asked crawler does with Crawl-delay: what is documented of itself goes before what its dialect does. */
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
    : { ...conventions['crawl-delay'], use: 'used', since: null, source: null };
  const known = isLikeDialect ? rules.delay : noTerms;
  if (range === undefined) return { rule, terms: known, statedBy: 'crawler' };
  const { unit = known.unit, ...bounds } = range;
  return { rule, terms: { ...known, range: bounds, unit }, statedBy: 'crawler' };
}

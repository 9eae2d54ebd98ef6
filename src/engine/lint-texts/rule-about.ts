import type { Severity } from '../lint/finding';
import type { LintContext } from '../lint/lint-context';
import type { LintRule, ParamsOf } from '../lint/lint-rule';
import type { SourceKey } from './sources';

/** A piece of a sentence: words, or something that stands in the file. */
export type Words = readonly (string | { readonly code: string })[];

/** An example for tests and for the rule's page. `⟦…⟧` in `bad` marks what the finding is about; without marks it is about the file as a whole. */
export interface Example {
  readonly bad: string;
  /** The same file without the mistake. */
  readonly good: string;
  /** The severity of what is found; every rule whose severity is `by-effect` has examples that say it. */
  readonly severity?: Severity;
  /** What the rule needs to know beside the file. Tests add the crawlers of `testdata/crawlers.ts` where none are named. */
  readonly context?: Partial<LintContext>;
  /** The same for `good`, where the mistake lies beside the file. By default it is `context`. */
  readonly goodContext?: Partial<LintContext>;
}

/** What a rule is about, in words for site owners. R is the rule's type, from which that of the values in its words follows. */
export interface RuleAbout<R = LintRule> {
  /** Name of the kind of mistake, for lists and for the heading of its page: "Misspelt Disallow". */
  readonly name: string;
  /** One finding in few words: "“Disalow” is not a rule". No full stop. */
  title(params: ParamsOf<R>): Words;
  /** What it means for the site, one to three sentences: "Google guesses what you meant. Most other crawlers skip the line, so Bingbot may crawl /beta/." */
  explain(params: ParamsOf<R>): Words;
  /** Why it matters or how it comes about, in general, one or two sentences. */
  readonly why: string;
  /** What crawlers do with it, from their documents or code. */
  readonly crawlers: readonly { readonly who: string; readonly does: string }[];
  /** The button that mends it, a verb: "Fix spelling". Required where the rule has a fix. */
  fixName?(params: ParamsOf<R>): string;
  /** What the fix did, behind "Line 29": "changed to Disallow". Required where the rule has a fix. */
  fixed?(params: ParamsOf<R>): string;
  readonly examples: readonly [Example, ...Example[]];
  readonly sources: readonly [SourceKey, ...SourceKey[]];
}

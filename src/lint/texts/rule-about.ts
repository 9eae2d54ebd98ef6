import type { Severity } from '../finding';
import type { LintContext } from '../lint-context';
import type { LintRule, ParamsOf } from '../lint-rule';
import type { SourceKey } from './sources';

/** Parts of a sentence: words, or text from the file. */
export type RuleWords = readonly (string | { readonly code: string })[];

/** An example for tests and the rule's page. `⟦…⟧` in `bad` marks the span of the finding. Without marks the finding is about the whole file. */
export interface RuleExample {
  readonly bad: string;
  /** The same file without the mistake. */
  readonly good: string;
  /** Severity of the finding, or of each one in the order of the file. */
  readonly severity: Severity | readonly Severity[];
  /**
   * Context that the rule needs besides the file. If it has no crawlers, tests add those of
   * `testdata/crawlers.ts`.
   */
  readonly context?: Partial<LintContext>;
  /** Context of `good`, for mistakes outside the file. Defaults to `context`. */
  readonly goodContext?: Partial<LintContext>;
}

/** Returns an example whose correction puts `by` in place of each span that is marked in `bad`. */
export function corrected(bad: string, by: string, more: Omit<RuleExample, 'bad' | 'good'>): RuleExample {
  return { bad, good: bad.replace(/⟦[^⟧]*⟧/g, () => by), ...more };
}

/** Examples of a rule. The page doesn’t show them. */
export type RuleExamples = readonly [RuleExample, ...RuleExample[]];

/** Texts of a rule for site owners. `R` is the type of the rule; it determines the type of the values in the texts. */
export interface RuleAbout<R = LintRule> {
  /** Name of the kind of mistake, for lists and the heading of its page: "Misspelt Disallow". */
  readonly name: string;
  /** One finding in a few words, without a full stop: "“Disalow” isn’t a valid rule". */
  title(params: ParamsOf<R>): RuleWords;
  /**
   * Effect on the site, one to three sentences: "Google and most other crawlers skip this line. They may crawl /beta/ unless another rule
   * blocks it."
   */
  explain(params: ParamsOf<R>): RuleWords;
  /** General reason or cause, one or two sentences. */
  readonly why: string;
  /** Behaviour of crawlers, from their documentation or code. */
  readonly crawlers: readonly { readonly who: string; readonly does: string }[];
  /** Label of the fix button, a verb: "Fix spelling". Required if the rule has a fix. */
  fixName?(params: ParamsOf<R>): string;
  readonly sources: readonly [SourceKey, ...SourceKey[]];
}

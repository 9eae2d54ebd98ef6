import type { RuleWords } from '../../lint/texts';

/** The explanation of a place in the text. */
export interface Documentation {
  readonly title: RuleWords;
  /** Paragraphs of a few sentences each. */
  readonly text: readonly RuleWords[];
  readonly sources: readonly { readonly name: string; readonly href: string }[];
}

/** The description of a rule, with a button that tests an example. */
export interface RuleDocumentation extends Documentation {
  /** Null without an example. */
  readonly action: { readonly name: string; run(): void } | null;
}

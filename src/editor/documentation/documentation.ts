import type { Words } from '../../engine/lint-texts';

/** What there is to know about a place. */
export interface Documentation {
  readonly title: Words;
  /** Paragraphs, each of a few sentences. */
  readonly text: readonly Words[];
  readonly sources: readonly { readonly name: string; readonly href: string }[];
}

import type { EmbedView, Lockable, Showable } from '../../../embed/protocol';

/** Options of the embedding code. */
export interface EmbedChoices {
  readonly form: 'element' | 'iframe' | 'react';
  readonly view: EmbedView;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly isReadOnly: boolean;
  /** True if readers guess the answer first. Has no effect in views without a question. */
  readonly isQuiz: boolean;
  /** True if readers get the list of URLs. Has no effect in views without a question. */
  readonly hasUrls: boolean;
  /** Parts of the question that readers can't change. */
  readonly locked: readonly Lockable[];
  /** Parts with a tab beside the file. Has no effect in views without the file's text. */
  readonly offered: readonly Showable[];
  /** Lines to highlight, as `readLines` reads them. Empty for none. */
  readonly highlight: string;
  /** In CSS pixels. */
  readonly height: number;
  /** True if the element takes the height of its content. A frame cannot. */
  readonly isAutoHeight: boolean;
  /**
   * `pinned`: a script whose bytes never change and that the browser checks; `newest`: always the newest
   * script.
   */
  readonly script: 'pinned' | 'newest';
}

/** Returns the choices without those that have no effect beside the others. */
export function effectiveChoices(choices: EmbedChoices): EmbedChoices {
  const hasQuestion = choices.view === 'both' || choices.view === 'sentence';
  const isQuiz = choices.isQuiz && hasQuestion;
  return {
    ...choices,
    isQuiz,
    hasUrls: choices.hasUrls && hasQuestion && !isQuiz,
    offered: choices.view === 'both' || choices.view === 'editor' ? choices.offered : [],
  };
}

/**
 * Defaults of the embedded page, which snippets leave out. And the newest script, which works on every host and after every release.
 */
export const plainChoices: EmbedChoices = {
  form: 'element',
  view: 'both',
  theme: 'auto',
  isReadOnly: false,
  isQuiz: false,
  hasUrls: false,
  locked: [],
  offered: [],
  highlight: '',
  height: 420,
  isAutoHeight: false,
  script: 'newest',
};

/** How the tester is put into another page. */
export interface EmbedChoices {
  readonly form: 'element' | 'iframe' | 'react';
  readonly view: 'both' | 'editor' | 'sentence';
  readonly theme: 'auto' | 'light' | 'dark';
  readonly isReadOnly: boolean;
  /** A line that is framed, counted from 1. */
  readonly highlight: number | null;
  /** In CSS pixels. */
  readonly height: number;
  /** Whether the element takes the height of its content; a frame cannot. */
  readonly isAutoHeight: boolean;
  /** Which script a page loads: the one whose bytes never change and are checked by the browser, or always the newest. */
  readonly script: 'pinned' | 'newest';
}

/** What holds where nothing is chosen: the defaults of the embedded page, which snippets leave out. */
export const plainChoices: Omit<EmbedChoices, 'script'> = {
  form: 'element',
  view: 'both',
  theme: 'auto',
  isReadOnly: false,
  highlight: null,
  height: 420,
  isAutoHeight: false,
};

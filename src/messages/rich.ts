/** A piece of a text for people: plain words, or a part that the page shows in a special way, such as a link. */
export type RichPart =
  | string
  /** Text from a file, an address or a header. */
  | { readonly code: string }
  /** A link to a line of the file, counted from 1. */
  | { readonly line: number }
  /** Lines of the file that are named together; not a link. */
  | { readonly lines: readonly [first: number, last: number] }
  | { readonly strong: string }
  | { readonly em: string };

/** A text for people, in the order in which it is read. */
export type Rich = readonly RichPart[];

/** A word that a site owner may not know, with its explanation. */
export interface Term {
  readonly term: string;
  readonly explain: string;
}

/** A text with explained words. */
export type RichWithTerms = readonly (RichPart | Term)[];

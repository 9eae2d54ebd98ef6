/** A piece of a text for people: plain words, or a part that the page shows in a special way, such as a link. */
export type RichPart =
  | string
  /** Text from a file, an address or a header. */
  | { readonly code: string }
  /** A link to a line of the file, counted from 1, or to the first of several. */
  | { readonly line: number; readonly lastLine?: number }
  | { readonly strong: string }
  | { readonly em: string };

/** A text for people, in the order in which it is read. */
export type Rich = readonly RichPart[];

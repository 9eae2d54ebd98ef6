/** Reason for rejecting a part of a suite. */
export type ProblemReason =
  | { readonly code: 'missing' | 'empty' | 'unknown-key' | 'unusable-name' | 'newer-version' }
  | { readonly code: 'wrong-type'; readonly expected: string }
  | { readonly code: 'not-one-of'; readonly allowed: readonly string[] }
  /** `limit`: UTF-16 units of a text, or entries of a list or object. */
  | { readonly code: 'too-long' | 'too-many'; readonly limit: number }
  /** Not a whole number from 1 to `most`. */
  | { readonly code: 'not-a-count'; readonly most: number }
  /** There are more questions (URLs × crawlers) than one run answers. */
  | { readonly code: 'too-many-questions'; readonly limit: number }
  | UrlReason
  | CrawlerReason
  | { readonly code: 'not-a-robots-url' }
  /** Two names of the same crawler have different expectations. */
  | { readonly code: 'expected-twice'; readonly crawler: string };

/** Reason why a URL can't be tested. */
export type UrlReason =
  | { readonly code: 'no-url' }
  /** `suggestion`: the text with `https://` in front, or null if the text doesn't look like a host. */
  | { readonly code: 'no-scheme'; readonly suggestion: string | null }
  | { readonly code: 'unfetched-scheme'; readonly scheme: string }
  | { readonly code: 'not-a-url' };

/** Reason why a crawler can't be tested. */
export type CrawlerReason =
  /** A browser's header, or text without a name. */
  | { readonly code: 'no-crawler' }
  /** The catalogue doesn't have the name, but has similar ones. Only examples of documentation pages reject it. */
  | { readonly code: 'misspelt-crawler'; readonly near: readonly string[] };

/** A problem with a suite, and its location: a path such as `$.urls[3].expected.GPTBot`. */
export interface SuiteProblem {
  readonly path: string;
  readonly reason: ProblemReason;
}

/** The token expected at the place of a mistake in JSON. */
export type JsonExpected =
  | 'value'
  | 'key'
  | 'colon'
  | 'comma-or-bracket'
  | 'comma-or-brace'
  | 'digit'
  /** The rest of an escape in a quoted text. */
  | 'escape'
  /** A character that may be in a quoted text, or its closing quote. Control characters may not. */
  | 'quoted'
  /** Nothing: the value is complete. */
  | 'end';

/** The first character at which a text stops being JSON. */
export interface JsonMistake {
  /** From 1. Lines end with LF, CR LF or CR. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  readonly expected: JsonExpected;
  /** The character; empty if the text ends too early. */
  readonly found: string;
}

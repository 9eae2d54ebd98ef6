/** Why a part of a suite cannot be taken. */
export type ProblemReason =
  | { readonly code: 'missing' | 'empty' | 'unknown-key' | 'unusable-name' | 'newer-version' }
  | { readonly code: 'wrong-type'; readonly expected: string }
  | { readonly code: 'not-one-of'; readonly allowed: readonly string[] }
  /** `limit`: UTF-16 units of a text, or entries of a list or object. */
  | { readonly code: 'too-long' | 'too-many'; readonly limit: number }
  /** No whole number from 1 to `most`. */
  | { readonly code: 'not-a-count'; readonly most: number }
  /** URL × crawler are more than are answered in one run. */
  | { readonly code: 'too-many-questions'; readonly limit: number }
  | UrlReason
  | CrawlerReason
  | { readonly code: 'not-a-robots-url' }
  /** What is expected for two names that mean the same crawler is not the same. */
  | { readonly code: 'expected-twice'; readonly crawler: string };

/** Why nothing can be asked about what stands in the place of a URL. */
export type UrlReason =
  | { readonly code: 'no-url' }
  /** `suggestion`: the same with `https://` in front, where that makes a URL. */
  | { readonly code: 'no-scheme'; readonly suggestion: string | null }
  | { readonly code: 'unfetched-scheme'; readonly scheme: string }
  | { readonly code: 'not-a-url' };

/** Why nobody can be asked by what stands in the place of a crawler. */
export type CrawlerReason =
  /** A browser's header, or text without a name. */
  | { readonly code: 'no-crawler' }
  /** The catalogue has no such name, but some that are a slip away. */
  | { readonly code: 'misspelt-crawler'; readonly near: readonly string[] };

/** What is wrong with a suite, and where: a path such as `$.urls[3].expected.GPTBot`. */
export interface SuiteProblem {
  readonly path: string;
  readonly reason: ProblemReason;
}

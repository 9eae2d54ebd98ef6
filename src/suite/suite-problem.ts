import type { BaseIssue } from 'valibot';
import { jsonPath } from './json-path';
import { MOST_SUITE_CRAWLERS, MOST_TIMES } from './limits';

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

/** What JSON calls the values of valibot's types; the rest are objects. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'string'],
  ['number', 'number'],
  ['boolean', 'boolean'],
  ['array', 'list'],
]);

/** What the schema found, as a problem. */
export function problemOf(issue: BaseIssue<unknown>): SuiteProblem {
  return { path: jsonPath((issue.path ?? []).map(({ key }) => key)), reason: reasonOf(issue) };
}

function reasonOf(issue: BaseIssue<unknown>): ProblemReason {
  const { type, kind, expected, received } = issue;
  if (kind === 'validation') return reasonOfBound(issue);
  if (expected === 'never') return { code: 'unknown-key' };
  if (received === 'undefined') return { code: 'missing' };
  if (type === 'picklist' || type === 'literal' || type === 'variant')
    return { code: 'not-one-of', allowed: (expected ?? '').replace(/[()"]/g, '').split(' | ') };
  return { code: 'wrong-type', expected: TYPES.get(type) ?? 'object' };
}

function reasonOfBound({ type, input, requirement, message }: BaseIssue<unknown>): ProblemReason {
  if (type === 'non_empty') return { code: 'empty' };
  if (message === 'unusable-name') return { code: 'unusable-name' };
  if (message === 'too-many-names') return { code: 'too-many', limit: MOST_SUITE_CRAWLERS };
  if (message === 'not-a-count') return { code: 'not-a-count', most: MOST_TIMES };
  if (message === 'no-list') return { code: 'wrong-type', expected: 'object' };
  const limit = Number(requirement);
  return { code: typeof input === 'string' ? 'too-long' : 'too-many', limit };
}

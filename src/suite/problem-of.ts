import type { BaseIssue } from 'valibot';
import { jsonPath } from './json-path';
import { MOST_SUITE_CRAWLERS, MOST_TIMES } from './limits';
import type { ProblemReason, SuiteProblem } from './suite-problem';

/** JSON's names for valibot's types; all others are objects. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'string'],
  ['number', 'number'],
  ['boolean', 'boolean'],
  ['array', 'list'],
]);

/** Converts an issue of the schema to a problem. */
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

import type { Dialect } from '../dialects/dialect';
import type { RobotsTxt } from '../parse';
import type { Question } from './question';
import { type Decision, decideByRules } from './rules-verdict';

/** The parts of a dialect that can make two verdicts differ, in the order in which they are applied. */
export const dialectParts = [
  'limits',
  'lines',
  'fields',
  'grouping',
  'agents',
  'paths',
  'precedence',
] as const satisfies readonly (keyof Dialect)[];
export type DialectPartName = (typeof dialectParts)[number];

/**
 * Finds the part of `other` that makes it decide differently from `base`: the first part whose replacement by
 * that of `base` gives the decision of `base`. If no single replacement does, the parts are replaced one
 * after another, and the last one needed is returned. Null if both decide alike.
 *
 * `parse` reads the same file in any dialect and is called at most 16 times. The generator yields before each
 * parse of a mixed dialect, so that other work can run in between.
 */
export function* differenceBetween(
  parse: (dialect: Dialect) => RobotsTxt,
  question: Question,
  base: Dialect,
  other: Dialect,
): Generator<void, DialectPartName | null> {
  const verdict = decideByRules(parse(base), question);
  const isSameVerdict = (dialect: Dialect): boolean =>
    isSame(decideByRules(parse(dialect), question), verdict);
  if (isSameVerdict(other)) return null;
  for (const part of dialectParts) {
    yield;
    if (isSameVerdict({ ...other, [part]: base[part] })) return part;
  }
  let mixed = other;
  for (const part of dialectParts) {
    yield;
    mixed = { ...mixed, [part]: base[part] };
    if (isSameVerdict(mixed)) return part;
  }
  return null;
}

function isSame(a: Decision, b: Decision): boolean {
  return a.outcome === b.outcome && a.line === b.line;
}

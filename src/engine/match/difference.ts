import type { Dialect } from '../dialects/dialect';
import type { RobotsTxt } from '../parse';
import type { Question } from './question';
import { type Decision, decide } from './verdict';

/** The parts of a dialect that can make two verdicts differ, in the order in which a file is read. */
export const dialectParts = [
  'limits',
  'lines',
  'fields',
  'grouping',
  'agents',
  'paths',
  'precedence',
] as const satisfies readonly (keyof Dialect)[];
export type DialectPart = (typeof dialectParts)[number];

/**
 * The part of `other` that makes it decide otherwise than `base`: the first whose exchange for that of `base` gives the decision of `base`; where
 * no single one does, the last that has to be exchanged beside those before it. Null where both decide alike.
 * `parse` reads the same file by any dialect; it is called at most 16 times, for a mixture each time after a yield, so that other work
 * can come between.
 */
export function* differenceBetween(
  parse: (dialect: Dialect) => RobotsTxt,
  question: Question,
  base: Dialect,
  other: Dialect,
): Generator<void, DialectPart | null> {
  const verdict = decide(parse(base), question);
  const isSameVerdict = (dialect: Dialect): boolean => isSame(decide(parse(dialect), question), verdict);
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

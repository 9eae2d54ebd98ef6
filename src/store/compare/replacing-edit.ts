import type { Transaction } from '../../worker';

/** Returns the edit that turns one text into another: it replaces the lines from the first to the last that differ. */
export function replacingEdit(before: string, after: string): Transaction {
  if (before === after) return [];
  const [old, now] = [linesOf(before), linesOf(after)];
  const shared = Math.min(old.length, now.length);
  let first = 0;
  while (first < shared && old[first] === now[first]) first++;
  let last = 0;
  while (last < shared - first && old.at(-1 - last) === now.at(-1 - last)) last++;
  const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, { length }) => sum + length, 0);
  const from = lengthOf(old.slice(0, first));
  const to = from + lengthOf(old.slice(first, old.length - last));
  return [[from, to, now.slice(first, now.length - last).join('')]];
}

/** Splits a text into lines with their line ends. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

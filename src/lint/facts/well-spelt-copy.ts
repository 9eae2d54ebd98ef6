import { asciiLowerCase } from '../../engine/ascii';
import { memoize } from '../../engine/collections';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import type { FieldMistake } from './field-mistake';
import { fieldMistakes } from './field-mistakes';

/**
 * Returns a line with the same directive in its right spelling, or null. For a rule, it is in the same group without a blank line between, so
 * that every crawler finds both there; for a sitemap, it is anywhere.
 */
export function wellSpeltCopy(file: LintFile, { line, meant, value }: FieldMistake): LintLine | null {
  const { copies, runs } = wellSpeltLines(file);
  return copies.get(keyOf(file, runs, line, asciiLowerCase(meant), value)) ?? null;
}

interface WellSpelt {
  /** First line with each directive, by `keyOf`. */
  readonly copies: ReadonlyMap<string, LintLine>;
  /** Number of blank lines above each line. */
  readonly runs: Uint32Array;
}

const wellSpeltLines = memoize((file: LintFile): WellSpelt => {
  const runs = new Uint32Array(file.lines.length);
  const copies = new Map<string, LintLine>();
  const mistakes = fieldMistakes(file);
  let run = 0;
  for (const line of file.lines) {
    const { kind, number } = line;
    if (kind === 'empty') run++;
    runs[number - 1] = run;
    if ((!line.isRule && kind !== 'sitemap') || mistakes.has(number)) continue;
    const key = keyOf(file, runs, line, kind, line.value);
    if (!copies.has(key)) copies.set(key, line);
  }
  return { copies, runs };
});

function keyOf(file: LintFile, runs: Uint32Array, { number }: LintLine, name: string, value: string): string {
  return name === 'sitemap'
    ? `${name} ${value}`
    : `${file.groupAt(number)} ${runs[number - 1]} ${name} ${value}`;
}

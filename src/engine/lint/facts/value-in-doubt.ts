import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { directivesIn } from './directives-in-line';
import { fieldMistakes } from './field-mistakes';
import { hasInvisible } from './invisible-characters';

/**
 * Whether a line has another value than is meant because of what other rules speak about: a missing colon or another sign for it, further
 * directives behind, invisible characters. About such a value there is nothing to say yet.
 */
export function isValueInDoubt(file: LintFile, line: LintLine): boolean {
  const mistake = fieldMistakes(file).get(line.number);
  if (mistake !== undefined && mistake.valueFrom !== line.valueFrom) return true;
  return directivesIn(line) !== null || hasInvisible(line.value);
}

import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { directivesIn } from './directives-in-line';
import { fieldMistakes } from './field-mistakes';
import { hasInvisible } from './invisible-characters';

/**
 * Returns whether a line's value isn't the intended one because of a mistake that other rules report: a missing or wrong colon, further
 * directives, or invisible characters. Such a value can't be judged yet.
 */
export function isValueInDoubt(file: LintFile, line: LintLine): boolean {
  const mistake = fieldMistakes(file).get(line.number);
  if (mistake !== undefined && mistake.valueFrom !== line.valueFrom) return true;
  return directivesIn(line) !== null || hasInvisible(line.value);
}

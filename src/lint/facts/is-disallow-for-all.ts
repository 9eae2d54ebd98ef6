import { crawlerDialects, FieldKind } from '../../engine/dialects';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';

/** Returns whether every crawler dialect reads a line as Disallow. Only Google reads "Disallow-AI-Training" as one. */
export function isDisallowForAll(file: LintFile, { kind, number }: LintLine): boolean {
  // Dialects of crawlers have one row per line.
  return (
    kind === 'disallow' &&
    crawlerDialects.every(({ id }) => file.readBy(id).table.kind(number - 1) === FieldKind.disallow)
  );
}

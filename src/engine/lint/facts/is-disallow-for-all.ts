import { crawlerDialects } from '../../dialects';
import { FieldKind } from '../../dialects/dialect';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';

/** Whether every crawler takes a line for a Disallow. Google alone reads "Disallow-AI-Training" as one. */
export function isDisallowForAll(file: LintFile, { kind, number }: LintLine): boolean {
  // The dialects of crawlers have one row per line.
  return (
    kind === 'disallow' &&
    crawlerDialects.every(({ id }) => file.readBy(id).table.kind(number - 1) === FieldKind.disallow)
  );
}

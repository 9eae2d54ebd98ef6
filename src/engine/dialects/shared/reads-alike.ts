import type { Dialect } from '../dialect';

/** Whether two dialects take every file apart in the same way: the same lines, fields, groups and limits. They may still differ in what they do with the parts. */
export function readsAlike(one: Dialect, other: Dialect): boolean {
  return (
    one.lines === other.lines &&
    one.fields.read === other.fields.read &&
    one.grouping.blankLineEnds === other.grouping.blankLineEnds &&
    one.grouping.needsRule === other.grouping.needsRule &&
    one.limits.fileBytes === other.limits.fileBytes &&
    one.limits.largerFile === other.limits.largerFile &&
    one.limits.lineBytes === other.limits.lineBytes
  );
}

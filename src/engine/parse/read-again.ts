import type { Dialect } from '../dialects/dialect';
import { groupLines } from './group-table';
import { RobotsTxt } from './robots-txt';

/**
 * A file that was parsed, as another dialect reads it, without parsing it again; null where that dialect takes lines apart unlike those whose
 * readings are known. Most dialects differ in what they do with the same lines.
 */
export function readAgain(known: Iterable<RobotsTxt>, dialect: Dialect): RobotsTxt | null {
  for (const robots of known) {
    const again = readAs(robots, dialect);
    if (again !== null) return again;
  }
  return null;
}

function readAs(robots: RobotsTxt, dialect: Dialect): RobotsTxt | null {
  const { dialect: former, table, groupTable, byteSize, byteLimit, limitCut, lineEnd, bom } = robots;
  if (!readLinesAlike(former, dialect) || byteLimit !== former.limits.fileBytes) return null;
  // What a limit cuts off is marked in the lines themselves.
  if (limitCut !== null && former.limits.largerFile !== dialect.limits.largerFile) return null;
  const areGroupsAlike =
    former.grouping.blankLineEnds === dialect.grouping.blankLineEnds &&
    former.grouping.needsRule === dialect.grouping.needsRule;
  return new RobotsTxt(dialect, {
    table,
    groupTable: areGroupsAlike ? groupTable : groupLines(table, robots.linesRead, dialect.grouping),
    byteSize,
    byteLimit,
    limitCut,
    lineEnd,
    bom,
  });
}

/** Whether two dialects find the same lines, fields and limits in every file. */
function readLinesAlike(one: Dialect, other: Dialect): boolean {
  return (
    one.lines === other.lines &&
    one.fields.read === other.fields.read &&
    one.limits.fileBytes === other.limits.fileBytes &&
    one.limits.lineBytes === other.limits.lineBytes
  );
}

import type { Dialect } from '../dialects/dialect';
import { groupLines } from './group-table';
import { RobotsTxt } from './robots-txt';

/**
 * Derives a dialect's reading of a file from known readings, without parsing it again. Null if none of them
 * has the same lines, fields and limits. Most dialects differ only in how they use the same lines.
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
  // After a cut, `largerFile` determines how many lines are read.
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

/** Returns whether two dialects find the same lines, fields and limits in every file. */
function readLinesAlike(one: Dialect, other: Dialect): boolean {
  return (
    one.lines === other.lines &&
    one.fields.read === other.fields.read &&
    one.limits.fileBytes === other.limits.fileBytes &&
    one.limits.lineBytes === other.limits.lineBytes
  );
}

import type { Edit } from '../lint/finding';
import type { RobotsTxt } from '../parse';
import { LineKind, LineSpan } from '../parse/line-table';

/** The edits after which one blank line stands between two groups: above the comments that stand directly over the second one. */
export function blankLineEdits({ table, groupTable }: RobotsTxt): readonly Edit[] {
  const edits: Edit[] = [];
  for (const { firstLine } of groupTable.groups.slice(1)) {
    let row = firstLine;
    while (row > 0 && table.kind(row - 1) === LineKind.comment) row--;
    let blank = row;
    while (blank > 0 && table.kind(blank - 1) === LineKind.empty) blank--;
    const at = table.span(row, LineSpan.from);
    if (blank === row) edits.push([at, at, '\n']);
    // One blank line stays, with the white space in it: some readers take only an empty one for blank.
    else if (row - blank > 1) edits.push([table.span(blank + 1, LineSpan.from), at, '']);
  }
  return edits;
}

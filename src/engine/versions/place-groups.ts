import { crawlerDialects } from '../dialects';
import { parseRobotsTxt } from '../parse';
import { LineKind, LineSpan, type LineTable } from '../parse/line-table';
import type { Group, RobotsTxt } from '../parse/robots-txt';
import type { ReadableFile } from '../readable-file';
import type { TextEdit } from '../text-edits';

/** Most places before a group that are tried. */
const MOST_PLACES = 20;

/** Starts the comment that ends the part of a file that Cloudflare writes. Edits in that part don't last. */
const END_OF_MANAGED = /^#\s*END Cloudflare Managed/i;

/** A file, and the same file after an edit. */
export interface EditableFile extends ReadableFile {
  edited(edits: readonly TextEdit[]): ReadableFile;
}

/**
 * Finds the edit that adds groups to a file where they join no group and no group joins them, in every dialect that
 * crawlers use: at the end, or before a group if names without rules end the file. A blank line separates the groups from
 * what is around them. Null if there is no such place, for example because crawlers don't read all of the larger file.
 * Pauses between readings of the file.
 *
 * @param groups one or more groups with their comments, ending with a line feed.
 */
export function* placeGroups(file: EditableFile, groups: string): Generator<void, TextEdit | null> {
  const google = file.readBy('google');
  const { text } = google;
  for (const at of places(google)) {
    yield;
    if (crawlerDialects.some(({ id }) => isBeyondLimit(file.readBy(id), at))) continue;
    const end = at < text.length ? '\n' : '';
    const edit: TextEdit = [at, at, `${gapBefore(text.slice(0, at))}${groups}${end}`];
    const edited = file.edited([edit]);
    let fits = true;
    for (const { id } of crawlerDialects) {
      yield;
      fits = isApart(file.readBy(id), edited.readBy(id), at, groups);
      if (!fits) break;
    }
    if (fits) return edit;
  }
  return null;
}

/** Returns whether a dialect reads the start of the file, but nothing that is added at an offset. */
function isBeyondLimit({ limitCut, isTooLarge }: RobotsTxt, at: number): boolean {
  return limitCut !== null && !isTooLarge && at >= limitCut.offset;
}

/** Lists offsets in the order of preference: the end of the text, then starts of groups. */
function* places({ text, table, groupTable }: RobotsTxt): Generator<number, void> {
  yield text.length;
  const managed = endOfManaged(table);
  const own = groupTable.groups.filter(({ firstLine }) => firstLine > managed);
  for (const { firstLine } of own.slice(0, MOST_PLACES))
    yield table.span(withComments(table, firstLine, managed), LineSpan.from);
}

/** Returns the index of the last line of the part that Cloudflare writes; -1 without one. */
function endOfManaged(table: LineTable): number {
  for (let line = table.count - 1; line >= 0; line--)
    if (
      table.kinds[line] === LineKind.comment &&
      END_OF_MANAGED.test(table.text.slice(table.span(line, LineSpan.from), table.span(line, LineSpan.to)))
    )
      return line;
  return -1;
}

/** Returns the first of the comments right above a line, unless they are the first lines of the part: these are about all of it. */
function withComments(table: LineTable, line: number, before: number): number {
  let first = line;
  while (first > before + 1 && table.kinds[first - 1] === LineKind.comment) first--;
  return first === before + 1 ? line : first;
}

function gapBefore(text: string): string {
  if (/^\n*$/.test(text) || text.endsWith('\n\n')) return '';
  return text.endsWith('\n') ? '\n' : '\n\n';
}

/** Returns whether a dialect reads the groups of the file and the added ones, each as if the others weren't there. */
function isApart(before: RobotsTxt, after: RobotsTxt, at: number, added: string): boolean {
  if (before.isTooLarge) return true;
  const alone = parseRobotsTxt(added, before.dialect).groups;
  const { table, groupTable } = before;
  const { length } = groupTable.groups.filter(({ firstLine }) => table.span(firstLine, LineSpan.from) < at);
  const expected = [...before.groups.slice(0, length), ...alone, ...before.groups.slice(length)];
  return (
    after.groups.length === expected.length &&
    after.groups.every((group, index) => isSame(group, expected[index] as Group))
  );
}

function isSame(one: Group, other: Group): boolean {
  return (
    one.agents.length === other.agents.length &&
    one.rules.length === other.rules.length &&
    one.agents.every(({ isGlobal, token, shortToken }, index) => {
      const same = other.agents[index];
      return isGlobal === same?.isGlobal && token === same.token && shortToken === same.shortToken;
    }) &&
    one.rules.every(({ type, pattern }, index) => {
      const same = other.rules[index];
      return type === same?.type && pattern === same.pattern;
    })
  );
}

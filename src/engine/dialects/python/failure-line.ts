import type { RobotsTxt } from '../../parse';
import type { LineTable } from '../../parse/line-table';
import { rawByteOf } from '../../source/raw-byte';
import { FieldKind, isRule } from '../dialect';
import { fieldName } from './field';
import { intRaises } from './int-raises';
import { netlocRaises } from './netloc-raises';
import { splitUrl } from './url-parts';
import { readValue } from './value';

/**
 * Returns the 1-based line at which `RobotFileParser.read` raises, or null. It raises at the first byte that
 * isn't UTF-8 (UnicodeDecodeError, before anything is parsed), else at the first value in a group that its
 * parser rejects (ValueError).
 */
export function failureLine(robots: RobotsTxt): number | null {
  return lineOfBadByte(robots.text) ?? lineOfBadValue(robots);
}

function lineOfBadByte(text: string): number | null {
  if (text.isWellFormed()) return null;
  let line = 1;
  for (const character of text) {
    if (character === '\n') line++;
    else if (character.length === 1 && rawByteOf(character.charCodeAt(0)) >= 0) return line;
  }
  return null;
}

function lineOfBadValue({ table, groupTable }: RobotsTxt): number | null {
  for (const { firstLine, lastLine } of groupTable.groups) {
    for (let row = firstLine; row <= lastLine; row++) if (raises(table, row)) return table.number(row);
  }
  return null;
}

function raises(table: LineTable, row: number): boolean {
  const kind = table.kind(row);
  if (isRule(kind)) return netlocRaises(splitUrl(readValue(table.writtenValue(row))).netloc);
  if (kind !== FieldKind.closing) return false;
  const value = readValue(table.writtenValue(row));
  if (fieldName(table.field(row)) === 'crawl-delay') return intRaises([value]);
  const numbers = value.split('/');
  return numbers.length === 2 && intRaises(numbers);
}

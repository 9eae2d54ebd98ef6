import type { RobotsTxt } from '../../parse';
import type { LineTable } from '../../parse/line-table';
import { rawByteOf } from '../../source/raw-byte';
import { FieldKind, isRule } from '../dialect';
import { fieldName } from './field';
import { splitUrl } from './url-parts';
import { readValue } from './value';
import { hasSeparator, strip } from './white-space';

/**
 * Returns the 1-based line at which `RobotFileParser.read` raises, or null. It raises at the first byte that
 * isn't UTF-8 (UnicodeDecodeError, before anything is parsed), else at the first value in a group that its
 * parser rejects (ValueError).
 */
export function failureLine(robots: RobotsTxt): number | null {
  return lineOfBadByte(robots) ?? lineOfBadValue(robots);
}

/** Finds the first byte before the byte limit that isn't UTF-8, such as the beginning of a character that the limit splits. */
function lineOfBadByte({ text: all, limitCut, table }: RobotsTxt): number | null {
  const text = limitCut === null ? all : all.slice(0, limitCut.offset);
  const isSplit = limitCut !== null && table.splitValues.has(limitCut.line);
  return firstBadByte(text) ?? (isSplit ? table.number(limitCut.line) : null);
}

function firstBadByte(text: string): number | null {
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

/**
 * Returns whether `urllib.parse.urlsplit` raises a ValueError for the part after `//`. Its reasons are
 * unbalanced brackets, brackets around anything but an IPv6 address or an address of a future version, and
 * characters that hide a delimiter (IDNA turns `℀` into `a/c`).
 */
function netlocRaises(netloc: string): boolean {
  return bracketsRaise(netloc) || hidesDelimiter(netloc);
}

function bracketsRaise(netloc: string): boolean {
  const opening = netloc.indexOf('[');
  if (opening < 0) return netloc.includes(']');
  if (!netloc.includes(']')) return true;
  const host = netloc.slice(opening + 1).split(']', 1)[0] as string;
  return !/^v[\dA-Fa-f]+\..+$/s.test(host) && !isIpv6(host);
}

/** Implements `_checknetloc`. */
function hidesDelimiter(netloc: string): boolean {
  // Marks never hide a delimiter, and sorting a long run of them takes quadratic time.
  const visible = netloc.replace(/[@:#?]|\p{M}/gu, '');
  return /[/?#@:]/.test(visible.normalize('NFKC'));
}

const HEXTETS = 8;

/**
 * Returns whether `ipaddress.ip_address` accepts a host in brackets as an IPv6 address, with or without a
 * scope (`%eth0`).
 */
function isIpv6(host: string): boolean {
  const [address = '', scope, more] = host.split('%');
  if (scope === '' || more !== undefined) return false;
  const halves = withoutIpv4(address).split('::');
  const hextets = halves.flatMap((half) => (half === '' && halves.length === 2 ? [] : half.split(':')));
  const isComplete = halves.length === 1 ? hextets.length === HEXTETS : hextets.length < HEXTETS;
  return halves.length <= 2 && isComplete && hextets.every((hextet) => /^[\dA-Fa-f]{1,4}$/.test(hextet));
}

/** Replaces an IPv4 address at the end with two hextets. */
function withoutIpv4(address: string): string {
  const tail = address.lastIndexOf(':') + 1;
  return isIpv4(address.slice(tail)) ? `${address.slice(0, tail)}0:0` : address;
}

function isIpv4(text: string): boolean {
  const octets = text.split('.');
  return (
    octets.length === 4 && octets.every((octet) => /^(?:0|[1-9]\d{0,2})$/.test(octet) && Number(octet) < 256)
  );
}

/**
 * Matches digits as `str.isdigit` does. `int` rejects some of them, such as superscripts and circled digits
 * (Numeric_Type=Digit).
 */
const DIGITS =
  /^[\p{Nd}\u00b2\u00b3\u00b9\u1369-\u1371\u19da\u2070\u2074-\u2079\u2080-\u2089\u2460-\u2468\u2474-\u247c\u2488-\u2490\u24ea\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792\u{10a40}-\u{10a43}\u{10e60}-\u{10e68}\u{11052}-\u{1105a}\u{1f100}-\u{1f10a}]+$/u;

/** `int` raises for longer numbers (`sys.set_int_max_str_digits`). */
const DECIMAL = /^\p{Nd}{1,4300}$/u;

/**
 * Returns whether robotparser raises a ValueError for the numbers of a crawl-delay or request-rate. It
 * accepts them if each satisfies `.strip().isdigit()`, but `int` rejects some of those.
 */
function intRaises(numbers: readonly string[]): boolean {
  return numbers.every((number) => DIGITS.test(strip(number))) && !numbers.every(isInt);
}

/** Returns whether `int` accepts digits surrounded by white space. */
function isInt(number: string): boolean {
  return DECIMAL.test(strip(number)) && !hasSeparator(number);
}

import { readTypedUrl } from '../address';
import { looksBinary, looksLikeHtml } from '../source/appearance';
import { dataFormatOf } from '../source/data-format';
import { readLogLine } from './log-line';
import { hasRobotsLines } from './robots-lines';

/** The kind of a text that is pasted, dropped, opened or imported. Every way of bringing a text reads it as the same kind. */
export type TextKind =
  /** A robots.txt, even if it has only comments. */
  | { readonly kind: 'robots' }
  /** One address, host or path. */
  | { readonly kind: 'address'; readonly address: string }
  /** Several URLs: one per line or in a table, a sitemap or an index of sitemaps, an access log, or a HAR file. */
  | { readonly kind: 'list'; readonly format: 'lines' | 'sitemap' | 'log' | 'har' }
  /** A server's answer, as `curl -i` and `curl -I` print it: status, headers, and its body if there is one. */
  | { readonly kind: 'answer' }
  /** A `.robots-test.json`. */
  | { readonly kind: 'test-file' }
  | { readonly kind: 'web-page' }
  /** JSON, XML, a style sheet or a program. */
  | { readonly kind: 'code' }
  /** No text, such as a picture. */
  | { readonly kind: 'binary' }
  | { readonly kind: 'empty' }
  /** None of these. */
  | { readonly kind: 'words' };

/** UTF-16 units, or bytes of a file, that are read. Only long comments can push the first line of a robots.txt further down. */
export const LONGEST_START = 262_144;
/** Number of lines, and of units per line, that decide whether a text is a list. */
const LINES = 200;
const UNITS_PER_LINE = 8_192;
/** Units that hold these lines. */
const SAMPLE = 131_072;
/** Number of cells of a line that are looked at. */
const CELLS = 20;
/** Share of the lines that have to hold an address or a path. */
const MOST_LINES = 0.8;
/** Number of lines that decide whether a text is a log. */
const LOG_LINES = 20;
/** Units in which the beginning of a format is searched. */
const HEAD = 1_024;

/** Matches the format of a test file, which no robots.txt begins with. The schema's name may precede it. */
const TEST_FILE = /^\{(\s*"\$schema"\s*:\s*"[^"\\]*"\s*,)?\s*"format"\s*:\s*"robots-test"/;
const SITEMAP = /<(?:[a-z]{1,20}:)?(?:urlset|sitemapindex)[\s/>]/i;
const HAR = /^\{\s*"log"\s*:/;
/** Matches the end of a line of a style sheet or a program. */
const CODE_LINE = /[;{}]$/;
/** Matches the status line of a server's answer, as in `HTTP/2 200` and `HTTP/1.1 404 Not Found`: its status and reason. */
export const STATUS_LINE = /^HTTP\/\d(?:\.\d)? ([1-9]\d\d)(?: (.*))?$/;
/** Maximum number of lines above a status line: a banner, a prompt, an error with its explanation. */
export const MOST_LINES_ABOVE = 30;
/** Colours (CSI) and hyperlinks (OSC 8), which curl puts into headers on a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for them
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
/** Maximum length of a line, in UTF-16 units. */
const LONGEST_LINE = 16_384;
/** Maximum number of lines of headers. */
const MOST_HEADERS = 100;
/** Headers that nearly every answer has, and fields that only a robots.txt has. */
const HEADER = /^(?:cache-control|connection|content-(?:length|type)|date|etag|last-modified|server|vary):/i;
const RULE = /^(?:user[- _]?agent|disallow|sitemap)[ \t]*:/i;
const SCHEME = /^(?:https?|ftp):\/\/[^\s/]/i;
/** A host with a dot and a name at its end, so that `e.g.` and `1.5` are none. */
const HOST = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.\p{L}{2,63}(?::\d{1,5})?(?:[/?#]|$)/u;
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}(?:[:/?#]|$)/;
const SEPARATORS = /[,;\t|]/;

/**
 * Says what a text is. What can't be mistaken comes first: a server's answer also holds the lines of a robots.txt, and so
 * may a web page. An address is a single line; a list has lines of which most hold an address or a path. Reads at most
 * `LONGEST_START` units.
 */
export function kindOfText(text: string): TextKind {
  const start = text.slice(0, LONGEST_START).replace(/^\uFEFF/, '');
  const head = start.trimStart().slice(0, HEAD);
  if (head === '') return { kind: text.length > LONGEST_START ? 'words' : 'empty' };
  if (TEST_FILE.test(head)) return { kind: 'test-file' };
  const above = aboveStatusLine(start);
  if (above !== null && !hasRobotsLines(above)) return { kind: 'answer' };
  if (isWebPage(head)) return { kind: 'web-page' };
  if (areHeaders(start)) return { kind: 'answer' };
  if (hasRobotsLines(start)) return { kind: 'robots' };
  if (head.startsWith('<') && SITEMAP.test(start)) return { kind: 'list', format: 'sitemap' };
  if (HAR.test(head)) return { kind: 'list', format: 'har' };
  if (dataFormatOf(head) !== null) return { kind: 'code' };
  if (head.startsWith('<')) return { kind: head.startsWith('<?') ? 'code' : 'web-page' };
  const lines = linesOf(start);
  if (lines.every(isComment)) return { kind: 'robots' };
  if (isLog(lines)) return { kind: 'list', format: 'log' };
  if (looksBinary(head)) return { kind: 'binary' };
  const [only = ''] = lines;
  if (lines.length === 1 && isAddress(only)) return { kind: 'address', address: only };
  if (lines.length > 1 && isList(lines)) return { kind: 'list', format: 'lines' };
  return { kind: isCode(lines) ? 'code' : 'words' };
}

/** Returns the text above the first status line; null if none is near the start. */
function aboveStatusLine(text: string): string | null {
  let at = 0;
  for (let count = 0; count < MOST_LINES_ABOVE && at < text.length; count++) {
    const { line, next } = lineAt(text, at);
    if (STATUS_LINE.test(line)) return text.slice(0, at);
    at = next;
  }
  return null;
}

/** Returns whether a text has only headers of a server's answer, whose `Allow` isn't a rule. */
function areHeaders(start: string): boolean {
  const lines = linesOf(start);
  const isHeader = (line: string): boolean => /^[a-z][\w-]{0,80}:/i.test(line);
  return (
    lines.length <= MOST_HEADERS &&
    lines.every(isHeader) &&
    lines.some((line) => HEADER.test(line)) &&
    !lines.some((line) => RULE.test(line))
  );
}

/** Returns whether a text begins like HTML, or like XHTML after an XML declaration. */
function isWebPage(head: string): boolean {
  return looksLikeHtml(head.replace(/^<\?xml[^<>]*>/i, ''));
}

/**
 * Returns the lines that aren't blank, trimmed: at least one, and of a long text at most those of the sample. Without a cut line
 * at the end, unless it's the only one.
 */
function linesOf(start: string): readonly string[] {
  const isCut = start.length > SAMPLE;
  const all = start.slice(0, SAMPLE).split(/[\r\n]+/);
  const whole = isCut && all.length > 1 ? all.slice(0, -1) : all;
  const lines = whole.map((line) => line.trim()).filter((line) => line !== '');
  // The sample is blank.
  return lines.length > 0 ? lines : [start.trim().slice(0, UNITS_PER_LINE)];
}

function isComment(line: string): boolean {
  return line.startsWith('#');
}

/** Returns whether at least half of the first lines are requests in an access log. */
function isLog(lines: readonly string[]): boolean {
  const counted = lines.filter((line) => !isComment(line)).slice(0, LOG_LINES);
  return counted.filter((line) => readLogLine(line) !== null).length * 2 >= counted.length;
}

function isAddress(line: string): boolean {
  if (line.length > UNITS_PER_LINE || /[\s\p{Cc}]/u.test(line)) return false;
  return (isPlace(line) || IP_ADDRESS.test(line)) && readTypedUrl(line).kind === 'url';
}

/** Returns whether most lines hold an address or a path in one of their cells. The first line may name the columns. */
function isList(lines: readonly string[]): boolean {
  const counted = lines.filter((line) => !isComment(line)).slice(0, LINES);
  const [first = '', ...others] = counted;
  const rows = hasPlace(first) || others.length === 0 ? counted : others;
  return rows.length > 0 && rows.filter(hasPlace).length >= rows.length * MOST_LINES;
}

function hasPlace(line: string): boolean {
  return line.slice(0, UNITS_PER_LINE).split(SEPARATORS, CELLS).some(isPlace);
}

/** Returns whether a cell is an address, a host or a path. */
function isPlace(cell: string): boolean {
  const text = cell.trim().replace(/^"([^"]*)"$/, '$1');
  if (text === '' || /\s/.test(text)) return false;
  return text.startsWith('/') || SCHEME.test(text) || HOST.test(text);
}

/** Returns whether at least half of the first lines end like those of a style sheet or a program. */
function isCode(lines: readonly string[]): boolean {
  const counted = lines.slice(0, LINES);
  return counted.filter((line) => CODE_LINE.test(line)).length * 2 >= counted.length;
}

/** Returns the line at an offset, without terminal colours and trailing whitespace, and the offset of the next line. */
export function lineAt(text: string, at: number): { readonly line: string; readonly next: number } {
  const end = text.indexOf('\n', at);
  const next = end < 0 ? text.length : end + 1;
  const line = text.slice(at, Math.min(next, at + LONGEST_LINE));
  return { line: line.replace(ESCAPES, '').trimEnd(), next };
}

/** Returns a list in which hosts at the start of a line have a scheme, as in the URL field. */
export function listWithSchemes(text: string): string {
  return text.replace(/^[^\s,;|]+/gm, (start) => (HOST.test(start) ? `https://${start}` : start));
}

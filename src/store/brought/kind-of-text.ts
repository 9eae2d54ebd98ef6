import { readTypedUrl } from '../../engine/address';

/** The kind of a pasted, dropped or typed text. */
export type TextKind =
  /** A robots.txt, which becomes the tested file. */
  | { readonly kind: 'robots' }
  /** One address, host or path, which becomes the tested URL. */
  | { readonly kind: 'address'; readonly address: string }
  /** A list, a table or a sitemap, whose URLs are added to the list. */
  | { readonly kind: 'list' }
  /** None of these. Nothing may change without a question. */
  | { readonly kind: 'other' };

/** UTF-16 units, or bytes of a file, that are searched for a line of a robots.txt. Only long comments can push the first one further down. */
export const SEARCHED = 262_144;
/** Number of lines, and of units per line, that decide whether a text is a list. */
const LINES = 200;
const UNITS_PER_LINE = 8_192;
/** Units that hold these lines; the rest isn't read. */
const SAMPLE = 131_072;
/** Number of cells of a line that are looked at. */
const CELLS = 20;
/** Share of the lines that have to hold an address or a path. */
const MOST_LINES = 0.8;
/** Units in which the start tag of a sitemap is searched. */
const XML_START = 4_096;

/**
 * Matches a line that only a robots.txt has. Blanks are bounded, so that matching stays linear.
 */
const ROBOTS_LINE = /^[ \t]{0,80}(?:user[- _]?agent|disallow|allow|sitemap)[ \t]{0,80}:/im;
const SITEMAP = /<(?:[a-z]{1,20}:)?(?:urlset|sitemapindex)[\s>]/i;
/** Control characters that no text has: NUL and others, but not tab and line ends. */
const BINARY = /(?![\t-\r])\p{Cc}/u;
const SCHEME = /^(?:https?|ftp):\/\/[^\s/]/i;
/** A host with a dot and a name at its end, so that `e.g.` and `1.5` are none. */
const HOST = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.\p{L}{2,63}(?::\d{1,5})?(?:[/?#]|$)/u;
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}(?:[:/?#]|$)/;
const SEPARATORS = /[,;\t|]/;

/**
 * Says what a text is, in this order: a robots.txt if a line has one of its fields; an address if it's a single one; a
 * list if it has two or more lines and most of them hold an address or a path, or if it's a sitemap. Reads a bounded part
 * of the text.
 */
export function kindOfText(text: string): TextKind {
  const start = text.slice(0, SEARCHED).replace(/^\uFEFF/, '');
  if (ROBOTS_LINE.test(start)) return { kind: 'robots' };
  if (/^\s{0,80}</.test(start)) return { kind: SITEMAP.test(start.slice(0, XML_START)) ? 'list' : 'other' };
  if (BINARY.test(start.slice(0, SAMPLE))) return { kind: 'other' };
  const lines = firstLines(start);
  const [only] = lines;
  if (only === undefined) return { kind: 'other' };
  if (lines.length === 1) return isAddress(only) ? { kind: 'address', address: only } : { kind: 'other' };
  return isList(lines) ? { kind: 'list' } : { kind: 'other' };
}

/** Returns the first lines that aren't blank, trimmed. Without a cut line at the end, unless it's the only one. */
function firstLines(text: string): readonly string[] {
  const sample = text.slice(0, SAMPLE);
  const end = Math.max(sample.lastIndexOf('\n'), sample.lastIndexOf('\r'));
  const whole = text.length > SAMPLE && end > 0 ? sample.slice(0, end) : sample;
  return whole
    .split(/[\r\n]+/, LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function isAddress(line: string): boolean {
  if (line.length > UNITS_PER_LINE || /\s/.test(line)) return false;
  return (isPlace(line) || IP_ADDRESS.test(line)) && readTypedUrl(line).kind === 'url';
}

/** Returns whether most lines hold an address or a path in one of their cells. The first line may name the columns. */
function isList(lines: readonly string[]): boolean {
  const counted = lines.filter((line) => !line.startsWith('#'));
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

/** Returns a list in which hosts at the start of a line have a scheme, as in the URL field. */
export function listWithSchemes(text: string): string {
  return text.replace(/^[^\s,;|]+/gm, (start) => (HOST.test(start) ? `https://${start}` : start));
}

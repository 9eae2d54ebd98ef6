import Papa from 'papaparse';
import { firstBytes } from './first-bytes';
import { guessColumns } from './guess-columns';
import type { ImportFormat, ImportPlan } from './import-plan';
import { readLogLine } from './log-line';
import { withShortSpace } from './short-space';
import { TextPieces } from './text-pieces';
import { Utf8Bytes } from './utf8-bytes';

/** Rows of a table that are examined and shown. */
const SAMPLE_ROWS = 20;
/** Maximum number of columns shown and offered. */
const SAMPLE_COLUMNS = 2_000;
/** Maximum UTF-16 units shown of a cell. */
const LONGEST_CELL = 200;
/** Lines examined to recognise a log. */
const LOG_LINES = 20;
const SEPARATORS = [',', '\t', ';', '|'];
/** Matches the first line that Excel and other programs use to declare the separator. */
const SEPARATOR_LINE = /^sep=([,\t;|])\r?\n/i;
const LF = 0x0a;

/** The detected format of a source. */
export interface Sniffed {
  /** Instructions for reading the source; null if it isn't text, such as an image or an archive. */
  readonly plan: ImportPlan | null;
  /**
   * The first rows, including column names, if the source looks like a table; otherwise null. Used for
   * choosing columns.
   */
  readonly sample: readonly (readonly string[])[] | null;
}

/**
 * Detects how to read a source from its first bytes (about 64 KB are enough) and its name, which may be
 * empty. Compressed bytes are unpacked first. The result is a guess. Text in none of the other formats is
 * treated as a list of URLs.
 */
export async function sniff(
  start: Uint8Array,
  name: string,
  nextTurn: () => Promise<void>,
): Promise<Sniffed> {
  const { packed, bytes } = await firstBytes(start, nextTurn);
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-8' && isBinary(bytes)) return { plan: null, sample: null };
  const utf8 = new Utf8Bytes({ encoding, lineEnd: 'lf' });
  const pieces = new TextPieces(LF);
  const text = pieces.next(utf8.next(bytes)) + pieces.rest();
  const hasLf = text.includes('\n');
  const lineEnd = !hasLf && text.includes('\r') ? 'cr' : 'lf';
  const lines = lineEnd === 'cr' ? text.replaceAll('\r', '\n') : text;
  const { format, sample } = formatOf(lines, name.toLowerCase().replace(/\.gz$/, ''));
  return { plan: { packed, encoding, lineEnd, format }, sample };
}

function encodingOf(bytes: Uint8Array): ImportPlan['encoding'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const nuls = [0, 0];
  const head = bytes.subarray(0, 1024);
  head.forEach((byte, at) => {
    if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nuls;
  // Latin text in UTF-16 has a NUL in nearly every second byte, always at even or always at odd offsets.
  if (Math.max(even, odd) <= head.length * 0.4 || Math.min(even, odd) > head.length * 0.05) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Returns true if the first bytes contain more control characters than text does. The limit allows for logs,
 * whose requests may contain some.
 */
function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 1024);
  const controls = head.filter((byte) => byte < 0x09 || (byte >= 0x0e && byte < 0x20 && byte !== 0x1b));
  return controls.length > head.length * 0.02;
}

function formatOf(text: string, name: string): { format: ImportFormat; sample: Sniffed['sample'] } {
  const start = text.trimStart();
  if (start.startsWith('<')) return { format: { kind: 'sitemap' }, sample: null };
  if (start.startsWith('{')) return { format: { kind: 'har' }, sample: null };
  if (isLog(start)) return { format: { kind: 'log' }, sample: null };
  return tableOf(text, name) ?? { format: { kind: 'text' }, sample: null };
}

function isLog(text: string): boolean {
  const lines = text
    .split('\n', LOG_LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const requests = lines.filter((line) => readLogLine(line) !== null).length;
  return requests > 0 && requests * 2 >= lines.length;
}

/**
 * Returns a table if the name says so or if the first rows can't be anything else. Commas alone prove
 * nothing, as URLs contain them too.
 */
function tableOf(text: string, name: string): ReturnType<typeof formatOf> | null {
  const [line = '', declared] = SEPARATOR_LINE.exec(text) ?? [];
  const isNamed = declared !== undefined || /\.(?:csv|tsv|tab)$/.test(name);
  const { data, meta } = Papa.parse<string[]>(withShortSpace(text.slice(line.length), true), {
    preview: SAMPLE_ROWS,
    ...(declared !== undefined && { delimiter: declared }),
    delimitersToGuess: SEPARATORS,
    skipEmptyLines: true,
    newline: '\n',
  });
  const sample = data.map((row) =>
    row.slice(0, SAMPLE_COLUMNS).map((cell) => cell.slice(0, LONGEST_CELL).trim()),
  );
  const { hasHeader, columns, hasNames, hasUrls } = guessColumns(sample);
  const isWide = sample.some((row) => row.length > 1);
  const separator = declared ?? (isWide ? meta.delimiter : ',');
  const isTable =
    isNamed || (isWide && hasUrls && (separator === '\t' || hasNames || columns.expected !== null));
  if (!isTable) return null;
  return { format: { kind: 'table', separator, hasHeader, columns }, sample };
}

import Papa from 'papaparse';
import type { TextKind } from '../../engine/text-kind';
import { guessColumns } from './guess-columns';
import type { ImportFormat, ImportPlan } from './import-plan';
import { readStart } from './read-start';
import { withShortSpace } from './short-space';

/** Rows of a table that are examined and shown. */
const SAMPLE_ROWS = 20;
/** Maximum number of columns shown and offered. */
const SAMPLE_COLUMNS = 2_000;
/** Maximum UTF-16 units shown of a cell. */
const LONGEST_CELL = 200;
const SEPARATORS = [',', '\t', ';', '|'];
/** Matches the first line that Excel and other programs use to declare the separator. */
const SEPARATOR_LINE = /^sep=([,\t;|])\r?\n/i;

/** The detected format of a source. */
export interface Sniffed {
  /** Kind of the source, however it was brought. */
  readonly kind: TextKind['kind'];
  /** Instructions for reading the source; null if it holds no URLs, such as a web page or an image. */
  readonly plan: ImportPlan | null;
  /**
   * The first rows, including column names, if the source looks like a table; otherwise null. Used for
   * choosing columns.
   */
  readonly sample: readonly (readonly string[])[] | null;
}

/**
 * Detects how to read a source from its first bytes (`SNIFFED_BYTES` are enough) and its name, which may be
 * empty. Compressed bytes are unpacked first. Text of no known kind is treated as a list of URLs.
 */
export async function sniff(
  start: Uint8Array,
  name: string,
  nextTurn: () => Promise<void>,
): Promise<Sniffed> {
  const { packed, encoding, text, kind } = await readStart(start, nextTurn);
  const lineEnd = !text.includes('\n') && text.includes('\r') ? 'cr' : 'lf';
  const lines = lineEnd === 'cr' ? text.replaceAll('\r', '\n') : text;
  const read = formatOf(kind, lines, name.toLowerCase().replace(/\.gz$/, ''));
  if (read === null) return { kind: kind.kind, plan: null, sample: null };
  const { format, sample } = read;
  return { kind: kind.kind, plan: { packed, encoding, lineEnd, format }, sample };
}

/** Returns how to read a source of this kind; null if it holds no URLs. */
function formatOf(
  kind: TextKind,
  text: string,
  name: string,
): { format: ImportFormat; sample: Sniffed['sample'] } | null {
  switch (kind.kind) {
    case 'answer':
    case 'binary':
    case 'code':
    case 'test-file':
    case 'web-page':
      return null;
    default: {
      const format = kind.kind === 'list' ? kind.format : 'lines';
      if (format !== 'lines') return { format: { kind: format }, sample: null };
      return tableOf(text, name) ?? { format: { kind: 'text' }, sample: null };
    }
  }
}

/**
 * Returns a table if the name says so or if the first rows can't be anything else. Commas alone prove
 * nothing, as URLs contain them too.
 */
function tableOf(text: string, name: string): ReturnType<typeof formatOf> {
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

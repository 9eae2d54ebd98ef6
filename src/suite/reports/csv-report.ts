import type { SuiteCell, SuiteResult } from '../suite-result';

const COLUMNS = [
  'url',
  'crawler',
  'outcome',
  'line',
  'rule',
  'expected',
  'status',
] as const satisfies readonly (keyof SuiteCell)[];

/**
 * The results as comma-separated values (RFC 4180) with a header, one row per URL and crawler; `line` is empty where no line decides. No cell is
 * taken for a formula: see `inert`.
 */
export function* csvReport({ cells }: SuiteResult): Generator<string> {
  yield row(COLUMNS);
  for (const cell of cells) {
    const { url, crawler, outcome, line, rule, expected, status } = cell;
    yield row([url, crawler, outcome, line === 0 ? '' : String(line), rule ?? '', expected ?? '', status]);
  }
}

function row(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(inert(cell))).join(',')}\r\n`;
}

/**
 * A text that no spreadsheet takes for a formula: what begins with a sign that could begin one (OWASP, CSV Injection; also in full width) gets an
 * apostrophe in front, and so does what begins with an apostrophe itself, so that whoever takes one away has the text as it was.
 */
function inert(text: string): string {
  return /^['=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

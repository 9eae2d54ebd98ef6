/** Cells as a line of comma-separated values (RFC 4180), with its line end. No cell is taken for a formula: see `inert`. */
export function csvRow(cells: readonly string[]): string {
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

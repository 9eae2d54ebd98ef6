/**
 * Writes cells as a line of comma-separated values (RFC 4180), with its line end. No cell can be run as a
 * formula: see `inert`.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(inert(cell))).join(',')}\r\n`;
}

/**
 * Prevents spreadsheets from treating a text as a formula. Text that begins with a character that could start
 * one (OWASP, CSV Injection; also in full width) gets a leading apostrophe. So does text that begins with an
 * apostrophe, so that removing one apostrophe restores the text.
 */
function inert(text: string): string {
  return /^['=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

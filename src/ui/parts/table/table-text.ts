/** A table as it is copied: heads, and rows with a cell for every head. */
export interface PlainTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The table in Markdown, as GitHub and most others read it. */
export function markdownTable({ heads, rows }: PlainTable): string {
  const lines = [
    heads.map(markdownText),
    heads.map(() => '---'),
    ...rows.map((row) => row.map(markdownText)),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** A text that Markdown shows as it stands, in one line: every character that could mean something is escaped. */
export function markdownText(text: string): string {
  return text.replace(/\r\n|[\r\n]/g, ' ').replace(/[\\`*_[\]<>|~&$]/g, '\\$&');
}

/** The table as comma-separated values (RFC 4180). */
export function csvTable({ heads, rows }: PlainTable): string {
  return [heads, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** A cell that no spreadsheet takes for a formula: what could begin one is set behind an apostrophe. */
function csvCell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

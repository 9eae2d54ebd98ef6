/** A table to copy: heads, and rows with a cell for each head. */
export interface PlainTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Formats a table in Markdown for GitHub and most other renderers. */
export function markdownTable({ heads, rows }: PlainTable): string {
  const lines = [
    heads.map(markdownText),
    heads.map(() => '---'),
    ...rows.map((row) => row.map(markdownText)),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** Formats a text in one line that Markdown shows unchanged, by escaping all special characters. */
export function markdownText(text: string): string {
  return text.replace(/\r\n|[\r\n]/g, ' ').replace(/[\\`*_[\]<>|~&$]/g, '\\$&');
}

/** Formats a table as comma-separated values (RFC 4180). */
export function csvTable({ heads, rows }: PlainTable): string {
  return [heads, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * Formats a cell. An apostrophe before text that could start a formula prevents spreadsheets from running it.
 */
function csvCell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

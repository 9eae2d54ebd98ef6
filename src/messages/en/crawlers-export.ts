/** Heads and fixed cells of the table that Copy table puts on the clipboard. */
export const crawlersExport = {
  columns: [
    'Crawler',
    'Product token',
    'Operator',
    'Purpose',
    'Outcome',
    'Line',
    'Rule',
    'Why',
    'How it reads robots.txt',
  ],
  /** Head of the first column in CSV: the tested URL. */
  url: 'URL',
  /** Before the tested URL, above a Markdown table. */
  about: 'URL:',
  documented: 'documented',
  assumed: 'not documented, RFC 9309 applied',
} as const;
